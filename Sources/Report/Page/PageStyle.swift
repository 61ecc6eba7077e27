/// The style sheet of the page: light and dark, for widths from 400 pixels.
enum PageStyle {
  static let text = """
    :root { color-scheme: light dark; --ink: #1f2328; --soft: #59636e; --line: #d1d9e0; --ground: #fff;
      --raised: #f6f8fa; --accent: #0969da; --bar: #54aeff; --keyword: #cf222e; --type: #6639ba;
      --string: #0a3069; --number: #0550ae; --comment: #59636e; --warn: #9a6700; --lit: #fff2b8; --was: #f3f6e8; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f0f6fc; --soft: #9198a1; --line: #3d444d;
      --ground: #0d1117; --raised: #151b23; --accent: #4493f8; --bar: #1f6feb; --keyword: #ff7b72;
      --type: #d2a8ff; --string: #a5d6ff; --number: #79c0ff; --comment: #9198a1; --warn: #d29922;
      --lit: #4b3f12; --was: #1b2318; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1500px; padding: 1rem; color: var(--ink); background: var(--ground);
      font: 16px/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.6rem; line-height: 1.25; } h2 { border-bottom: 1px solid var(--line); }
    a { color: var(--accent); } .origin, caption, #count { color: var(--soft); font-size: .875rem; }
    .warning { border-left: 4px solid var(--warn); padding-left: .75rem; }
    .skip { position: absolute; left: -100vw; } .skip:focus { left: 1rem; }
    form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0; }
    label { font-size: .875rem; } form > label { display: grid; gap: .25rem; }
    select, input[type=search] { font: inherit; padding: .25rem .5rem; color: inherit;
      background: var(--raised); border: 1px solid var(--line); border-radius: 6px; max-width: 100%; }
    fieldset { border: 1px solid var(--line); border-radius: 6px; display: flex; flex-wrap: wrap;
      gap: .25rem .75rem; margin: 0; padding: .25rem .75rem .5rem; min-width: 0; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    .scroll { overflow: auto; max-height: 80vh; border: 1px solid var(--line); border-radius: 6px; }
    table { border-collapse: collapse; width: 100%; font-size: .875rem; font-variant-numeric: tabular-nums; }
    caption { text-align: left; padding: .5rem; } th, td { padding: .25rem .6rem; text-align: right;
      white-space: nowrap; border-top: 1px solid var(--line); }
    th { position: sticky; top: 0; background: var(--raised); }
    th button { all: unset; cursor: pointer; font-weight: 600; } th button:focus-visible {
      outline: 2px solid var(--accent); }
    th[aria-sort=ascending] button::after { content: " ▲"; } th[aria-sort=descending] button::after {
      content: " ▼"; }
    td.text, th.text { text-align: left; } tr.base td { color: var(--soft); }
    .bar { display: inline-block; height: .6em; background: var(--bar); border-radius: 2px;
      margin-right: .5em; vertical-align: baseline; }
    dt { margin-top: .75rem; } dd { margin-left: 1.5rem; }
    #columns { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
    .column { min-width: 0; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
    .column header { background: var(--raised); padding: .5rem .75rem; display: flex; gap: .5rem;
      flex-wrap: wrap; align-items: center; } .column h3 { margin: 0; font-size: 1rem; }
    .code { overflow: auto; max-height: 75vh; position: relative; } .code ol { margin: 0; padding: .5rem 0 .5rem 3.25rem;
      font: 12px/1.45 ui-monospace, Menlo, Consolas, monospace; color: var(--soft); min-width: max-content; }
    .code code { color: var(--ink); white-space: pre; font: inherit; } .code i { font-style: normal; }
    .keyword { color: var(--keyword); } .type { color: var(--type); } .string { color: var(--string); }
    .number { color: var(--number); } .comment { color: var(--comment); }
    #follow { position: sticky; top: 0; z-index: 1; background: var(--ground); margin: 0; padding: .5rem 0; }
    #follow > label { min-width: 0; } #follow select { width: 100%; }
    .steps { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
    .steps button { font: inherit; font-size: .875rem; padding: .25rem .75rem; color: inherit;
      background: var(--raised); border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
    .steps button:disabled { color: var(--soft); cursor: default; } .steps button[name=play] { min-width: 4.5rem; }
    .steps input { width: 10rem; max-width: 100%; accent-color: var(--accent); }
    #place { color: var(--soft); font-size: .875rem; font-variant-numeric: tabular-nums; }
    .column header select { flex: 1 1 8rem; min-width: 0; }
    .told { flex-basis: 100%; margin: 0; font-size: .8125rem; overflow-wrap: anywhere; }
    .told:empty { display: none; } .told span { color: var(--soft); white-space: nowrap; }
    .over .told { color: var(--soft); } .code li.was { background: var(--was); }
    .code li.lit { background: var(--lit); box-shadow: inset 4px 0 var(--accent); }
    .following .code { height: 60vh; }
    @media (max-width: 50rem) { .following .code { height: 28vh; } }
    """
}
