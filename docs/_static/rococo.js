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

  addEventListener("DOMContentLoaded", () => {
    const box = document.querySelector(".rr-switch");
    if (box) setUp(box);
    const place = document.querySelector(".rr-go");
    if (place) { forward(place); addEventListener("hashchange", () => forward(place)); }
  });
})();
