/// The script that follows an interaction in the reader: it highlights the executed lines, step by
/// step.
enum PageTraceScript {
  static let text = #"""

    // Following an interaction.
    const follow = one("#follow");
    const traces = follow ? JSON.parse(one("#traces").textContent) : [];
    const secondsAStep = 1;
    let playing = null;
    function lineNumbers(text) {
      return text.split(",").flatMap((range) => {
        const [first, last = first] = range.split("-").map(Number);
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      });
    }
    const stepsOf = (architecture) => traces.find((trace) => trace.architecture === architecture
      && trace.interaction === follow.interaction.value)?.steps ?? [];
    function lightColumn(column, number) {
      const steps = stepsOf(column.dataset.architecture);
      const told = column.querySelector(".told");
      const step = steps[Math.min(number, steps.length) - 1];
      told.textContent = "";
      if (!follow.interaction.value) return;
      if (!step) {
        told.textContent = "not recorded";
        return;
      }
      const isOver = number > steps.length;
      told.append(element("b", step.role), ` ${step.function} `,
        element("span", isOver ? `over after ${steps.length} steps` : `${number} of ${steps.length}`));
      column.classList.toggle("over", isOver);
      column.showFile(step.path);
      const lines = column.querySelectorAll("li");
      for (const line of lines) line.classList.remove("lit", "was");
      for (const earlier of steps.slice(0, number)) {
        if (earlier.path !== step.path) continue;
        for (const line of lineNumbers(earlier.lines)) lines[line - 1]?.classList.add("was");
      }
      const lit = lineNumbers(step.lines).map((line) => lines[line - 1]).filter(Boolean);
      for (const line of lit) line.classList.add("lit");
      const code = column.querySelector(".code");
      if (lit.length === 0) return;
      const last = lit[lit.length - 1];
      const middle = (lit[0].offsetTop + last.offsetTop + last.offsetHeight) / 2;
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      code.scrollTo({ left: 0, top: middle - code.clientHeight / 2,
        behavior: isCalm ? "instant" : "smooth" });
    }
    function light() {
      if (!follow) return;
      const isOn = follow.interaction.value !== "";
      const shownColumns = [...document.querySelectorAll(".column")];
      const most = Math.max(1, ...shownColumns.map((column) => stepsOf(column.dataset.architecture).length));
      follow.step.max = most;
      const number = Number(follow.step.value);
      for (const control of [follow.step, follow.back, follow.next, follow.play]) control.disabled = !isOn;
      follow.back.disabled ||= number <= 1;
      follow.next.disabled ||= number >= most;
      one("#reader").classList.toggle("following", isOn);
      one("#place").textContent = isOn ? `Step ${number} of ${most}` : "";
      for (const column of shownColumns) lightColumn(column, number);
    }
    function followTo(interaction) {
      if (!follow) return;
      const isKnown = [...follow.interaction.options].some((option) => option.value === interaction);
      stop();
      follow.interaction.value = isKnown ? interaction : "";
      follow.step.value = 1;
    }
    function goTo(number) {
      follow.step.value = number;
      light();
    }
    function stop() {
      clearInterval(playing);
      playing = null;
      follow.play.textContent = "Play";
    }
    function play() {
      if (playing) return stop();
      if (Number(follow.step.value) >= Number(follow.step.max)) goTo(1);
      follow.play.textContent = "Pause";
      playing = setInterval(() => {
        goTo(Number(follow.step.value) + 1);
        if (Number(follow.step.value) >= Number(follow.step.max)) stop();
      }, secondsAStep * 1000);
    }
    if (follow) {
      follow.interaction.addEventListener("change", () => {
        stop();
        follow.step.value = 1;
        drawReader();
      });
      follow.step.addEventListener("input", light);
      follow.back.addEventListener("click", () => goTo(Number(follow.step.value) - 1));
      follow.next.addEventListener("click", () => goTo(Number(follow.step.value) + 1));
      follow.play.addEventListener("click", play);
      follow.addEventListener("submit", (event) => event.preventDefault());
      light();
    }
    """#
}
