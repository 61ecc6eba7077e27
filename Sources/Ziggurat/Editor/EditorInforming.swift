/// Whom the editor's controller informs.
protocol EditorInforming {
  func textEdited(_ text: String)
  func saveTapped()
  func keepMineTapped()
  func takeTheirsTapped()
  /// - Parameter editor: the number of the one that the user wants to leave.
  func cancelTapped(_ editor: Int)
}
