@testable import archbench
import CommandLineKit
import TestSupport
import Testing

@Suite("The command's screens")
struct ScreenTests {
  private let goldens = Folder("Goldens")

  /// Every screen that is held, by what has to be typed for it; from the third word on without a
  /// shell's quotes.
  @MainActor private static func calls() -> [(words: String, code: ExitCode)] {
    [("--help", .done), ("--version", .done), ("list", .done)]
      + Archbench.command.subcommands.filter { !$0.isHidden }.map { ("help \($0.name)", .done) }
      + [
        "rnu", "run --sise 3", "run --size many", "run --size 100001", "run --architecture MVCC",
        "run --lane Idiomatic --interaction edit-visable", "run --quick --thorough",
        "run --resume there --seed 3", "run --output", "run --quick=yes", "run more",
        "run --shard 3/2", "replay", "list --format josn",
        "probe --architecture Redux", "merge", "--generate-completion-script tcsh",
      ].map { ($0, .usage) }
      + [("report nowhere", .badData), ("source nowhere", .badData)]
  }

  @Test("are the goldens, in 80 columns", arguments: await calls())
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

  @Test("have a golden each, and no golden is left over")
  @MainActor func complete() {
    #expect(goldens.names(ending: ".txt").count == Self.calls().count)
  }

  @Test("fit any width from 60 columns on", arguments: [60, 140])
  @MainActor func width(_ width: Int) {
    for command in Archbench.command.subcommands {
      let screen = CommandCall.of(["help", command.name], width: width).output
      // A long word stands on a line of its own rather than being cut.
      for line in screen.split(separator: "\n") where line.count > width {
        #expect(line.split(separator: " ").count <= 2, "\(command.name): \(line)")
      }
    }
  }
}
