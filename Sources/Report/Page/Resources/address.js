// The address: the subject, the patterns, then the event that lights lines.
const encoded = (text) => text.split("/").map(encodeURIComponent).join("/");
function address(subject, names, interaction) {
  const parts = [encoded(subject), names.map(encodeURIComponent).join(",")];
  if (interaction) parts.push(encodeURIComponent(interaction));
  return `#${parts.join("/")}`;
}
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
// Returns what an address says, or null if it is not the reader's.
function parsed(hash) {
  const parts = hash.slice(1).split("/");
  for (const length of [2, 1]) {
    const subject = parts.slice(0, length).map(decoded).join("/");
    if (!subjects.includes(subject)) continue;
    const names = (parts[length] ?? "").split(",").map(decoded);
    return { subject, names, interaction: decoded(parts[length + 1] ?? "") };
  }
  return null;
}
function apply({ subject, names, interaction }) {
  choice.subject.value = subject;
  // An address without patterns keeps the choice.
  const known = [...one("#read").querySelectorAll("input")];
  if (known.some((box) => names.includes(box.value)))
    for (const box of known) box.checked = names.includes(box.value);
  choice.interaction.value = interaction;
  if (choice.interaction.selectedIndex < 0) choice.interaction.value = "";
  drawReader();
}
function goToAddress(event) {
  const wanted = parsed(location.hash);
  if (wanted) apply(wanted);
  else if (!event || location.hash === "") apply(start);
  if (!wanted) return;
  const { top, bottom } = one("#reader").getBoundingClientRect();
  if (bottom < 100 || top > 0) choice.scrollIntoView();
}
choice.addEventListener("change", (event) => {
  if (event.target === choice.interaction) light();
  else drawReader();
  const lit = isKind("trace") || isKind("test") ? "" : choice.interaction.value;
  history.pushState(null, "", address(choice.subject.value, chosen(one("#read")), lit));
});
addEventListener("hashchange", goToAddress);
goToAddress();
