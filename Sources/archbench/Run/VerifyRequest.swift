import ArchitectureKit
import Architectures
import CommandLineKit
import Foundation
import Scenarios

/// What a verification shall play, and on whom.
struct VerifyRequest {
  let seed: UInt64
  /// Whether nobody knows the seed yet.
  let hasFreshSeed: Bool
  let actions: Int
  /// The numbers of the sessions.
  let sessions: [Int]
  /// How many notes there are, if that was asked for.
  let noteCount: Int?
  /// The first is the reference.
  let variants: [Variant]
  let scripts: [Script]
  /// Why the project's scripts are not played, if they should be and are not there.
  let warning: String?
  let folder: String

  /// Reads all scripts.
  ///
  /// - Throws: a `CommandFailure` for the first one that is none.
  init(_ arguments: ParsedArguments) throws {
    seed = arguments[VerifyCommand.seed] ?? UInt64.random(in: 0..<1_000_000_000)
    actions = arguments[VerifyCommand.actions]
    noteCount = arguments[VerifyCommand.notes]
    folder = arguments[VerifyCommand.output]
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
  }

  /// Baseline, and those asked for, or all.
  private static func variants(_ asked: [Variant]) -> [Variant] {
    let ids = asked.map(\.id)
    return architectures.variants.enumerated().filter { index, variant in
      index == 0 || ids.isEmpty || ids.contains(variant.id)
    }.map(\.element)
  }
}
