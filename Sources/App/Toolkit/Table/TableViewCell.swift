/// The view of one row of a table; it is reused for other rows.
open class TableViewCell: View, Tappable {
  /// Whether the row's content has changed, so that the cell must be filled again in place.
  var needsReconfigure = false

  /// Whether the row is highlighted.
  @usableFromInline package final var isSelected: Bool {
    get { storedIsSelected }
    set {
      guard countWrite("isSelected", isEffective: newValue != storedIsSelected) else { return }
      storedIsSelected = newValue
      setNeedsDisplay()
    }
  }
  private var storedIsSelected = false

  /// Called before a cell that has left the view is filled for another row.
  open func prepareForReuse() {}

  open override var kind: String { "Cell" }
  open override var contentStyle: Style { storedIsSelected ? .reverse : [] }
  open override var snapshotFlags: [String] { storedIsSelected ? ["selected"] : [] }

  open override func draw(_ canvas: Canvas) {
    if storedIsSelected { canvas.fill(style: .reverse) }
  }

  // MARK: - User actions

  /// The table that contains the cell.
  private var table: TableView? { superview as? TableView }

  package final func tap() {
    table?.userDidTap(self)
  }

  /// Moves the highlight to this row without opening it, as the arrow keys do.
  package final func select() {
    table?.userDidSelect(self)
  }

  /// Deletes the row, as a swipe does.
  package final func delete() {
    table?.userDidDelete(self)
  }
}
