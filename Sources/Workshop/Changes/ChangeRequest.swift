import Foundation
import Results
import SourceAnalysis
package import Support

/// A change request: what is asked for, and the patches that do it.
package struct ChangeRequest: Sendable {
  package let number: Int
  /// Who wrote the patches of architectures: 1, or 2 for a second author of the same request.
  package let author: Int
  /// What is asked for, in a few words.
  package let title: String
  /// The path of its folder, from the package's root.
  package let folder: String
  /// The scripts that show something else afterwards.
  package let goldens: ChangedGoldens
  /// The patch of what all architectures share.
  package let shared: Patch
  /// The patches of architectures, by their names; a new architecture may have none yet.
  package private(set) var patches: [String: Patch] = [:]

  /// What it is called in sentences.
  package var name: String { ChangesFile.Request.name(number, author) }

  /// The folder with all requests.
  package static let allFolder = "Tests/Changes"

  /// The script that shows whether a changed app does what is asked for, and what it must print.
  package var script: String { "\(folder)/acceptance.script" }
  package var golden: String { "\(folder)/acceptance.txt" }

  /// Reads all requests, in the order of their numbers; one that has a second author is there
  /// twice.
  ///
  /// An architecture that has a patch for some request must have one for each.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if a file is missing or cannot be read.
  package static func all(
    of architectures: [String], root: String
  ) throws(CommandFailure) -> [ChangeRequest] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(allFolder)")) ?? []
    var requests: [ChangeRequest] = []
    for name in names where !name.hasPrefix(".") {
      guard let number = name.split(separator: "-").first.flatMap({ Int($0) }) else { continue }
      let folder = "\(allFolder)/\(name)"
      for author in 1...2 {
        let request = try ChangeRequest(number, author, in: folder, of: architectures, root: root)
        if author == 1 || !request.patches.isEmpty { requests.append(request) }
      }
    }
    let patched = Set(requests.flatMap(\.patches.keys))
    for request in requests {
      if let missing = patched.subtracting(request.patches.keys).sorted().first {
        throw CommandFailure(
          "'\(request.path(of: missing))' is not there. Write a patch for each request, or for none.",
          .badData)
      }
    }
    return requests.sorted { ($0.number, $0.author) < ($1.number, $1.author) }
  }

  private init(
    _ number: Int, _ author: Int, in folder: String, of architectures: [String], root: String
  ) throws(CommandFailure) {
    guard let readme = SourceTexts.read("\(folder)/README.md", in: root),
      SourceTexts.read("\(folder)/acceptance.script", in: root) != nil
    else {
      throw CommandFailure("'\(folder)' has no README.md or no acceptance.script.", .badData)
    }
    self.number = number
    self.author = author
    self.folder = folder
    title = Self.title(of: readme)
    goldens = ChangedGoldens(readme: readme)
    shared = try Patch(at: "\(folder)/shared.patch", root: root)
    for architecture in architectures {
      let path = path(of: architecture)
      guard FileManager.default.fileExists(atPath: "\(root)/\(path)") else { continue }
      patches[architecture] = try Patch(at: path, root: root)
    }
    try check()
  }

  /// The path of an architecture's patch, whether it is there or not.
  private func path(of architecture: String) -> String {
    "\(folder)/\(architecture.moduleName)\(author == 1 ? "" : "-\(author)").patch"
  }

  /// Each patch changes its own part alone, so patches can be applied in any order.
  private func check() throws(CommandFailure) {
    for (architecture, patch) in patches {
      let own = BucketMap.folder(of: architecture) + "/"
      for file in patch.files where !file.path.hasPrefix(own) {
        throw CommandFailure("\(patch.path) may not change '\(file.path)'.", .badData)
      }
      for file in shared.files where file.path.hasPrefix(own) {
        throw CommandFailure("\(shared.path) may not change '\(file.path)'.", .badData)
      }
    }
    for file in shared.files where file.path.contains("/Goldens/") {
      throw CommandFailure(
        "\(shared.path) may not change '\(file.path)': name the script in README.md instead.",
        .badData)
    }
  }

  private static func title(of readme: String) -> String {
    // The first line is "# 5: a third order".
    let line = readme.split(separator: "\n").first ?? ""
    return String(line.drop { "#: 0123456789".contains($0) })
  }

  /// Carries out the request, without a hunk of each architecture that is left out, by its name.
  ///
  /// - Returns: the text of each file that changes; `nil` for a file that is deleted.
  package func texts(
    leavingOut left: [String: Patch.Site] = [:], root: String
  ) throws -> [String: String?] {
    let sites = patches.reduce(into: [:]) { $0[$1.value.path] = left[$1.key] }
    return try Patch.texts([shared] + patches.values, leavingOut: sites) {
      SourceTexts.read($0, in: root)
    }
  }

  /// Returns the hunks of an architecture that count: comments and documents say nothing to a compiler
  /// or a script.
  package func sites(of architecture: String) -> [Patch.Site] {
    patches[architecture]?.sites.filter { $0.path.hasSuffix(".swift") && $0.changesCode } ?? []
  }
}
