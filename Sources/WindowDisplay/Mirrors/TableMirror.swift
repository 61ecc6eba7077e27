import CGtk
import Toolkit

/// A list of rows with a scroll bar; only the rows in view have widgets.
final class TableMirror: Mirror {
  private let list: Widget
  private let bar: Widget
  /// Widgets of rows that have left the view, for rows that come into view.
  private var spares: [Mirror] = []
  private var shownRows = (count: -1, top: -1, height: -1)
  /// How many rows the widget has room for; the app's view may have more.
  private var room = Int.max
  /// The rows of the app's view above the widget, when its last ones are looked at.
  private(set) var hiddenCount = 0

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
    if display.menu != nil, let row = table.selectedRow { display.selectedRow = row }
    // The app has gone to the top.
    let isOther = table.rowCount != shownRows.count || shownRows.top > hiddenCount
    if table.topRow == 0, isOther { hiddenCount = 0 }
    let inView = min(table.frame.height, table.rowCount)
    let height = min(room, inView)
    hiddenCount = min(hiddenCount, inView - height)
    let rows = (table.rowCount, table.topRow + hiddenCount, height)
    guard rows != shownRows else { return }
    shownRows = rows
    gtk_adjustment_configure(
      window_adjustment(bar), Double(rows.1), 0, Double(table.rowCount), 1, Double(height),
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
    let room = max(1, height / 26)  // A row's least height.
    if room != self.room, let table = view as? TableView, let row = table.selectedRow {
      hiddenCount = max(0, row - table.topRow - room + 1)
    }
    self.room = room
    show()
    let barWidth = bar.isVisible ? bar.natural(GTK_ORIENTATION_HORIZONTAL) : 0
    list.place(x: 0, y: 0, width: width - barWidth, height: height)
    if bar.isVisible { bar.place(x: width - barWidth, y: 0, width: barWidth, height: height) }
  }

  private func placeRows(_ width: Int, _ height: Int) {
    let count = max(1, min(room, view.frame.height))
    for child in children where child.widget.isVisible {
      let row = child.view.frame.y - hiddenCount
      let top = row * height / count
      child.widget.place(x: 0, y: top, width: width, height: (row + 1) * height / count - top)
    }
  }

  // MARK: - User actions

  private func connect() {
    Signals.on("value-changed", of: window_adjustment(bar)) { [weak self] in
      guard let self else { return }
      let row = Int(gtk_adjustment_get_value(window_adjustment(bar)).rounded())
      if !display.isCommitting, row != shownRows.top { scroll(to: row) }
    }
    Signals.onWheel(of: list) { [weak self] _, y in
      guard let self, y != 0 else { return false }
      scroll(to: shownRows.top + (y > 0 ? 3 : -3))
      return true
    }
    Signals.onKey(of: list, isFirst: false) { [weak self] key, _ in self?.press(key) ?? false }
  }

  /// Scrolls a row to the top, or as far as possible.
  private func scroll(to row: Int) {
    guard let table = view as? TableView else { return }
    let row = max(0, min(row, table.rowCount - shownRows.height))
    let top = max(0, min(row, table.rowCount - table.frame.height))
    hiddenCount = row - top
    gtk_widget_queue_allocate(list)
    // Also where the list cannot go, so that the bar returns to the truth.
    shownRows.top = -1
    if top == table.topRow { show() } else { display.send(to: table) { table.scroll(toTop: top) } }
  }

  private func press(_ key: Int) -> Bool {
    guard let table = view as? TableView, table.rowCount > 0 else { return false }
    let selected = table.selectedRow
    let first = shownRows.top
    switch Int32(key) {
    case GDK_KEY_Up: select((selected ?? first + 1) - 1)
    case GDK_KEY_Down: select((selected ?? first - 1) + 1)
    case GDK_KEY_Home: select(0)
    case GDK_KEY_End: select(table.rowCount - 1)
    case GDK_KEY_Page_Up: scroll(to: first - shownRows.height)
    case GDK_KEY_Page_Down: scroll(to: first + shownRows.height)
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space:
      if let cell = table.cellForRow(selected ?? first) { display.tap(cell) }
    case GDK_KEY_Delete:
      guard let selected, let cell = table.cellForRow(selected) else { return true }
      display.delete(cell)
    default: return false
    }
    return true
  }

  /// Selects a row, or the last one if there are fewer, and scrolls it into view.
  func select(_ row: Int, follows: Bool = false) {
    guard let table = view as? TableView, row >= 0 else { return }
    let row = min(row, table.rowCount - 1)
    let first = shownRows.top
    if row < first || row >= first + shownRows.height {
      scroll(to: row < first ? row : row - shownRows.height + 1)
    }
    guard let cell = table.cellForRow(row), !cell.isSelected else { return }
    display.send(to: cell, follows: follows) { cell.select() }
  }
}

extension TableView {
  /// The selected row, if it is in view.
  fileprivate var selectedRow: Int? { visibleRows.first { cellForRow($0)?.isSelected == true } }
}

/// A row of a list.
final class RowMirror: ScreenMirror {
  /// Keeps the texts that it has: a seeded defect.
  private var isFrozen = false
  /// The part that gets the room that the others leave.
  private var title: Mirror?

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
    case "title": title = mirror
    case "date":
      mirror.widget.addClass("dim-label")
      mirror.widget.addClass("numeric")
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
    let left = 28
    var right = width - 10
    for child in children.reversed() where child.widget.isVisible {
      var (wide, high) =
        child.fixedSize ?? (child.widget.natural(GTK_ORIENTATION_HORIZONTAL), height)
      if child === title { wide = right - left }
      let x = child.view.frame.x == 0 ? 10 : right - wide
      child.widget.place(x: x, y: (height - high) / 2, width: wide, height: high)
      if (child.view as? ImageView)?.imageName.isEmpty != true { right -= wide + 12 }
    }
  }
}
