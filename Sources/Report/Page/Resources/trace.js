// Lines that an event runs.
const follow = one("#follow");
const secondsAStep = 1;
let playing = null;
const columns = () => every("#columns .column");
function lineNumbers(text) {
  return text.split(",").flatMap((range) => {
    const [first, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
function linesOf(column, step) {
  return lineNumbers(step.lines).map((line) => column.lineAt(step.file, line)).filter(Boolean);
}
function darken(column) {
  for (const line of column.querySelectorAll(".lit, .was")) line.classList.remove("lit", "was");
}
// Lights all lines at once, in a screen or in a patch.
function lightAll(column) {
  darken(column);
  const interaction = choice.interaction.value;
  column.told.textContent = column.summary ?? "";
  if (!interaction || isKind("test") || !column.lineAt) return;
  const steps = stepsOf(column.dataset.architecture, interaction);
  for (const step of steps)
    for (const line of linesOf(column, step)) line.classList.add("lit");
  const count = column.querySelectorAll(".lit").length;
  const words = steps.length === 0 ? "Not recorded." : count === 0 ? "No line shown here runs."
    : count === 1 ? "1 line shown here runs." : `${count} lines shown here run.`;
  column.told.textContent = [column.summary, words].filter(Boolean).join(" ");
}
// All columns begin and end together: each is at the same share of its own steps.
const stepAt = (place, most, count) =>
  most < 2 ? count : 1 + Math.round((place - 1) * (count - 1) / (most - 1));
function lightStep(column, place, most) {
  const steps = stepsOf(column.dataset.architecture, choice.subject.value.split("/")[1]);
  darken(column);
  column.told.textContent = steps.length === 0 ? "Not recorded." : "";
  if (steps.length === 0) return;
  const number = stepAt(place, most, steps.length);
  const step = steps[number - 1];
  column.told.append(element("span", `Step ${number} of ${steps.length}`), " ",
    element("b", step.role), ` ${step.function}`);
  column.showFile(step.file);
  for (const earlier of steps.slice(0, number))
    for (const line of linesOf(column, earlier)) line.classList.add("was");
  const lit = linesOf(column, step);
  for (const line of lit) line.classList.add("lit");
  if (lit.length === 0) return;
  const last = lit[lit.length - 1];
  const middle = (lit[0].offsetTop + last.offsetTop + last.offsetHeight) / 2;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // The first line is in view, also of lines that do not fit.
  column.code.scrollTo({ left: 0, top: Math.min(middle - column.code.clientHeight / 2, lit[0].offsetTop),
    behavior: isCalm ? "instant" : "smooth" });
}
function light() {
  if (!isKind("trace")) return columns().forEach(lightAll);
  const interaction = choice.subject.value.split("/")[1];
  const most = Math.max(1, ...columns().map((column) =>
    stepsOf(column.dataset.architecture, interaction).length));
  follow.step.max = most;
  const place = Number(follow.step.value);
  follow.back.disabled = place <= 1;
  follow.next.disabled = place >= most;
  for (const column of columns()) lightStep(column, place, most);
}
function beginFollowing() {
  stop();
  const isOn = isKind("trace");
  follow.hidden = !isOn;
  follow.step.value = 1;
  choice.interaction.parentElement.hidden = isOn || isKind("test") || traces.length === 0;
  one("#reader").classList.toggle("following", isOn);
  light();
}
function goTo(place) {
  follow.step.value = place;
  showStep();
}
// Columns scroll to their lines; the page scrolls if no column's code is in view.
function isInView({ code }) {
  const { top, bottom } = code.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
function showStep() {
  light();
  if (!columns().some(isInView)) follow.scrollIntoView();
}
function stop() {
  clearInterval(playing);
  playing = null;
  follow.play.textContent = "Play";
}
function play() {
  if (playing) return stop();
  if (Number(follow.step.value) >= Number(follow.step.max)) goTo(1);
  if (!columns().every(isInView)) follow.scrollIntoView();
  follow.play.textContent = "Pause";
  playing = setInterval(() => {
    goTo(Number(follow.step.value) + 1);
    if (Number(follow.step.value) >= Number(follow.step.max)) stop();
  }, secondsAStep * 1000);
}
follow.step.addEventListener("input", showStep);
follow.back.addEventListener("click", () => goTo(Number(follow.step.value) - 1));
follow.next.addEventListener("click", () => goTo(Number(follow.step.value) + 1));
follow.play.addEventListener("click", play);
