import SourceMetrics
import Testing

@Suite("The bucket map")
struct BucketTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "tells a file's bucket from its folder",
    arguments: [
      ("Infrastructure/Store.swift", Place(.infrastructure, role: .infrastructure)),
      ("Infrastructure/Deep/Store.swift", Place(.infrastructure, role: .infrastructure)),
      ("Composition/MVCArchitecture.swift", Place(.composition, role: .composition)),
      ("Variants/NotesStore.swift", Place(.variants, role: .store)),
      (
        "Login/LoginViewController.swift",
        Place(.feature, screen: "Login", role: .viewController)
      ),
      ("Notes/Deep/RootController.swift", Place(.feature, screen: "Notes", role: .viewController)),
      ("Stores/Infrastructure/Change.swift", Place(.feature, screen: "Stores", role: .value)),
    ])
  func place(_ path: String, _ place: Place) throws {
    #expect(try BucketMap.named("MVC").place(of: path) == place)
  }

  @Test("has no bucket for a file that lies in no folder", arguments: ["Room.swift", ""])
  func noBucket(_ path: String) throws {
    let error = SourceError.noBucket(path: "Sources/MVC/" + path, architecture: "MVC")
    #expect(throws: error) { try BucketMap.named("MVC").place(of: path) }
  }

  @Test("knows an architecture in any case of letters")
  func names() throws {
    let names = BucketMap.standard.map(\.architecture)
    #expect(names.prefix(5) == ["Baseline", "MVC", "MVVM", "Redux", "Ziggurat"])
    #expect(try BucketMap.named("mvvm").folder == "Sources/MVVM")
    #expect(throws: SourceError.unknownArchitecture(name: "VIPER", known: names)) {
      try BucketMap.named("VIPER")
    }
  }

  @Test("has no role for a file that no rule names")
  func noRole() throws {
    let error = SourceError.noRole(path: "Sources/MVC/Notes/Helper.swift", architecture: "MVC")
    #expect(throws: error) { try BucketMap.named("MVC").place(of: "Notes/Helper.swift") }
  }

  @Test(
    "fits a star to any characters, and the whole path",
    arguments: [
      ("Root/*", "Root/A/B.swift", true), ("Root/*", "Roots/A.swift", false),
      ("*/*Store.swift", "Stores/NoteStore.swift", true), ("*Store.swift", "Store.swift", true),
      ("A.swift", "A.swift", true), ("A.swift", "AA.swift", false), ("*a*a*", "xaxa", true),
      ("*a*a*", "xa", false), ("a*a", "a", false),
    ])
  func pattern(_ pattern: String, _ path: String, _ fits: Bool) {
    #expect(RoleRule(pattern, .value).fits(path) == fits)
  }

  @Test("puts each file in one bucket, so that totals reconcile")
  func totals() throws {
    try folder.write("let a = 1\n\n", to: "Sources/MVC/Composition/Graph.swift")
    try folder.write("// b\nlet b = 2\n", to: "Sources/MVC/Infrastructure/Notice.swift")
    try folder.write("c()\n", to: "Sources/MVC/Login/LoginViewController.swift")
    try folder.write("d()\ne()\n", to: "Sources/MVC/Notes/NotesViewController.swift")
    try folder.write("f()\n", to: "Sources/MVC/Notes/NotesViewController+Table.swift")
    try folder.write("g()\n\n\n", to: "Sources/MVC/Variants/OtherStore.swift")
    let source = try ArchitectureSource(BucketMap.named("MVC"), root: folder.path)
    #expect(source.totals(of: .composition).lines == 2)
    #expect(source.totals(of: .infrastructure).lines == 2)
    #expect(source.totals(of: .feature).lines == 4)
    #expect(source.totals(of: .variants).lines == 3)
    #expect(source.screens.map(\.name) == ["Login", "Notes"])
    #expect(source.screens.map(\.totals.lines) == [1, 3])
    #expect(
      Bucket.allCases.map { source.totals(of: $0) }.reduce(SourceTotals(), +) == source.totals)
    #expect(
      source.screens.map(\.totals).reduce(SourceTotals(), +) == source.totals(of: .feature))
    #expect(source.entries.first?.file.path == "Sources/MVC/Composition/Graph.swift")
  }

  @Test("gives each file of the architectures a bucket and a role", arguments: BucketMap.standard)
  func architectures(_ map: BucketMap) throws {
    let source = try ArchitectureSource(map, root: projectRoot)
    let roles = Role.allCases.map { source.totals(playing: $0) }.reduce(SourceTotals(), +)
    #expect(roles == SourceTotals(source.headline.map(\.file)))
    #expect(roles + source.totals(of: .variants) == source.totals)
    #expect(source.places.map { source.totals(at: $0) }.reduce(SourceTotals(), +) == source.totals)
    #expect(source.screenCount == 7)
    let structure = try SourceStructure(paths: [map.folder], root: projectRoot).totals
    #expect((structure.code, structure.tokens) == (source.totals.code, source.totals.tokens))
  }

  @Test("fails the run for a file in no bucket")
  func strayFile() throws {
    try folder.write("", to: "Sources/MVC/Login/LoginViewController.swift")
    try folder.write("", to: "Sources/MVC/Stray.swift")
    let error = SourceError.noBucket(path: "Sources/MVC/Stray.swift", architecture: "MVC")
    #expect(throws: error) { try ArchitectureSource(BucketMap.named("MVC"), root: folder.path) }
    #expect(
      error.description
        == "'Sources/MVC/Stray.swift' is in no bucket of MVC; move it into Infrastructure/, "
        + "Composition/ or the folder of its screen")
  }
}
