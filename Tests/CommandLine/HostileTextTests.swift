import Foundation
import TestSupport
import Testing

@testable import Support
@testable import archbench

@Suite("Texts that would command a terminal") @MainActor
struct HostileTextTests {
  /// BEL, ESC, CSI, OSC with its end, DEL, a carriage return, and two changes of direction.
  private static let hostile =
    "a\u{7}\u{1B}[31m\u{9B}2J\u{9D}0;b\u{9C}\u{7F}\r\u{202E}c\u{2066}d"

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "hostile-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  @Test(
    "Each argument and each option of a command is escaped in its errors.",
    arguments: await Archbench.command.subcommands)
  func words(_ command: CommandSpecification) {
    let file = "/nowhere/\(Self.hostile)"
    var calls = [[Self.hostile], ["--\(Self.hostile)"], [file], [file, file]]
    calls += command.options.filter { $0.form == .option && $0.name != "output" }
      .map { ["--\($0.name)", file] }
    if command.name == "replay" {
      calls.append(["--architecture", "MVC", "--script", file])
    }
    for words in calls {
      check(CommandCall.of([command.name] + words), "\(command.name) \(words)", shows: nil)
    }
    check(CommandCall.of([Self.hostile]), "a command")
  }

  @Test("The texts of a stranger's results are escaped.")
  func results() throws {
    let text = try results(in: folder)
    let path = try write(text, "results.json")
    for format in ["table", "markdown", "readme"] {
      check(CommandCall.of(["report", path, "--format", format]), format)
    }
    check(CommandCall.of(["compare", path, path]), "compare", shows: nil)
    let broken = try write("{\"schema\":\"\(Self.hostile)\"", "\(Self.hostile).json")
    check(CommandCall.of(["report", broken]), "broken results")
    check(
      CommandCall.of([
        "probe", "--architecture", "MVC", "--interaction", "select", "--data", broken,
      ]), "notes of a user")
  }

  @Test("A script's titles are escaped in snapshots and pictures, and its words in errors.")
  func scripts() throws {
    let start =
      "type login.name \"ada\"\ntype login.password \"secret\"\ntap login.submit\nsettle\n"
    let title = Self.hostile.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    let push = "push change 1 \"\(title)\"\nsettle\npicture\nsnapshot\n"
    let script = try write(start + push, "\(Self.hostile).script")
    let replay = CommandCall.of(["replay", "--architecture", "MVC", "--script", script])
    check(replay, "replay")
    #expect(replay.code == .done)
    let missing = try write(start + "tap \u{202E}\u{2066}\n", "missing.script")
    for words in [["replay", "--architecture", "MVC"], ["verify"]] {
      check(CommandCall.of(words + ["--script", missing]), words[0], shows: "\\u{202E}")
    }
    check(
      CommandCall.of(["verify", "--architecture", "MVC", "--script", script]), "verify", shows: nil)
  }

  @Test("The names and warnings of sources are escaped, and JSON still has the name.")
  func sources() throws {
    let path = try write("/* no end", "\(Self.hostile).swift")
    check(CommandCall.of(["source", path]), "source")
    let json = CommandCall.of(["source", "--json", path])
    check(json, "source --json", shows: "\\u202e")
    #expect(json.output.contains("\\u007f"))
    let read = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((read?["files"] as? [[String: Any]])?.first?["path"] as? String == path)
  }

  @Test("Only the colours of the command itself reach a terminal.")
  func colours() throws {
    let written = Recorder()
    let terminal = Terminal(environment: ["TERM": "xterm"], isTerminal: true, columns: 80)
    let console = Console(
      output: written.output, errors: written.output, outputTerminal: terminal,
      errorTerminal: terminal)
    try console.write { $0.coloured("\u{1B}[31mred", "32") }
    #expect(written.take() == "\u{1B}[32m\\u{1B}[31mred\u{1B}[0m")
    let mark = "\(Terminal.colourMark)2J"
    try console.write { $0.coloured(mark, "32") }
    #expect(written.take() == mark)
  }

  @Test("A text is as wide as it is shown, and is cut so.")
  func width() {
    let shown = Self.hostile.visible
    #expect(displayWidth(Self.hostile) == displayWidth(shown) && shown.visible == shown)
    #expect(displayWidth(shown) == shown.count && shown.contains("\\u{7F}\\u{D}\\u{202E}c"))
    #expect(truncated(Self.hostile, to: 6) == "a…" && "a\tb\n".visible == "a\tb\n")
  }

  /// Checks that no character of both streams commands a terminal, and that the escapes are there.
  private func check(_ call: CommandCall, _ what: String, shows escape: String? = "\\u{7}") {
    let text = call.output + call.errors
    let raw = text.unicodeScalars.filter { scalar in
      scalar.properties.isBidiControl
        || scalar.properties.generalCategory == .control && !"\n\t".unicodeScalars.contains(scalar)
    }
    #expect(raw.isEmpty, "\(what.visible): \(raw.map(\.value)) in \(text.visible)")
    #expect(escape.map(text.contains) != false, "\(what.visible): \(text.visible)")
  }

  /// Returns published results with other texts and another name of MVC.
  private func results(in folder: String) throws -> String {
    let reports = projectRoot + "/Reports"
    let names = try FileManager.default.contentsOfDirectory(atPath: reports).sorted()
    let name = try #require(names.first { $0.hasPrefix("20") })
    let data = try Data(contentsOf: URL(filePath: "\(reports)/\(name)/results.json"))
    let all = try JSONSerialization.jsonObject(with: data)
    let changed = try JSONSerialization.data(withJSONObject: hostile(all, ""))
    return String(decoding: changed, as: UTF8.self)
  }

  /// Returns a value of JSON with hostile texts wherever any text is valid.
  private func hostile(_ value: Any, _ key: String) -> Any {
    let texts = [
      "commit", "command", "failures", "kernel", "leastWork", "os", "plan", "processor", "prose",
      "sourceNote", "summary", "swift", "title", "unavailable", "warnings",
    ]
    switch value {
    case let list as [Any]:
      // One event is enough, and fast.
      let kept = list.filter { ($0 as? [String: Any])?["event"] as? String ?? "type" == "type" }
      return kept.map { hostile($0, key) } + added(key)
    case let values as [String: Any]:
      return values.reduce(into: values) { new, entry in
        new[entry.key] = hostile(entry.value, key == "unavailable" ? key : entry.key)
      }
    case let text as String:
      return texts.contains(key) || text == "MVVM" ? text + Self.hostile : text
    default: return value
    }
  }

  /// Returns what is added to a list of texts.
  private func added(_ key: String) -> [Any] {
    ["failures", "warnings"].contains(key) ? [Self.hostile] : []
  }

  private func write(_ text: String, _ name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }
}
