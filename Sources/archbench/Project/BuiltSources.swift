import Foundation
import Measurement
import Report
import Results
import SourceAnalysis
import Support

/// The checksums of the sources that the executable was built from.
///
/// `archbench compare` tells by them which architectures did not change between two runs.
struct BuiltSources {
  /// The folders with everything that all apps depend on, and what measures them.
  private static let sharedFolders = [
    "Sources/App", "Sources/CProbes", "Sources/Equivalence", "Sources/Interactions",
    "Sources/Measurement",
  ]
  private static let endings: Set = ["swift", "c", "h"]

  /// The warning of a run without checksums.
  static let missing =
    "The sources are newer than this executable, or elsewhere: 'archbench compare' will find no "
    + "controls. Delete the executable, build it again and repeat the run."

  let checksums: SourceChecksums

  /// Reads the sources of this executable.
  ///
  /// Returns `nil` if they are missing, belong to another copy of the project, or have changed since
  /// the build.
  init?(of names: [String]) {
    let built = ProjectSource.builtRoot
    guard let root = ProjectSource.root, Self.isSame(root, built) else { return nil }
    self.init(of: names, root: root, executable: WorkerProcess.ownPath)
  }

  /// Reads the sources in a folder.
  ///
  /// Returns `nil` if one cannot be read or is newer than the executable.
  init?(of names: [String], root: String, executable: String) {
    let executable = URL(filePath: executable).resolvingSymlinksInPath().path
    guard let built = Self.modificationDate(executable),
      let checksums = Self.checksums(of: names, root: root, until: built)
    else { return nil }
    self.checksums = checksums
  }

  /// Returns the checksums of the sources as they are in a folder.
  ///
  /// It is `nil` if a source cannot be read or is newer than the latest date.
  static func checksums(
    of names: [String], root: String, until latest: Date = .distantFuture
  ) -> SourceChecksums? {
    func checksum(_ folders: [String]) -> String? {
      let paths = folders.flatMap { Self.files(in: $0, root: root) }
      guard !paths.isEmpty else { return nil }
      var texts: [(path: String, bytes: [UInt8])] = []
      for path in paths {
        guard let date = Self.modificationDate("\(root)/\(path)"), date <= latest,
          let contents = FileManager.default.contents(atPath: "\(root)/\(path)")
        else { return nil }
        texts.append((path, [UInt8](contents)))
      }
      return Checksum.of(files: texts).text
    }
    guard let shared = checksum(Self.sharedFolders) else { return nil }
    var architectures: [String: String] = [:]
    for name in Set(names) {
      guard let checksum = checksum([BucketMap.folder(of: name)]) else { return nil }
      architectures[name] = checksum
    }
    return SourceChecksums(shared: shared, architectures: architectures)
  }

  /// Adds the checksums to the results of a run.
  func add(to results: inout Results) {
    results.sharedSources = checksums.shared
    for index in results.architectures.indices {
      let name = results.architectures[index].name
      results.architectures[index].sources = checksums.architectures[name]
    }
  }

  /// Returns the paths of the source files in a folder, relative to `root`.
  ///
  /// Links to folders are not followed, because what they lead to is counted where it is.
  private static func files(in folder: String, root: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { name in
      endings.contains(URL(filePath: name).pathExtension)
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map { "\(folder)/\($0)" }
  }

  private static func modificationDate(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    URL(filePath: one).resolvingSymlinksInPath().path
      == URL(filePath: other).resolvingSymlinksInPath().path
  }
}
