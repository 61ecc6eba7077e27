// The evidence behind a cell.
const frame = 1 / 60;
function facts(row) {
  const list = [];
  if (row.added) {
    const share = 100 * row.added.estimate / frame;
    const ofFrame = Math.abs(share) < 0.01 ? "under 0.01 %" : `${share.toFixed(2)} %`;
    list.push(["Added to one event",
      `${withInterval(row.added, microseconds)} µs: ${ofFrame} of a frame`]);
    if (row.added.events) list.push(["Events in a run", number.format(row.added.events)]);
  }
  if (row.ratio != null && !isBaseline(row)) list.push(["Time of a run over Baseline's",
    withInterval({ estimate: row.ratio, low: row.low, high: row.high }, ratio)]);
  if (row.verdict) list.push(["Verdict", row.verdict]);
  if (row.group) list.push(["Group", row.group]);
  const others = heatNames.filter((name) => name !== row.architecture && matching(row, name)?.ratio)
    .map((name) => `${name}'s ${ratio(row.ratio / matching(row, name).ratio)}`);
  if (row.ratio != null && others.length > 0) list.push(["Time of a run over", others.join(", ")]);
  if (row.p50 != null) list.push(["Time of a run", seconds(row.p50)]);
  if (row.cold != null) list.push(["Time of the first run", seconds(row.cold)]);
  if (row.note) list.push(["Note", row.note]);
  return list;
}
function counterTable(row, base) {
  const known = Object.keys(row.counters).filter((id) => row.counters[id] != null).sort();
  const others = known.filter((id) => row === base || row.counters[id] !== base?.counters[id]);
  const shown = row === base ? [row] : [row, base];
  const made = element("div");
  if (others.length > 0) {
    const table = element("table");
    const head = element("tr");
    head.append(...["Counter of one run", ...shown.map((one) => one?.architecture ?? "Baseline")]
      .map((title) => element("th", title, { scope: "col" })));
    const body = element("tbody");
    for (const id of others) {
      const line = element("tr");
      line.append(element("th", counterName(id), { scope: "row" }),
        ...shown.map((one) => element("td", one?.counters[id] == null ? "–"
          : number.format(one.counters[id]))));
      body.append(line);
    }
    table.append(element("thead"), body);
    table.tHead.append(head);
    made.append(table);
  }
  const equal = known.length - others.length;
  if (equal > 0) made.append(element("p", `Equal to Baseline: ${equal} of ${known.length} counters.`));
  return made;
}
function evidence(row) {
  const made = element("div", null, { class: "proof" });
  made.append(element("h3", `${row.architecture}: ${row.interaction}`), element("p", prose(row.interaction)));
  const list = element("dl");
  for (const [title, text] of facts(row)) {
    const group = element("div");
    group.append(element("dt", title), element("dd", text));
    list.append(group);
  }
  made.append(list);
  const links = element("p", null, { class: "links" });
  const names = distinct(["Baseline", row.architecture]);
  for (const [text, subject] of [
    [`Read this screen in ${names.join(" and ")}`, row.screen],
    ["Follow the lines that run", `trace/${row.interaction}`],
  ]) {
    const href = readerLink(subject, names);
    if (href) links.append(element("a", text, { href }), " ");
  }
  if (links.childElementCount > 0) made.append(links);
  made.append(counterTable(row, matching(row, "Baseline")));
  return made;
}
function toggleEvidence(button, row) {
  const wasOpen = button.getAttribute("aria-expanded") === "true";
  for (const open of heat.querySelectorAll("[aria-expanded=true]"))
    open.setAttribute("aria-expanded", "false");
  heat.querySelector(".evidence")?.remove();
  if (wasOpen) return;
  button.setAttribute("aria-expanded", "true");
  const line = element("tr", null, { class: "evidence" });
  const cell = element("td", null, { colspan: heatNames.length + 2 });
  cell.append(evidence(row));
  line.append(cell);
  button.closest("tr").after(line);
  line.scrollIntoView({ block: "nearest" });
  button.scrollIntoView({ block: "nearest" });
}
heat?.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const open = heat.querySelector("[aria-expanded=true]");
  if (!open) return;
  open.click();
  open.focus();
});
