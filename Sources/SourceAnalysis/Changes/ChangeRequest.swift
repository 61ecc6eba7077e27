import ArchitectureKit
internal import Foundation

/// A change request: what is asked for, and the patches that do it.
package struct ChangeRequest: Sendable {
  package let number: Int
  /// What is asked for, in a few words.
  package let title: String
  /// The path of its folder, from the package's root.
  package let folder: String
  /// The patch of what all architectures share.
  package let shared: Patch
  /// The patches of architectures, by their names; a new architecture may have none yet.
  package let patches: [String: Patch]

  /// The folder with all requests.
  package static let allFolder = "Tests/Changes"

  /// The script that shows whether a changed app does what is asked for, and what it must print.
  package var script: String { "\(folder)/acceptance.script" }
  package var golden: String { "\(folder)/acceptance.txt" }

  /// Reads all requests, in the order of their numbers.
  ///
  /// - Parameters:
  ///   - architectures: the names of the architectures. One that has a patch for some request must
  ///     have one for each.
  ///   - root: the package's folder.
  /// - Returns: the requests.
  /// - Throws: a `Patch.Failure` if a file is missing or cannot be read.
  package static func all(
    of architectures: [String], root: String
  ) throws(Patch.Failure) -> [ChangeRequest] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(allFolder)")) ?? []
    var requests: [ChangeRequest] = []
    for name in names where !name.hasPrefix(".") {
      guard let number = name.split(separator: "-").first.flatMap({ Int($0) }) else { continue }
      let folder = "\(allFolder)/\(name)"
      requests.append(try ChangeRequest(number, in: folder, of: architectures, root: root))
    }
    let patched = Set(requests.flatMap(\.patches.keys))
    for request in requests {
      if let missing = patched.subtracting(request.patches.keys).sorted().first {
        throw Patch.Failure("'\(request.folder)' has no patch of \(missing)")
      }
    }
    return requests.sorted { $0.number < $1.number }
  }

  private init(
    _ number: Int, in folder: String, of architectures: [String], root: String
  ) throws(Patch.Failure) {
    func text(_ name: String) throws(Patch.Failure) -> String {
      let path = "\(folder)/\(name)"
      guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else {
        throw Patch.Failure("'\(path)' cannot be read")
      }
      return text
    }
    self.number = number
    self.folder = folder
    title = try Self.title(of: text("README.md"))
    shared = try Patch(text("shared.patch"), name: "\(folder)/shared.patch")
    _ = try text("acceptance.script")
    var patches: [String: Patch] = [:]
    for architecture in architectures {
      let name = "\(architecture.moduleName).patch"
      guard FileManager.default.fileExists(atPath: "\(root)/\(folder)/\(name)") else { continue }
      patches[architecture] = try Patch(text(name), name: "\(folder)/\(name)")
    }
    self.patches = patches
    try check()
  }

  /// Each patch changes its own part alone, so patches can be applied in any order.
  private func check() throws(Patch.Failure) {
    for (architecture, patch) in patches {
      let own = BucketMap.folder(of: architecture) + "/"
      for file in patch.files where !file.path.hasPrefix(own) {
        throw Patch.Failure("the patch of \(architecture) in '\(folder)' changes '\(file.path)'")
      }
      for file in shared.files where file.path.hasPrefix(own) {
        throw Patch.Failure("'\(folder)/shared.patch' changes '\(file.path)' of \(architecture)")
      }
    }
  }

  private static func title(of readme: String) -> String {
    // The first line is "# 5: a third order".
    let line = readme.split(separator: "\n").first ?? ""
    return String(line.drop { "#: 0123456789".contains($0) })
  }

  /// Carries out the request.
  ///
  /// - Parameters:
  ///   - left: the hunk of each architecture that is left out, by the architecture's name.
  ///   - root: the package's folder, with the sources as they are.
  /// - Returns: the text of each file that changes; `nil` for a file that is deleted.
  /// - Throws: a `Patch.Failure` if a patch does not apply.
  package func texts(
    leavingOut left: [String: Patch.Site] = [:], root: String
  ) throws(Patch.Failure) -> [String: String?] {
    func text(_ path: String) -> String? {
      try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }
    do {
      var texts = try shared.texts(of: text)
      for (architecture, patch) in patches {
        texts.merge(try patch.texts(leavingOut: left[architecture], of: text)) { $1 }
      }
      return texts
    } catch {
      throw Patch.Failure("the patches of '\(folder)' do not apply: \(error)")
    }
  }

  /// Returns the hunks of an architecture that count: those that change code of its headline.
  ///
  /// Variants only have to compile, and comments say nothing to a compiler or a script.
  ///
  /// - Throws: a `SourceError` if a file has no place in the architecture.
  package func sites(of map: BucketMap) throws(SourceError) -> [Patch.Site] {
    var sites: [Patch.Site] = []
    for site in patches[map.architecture]?.sites ?? [] where site.changesCode {
      let inside = String(site.path.dropFirst(map.folder.count + 1))
      if try map.place(of: inside).bucket != .variants { sites.append(site) }
    }
    return sites
  }
}
