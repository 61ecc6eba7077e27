// The reader. Its subject is a screen, a test, a change request, a form or an event, written as in the
// address.
const choice = one("#choice");
const sources = every("#reader template[data-path]");
const changes = stored("changes");
const traces = stored("traces");
const fileName = (path) => path.split("/").slice(3).join("/");
const subjects = [...choice.subject.options].map((option) => option.value);
const names = distinct([...sources.map((file) => file.dataset.architecture),
  ...changes.flatMap((change) => Object.keys(change.patches))]);
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
  made.paths = files.map((file) => file.dataset.path);
  options(made.files, made.paths, fileName);
  let lines = [];
  made.showFile = (path) => {
    const file = files.find((file) => file.dataset.path === path);
    if (!file || made.code.dataset.path === path) return;
    made.files.value = made.code.dataset.path = path;
    made.code.replaceChildren(breakable(file.content.cloneNode(true)));
    made.code.scrollTo(0, 0);
    lines = [...made.code.querySelectorAll("li")];
  };
  made.lineAt = (path, number) => made.code.dataset.path === path ? lines[number - 1] : null;
  made.files.addEventListener("change", () => {
    made.showFile(made.files.value);
    if (!isKind("trace")) lightAll(made);
  });
  made.files.hidden = files.length === 0;
  if (files.length === 0) made.code.append(element("p", `${name} has none of this; it is ${onlyIn(choice.subject.value)}.`));
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
// The patterns that have a subject.
const owners = new Map(subjects.map((subject) => [subject, new Set()]));
for (const { dataset } of sources) owners.get(dataset.subject).add(dataset.architecture);
for (const { address, patches } of changes)
  for (const name in patches) owners.get(address).add(name);
for (const { architecture, interaction } of traces) owners.get(`trace/${interaction}`).add(architecture);
const onlyIn = (subject) => `only in ${[...owners.get(subject)].join(", ")}`;
// A choice that shows nothing of the chosen patterns is grey, and says why.
function grey(option, isDead, why) {
  option.disabled = isDead;
  option.label = isDead ? `${option.text} (${why})` : option.text;
}
function greyOut(picked) {
  for (const option of choice.subject.options)
    grey(option, picked.length > 0 && !picked.some((name) => owners.get(option.value).has(name)),
      onlyIn(option.value));
  for (const option of choice.interaction.options)
    grey(option, option.value !== "" && !columns().some((column) =>
      stepsOf(column.dataset.architecture, option.value).some((step) => column.paths.includes(step.file))),
      "runs nothing here");
}
function drawReader() {
  const picked = chosen(one("#read"));
  const subject = choice.subject.value;
  one("#about").replaceChildren(...about(changes.find((change) => change.address === subject)));
  one("#columns").replaceChildren(...picked.map((name) => column(name, subject)));
  if (picked.length === 0)
    one("#columns").append(element("p", "Choose a pattern above: its code appears here."));
  greyOut(picked);
  beginFollowing();
}
// The page begins with two patterns that differ much, on the list of notes.
const start = { subject: subjects.includes("notes") ? "notes" : subjects[0],
  names: ["MVC", "Redux"].filter((name) => names.includes(name)), interaction: "" };
boxes(one("#read"), names, (name) => start.names.includes(name));
for (const option of choice.subject.options)
  if (option.value.startsWith("trace/"))
    choice.interaction.append(element("option", option.text, { value: option.value.split("/")[1] }));
for (const group of choice.subject.children)
  one("nav").append(element("a", group.label, { href: `#${group.children[0].value}` }), " ");
