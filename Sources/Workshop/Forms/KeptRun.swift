import Foundation
import Report
import Support

/// A run of `archbench run` in a folder below `.build`, which is completed if it was killed.
struct KeptRun {
  private let folder: String
  private let key: String
  private let kept: KeptTexts

  /// - Parameters:
  ///   - folder: the folder of its report.
  ///   - key: what the results depend on.
  ///   - kept: where the key is kept.
  init(_ folder: String, key: String, in kept: KeptTexts) {
    (self.folder, self.key, self.kept) = (folder, key, kept)
  }

  /// Completes the run that was interrupted with the same key, or begins a new one.
  ///
  /// - Parameters:
  ///   - words: the arguments of a new run, without its folder.
  ///   - archbench: runs the program.
  /// - Returns: the results; those that are there, if the run was completed before with the same key and
  ///   its controls read 1.
  /// - Throws: a `CommandFailure` if the run fails.
  func results(_ words: [String], _ archbench: ([String]) -> ProgramRun) throws -> Results {
    let isSame = kept[folder] == key
    let isBegun = RunJournal.exists(in: folder)
    if isSame, !isBegun, let results = try? ResultsFile.read(folder), results.valid {
      return results
    }
    // What is there of other sources must not be taken for this run's, whenever it is killed.
    if !isSame { try? FileManager.default.removeItem(atPath: folder) }
    try kept.keep(key, for: folder)
    let fresh = words + ["--output", folder, "--force"]
    var answer = archbench(isSame && isBegun ? ["run", "--resume", folder] : fresh)
    if answer.status == ExitCode.badData.rawValue { answer = archbench(fresh) }
    // An app that is wrong after all is a result, too.
    guard answer.isDone || answer.status == ExitCode.failed.rawValue,
      let results = try? ResultsFile.read(folder)
    else {
      let end = answer.text.split(separator: "\n").suffix(5).joined(separator: "\n")
      throw CommandFailure("'archbench run' failed:\n\(end)", .failed)
    }
    return results
  }
}
