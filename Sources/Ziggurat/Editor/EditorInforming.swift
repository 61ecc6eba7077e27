/// Whom the editor's controller informs.
protocol EditorInforming {
  func textEdited(_ text: String)
  func saveTapped()
  func cancelTapped()
  func discardTapped()
  func keepTapped()
}
