// The reader. Its subject is a screen, a test, a change request, a form or an interaction, written as in
// the address.
const choice = one("#choice");
const sources = every("#reader template[data-path]");
const changes = stored("changes");
const traces = stored("traces");
const mostColumns = 6;
const fileName = (path) => path.split("/").slice(3).join("/");
const subjects = choice ? [...choice.subject.options].map((option) => option.value) : [];
const isKind = (kind) => choice.subject.value.startsWith(`${kind}/`);
const stepsOf = (architecture, interaction) => traces.find((trace) =>
  trace.architecture === architecture && trace.interaction === interaction)?.steps ?? [];

function emptyColumn(name) {
  const made = element("article", null, { class: "column", "aria-label": name });
  made.dataset.architecture = name;
  made.files = element("select", null, { "aria-label": `File of ${name}` });
  made.told = element("p", "", { class: "told" });
  made.code = element("div", null, { class: "code", tabindex: "0", role: "region",
    "aria-label": `Code of ${name}` });
  const header = element("header");
  header.append(element("h3", name), made.files, made.told);
  made.append(header, made.code);
  return made;
}
// A column with one file at a time.
function sourceColumn(name, files, first) {
  const made = emptyColumn(name);
  options(made.files, files.map((file) => file.dataset.path), fileName);
  let lines = [];
  made.showFile = (path) => {
    const file = files.find((file) => file.dataset.path === path);
    if (!file || made.code.dataset.path === path) return;
    made.files.value = made.code.dataset.path = path;
    made.code.replaceChildren(file.content.cloneNode(true));
    made.code.scrollTo(0, 0);
    lines = [...made.code.querySelectorAll("li")];
  };
  made.lineAt = (path, number) => made.code.dataset.path === path ? lines[number - 1] : null;
  made.files.addEventListener("change", () => {
    made.showFile(made.files.value);
    if (!isKind("trace")) lightAll(made);
  });
  made.files.hidden = files.length === 0;
  if (files.length === 0) made.code.append(element("p", `${name} has no such file.`));
  else made.showFile((first ?? files[0]).dataset.path);
  return made;
}
function filesOf(name, subject) {
  const own = sources.filter((file) => file.dataset.architecture === name);
  if (isKind("trace")) {
    const paths = distinct(stepsOf(name, subject.split("/")[1]).map((step) => step.file));
    return paths.map((path) => own.find((file) => file.dataset.path === path)).filter(Boolean);
  }
  const files = own.filter((file) => file.dataset.subject === subject);
  if (!isKind("test") || files.length === 0) return files;
  // The helpers of a test are read with it.
  return distinct([...files, ...own.filter((file) => file.dataset.subject.startsWith("test/TestSupport"))]);
}
function column(name, subject) {
  const change = changes.find((change) => change.address === subject);
  if (change) return diffColumn(name, change);
  const files = filesOf(name, subject);
  return sourceColumn(name, files,
    files.find((file) => file.dataset.path.toLowerCase().endsWith(`/${subject}viewcontroller.swift`)));
}
function drawReader(last) {
  let picked = chosen(one("#read"));
  // One column too many replaces the first one.
  while (picked.length > mostColumns) {
    const gone = picked.find((name) => name !== last);
    one(`#read input[value="${CSS.escape(gone)}"]`).checked = false;
    picked = picked.filter((name) => name !== gone);
  }
  const subject = choice.subject.value;
  one("#about").replaceChildren(...about(changes.find((change) => change.address === subject)));
  one("#columns").replaceChildren(...picked.map((name) => column(name, subject)));
  if (picked.length === 1 && picked[0] === "Baseline")
    one("#columns").append(element("p", "Choose a pattern above: its code appears here, beside Baseline."));
  beginFollowing();
}
if (choice) {
  const names = distinct([...sources.map((file) => file.dataset.architecture),
    ...changes.flatMap((change) => Object.keys(change.patches))]);
  boxes(one("#read"), names, () => false);
}
