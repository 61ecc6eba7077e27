/// What the reader shows: a screen, a unit test, a change request or an interaction.
package enum PageSubject: Hashable, Sendable {
  /// The files of a folder, by its name.
  case screen(String)
  /// The unit tests in the files of this name, without its ending.
  case test(String)
  /// The change request in the folder of this name.
  case change(String)
  /// The lines that the interaction of this id runs.
  case trace(String)

  /// The beginning of its address in the page, after the `#`; the patterns follow.
  var address: String {
    switch self {
    case .screen(let folder): folder.lowercased()
    case .test(let stem): "test/\(stem)"
    case .change(let folder): "change/\(folder)"
    case .trace(let interaction): "trace/\(interaction)"
    }
  }
}
