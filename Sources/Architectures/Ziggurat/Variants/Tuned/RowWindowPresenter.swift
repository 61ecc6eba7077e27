/// Presents the place of the presented rows among all rows.
struct RowWindowPresenter {
  static func present(_ window: RowWindow, rowCount: Int) -> RowWindowViewModel {
    RowWindowViewModel(
      firstRow: window.rows(of: rowCount).lowerBound, lineage: window.lineage,
      start: window.start, ids: window.ids, operations: window.operations)
  }
}
