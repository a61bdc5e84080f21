// Finds the names that fit a query: the exact one first, then those that begin with it, those in which
// a word begins with it, those that hold it.
"use strict";

const chapters = JSON.parse(document.getElementById("data").textContent);
const pages = chapters.flatMap(([chapter, , list]) => list.map(
  ([name, kind, signatures, text, sections]) => ({chapter, name, kind, signatures, text, sections})));
const byName = new Map();
for (const page of pages) {
  for (const key of [page.name, page.name.replace(/^<|>$/g, ""), page.name.replace(/^.*\./, "")]) {
    if (!byName.has(key)) byName.set(key, page);
  }
}

// The order in which a page answers a query; 0 when it does not.
function rank(page, query) {
  const name = page.name.toLowerCase();
  const last = name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf(":")) + 1) || name;
  if (name === query || last === query) return 5;
  if (last.startsWith(query) || name.startsWith(query)) return 4;
  const words = page.name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  if (words.includes(" " + query)) return 3;
  if (name.includes(query)) return 2;
  if (page.signatures.join(" ").toLowerCase().includes(query)) return 1;
  return page.text.toLowerCase().includes(query) ? 1 : 0;
}

function search(query) {
  const word = query.trim().toLowerCase();
  if (!word) return [];
  return pages.map((page, place) => ({page, place, rank: rank(page, word)}))
    .filter((found) => found.rank > 0)
    .sort((a, b) => b.rank - a.rank || a.page.name.length - b.page.name.length || a.place - b.place)
    .map((found) => found.page);
}
