import Catalog
import Foundation
import Interactions
import Measurement
import Report
import Results
import Study
import Support
import Workshop

/// The results of an earlier run.
enum RecordedRun {
  /// Returns the report of a run.
  ///
  /// - Throws: a `CommandFailure` with exit code 65.
  static func report(_ path: String) throws -> RunReport {
    let results = try ResultsFile.read(path)
    return RunReport(results, try ProjectFigures.stored(of: results.architectures.map(\.name)))
  }

  /// Returns the folder that contains the results.
  static func folder(of path: String) -> String {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isFolder.boolValue ? path : URL(filePath: path).deletingLastPathComponent().path
  }

  /// Updates a report with new counts of the sources and new checks of the rules, and writes it.
  ///
  /// - Returns: what could not be had, and whether the sources have changed, a sentence each.
  /// - Throws: a `CommandFailure` with exit code 65 or 73.
  static func recount(_ path: String) throws -> [String] {
    var results = try ResultsFile.read(path)
    let gaps = SourceFacts.add(to: &results)
    results.warnings = (results.warnings + gaps).uniqued()
    results.rules = try RuleBook.results(
      of: results.architectures.map(\.name).uniqued(), root: ProjectSource.project().root,
      modules: ProjectSource.modules)
    results.sourceNote = SourceFacts.note(on: results)
    try AtomicFile.write(
      try ResultsFile.text(results.derived()), to: "\(folder(of: path))/results.json",
      replacing: .ownStore)
    try ReportFolder.rewrite(try report(path), in: folder(of: path))
    return gaps + results.rules.gaps + [results.sourceNote].compactMap(\.self)
  }
}

/// The report that README shows.
enum PublishedReport {
  /// Its results; `nil` without the project, or if README names no report.
  static var results: Results? {
    get throws {
      guard let root = ProjectSource.root,
        let marker = try String(contentsOfFile: "\(root)/README.md", encoding: .utf8)
          .firstMatch(of: #/<!-- report (\S+) -->/#)
      else { return nil }
      return try ResultsFile.read("\(root)/\(marker.1)")
    }
  }
}
