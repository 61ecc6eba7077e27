import CGtk
import Toolkit

/// A list of rows with a scroll bar; only the rows in view have widgets.
final class TableMirror: Mirror {
  private let list: Widget
  private let bar: Widget
  /// Widgets of rows that have left the view, for rows that come into view.
  private var spares: [Mirror] = []
  private var shownRows = (count: -1, top: -1, height: -1)

  init(_ view: TableView, in display: WindowDisplay) {
    let owner = Weak<TableMirror>()
    list = Widgets.container(cssName: "list") { owner.object?.placeRows($0, $1) }
    bar = Widgets.counted(gtk_scrollbar_new(GTK_ORIENTATION_VERTICAL, nil))
    let frame = Widgets.container { owner.object?.place($0, $1) }
    super.init(view, frame, core: list, in: display)
    owner.object = self
    widget.addClass("frame")
    widget.addClass("view")
    list.addClass("rows")
    gtk_widget_set_parent(list, widget)
    gtk_widget_set_parent(bar, widget)
    gtk_widget_set_focusable(list, 1)
    connect()
  }

  override var content: Widget { list }
  override var hasChildren: Bool { true }

  override func show() {
    guard let table = view as? TableView else { return }
    let height = min(table.frame.height, table.rowCount)
    let rows = (table.rowCount, table.topRow, height)
    guard rows != shownRows else { return }
    shownRows = rows
    gtk_adjustment_configure(
      window_adjustment(bar), Double(table.topRow), 0, Double(table.rowCount), 1, Double(height),
      Double(height))
    bar.isVisible = height < table.rowCount
  }

  // MARK: - Rows

  override func makeChild(_ view: View) -> Mirror {
    spares.popLast() ?? super.makeChild(view)
  }

  override func didRemove(_ child: Mirror) {
    if spares.count < max(1, view.frame.height) { spares.append(child) }
  }

  // MARK: - Places

  private func place(_ width: Int, _ height: Int) {
    let barWidth = bar.isVisible ? bar.natural(GTK_ORIENTATION_HORIZONTAL) : 0
    list.place(x: 0, y: 0, width: width - barWidth, height: height)
    if bar.isVisible { bar.place(x: width - barWidth, y: 0, width: barWidth, height: height) }
  }

  private func placeRows(_ width: Int, _ height: Int) {
    let count = max(1, view.frame.height)
    for child in children where child.widget.isVisible {
      let row = child.view.frame
      let top = row.y * height / count
      child.widget.place(x: 0, y: top, width: width, height: row.maxY * height / count - top)
    }
  }

  // MARK: - User actions

  private func connect() {
    Signals.on("value-changed", of: window_adjustment(bar)) { [weak self] in
      guard let self, !display.isCommitting else { return }
      scroll(to: Int(gtk_adjustment_get_value(window_adjustment(bar)).rounded()))
    }
    Signals.onWheel(of: list) { [weak self] _, y in
      guard let self, let table = view as? TableView, y != 0 else { return false }
      scroll(to: table.topRow + (y > 0 ? 3 : -3))
      return true
    }
    Signals.onKey(of: list, isFirst: false) { [weak self] key, _ in self?.press(key) ?? false }
  }

  /// Scrolls a row to the top, or as far as possible.
  private func scroll(to row: Int) {
    guard let table = view as? TableView else { return }
    // Also where the list cannot go, so that the bar returns to the truth.
    shownRows.top = -1
    let top = max(0, min(row, table.rowCount - table.frame.height))
    display.send("scroll \(table.identifier ?? "")", to: table) { table.scroll(toTop: top) }
  }

  private func press(_ key: Int) -> Bool {
    guard let table = view as? TableView, table.rowCount > 0 else { return false }
    let rows = table.visibleRows
    let selected = rows.first { table.cellForRow($0)?.isSelected == true }
    switch Int32(key) {
    case GDK_KEY_Up: select((selected ?? table.topRow + 1) - 1, in: table)
    case GDK_KEY_Down: select((selected ?? table.topRow - 1) + 1, in: table)
    case GDK_KEY_Home: select(0, in: table)
    case GDK_KEY_End: select(table.rowCount - 1, in: table)
    case GDK_KEY_Page_Up: scroll(to: table.topRow - table.frame.height)
    case GDK_KEY_Page_Down: scroll(to: table.topRow + table.frame.height)
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space:
      if let cell = table.cellForRow(selected ?? table.topRow) { display.tap(cell) }
    case GDK_KEY_Delete:
      guard let selected, let cell = table.cellForRow(selected) else { return true }
      display.delete(cell)
    default: return false
    }
    return true
  }

  private func select(_ row: Int, in table: TableView) {
    guard 0..<table.rowCount ~= row else { return }
    let rows = table.visibleRows
    if !rows.contains(row) {
      scroll(to: row < rows.lowerBound ? row : row - rows.count + 1)
    }
    guard let cell = table.cellForRow(row), !cell.isSelected else { return }
    display.send("select \(cell.identifier ?? "")", to: cell) { cell.select() }
  }
}

/// A row of a list.
final class RowMirror: ScreenMirror {
  /// Keeps the texts that it has: a seeded defect.
  private var isFrozen = false

  init(_ view: TableViewCell, in display: WindowDisplay) {
    super.init(view, cssName: "row", in: display)
    widget.addClass("activatable")
    Signals.onClick(of: widget) { [weak self] in
      guard let self else { return }
      display.tap(self.view)
    }
  }

  override var hasChildren: Bool { !isFrozen }

  override func makeChild(_ view: View) -> Mirror {
    let mirror = super.makeChild(view)
    let index = self.view.subviews.firstIndex { $0 === view } ?? 0
    switch index < self.view.partNames.count ? self.view.partNames[index] : "" {
    case "mark": mirror.widget.addClass("error")
    case "date":
      mirror.widget.addClass("dim-label")
      mirror.widget.addClass("numeric")
      (mirror as? LabelMirror)?.alignRight()
    default: break
    }
    return mirror
  }

  override func show() {
    guard let view = view as? TableViewCell else { return }
    if display.defect == .keepsTextOfReusedCell, !children.isEmpty { isFrozen = true }
    if view.isSelected != widget.isSelected { widget.isSelected = view.isSelected }
  }

  override func place(_ width: Int, _ height: Int) {
    let columns = max(1, view.frame.width)
    let inset = 10
    for child in children {
      let frame = child.view.frame
      let left = frame.x * (width - 2 * inset) / columns
      let right = frame.maxX * (width - 2 * inset) / columns
      let size = child.fixedSize ?? (right - left, height)
      child.widget.place(
        x: inset + left, y: (height - size.height) / 2, width: size.width, height: size.height)
    }
  }
}
