"use strict";
const one = (selector) => document.querySelector(selector);
const every = (selector) => [...document.querySelectorAll(selector)];
const stored = (id) => JSON.parse(document.getElementById(id)?.textContent ?? "[]");
const distinct = (values) => [...new Set(values)];
const number = new Intl.NumberFormat("en");
function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  if (text != null) made.textContent = text;
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  return made;
}
function options(select, values, text = String) {
  for (const value of values) select.append(element("option", text(value), { value }));
}
function boxes(fieldset, values, isChecked) {
  for (const value of values) {
    const label = element("label");
    const box = element("input", null, { type: "checkbox", value });
    box.checked = isChecked(value);
    label.append(box, ` ${value}`);
    fieldset.append(label);
  }
}
// Lets long names break after a point, a bracket or a slash; a copy has no trace of it.
function breakable(root) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all = [];
  while (texts.nextNode()) all.push(texts.currentNode);
  for (const text of all)
    text.replaceWith(...text.data.split(/(?<=[.(/])(?=\w)(?!swift\b)/).flatMap((part) => [part, element("wbr")]).slice(0, -1));
  return root;
}
const chosen = (fieldset) =>
  [...fieldset.querySelectorAll("input:checked")].map((box) => box.value);
for (const form of every("form"))
  form.addEventListener("submit", (event) => event.preventDefault());
