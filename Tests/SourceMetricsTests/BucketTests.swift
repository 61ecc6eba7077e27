import SourceMetrics
import Testing

@Suite("The bucket map")
struct BucketTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "tells a file's bucket from its folder",
    arguments: [
      ("Infrastructure/Store.swift", Place(.infrastructure)),
      ("Infrastructure/Deep/Store.swift", Place(.infrastructure)),
      ("Composition/MVCArchitecture.swift", Place(.composition)),
      ("Variants/Tuned.swift", Place(.variants)),
      ("Login/LoginViewController.swift", Place(.feature, screen: "Login")),
      ("Notes/Cells/NoteCell.swift", Place(.feature, screen: "Notes")),
      ("State/Infrastructure/AppState.swift", Place(.feature, screen: "State")),
    ])
  func place(_ path: String, _ place: Place) throws {
    #expect(try BucketMap("MVC").place(of: path) == place)
  }

  @Test("has no bucket for a file that lies in no folder", arguments: ["Room.swift", ""])
  func noBucket(_ path: String) throws {
    let error = SourceError.noBucket(path: "Sources/MVC/" + path, architecture: "MVC")
    #expect(throws: error) { try BucketMap("MVC").place(of: path) }
  }

  @Test("knows the five architectures in any case of letters")
  func names() throws {
    let names = BucketMap.standard.map(\.architecture)
    #expect(names == ["Baseline", "MVC", "MVVM", "Redux", "Ziggurat"])
    #expect(try BucketMap.named("mvvm").folder == "Sources/MVVM")
    #expect(throws: SourceError.unknownArchitecture(name: "VIPER", known: names)) {
      try BucketMap.named("VIPER")
    }
  }

  @Test("shares no code that lies in an architecture's own folder")
  func shared() {
    let folders = BucketMap.standard.map { $0.folder + "/" }
    for map in BucketMap.standard {
      for code in map.shared {
        #expect(!folders.contains { (code.path + "/").hasPrefix($0) })
      }
    }
  }

  @Test("puts each file in one bucket, so that totals reconcile")
  func totals() throws {
    try folder.write("let a = 1\n\n", to: "Sources/MVC/Composition/Graph.swift")
    try folder.write("// b\nlet b = 2\n", to: "Sources/MVC/Infrastructure/Notice.swift")
    try folder.write("c()\n", to: "Sources/MVC/Login/Login.swift")
    try folder.write("d()\ne()\n", to: "Sources/MVC/Notes/Notes.swift")
    try folder.write("f()\n", to: "Sources/MVC/Notes/NoteCell.swift")
    try folder.write("g()\n\n\n", to: "Sources/Stores/Store.swift")
    let map = BucketMap("MVC", shared: [.init(path: "Sources/Stores", bucket: .infrastructure)])
    let source = try ArchitectureSource(map, root: folder.path)
    #expect(source.totals(of: .composition).lines == 2)
    #expect(source.totals(of: .infrastructure).lines == 5)
    #expect(source.totals(of: .feature).lines == 4)
    #expect(source.screens.map(\.name) == ["Login", "Notes"])
    #expect(source.screens.map(\.totals.lines) == [1, 3])
    #expect(
      Bucket.allCases.map { source.totals(of: $0) }.reduce(SourceTotals(), +) == source.totals)
    #expect(
      source.screens.map(\.totals).reduce(SourceTotals(), +) == source.totals(of: .feature))
    #expect(source.entries.first?.file.path == "Sources/MVC/Composition/Graph.swift")
  }

  @Test("fails the run for a file in no bucket")
  func strayFile() throws {
    try folder.write("", to: "Sources/MVC/Login/Login.swift")
    try folder.write("", to: "Sources/MVC/Stray.swift")
    let error = SourceError.noBucket(path: "Sources/MVC/Stray.swift", architecture: "MVC")
    #expect(throws: error) { try ArchitectureSource(BucketMap("MVC"), root: folder.path) }
    #expect(
      error.description
        == "'Sources/MVC/Stray.swift' is in no bucket of MVC; move it into Infrastructure/, "
        + "Composition/ or the folder of its screen")
  }
}
