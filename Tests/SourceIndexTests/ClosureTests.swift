import Foundation
import SourceMetrics
import Testing

@testable import SourceIndex

/// Dependencies of files, with the compiler as the judge: a file and all that it needs is accepted, and
/// without any of them it is not.
struct ClosureTests {
  @Test(
    "A conformance in another file is needed by who relies on it",
    arguments: [
      ("Relying", ["Emitting", "Note", "Note+Printing", "Printing", "Relying"], 3),
      ("Naming", ["Naming", "Note"], 1),
      ("Met", ["Meeting", "Met", "Met+Meeting"], 2),
    ])
  func conformances(file: String, needed: [String], direct: Int) throws {
    let index = try ConformanceFixture.index.get()
    let judge = try ClosureJudge(ConformanceFixture.module.get().module, index)
    let closure = FileDependencies(index).closure(of: file + ".swift")
    #expect(closure == Set(needed.map { $0 + ".swift" }))
    let verdict = judge.verdict(on: file + ".swift")
    #expect(verdict == .init(file: file + ".swift", direct: direct))
  }

  @Test("The judge sees what is missing and what is not needed")
  func judge() throws {
    let fixture = try ConformanceFixture.module.get().module
    let empty = SemanticIndex(module: "Fixture", symbols: [:], occurrences: [])
    let verdict = try ClosureJudge(fixture, empty).verdict(on: "Relying.swift")
    #expect(verdict.error?.contains("cannot find 'emit' in scope") == true)
    let index = try ConformanceFixture.index.get()
    let tooMany = SemanticIndex(
      module: "Fixture", symbols: index.symbols,
      occurrences: index.occurrences + [try needless(in: index)])
    #expect(
      try ClosureJudge(fixture, tooMany).verdict(on: "Met.swift").needless == ["Unused.swift"])
  }

  private func needless(in index: SemanticIndex) throws -> IndexedOccurrence {
    let site = try #require(index.own("Met")?.site)
    let usr = try #require(index.own("Unused")?.usr)
    return IndexedOccurrence(usr: usr, site: site, access: .reference, container: nil)
  }

  @Test("What files of an architecture need is what the compiler needs", arguments: Self.sample)
  func architectures(name: String) async throws {
    let map = try BucketMap.named(name)
    let module = try SourceModule(map, root: ProjectIndex.root, modules: ProjectIndex.modules)
    let judge = try ClosureJudge(module, SemanticIndex(of: module))
    let files = module.files.map(\.path).filter { Self.checked != nil || Self.few.contains($0) }
    #expect(!files.isEmpty)
    let verdicts = await withTaskGroup(of: ClosureJudge.Verdict.self) { group in
      for file in files { group.addTask { judge.verdict(on: file) } }
      return await group.reduce(into: []) { all, one in all.append(one) }
    }
    for verdict in verdicts {
      #expect(verdict.error == nil, "\(verdict.file)")
      #expect(verdict.needless.isEmpty, "\(verdict.file)")
    }
    if Self.checked != nil {
      let accepted = verdicts.count { $0.error == nil }
      let others = verdicts.map(\.direct).reduce(0, +)
      let needed = others - verdicts.map(\.needless.count).reduce(0, +)
      print(
        "\(name): \(accepted) of \(files.count) closures are accepted; "
          + "\(needed) of \(others) times a file is not without one that it needs by itself.")
    }
  }

  /// The architecture whose files are all to be checked, or `all`, as Scripts/check-closures has it.
  private static let checked = ProcessInfo.processInfo.environment["CHECK_CLOSURES"]

  private static let sample =
    checked == nil
    ? ["MVC"] : BucketMap.standard.map(\.architecture).filter { checked == "all" || checked == $0 }

  private static let few = ["Sources/MVC/Stores/UserStore.swift"]
}
