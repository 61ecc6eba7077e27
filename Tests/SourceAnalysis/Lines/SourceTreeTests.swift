import Foundation
import SourceAnalysis
import Testing

@Suite("Measuring files and folders")
struct SourceTreeTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Swift files are found in the order of the bytes of their paths")
  func order() throws {
    for name in ["b.swift", "a/z.swift", "a.swift", "A/é.swift", "a/B.swift", "a-b.swift", "c.txt"]
    {
      try folder.write("", to: name)
    }
    let paths = try SourceTree.paths(at: ["."], in: folder.path)
    #expect(
      paths == ["A/é.swift", "a-b.swift", "a.swift", "a/B.swift", "a/z.swift", "b.swift"])
  }

  @Test("Hidden files and folders are ignored unless they are given as paths")
  func hidden() throws {
    for name in [".build/a.swift", ".b.swift", "c/.d/e.swift", "c/f.swift", "g.swift/h.swift"] {
      try folder.write("", to: name)
    }
    #expect(
      try SourceTree.paths(at: ["."], in: folder.path) == ["c/f.swift", "g.swift/h.swift"])
    #expect(try SourceTree.paths(at: [".build"], in: folder.path) == [".build/a.swift"])
  }

  @Test("Links in folders are not followed")
  func links() throws {
    try folder.write("", to: "in/real.swift")
    try folder.write("", to: "out/other.swift")
    try folder.link("in/again.swift", to: "real.swift")
    try folder.link("in/outside.swift", to: "../out/other.swift")
    try folder.link("in/outsideToo.swift", to: "../out/other.swift")
    try folder.link("in/round", to: "..")
    try folder.link("in/folder.swift", to: "../out")
    #expect(
      try SourceTree.paths(at: ["in"], in: folder.path) == ["in/real.swift"])
  }

  @Test("A file that lies in several given paths is counted once")
  func overlap() throws {
    try folder.write("", to: "a/b.swift")
    try folder.write("", to: "a/c.swift")
    let paths = ["a", "a/b.swift", "./a/", "a//"]
    #expect(try SourceTree.paths(at: paths, in: folder.path).count == 2)
  }

  @Test("Absolute paths are kept as they are")
  func absolute() throws {
    try folder.write("let a = 1\n", to: "a.swift")
    let paths = try SourceTree.paths(at: [folder.path + "/a.swift", folder.path + "/"])
    #expect(paths == [folder.path + "/a.swift"])
  }

  @Test("Totals are the sums of the files")
  func totals() throws {
    try folder.write("let a = 1 // b\n\n// c\n", to: "a.swift")
    try folder.write("/*\n\n*/\nf()", to: "b.swift")
    let measured = try SourceMeasurement(paths: ["."], root: folder.path)
    let totals = measured.totals
    #expect(measured.files.map(\.path) == ["a.swift", "b.swift"])
    #expect((totals.files, totals.lines, totals.tokens) == (2, 7, 7))
    #expect((totals.code, totals.comment, totals.blank) == (2, 4, 1))
  }

  @Test("A file that is not UTF-8 is counted and reported")
  func invalid() throws {
    try folder.write("", to: "a.swift")
    try Data([0x61, 0xFF, 0x0A, 0xFE]).write(to: URL(fileURLWithPath: folder.path + "/a.swift"))
    let measured = try SourceMeasurement(paths: ["a.swift"], root: folder.path)
    #expect(measured.totals.lines == 2)
    #expect(
      measured.warnings
        == ["a.swift is not UTF-8; its lines were counted as they are."])
  }

  @Test("A string or comment without an end is counted and reported with its line")
  func unclosed() throws {
    try folder.write("let a = 1\n/* never\nended\n", to: "a.swift")
    let measured = try SourceMeasurement(paths: ["a.swift"], root: folder.path)
    #expect(measured.totals.lines == 3 && measured.totals.comment == 2)
    #expect(
      measured.warnings == [
        "a.swift:2 begins a string or comment without an end; its lines were counted as they are."
      ])
  }

  @Test("The error for a bad path is one sentence")
  func errors() throws {
    try folder.write("", to: "a.txt")
    try folder.write("", to: "b/c.swift")
    try folder.link("broken.swift", to: "nowhere")
    let path = folder.path
    for name in ["/none", "/broken.swift"] {
      #expect(throws: SourceError("there is no file or folder at '\(path)\(name)'; check the path"))
      {
        try SourceMeasurement(paths: [path + name])
      }
    }
    let error = #expect(throws: SourceError.self) {
      try SourceMeasurement(paths: [path + "/a.txt"])
    }
    #expect(error?.description.hasPrefix("'\(path)/a.txt' is not a Swift file;") == true)
  }

  @Test("The error for an unreadable file or folder contains its path", .enabled(if: getuid() != 0))
  func unreadable() throws {
    try folder.write("", to: "a/b.swift")
    let (path, manager) = (folder.path + "/a", FileManager.default)
    try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: path + "/b.swift")
    #expect(throws: SourceError("the file '\(path)/b.swift' cannot be read; check its permissions"))
    {
      try SourceMeasurement(paths: [path])
    }
    try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(throws: SourceError("the folder '\(path)' cannot be read; check its permissions")) {
      try SourceMeasurement(paths: [path])
    }
    try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
  }
}
