"use strict";
const one = (selector) => document.querySelector(selector);
const every = (selector) => [...document.querySelectorAll(selector)];
const stored = (id) => JSON.parse(document.getElementById(id)?.textContent ?? "[]");
const distinct = (values) => [...new Set(values)];
const rows = stored("data");
const number = new Intl.NumberFormat("en");
function seconds(value) {
  if (value == null) return "–";
  for (const [unit, size] of [["s", 1], ["ms", 1e-3], ["µs", 1e-6]])
    if (value >= size) return `${(value / size).toPrecision(3)} ${unit}`;
  return `${(value * 1e9).toPrecision(3)} ns`;
}
function ratio(value) {
  if (value == null) return "–";
  if (value >= 999.5) return number.format(Math.round(value));
  return value.toFixed(value < 9.995 ? 2 : value < 99.95 ? 1 : 0);
}
function microseconds(value) {
  if (value == null) return "–";
  const size = Math.abs(value * 1e6);
  return (value * 1e6).toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
}
// A figure, then its interval in brackets if it is known.
const bounds = (low, high, text) => low == null || high == null ? ""
  : `[${text(low)}, ${text(high)}]`;
const withInterval = ({ estimate, low, high }, text) =>
  [text(estimate), bounds(low, high, text)].filter(Boolean).join(" ");
const counterName = (id) => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const isBaseline = (row) => row.architecture === "Baseline";
const matching = (row, name) => rows.find((other) => other.architecture === name
  && other.interaction === row.interaction && other.notes === row.notes);
const prose = (interaction) =>
  document.getElementById(`i-${interaction}`)?.nextElementSibling.textContent ?? "";

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
