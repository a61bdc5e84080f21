extension LabPage {
  /// How the page looks: light or dark as the reader has it, wide or narrow as the window is.
  static let style = """
    :root {
      --back: #fbfbfa; --card: #ffffff; --ink: #1c1e21; --faint: #62676f; --line: #dcdfe3;
      --good: #1a7f45; --good-back: #e6f4ea; --bad: #b3261e; --bad-back: #fbe9e7;
      --other: #8a5a00; --other-back: #fdf1d8; --chip: #eef1f5;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #16181b; --card: #1e2125; --ink: #e6e8eb; --faint: #9aa1ab; --line: #343940;
        --good: #6fd08f; --good-back: #1c3325; --bad: #ff8a80; --bad-back: #3d201e;
        --other: #f0c36d; --other-back: #38301c; --chip: #2b3036;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 76rem;
      background: var(--back); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
    }
    h1 { margin: 0; font-size: 1.5rem; }
    h2 { margin: 2rem 0 .75rem; font-size: 1.05rem; overflow-wrap: anywhere; }
    .summary { margin: .25rem 0 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
    .summary span, .note { color: var(--faint); }
    strong.good { color: var(--good); }
    strong.bad { color: var(--bad); }
    .note { margin: .4rem 0; font-size: .9rem; }
    .fault {
      margin: .4rem 0; padding: .4rem .75rem; border-left: 3px solid var(--bad);
      background: var(--bad-back); overflow-wrap: anywhere;
    }
    details.scenario {
      margin: .4rem 0; padding: 0 .9rem; background: var(--card);
      border: 1px solid var(--line); border-left: 3px solid var(--good); border-radius: 6px;
    }
    details.scenario.bad { border-left-color: var(--bad); }
    details.scenario[open] { padding-bottom: .7rem; }
    summary { cursor: pointer; }
    .scenario > summary {
      padding: .5rem 0; display: flex; flex-wrap: wrap; gap: .2rem 1rem;
      justify-content: space-between;
    }
    .name { font-weight: 600; overflow-wrap: anywhere; }
    .count {
      display: inline-block; padding: 0 .5rem; border-radius: 999px; font-size: .85rem;
      color: var(--other); background: var(--other-back); white-space: nowrap;
    }
    .count.good { color: var(--good); background: var(--good-back); }
    details.order { border-top: 1px solid var(--line); }
    .order > summary {
      padding: .45rem 0; display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem .4rem;
    }
    .order > summary::before { content: "▸"; color: var(--faint); width: .9rem; }
    .order[open] > summary::before { content: "▾"; }
    .actor {
      padding: 0 .45rem; border-radius: 4px; background: var(--chip);
      font: .85em/1.6 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere;
    }
    .then, .without, .wanted { color: var(--faint); font-size: .85rem; }
    .verdict { font-weight: 600; color: var(--other); }
    .order.bad .verdict { color: var(--bad); }
    .detail { flex-basis: 100%; padding-left: 1.3rem; overflow-wrap: anywhere; font-size: .92rem; }
    dl {
      margin: 0 0 .6rem; padding-left: 1.3rem; display: grid;
      grid-template-columns: max-content 1fr; gap: .3rem .9rem; font-size: .9rem;
    }
    dt { color: var(--faint); }
    dd { margin: 0; min-width: 0; }
    ol { margin: 0; padding: 0; list-style: none; counter-reset: step; }
    li { overflow-wrap: anywhere; }
    ol li {
      counter-increment: step; font: .95em/1.6 ui-monospace, "DejaVu Sans Mono", monospace;
    }
    ol li::before {
      content: counter(step); display: inline-block; width: 2.2rem; color: var(--faint);
    }
    .totals {
      margin: .5rem 0 1rem; padding: 0; list-style: none; display: grid; gap: .1rem 1.5rem;
      grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); font-size: .92rem;
    }
    .totals .good strong { color: var(--good); }
    .totals .bad strong { color: var(--bad); }
    .shapes { display: grid; gap: 1rem; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-size: .85rem; }
    caption { text-align: left; font-weight: 600; padding: .3rem 0; }
    thead th, tbody th { font-weight: 500; text-align: left; padding: .25rem .5rem; }
    tbody th { position: sticky; left: 0; background: var(--back); white-space: nowrap; }
    tbody td {
      border: 2px solid var(--back); padding: .25rem .5rem; min-width: 5.4rem; text-align: center;
    }
    td.good { color: var(--good); background: var(--good-back); }
    td.bad { color: var(--bad); background: var(--bad-back); font-weight: 600; }
    td.alone { color: var(--faint); background: var(--chip); }
    @media (max-width: 40rem) {
      dl { grid-template-columns: 1fr; gap: 0 0; }
      dd { margin-bottom: .4rem; }
    }
    """
}
