import Foundation
import Results
import SourceAnalysis
import Study
package import Support

/// Measures the unit tests of architectures: builds them in a copy of the project, measures each
/// test, then builds them with mutants and counts those that tests kill.
package struct TestabilityRun {
  private let project: Project
  private let maps: [BucketMap]
  private let seed: UInt64
  private let progress: ProgressLine
  private let workshop: Workshop

  /// Prepares the measurement of some architectures, with mutants drawn by a seed.
  package init(
    in project: Project, _ names: [String], seed: UInt64, _ progress: ProgressLine
  ) throws {
    self.project = project
    self.seed = seed
    self.progress = progress
    maps = try names.map { try BucketMap.named($0) }
    workshop = Workshop(of: project.root, named: "testability")
  }

  /// Measures, and stores the figures beside those of the other architectures.
  package func store() throws {
    let stored = Stored<TestabilityFile>(in: project)
    let measured = try measure()
    let others = try stored.readIfThere()?.architectures ?? []
    let shared = ["Support", "ViewSupport"].map { "\(UnitTestSources.folder)/\($0)" }
    try stored.write(
      TestabilityFile(
        commit: project.commit(progress), seed: seed, sharedTokens: try tokens(shared),
        architectures: project.names.compactMap { name in
          (measured + others).first { $0.architecture == name }
        }))
  }

  private func measure() throws -> [ArchitectureTests] {
    progress.update("building the unit tests", done: 0, total: 1)
    try workshop.update()
    try workshop.build("--build-tests")
    let sources = try inParallel(
      maps, progress: { [progress] in progress.update("what tests need", done: $0, total: $1) }
    ) { [workshop] map in
      try UnitTestSources(map, root: workshop.root, modules: workshop.modules)
    }
    var results = try zip(maps, sources).map(unmutated)
    let modules = try mutate()
    progress.update("building the mutants", done: 0, total: 1)
    try workshop.build("--build-tests")
    for (index, module) in modules.enumerated() {
      // All mutants are in the sources now, and none is chosen.
      try checkBehaviour(of: maps[index].architecture)
      _ = try runTests(of: maps[index].architecture)
      let needed = Behaviour.all.map { ($0.number, sources[index].needed(by: $0)) }
      let testing = MutationTesting(
        architecture: maps[index].architecture, mutants: module.mutants, workshop: workshop,
        reference: reference(for: maps[index].architecture),
        needed: Dictionary(uniqueKeysWithValues: needed), seed: seed)
      let scores = try testing.scores { [progress] what, done, total in
        progress.update(what, done: done, total: total)
      }
      for (behaviour, score) in scores.enumerated() {
        results[index].behaviours[behaviour].deciding = score.deciding
        results[index].behaviours[behaviour].all = score.all
      }
    }
    // The next run builds what has changed since this one, not what has mutants.
    try workshop.update()
    return results
  }

  // MARK: - Without mutants

  /// Returns all figures but those of mutants.
  private func unmutated(
    _ map: BucketMap, _ sources: UnitTestSources
  ) throws -> ArchitectureTests {
    let name = map.architecture
    progress.update("\(name): each test", done: 0, total: 1)
    let figures = try runTests(of: name)
    try checkBehaviour(of: name)
    let fake = try ProfileFake(map, root: project.root)
    try fake.check(root: project.root, modules: workshop.modules)
    guard let state = figures.recordedState, let leaving = figures.leavingWhileSaving else {
      throw CommandFailure("The experiments of \(name) recorded nothing.", .failed)
    }
    return ArchitectureTests(
      architecture: name, checksum: try TestabilityFile.checksum(in: project)(name),
      supportTokens: try tokens(sources.support),
      behaviours: try Behaviour.all.map { behaviour in
        progress.update("\(name): views", done: behaviour.number, total: Behaviour.all.count)
        return try result(of: behaviour, of: map, sources, figures)
      }, fakeTokens: try tokens([fake.path]), recordedState: state, leavingWhileSaving: leaving)
  }

  /// Checks that the scripts show no difference while no mutant is chosen.
  private func checkBehaviour(of name: String) throws {
    guard try workshop.differences(in: name, from: reference(for: name)).isEmpty else {
      throw CommandFailure(
        "\(name) differs without a mutant; 'archbench verify' shows it.", .failed)
    }
  }

  /// What scripts compare an architecture with: BaselineClone has the same mutants as Baseline.
  private func reference(for name: String) -> String {
    project.names.first { $0 != name } ?? name
  }

  /// Runs all unit tests of an architecture, first as they are, then measured.
  private func runTests(of name: String) throws -> TestFigures {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "archbench-\(ProcessInfo.processInfo.processIdentifier)-tests").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let suites = ["\(name.moduleName)Tests"]
    let run = try workshop.runTests(Behaviour.all.map { "\(suites[0]).\($0.stem)" })
    let measured = try workshop.runTests(suites, figures: file)
    for run in [run, measured] where !run.isDone {
      let lines = run.text.split(separator: "\n")
      let failures = lines.filter { $0.contains("✘") }.prefix(5)
      let words = failures.isEmpty ? lines.suffix(3) : failures
      throw CommandFailure(
        "Unit tests of \(name) fail (exit code \(run.status)):\n\(words.joined(separator: "\n"))",
        .failed)
    }
    return try TestFigures(String(contentsOfFile: file, encoding: .utf8))
  }

  private func result(
    of behaviour: Behaviour, of map: BucketMap, _ sources: UnitTestSources, _ figures: TestFigures
  ) throws -> BehaviourTests {
    let name = map.architecture.moduleName
    let tests = figures.tests(of: "\(name)Tests.\(behaviour.stem)")
    guard !tests.isEmpty else {
      throw CommandFailure(
        "\(map.architecture) has no unit test of behaviour \(behaviour.number): "
          + "'\(sources.path(of: behaviour))' has none with the trait '.measured'.", .failed)
    }
    let modules = Set(["Model", "Controllers", "Toolkit", "Screens", "ArchitectureKit", name])
    let viewFree = tests.filter { $0.objects(of: ["Toolkit", "Screens"]) == 0 }
    let objects = tests.compactMap { $0.objects(of: modules) }
    let count = Double(tests.count)
    return BehaviourTests(
      number: behaviour.number, title: behaviour.title, tests: tests.count,
      tokens: try tokens([sources.path(of: behaviour)]),
      needOfViews: try sources.needOfViews(behaviour, modules: workshop.modules),
      viewFreeTests: objects.count == tests.count ? viewFree.count : nil,
      objects: objects.count == tests.count ? Double(objects.reduce(0, +)) / count : nil,
      turns: Double(tests.map(\.turns).reduce(0, +)) / count,
      seconds: tests.map(\.seconds).reduce(0, +), deciding: MutationScore(), all: MutationScore())
  }

  private func tokens(_ paths: [String]) throws -> Int {
    try SourceMeasurement(paths: paths, root: project.root).totals.tokens
  }

  // MARK: - Mutants

  /// Puts mutants into the copy's architectures, numbered through.
  private func mutate() throws -> [MutatedModule] {
    var next = 1
    return try maps.map { map in
      progress.update("\(map.architecture): mutants", done: 0, total: 1)
      let texts = try SourceTree.texts(at: [map.folder], in: project.root)
      var module = MutatedModule(
        texts.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }, firstNumber: next)
      let support = "\(map.folder)/Composition/MutantSupport.swift"
      let source = try SourceModule(map, root: workshop.root, modules: workshop.modules)
        .adding([support])
      try MutantCompilation.compile(&module, as: source, support: support)
      next = module.nextNumber
      return module
    }
  }
}
