import Foundation
import Results
package import Support

/// Finds out which check catches each mutant: a deliberate mistake, as a patch in `Tests/Mutants`.
///
/// Mutants of an architecture are forms that must fail, so one program has all of them. Those of
/// what all apps share are built one by one, and the tests of the app must find them.
package struct MutantCheck {
  private static let app = "App"

  private let project: Project
  private let seed: UInt64
  private let progress: ProgressLine

  /// Prepares a check with random sessions of a seed.
  package init(in project: Project, seed: UInt64, _ progress: ProgressLine) {
    (self.project, self.seed, self.progress) = (project, seed, progress)
  }

  /// The names of all mutants, such as `Redux/stale-memo`.
  package static func names(in project: Project) -> [String] {
    Form.names(of: [app] + project.names, .mutant, root: project.root)
  }

  /// Reads the patch of a mutant.
  ///
  /// - Throws: a `CommandFailure` with exit code 65.
  package static func patch(_ name: String, root: String) throws(CommandFailure) -> Patch {
    try Patch(at: "\(Form.mutants)/\(file(name))", root: root)
  }

  /// The path of a mutant's patch in the folder with all.
  private static func file(_ name: String) -> String {
    let parts = name.split(separator: "/")
    return "\(String(parts[0]).moduleName)/\(parts[1]).patch"
  }

  /// Checks some mutants; returns the page with their table, and how many survived.
  ///
  /// - Throws: a `CommandFailure` if a patch does not apply, or the patched sources do not build.
  package func check(_ names: [String]) throws -> (page: String, survivors: Int) {
    let forms = try Form.all(in: project, .mutant).filter { names.contains($0.name) }
    let found = try FormCheck(in: project, seed: seed, progress).findings(in: forms)
    var findings = Dictionary(uniqueKeysWithValues: zip(forms.map(\.name), found))
    for (name, finding) in try appFindings(names.filter { $0.hasPrefix("\(Self.app)/") }) {
      findings[name] = finding
    }
    let rows = try names.map { name in
      let finding = findings[name].flatMap(\.self)
      let how = finding?.how.replacing("\(name), ", with: "") ?? ""
      let caught = "\(finding?.check ?? "**nobody**") | \(how)"
      let prose = try Self.patch(name, root: project.root).prose
      return "| [\(name)](\(Self.file(name))) | \(prose) | \(caught) |\n"
    }
    let survivors = names.count { findings[$0].flatMap(\.self) == nil }
    let all = Figures.counted(names.count, "mutant")
    let end = "\n\(all), \(survivors) survived; sessions of seed \(seed).\n"
    return (Self.head + rows.joined() + end, survivors)
  }

  /// Builds what all apps share with one mutant after the other, and runs the tests of the app.
  private func appFindings(_ names: [String]) throws -> [(String, Workshop.Finding?)] {
    if names.isEmpty { return [] }
    let patches = try names.map { try Self.patch($0, root: project.root) }
    // A patch that does not apply is found before anything is built.
    let texts = try patches.map { patch in
      try Patch.texts([patch]) { SourceTexts.read($0, in: project.root) }
    }
    let workshop = Workshop(of: project.root, named: "mutants", .app)
    func finding(_ name: String, _ texts: [String: String?]) throws -> Workshop.Finding? {
      try workshop.update(texts)
      try workshop.build("--build-tests")
      return try workshop.failure(of: "^AppTests\\.", isParallel: true, about: name)
    }
    progress.update("\(Self.app): without a mutant", done: 0, total: names.count)
    if let finding = try finding(Self.app, [:]) {
      throw CommandFailure("Without a mutant, the test \(finding.how) fails.", .failed)
    }
    return try zip(names, texts).enumerated().map { index, mutant in
      progress.update(mutant.0, done: index, total: names.count)
      return (mutant.0, try finding(mutant.0, mutant.1))
    }
  }

  private static let head = """
    # Mutants

    Each patch here is a deliberate mistake or cheat. `Scripts/mutation-tests` builds copies of the
    sources with them and notes which check catches each. No mutant may survive. A comparison of
    architectures that do different work would mean nothing.

    The mutants of an architecture are modules of one program. They are checked like forms, by `archbench
    verify`, then by the tests of work and memory. Those in `App` are found by the tests of what all share.

    | mutant | what it does | caught by | how |
    | --- | --- | --- | --- |

    """
}
