import Support
import TestSupport
import Testing

@testable import archbench

@Suite("Screens of the command")
struct ScreenTests {
  private let goldens = Folder("Goldens")

  /// All calls with a golden screen.
  ///
  /// Words are separated by spaces, without shell quotes.
  @MainActor private static func calls() -> [(words: String, code: ExitCode)] {
    [
      ("--help", .done), ("--version", .done), ("list", .done),
      ("source --json Sources/archbench/main.swift", .done),
    ]
      + Archbench.command.subcommands.filter { !$0.isHidden }.map { ("help \($0.name)", .done) }
      + [
        "rnu", "run --sise 3", "run --size many", "run --size 100001", "run --architecture MVCC",
        "run --interaction edit-visable", "run --growth --size 100", "run --runs 1",
        "run --output", "run --quick=yes", "run more",
        "replay", "list --format josn",
        "probe --architecture Redux", "changes --request 98", "forms --sessions 3",
      ].map { ($0, .usage) }
      + [("report nowhere", .badData), ("source nowhere", .badData)]
  }

  @Test(
    "Each screen equals its golden file and is at most 80 columns wide.", arguments: await calls())
  func golden(_ words: String, _ code: ExitCode) async throws {
    let call = await CommandCall.of(words.split(separator: " ").map(String.init))
    #expect(call.code == code)
    let screen = "$ archbench \(words)\n" + call.output + call.errors
    #expect(
      screen.split(separator: "\n").allSatisfy { $0.count <= 80 } || words == "list"
        || code == .badData, "wider than 80 columns")
    let name =
      words.map { $0.isLetter || $0.isNumber || $0 == "-" ? "\($0)" : "_" }.joined() + ".txt"
    if Folder.updatesGoldens { try goldens.write(screen, to: name) }
    let difference = firstDifference(screen, try goldens.read(name))
    #expect(difference == nil)
  }

  @Test("Each screen has a golden file, and no golden file is unused.")
  @MainActor func complete() {
    #expect(goldens.names(ending: ".txt").count == Self.calls().count)
  }

  @Test("Help screens fit any width from 60 columns on.", arguments: [60, 140])
  @MainActor func width(_ width: Int) {
    for command in Archbench.command.subcommands {
      let screen = CommandCall.of(["help", command.name], width: width).output
      // A word that is too long for the width is not cut; it is on a line of its own.
      for line in screen.split(separator: "\n") where line.count > width {
        #expect(line.split(separator: " ").count <= 2, "\(command.name): \(line)")
      }
    }
  }
}
