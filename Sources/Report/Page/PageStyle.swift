/// The style sheet of the page: light and dark, for widths from 400 pixels.
enum PageStyle {
  static let text = colours + general + tables + PageReaderStyle.text

  private static let colours = """
    :root { color-scheme: light dark; --ink: #1f2328; --soft: #59636e; --line: #d1d9e0; --ground: #fff;
      --raised: #f6f8fa; --accent: #0969da; --more: #f2904c; --less: #4cc38a; --keyword: #cf222e;
      --type: #6639ba; --string: #0a3069; --number: #0550ae; --comment: #59636e; --warn: #9a6700;
      --edge: #59636e80; --lit: #fff2b8; --was: #f3f6e8; --added: #dafbe1; --removed: #ffebe9; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f0f6fc; --soft: #9198a1; --line: #3d444d;
      --ground: #0d1117; --raised: #151b23; --accent: #4493f8; --more: #b0562a; --less: #1f7a4d;
      --keyword: #ff7b72; --type: #d2a8ff; --string: #a5d6ff; --number: #79c0ff; --comment: #9198a1;
      --warn: #d29922; --edge: #000c; --lit: #4b3f12; --was: #1b2318; --added: #12331d; --removed: #43191b; } }

    """

  private static let general = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 2000px; padding: 1rem; color: var(--ink); background: var(--ground);
      font: 16px/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.6rem; line-height: 1.25; overflow-wrap: anywhere; }
    h2 { border-bottom: 1px solid var(--line); margin-top: 2.5rem; } h3, h4 { margin: 1rem 0 .5rem; }
    p, ul, dl { max-width: 60rem; } a { color: var(--accent); } nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
    code { font: .875em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    pre { overflow: auto; padding: .75rem; background: var(--raised); white-space: pre-wrap; }
    .origin, caption, #count { color: var(--soft); font-size: .875rem; }
    .warning { border-left: 4px solid var(--warn); padding-left: .75rem; }
    .picture { display: inline-block; max-width: 100%; overflow: auto; } .picture img { display: block; width: 45rem; max-width: 100%;
      min-width: 34rem; height: auto; }
    form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0; }
    [hidden] { display: none !important; }
    label { font-size: .875rem; } form > label { display: grid; gap: .25rem;
      grid-template-columns: minmax(0, 1fr); max-width: 100%; }
    select, input[type=search] { font: inherit; padding: .25rem .5rem; color: inherit;
      background: var(--raised); border: 1px solid var(--line); border-radius: 6px; max-width: 100%; }
    fieldset { border: 1px solid var(--line); border-radius: 6px; display: flex; flex-wrap: wrap;
      gap: .25rem .75rem; margin: 0; padding: .25rem .75rem .5rem; min-width: 0; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    dt { margin-top: .75rem; } dd { margin-left: 1.5rem; }

    """

  private static let tables = """
    .scroll { overflow: auto; max-height: 80vh; border: 1px solid var(--line); border-radius: 6px;
      container-type: inline-size; }
    table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: .875rem;
      font-variant-numeric: tabular-nums; }
    .scroll, .picture { background: linear-gradient(to left, var(--ground) 2rem, transparent) right / 4rem
        100% no-repeat local, linear-gradient(to left, var(--edge), transparent) right / 1rem 100% no-repeat; }
    :is(.scroll, .picture, .code)::-webkit-scrollbar { width: 10px; height: 10px; }
    :is(.scroll, .picture, .code)::-webkit-scrollbar-thumb { background: var(--soft); border-radius: 5px;
      border: 2px solid var(--raised); }
    :is(.scroll, .picture, .code)::-webkit-scrollbar-track { background: var(--raised); }
    caption { text-align: left; padding: .5rem; max-width: 100cqw; } th, td { padding: .25rem .6rem;
      text-align: right; white-space: nowrap; border-top: 1px solid var(--line); }
    thead th { position: sticky; top: 0; z-index: 1; background: var(--raised); vertical-align: bottom; }
    tr > th:first-child { text-align: left; position: sticky; left: 0; background: var(--raised); }
    thead tr > th:first-child { z-index: 2; } tbody th { font-weight: 500; overflow-wrap: break-word; }
    th button, td button { all: unset; cursor: pointer; } th button { font-weight: 600; }
    th button:focus-visible, td button:focus-visible { outline: 2px solid var(--accent); }
    th[aria-sort=ascending] button::after { content: " ▲"; }
    th[aria-sort=descending] button::after { content: " ▼"; }
    td.text, th.text { text-align: left; } tr.base td, td.base { color: var(--soft); }
    td small { color: var(--soft); } #cells td:last-child { white-space: normal; min-width: 12rem; }
    #scorecard th { white-space: normal; }
    #heat td { padding: 0; } #heat .base { padding: .25rem .6rem; }
    #heat button { scroll-margin: 4rem 0 0 8rem; }
    #heat td button { display: block; box-sizing: border-box; width: 100%; padding: .25rem .6rem; }
    #heat th[scope=rowgroup] { text-align: left; font-weight: 600; background: var(--ground);
      padding-top: .75rem; }
    .more { background: color-mix(in srgb, var(--more) var(--share), var(--ground)); }
    .less { background: color-mix(in srgb, var(--less) var(--share), var(--ground)); }
    #heat [aria-expanded=true] { box-shadow: inset 0 0 0 2px var(--accent); }
    #heat .evidence > td { text-align: left; white-space: normal; background: var(--raised); }
    .proof { position: sticky; left: 0; width: 100cqw; padding: .5rem 1rem 1rem; font-size: 1rem; }
    .proof h3 { margin-top: 0; } .proof dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; }
    .proof dt { margin: 0; color: var(--soft); font-size: .875rem; } .proof dd { margin: 0; }
    .proof table { width: auto; max-width: 100%; } .links { display: flex; flex-wrap: wrap; gap: 1rem; }
    @media (max-width: 50rem) { th, td, #heat td button, #heat .base { padding: .25rem .35rem; }
      tr > th:first-child { max-width: 7rem; white-space: normal; } td small { display: block; }
      #scorecard th { font-size: .8125rem; } }
    @media (max-width: 30rem) { #heat { font-size: .75rem; } #heat th, #heat td button { padding: .25rem .15rem; }
      #heat tr > th:first-child { max-width: 5.5rem; } }

    """
}
