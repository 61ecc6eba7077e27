import Foundation
import Support

/// The least code that replaces everything behind the profile's view, in one architecture.
package struct ProfileFake: Sendable {
  /// Its path from the package's root.
  package let path: String
  /// The files of the architecture that it replaces, and those that must compile with it, by their
  /// paths in the architecture's folder.
  let replaced: [String]
  let users: [String]
  private let map: BucketMap

  /// Reads what the first lines of the fake say, such as these.
  ///
  ///     // For Profile/ProfileViewController.swift
  ///     // In the place of Profile/ProfileViewModel.swift Profile/PersonViewModel.swift
  ///
  /// The second line is there only if the fake replaces files.
  ///
  /// - Throws: a `SourceError` if there is no such file, or it does not begin so.
  package init(_ map: BucketMap, root: String) throws(SourceError) {
    self.map = map
    path = "\(UnitTestSources.folder)/\(map.architecture.moduleName)/Fakes/ProfileFake.swift"
    let text = try SourceTree.texts(at: [path], in: root)[0]
    let lines = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
    func names(after words: String) -> [String] {
      let line = lines.prefix(2).first { $0.hasPrefix(words) }
      return line?.dropFirst(words.count).split(separator: " ").map(String.init) ?? []
    }
    users = names(after: "// For ")
    replaced = names(after: "// In the place of ")
    guard !users.isEmpty else {
      throw SourceError("\(path):1: it must begin with '// For' and a file's path")
    }
  }

  /// Type-checks the fake and its users, with the fake in the place of the files that it replaces.
  ///
  /// - Throws: a `SourceError` with the compiler's first error.
  package func check(root: String, modules: String) throws(SourceError) {
    let all = try SourceModule(map, root: root, modules: modules)
    let (replaced, users) = (Set(replaced.map(map.path)), Set(users.map(map.path)))
    let missing = replaced.union(users).subtracting(all.files)
    guard missing.isEmpty else {
      throw SourceError("\(path):1: there is no \(missing.sorted()[0])")
    }
    let module = all.part(Set(all.files).subtracting(replaced))
      .adding([path], options: SourceModule.testOptions(modules: modules))
    // Other files may need what is replaced.
    let error = try module.errors(SourceModule.types).first { error in
      module.path(of: error).map { $0 == path || users.contains($0) } ?? true
    }
    if let error { throw SourceError("\(path): \(error.file):\(error.line): \(error.message)") }
  }
}
