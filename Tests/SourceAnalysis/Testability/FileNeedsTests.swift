import TestSupport
import Testing

@testable import SourceAnalysis

@Suite(
  "Files that a file needs",
  .withoutSanitizer("They start the compiler, which was seen to fail with a sanitizer."))
struct FileNeedsTests {
  private static let sources = [
    "Printing": "protocol Printing {}\nprotocol Shouting: Printing {}",
    "Note": "struct Note {}",
    "Note+Printing": "extension Note: Shouting {}",
    "Emitting": "func emit(_ printed: any Printing) {}",
    "Relying": "func rely() { emit(Note()) }",
    "Naming": "func name() -> Note { Note() }",
    "Meeting": "protocol Meeting { func meet() -> Int }",
    "Met": "struct Met: Meeting {}",
    "Met+Meeting": "extension Met { func meet() -> Int { 1 } }",
    "Even": "func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }",
    "Odd": "func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }",
    "Unused": "struct Unused {}\nextension Note { func unused() -> Met { Met() } }",
    "Broken": "let note: Nothing = 3",
  ]

  @Test(
    "The compiler accepts a file with what it needs, and nothing more is found.",
    arguments: [
      // A conformance, which the caller does not name.
      ("Relying", ["Emitting", "Note", "Note+Printing", "Printing", "Relying"]),
      ("Naming", ["Naming", "Note"]),
      // A member in an extension, which the type does not name.
      ("Met", ["Meeting", "Met", "Met+Meeting"]),
      // Two files that need each other.
      ("Even", ["Even", "Odd"]),
    ])
  func closure(_ file: String, _ needed: [String]) throws {
    let folder = try TemporaryFolder()
    var needs = try Self.needs(in: folder)
    let paths = Set(needed.map { "\($0).swift" })
    #expect(try needs.closure(of: "\(file).swift") == paths)
    // The answer is the same after other questions.
    for other in ["Met", "Relying", "Odd"] { _ = try needs.closure(of: "\(other).swift") }
    #expect(try needs.closure(of: "\(file).swift") == paths)
  }

  @Test("An error that no file mends is reported with its place.")
  func broken() throws {
    let folder = try TemporaryFolder()
    var needs = try Self.needs(in: folder)
    #expect(throws: SourceError("Broken.swift:1: cannot find type 'Nothing' in scope")) {
      try needs.closure(of: "Broken.swift")
    }
  }

  private static func needs(in folder: TemporaryFolder) throws -> FileNeeds {
    for (name, text) in sources { try folder.write(text, to: "\(name).swift") }
    return try FileNeeds(
      SourceModule(
        "Fixture", root: folder.path, files: sources.keys.sorted().map { "\($0).swift" },
        options: ["-swift-version", "6"]))
  }
}
