"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const byId = new Map(data.questions.map((q) => [q.id, q]));
const at = (id) => document.getElementById(id);
const PAGE = 40;

// Words. What the book has in English only is marked as English.
function say(phrase, fills = {}) {
  return data.words[phrase].replace(/\{(\w+)\}/g, (_, name) => fills[name]);
}
const own = (text) => data.told[text];
const known = (word) => data.words[word] ?? own(word) ?? word;
const spaced = (name) => name.replaceAll("_", " ");
const readable = (name) => own(spaced(name)) ?? spaced(name);
const titled = (name) => readable(name).replace(/^./, (c) => c.toUpperCase());
const PLAIN = { unit: "", mood: "leave" };
function told(value, { unit, mood } = PLAIN) {
  if (value === null) return known("open");
  if (typeof value === "boolean") return value ? say("yes") : say("no");
  if (value in data.norms[mood]) return data.norms[mood][value];
  return typeof value === "number" && unit ? `${value} ${data.units[unit][value === 1 ? 0 : 1]}` : known(String(value));
}
const isEnglish = (value) => typeof value === "string" && !(value in data.words) && !own(value);

function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== false) made.setAttribute(name, value);
  made.append(...children.filter((c) => c !== null));
  return made;
}
const english = (tag, text, attributes = {}) =>
  make(tag, data.language === "en" || own(text) ? attributes : { ...attributes, lang: "en" }, own(text) ?? text);
const spoken = (tag, value, asked = PLAIN, attributes = {}) =>
  (isEnglish(value) ? english : (t, s, a) => make(t, a, s))(tag, told(value, asked), attributes);

// Answers. A case is a list of places in the domains of the parameters; null stands for what is not known.
function cellOf(question, places) {
  return question.params.reduce((cell, [, values], n) => cell * values.length + places[n], 0);
}
function fitting(question, picks) {
  let found = [[]];
  question.params.forEach(([, values], n) => {
    const places = picks[n] === null ? [...values.keys()] : [picks[n]];
    found = found.flatMap((start) => places.map((place) => [...start, place]));
  });
  return found;
}
function subsets(items, size) {
  if (size === 0) return [[]];
  return items.flatMap((item, n) => subsets(items.slice(n + 1), size - 1).map((rest) => [item, ...rest]));
}
const decisive = (params, cases) => {
  const seen = new Map();
  return cases.every(({ places, key }) => {
    const facts = params.map((n) => places[n]).join();
    if (!seen.has(facts)) seen.set(facts, key);
    return seen.get(facts) === key;
  });
};
function missing(question, picks, cases) {
  const free = picks.flatMap((pick, n) => (pick === null ? [n] : []));
  for (let size = 1; size < free.length; size += 1) {
    const found = subsets(free, size).find((params) => decisive(params, cases));
    if (found) return found;
  }
  return free;
}
const all = (same, place) => [...new Set(same.flatMap(({ answer }) => answer[place]))];
function grouped(same) {
  // Of answers that come to the same, that is shown which says least: leave before duty.
  const least = same.find(({ answer }) => answer[0] === "may" && answer[1] === "yes") ?? same[0];
  const [value, verdict] = least.answer;
  return { value, verdict, sure: all(same, 2), rules: all(same, 3), against: all(same, 4), why: all(same, 5), cases: same.map((c) => c.places) };
}
function evaluate(question, picks) {
  const cells = fitting(question, picks);
  return question.tables.map((table) => {
    if (!table) return { state: "absent" };
    const cases = cells
      .map((places) => ({ places, cell: table.cells[cellOf(question, places)] }))
      .filter(({ cell }) => cell >= 0)
      .map(({ places, cell }) => ({ places, answer: table.answers[cell] }))
      .map((found) => ({ ...found, key: found.answer[6] }));
    if (!cases.length) return { state: "impossible" };
    const groups = [...new Set(cases.map((c) => c.key))].map((key) => grouped(cases.filter((c) => c.key === key)));
    if (groups.length === 1) return { state: "answer", ...groups[0] };
    return { state: "depends", on: missing(question, picks, cases), groups };
  });
}
/** Give what the desk answers, by plain values: for programs and tests. */
function answers(id, facts = {}) {
  const question = byId.get(id);
  const picks = question.params.map(([name, values]) => (name in facts ? values.indexOf(facts[name]) : null));
  return evaluate(question, picks).map((found, n) => ({
    edition: data.editions[n],
    state: found.state,
    value: found.value,
    verdict: found.verdict,
    sure: found.sure,
    why: found.why,
    against: found.against?.map((o) => data.objections[o].id),
    rules: found.rules?.map((r) => data.rules[r].id),
    on: found.on?.map((p) => question.params[p][0]),
    groups: found.groups?.map((g) => ({ value: g.value, cases: g.cases.length })),
  }));
}
window.desk = { answers };

// Search. Accents, endings and the language of the word are forgiven.
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const stem = (word) => (word.length > 4 ? word.replace(/(?:[aeo]s|[aeos])$/, "") : word);
const names = data.synonyms.map((same) => same.map((name) => wordsOf(name).map(stem).join(" ")));
const shelf = data.questions.map((question) => ({
  question,
  length: wordsOf(question.asks).length,
  head: ` ${wordsOf(`${question.id} ${question.asks} ${own(question.asks) ?? ""}`).join(" ")}`,
  body: ` ${wordsOf(question.rules.map((r) => `${data.rules[r].id} ${data.rules[r].says}`).join(" ")).join(" ")}`,
}));
function weight(entry, start, full) {
  if (entry.head.includes(` ${start}`)) return full;
  return entry.body.includes(` ${start}`) ? full * 0.6 : 0;
}
function search(text, topic) {
  const wanted = wordsOf(text).map((word) => {
    const start = stem(word);
    const same = names.filter((n) => n.some((name) => name === start || stem(name) === start));
    return { start, others: [...new Set(same.flat())].filter((o) => o.length > 2) };
  });
  const exact = plain(text.trim()).replaceAll(" ", "_");
  const scored = shelf
    .filter(({ question }) => !topic || question.topic === topic)
    .map((entry, order) => {
      const weights = wanted.map(({ start, others }) =>
        Math.max(weight(entry, start, 1), ...others.map((o) => weight(entry, o, 0.7))));
      // Of questions that have the words, that is meant more likely which has little besides them.
      const score = weights.reduce((a, b) => a + b, 0.1) * entry.question.weight * (1 + 1 / entry.length) + (entry.question.id === exact ? 9 : 0);
      return { question: entry.question, order, score, has: weights.filter(Boolean).length };
    });
  const most = Math.max(0, ...scored.map((s) => s.has));
  const found = scored.filter((s) => s.has === most && (most > 0 || !wanted.length));
  if (wanted.length || !topic) found.sort((a, b) => b.score - a.score || a.order - b.order);
  return { found: found.map((s) => s.question), whole: most === wanted.length };
}

// State: everything is in the address.
let state = { q: "", find: "", topic: "", facts: {} };
let limit = PAGE;
function read() {
  const given = new URLSearchParams(window.location.hash.slice(1));
  const question = byId.get(given.get("q"));
  const facts = {};
  for (const [name, values] of question?.params ?? []) {
    const place = values.findIndex((v) => String(v) === given.get(name));
    if (given.has(name) && place >= 0) facts[name] = place;
  }
  const topic = given.get("in") ?? "";
  return { q: question?.id ?? "", find: given.get("find") ?? "", topic: topic in data.topics ? topic : "", facts };
}
function address(of) {
  const given = new URLSearchParams();
  if (of.q) given.set("q", of.q);
  for (const [name, values] of byId.get(of.q)?.params ?? []) {
    if (name in of.facts) given.set(name, values[of.facts[name]]);
  }
  if (of.find) given.set("find", of.find);
  if (of.topic) given.set("in", of.topic);
  return `#${given}`;
}
function keep() {
  window.history.replaceState(null, "", address(state));
}

// What is shown.
function headline(question) {
  const first = data.rules[question.rules[0]];
  return data.language === "en" || !first || own(question.asks) ? english("strong", question.asks) : make("strong", {}, first.says);
}
function showList() {
  const { found, whole } = search(state.find, state.topic);
  if (!found.length) at("count").textContent = say("Nothing found.");
  else if (whole) at("count").textContent = say("Questions found: {n}", { n: found.length });
  else at("count").textContent = say("Nothing has all these words; the nearest: {n}", { n: found.length });
  at("found").replaceChildren(...found.slice(0, limit).map((question) => {
    const link = make("a", { href: address({ ...state, q: question.id, facts: {} }) }, headline(question));
    if (data.language !== "en" && !own(question.asks)) link.append(english("span", question.asks));
    link.append(make("code", {}, question.id));
    if (question.id === state.q) link.setAttribute("aria-current", "page");
    return make("li", {}, link);
  }));
  at("more").hidden = found.length <= limit;
  at("back").firstElementChild.setAttribute("href", address({ ...state, q: "", facts: {} }));
}
const picksOf = (question) => question.params.map(([name]) => state.facts[name] ?? null);
function showFacts(question) {
  at("asked").replaceChildren(
    english("h2", question.asks, { id: "title" }),
    make("p", { class: "where" }, make("code", {}, question.id), ` · ${data.topics[question.topic]}`,
      question.scope === "base" ? "" : ` · ${say("option")}: ${question.scope}`),
  );
  at("facts").replaceChildren(...question.params.map(([name, values]) => {
    const select = make("select", { id: `fact-${name}`, name }, make("option", { value: "" }, `? (${say("not known")})`));
    values.forEach((value, place) => select.append(spoken("option", value, PLAIN, { value: place })));
    select.value = state.facts[name] ?? "";
    return make("p", {}, (own(spaced(name)) ? (t, s, a) => make(t, a, s) : english)("label", titled(name), { for: `fact-${name}` }), select);
  }));
  if (!question.params.length) {
    at("facts").append(make("p", {}, say("Nothing needs to be known: the answer is always the same.")));
  }
}
function several(values, places) {
  const sorted = [...new Set(places)].sort((a, b) => a - b);
  const runs = [];
  for (const place of sorted) {
    const run = runs.at(-1);
    if (run && run.at(-1) === place - 1 && typeof values[place] === "number") run.push(place);
    else runs.push([place]);
  }
  const parts = runs.map((run) => (run.length > 2 ? `${values[run[0]]}–${values[run.at(-1)]}` : run.map((p) => told(values[p])).join(", ")));
  return parts.join(", ");
}
const caseOf = (question, places, only) =>
  only.map((n) => `${readable(question.params[n][0])} = ${told(question.params[n][1][places[n]])}`).join(", ");
function lines(rule) {
  const rows = data.sources.map((source, n) => {
    const given = rule.lines[n].replaceAll(`${source}:`, "");
    const absent = given in data.words;
    return [make("dt", {}, source), make("dd", absent ? { class: "pale" } : {}, known(given))];
  });
  return make("dl", {}, ...rows.flat());
}
function ruleItem(number, edition = null) {
  const rule = data.rules[number];
  const ruling = data.rulings[rule.ruling];
  const shown = ruling && (edition === null || ruling.editions[edition]);
  return make("li", {}, make("p", {}, rule.says), make("p", {}, make("a", { class: "id", href: rule.page }, rule.id)), lines(rule),
    edition === null ? make("p", { class: "pale" }, data.titles.filter((_, n) => rule.editions[n]).join(", ")) : null,
    shown ? make("p", { class: "pale" }, `${say("ruling")} `, make("code", {}, ruling.id), ` (${known(ruling.status)}): `, english("span", ruling.why)) : null);
}
const badges = (sure) => make("p", { class: "sure" }, ...sure.map((c) => make("span", { class: `badge ${c}` }, known(c))));
function losing(reason) {
  const ruling = reason.startsWith("ruling ");
  return ruling ? [`${say("ruling")} `, make("code", {}, reason.slice(7))] : [known(reason)];
}
function objection(number, question) {
  const { id, rule, says, lines: cited, answers: said, loses } = data.objections[number];
  const values = Array.isArray(said) ? said : [said];
  const name = rule === null ? make("code", {}, id) : make("a", { class: "id", href: data.rules[rule].page }, id);
  return make("li", {}, make("p", {}, make("strong", {}, values.map((v) => told(v, question)).join(` ${say("or")} `)), ": ",
    rule === null ? english("span", says) : data.rules[rule].says), make("p", { class: "pale" }, name, ` ${cited.join(", ")}`),
  make("p", { class: "pale" }, `${say("It loses:")} `, ...losing(loses)));
}
function against(question, group, others) {
  const items = group.against.map((n) => objection(n, question));
  for (const other of others) {
    if (other.state === "answer" && other.verdict !== "open" && other.value !== group.value) {
      items.unshift(make("li", {}, say("The other edition answers: {answer}", { answer: told(other.value, question) })));
    } else if (other.state === "depends") items.unshift(make("li", {}, say("The other edition answers otherwise in some cases.")));
  }
  if (!items.length) return make("p", { class: "pale" }, say("Nothing speaks against it."));
  return make("details", {}, make("summary", {}, `${say("What speaks against it")} (${items.length})`), make("ul", { class: "rules" }, ...items));
}
function verdict(question, group) {
  const kind = { yes: "good", no: "bad" }[group.verdict] ?? "";
  return spoken("p", group.value, question, { class: `answer ${kind}` });
}
function decided(question, edition, group, others) {
  const open = group.verdict === "open";
  return [open ? make("p", { class: "pale" }, group.why.map((w) => known(data.open[w])).join(" ")) : badges(group.sure),
    group.rules.length ? make("h4", {}, say("Decided by")) : null,
    make("ul", { class: "rules" }, ...group.rules.map((n) => ruleItem(n, edition))), open ? null : against(question, group, others)];
}
function editionCard(question, found, edition, every) {
  const others = every.filter((_, n) => n !== edition);
  const card = make("section", { class: "edition", "data-state": found.state }, make("h3", {}, data.titles[edition]));
  if (found.state === "absent") card.append(make("p", { class: "pale" }, say("Not a part of this edition.")));
  if (found.state === "impossible") card.append(make("p", { class: "pale" }, say("This cannot come up.")));
  if (found.state === "answer") {
    card.append(verdict(question, found));
    if (found.cases.length > 1) card.append(make("p", { class: "pale" }, say("in every case that fits: {n}", { n: found.cases.length })));
    card.append(...decided(question, edition, found, others).filter(Boolean));
  }
  if (found.state === "depends") {
    const facts = found.on.map((n) => readable(question.params[n][0])).join(", ");
    card.append(make("p", { class: "answer" }, say("Depends on: {facts}", { facts })));
    for (const group of found.groups) {
      const [only] = found.on;
      const text = found.on.length === 1
        ? say("when {case}", { case: `${readable(question.params[only][0])} = ${several(question.params[only][1], group.cases.map((c) => c[only]))}` })
        : `${say("for example when {case}", { case: caseOf(question, group.cases[0], found.on) })} · ${say("cases: {n}", { n: group.cases.length })}`;
      card.append(make("details", { class: "way" }, make("summary", {}, verdict(question, group), make("span", {}, text)),
        ...decided(question, edition, group, []).filter(Boolean)));
    }
  }
  return card;
}
function showAnswers(question) {
  at("clear").hidden = !Object.keys(state.facts).length;
  const found = evaluate(question, picksOf(question));
  at("answers").replaceChildren(...found.map((one, n) => editionCard(question, one, n, found)));
  const beyond = [];
  if (question.findings.length) {
    beyond.push(make("h2", {}, say("Findings")), make("ul", {}, ...question.findings.map((n) => {
      const finding = data.findings[n];
      return make("li", {}, make("a", { class: "id", href: finding.page }, finding.id), ` (${known(finding.kind)}): `, finding.english ? english("span", finding.says) : make("span", {}, finding.says), " ",
        make("span", { class: "pale" }, finding.lines.join(", ")));
    })));
  }
  if (question.rules.length > 1) {
    beyond.push(make("details", {}, make("summary", {}, `${say("Every rule for this question")} (${question.rules.length})`),
      make("ul", { class: "rules" }, ...question.rules.map((n) => ruleItem(n)))));
  }
  at("beyond").replaceChildren(...beyond);
}
function show(arrived) {
  const question = byId.get(state.q);
  // What the address says in vain is taken out of it.
  if (window.location.hash) keep();
  document.body.classList.toggle("asking", Boolean(question));
  at("find").value = state.find;
  at("topic").value = state.topic;
  showList();
  at("question").hidden = !question;
  at("copied").textContent = "";
  if (!question) return;
  document.title = `${question.asks} · rococo-oracle`;
  showFacts(question);
  showAnswers(question);
  if (arrived) {
    at("question").focus({ preventScroll: true });
    at("question").scrollIntoView({ block: "nearest" });
  }
}

at("find").addEventListener("input", () => { state.find = at("find").value; limit = PAGE; keep(); showList(); });
at("topic").addEventListener("change", () => { state.topic = at("topic").value; limit = PAGE; keep(); showList(); });
at("more").addEventListener("click", () => { limit += 4 * PAGE; showList(); });
at("facts").addEventListener("change", (event) => {
  if (event.target.value === "") delete state.facts[event.target.name];
  else state.facts[event.target.name] = Number(event.target.value);
  keep();
  showAnswers(byId.get(state.q));
});
at("clear").addEventListener("click", () => { state.facts = {}; keep(); showFacts(byId.get(state.q)); showAnswers(byId.get(state.q)); });
at("copy").addEventListener("click", async () => {
  try {
    await window.navigator.clipboard.writeText(window.location.href);
    at("copied").textContent = say("The address is copied.");
  } catch {
    at("copied").textContent = window.location.href;
  }
});
for (const form of document.forms) form.addEventListener("submit", (event) => event.preventDefault());
window.addEventListener("hashchange", () => { const before = state.q; state = read(); show(state.q !== before); });
state = read();
show(false);
