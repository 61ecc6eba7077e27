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
function boxes(fieldset, values, checked) {
  for (const value of values) {
    const label = element("label");
    const box = element("input", null, { type: "checkbox", value });
    box.checked = checked(value);
    label.append(box, ` ${value}`);
    fieldset.append(label);
  }
}
const chosen = (fieldset) =>
  [...fieldset.querySelectorAll("input:checked")].map((box) => box.value);
for (const form of every("form"))
  form.addEventListener("submit", (event) => event.preventDefault());
