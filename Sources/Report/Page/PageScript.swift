/// The script of the page; it inserts all content as text, never as markup.
enum PageScript {
  static let text = #"""
    "use strict";
    const rows = JSON.parse(document.getElementById("data").textContent);
    const one = (selector) => document.querySelector(selector);
    const distinct = (values) => [...new Set(values)];
    const number = new Intl.NumberFormat("en");
    function seconds(value) {
      if (value == null) return "–";
      for (const [unit, size] of [["s", 1], ["ms", 1e-3], ["µs", 1e-6]])
        if (value >= size) return `${(value / size).toPrecision(3)} ${unit}`;
      return `${(value * 1e9).toPrecision(3)} ns`;
    }
    const figure = (value) => value == null ? "–"
      : value >= 100 ? number.format(Math.round(value)) : value.toPrecision(3);
    function element(name, text, attributes = {}) {
      const made = document.createElement(name);
      if (text != null) made.textContent = text;
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      return made;
    }

    // The table.
    const filters = one("#filters");
    const counters = { viewWrites: "view writes", redundantWrites: "redundant",
      cellsConfigured: "cells configured", turns: "turns", mallocs: "mallocs", bytes: "bytes",
      objects: "objects", retains: "retains", releases: "releases" };
    const columns = [
      { id: "interaction", title: "interaction", value: (row) => row.interaction, isText: true },
      { id: "notes", title: "notes", value: (row) => row.notes, text: (row) => number.format(row.notes) },
      { id: "name", title: "architecture", value: (row) => row.name, isText: true },
      { id: "ratio", title: "time", value: (row) => over(row) },
      { id: "verdict", title: "verdict", value: (row) => row.verdict ?? "", isText: true },
      { id: "group", title: "group", value: (row) => row.group ?? "", isText: true },
      { id: "p50", title: "p50", value: (row) => row.p50, text: (row) => seconds(row.p50) },
      { id: "cold", title: "first run", value: (row) => row.cold, text: (row) => seconds(row.cold) },
      ...Object.entries(counters).map(([id, title]) => ({ id, title,
        value: (row) => row.counters[id], text: (row) => row.counters[id] == null ? "–"
          : number.format(row.counters[id]) })),
    ];
    const ratios = new Map(rows.map((row) => [key(row, row.name), row.ratio]));
    function key(row, name) { return [row.interaction, row.notes, name].join(" "); }
    function over(row) {
      const base = ratios.get(key(row, filters.base.value));
      return row.ratio == null || base == null ? null : row.ratio / base;
    }
    const order = { column: null, isDescending: false };

    function options(select, values) {
      for (const value of values) select.append(element("option", String(value), { value }));
    }
    function boxes(fieldset, values, checked) {
      for (const value of values) {
        const label = element("label");
        const box = element("input", null, { type: "checkbox", value });
        box.checked = checked(value);
        label.append(box, " " + value);
        fieldset.append(label);
      }
    }
    const chosen = (fieldset) => [...fieldset.querySelectorAll("input:checked")].map((box) => box.value);

    function sorted(list) {
      const column = columns.find((column) => column.id === order.column);
      if (!column) return list;
      const sign = order.isDescending ? -1 : 1;
      return [...list].sort((one, other) => {
        const [left, right] = [column.value(one), column.value(other)];
        // Missing values come last in both directions.
        if (left == null || right == null) return (left == null) - (right == null);
        return sign * (column.isText ? left.localeCompare(right) : left - right);
      });
    }
    function shown() {
      const names = chosen(one("#names"));
      const words = filters.interaction.value.trim().toLowerCase();
      return rows.filter((row) => names.includes(row.name) && row.interaction.includes(words)
        && (!filters.notes.value || row.notes == filters.notes.value)
        && (!filters.lane.value || row.lane === filters.lane.value || row.architecture === "Baseline"));
    }
    function details(row) {
      if (!row.correct) return row.note ?? "wrong";
      const interval = row.low == null ? "" : `over Baseline ${figure(row.ratio)} [${figure(row.low)}, `
        + `${figure(row.high)}]`;
      return [interval, row.verdict, row.note].filter(Boolean).join("; ");
    }
    function line(row, most) {
      const made = element("tr", null, row.architecture === "Baseline" ? { class: "base" } : {});
      for (const column of columns) {
        const cell = element("td", null, column.isText ? { class: "text" } : {});
        if (column.id === "ratio") {
          const value = over(row);
          if (value != null) {
            const width = Math.max(0, Math.log10(value) / Math.log10(Math.max(most, 10))) * 60;
            cell.append(element("span", null, { class: "bar", style: `width: ${width.toFixed(1)}px` }));
          }
          cell.append(row.correct ? figure(value) : "wrong");
          cell.title = details(row);
        } else if (column.id === "interaction") {
          cell.append(element("a", row.interaction, { href: `#i-${encodeURIComponent(row.interaction)}` }));
        } else if (column.id === "name" && one("#reader")) {
          const link = element("a", row.name,
            { href: "#reader", title: `Read ${row.architecture}'s ${row.screen}` });
          link.addEventListener("click", () => read(row));
          cell.append(link);
        } else {
          cell.textContent = column.text ? column.text(row) : column.value(row);
        }
        made.append(cell);
      }
      return made;
    }
    function draw() {
      const list = sorted(shown());
      const most = Math.max(1, ...list.map(over).filter((value) => value != null));
      one("#cells tbody").replaceChildren(...list.map((row) => line(row, most)));
      one("#count").textContent = `${list.length} of ${rows.length} rows`;
      for (const head of document.querySelectorAll("#cells th")) {
        head.setAttribute("aria-sort", head.dataset.id !== order.column ? "none"
          : order.isDescending ? "descending" : "ascending");
      }
    }
    options(filters.notes, distinct(rows.map((row) => row.notes)).sort((one, other) => one - other));
    options(filters.lane, distinct(rows.map((row) => row.lane)));
    const names = distinct(rows.map((row) => row.name));
    options(filters.base, names);
    boxes(one("#names"), names, () => true);
    for (const column of columns) {
      const head = element("th", null, { scope: "col", "data-id": column.id });
      if (column.isText) head.className = "text";
      const button = element("button", column.title, { type: "button" });
      button.addEventListener("click", () => {
        order.isDescending = order.column === column.id && !order.isDescending;
        order.column = column.id;
        draw();
      });
      head.append(button);
      one("#cells thead tr").append(head);
    }
    filters.addEventListener("input", draw);
    filters.addEventListener("submit", (event) => event.preventDefault());
    draw();

    // The reader.
    const templates = [...document.querySelectorAll("#reader template")];
    const mostColumns = 4;
    // Shows a row's screen in its architecture, and follows its interaction if that was recorded.
    function read({ screen, architecture, interaction }) {
      one("#choice").screen.value = screen;
      followTo(interaction);
      for (const box of one("#read").querySelectorAll("input")) {
        if (box.value === architecture) box.checked = true;
      }
      drawReader(architecture);
    }
    function column(architecture, screen) {
      const files = templates.filter((file) => file.dataset.architecture === architecture
        && file.dataset.folder === screen);
      const made = element("article", null, { class: "column", "aria-label": architecture });
      made.dataset.architecture = architecture;
      const header = element("header");
      header.append(element("h3", architecture));
      const code = element("div", null, { class: "code", tabindex: "0" });
      const select = element("select", null, { "aria-label": `File of ${architecture}` });
      for (const file of files) select.append(element("option", file.dataset.name, { value: file.dataset.path }));
      const link = element("a", "source");
      // Shows any file of the architecture; a file of another screen joins the list when it is
      // shown.
      made.showFile = (path) => {
        const file = templates.find((file) => file.dataset.path === path);
        if (!file || code.dataset.path === path) return;
        if (![...select.options].some((option) => option.value === path))
          select.append(element("option", `${file.dataset.folder}/${file.dataset.name}`, { value: path }));
        select.value = path;
        code.dataset.path = path;
        code.replaceChildren(file.content.cloneNode(true));
        link.href = `../../${path}`;
        select.hidden = link.hidden = false;
      };
      select.hidden = link.hidden = files.length === 0;
      if (files.length === 0) header.append(` has no ${screen}`);
      const same = files.find((file) => file.dataset.name === `${screen}ViewController.swift`);
      if (files.length > 0) made.showFile((same ?? files[0]).dataset.path);
      select.addEventListener("change", () => made.showFile(select.value));
      header.append(select, link, element("p", "", { class: "told" }));
      made.append(header, code);
      return made;
    }
    function drawReader(last) {
      let picked = chosen(one("#read"));
      // One column too many replaces the first one.
      while (picked.length > mostColumns) {
        const gone = picked.find((name) => name !== last);
        one(`#read input[value="${CSS.escape(gone)}"]`).checked = false;
        picked = picked.filter((name) => name !== gone);
      }
      one("#columns").replaceChildren(
        ...picked.map((name) => column(name, one("#choice").screen.value)));
      if (isReady) light();
    }
    let isReady = false;
    if (one("#reader")) {
      const all = distinct(templates.map((file) => file.dataset.architecture));
      boxes(one("#read"), all, (name) => all.filter((one) => one !== "Baseline").slice(0, mostColumns).includes(name));
      if ([...one("#choice").screen.options].some((option) => option.value === "Notes"))
        one("#choice").screen.value = "Notes";
      one("#choice").addEventListener("change", (event) => {
        // A screen that the user picks replaces the followed interaction.
        if (event.target.name === "screen") followTo("");
        drawReader(event.target.value);
      });
      one("#choice").addEventListener("submit", (event) => event.preventDefault());
      drawReader();
    }
    """# + PageTraceScript.text + """

      isReady = true;
      """
}
