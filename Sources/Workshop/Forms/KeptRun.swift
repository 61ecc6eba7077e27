import Foundation
import Report
import Support

/// A run of `archbench run` in a folder below `.build`, which is made once.
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

  /// Returns the results that are there with the same key, if their controls read 1, or else makes the
  /// run.
  ///
  /// - Parameters:
  ///   - words: the arguments of the run, without its folder.
  ///   - archbench: runs the program.
  /// - Returns: the results.
  /// - Throws: a `CommandFailure` if the run fails.
  func results(_ words: [String], _ archbench: ([String]) -> ProgramRun) throws -> Results {
    let isSame = kept[folder] == key
    if isSame, let results = try? ResultsFile.read(folder), results.valid { return results }
    // What is there of other sources must not be taken for this run's, whenever it is killed.
    if !isSame { try? FileManager.default.removeItem(atPath: folder) }
    try kept.keep(key, for: folder)
    let answer = archbench(words + ["--output", folder, "--force"])
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
