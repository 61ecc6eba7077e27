import Foundation
import Support

/// The sources of an architecture's unit tests, and what they need of the architecture.
package struct UnitTestSources: Sendable {
  private let module: SourceModule
  private let folder: String
  /// The paths of the tests' files, from the package's root.
  private let testFiles: [String]
  /// The paths of all files that the tests of a behaviour need, with their own, by its number.
  private let closures: [Int: Set<String>]

  /// The folder with the unit tests of all architectures, and what they share.
  package static let folder = "Tests/Architectures"

  /// Asks the compiler what the unit tests of an architecture need.
  package init(
    _ map: BucketMap, behaviours: [Behaviour] = Behaviour.all, root: String, modules: String
  ) throws(SourceError) {
    let folder = "\(Self.folder)/\(map.architecture.moduleName)"
    let testFiles =
      try SourceTree.paths(at: ["\(folder)/Behaviours"], in: root)
      + SourceTree.paths(at: [folder], in: root).filter { $0.hasPrefix("\(folder)/TestSupport") }
    // The tests import the architecture; as a part of it, they need not.
    let module = try SourceModule(map, root: root, modules: modules)
      .adding(testFiles, options: SourceModule.testOptions(modules: modules))
    var needs = try FileNeeds(module)
    var closures: [Int: Set<String>] = [:]
    for behaviour in behaviours {
      closures[behaviour.number] = try needs.closure(of: Self.path(of: behaviour, in: folder))
    }
    (self.module, self.folder, self.testFiles) = (module, folder, testFiles)
    self.closures = closures
  }

  /// The path of a behaviour's test.
  package func path(of behaviour: Behaviour) -> String { Self.path(of: behaviour, in: folder) }

  private static func path(of behaviour: Behaviour, in folder: String) -> String {
    "\(folder)/Behaviours/\(behaviour.stem).swift"
  }

  /// The paths of the files of the architecture that the tests of a behaviour need.
  package func needed(by behaviour: Behaviour) -> Set<String> {
    (closures[behaviour.number] ?? []).subtracting(testFiles)
  }

  /// The paths of the files that make doubles and set the tests up.
  package var support: [String] { testFiles.filter { !$0.contains("/Behaviours/") } }

  /// Returns why the tests of a behaviour need views; `nil` if they do not.
  ///
  /// The compiler says it: they are type-checked, with the files that they need, where the modules
  /// of views are missing.
  ///
  /// - Throws: an error if the folder of the other modules cannot be made, or there is no compiler.
  package func needOfViews(_ behaviour: Behaviour, modules: String) throws -> String? {
    let others = FileManager.default.temporaryDirectory
      .appending(path: "archbench-modules-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: others, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: others) }
    for name in try FileManager.default.contentsOfDirectory(atPath: modules)
    where name.hasSuffix(".swiftmodule") && !Self.viewModules.contains(name) {
      try FileManager.default.createSymbolicLink(
        at: others.appending(path: name),
        withDestinationURL: URL(filePath: "\(modules)/\(name)"))
    }
    let part = module.part(closures[behaviour.number] ?? [])
    return try part.replacing(modules, with: others.path).errors(SourceModule.types).first?.message
  }

  private static let viewModules = ["Toolkit.swiftmodule", "Screens.swiftmodule"]
}

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
