import Foundation
import Interactions
import Report
import Support

/// The reports of other machines: a folder for each, with a `results.json`, and their page.
struct MachineReports {
  let folder: String

  /// Adds a report, without what is not of its machine.
  ///
  /// - Returns: why it is refused; empty if it was added.
  /// - Throws: a `CommandFailure` if the report cannot be read, or one of that name is there already.
  func add(_ path: String, as name: String) throws -> [CommandFailure] {
    let results = try ResultsFile.read(path).withoutStored()
    let refusals = Self.refusals(of: results, path)
    if refusals.isEmpty {
      try AtomicFile.write(try ResultsFile.text(results), to: file(name), replacing: false)
    }
    return refusals
  }

  /// Returns the reports, and why some are refused.
  func read() -> (machines: [MachinesPage.Machine], refusals: [CommandFailure]) {
    var machines: [MachinesPage.Machine] = []
    var refusals: [CommandFailure] = []
    for name in names {
      do throws(CommandFailure) {
        let results = try ResultsFile.read(file(name))
        machines.append(MachinesPage.Machine(name, results))
        refusals += Self.refusals(of: results, file(name))
      } catch {
        refusals.append(error)
      }
    }
    return (machines, refusals)
  }

  /// Writes the page and its pictures.
  func write(_ page: MachinesPage) throws(CommandFailure) {
    for (path, text) in page.files { try AtomicFile.write(text, to: "\(folder)/\(path)") }
  }

  /// Whether the page and its pictures are those that would be written.
  func isCurrent(_ page: MachinesPage) -> Bool {
    page.files.allSatisfy { path, text in
      FileManager.default.contents(atPath: "\(folder)/\(path)") == Data(text.utf8)
    }
  }

  private static func refusals(of results: Results, _ path: String) -> [CommandFailure] {
    MachineCheck(results, events: Interactions.events.map(\.id)).refusals.map {
      CommandFailure("Refused '\(path)': \($0)", .failed)
    }
  }

  private func file(_ name: String) -> String { "\(folder)/\(name)/results.json" }

  /// The names of the machines, sorted.
  private var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      return name != ReportPicture.folder && !name.hasPrefix(".")
        && FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted()
  }
}
