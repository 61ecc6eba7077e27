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
  /// Returns the folder that contains the results; a folder is returned as it was given, since
  /// README's links begin with it.
  static func folder(of path: String) -> String {
    let file = ResultsFile.file(at: path)
    return file == path ? URL(filePath: file).deletingLastPathComponent().path : path
  }

  /// Writes the report of a run again, beside its results.
  ///
  /// If it is recounted, the results get new counts of the sources and new checks of the rules.
  ///
  /// - Returns: what could not be had, and whether the sources have changed, a sentence each.
  /// - Throws: a `CommandFailure` with exit code 65 or 73.
  static func rewrite(_ path: String, recounted: Bool, force: Bool) throws -> [String] {
    var results = try ResultsFile.read(path)
    let folder = try ReportFolder(
      folder(of: path), ofEvents: results.definitions.map(\.id), isNew: false, force: force)
    let names = results.architectures.map(\.name).uniqued()
    var notes: [String] = []
    if recounted {
      let gaps = SourceFacts.add(to: &results)
      results.warnings = (results.warnings + gaps).uniqued()
      results.rules = try RuleBook.check(
        of: names, root: ProjectSource.project().root, modules: ProjectSource.modules)()
      results.sourceNote = SourceFacts.note(on: results)
      notes = gaps + results.rules.gaps + [results.sourceNote].compactMap(\.self)
      results = results.derived()
      try AtomicFile.write(
        results.text, to: ResultsFile.file(at: path), replacing: .ownStore)
    }
    try folder.write(RunReport(results, ProjectFigures.stored(of: names)))
    return notes
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
