import Foundation
import Results
import SourceAnalysis
package import Support

/// Writes a new architecture: a copy of Baseline and of its unit tests under another name.
///
/// It becomes a target of its own, with a line in the manifest and one in the catalog.
package struct Scaffold {
  /// What is copied.
  package static let model = "Baseline"

  /// The architecture's name, as it is shown.
  let name: String
  /// The package's folder.
  let root: String

  package init(name: String, root: String) { (self.name, self.root) = (name, root) }

  private var module: String { name.moduleName }

  /// Names that a module of this package cannot have, in lower case: files may ignore case.
  private static let taken: Set<String> = [
    "any", "appkit", "combine", "darwin", "dispatch", "foundation", "foundationessentials", "glibc",
    "observation", "protocol", "self", "swift", "swiftui", "synchronization", "testing", "type",
    "uikit", "xctest",
  ]
  private var folder: String { BucketMap.folder(of: name) }

  private var testFolder: String { "\(UnitTestSources.folder)/\(module)" }

  /// A new or changed file.
  private struct Edit {
    let path: String
    let text: String
    /// The text before the change; `nil` for a new file.
    var old: String?
  }

  /// - Throws: a `CommandFailure` if there is such a target already, something does not look as it
  ///   should, or a file cannot be written; what was written is removed again then.
  package func write() throws(CommandFailure) {
    // A link to nothing counts, too: what is removed after a failure was not there before.
    for path in [folder, testFolder]
    where (try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")) != nil {
      throw CommandFailure(
        "There is \(path) already: choose another name, or remove it.", .cannotWrite)
    }
    guard !Self.taken.contains(module.lowercased()) else {
      throw CommandFailure(
        "'\(module)' is a module or a type of Swift: choose another name.", .usage)
    }
    // Everything is read and made before anything is written.
    let files = try copies() + edits()
    do throws(CommandFailure) {
      for file in files { try write(file.text, to: file.path) }
    } catch {
      for path in [folder, testFolder] {
        try? FileManager.default.removeItem(atPath: "\(root)/\(path)")
      }
      for file in files { if let old = file.old { try? write(old, to: file.path) } }
      throw CommandFailure(
        "\(error.message) Nothing was added. Mend this and run the command again.", error.exitCode)
    }
  }

  private func write(_ text: String, to path: String) throws(CommandFailure) {
    try AtomicFile.write(text, to: "\(root)/\(path)", replacing: .ownStore)
  }

  // MARK: - The copy

  private func copies() throws(CommandFailure) -> [Edit] {
    let sources = try copies(of: BucketMap.folder(of: Self.model), to: folder).map(marked)
    return sources + [Edit(path: "\(folder)/README.md", text: try readme())]
      + (try copies(of: "\(UnitTestSources.folder)/\(Self.model)", to: testFolder))
  }

  private func copies(
    of source: String, to target: String
  ) throws(CommandFailure) -> [Edit] {
    guard
      let names = try? FileManager.default.subpathsOfDirectory(
        atPath: "\(root)/\(source)")
    else { throw unreadable(source) }
    return try names.sorted().filter { $0.hasSuffix(".swift") }.map { file throws(CommandFailure) in
      Edit(path: "\(target)/\(renamed(file))", text: renamed(try read("\(source)/\(file)")))
    }
  }

  private func renamed(_ text: String) -> String {
    text.replacing("\"\(Self.model)\"", with: "\"\(name)\"").replacing(Self.model, with: module)
  }

  /// The entry says of itself that it is a copy.
  private func marked(_ file: Edit) -> Edit {
    guard file.path.hasSuffix("/\(module)Architecture.swift") else { return file }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.contains("///") ? "/// \(toFill): the pattern in one sentence." : String(line)
    }
    return Edit(path: file.path, text: lines.joined(separator: "\n"))
  }

  private var toFill: String { "To fill in" }

  /// The README, with places to fill in.
  private func readme() throws(CommandFailure) -> String {
    try read("Sources/Workshop/New/README.md").replacing("NAME", with: name)
      .replacing("MODULE", with: module)
  }

  // MARK: - The lists

  /// The files with a line for each architecture, from the package's root.
  package static let lists = ["Package.swift", "Sources/Architectures/Catalog/Catalog.swift"]

  /// Returns the text of a list without the lines of an architecture.
  package static func removing(_ name: String, from list: String) -> String {
    let starts = ["import \(name.moduleName)", "  architecture(\"\(name.moduleName)\""]
    let entry = #/  Entry\(\n    "([^"]+)",(?:\n|.)*?\),\n(?=  Entry|\])/#
    let list = list.replacing(entry) { $0.1 == name ? "" : $0.0 }
    let lines = list.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { line in
      !starts.contains { line == $0 || line.hasPrefix("\($0),") || line.hasPrefix("\($0))") }
    }
    .joined(separator: "\n")
  }

  private func edits() throws(CommandFailure) -> [Edit] {
    [
      try edit(
        Self.lists[0], #/  architecture\("[^\n]*\),\n(?=\]\n)/#,
        adding: "architecture(\"\(module)\")"
      ) { $0 },
      try edit(
        Self.lists[1], #/    \{ [^\n]*Architecture\.self \}[^\n]*\),\n(?=\]\n)/#,
        adding: "Entry(\n    \"\(name)\", \"\(toFill): how an event gets to the views.\",\n"
          + "    { \(module)Architecture.self })", importing),
    ]
  }

  /// Adds the import of the new module; imports are sorted by name.
  private func importing(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func imported(_ line: String) -> String? {
      line.wholeMatch(of: #/(?:package )?import (\w+)/#).map { String($0.1) }
    }
    let imports = lines.filter { imported($0) != nil } + ["import \(module)"]
    let sorted = imports.sorted { (imported($0) ?? "") < (imported($1) ?? "") }
    return (sorted + lines.filter { imported($0) == nil }).joined(separator: "\n")
  }

  /// Adds a line to the list in a file, after the line that `last` matches.
  private func edit(
    _ path: String, _ last: Regex<Substring>, adding line: String, _ change: (String) -> String
  ) throws(CommandFailure) -> Edit {
    let old = try read(path)
    let new = change(old).replacing(last) { "\($0.output)  \(line),\n" }
    guard new.contains(line) else {
      throw CommandFailure(
        "\(path) does not look as expected, so \(name) cannot be added to its list: restore it, or "
          + "add the architecture by hand, as how-to-add-an-architecture.md says.", .badData)
    }
    return Edit(path: path, text: new, old: old)
  }

  private func read(_ path: String) throws(CommandFailure) -> String {
    guard let text = SourceTexts.read(path, in: root) else { throw unreadable(path) }
    return text
  }

  private func unreadable(_ path: String) -> CommandFailure {
    CommandFailure(
      "\(path) cannot be read: restore it, or run the command in the project's folder.", .badData)
  }
}
