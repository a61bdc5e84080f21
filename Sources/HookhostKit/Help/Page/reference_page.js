// Shows the search results, and the page that the fragment of the URL names.
"use strict";

const listLimit = 200;
const query = document.getElementById("query");
const list = document.getElementById("list");
const count = document.getElementById("count");
const view = document.getElementById("page");

function make(tag, text, attributes = {}) {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function link(name, kind) {
  const anchor = make("a", name, {href: "#" + encodeURIComponent(name)});
  if (kind) anchor.append(make("small", kind));
  return anchor;
}

// Creates a paragraph, in which text between backticks is code.
function paragraph(text) {
  const element = make("p");
  text.split(/`([^`]*)`/).forEach((piece, place) => element.append(place % 2 ? make("code", piece) : piece));
  return element;
}

// Creates a name with a link to its page, if there is one.
function named(name) {
  const page = byName.get(name);
  if (!page) return make("code", name);
  const anchor = make("a", "", {href: "#" + encodeURIComponent(page.name)});
  anchor.append(make("code", name));
  return anchor;
}

function section([title, kind, contents]) {
  const parts = title ? [make("h3", title)] : [];
  if (kind === "prose") for (const line of contents.split("\n")) if (line) parts.push(paragraph(line));
  if (kind === "code") parts.push(make("pre", contents));
  if (kind === "names") {
    const names = make("ul", "", {class: "names"});
    for (const name of contents) {
      const item = make("li");
      item.append(named(name));
      names.append(item);
    }
    parts.push(names);
  }
  if (kind === "entries") {
    const terms = make("dl");
    for (const [term, text] of contents) {
      const head = make("dt");
      // The text after a constant is its value.
      const [name, value] = term.split(/(?= = )/);
      head.append(byName.has(name) ? named(name) : make("code", name));
      if (value) head.append(make("code", value));
      terms.append(head);
      if (text) terms.append(make("dd", text));
    }
    parts.push(terms);
  }
  return parts;
}

function show(page) {
  document.title = page.name + ": hookhost";
  view.replaceChildren(make("h2", page.name), make("p", page.kind, {class: "kind"}));
  for (const line of page.text.split("\n")) if (line) view.append(paragraph(line));
  if (page.signatures.length) {
    const lines = make("pre");
    for (const [place, line] of page.signatures.entries()) {
      if (place) lines.append("\n");
      // The superclasses of a class are links.
      for (const piece of line.split(/(\w+)/)) {
        const other = byName.get(piece);
        lines.append(other && other !== page && /^(UI|NS|CA|WK|_|CG)/.test(piece) ? named(piece) : piece);
      }
    }
    view.append(lines);
  }
  for (const part of page.sections) view.append(...section(part));
  view.scrollTop = 0;
}

function showContents() {
  document.title = "hookhost: reference";
  view.replaceChildren(make("h2", "Reference"));
  for (const [title, summary, own] of chapters) {
    if (!own.length) continue;
    view.append(make("h3", title), make("p", summary));
    view.append(...section(["", "names", own.map(([name]) => name)]));
  }
}

function showAddress() {
  const name = decodeURIComponent(location.hash.slice(1));
  const page = byName.get(name);
  if (page) show(page); else showContents();
  for (const anchor of list.querySelectorAll("a")) {
    if (page && anchor.hash === location.hash) anchor.setAttribute("aria-current", "page");
    else anchor.removeAttribute("aria-current");
  }
}

function showList() {
  let found = search(query.value);
  const isUnknown = query.value.trim() && !found.length;
  if (isUnknown) found = nearest(query.value);
  list.replaceChildren(...found.slice(0, listLimit).map((page) => link(page.name, page.kind)));
  if (!query.value.trim()) count.textContent = pages.length + " names";
  else if (isUnknown) count.textContent = "Nothing has that name" + (found.length ? "; the nearest:" : ".");
  else if (found.length > listLimit) count.textContent = found.length + " found, the first " + listLimit;
  else count.textContent = found.length + " found";
}

// The arrow keys move through the list, Return opens the selected page.
function move(step) {
  const anchors = [...list.querySelectorAll("a")];
  const here = anchors.indexOf(document.activeElement);
  const next = here + step;
  if (next < 0) query.focus(); else if (anchors[next]) anchors[next].focus();
}

query.addEventListener("input", showList);
query.addEventListener("keydown", (event) => {
  const first = list.querySelector("a");
  if (event.key === "Enter" && first) location.hash = first.hash;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== query) {
    event.preventDefault();
    query.select();
  }
  const inside = document.activeElement === query || list.contains(document.activeElement);
  if (inside && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    move(event.key === "ArrowDown" ? 1 : -1);
  }
});
addEventListener("hashchange", showAddress);
showList();
showAddress();
