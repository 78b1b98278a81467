// The switch between the editions, and the lasting addresses. Without it everything is shown.
(() => {
  "use strict";
  const KEY = "rococo-edition";
  const root = document.documentElement;

  const kept = () => { try { return localStorage.getItem(KEY) || ""; } catch { return ""; } };
  const keep = (value) => { try { localStorage.setItem(KEY, value); } catch { /* a page opened from disk may not */ } };

  function entry() {
    try { return document.getElementById(decodeURIComponent(location.hash.slice(1))); } catch { return null; }
  }

  function setUp(box) {
    const choices = [...box.querySelectorAll("input")];
    const show = (value) => {
      root.dataset.rr = value;
      for (const choice of choices) choice.checked = choice.value === value;
    };
    // An entry that somebody was sent to is never hidden from them.
    const reveal = () => {
      const wanted = entry();
      if (wanted && wanted.getClientRects().length === 0) show("");
      if (wanted) wanted.scrollIntoView();
    };
    box.addEventListener("change", (event) => { show(event.target.value); keep(event.target.value); });
    addEventListener("hashchange", reveal);
    show(choices.some((choice) => choice.value === kept()) ? kept() : "");
    box.hidden = false;
    if (location.hash) reveal();
  }

  function forward(place) {
    let id = "";
    try { id = decodeURIComponent(location.hash.slice(1)); } catch { return; }
    if (!id) return;
    const pages = window.rococoPages || {};
    const page = Object.keys(pages).find((name) => pages[name].includes(id));
    if (page) location.replace(`${page}#${encodeURIComponent(id)}`);
    else place.textContent = `${place.dataset.none} ${id}`;
  }

  // Sphinx finds pages by their words; entries are found here, accents and endings forgiven.
  const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const stem = (word) => (word.length > 5 ? word.slice(0, Math.max(4, word.length - 3)) : word);

  function found(query) {
    const wanted = fold(query).split(/[^\p{L}\p{N}_.]+/u).filter((word) => word.length > 1);
    if (!wanted.length) return [];
    const hits = [];
    for (const [page, entries] of Object.entries(window.rococoEntries || {})) {
      for (const [id, title] of entries) {
        const words = fold(`${title} ${id}`).split(/[^\p{L}\p{N}]+/u);
        let score = 0;
        for (const want of wanted) {
          const whole = words.includes(want) || id.includes(want);
          const near = whole || words.some((word) => word.startsWith(stem(want)));
          score += whole ? 3 : near ? 2 : -1;
        }
        if (score > 0) hits.push([score - title.length / 400, page, id, title]);
      }
    }
    return hits.sort((a, b) => b[0] - a[0]).slice(0, 25);
  }

  function list(place) {
    const query = new URLSearchParams(location.search).get("q");
    if (!query) return;
    const box = document.createElement("ul");
    box.className = "rr-found";
    for (const [, page, id, title] of found(query)) {
      const item = box.appendChild(document.createElement("li"));
      const link = item.appendChild(document.createElement("a"));
      link.href = `${page}#${encodeURIComponent(id)}`;
      link.textContent = title;
      item.appendChild(document.createElement("code")).textContent = id;
    }
    if (box.childElementCount) place.before(box);
  }

  addEventListener("DOMContentLoaded", () => {
    // What a reader of screens or a keyboard needs and the theme leaves out.
    for (const caption of document.querySelectorAll(".caption[role=heading]:not([aria-level])")) caption.setAttribute("aria-level", "2");
    for (const wide of document.querySelectorAll(".rr-wide, .highlight > pre")) wide.tabIndex = 0;
    const box = document.querySelector(".rr-switch");
    if (box) setUp(box);
    const results = document.getElementById("search-results");
    if (results) {
      const script = document.createElement("script");
      script.src = "entries.js";
      script.onload = () => list(results);
      document.head.append(script);
    }
    const place = document.querySelector(".rr-go");
    if (place) { forward(place); addEventListener("hashchange", () => forward(place)); }
  });
})();
