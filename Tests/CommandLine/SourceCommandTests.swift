import Foundation
import Support
import TestSupport
import Testing

@testable import archbench

@Suite("The command 'source'") @MainActor
struct SourceCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "source-\(UUID().uuidString)").path

  init() throws {
    try write("struct A {\n  let b = 1  // one\n}\n\n// end\n", "A.swift")
    try write("func f() {}\n", "f.swift")
  }

  @Test("The table has a row for each file, with its path as it was given, and one for the sums.")
  func table() {
    #expect(
      cells(of: [folder]) == [
        ["\(folder)/A.swift", "5", "3", "1", "1", "8"],
        ["\(folder)/f.swift", "1", "1", "0", "0", "6"],
        ["**2 files**", "6", "4", "1", "1", "14"],
      ])
  }

  @Test("A comment without an end is a warning that names file and line.")
  func warning() throws {
    try write("/* no end\n", "f.swift")
    let call = CommandCall.of(["source", "\(folder)/f.swift"])
    #expect(call.errors.hasPrefix("Warning: \(folder)/f.swift:1 begins"))
  }

  #if !canImport(Darwin)
    // macOS allows no such name.
    @Test("Names that are not UTF-8 are left out, and it is said how many.")
    func namesOfOtherEncodings() throws {
      for (count, words) in [(1, "1 name is not UTF-8"), (2, "2 names are not UTF-8")] {
        let name = "\(folder)/".utf8.map { CChar(bitPattern: $0) } + [-1, -Int8(count)]
        let path = name + ".swift".utf8.map { CChar(bitPattern: $0) } + [0]
        close(open(path, O_CREAT, 0o600))
        let call = CommandCall.of(["source", folder])
        #expect(call.errors.hasPrefix("Warning: \(words) and left out;") && call.code == .done)
        #expect(call.output.contains("**2 files**"))
      }
    }
  #endif

  @Test("One file is *1 file*, and a folder without Swift files has a warning.")
  func few() {
    #expect(cells(of: ["\(folder)/f.swift"]).last?.first == "**1 file**")
    let empty = FileManager.default.temporaryDirectory
      .appending(path: "empty-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    let call = CommandCall.of(["source", empty])
    #expect(call.errors == "Warning: There is no Swift file in \(empty).\n" && call.code == .done)
    #expect(call.output.contains("**0 files**"))
  }

  @Test("Without a path, the architectures are counted, with paths from the project's folder.")
  func architectures() {
    let folder = "Sources/Architectures/Baseline/"
    #expect(cells(of: []).contains { $0.first?.hasPrefix(folder) == true })
  }

  @Test("JSON has the rows and the numbers of the table.")
  func json() throws {
    let json = try #require(
      JSONSerialization.jsonObject(
        with: Data(CommandCall.of(["source", folder, "--json"]).output.utf8)) as? [String: Any])
    var total = try #require(json["total"] as? [String: Any])
    total["path"] = "**2 files**"
    let found = try #require(json["files"] as? [[String: Any]]) + [total]
    let keys = ["path", "lines", "code", "comment", "blank", "tokens"]
    #expect(found.map { file in keys.map { "\(file[$0] ?? "?")" } } == cells(of: [folder]))
  }

  /// Returns the cells of the table's rows.
  private func cells(of paths: [String]) -> [[String]] {
    CommandCall.of(["source"] + paths).output.split(separator: "\n").dropFirst(2).map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private func write(_ text: String, _ name: String) throws {
    let file = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
