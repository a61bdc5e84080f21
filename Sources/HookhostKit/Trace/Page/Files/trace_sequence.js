// Draws the visible messages as arrows between lifelines, and hooks as boxes on the lifelines.
"use strict";

let kept = entries, limit = 200, rows = [], chosen = null;
const rowHeight = 22, mostLifelines = 12;

function drawSequence() {
  const visible = kept.filter(entry =>
    entry.start + entry.duration >= range[0] && entry.start <= range[1]);
  rows = visible.slice(0, limit);
  const counts = new Map();
  const meet = name => counts.set(name, (counts.get(name) || 0) + 1);
  for (const entry of rows) {
    const sender = entry.parent || entry.cause;
    if (sender && !entry.hook) meet(sender.receiver);
    meet(entry.receiver);
  }
  const common = new Set([...counts].sort((a, b) => b[1] - a[1]).slice(0, mostLifelines)
    .map(([name]) => name));
  const names = [...counts.keys()].filter(name => common.has(name));
  if (counts.size > names.length) names.push("others");
  const box = document.getElementById("sequence");
  const isNarrow = box.clientWidth < 560, gap = isNarrow ? 56 : 150, left = isNarrow ? 56 : 84;
  const first = left + (isNarrow ? 34 : 60);
  const column = name => {
    const place = names.indexOf(name);
    return first + (place < 0 ? names.length - 1 : place) * gap;
  };
  const width = Math.max(first + (names.length - 1) * gap + (isNarrow ? 190 : 420),
    box.clientWidth);
  const height = rows.length * rowHeight + 12;
  const heads = make("svg", { width, height: 40, class: "heads", "aria-hidden": "true" });
  const svg = make("svg", { width, height, role: "presentation" });
  names.forEach((name, place) => {
    const x = column(name);
    svg.append(make("line", { x1: x, x2: x, y1: 0, y2: height, class: "grid" }));
    const [cls, address] = label(name);
    // If there is little room, names are placed in two rows, each with double width.
    const y = isNarrow && place % 2 ? 31 : 16, head = make("text", { x, y, class: "head",
      "text-anchor": "middle" }, cut(cls, isNarrow ? 15 : 21));
    head.append(make("title", {}, name));
    heads.append(head);
    if (!isNarrow)
      heads.append(make("text", { x, y: 30, class: "soft", "text-anchor": "middle" }, address));
  });
  let time = "";
  rows.forEach((entry, row) => {
    const y = row * rowHeight + rowHeight / 2, x = column(entry.receiver);
    const back = make("rect", { class: entry === chosen ? "row chosen" : "row", x: 0.5,
      y: y - rowHeight / 2 + 0.5, width: width - 1, height: rowHeight - 1, id: "row" + row,
      role: "option", "aria-label": describe(entry), "aria-selected": entry === chosen, "data-x": x });
    back.onclick = () => choose(row);
    back.append(make("title", {}, describe(entry)));
    const group = make("g", { "pointer-events": "none", "aria-hidden": "true" });
    svg.append(back, group);
    const now = seconds(Math.round(entry.start / 1000) * 1000);
    if (now !== time) group.append(make("text", { x: 6, y: y + 4, class: "soft" }, time = now));
    if (entry.hook) drawHook(group, entry, x, y);
    else {
      const sender = entry.parent || entry.cause;
      drawMessage(group, entry, sender ? column(sender.receiver) : left, x, y, sender);
    }
  });
  box.replaceChildren(heads, svg);
  document.getElementById("shown").textContent = visible.length === 0
    ? "Nothing is left by the filters."
    : `${count(rows.length)} of ${count(visible.length)} shown. Arrows go from the object whose ` +
      "method sends to the receiver, dashed ones from what scheduled it or from nobody; a box is " +
      "the handler of a hook. Choose a line for its details, also with the arrow keys.";
  document.getElementById("more").hidden = visible.length <= limit;
}

function label(name) {
  const match = name.match(/^<(.*): (0x[0-9a-f]+)>$/);
  return match ? [match[1], "…" + match[2].slice(-5)] : [name, name === "others" ? "" : "class"];
}

function drawMessage(svg, entry, from, x, y, sender) {
  const stroke = colour(entry.owner);
  if (from === x && sender) {
    svg.append(make("path", { d: `M${x} ${y - 5}h14v9h-8`, fill: "none", stroke,
      "stroke-dasharray": entry.parent ? "" : "3 3" }));
    svg.append(make("path", { d: `M${x + 1} ${y + 4}l6 -3v6z`, fill: stroke }));
  } else {
    const side = from < x ? -1 : 1;
    svg.append(make("line", { x1: from, x2: x + side * 5, y1: y, y2: y, stroke,
      "stroke-dasharray": entry.parent ? "" : "3 3" }));
    svg.append(make("path", { d: `M${x} ${y}l${side * 7} -3.5v7z`, fill: stroke }));
  }
  const answer = entry.failed ? " → error" :
    entry.result && entry.result !== "nil" ? " → " + cut(entry.result, 24) : "";
  const text = make("text", { x: x + 20, y: y + 4, fill: stroke, class: "label" }, cut(entry.selector, 48));
  text.append(make("tspan", { class: "soft" }, answer));
  svg.append(text);
}

function drawHook(svg, entry, x, y) {
  const fill = colour(entry.owner);
  svg.append(make("rect", { x: x - 6, y: y - 8, width: 12, height: 16, rx: 3, fill }));
  svg.append(make("text", { x: x + 20, y: y + 4, fill, class: "label head" },
    cut(`${entry.layer} · ${entry.owner}`, 50)));
}

const describe = entry => [(entry.hook ? entry.layer + " " : "") + entry.name,
  entry.args && "(" + entry.args + ")",
  entry.failed ? "→ error" : entry.result && "→ " + entry.result,
  entry.owner && "by " + entry.owner + (entry.source ? " (" + entry.source + ")" : ""),
  data.lanes.length > 1 && "in " + data.lanes[entry.thread],
  entry.cause && "scheduled by " + entry.cause.name + " at " + seconds(entry.cause.start),
  "at " + seconds(Math.round(entry.start / 1000) * 1000) + ", depth " + entry.depth]
  .filter(Boolean).join("\n");
