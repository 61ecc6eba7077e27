import Catalog
import Results
import SourceAnalysis
import Study
import TestSupport
import Testing

@Suite("Bucket maps")
struct BucketTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "The folder of a file decides its bucket",
    arguments: [
      ("Infrastructure/Store.swift", Place(.infrastructure, role: .infrastructure)),
      ("Infrastructure/Deep/Store.swift", Place(.infrastructure, role: .infrastructure)),
      ("Composition/MVCArchitecture.swift", Place(.composition, role: .composition)),
      (
        "Login/LoginViewController.swift",
        Place(.feature, role: .viewController)
      ),
      ("Notes/Deep/RootController.swift", Place(.feature, role: .viewController)),
      ("Stores/Infrastructure/Change.swift", Place(.feature, role: .value)),
    ])
  func place(_ path: String, _ place: Place) throws {
    #expect(try BucketMap.named("MVC").place(of: path) == place)
  }

  @Test("A file outside of all folders has no bucket", arguments: ["Room.swift", ""])
  func noBucket(_ path: String) throws {
    let error = #expect(throws: SourceError.self) { try BucketMap.named("MVC").place(of: path) }
    #expect(error?.description.contains(" is in no bucket of MVC;") == true)
  }

  @Test("The name of an architecture is found in any case of letters, and without its hyphens")
  func names() throws {
    let names = BucketMap.all.map(\.architecture)
    #expect(Set(names).count == names.count)
    #expect(try BucketMap.named("mvvm").folder == "Sources/Architectures/MVVM")
    let error = #expect(throws: SourceError.self) { try BucketMap.named("No-such-name") }
    #expect(error?.description.contains(names.joined(separator: ", ")) == true)
  }

  @Test("A file without a matching rule has no role")
  func noRole() throws {
    let error = #expect(throws: SourceError.self) {
      try BucketMap.named("MVC").place(of: "Notes/Helper.swift")
    }
    #expect(error?.description.contains("MVC/Notes/Helper.swift' plays no role in MVC;") == true)
  }

  @Test(
    "A star matches any characters, and a pattern matches the whole path",
    arguments: [
      ("Root/*", "Root/A/B.swift", true), ("Root/*", "Roots/A.swift", false),
      ("*/*Store.swift", "Stores/NoteStore.swift", true), ("*Store.swift", "Store.swift", true),
      ("A.swift", "A.swift", true), ("A.swift", "AA.swift", false), ("*a*a*", "xaxa", true),
      ("*a*a*", "xa", false), ("a*a", "a", false),
    ])
  func pattern(_ pattern: String, _ path: String, _ fits: Bool) {
    #expect(RoleRule(pattern, .value).fits(path) == fits)
  }

  @Test("A role of a pattern's own has a name, and a place in the order of the others.")
  func ownRole() {
    let wireframe = Role("wireFrame", at: 85)
    #expect(wireframe.name == "wire frame")
    #expect([.view, wireframe, .composition].sorted() == [.composition, wireframe, .view])
  }

  @Test("Each file is in one bucket, so the totals of the buckets add up")
  func totals() throws {
    try folder.write("let a = 1\n\n", to: "Sources/Architectures/MVC/Composition/Graph.swift")
    try folder.write(
      "// b\nlet b = 2\n", to: "Sources/Architectures/MVC/Infrastructure/Notice.swift")
    try folder.write("c()\n", to: "Sources/Architectures/MVC/Login/LoginViewController.swift")
    try folder.write("d()\ne()\n", to: "Sources/Architectures/MVC/Notes/NotesViewController.swift")
    try folder.write("f()\n", to: "Sources/Architectures/MVC/Notes/NotesViewController+Table.swift")
    let source = try ArchitectureSource(BucketMap.named("MVC"), root: folder.path)
    #expect(source.totals(of: .composition).lines == 2)
    #expect(source.totals(of: .infrastructure).lines == 2)
    #expect(source.totals(of: .feature).lines == 4)
    #expect(source.totals.lines == 8)
    #expect(source.entries.first?.file.path == "Sources/Architectures/MVC/Composition/Graph.swift")
  }

  @Test("Each file of the architectures has a bucket and a role", arguments: BucketMap.all)
  func architectures(_ map: BucketMap) throws {
    let source = try ArchitectureSource(map, root: projectRoot)
    let roles = Set(source.entries.map(\.place.role)).map { source.totals(playing: $0).lines }
    #expect(roles.reduce(0, +) == source.totals.lines)
  }

  @Test("A file without a bucket is an error")
  func strayFile() throws {
    try folder.write("", to: "Sources/Architectures/MVC/Login/LoginViewController.swift")
    try folder.write("", to: "Sources/Architectures/MVC/Stray.swift")
    let error = #expect(throws: SourceError.self) {
      try ArchitectureSource(BucketMap.named("MVC"), root: folder.path)
    }
    #expect(
      error?.description
        == "'Sources/Architectures/MVC/Stray.swift' is in no bucket of MVC; move it into Infrastructure/, "
        + "Composition/ or the folder of its screen")
  }
}
