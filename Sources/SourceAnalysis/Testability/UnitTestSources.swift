import Foundation
import Support

/// The sources of an architecture's unit tests, and what they need of the architecture.
package struct UnitTestSources: Sendable {
  private let module: SourceModule
  private let dependencies: FileDependencies
  private let folder: String
  /// The paths of the tests' files, from the package's root.
  private let testFiles: [String]

  /// The folder with the unit tests of all architectures, and what they share.
  package static let folder = "Tests/Architectures"

  /// Makes the index of an architecture together with its unit tests.
  ///
  /// - Parameters:
  ///   - map: the architecture.
  ///   - root: the package's folder.
  ///   - modules: the folder of the modules that both import.
  /// - Throws: a `SourceError`.
  package init(_ map: BucketMap, root: String, modules: String) throws(SourceError) {
    let folder = "\(Self.folder)/\(map.architecture.moduleName)"
    self.folder = folder
    testFiles =
      try SourceTree.paths(at: ["\(folder)/Behaviours"], in: root)
      + SourceTree.paths(at: [folder], in: root).filter { $0.hasPrefix("\(folder)/TestSupport") }
    // The tests import the architecture; as a part of it, they need not.
    module = try SourceModule(map, root: root, modules: modules).adding(
      testFiles, as: Place(.composition, role: .composition),
      options: ["-Xcc", "-fmodule-map-file=\(modules)/../CProbes.build/module.modulemap"])
    dependencies = FileDependencies(try SemanticIndex(of: module))
  }

  /// The path of a behaviour's test.
  package func path(of behaviour: Behaviour) -> String {
    "\(folder)/Behaviours/\(behaviour.stem).swift"
  }

  /// The paths of the files of the architecture that the tests of a behaviour need.
  package func needed(by behaviour: Behaviour) -> Set<String> {
    dependencies.closure(of: path(of: behaviour)).subtracting(testFiles)
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
    let closure = dependencies.closure(of: path(of: behaviour))
    let options = module.options.map { $0 == modules ? others.path : $0 }
    let part = SourceModule(
      module.name, root: module.root, files: module.files.filter { closure.contains($0.path) },
      options: options)
    return try part.errors(["-typecheck", "-suppress-warnings"]).first?.message
  }

  private static let viewModules = ["Toolkit.swiftmodule", "Screens.swiftmodule"]
}
