"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const groups = data.groups.map((name) => document.getElementById(data.prefix + name));
const moves = [...document.querySelectorAll("#moves button")];
const list = document.getElementById("moves");
const said = document.getElementById("said");
const round = document.getElementById("round");
const sections = [...list.querySelectorAll("section")];
const cells = [...document.querySelectorAll("#purses tr[data-what]")].map((r) => [...r.querySelectorAll("td")]);
const turns = [0, ...[...list.querySelectorAll("ol")].map((o) => Number(o.querySelector("button").dataset.step))];
const last = moves.length;
const decided = document.getElementById("decided");
const comments = moves.map((m) => m.parentElement.querySelector("ul"));
const shown = data.first.slice();
let now = 0;

// What is drawn in each group at a step: the first picture with all changes up to it. A wrong move changes nothing.
function picture(step) {
  const found = data.first.slice();
  for (let n = 0; n < step && n < data.changes.length; n += 1) {
    const change = data.changes[n];
    for (let i = 0; i < change.length; i += 2) found[change[i]] = change[i + 1];
  }
  return found;
}
function purses(step) {
  let n = Math.min(step, data.purses.length - 1);
  while (!data.purses[n]) n -= 1;
  return data.purses[n];
}
function go(step) {
  now = Math.max(0, Math.min(last, step));
  picture(now).forEach((text, n) => {
    if (shown[n] !== text) {
      groups[n].innerHTML = data.texts[text];
      shown[n] = text;
    }
  });
  const fresh = new Set((data.changes[now - 1] || []).filter((_, i) => i % 2 === 0));
  groups.forEach((group, n) => group.classList.toggle("changed", fresh.has(n)));
  purses(now).forEach((purse, seat) => purse.forEach((amount, what) => { cells[what][seat].textContent = amount; }));
  for (const move of list.querySelectorAll("[aria-current]")) move.removeAttribute("aria-current");
  const move = moves[now - 1];
  if (move) {
    move.setAttribute("aria-current", "step");
    const part = move.closest("ol").previousElementSibling.textContent;
    said.textContent = `${part} · ${move.textContent.trim()}`;
    const top = move.offsetTop;
    if (top < list.scrollTop + 40 || top + move.offsetHeight > list.scrollTop + list.clientHeight - 20) {
      list.scrollTop = top - list.clientHeight / 3;
    }
    round.value = move.closest("section").dataset.round;
  } else {
    said.textContent = data.start;
    list.scrollTop = 0;
    round.selectedIndex = 0;
  }
  // The rules that decided the move stand by the board; in the list they would hide the moves.
  const found = comments[now - 1]?.cloneNode(true);
  decided.replaceChildren(...(found ? [found] : []));
  for (const button of document.querySelectorAll("[data-go]")) {
    const back = ["first", "turn-back", "back"].includes(button.dataset.go);
    button.disabled = back ? now === 0 : now === last;
  }
  if (window.location.protocol !== "about:") window.history.replaceState(null, "", `#${now}`);
}
const goes = {
  "first": () => go(0),
  "back": () => go(now - 1),
  "next": () => go(now + 1),
  "last": () => go(last),
  "turn-back": () => go(turns.findLast((t) => t < now) ?? 0),
  "turn-on": () => go(turns.find((t) => t > now) ?? last),
};
document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.go) goes[button.dataset.go]();
  if (button.dataset.step) go(Number(button.dataset.step));
});
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.("select, input")) return;
  const wanted = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  if (!wanted) return;
  const turn = event.shiftKey && { back: "turn-back", next: "turn-on" }[wanted];
  goes[turn || wanted]();
  event.preventDefault();
});
round.addEventListener("change", () => {
  const section = sections.find((s) => s.dataset.round === round.value);
  go(Number(section.querySelector("button").dataset.step));
});
window.addEventListener("hashchange", () => go(Number(window.location.hash.slice(1)) || 0));
document.querySelector("nav").hidden = false;
decided.hidden = !comments.some(Boolean);
list.classList.toggle("brief", !decided.hidden);
go(Number(window.location.hash.slice(1)) || 0);
