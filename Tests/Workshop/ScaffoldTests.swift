import Foundation
import Results
import Support
import TestSupport
import Testing
import Workshop

@Suite("New architectures")
struct ScaffoldTests {
  private let root: URL

  /// Copies the parts of the package that the scaffold reads into a temporary folder.
  init() throws {
    let project = URL(filePath: projectRoot)
    root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for path in ["Sources/Architectures/Catalog", "Sources/Workshop", "Tests/Architectures"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: path), withIntermediateDirectories: true)
    }
    for path in [
      "Package.swift", "Sources/Architectures/Baseline",
      "Sources/Architectures/Catalog/Catalog.swift", "Sources/Workshop/New",
      "Tests/Architectures/Baseline",
    ] {
      try FileManager.default.copyItem(
        at: project.appending(path: path), to: root.appending(path: path))
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test("A new architecture is a renamed copy of Baseline and is in all lists.")
  func copy() throws {
    try Scaffold(name: "Dummy", root: root.path).write()
    for folder in ["Sources/Architectures", "Tests/Architectures"] {
      let files = try FileManager.default.subpathsOfDirectory(
        atPath: root.appending(path: "\(folder)/Baseline").path
      ).filter { $0.hasSuffix(".swift") }
      #expect(files.count > 10)
      for file in files {
        let copy = try text("\(folder)/Dummy/\(file.replacing("Baseline", with: "Dummy"))")
        #expect(!copy.contains("Baseline"), "\(file)")
      }
    }
    #expect(
      try text("Package.swift").contains("  architecture(\"Dummy\"),\n]"))
    let list = try text("Sources/Architectures/Catalog/Catalog.swift")
    let imports = list.matches(of: #/(?m)^(?:package )?import (\w+)$/#).map { String($0.1) }
    #expect(imports.contains("Dummy") && imports == imports.sorted())
    #expect(list.contains(entry("Dummy") + "]"))
    #expect(
      try text("Sources/Architectures/Dummy/Composition/DummyArchitecture.swift").contains(
        "To fill in"))
    #expect(
      try text("Sources/Architectures/Dummy/README.md").contains("verify --architecture Dummy"))
  }

  private func entry(_ name: String) -> String {
    "  Entry(\n    \"\(name)\", \"To fill in: how an event gets to the views.\",\n"
      + "    { \(name.replacing("-", with: ""))Architecture.self }),\n"
  }

  @Test("Folder, module and types have the name without hyphens; what is shown has them.")
  func hyphen() throws {
    try Scaffold(name: "Dummy-R", root: root.path).write()
    #expect(try text("Package.swift").contains("  architecture(\"DummyR\"),\n]"))
    let list = try text("Sources/Architectures/Catalog/Catalog.swift")
    #expect(list.contains("\nimport DummyR\n"))
    #expect(list.contains(entry("Dummy-R") + "]"))
    let file = try text("Sources/Architectures/DummyR/Composition/DummyRArchitecture.swift")
    #expect(file.contains("enum DummyRArchitecture") && file.contains("DummyRApp("))
    #expect(throws: CommandFailure.self) { try Scaffold(name: "D-ummyR", root: root.path).write() }
  }

  @Test("Several new architectures can be added.")
  func several() throws {
    try Scaffold(name: "Dummy", root: root.path).write()
    try Scaffold(name: "Elm", root: root.path).write()
    #expect(
      try text("Package.swift").contains(
        "  architecture(\"Dummy\"),\n  architecture(\"Elm\"),\n]"))
    let list = try text("Sources/Architectures/Catalog/Catalog.swift")
    #expect(list.contains(entry("Dummy") + entry("Elm") + "]"))
  }

  @Test("Removing a new architecture from the lists restores them.")
  func removing() throws {
    let before = try Scaffold.lists.map(text)
    try Scaffold(name: "Dummy-R", root: root.path).write()
    let others = try Scaffold.lists.map(text)
    try Scaffold(name: "Dummy", root: root.path).write()
    let both = try Scaffold.lists.map(text)
    #expect(both.map { Scaffold.removing("Dummy", from: $0) } == others)
    #expect(others.map { Scaffold.removing("Dummy-R", from: $0) } == before)
  }

  @Test("An existing architecture is not overwritten, and then nothing is written.")
  func taken() throws {
    let before = try text("Package.swift")
    #expect(throws: CommandFailure.self) { try Scaffold(name: "Baseline", root: root.path).write() }
    #expect(try text("Package.swift") == before)
  }

  @Test("A list of unexpected form is refused, and then nothing is written.")
  func changedList() throws {
    try "let nothing = 1\n".write(
      to: root.appending(path: "Sources/Architectures/Catalog/Catalog.swift"), atomically: true,
      encoding: .utf8)
    let before = try text("Package.swift")
    #expect(throws: CommandFailure.self) { try Scaffold(name: "Dummy", root: root.path).write() }
    #expect(try text("Package.swift") == before)
    #expect(
      !FileManager.default.fileExists(
        atPath: root.appending(path: "Sources/Architectures/Dummy").path))
  }

  @Test("If a file cannot be written, the reason is given, and what was written is removed.")
  func unwritable() throws {
    // A folder can have this name. Files whose names are longer than 255 bytes cannot be made, not
    // even by root.
    let name = "D" + String(repeating: "u", count: 249)
    let before = try text("Package.swift")
    let error = #expect(throws: CommandFailure.self) {
      try Scaffold(name: name, root: root.path).write()
    }
    #expect(error?.exitCode == .cannotWrite)
    #expect(error?.message.hasPrefix("Cannot write '") == true)
    #expect(error?.message.hasSuffix("added. Mend this and run the command again.") == true)
    #expect(try text("Package.swift") == before)
    for folder in ["Sources/Architectures", "Tests/Architectures"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: folder).path)
      #expect(!names.contains(name) && names.contains("Baseline"))
    }
  }

  @Test("A link to nothing in place of a folder is refused, and it stays.")
  func deadLink() throws {
    let link = root.appending(path: "Tests/Architectures/Dummy").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "/nowhere/at/all")
    let error = #expect(throws: CommandFailure.self) {
      try Scaffold(name: "Dummy", root: root.path).write()
    }
    #expect(error?.exitCode == .cannotWrite)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/nowhere/at/all")
    #expect(
      !FileManager.default.fileExists(
        atPath: root.appending(path: "Sources/Architectures/Dummy").path))
  }

  @Test("If a folder that is copied is missing, the error names it.")
  func unreadable() throws {
    try FileManager.default.removeItem(at: root.appending(path: "Tests/Architectures/Baseline"))
    let error = #expect(throws: CommandFailure.self) {
      try Scaffold(name: "Dummy", root: root.path).write()
    }
    #expect(error?.exitCode == .badData)
    #expect(error?.message.hasPrefix("Tests/Architectures/Baseline cannot be read") == true)
  }
}
