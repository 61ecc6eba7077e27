@testable import archbench
import CommandLineKit
import Foundation
import Testing

@Suite("A further architecture") @MainActor
struct ScaffoldTests {
  private let root: URL

  /// What of the package the scaffold reads, in a folder of the test's own.
  init() throws {
    let project = URL(filePath: try #require(ProjectSource.root))
    root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for path in ["Sources/Architectures", "Sources/SourceMetrics"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: path), withIntermediateDirectories: true)
    }
    for path in [
      "Package.swift", "Sources/Baseline", "Sources/Architectures/Architectures.swift",
      "Sources/SourceMetrics/BucketMap+Standard.swift",
    ] {
      try FileManager.default.copyItem(
        at: project.appending(path: path), to: root.appending(path: path))
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test("is a copy of Baseline by another name, in all lists")
  func copy() throws {
    try Scaffold(name: "Viper", root: root).write()
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: "Sources/Baseline").path
    ).filter { $0.hasSuffix(".swift") }
    for file in files {
      let copy = try text("Sources/Viper/\(file.replacing("Baseline", with: "Viper"))")
      #expect(!copy.contains("Baseline"), "\(file)")
    }
    #expect(try text("Package.swift").contains("\"Ziggurat\", \"Viper\"]"))
    let list = try text("Sources/Architectures/Architectures.swift")
    #expect(list.contains("import Viper\n") && list.contains("  ViperArchitecture.self,\n])"))
    #expect(
      try text("Sources/SourceMetrics/BucketMap+Standard.swift")
        .contains("BucketMap(\"Viper\", roles: RoleRule.baseline),\n  ]"))
    #expect(
      try text("Sources/Viper/Composition/ViperArchitecture.swift").contains("To fill in"))
    #expect(try text("Sources/Viper/README.md").contains("verify --architecture Viper"))
  }

  @Test("can be one of several")
  func several() throws {
    try Scaffold(name: "Viper", root: root).write()
    try Scaffold(name: "Elm", root: root).write()
    #expect(try text("Package.swift").contains("\"Viper\", \"Elm\"]"))
    let list = try text("Sources/Architectures/Architectures.swift")
    #expect(list.contains("  ViperArchitecture.self,\n  ElmArchitecture.self,\n])"))
  }

  @Test("does not take the place of what is there, and then writes nothing")
  func taken() throws {
    let before = try text("Package.swift")
    #expect(throws: CommandFailure.self) { try Scaffold(name: "Baseline", root: root).write() }
    #expect(try text("Package.swift") == before)
  }

  @Test("is refused where a list does not look as expected, and then nothing is written")
  func changedList() throws {
    try "let nothing = 1\n".write(
      to: root.appending(path: "Sources/Architectures/Architectures.swift"), atomically: true,
      encoding: .utf8)
    let before = try text("Package.swift")
    #expect(throws: CommandFailure.self) { try Scaffold(name: "Viper", root: root).write() }
    #expect(try text("Package.swift") == before)
    #expect(!FileManager.default.fileExists(atPath: root.appending(path: "Sources/Viper").path))
  }

  @Test("has a name that a type can have", arguments: ["viper", "3D", "My App", "Ünde", ""])
  func name(_ name: String) {
    #expect(NewCommand.name.value(of: [name]) == nil)
  }
}
