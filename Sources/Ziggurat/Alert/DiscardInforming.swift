/// Whom the question informs whether unsaved text may go.
protocol DiscardInforming {
  func discardTapped()
  func keepTapped()
}
