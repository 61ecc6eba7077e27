/// The reason why a `NotesFile` cannot be opened or written.
///
/// One sentence: the file, the problem and the remedy.
package nonisolated struct NotesFileError: Error, Equatable, CustomStringConvertible, Sendable {
  package let description: String
  /// Whether the file can be opened, but not what it holds.
  package let isAboutContents: Bool

  init(_ file: String, _ problem: String, remedy: String, isAboutContents: Bool = false) {
    description = "\(file): \(problem); \(remedy)."
    self.isAboutContents = isAboutContents
  }

  /// Reports a document that is damaged, or newer than this program.
  init(_ file: String, _ fault: NotesDocumentFault) {
    self.init(
      [file + (fault.position.map { ":\($0)" } ?? ""), fault.place].compactMap(\.self)
        .joined(separator: ": "),
      fault.problem,
      remedy: fault.isNewer
        ? "open it with a newer one; it was left as it is"
        : "mend it or move it away; it was left as it is",
      isAboutContents: true)
  }
}
