extension TracePage {
  /// Wires the filters, and draws everything.
  static let controlScript = #"""
    const field = name => document.getElementById(name);

    function filter() {
      const cls = field("class").value.trim().toLowerCase();
      const selector = field("selector").value.trim().toLowerCase();
      const owner = field("owner").value, scripted = field("scripted").checked;
      const hooked = new Set();
      for (const entry of entries) if (entry.hook && entry.parent) hooked.add(entry.parent);
      kept = entries.filter(entry => (!cls || entry.cls.toLowerCase().includes(cls))
        && (!selector || entry.selector.toLowerCase().includes(selector))
        && (!owner || entry.owner === owner)
        && (!scripted || entry.owner || hooked.has(entry)));
    }

    function draw() {
      drawAxis();
      drawSequence();
    }

    function options(list, texts) {
      field(list).append(...[...new Set(texts)].sort().slice(0, 500).map(text => {
        const option = document.createElement("option");
        option.value = option.textContent = text;
        return option;
      }));
    }

    field("title").textContent = data.title;
    const hookCount = entries.filter(entry => entry.hook).length;
    field("summary").textContent = `${entries.length - hookCount} messages, ${hookCount} runs of ` +
      `hooks, ${seconds(whole[1] - whole[0])} of virtual time` +
      (data.dropped ? `; ${data.dropped} earlier entries were dropped` : "") + ".";
    options("classes", entries.map(entry => entry.cls));
    options("selectors", entries.map(entry => entry.selector));
    options("owner", owners);
    for (const owner of owners) {
      const chip = document.createElement("span");
      chip.className = "chip";
      chip.style.setProperty("--owner", colour(owner));
      chip.textContent = owner;
      field("owners").append(chip);
    }
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
    addEventListener("resize", drawAxis);
    refresh();
    """#
}
