import Toolkit

extension WindowDisplay {
  /// A mistake of a display.
  package enum Defect: CaseIterable, Sendable {
    /// One label does not get its new text.
    case missesWrite
    /// A row that is used again keeps the texts of the row before.
    case keepsTextOfReusedCell
    /// The app gets each click twice.
    case clicksTwice

    @MainActor func misses(_ view: View) -> Bool {
      self == .missesWrite && view.identifier == "editor.counter"
    }
  }
}
