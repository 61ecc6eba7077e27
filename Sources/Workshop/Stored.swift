import Foundation
import Measurement
package import Results
import SourceAnalysis
package import Support

/// Figures that are stored with the sources, so that a report need not measure them.
package protocol StoredFigures: JSONFile {
  /// The file's path from the package's root, or the path of a folder with a file for each pattern.
  static var path: String { get }
  /// The script that writes it.
  static var script: String { get }
  /// What the figures are measured on, as a plural: `sources`.
  static var inputs: String { get }
  /// Returns a function that gives the checksum of what a part was measured on, as it is now.
  ///
  /// What several parts need is read once.
  static func checksum(in project: Project) throws -> (_ part: String) throws -> String

  /// The names of the parts, each with the checksum of what it was measured on.
  var parts: [(name: String, checksum: String)] { get }
  /// Leaves out all other architectures.
  mutating func keep(_ architectures: [String])
}

extension StoredFigures {
  /// The checksums of what some parts are measured on, by their names.
  static func checksums(of parts: [String], in project: Project) throws -> [String: String] {
    let checksum = try checksum(in: project)
    return try parts.reduce(into: [:]) { $0[$1] = try checksum($1) }
  }
}

/// The file of stored figures.
package struct Stored<Figures: StoredFigures> {
  private let project: Project
  private let path: String

  /// Finds the file, or that of a pattern if each has a file of its own.
  package init(in project: Project, of pattern: String? = nil) {
    self.project = project
    path = pattern.map { "\(Figures.path)/\($0.moduleName).json" } ?? Figures.path
  }

  /// Returns what is stored of some architectures, by default of all.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if the file is missing or damaged.
  package func read(_ names: [String]? = nil) throws(CommandFailure) -> Figures {
    guard let text = SourceTexts.read(path, in: project.root) else {
      throw CommandFailure(
        "'\(path)' cannot be read; write it anew with \(Figures.script).", .badData)
    }
    do throws(CommandFailure) {
      var figures = try Figures(text: text)
      if let names { figures.keep(names) }
      return figures
    } catch {
      throw CommandFailure(
        "'\(path)' is damaged: \(error.message). Restore it, or delete it and write it anew with \(Figures.script).",
        .badData)
    }
  }

  /// Returns what is stored; `nil` if there is no file yet.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if the file is damaged.
  package func readIfThere() throws(CommandFailure) -> Figures? {
    FileManager.default.fileExists(atPath: "\(project.root)/\(path)") ? try read() : nil
  }

  /// Returns the names of the parts that have changed since they were measured.
  package func stale(_ figures: Figures) -> [String] {
    // What cannot be read any more has changed.
    let checksum = try? Figures.checksum(in: project)
    return figures.parts.filter { part in (try? checksum?(part.name)) != part.checksum }
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

  /// Stores figures.
  ///
  /// - Throws: a `CommandFailure` with exit code 73 if the file cannot be written.
  package func write(_ figures: Figures) throws {
    let text = try figures.text
    do {
      try AtomicFile.write(text, to: "\(project.root)/\(path)", replacing: .ownStore)
    } catch {
      throw AtomicFile.keep(text, after: error)
    }
  }
}

// MARK: - Unit tests

extension TestabilityFile: StoredFigures {
  package static let path = "Reports/testability/testability.json"
  package static let script = "Scripts/testability"
  package static let inputs = "sources or unit tests"

  package var parts: [(name: String, checksum: String)] {
    architectures.map { ($0.architecture, $0.checksum) }
  }

  package mutating func keep(_ architectures: [String]) {
    self.architectures.removeAll { !architectures.contains($0.architecture) }
  }

  package static func checksum(in project: Project) -> (_ part: String) throws -> String {
    { part in
      try SourceTexts.checksum(
        ofFolders: [BucketMap.folder(of: part), "\(UnitTestSources.folder)/\(part.moduleName)"],
        in: project.root)
    }
  }
}

// MARK: - Change requests

extension ChangesFile: StoredFigures {
  package static let path = "Reports/changes/changes.json"
  package static let script = "Scripts/changes"
  package static let inputs = "sources or patches"

  package var parts: [(name: String, checksum: String)] {
    requests.map { ($0.name, $0.checksum) }
  }

  package mutating func keep(_ architectures: [String]) {
    changes.removeAll { !architectures.contains($0.architecture) }
  }

  package static func checksum(in project: Project) throws -> (_ part: String) throws -> String {
    let all = try ChangeRequest.all(of: project.names, root: project.root)
    return { part in
      guard let request = all.first(where: { $0.name == part }) else { return "" }
      return try checksum(of: request, in: project)
    }
  }

  private static func checksum(
    of request: ChangeRequest, in project: Project
  ) throws -> String {
    // Only what all apps share and the architectures decide what is counted.
    func counts(_ file: Patch.File) -> Bool {
      file.path.hasSuffix(".swift")
        && ["Sources/App/", "Sources/Architectures/"].contains { file.path.hasPrefix($0) }
    }
    var texts = [request.script: try SourceTexts.bytes(request.script, in: project.root)]
    for patch in [request.shared] + request.patches.values {
      for file in patch.files.filter(counts) {
        texts["\(patch.path), \(file.path)"] = Array(file.change.utf8)
        if file.isNew { continue }
        texts[file.path] = try SourceTexts.bytes(file.path, in: project.root)
      }
    }
    return Checksum.of(files: texts.map { (path: $0.key, bytes: $0.value) }).text
  }
}

// MARK: - Forms

extension FormsFile: StoredFigures {
  package static let path = "Reports/forms"
  package static let script = "Scripts/forms"
  package static let inputs = "sources or patches"

  /// What all apps share and an event runs through.
  static let shared = "what all apps share"
  private static let sharedFolders = [
    "Sources/App", "Sources/Equivalence", "Sources/Interactions",
  ]

  package var parts: [(name: String, checksum: String)] {
    checksums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  package mutating func keep(_ architectures: [String]) {
    cells.removeAll { !architectures.contains($0.architecture.name) }
  }

  package static func checksum(in project: Project) throws -> (_ part: String) throws -> String {
    let forms = try Form.all(in: project)
    return { part in
      if part == shared {
        return try SourceTexts.checksum(ofFolders: sharedFolders, in: project.root)
      }
      let pattern = String(part.prefix { $0 != "/" })
      let patches = forms.first { $0.name == part }?.patches.map(\.path)
      guard pattern == part || patches != nil else { return "" }
      return try SourceTexts.checksum(
        of: patches ?? [], ofFolders: [BucketMap.folder(of: pattern)], in: project.root)
    }
  }

  /// Returns the figures with what the patches say now: their prose may change without a measurement.
  package func described(by forms: [Form]) -> FormsFile {
    var file = self
    for index in file.forms.indices {
      guard let form = forms.first(where: { $0.name == file.forms[index].name }) else { continue }
      file.forms[index].prose = form.prose
      file.forms[index].documents = form.documents
    }
    return file
  }
}

// MARK: - The window

extension WindowFile: StoredFigures {
  package static let path = "Reports/window/window.json"
  package static let script = "Scripts/window-figures"
  package static let inputs = "sources"
  static let display = "the window"

  package var parts: [(name: String, checksum: String)] {
    checksums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  package mutating func keep(_ architectures: [String]) {
    cells.removeAll { cell in
      cell.architecture.name != Self.control && !architectures.contains(cell.architecture.name)
    }
  }

  package static func checksum(in project: Project) throws -> (_ part: String) throws -> String {
    let others = try FormsFile.checksum(in: project)
    return { part in
      guard part == display else { return try others(part) }
      return try SourceTexts.checksum(
        ofFolders: ["Sources/WindowApp", "Sources/WindowDisplay"], in: project.root)
    }
  }
}
