// Connects the filters, and draws everything.
"use strict";

const field = name => document.getElementById(name);

function filter() {
  const cls = field("class").value.trim().toLowerCase();
  const selector = field("selector").value.trim().toLowerCase();
  const owner = field("owner").value, scripted = field("scripted").checked;
  const meant = owner === "native" ? "" : owners[owner];
  const hooked = new Set();
  for (const entry of entries) if (entry.hook && entry.parent) hooked.add(entry.parent);
  kept = entries.filter(entry => (!cls || entry.cls.toLowerCase().includes(cls))
    && (!selector || entry.selector.toLowerCase().includes(selector))
    && (!owner || entry.owner === meant)
    && (!scripted || owner === "native" || entry.owner || hooked.has(entry)));
  for (const chip of field("owners").children)
    chip.setAttribute("aria-pressed", chip.value === owner);
}

function draw() {
  drawAxis();
  drawSequence();
  if (chosen) choose(rows.indexOf(chosen));
}

function options(list, texts) {
  field(list).append(...[...new Set(texts)].sort().slice(0, 500).map(text => new Option(text)));
}

field("title").textContent = data.title;
const hookCount = entries.filter(entry => entry.hook).length;
field("summary").textContent = `${count(entries.length - hookCount)} messages, ` +
  `${count(hookCount)} runs of hooks, ${seconds(whole[1] - whole[0]).replace(" ", "\u00a0")} of virtual time.`;
const notices = [];
if (data.dropped) notices.push(`${count(data.dropped)} earlier entries were dropped: ` +
  `only the newest ${count(entries.length)} are here.`);
if (data.lost) notices.push(`${count(data.lost)} earlier moments of fingers and scroll views ` +
  "were dropped.");
if (data.ending) notices.push(data.ending[0].toUpperCase() + data.ending.slice(1) + ".");
field("notice").textContent = notices.join(" ");
field("notice").hidden = !notices.length;
options("classes", entries.map(entry => entry.cls));
options("selectors", entries.map(entry => entry.selector));
owners.forEach((owner, place) => {
  field("owner").append(new Option(owner, place));
  const chip = document.createElement("button");
  chip.className = "chip";
  chip.value = place;
  chip.style.setProperty("--owner", colour(owner));
  chip.textContent = owner;
  chip.onclick = () => only("owner", field("owner").value === chip.value ? "" : chip.value);
  field("owners").append(chip);
});
field("owner").append(new Option("native code", "native"));
function only(name, value) {
  field(name).value = value;
  refresh();
}
for (const button of document.querySelectorAll("[data-only]")) button.onclick = () => {
  const name = button.dataset.only;
  only(name, name === "class" ? chosen.cls : name === "selector" ? chosen.selector
    : String(owners.indexOf(chosen.owner)));
};
const refresh = () => { limit = 200; filter(); draw(); };
field("scripted").checked = owners.length > 0;
field("filters").oninput = refresh;
field("filters").onsubmit = event => event.preventDefault();
field("filters").onreset = () => setTimeout(() => {
  field("scripted").checked = false;
  range = whole;
  refresh();
});
field("more").onclick = () => { limit += 400; drawSequence(); };
addEventListener("resize", draw);
refresh();
