// Patches, as `git diff --no-renames` writes them: the files, each with its hunks.
function filesOfPatch(patch) {
  return patch.split(/^diff --git .* b\//m).slice(1).map((part) => {
    const [path, ...rest] = part.split("\n");
    // What stands before the first hunk repeats the path.
    const start = rest.findIndex((line) => line.startsWith("@@ "));
    const lines = start < 0 ? [] : rest.slice(start);
    const count = (sign) => lines.filter((line) => line.startsWith(sign)).length;
    return { path, lines, added: count("+"), removed: count("-") };
  });
}
// A list of lines for each hunk; removed lines have their old numbers.
function hunks(lines) {
  const lists = [];
  let [old, current] = [0, 0];
  for (const line of lines) {
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
function extent({ added, removed }) {
  const made = element("span", null, { class: "extent" });
  made.append(element("span", `+${number.format(added)}`, { class: "plus" }), " ",
    element("span", `−${number.format(removed)}`, { class: "minus" }));
  return made;
}
function diffFile(file, name, isListed = false) {
  const made = element("section", null, { class: "file", "data-path": file.path });
  const head = element("h4", name(file.path));
  head.append(" ", extent(file));
  made.append(head, ...(isListed ? [] : hunks(file.lines)));
  return breakable(made);
}
function diffColumn(name, change) {
  const made = emptyColumn(name);
  const files = filesOfPatch(change.patches[name] ?? "");
  made.files.hidden = files.length === 0;
  if (files.length === 0) made.code.append(element("p", `${name} has no patch for this.`));
  made.paths = files.map((file) => file.path);
  options(made.files, made.paths, fileName);
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
// are listed only. How a pattern is written has its prose alone.
function about(change) {
  if (!change) return [];
  const text = document.getElementById(`about-${change.address}`).content.cloneNode(true);
  if (change.shared === "") {
    const forms = element("details");
    forms.append(element("summary", "What it is in each pattern"), ...text.children);
    return [forms];
  }
  const [first, ...rest] = text.children;
  const whole = element("details");
  whole.append(element("summary", "The whole request"), ...rest);
  const shared = element("details");
  const files = filesOfPatch(change.shared);
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  const summary = element("summary", `What all patterns share: ${files.length} files, `);
  summary.append(extent({ added: sum("added"), removed: sum("removed") }));
  shared.append(summary);
  shared.addEventListener("toggle", () => {
    const made = element("div", null, { class: "code", tabindex: "0", role: "region",
      "aria-label": "Patch of what all patterns share" });
    // Expected results of tests are long and say nothing of the patterns.
    made.append(...files.map((file) => diffFile(file, (path) => path, file.path.startsWith("Tests/"))));
    shared.append(made);
  }, { once: true });
  return [first, whole, shared].filter(Boolean);
}
