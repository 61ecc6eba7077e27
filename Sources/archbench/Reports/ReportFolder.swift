import Foundation
import Measurement
import Report
import Results
import Study
import Support

/// The folder that a report is written to.
struct ReportFolder {
  private static let medians = ["medians.csv.gz", "medians.csv"]

  let path: String
  /// The paths in the folder of all that may be written.
  private let files: [String]
  /// The files that may be replaced by one with such a path.
  private let replaced: (String) -> AtomicFile.Replacing

  /// Chooses the folder of a report on some events, and checks that each file can be written before
  /// anything is measured.
  ///
  /// Without a path it is a new one in the project's `Reports/`. A new report replaces no file, and
  /// one that is written again only pages and pictures of a report, unless it is forced to.
  ///
  /// - Throws: a `CommandFailure` with exit code 73, or 64 if no folder is given outside the
  /// project.
  init(
    _ path: String?, ofEvents ids: [String], isNew: Bool = true, force: Bool,
    from current: String = FileManager.default.currentDirectoryPath
  ) throws {
    guard path != nil || ProjectSource.isRoot(current) else {
      throw CommandFailure(
        "This is not the project's folder, so the report has no place: name one with --output.",
        .usage)
    }
    self.path = path ?? Self.free(Self.name(Date()))
    let pages = ReportFiles.paths(ofEvents: ids)
    files = isNew ? ["results.json"] + Self.medians + pages : pages
    replaced = { name in
      force ? .otherFiles : isNew ? .nothing : .own { ReportFiles.isOwn(name, $0) }
    }
    if isNew, !force, exists("results.json") {
      throw CommandFailure(
        "There is a report in \(self.path) already; name another folder with --output, or "
          + "overwrite it with --force.", .cannotWrite)
    }
    for name in files { try AtomicFile.check(file(name), replacing: replaced(name)) }
  }

  /// Writes the report, its results, and the medians behind them as CSV, which is compressed as it
  /// is kept in git.
  ///
  /// The results come last: a folder without them is no report. If one file cannot be written, no new
  /// file or folder stays.
  func write(_ report: RunReport, of results: Results, _ medians: RunMedians) throws {
    let new = files.filter { !exists($0) }
    let isNewFolder = !exists("")
    do {
      try write(medians)
      try write(report)
      try write(Array(try results.text.utf8), to: "results.json")
    } catch {
      for name in new { unlink(file(name)) }
      for folder in [RunReport.eventsFolder, ReportPicture.folder] { rmdir(file(folder)) }
      if isNewFolder { rmdir(path) }
      throw error
    }
  }

  /// Writes the medians, compressed if there is gzip, which has no part in replacing files.
  private func write(_ medians: RunMedians) throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: "archbench-\(UUID())").path
    defer { for end in ["", ".gz"] { unlink(copy + end) } }
    try AtomicFile.write(medians.text, to: copy)
    let gzip = ProgramRun(["gzip", "-9", "-n", copy])
    // The run has said at its start that there is no gzip.
    guard gzip.isDone || gzip.isMissing,
      let bytes = FileManager.default.contents(atPath: copy + (gzip.isDone ? ".gz" : ""))
    else {
      throw CommandFailure(
        "Cannot write '\(file(Self.medians[0]))': gzip failed. \(gzip.errors)", .cannotWrite)
    }
    let (name, older) = (Self.medians[gzip.isDone ? 0 : 1], Self.medians[gzip.isDone ? 1 : 0])
    try write(Array(bytes), to: name)
    try AtomicFile.check(file(older), replacing: replaced(older))
    unlink(file(older))
  }

  /// Writes the pictures first and removes stale ones last, so the report never links to a missing
  /// picture.
  func write(_ report: RunReport) throws {
    let pictures = report.pictures.flatMap(\.files)
    for picture in pictures { try write(Array(picture.text.utf8), to: picture.path) }
    let pages = report.pages
    for page in pages { try write(Array(page.text.utf8), to: page.path) }
    let kept = pages.map(\.path) + pictures.map(\.path)
    for folder in [RunReport.eventsFolder, ReportPicture.folder] {
      try removeStale(in: folder, butFor: kept)
    }
  }

  /// Removes files of an earlier report from a folder, but keeps those that no report has written.
  private func removeStale(in folder: String, butFor kept: [String]) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []
    for name in names.sorted().map({ "\(folder)/\($0)" }) where !kept.contains(name) {
      let path = file(name)
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        ReportFiles.isOwn(name, text)
      else { continue }
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw CommandFailure(
          "Cannot remove '\(path)', which this report no longer has: remove it by hand.",
          .cannotWrite)
      }
    }
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try AtomicFile.write(bytes: bytes, to: file(name), replacing: replaced(name))
  }

  private func file(_ name: String) -> String { "\(path)/\(name)" }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: file(name))
  }

  private static func name(_ date: Date) -> String {
    let day = date.formatted(.iso8601.year().month().day())
    return "Reports/\(day)-\(Machine.system)-\(Machine.architecture)"
  }

  /// Returns the name, followed by a number if there is such a folder already.
  private static func free(_ name: String) -> String {
    let names = [name] + (2...).lazy.prefix(999).map { "\(name)-\($0)" }
    return names.first { !FileManager.default.fileExists(atPath: $0) } ?? name
  }
}
