package import Toolkit

/// The alerts of the app, with their texts.
extension AlertController {
  /// Asks before unsaved text is discarded.
  package static func discardingChanges(
    on loop: MainLoop, discard: @escaping () -> Void, keep: @escaping () -> Void = {}
  ) -> AlertController {
    AlertController(
      "Discard your changes?",
      [
        Action("alert.discard", "Discard", handler: discard),
        Action("alert.keep", "Keep editing", handler: keep),
      ], on: loop)
  }

  /// Reports that the note on the screen was deleted.
  package static func noteDeleted(on loop: MainLoop, ok: @escaping () -> Void) -> AlertController {
    message("This note was deleted", on: loop, ok: ok)
  }

  /// Reports that a link leads to a note that does not exist.
  package static func unknownNote(
    _ id: Int, on loop: MainLoop, ok: @escaping () -> Void
  ) -> AlertController {
    message("There is no note \(id).", on: loop, ok: ok)
  }

  /// Reports that the app cannot open a URL.
  package static func unopenableLink(
    on loop: MainLoop, ok: @escaping () -> Void
  ) -> AlertController {
    message("This link cannot be opened.", on: loop, ok: ok)
  }

  private static func message(
    _ text: String, on loop: MainLoop, ok: @escaping () -> Void
  ) -> AlertController {
    AlertController(text, [Action("alert.ok", "OK", handler: ok)], on: loop)
  }
}
