"use strict";
const form = document.querySelector("form");
const articles = [...document.querySelectorAll("article")];
const shown = document.getElementById("shown");
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const words = new Map(articles.map((a) => [a, fold(a.textContent)]));
function filter() {
  const wanted = Object.fromEntries(new FormData(form));
  const search = fold(wanted.search).split(/\s+/).filter(Boolean);
  let left = 0;
  for (const article of articles) {
    const data = article.dataset;
    const fits = ["kind", "effect", "topic", "covered"].every((n) => !wanted[n] || data[n] === wanted[n])
      && (!wanted.edition || data.editions.split(" ").includes(wanted.edition))
      && (!wanted.text || data.texts.split(" ").includes(wanted.text))
      && search.every((w) => words.get(article).includes(w));
    article.hidden = !fits;
    left += fits;
  }
  for (const group of document.querySelectorAll("[data-group]")) {
    group.hidden = !group.querySelector("article:not([hidden])");
  }
  shown.textContent = `${left} of ${articles.length} shown`;
}
if (form) {
  form.hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  filter();
}
