import Foundation
package import Support

/// Finds out which check catches each mutant: a deliberate mistake, as a patch in `Tests/Mutants`.
package struct MutantCheck {
  /// The folder with the patches and the table, from the package's root.
  package static let folder = "Tests/Mutants"

  private let project: Project
  private let seed: UInt64
  private let progress: ProgressLine
  private let workshop: Workshop

  /// - Parameters:
  ///   - project: the package.
  ///   - seed: the seed of the random sessions.
  ///   - progress: shows the slow steps.
  package init(in project: Project, seed: UInt64, _ progress: ProgressLine) {
    (self.project, self.seed, self.progress) = (project, seed, progress)
    workshop = Workshop(of: project.root, named: "mutants", .everything)
  }

  /// The names of all mutants.
  package static func names(in root: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
    return files.filter { $0.hasSuffix(".patch") }.map { String($0.dropLast(6)) }.sorted()
  }

  /// Checks some mutants.
  ///
  /// - Returns: the page with their table, and how many survived.
  /// - Throws: a `CommandFailure` if a patch does not apply, or the patched sources do not build.
  package func check(_ names: [String]) throws -> (page: String, survivors: Int) {
    let patches = try names.map { try Patch(at: "\(Self.folder)/\($0).patch", root: project.root) }
    // A patch that does not apply is found before anything is built.
    let texts = try patches.map { try $0.texts { SourceTexts.read($0, in: project.root) } }
    progress.update("building the sources", done: 0, total: names.count)
    try workshop.update()
    try workshop.build("--build-tests")
    var (rows, survivors) = ("", 0)
    for (index, (name, patch)) in zip(names, patches).enumerated() {
      progress.update(name, done: index, total: names.count)
      try workshop.update(texts[index])
      try workshop.build("--build-tests")
      let killer = try killer(of: name, in: layer(of: patch))
      if killer == nil { survivors += 1 }
      let caught = killer.map { "\($0.check) | \($0.how)" } ?? "**nobody** | "
      rows += "| [\(name)](\(name).patch) | \(patch.prose) | \(caught) |\n"
      progress.print("\(name): \(caught)")
    }
    try workshop.update()
    let end = "\n\(names.count) mutants, \(survivors) survived; sessions of seed \(seed).\n"
    return (Self.head + rows + end, survivors)
  }

  private static let head = """
    # Mutants

    Each patch here is a deliberate mistake or cheat. `Scripts/mutation-tests` applies one after the other to
    a copy of the sources and notes which check catches it. No mutant may survive. A comparison of
    architectures that do different work would mean nothing.

    | mutant | what it does | caught by | how |
    | --- | --- | --- | --- |

    """

  /// The architecture or the folder of `Sources` that a patch changes.
  private func layer(of patch: Patch) -> String {
    let layers = patch.files.compactMap { file -> String? in
      let parts = file.path.split(separator: "/")
      guard parts.count > 2, parts[0] == "Sources" else { return nil }
      return String(parts[1] == "Architectures" ? parts[2] : parts[1])
    }
    return layers.min() ?? ""
  }

  // MARK: - Checks

  /// Lets the checks look, the cheapest first; returns what the first one finds.
  private func killer(of name: String, in layer: String) throws -> Workshop.Finding? {
    let own = project.names.first { $0.moduleName == layer }
    // Every other architecture differs from a wrong Baseline; comparing one is the quickest.
    let compared = own == project.names.first ? project.names.dropFirst().first : own
    let only = compared.map { ["--architecture", $0] } ?? []
    func verify(_ words: [String]) throws(CommandFailure) -> Workshop.Finding? {
      try workshop.verify(["--seed", "\(seed)"] + only + words, about: name)
    }
    func test(_ filter: String) throws(CommandFailure) -> Workshop.Finding? {
      try workshop.failure(
        of: filter, skipping: "MutantTests|ChangeRequestTests", isParallel: true, about: name)
    }
    let sessions = (0..<40).flatMap { ["--session", "\($0)"] }
    return try test("^\(layer)Tests\\.") ?? verify(sessions)
      ?? test("EquivalenceTests\\.(WorkTrace|CellIdentity|Interaction|Teardown)")
      ?? verify(["--sessions", "0"]) ?? test(".*")
  }
}
