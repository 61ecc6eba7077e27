/// Why a `NotesFile` cannot be opened or written: one sentence with the file, what is wrong and what
/// to do.
package nonisolated struct NotesFileError: Error, Equatable, CustomStringConvertible, Sendable {
  package let description: String

  init(_ file: String, _ problem: String, remedy: String) {
    description = "\(file): \(problem); \(remedy)."
  }

  /// The document in the file is damaged, or newer than this program.
  init(_ file: String, _ fault: NotesDocumentFault) {
    self.init(
      [file + (fault.position.map { ":\($0)" } ?? ""), fault.place].compactMap(\.self)
        .joined(separator: ": "),
      fault.problem,
      remedy: fault.isNewer
        ? "open it with a newer one; it was left as it is"
        : "mend it or move it away; it was left as it is")
  }
}
