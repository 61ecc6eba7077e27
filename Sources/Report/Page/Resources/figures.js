// The figures.
const filters = one("#filters");
const shownCounters = ["viewWrites", "redundantWrites", "cellsConfigured", "turns", "mallocs",
  "bytes", "objects", "retains", "releases"];
const columnsOfFigures = [
  { id: "interaction", title: "interaction", value: (row) => row.interaction, isText: true },
  { id: "architecture", title: "architecture", value: (row) => row.architecture, isText: true },
  { id: "added", title: "added, µs", value: (row) => row.added?.estimate, interval: (row) =>
    row.added && bounds(row.added.low, row.added.high, microseconds), text: (row) =>
    microseconds(row.added?.estimate) },
  { id: "ratio", title: "time", value: (row) => over(row), interval: (row) =>
    filters.base.value === "Baseline" && bounds(row.low, row.high, ratio), text: (row) =>
    row.correct ? ratio(over(row)) : "wrong" },
  { id: "verdict", title: "verdict", value: (row) => row.verdict ?? "", isText: true },
  { id: "group", title: "group", value: (row) => row.group ?? "", isText: true },
  { id: "notes", title: "notes", value: (row) => row.notes, text: (row) => number.format(row.notes) },
  { id: "p50", title: "one run", value: (row) => row.p50, text: (row) => seconds(row.p50) },
  { id: "cold", title: "first run", value: (row) => row.cold, text: (row) => seconds(row.cold) },
  ...shownCounters.map((id) => ({ id, title: counterName(id), value: (row) => row.counters[id],
    text: (row) => row.counters[id] == null ? "–" : number.format(row.counters[id]) })),
  { id: "note", title: "note", value: (row) => row.note ?? "", isText: true },
].filter(({ id, value }) => ["added", "note"].includes(id) ? rows.some(value) : true);
function over(row) {
  const base = matching(row, filters.base.value)?.ratio;
  return row.ratio == null || base == null ? null : row.ratio / base;
}
const order = { column: null, isDescending: false };
function sorted(list) {
  const column = columnsOfFigures.find((column) => column.id === order.column);
  if (!column) return list;
  const sign = order.isDescending ? -1 : 1;
  return [...list].sort((one, other) => {
    const [left, right] = [column.value(one), column.value(other)];
    // Missing values come last in both directions.
    if (left == null || right == null) return (left == null) - (right == null);
    return sign * (column.isText ? left.localeCompare(right) : left - right);
  });
}
function shownRows() {
  const names = chosen(one("#names"));
  const words = filters.interaction.value.trim().toLowerCase();
  return rows.filter((row) => names.includes(row.architecture)
    && row.interaction.toLowerCase().includes(words)
    && (!filters.notes.value || row.notes === Number(filters.notes.value)));
}
function figureLine(row) {
  const made = element("tr", null, isBaseline(row) ? { class: "base" } : {});
  for (const { id, isText, text, value, interval } of columnsOfFigures) {
    const isHead = id === "interaction";
    const cell = element(isHead ? "th" : "td", null, isText ? { class: "text" } : {});
    const words = text ? text(row) : value(row);
    const href = isHead ? `#i-${encodeURIComponent(row.interaction)}`
      : id === "architecture" ? readerLink(row.screen, ["Baseline", row.architecture]) : null;
    if (isHead) cell.scope = "row";
    cell.append(href ? element("a", words, { href }) : words);
    const ends = interval?.(row);
    if (ends) cell.append(" ", element("small", ends));
    made.append(cell);
  }
  return made;
}
function drawFigures() {
  const list = sorted(shownRows());
  one("#cells tbody").replaceChildren(...list.map(figureLine));
  one("#count").textContent = `${list.length} of ${rows.length} rows`;
  for (const head of every("#cells thead th")) {
    head.setAttribute("aria-sort", head.dataset.id !== order.column ? "none"
      : order.isDescending ? "descending" : "ascending");
  }
}
options(filters.notes, sizes, (size) => number.format(size));
const names = distinct(rows.map((row) => row.architecture));
options(filters.base, names);
boxes(one("#names"), names, () => true);
const titles = element("tr");
for (const { id, title, isText } of columnsOfFigures) {
  const head = element("th", null, { scope: "col", "data-id": id });
  if (isText) head.className = "text";
  const button = element("button", title, { type: "button" });
  button.addEventListener("click", () => {
    order.isDescending = order.column === id && !order.isDescending;
    order.column = id;
    drawFigures();
  });
  head.append(button);
  titles.append(head);
}
one("#cells").tHead.append(titles);
filters.addEventListener("input", drawFigures);
drawFigures();
