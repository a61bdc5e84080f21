extension TracePage {
  /// Draws the messages that are shown as arrows between lifelines, and hooks as boxes on them.
  static let sequenceScript = #"""
    let kept = entries, limit = 200;
    const rowHeight = 22, mostLifelines = 12;

    function drawSequence() {
      const visible = kept.filter(entry =>
        entry.start + entry.duration >= range[0] && entry.start <= range[1]);
      const rows = visible.slice(0, limit);
      const counts = new Map();
      const count = name => counts.set(name, (counts.get(name) || 0) + 1);
      for (const entry of rows) {
        const sender = entry.parent;
        if (sender && !entry.hook) count(sender.receiver);
        count(entry.receiver);
      }
      const common = new Set([...counts].sort((a, b) => b[1] - a[1]).slice(0, mostLifelines)
        .map(([name]) => name));
      const names = [...counts.keys()].filter(name => common.has(name));
      if (counts.size > names.length) names.push("others");
      const gap = innerWidth < 600 ? 100 : 150, left = 84, top = 46;
      const column = name => {
        const place = names.indexOf(name);
        return left + 60 + (place < 0 ? names.length - 1 : place) * gap;
      };
      const width = Math.max(left + 60 + (names.length - 1) * gap + 420, 320);
      const height = top + rows.length * rowHeight + 12;
      const svg = make("svg", { width, height });
      names.forEach(name => {
        const x = column(name);
        svg.append(make("line", { x1: x, x2: x, y1: top - 8, y2: height, class: "grid" }));
        const [cls, address] = label(name);
        svg.append(make("text", { x, y: 16, class: "head", "text-anchor": "middle" }, cut(cls, 21)),
          make("text", { x, y: 30, class: "soft", "text-anchor": "middle" }, address));
      });
      let time = "";
      rows.forEach((entry, row) => {
        const y = top + row * rowHeight + rowHeight / 2, x = column(entry.receiver);
        const back = make("rect", { class: "row", x: 0, y: y - rowHeight / 2, width,
          height: rowHeight, fill: "transparent" });
        back.append(make("title", {}, describe(entry)));
        svg.append(back);
        const now = seconds(Math.round(entry.start / 1000) * 1000);
        if (now !== time) svg.append(make("text", { x: 6, y: y + 4, class: "soft" }, time = now));
        const sender = entry.parent;
        const from = sender ? column(sender.receiver) : left;
        if (entry.hook) drawHook(svg, entry, x, y);
        else drawMessage(svg, entry, from, x, y, sender);
      });
      const box = document.getElementById("sequence");
      box.replaceChildren(svg);
      document.getElementById("shown").textContent = visible.length === 0
        ? "Nothing is left by the filters."
        : `${rows.length} of ${visible.length} shown. Arrows go from the object whose method sends ` +
          "to the receiver; a box is the handler of a hook. Point at a line for its details.";
      document.getElementById("more").hidden = visible.length <= limit;
    }

    function label(name) {
      const match = name.match(/^<(.*): (0x[0-9a-f]+)>$/);
      return match ? [match[1], "…" + match[2].slice(-5)] : [name, name === "others" ? "" : "class"];
    }

    function drawMessage(svg, entry, from, x, y, sender) {
      const stroke = colour(entry.owner);
      if (from === x && sender) {
        svg.append(make("path", { d: `M${x} ${y - 5}h14v9h-8`, fill: "none", stroke }));
        svg.append(make("path", { d: `M${x + 1} ${y + 4}l6 -3v6z`, fill: stroke }));
      } else {
        const side = from < x ? -1 : 1;
        svg.append(make("line", { x1: from, x2: x + side * 5, y1: y, y2: y, stroke,
          "stroke-dasharray": sender ? "" : "3 3" }));
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
      "at " + seconds(Math.round(entry.start / 1000) * 1000) + ", depth " + entry.depth]
      .filter(Boolean).join("\n");
    """#
}
