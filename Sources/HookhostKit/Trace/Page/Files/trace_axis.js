// Draws the time axis: touches, offsets, velocities, flags, and the number of messages.
"use strict";

let range = whole;
const views = [...new Set(scrolls.map(sample => sample.view))];

function drawAxis() {
  const box = document.getElementById("axis");
  const width = Math.max(240, box.clientWidth), left = 8, right = width - 8;
  const x = t => left + (t - range[0]) / (range[1] - range[0]) * (right - left);
  const inside = sample => sample.t >= range[0] && sample.t <= range[1];
  const lanes = [];
  const svg = make("svg", { width, role: "img", "aria-label": "time axis" });
  let y = 0;
  const lane = (title, height, draw) => {
    svg.append(make("line", { x1: 0, x2: width, y1: y, y2: y, class: "grid" }));
    const group = make("g", {});
    svg.append(group);
    draw(group, y + 18, height - 22);
    svg.append(make("text", { x: left, y: y + 13, class: "lane" },
      cut(title, Math.floor(width / 6.5))));
    y += height;
  };

  lane("", 22, group => drawTicks(group, x, width));
  for (const axis of fingerAxes()) lane(fingerTitles[axis], 92, (group, top, height) => {
    const most = Math.max(1, highest(fingers, sample => sample[axis]));
    const place = sample => top + sample[axis] / most * height;
    for (const path of fingerPaths()) {
      line(group, pathPieces(path), x, place, "var(--finger)");
      for (const sample of path.filter(inside)) if (sample.phase !== "moved") {
        const dot = make("circle", { cx: x(sample.t), cy: place(sample), r: 4,
          fill: sample.phase === "began" ? "var(--finger)" : "var(--back)",
          stroke: "var(--finger)", "stroke-width": 1.5 });
        dot.append(make("title", {}, `finger ${sample.finger} ${sample.phase} at ` +
          `${sample.x}, ${sample.y} · ${seconds(sample.t)}`));
        group.append(dot);
      }
    }
  });
  for (const view of views) {
    const samples = scrolls.filter(sample => sample.view === view);
    const axis = spread(samples, "x") > spread(samples, "y") ? "x" : "y";
    const low = lowest(samples, sample => sample[axis]);
    const high = highest(samples, sample => sample[axis]);
    const name = width < 500 ? label(view)[0] : view;
    lane(`${name}  contentOffset.${axis}  ${low} … ${high}`, 92, (group, top, height) => {
      const place = sample =>
        top + height - (sample[axis] - low) / (high - low || 1) * height;
      line(group, [samples], x, place, "var(--offset)");
    });
    const speeds = [];
    for (let i = 1; i < samples.length; i++) {
      const step = samples[i].t - samples[i - 1].t;
      // A view is sampled only when something changes; between two samples its values are constant.
      if (step > 40000) speeds.push({ t: samples[i - 1].t + 16667, v: 0 });
      if (step > 10) speeds.push({ t: samples[i].t,
        v: (samples[i][axis] - samples[i - 1][axis]) / step * 1e6 });
    }
    const fastest = Math.max(1, highest(speeds, sample => Math.abs(sample.v)));
    if (speeds.length > 1) lane(`velocity.${axis}  up to ${Math.round(fastest)} points/s`, 72,
      (group, top, height) => {
        const middle = top + height / 2;
        group.append(make("line", { x1: 0, x2: width, y1: middle, y2: middle, class: "grid" }));
        line(group, [speeds], x, sample => middle - sample.v / fastest * height / 2,
          "var(--velocity)");
      });
    const flags = [["tracking", 1], ["dragging", 2], ["decelerating", 4], ["zooming", 8]]
      .filter(([, bit]) => samples.some(sample => sample.flags & bit));
    for (const [title, bit] of flags) lane(title, 26, (group, top) => {
      for (const [start, end] of bands(samples, bit)) {
        const from = Math.max(left, x(start)), to = Math.min(right, x(end));
        if (to >= from) group.append(make("rect", { x: from, width: Math.max(2, to - from),
          y: top - 14, height: 18, rx: 3, fill: "var(--offset)", opacity: .3 }));
      }
    });
  }
  drawThreads(lane, x, left, right);
  lane("messages", 58, (group, top, height) => drawDensity(group, x, top, height, left, right));
  svg.setAttribute("height", y);
  document.getElementById("part").textContent = (range === whole ? "The whole trace" :
    `${seconds(range[0])} to ${seconds(range[1])}`) + ". Drag over the axis to look at a part, " +
    "click for the whole; with the keyboard, arrows move, + and − zoom, Home shows the whole.";
  box.replaceChildren(svg);
  letSelect(svg, t => range[0] + (t - left) / (right - left) * (range[1] - range[0]), y);
}

const highest = (list, of) => list.reduce((most, each) => Math.max(most, of(each)), -Infinity);
const lowest = (list, of) => -highest(list, each => -of(each)) + 0;
const spread = (samples, axis) =>
  highest(samples, sample => sample[axis]) - lowest(samples, sample => sample[axis]);

const fingerTitles = { x: "finger x (from the left, downwards)", y: "finger y (from above)" };
const fingerPaths = () => [...new Set(fingers.map(sample => sample.finger))]
  .map(number => fingers.filter(sample => sample.finger === number));

// The axes along which touches move; for taps, the y axis.
function fingerAxes() {
  const pieces = fingerPaths().flatMap(pathPieces);
  const axes = ["x", "y"].filter(axis => pieces.some(piece => spread(piece, axis) > 0));
  return axes.length || !fingers.length ? axes : ["y"];
}

function bands(samples, bit) {
  const found = [];
  samples.forEach((sample, i) => {
    if (!(sample.flags & bit)) return;
    const end = samples[i + 1]?.t ?? whole[1], open = found[found.length - 1];
    if (open && open[1] === sample.t) open[1] = end;
    else found.push([sample.t, end]);
  });
  return found;
}

function pathPieces(samples) {
  const pieces = [];
  for (const sample of samples) {
    if (sample.phase === "began" || !pieces.length) pieces.push([]);
    pieces[pieces.length - 1].push(sample);
  }
  return pieces;
}

function line(group, pieces, x, y, stroke) {
  for (const piece of pieces) group.append(make("polyline", { fill: "none", stroke,
    "stroke-width": 1.5, "stroke-linejoin": "round",
    points: piece.map(sample => `${x(sample.t).toFixed(1)},${y(sample).toFixed(1)}`).join(" ") }));
}

function drawTicks(group, x, width) {
  const rough = (range[1] - range[0]) / Math.max(2, width / 90);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(n => n * power).find(n => n >= rough);
  const digits = Math.max(0, -Math.floor(Math.log10(step / 1e6) + 1e-9));
  for (let t = Math.ceil(range[0] / step) * step; t <= range[1]; t += step) {
    group.append(make("line", { x1: x(t), x2: x(t), y1: 0, y2: 5000, class: "grid" }));
    if (x(t) < width - 40)
      group.append(make("text", { x: x(t) + 3, y: 15, class: "soft" },
        (t / 1e6).toFixed(digits) + " s"));
  }
}

function drawDensity(group, x, top, height, left, right) {
  const count = Math.floor((right - left) / 4), bins = new Array(count).fill(0);
  const hooked = new Array(count).fill(0);
  for (const entry of kept) {
    const place = Math.floor((x(entry.start) - left) / 4);
    if (place >= 0 && place < count) (entry.hook ? hooked : bins)[place] += 1;
  }
  const most = Math.max(1, ...bins.map((n, i) => n + hooked[i]));
  bins.forEach((n, i) => {
    const low = n / most * height, high = hooked[i] / most * height;
    if (n) group.append(make("rect", { x: left + i * 4, width: 3, y: top + height - low,
      height: low, fill: "var(--message)", opacity: .6 }));
    if (hooked[i]) group.append(make("rect", { x: left + i * 4, width: 3,
      y: top + height - low - high, height: high, fill: palette[1] }));
  });
}

function letSelect(svg, time, height) {
  let from = null;
  const mark = make("rect", { y: 0, height, width: 0, fill: "var(--offset)", opacity: .2 });
  svg.append(mark);
  const place = event => event.clientX - svg.getBoundingClientRect().left;
  svg.onpointerdown = event => { from = place(event); svg.setPointerCapture(event.pointerId); };
  svg.onpointermove = event => {
    if (from === null) return;
    mark.setAttribute("x", Math.min(from, place(event)));
    mark.setAttribute("width", Math.abs(place(event) - from));
  };
  svg.onpointerup = event => {
    const ends = [time(from), time(place(event))].sort((a, b) => a - b);
    range = Math.abs(place(event) - from) < 4 || ends[1] - ends[0] < 1 ? whole : ends;
    from = null;
    draw();
  };
}
