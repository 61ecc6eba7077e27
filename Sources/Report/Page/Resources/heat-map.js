// The heat map.
const heat = one("#heat");
const sizes = distinct(rows.map((row) => row.notes)).sort((one, other) => one - other);
const heatNames = distinct(rows.filter((row) => !isBaseline(row)).map((row) => row.architecture));
// What adds this or less, in seconds, has the faintest colour.
const faintest = 1e-7;
function tint(cell, added, most) {
  if (added.low == null || added.low <= 0 && added.high >= 0) return;
  const share = Math.log(Math.abs(added.estimate) / faintest) / Math.log(most / faintest);
  cell.className = added.estimate < 0 ? "less" : "more";
  cell.style.setProperty("--share", `${Math.round(8 + 62 * Math.min(1, Math.max(0, share)))}%`);
}
function heatCell(row, most, line, place) {
  const cell = element("td", null, isBaseline(row ?? {}) ? { class: "base" } : {});
  if (!row) return cell;
  const text = !row.correct ? "wrong"
    : microseconds(isBaseline(row) ? baseTime(row) : row.added?.estimate);
  const button = element("button", text, { type: "button", "aria-expanded": "false",
    "aria-label": `${row.architecture}, ${row.interaction}: ${text} µs`, tabindex: "-1",
    "data-line": line, "data-place": place });
  if (row.correct && row.added) tint(cell, row.added, most);
  button.addEventListener("click", () => {
    focusCell(button);
    toggleEvidence(button, row);
  });
  cell.append(button);
  return cell;
}
// Baseline's own time of one event, which the others are compared with.
function baseTime(row) {
  const events = rows.find((other) => other.interaction === row.interaction
    && other.notes === row.notes && other.added?.events)?.added.events;
  return row.p50 == null || !events ? null : row.p50 / events;
}
function drawHeat() {
  const notes = Number(one("#sizes select")?.value ?? sizes[0]);
  const shown = rows.filter((row) => row.notes === notes);
  const most = Math.max(10 * faintest, ...shown.map((row) => row.added?.estimate ?? 0));
  heat.querySelectorAll("tbody").forEach((body) => body.remove());
  let line = 0;
  const body = element("tbody");
  for (const interaction of distinct(shown.map((row) => row.interaction))) {
    const ofRow = shown.filter((row) => row.interaction === interaction);
    const made = element("tr");
    made.append(element("th", interaction, { scope: "row" }),
      ...[...heatNames, "Baseline"].map((name, place) =>
        heatCell(ofRow.find((row) => row.architecture === name), most, line, place)));
    body.append(made);
    line += 1;
  }
  heat.append(body);
  heat.querySelector("button")?.setAttribute("tabindex", "0");
}
// One cell is in the order of the Tab key; the arrow keys go to the others.
function focusCell(button) {
  for (const cell of heat.querySelectorAll("button[tabindex='0']")) cell.tabIndex = -1;
  button.tabIndex = 0;
  button.focus();
}
function moveInHeat(event) {
  const { line, place } = event.target.dataset;
  const [down, right] = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0],
    ArrowDown: [1, 0] }[event.key] ?? [];
  if (line == null || down == null) return;
  const next = heat.querySelector(
    `button[data-line="${Number(line) + down}"][data-place="${Number(place) + right}"]`);
  event.preventDefault();
  if (next) focusCell(next);
}
if (heat) {
  const head = element("tr");
  head.append(element("th", "Interaction", { scope: "col" }),
    ...heatNames.map((name) => element("th", name, { scope: "col" })),
    element("th", "Baseline takes, µs", { scope: "col" }));
  heat.tHead.append(head);
  const select = one("#sizes select");
  if (select) options(select, sizes, (size) => number.format(size));
  select?.addEventListener("change", drawHeat);
  heat.addEventListener("keydown", moveInHeat);
  drawHeat();
}
