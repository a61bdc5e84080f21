// Draws a lane for each thread, with its blocks and waits, and a lane for each queue.
"use strict";

const laneRow = 16;

// Places overlapping items on separate rows.
function rowsOf(list) {
  const ends = [];
  return list.map(slice => {
    let row = ends.findIndex(end => end <= slice.start);
    if (row < 0) row = ends.length;
    ends[row] = slice.start + slice.duration;
    return row;
  });
}

const describeSlice = slice => [
  slice.isWait ? "waits for " + slice.text : "block of " + slice.text,
  slice.holder && "held by " + slice.holder,
  slice.place && "at " + slice.place,
  "on " + threadTitle(slice.thread),
  seconds(Math.round(slice.start / 1000) * 1000) + " for " +
    seconds(Math.round(slice.duration / 1000) * 1000)].filter(Boolean).join("\n");

function drawSlices(lane, title, list, words, x, left, right) {
  if (!list.length) return;
  const places = rowsOf(list), rows = Math.max(...places) + 1;
  lane(title, 24 + rows * laneRow, (group, top) => list.forEach((slice, i) => {
    const from = Math.max(left, x(slice.start));
    const to = Math.min(right, x(slice.start + slice.duration));
    if (to < from) return;
    const y = top + places[i] * laneRow, size = Math.max(2, to - from);
    const box = make("rect", { x: from, y, width: size, height: laneRow - 3, rx: 3,
      class: slice.isWait ? "wait" : "block" });
    box.append(make("title", {}, describeSlice(slice)));
    group.append(box);
    const most = Math.floor((size - 8) / 6);
    if (most > 3) group.append(make("text", { x: from + 4, y: y + 10, class: "slice",
      "pointer-events": "none" }, cut(words(slice), most)));
  }));
}

function drawThreads(lane, x, left, right) {
  if (data.threads.length < 2) return;
  for (const number of data.threads)
    drawSlices(lane, threadTitle(number), slices.filter(slice => slice.thread === number),
      slice => slice.isWait ? "waits for " + slice.text +
        (slice.holder ? ", held by " + slice.holder : "") : slice.text, x, left, right);
  data.queues.forEach((name, place) =>
    drawSlices(lane, "Queue: " + name, slices.filter(slice => slice.queue === place),
      slice => threadTitle(slice.thread), x, left, right));
}
