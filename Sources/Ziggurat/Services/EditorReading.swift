/// What Presenters read of the editor.
protocol EditorReading {
  /// `nil` while no note is written.
  var draft: Draft? { get }
}
