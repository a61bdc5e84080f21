extension TracePage {
  /// The page without its data.
  static let skeleton = """
    <header>
      <h1 id="title"></h1>
      <p id="summary"></p>
      <p id="notice" hidden></p>
      <form id="filters">
        <label>Class <input id="class" list="classes" placeholder="any"></label>
        <label>Selector <input id="selector" list="selectors" placeholder="any"></label>
        <label>Owner <select id="owner"><option value="">any</option></select></label>
        <label class="check"><input type="checkbox" id="scripted"> script code and hooks only</label>
        <button type="reset">Show all</button>
        <datalist id="classes"></datalist><datalist id="selectors"></datalist>
      </form>
      <div id="owners" role="group" aria-label="Owners"></div>
    </header>
    <section>
      <h2 id="time">Time</h2>
      <p class="note" id="part"></p>
      <div class="tools" role="group" aria-label="Part of the time">
        <button type="button" data-move="in">Zoom in</button>
        <button type="button" data-move="out">Zoom out</button>
        <button type="button" data-move="earlier">Earlier</button>
        <button type="button" data-move="later">Later</button>
        <button type="button" data-move="whole">Whole</button>
      </div>
      <div id="axis" tabindex="0" role="group" aria-labelledby="time part"></div>
    </section>
    <section>
      <h2 id="order">Sequence</h2>
      <p class="note" id="shown"></p>
      <div id="sequence" tabindex="0" role="listbox" aria-labelledby="order shown"></div>
      <button id="more" type="button">Show more</button>
      <aside id="details" aria-live="polite" hidden>
        <pre id="text"></pre>
        <div class="tools">
          <button type="button" data-only="class">Only this class</button>
          <button type="button" data-only="selector">Only this selector</button>
          <button type="button" data-only="owner">Only this owner</button>
          <button type="button" id="close">Close</button>
        </div>
      </aside>
    </section>
    """

  /// Its style; colours follow what the reader prefers.
  static let style = """
    :root { color-scheme: light dark; --ink: #1c1e21; --soft: #666c74; --line: #d9dce1;
      --back: #ffffff; --panel: #f5f6f8; --finger: #b3261e; --offset: #1f5fbf;
      --velocity: #8a5a00; --message: #3b4550; --owner0: #2e7d5b; --owner1: #7b4fc9;
      --owner2: #c2571a; --owner3: #1f7a9c; --owner4: #b03a78; --owner5: #7a7a1f;
      --owner6: #4d6fd6; --owner7: #9c4a3a; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e7e9ec; --soft: #9aa1ab;
      --line: #3a3f47; --back: #16181b; --panel: #202328; --finger: #ff8a80; --offset: #82b1ff;
      --velocity: #ffc266; --message: #c3cad3; --owner0: #6fcf9f; --owner1: #b79cf2;
      --owner2: #f5a067; --owner3: #6cc5e8; --owner4: #f08cbf; --owner5: #cfcf6a;
      --owner6: #9db4ff; --owner7: #e39a8a; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 16px; max-width: 1400px; color: var(--ink);
      background: var(--back); font: 14px/1.45 system-ui, "DejaVu Sans", sans-serif; }
    h1 { font-size: 20px; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 15px; margin: 24px 0 2px; }
    p { margin: 2px 0 8px; }
    #summary, .note { color: var(--soft); }
    #notice { border-left: 4px solid var(--finger); background: var(--panel);
      padding: 6px 10px; border-radius: 4px; }
    .note { font-size: 12px; }
    form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
    form label { display: flex; gap: 6px; align-items: center; color: var(--soft); }
    input, select, button { font: inherit; color: var(--ink); background: var(--panel);
      border: 1px solid var(--line); border-radius: 6px; padding: 4px 8px; }
    input:not([type]) { width: 190px; }
    button { cursor: pointer; }
    :focus-visible { outline: 2px solid var(--offset); outline-offset: 1px; }
    [hidden] { display: none !important; }
    .tools { display: flex; flex-wrap: wrap; gap: 6px; margin: 0 0 6px; }
    .tools button { font-size: 12px; padding: 3px 8px; }
    #owners { display: flex; flex-wrap: wrap; gap: 6px; margin: 10px 0 0; }
    .chip { display: inline-flex; align-items: center; gap: 6px; padding: 2px 8px;
      max-width: 100%; overflow-wrap: anywhere; text-align: left; background: none; }
    .chip[aria-pressed="true"] { background: var(--panel); border-color: var(--owner); }
    .chip::before { content: ""; flex: none; width: 10px; height: 10px; border-radius: 3px;
      background: var(--owner); }
    #axis { border: 1px solid var(--line); border-radius: 8px; background: var(--panel);
      overflow: hidden; touch-action: pan-y; user-select: none; }
    #sequence { border: 1px solid var(--line); border-radius: 8px; overflow: auto;
      max-height: 65vh; }
    #sequence .heads { position: sticky; top: 0; background: var(--back);
      border-bottom: 1px solid var(--line); }
    #details { position: sticky; bottom: 0; margin: 8px 0 0; padding: 8px 10px;
      background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
    #details pre { margin: 0 0 6px; max-height: 20vh; overflow: auto; white-space: pre-wrap;
      overflow-wrap: anywhere; font: 12px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
    #details .tools { margin: 0; }
    #more { margin: 8px 0; }
    svg { display: block; font: 11px system-ui, "DejaVu Sans", sans-serif; fill: var(--ink); }
    svg .soft { fill: var(--soft); }
    svg .grid { stroke: var(--line); }
    svg .lane { fill: var(--soft); font-weight: 600; paint-order: stroke;
      stroke: var(--panel); stroke-width: 3px; }
    svg .head { font-weight: 600; }
    svg .label { paint-order: stroke; stroke: var(--back); stroke-width: 4px; }
    svg rect.row { fill: transparent; cursor: pointer; }
    svg rect.row:hover, svg rect.chosen { fill: var(--panel); }
    svg rect.chosen { stroke: var(--offset); }
    @media (max-width: 600px) {
      body { padding: 10px; }
      form label { width: 100%; justify-content: space-between; }
      form label.check { justify-content: flex-start; }
      form select, input:not([type]) { width: 70%; }
    }
    """
}
