// Reads the data, and assigns a color to each owner.
"use strict";

const data = JSON.parse(document.getElementById("data").textContent);
const word = place => data.texts[place];
const entries = data.entries.map(([start, duration, depth, hook, name, cls, selector, receiver,
  owner, layer, args, result, failed, thread, source, cause]) => ({ start, duration, depth,
  hook: hook === 1, name: word(name), cls: word(cls), selector: word(selector),
  receiver: word(receiver), owner: word(owner), layer: word(layer), args: word(args),
  result: word(result), failed: failed === 1, thread, source: word(source), cause }));
const fingers = data.fingers.map(([t, finger, phase, x, y]) =>
  ({ t, finger, phase: word(phase), x, y }));
const scrolls = data.scrolls.map(([t, view, x, y, flags]) => ({ t, view: word(view), x, y, flags }));
const slices = data.slices.map(([start, duration, kind, thread, queue, text, holder, place]) =>
  ({ start, duration, isWait: kind === 1, thread, queue, text: word(text), holder: word(holder),
    place: word(place) }));
const threadTitle = number => data.titles[data.threads.indexOf(number)];
const open = [];
for (const entry of entries) {
  const stack = open[entry.thread] ||= [];
  while (stack.length && stack[stack.length - 1].depth >= entry.depth) stack.pop();
  entry.parent = stack[stack.length - 1] || null;
  entry.cause = entries[entry.cause] || null;
  stack.push(entry);
}
const first = Math.min(...[entries[0]?.start, fingers[0]?.t, scrolls[0]?.t, slices[0]?.start]
  .filter(t => t !== undefined), Infinity);
let last = 0;
for (const entry of entries) last = Math.max(last, entry.start + entry.duration);
for (const sample of [...fingers.slice(-1), ...scrolls.slice(-1)]) last = Math.max(last, sample.t);
for (const slice of slices) last = Math.max(last, slice.start + slice.duration);
const whole = [isFinite(first) ? first : 0, Math.max(last, (isFinite(first) ? first : 0) + 1)];

const palette = Array.from({ length: 8 }, (_, i) => `var(--owner${i})`);
const owners = [...new Set(entries.map(entry => entry.owner).filter(Boolean))];
const colour = owner => owner ? palette[owners.indexOf(owner) % palette.length] : "var(--message)";

function make(name, attributes, text) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  if (text !== undefined) element.textContent = text;
  return element;
}
const count = number => number.toLocaleString("en");
const seconds = t => (t / 1e6).toFixed(t % 1e6 === 0 ? 1 : 3) + " s";
const cut = (text, most) => text.length > most ? text.slice(0, most - 1) + "…" : text;
