/// Whom the list's controller informs of what has come into view.
protocol RowInforming {
  func rowShown(_ id: Int)
}
