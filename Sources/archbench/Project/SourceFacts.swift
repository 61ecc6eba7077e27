import Foundation
import Measurement
import Report
import Results
import SourceAnalysis
import Study
import Support
import Workshop

/// The part of the results that needs no measurement, only the architectures' sources.
///
/// It consists of lines and tokens, types and roles.
enum SourceFacts {
  /// Adds the facts to the results and replaces existing ones; returns why there are none, if so.
  static func add(to results: inout Results) -> [String] {
    let names = results.architectures.map(\.name).uniqued()
    (results.source, results.structure) = ([], [])
    do {
      try count(names, in: &results)
      return []
    } catch {
      let reason = (error as? CommandFailure)?.message ?? "\(error)"
      return ["Lines of code were not counted: \(reason)"]
    }
  }

  /// Adds the counts of lines and tokens.
  private static func count(_ names: [String], in results: inout Results) throws {
    let maps = try names.map { try BucketMap.named($0) }
    let texts = try SourceTree.texts(at: maps.map(\.folder), in: ProjectSource.project().root)
    let sources = try maps.map { try ArchitectureSource($0, texts: texts) }
    results.source = sources.flatMap { source in
      Bucket.allCases.map { SourceEntry($0, of: source) }
    }
    results.structure = sources.map { StructureEntry($0) }
  }

  /// Returns how the current sources differ from the measured ones; `nil` if they are the same.
  static func note(on results: Results) -> String? {
    guard let root = ProjectSource.root, let measured = results.environment.commit else {
      return "Which commit was measured is not known."
    }
    let commit = SourceCommit(of: root)
    guard let now = commit.name else { return commit.gap }
    let folders = results.architectures.map(\.name).uniqued().map(BucketMap.folder)
    let words = ["git", "-C", root, "diff", "--name-only", measured, "--"] + folders
    let diff = ProgramRun(words)
    guard let list = diff.answer else {
      return "The sources are of commit `\(now)`, and cannot be compared with `\(measured)`, which "
        + "was measured: \(diff.reason)."
    }
    let changed = list.split(separator: "\n").map { "`\($0)`" }
    guard !changed.isEmpty else { return nil }
    return "The sources are of commit `\(now)`. Since `\(measured)`, which was measured, "
      + "\(changed.count) of their files have changed: \(changed.joined(separator: ", "))."
  }
}
