// Finds the names that match a query. Exact matches come first, then names with the query as a
// prefix, names with a word that begins with it, names that contain it, and pages whose text
// contains it. All words of a query have to match.
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

// A selector can be written with colons or with Lua's underscores.
function plain(text) { return text.toLowerCase().replace(/:/g, "_"); }

// The searchable text of a page, created lazily: signatures, text and section contents.
function words(page) {
  page.words ??= plain([page.text, ...page.signatures, ...page.sections.map(
    ([, kind, contents]) => kind === "code" ? "" : [contents].flat(2).join(" "))].join(" "));
  return page.words;
}

// The rank of a page for a word; 0 if it does not match.
function rank(page, query) {
  const name = page.name.toLowerCase();
  const last = name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf(":")) + 1) || name;
  if (name === query || last === query) return 5;
  if (last.startsWith(query) || name.startsWith(query)) return 4;
  const parts = page.name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  if (parts.includes(" " + query)) return 3;
  if (name.includes(query)) return 2;
  return words(page).includes(plain(query)) ? 1 : 0;
}

function search(query) {
  const parts = query.toLowerCase().split(/\s+/).filter((part) => part);
  if (!parts.length) return [];
  return pages.map((page, place) => {
    const ranks = parts.map((part) => rank(page, part));
    return {page, place, rank: ranks.includes(0) ? 0 : ranks.reduce((sum, one) => sum + one)};
  })
    .filter((found) => found.rank > 0)
    .sort((a, b) => b.rank - a.rank || a.page.name.length - b.page.name.length || a.place - b.place)
    .map((found) => found.page);
}

// The edit distance between two names.
function distance(one, other) {
  let row = Array.from({length: other.length + 1}, (_, place) => place);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (one[i] === other[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length];
}

// The pages with the names most similar to an unknown name.
function nearest(query) {
  const word = query.trim().toLowerCase();
  const limit = Math.max(1, Math.floor(word.length / 4));
  return pages.map((page) => {
    const name = page.name.toLowerCase();
    const last = name.slice(name.lastIndexOf(".") + 1);
    const isFar = Math.abs(last.length - word.length) > limit && Math.abs(name.length - word.length) > limit;
    return {page, far: isFar ? Infinity : Math.min(distance(word, last), distance(word, name))};
  })
    .filter((found) => found.far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, 5)
    .map((found) => found.page);
}
