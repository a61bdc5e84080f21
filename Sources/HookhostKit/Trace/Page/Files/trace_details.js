// Shows the details of one entry, and makes entries and the time axis accessible by keyboard.
"use strict";

function choose(row) {
  chosen = rows[row] || null;
  const box = document.getElementById("sequence");
  for (const old of box.querySelectorAll(".chosen")) {
    old.classList.remove("chosen");
    old.setAttribute("aria-selected", false);
  }
  document.getElementById("details").hidden = !chosen;
  box.removeAttribute("aria-activedescendant");
  if (!chosen) return;
  const back = document.getElementById("row" + row);
  back.classList.add("chosen");
  back.setAttribute("aria-selected", true);
  box.setAttribute("aria-activedescendant", back.id);
  const top = row * rowHeight, heads = 40;
  if (top < box.scrollTop) box.scrollTop = top;
  if (top + rowHeight + heads > box.scrollTop + box.clientHeight)
    box.scrollTop = top + rowHeight + heads - box.clientHeight;
  document.getElementById("text").textContent = describe(chosen);
  document.querySelector("[data-only=owner]").hidden = !chosen.owner;
  const x = Number(back.dataset.x);
  if (x < box.scrollLeft + 40 || x + 150 > box.scrollLeft + box.clientWidth)
    box.scrollLeft = x - Math.min(x, box.clientWidth) / 3;
  const panel = document.getElementById("details").getBoundingClientRect();
  const hidden = back.getBoundingClientRect().bottom + 8 - panel.top;
  if (hidden > 0) scrollBy(0, hidden);
}

document.getElementById("sequence").onkeydown = event => {
  const last = rows.length - 1, place = rows.indexOf(chosen);
  const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / rowHeight) - 3);
  const next = { ArrowDown: place + 1, ArrowUp: place < 0 ? last : place - 1, Home: 0, End: last,
    PageDown: place + page, PageUp: place - page, Escape: -1 }[event.key];
  if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (next > last && limit < kept.length && event.key !== "End") {
    limit += 400;
    drawSequence();
  }
  choose(event.key === "Escape" ? -1 : Math.max(0, Math.min(rows.length - 1, next)));
};
document.getElementById("close").onclick = () => {
  choose(-1);
  document.getElementById("sequence").focus();
};

function move(how) {
  const length = range[1] - range[0], middle = (range[0] + range[1]) / 2;
  const [start, size] = { in: [middle - length / 4, length / 2],
    out: [middle - length, length * 2], earlier: [range[0] - length / 4, length],
    later: [range[0] + length / 4, length], whole: [whole[0], whole[1] - whole[0]] }[how];
  const all = whole[1] - whole[0];
  if (size >= all) range = whole;
  else if (size >= 1) {
    const from = Math.max(whole[0], Math.min(whole[1] - size, start));
    range = [from, from + size];
  }
  limit = 200;
  draw();
}
for (const button of document.querySelectorAll("[data-move]"))
  button.onclick = () => move(button.dataset.move);
document.getElementById("axis").onkeydown = event => {
  const how = { ArrowLeft: "earlier", ArrowRight: "later", "+": "in", "=": "in", "-": "out",
    "−": "out", Home: "whole", Escape: "whole", 0: "whole" }[event.key];
  if (!how || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  move(how);
};
