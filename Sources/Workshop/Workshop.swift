import Foundation
import Results
import SourceAnalysis
package import Support
import Synchronization

/// A copy of the package in a folder below `.build`: it can be patched, built and asked.
///
/// Change requests, forms, mutants, unit tests with mutants and traces are made so.
package struct Workshop: Sendable {
  /// What a copy has, and how it is built.
  package enum Contents: Sendable {
    /// The sources, the unit tests of architectures, and `script-player`.
    case apps
    /// The same with `trace-recorder`; the blocks of the architectures tell that they run.
    case tracedApps
    /// The whole program with modules of forms, and the tests that compare architectures.
    case forms([String])
    /// What all apps share, and its tests.
    case app
  }

  /// How a copy is built; a release build is measured.
  package enum Configuration: String, Sendable {
    case debug, release
  }

  /// The package's folder.
  package let project: String
  /// The folder of the copy.
  package let root: String
  private let contents: Contents
  private let configuration: Configuration

  package init(
    of project: String, named name: String, _ contents: Contents = .apps,
    _ configuration: Configuration = .debug
  ) {
    self.project = project
    self.contents = contents
    self.configuration = configuration
    root = "\(project)/.build/\(name)"
  }

  /// A copy in which each of these forms is a module of its own, which `archbench` can launch.
  package init(
    of project: String, named name: String = "forms", forms: [Form], _ configuration: Configuration
  ) {
    self.init(
      of: project, named: name, .forms(forms.map(\.name.moduleName).sorted()), configuration)
  }

  /// The folder of the programs that were built.
  var products: String { "\(root)/.build/\(configuration)" }

  /// The folder of the modules that were built.
  var modules: String { "\(products)/Modules" }

  /// Whether the copy was built before.
  var isBuilt: Bool { FileManager.default.fileExists(atPath: products) }

  // MARK: - Copying

  /// Makes the copy equal to the package, but for some texts; `nil` is for files that the copy does
  /// not have.
  ///
  /// Files that are the same stay as they are, so that they are not built again.
  package func update(_ changes: [String: String?] = [:]) throws {
    let kept = Set(try paths(in: project)).filter { changes[$0] == nil }
    let written = changes.compactMapValues(\.self)
    for path in try paths(in: root) where !kept.contains(path) && written[path] == nil {
      try FileManager.default.removeItem(atPath: "\(root)/\(path)")
    }
    for path in kept {
      let (from, to) = ("\(project)/\(path)", "\(root)/\(path)")
      if FileManager.default.contentsEqual(atPath: from, andPath: to) { continue }
      try FileManager.default.createDirectory(
        at: URL(filePath: to).deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: to)
      try FileManager.default.copyItem(atPath: from, toPath: to)
    }
    for (path, text) in written { try SourceTexts.write(text, to: path, in: root) }
  }

  /// Writes the sources of forms into the copy, each as a module of its own, and lists them in its
  /// catalog.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if a patch does not apply.
  package func update(with forms: [Form]) throws {
    var changes: [String: String?] = ["Sources/Architectures/Catalog/Forms.swift": catalog(forms)]
    for form in forms {
      let folder = BucketMap.folder(of: form.pattern)
      for (path, text) in try form.texts(root: project).new {
        changes[BucketMap.folder(of: form.name) + path.dropFirst(folder.count)] = text
      }
    }
    try update(changes)
  }

  private func catalog(_ forms: [Form]) -> String {
    let entries = forms.map { form in
      let type = "\(form.name.moduleName).\(form.pattern.moduleName)Architecture"
      return """
          Entry(
            "\(form.name)", "A form of \(form.pattern).", { \(type).self },
            doesExtraWork: \(form.extraWork != nil)),

        """
    }
    return forms.map { "import \($0.name.moduleName)\n" }.sorted().joined()
      + "\nnonisolated let forms: [Entry] = [\n\(entries.joined())]\n"
  }

  /// Returns the paths of the files and links that a build or a test reads.
  private func paths(in root: String) throws -> [String] {
    let files = FileManager.default
    let names =
      switch contents {
      case .app: ["Package.swift", "Sources", "Tests/TestSupport", "Tests/App"]
      case .forms: ["Package.swift", "Sources", "Tests/TestSupport", "Tests/Equivalence"]
      case .apps, .tracedApps:
        ["Package.swift", "Sources", UnitTestSources.folder, "Tests/Equivalence"]
      }
    return try names.flatMap { name -> [String] in
      guard files.fileExists(atPath: "\(root)/\(name)") else { return [] }
      let inside = files.enumerator(atPath: "\(root)/\(name)")?.allObjects ?? []
      let all = [name] + inside.compactMap { ($0 as? String).map { "\(name)/\($0)" } }
      return try all.filter { path in
        let type = try files.attributesOfItem(atPath: "\(root)/\(path)")[.type]
        return type as? FileAttributeType != .typeDirectory
      }
    }
  }

  // MARK: - Building

  /// Runs `swift build` in the copy.
  ///
  /// - Throws: a `CommandFailure` with the compiler's first errors.
  package func build(
    _ options: String..., variables: [String: String] = [:]
  ) throws(CommandFailure) {
    let run = ProgramRun(
      ["swift", "build", "--package-path", root, "-c", "\(configuration)"] + options,
      variables: buildVariables.merging(variables) { $1 })
    guard run.isDone else {
      let lines = run.text.split(separator: "\n")
      let errors = lines.filter { $0.contains("error:") }.prefix(5)
      let reason = errors.isEmpty ? lines.suffix(3) : errors
      throw CommandFailure(
        "'swift build' failed in '\(root)':\n\(reason.joined(separator: "\n"))", .failed)
    }
  }

  private var buildVariables: [String: String] {
    switch contents {
    case .apps: ["ARCHBENCH_COPY": "1"]
    case .tracedApps: ["ARCHBENCH_COPY": "1", "ARCHBENCH_TRACE": "1"]
    case .forms(let modules): ["ARCHBENCH_FORMS": modules.joined(separator: " ")]
    case .app: ["ARCHBENCH_APP": "1"]
    }
  }
}

/// Maps items, as many at once as there are cores, and keeps their order.
///
/// `progress` is called before each with the number of those that are done, and of all.
func inParallel<Item: Sendable, Value: Sendable>(
  _ items: [Item], progress: @Sendable (Int, Int) -> Void = { _, _ in },
  _ transform: @Sendable (Item) throws -> Value
) throws -> [Value] {
  let results = Mutex<[Int: Result<Value, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    progress(results.withLock(\.count), items.count)
    let result = Result { try transform(items[index]) }
    results.withLock { $0[index] = result }
  }
  return try results.withLock { $0 }.sorted { $0.key < $1.key }.map { try $0.value.get() }
}
