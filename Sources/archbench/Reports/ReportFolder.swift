import Foundation
import Measurement
import Report
import Results
import Study
import Support

/// The folder that a report is written to.
struct ReportFolder {
  let path: String
  private let overwrites: Bool

  /// Chooses the folder, creates it, and checks that it is writable before anything is measured.
  ///
  /// Without a path it is a new one in the project's `Reports/`.
  ///
  /// - Throws: a `CommandFailure` with exit code 73, or 64 if no folder is given outside the
  /// project.
  init(
    _ path: String?, date: Date, overwriting overwrites: Bool,
    from current: String = FileManager.default.currentDirectoryPath
  ) throws {
    guard path != nil || ProjectSource.isRoot(current) else {
      throw CommandFailure(
        "This is not the project's folder, so the report has no place: name one with --output.",
        .usage)
    }
    self.overwrites = overwrites
    self.path = path ?? Self.free(Self.name(date))
    if !overwrites, ["results.json", "README.md"].contains(where: exists) {
      throw CommandFailure(
        "There is a report in \(self.path) already; name another folder with --output, or "
          + "overwrite it with --force.", .cannotWrite)
    }
    let probe = file(".archbench-\(UUID())")
    do {
      try AtomicFile.write("", to: probe)
    } catch {
      // No other program uses this file, so the folder itself is not writable.
      throw CommandFailure(
        error.message.replacing("'\(probe)'", with: "into '\(self.path)'"), error.exitCode)
    }
    try? FileManager.default.removeItem(atPath: probe)
  }

  /// Refuses a folder in which a report's file is an input of the command or a dead link.
  func check() throws {
    let (pages, charts) = (RunReport.eventsFolder, ReportPicture.folder)
    // No file has the last two names. They show whether the folder itself is a dead link.
    for name in ["results.json", RunMedians.file, "\(pages)/.archbench", "\(charts)/.archbench"] {
      try AtomicFile.check(file(name))
    }
    for (folder, ending) in [(".", ".md"), (pages, ".md"), (charts, ".svg")] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []
      for name in names.sorted() where name.hasSuffix(ending) {
        try AtomicFile.check(file(folder == "." ? name : "\(folder)/\(name)"))
      }
    }
  }

  /// Removes the folder, unless there is something in it.
  func removeIfEmpty() { rmdir(path) }

  /// Writes the report, its results, and the medians behind them as CSV, which is compressed as it
  /// is kept in git.
  ///
  /// The results come last: a folder without them is no report.
  func write(_ report: RunReport, of results: Results, _ medians: RunMedians) throws {
    try write(medians.text, to: RunMedians.file)
    let gzip = ProgramRun(["gzip", "-9", "-n", "-f", file(RunMedians.file)])
    // The run has said so at its start.
    if gzip.isMissing { unlink(file(RunMedians.file + ".gz")) }
    guard gzip.isDone || gzip.isMissing else {
      throw CommandFailure(
        "Cannot write '\(file(RunMedians.file)).gz': gzip failed. \(gzip.errors)", .cannotWrite)
    }
    try write(report)
    try write(try ResultsFile.text(results), to: "results.json")
  }

  /// Writes the report and its pictures into a folder that contains the results.
  ///
  /// Replaces existing files.
  ///
  /// - Throws: a `CommandFailure` with exit code 73.
  static func rewrite(_ report: RunReport, in path: String) throws {
    try ReportFolder(path, date: Date(), overwriting: true).write(report)
  }

  /// Writes the pictures first and removes stale ones last, so the report never links to a missing
  /// picture.
  private func write(_ report: RunReport) throws {
    let pictures = report.pictures.flatMap(\.files)
    for picture in pictures { try write(picture.text, to: picture.path) }
    let pages = report.pages
    for page in pages { try write(page.text, to: page.path) }
    try removeStale(in: RunReport.eventsFolder, butFor: pages.map(\.path)) { name, text in
      let (title, id) = (text.prefix { $0 != "\n" }, name.dropLast(3))
      return title == "## \(id)" || title.hasPrefix("## ") && title.hasSuffix("(\(id))")
    }
    try removeStale(in: ReportPicture.folder, butFor: pictures.map(\.path)) { _, text in
      ReportPicture.drew(text)
    }
  }

  /// Removes files of an earlier report from a folder, but keeps those that no report has written.
  private func removeStale(
    in folder: String, butFor kept: [String], _ isOwn: (_ name: String, _ text: String) -> Bool
  ) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []
    for name in names.sorted() where !kept.contains("\(folder)/\(name)") {
      let path = file("\(folder)/\(name)")
      guard let text = try? String(contentsOfFile: path, encoding: .utf8), isOwn(name, text)
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

  private func write(_ text: String, to name: String) throws {
    try AtomicFile.write(text, to: file(name), replacing: overwrites ? .otherFiles : .nothing)
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
