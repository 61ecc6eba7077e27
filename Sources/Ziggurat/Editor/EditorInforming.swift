/// Whom the editor's controller informs.
protocol EditorInforming {
  /// - Parameters:
  ///   - old: what the field showed before.
  ///   - text: what the user has made of it.
  func textEdited(from old: String, to text: String)
  func saveTapped()
  func keepMineTapped()
  func takeTheirsTapped()
  /// - Parameter editor: the number of the one that the user wants to leave.
  func cancelTapped(_ editor: Int)
}
