// Patches: a list of lines for each hunk; removed lines have their old numbers.
function hunks(text) {
  const lists = [];
  let [old, current] = [0, 0];
  for (const line of text.split("\n")) {
    const head = line.match(/^@@ -(\d+)(?:,\d+)? \+(\d+)/);
    if (head) {
      [old, current] = head.slice(1).map(Number);
      lists.push(element("ol"));
      continue;
    }
    const [name, kind] = { "+": ["ins", "added"], "-": ["del", "removed"], " ": ["span", "same"] }[line[0]] ?? [];
    if (!name || lists.length === 0) continue;
    const item = element("li", null, { class: kind, value: kind === "removed" ? old : current });
    const code = element("code");
    code.append(element(name, line.slice(1)));
    item.append(code);
    if (kind !== "added") item.dataset.line = old++;
    if (kind !== "removed") current++;
    lists.at(-1).append(item);
  }
  return lists;
}
const extent = (file) => `+${number.format(file.added)} −${number.format(file.removed)}`;
function diffFile(file, name) {
  const made = element("section", null, { class: "file", "data-path": file.path });
  const head = element("h4", name(file.path));
  head.append(" ", element("span", extent(file), { class: "extent" }));
  made.append(head, ...(file.text == null ? [] : hunks(file.text)));
  return made;
}
function diffColumn(name, change) {
  const made = emptyColumn(name);
  const files = change.patches[name] ?? [];
  made.files.hidden = files.length === 0;
  if (files.length === 0) made.code.append(element("p", `${name} has no patch for this.`));
  options(made.files, files.map((file) => file.path), fileName);
  for (const file of files) made.code.append(diffFile(file, fileName));
  made.summary = change.figures[name] ?? "";
  made.lineAt = (path, number) => made.code.querySelector(
    `[data-path="${CSS.escape(path)}"] [data-line="${number}"]`);
  made.showFile = (path) => {
    const file = made.code.querySelector(`[data-path="${CSS.escape(path)}"]`);
    if (file) made.code.scrollTo(0, file.offsetTop);
  };
  made.files.addEventListener("change", () => made.showFile(made.files.value));
  return made;
}
// What is asked for, and the patch of what all patterns share; its tests and expected results
// are listed only. A form has its prose alone.
function about(change) {
  if (!change) return [];
  const text = document.getElementById(`about-${change.address}`).content.cloneNode(true);
  if (change.shared.length === 0) {
    const forms = element("details");
    forms.append(element("summary", "What the form is in each pattern"), ...text.children);
    return [forms];
  }
  const [first, ...rest] = text.children;
  const whole = element("details");
  whole.append(element("summary", "The whole request"), ...rest);
  const shared = element("details");
  const total = { added: 0, removed: 0 };
  for (const file of change.shared) {
    total.added += file.added;
    total.removed += file.removed;
  }
  shared.append(element("summary",
    `What all patterns share: ${change.shared.length} files, ${extent(total)}`));
  shared.addEventListener("toggle", () => {
    const made = element("div", null, { class: "code", tabindex: "0", role: "region",
      "aria-label": "Patch of what all patterns share" });
    made.append(...change.shared.map((file) => diffFile(file, (path) => path)));
    shared.append(made);
  }, { once: true });
  return [first, whole, shared].filter(Boolean);
}
