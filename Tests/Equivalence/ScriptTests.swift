import ArchitectureKit
import Backend
import Controllers
import Equivalence
import Interactions
import Model
import TestSupport
import Testing
import Toolkit

/// Plays every script on the headlines, and compares them with one golden per script.
@MainActor @Suite("Conformance scripts") struct ScriptTests {
  nonisolated static let scripts = Folder("Scripts")
  nonisolated static let goldens = Folder("Goldens")

  @Test("Each script has a golden, and each golden has a script.")
  func pairs() {
    let names = Self.scripts.names(ending: ".script")
    #expect(!names.isEmpty)
    #expect(Self.goldens.names(ending: ".txt") == names)
  }

  @Test(
    "A script has 5 to 50 steps and comments, says first what it shows, and takes a snapshot.",
    arguments: scripts.names(ending: ".script"))
  func layout(script name: String) throws {
    let text = try Self.scripts.read("\(name).script")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix(Expectation.mark) }
    #expect(text.hasPrefix("# "))
    #expect((5...50).contains(lines.count))
    #expect(lines.contains { $0.hasPrefix("snapshot") })
  }

  @Test(
    "A script gives the same trees, pictures and requests as its golden.",
    arguments: scripts.names(ending: ".script"), await architectureNames())
  func matchesGolden(script name: String, variant id: String) throws {
    let transcript = try play(name, on: variant(id))
    if Folder.updatesGoldens, id == architectureNames().first {
      try Self.goldens.write(transcript, to: "\(name).txt")
    }
    let golden = try Self.goldens.read("\(name).txt")
    let difference = firstDifference(transcript, golden)
    #expect(difference == nil, "\(id), \(name): \(difference ?? "")")
  }

  /// Returns the script's transcript; a failure to play it is an issue.
  private func play(_ name: String, on variant: Variant) throws -> String {
    let script = try ScriptParser.parse(
      Self.scripts.read("\(name).script"), file: "\(name).script")
    var transcript = ""
    var defects: [String] = []
    // To save time, only the reference is checked here; `archbench verify` checks all.
    let checksFrames = variant.name == architectureNames().first
    let driver = AppDriver(variant) { window in
      guard checksFrames, let defect = window.differenceFromFullRendering() else { return }
      defects.append(defect)
    }
    do {
      transcript = try Transcript.text(of: script, on: driver)
    } catch {
      Issue.record("\(variant.name): \(error)\n\(error.tree)")
    }
    #expect(defects.isEmpty, "\(variant.name), \(name): \(defects.first ?? "")")
    return transcript
  }
}
