import ArchitectureKit
import Catalog
import Equivalence
import Foundation
import Interactions
import Support

/// A verification as the command line requests it: what to play, and on which architectures.
struct VerifyRequest {
  let seed: UInt64
  /// Whether the seed was chosen at random, so the user must be told.
  let hasFreshSeed: Bool
  let actions: Int
  /// The numbers of the sessions.
  let sessions: [Int]
  /// The number of notes, if the user has specified it.
  let noteCount: Int?
  /// The architectures to compare.
  ///
  /// The first one is the reference.
  var variants: [Variant]
  let scripts: [Script]
  /// The reason why the project's scripts cannot be played, if they should be.
  let warning: String?
  let folder: String
  /// The files that the script of a difference may replace.
  let replaced: AtomicFile.Replacing

  /// Reads the arguments and all scripts.
  ///
  /// - Throws: a `CommandFailure` for the first invalid script.
  init(_ arguments: ParsedArguments) throws {
    seed = arguments[VerifyCommand.seed] ?? UInt64.random(in: 0..<1_000_000_000)
    actions = arguments[VerifyCommand.actions]
    noteCount = arguments[VerifyCommand.notes]
    folder = arguments[VerifyCommand.output]
    replaced = arguments.contains(VerifyCommand.force) ? .otherFiles : .own(FailureReport.isScript)
    let alone = arguments[VerifyCommand.session]
    let named = arguments[VerifyCommand.script]
    let wantsSessions = named.isEmpty || arguments.contains(VerifyCommand.sessions)
    let all = wantsSessions ? Array(0..<arguments[VerifyCommand.sessions]) : []
    sessions = alone.isEmpty ? all : alone
    hasFreshSeed = !arguments.contains(VerifyCommand.seed) && !sessions.isEmpty
    variants = Self.variants(arguments[VerifyCommand.architecture])
    if named.isEmpty, alone.isEmpty {
      let found = ProjectScripts.paths
      scripts = try (found ?? []).map(ScriptFile.read)
      warning = found == nil ? ProjectScripts.missing : nil
    } else {
      scripts = try named.map(ScriptFile.read)
      warning = nil
    }
    try checkFiles()
  }

  /// Returns the name of the file for a difference; several in one session have numbers.
  static func file(of origin: String, number: Int) -> String {
    "divergence-\(number == 1 ? "" : "\(number)-")\(origin).script"
  }

  /// Refuses files of others where scripts of differences would be written.
  private func checkFiles() throws {
    let found = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    let origins = scripts.map(\.name) + sessions.map { "\(seed)-\($0)" }
    for number in found.isEmpty ? 0..<0 : 1..<variants.count + 1 {
      for name in origins.lazy.map({ Self.file(of: $0, number: number) })
      where found.contains(name) {
        try AtomicFile.check("\(folder)/\(name)", replacing: replaced)
      }
    }
  }

  /// Returns Baseline and the requested architectures; by default all.
  private static func variants(_ asked: [Variant]) -> [Variant] {
    let names = asked.map(\.name)
    return architectures.variants.enumerated().filter { index, variant in
      index == 0 || names.isEmpty || names.contains(variant.name)
    }.map(\.element)
  }
}

/// A failure that a verification has found.
struct FoundFailure {
  let failure: VerificationFailure
  /// The script or session that failed, such as `session 3`.
  let place: String
  /// The file with the script that reproduces it; `nil` if it could not be written.
  let file: String?

  var architecture: String { failure.divergence.architecture }
  var kind: String { failure.divergence.kind.rawValue }

  /// A summary in one line, which scripts can parse.
  var summary: String {
    let count = failure.steps.count
    return "Found: \(architecture), \(kind), \(place), "
      + "shrunk to \(count) step\(count == 1 ? "" : "s"), "
      + (file.map { "saved as \($0)." } ?? "not saved.")
  }
}
