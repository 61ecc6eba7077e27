/// The style of the page's reader.
enum PageReaderStyle {
  static let text = """
    #columns { display: grid; gap: .75rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
    .column { min-width: 0; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
    .column > header { background: var(--raised); padding: .5rem .75rem; display: grid; gap: .25rem; }
    .column h3 { margin: 0; font-size: 1rem; }
    .column select { width: 100%; font-size: .8125rem; text-overflow: ellipsis; }
    .code { overflow: auto; max-height: 75vh; position: relative; } .code > p { padding: 0 .75rem; }
    .code ol { margin: 0; padding: .5rem 0 .5rem 3.25rem; color: var(--soft);
      font: 12px/1.45 ui-monospace, Menlo, Consolas, monospace; }
    .code code { color: var(--ink); white-space: pre-wrap; font: inherit; display: block;
      padding-left: 4ch; text-indent: -4ch; } .code i { font-style: normal; }
    .keyword { color: var(--keyword); } .type { color: var(--type); } .string { color: var(--string); }
    .number { color: var(--number); } .comment { color: var(--comment); }
    .file h4 { position: sticky; top: 0; left: 0; z-index: 1; margin: 0; padding: .35rem .75rem;
      font-size: .8125rem; overflow-wrap: anywhere; background: var(--raised);
      border-top: 1px solid var(--line); }
    .extent { color: var(--soft); font-weight: 400; white-space: nowrap; }
    .file ol + ol { border-top: 1px dashed var(--line); }
    ins, del { text-decoration: none; } .added { background: var(--added); }
    .removed { background: var(--removed); } .same code::before { content: "  "; }
    .added code::before { content: "+ "; } .removed code::before { content: "− "; }
    #about { max-width: 60rem; margin-bottom: 1rem; } #about .code { max-width: 100%;
      border: 1px solid var(--line); border-radius: 6px; margin-top: .5rem; }
    summary { cursor: pointer; }
    #follow { position: sticky; top: 0; z-index: 3; background: var(--ground); margin: 0; padding: .5rem 0; }
    .steps { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
    .steps button { font: inherit; font-size: .875rem; padding: .25rem .75rem; color: inherit;
      background: var(--raised); border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
    .steps button:disabled { color: var(--soft); cursor: default; }
    .steps button[name=play] { min-width: 4.5rem; }
    .steps input { width: 10rem; max-width: 100%; accent-color: var(--accent); }
    .steps span { color: var(--soft); font-size: .875rem; }
    .told { margin: 0; font-size: .8125rem; overflow-wrap: anywhere; } .told:empty { display: none; }
    .told span { color: var(--soft); white-space: nowrap; }
    .following .told { min-height: 3em; } .code li.was { background: var(--was); }
    .code li { padding-left: 6px; }
    .code li.lit { background: var(--lit); box-shadow: inset 4px 0 var(--accent); }
    .following .code { height: 60vh; }
    @media (max-width: 50rem) { .following .code { height: 28vh; } .code { max-height: 60vh; } }
    """
}
