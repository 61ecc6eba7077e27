package import Report
package import Support

/// Figures that are stored with the sources, so that a report need not measure them.
package protocol StoredFigures: JSONFile {
  /// The file's path from the package's root, or the path of a folder with a file for each pattern.
  static var path: String { get }
  /// The script that writes it.
  static var script: String { get }
  /// What the figures are measured on, as a plural: `sources`.
  static var inputs: String { get }
  /// Returns the checksum of what a part was measured on, as it is now.
  static func checksum(of part: String, in project: Project) throws -> String

  /// The names of the parts, each with the checksum of what it was measured on.
  var parts: [(name: String, checksum: String)] { get }
  /// The README beside the file; `nil` if there is none.
  var page: String? { get }
  /// Leaves out all other architectures.
  mutating func keep(_ architectures: [String])
}

/// The file of stored figures.
package struct Stored<Figures: StoredFigures> {
  private let project: Project
  private let path: String

  /// - Parameters:
  ///   - project: the package.
  ///   - pattern: the architecture that the file belongs to, if each has a file of its own.
  package init(in project: Project, of pattern: String? = nil) {
    self.project = project
    path = pattern.map { "\(Figures.path)/\($0.moduleName).json" } ?? Figures.path
  }

  /// Returns what is stored.
  ///
  /// - Parameter names: the architectures of which figures are returned; all if not given.
  /// - Returns: the figures.
  /// - Throws: a `CommandFailure` with exit code 65 if the file is missing or damaged.
  package func read(_ names: [String]? = nil) throws(CommandFailure) -> Figures {
    guard let text = SourceTexts.read(path, in: project.root),
      var figures = try? Figures(text: text)
    else {
      throw CommandFailure(
        "'\(path)' cannot be read; write it anew with \(Figures.script).", .badData)
    }
    if let names { figures.keep(names) }
    return figures
  }

  /// Returns the names of the parts that have changed since they were measured.
  package func stale(_ figures: Figures) -> [String] {
    figures.parts.filter { name, checksum in
      (try? Figures.checksum(of: name, in: project)) != checksum
    }
    .map(\.name)
  }

  /// Returns a sentence about the parts that have changed since they were measured, if there are any.
  package func note(on figures: Figures) -> String? {
    let stale = stale(figures)
    if stale.isEmpty { return nil }
    let all = stale.count == figures.parts.count && stale.count > 1
    let change =
      all
      ? "Everything was measured on older \(Figures.inputs)"
      : "The \(Figures.inputs) of \(stale.joined(separator: ", ")) have changed since they were "
        + "measured"
    return "\(change); `\(Figures.script)` measures again."
  }

  /// Stores figures, and the page that shows them.
  ///
  /// - Throws: a `CommandFailure` with exit code 73 if a file cannot be written.
  package func write(_ figures: Figures) throws {
    try AtomicFile.write(try figures.text, to: "\(project.root)/\(path)")
    guard let page = figures.page else { return }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    try AtomicFile.write(page, to: "\(project.root)/\(folder)/README.md")
  }
}
