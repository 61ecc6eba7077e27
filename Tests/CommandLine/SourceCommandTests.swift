import Foundation
import TestSupport
import Testing

@testable import archbench

@Suite("The command 'source'") @MainActor
struct SourceCommandTests {
  /// A folder outside of the current one, deep enough that its own path is wide.
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "source-\(UUID().uuidString)/a/b/c").path

  init() throws {
    try write("struct A {\n  let b = 1  // one\n}\n\n// end\n", "Sources/One/A.swift")
    try write("func f() {}\n", "Sources/Two/f.swift")
  }

  @Test("Paths of a folder elsewhere are printed from that folder.")
  func elsewhere() {
    let call = CommandCall.of(["source", folder])
    #expect(
      call.output == """
        | path                | lines | code | comment | blank | tokens |
        | ------------------- | ----: | ---: | ------: | ----: | -----: |
        | Sources/One/A.swift |     5 |    3 |       1 |     1 |      8 |
        | Sources/Two/f.swift |     1 |    1 |       0 |     0 |      6 |
        | **2 files**         |     6 |    4 |       1 |     1 |     14 |

        """)
  }

  @Test("Paths of several folders elsewhere are printed from the deepest folder that holds them.")
  func several() {
    let call = CommandCall.of(["source", "\(folder)/Sources/One", "\(folder)/Sources/Two"])
    #expect(call.output.contains("| One/A.swift |") && call.output.contains("| Two/f.swift |"))
    #expect(!call.output.contains(folder))
  }

  @Test("Paths of a single file elsewhere are printed from its folder, in warnings too.")
  func oneFile() throws {
    try write("/* no end\n", "Sources/Two/f.swift")
    let call = CommandCall.of(["source", "\(folder)/Sources/Two/f.swift"])
    #expect(call.output.contains("| f.swift    |") && call.output.contains("| **1 file** |"))
    #expect(call.errors.hasPrefix("Warning: f.swift:1 begins"))
  }

  @Test("Paths in the current folder are printed from it, however they are given.")
  func current() {
    let path = "Sources/archbench/main.swift"
    let calls = [path, "./Sources/../\(path)", "\(projectRoot)/\(path)"].map {
      CommandCall.of(["source", $0]).output
    }
    #expect(calls.allSatisfy { $0.contains("| \(path) |") })
  }

  @Test("The tree of a type is printed from the same folder as its path.")
  func types() {
    let call = CommandCall.of(["source", "--by", "type", "\(folder)/Sources"])
    let cells = call.output.split(separator: "\n").dropFirst(2).map { line in
      line.split(separator: "|").prefix(4).map { $0.filter { $0 != " " } }
    }
    #expect(
      cells == [[".", "A", "struct", "One/A.swift"], [".", "(notype)", "", ""]])
  }

  @Test("JSON has the rows and the numbers of the table.", arguments: ["file", "type"])
  func json(_ unit: String) throws {
    let words = ["source", "--by", unit, folder]
    let rows = CommandCall.of(words).output.split(separator: "\n").dropFirst(2).map { line in
      line.split(separator: "|").map { $0.trimmingPrefix(" ").filter { $0 != " " } }
    }
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(CommandCall.of(words + ["--json"]).output.utf8))
        as? [String: Any])
    #expect(json["folder"] as? String == folder)
    let keys =
      unit == "file"
      ? ["path", "lines", "code", "comment", "blank", "tokens"]
      : ["tree", "name", "kind", "path", "code", "tokens"]
    var found = try #require(json["\(unit)s"] as? [[String: Any]])
    if unit == "file", var total = json["total"] as? [String: Any] {
      total["path"] = "**2files**"
      found.append(total)
    }
    let cells = found.map { object in
      keys.map { key in "\(object[key] ?? "?")".filter { $0 != " " } }
    }
    #expect(cells == rows)
  }

  private func write(_ text: String, _ name: String) throws {
    let file = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
