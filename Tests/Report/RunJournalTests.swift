import Foundation
import Report
import Support
import Testing

@testable import Measurement

@Suite("Journal of a run")
@MainActor final class RunJournalTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("RunJournalTests-\(UUID().uuidString)").path
  private var path: String { "\(folder)/journal.jsonl" }
  private let environment = Results.sample(["select"]).environment

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var header: JournalHeader {
    JournalHeader(words: ["--quick", "--seed", "1"], environment: environment, notes: nil)
  }

  private func entry(_ output: String) -> WorkerLog.Entry {
    WorkerLog.Entry(
      assignment: WorkerAssignment(
        task: .pilot(cells: [BenchmarkCase(interaction: "select", size: 10)]), plan: .quick,
        contestants: Contestants(base: "Baseline", contenders: ["MVC"]), excluded: [], seed: 3),
      outcome: WorkerOutcome(
        output: output, errors: "e", failure: .crashed(signal: 9, words: "w", message: "m"),
        seconds: 1.25, switches: 2))
  }

  private func resume(_ environment: RunEnvironment? = nil) throws -> RunJournal {
    try RunJournal(resuming: folder, in: environment ?? self.environment)
  }

  private func refusal(_ environment: RunEnvironment? = nil) -> CommandFailure? {
    #expect(throws: CommandFailure.self) { _ = try self.resume(environment) }
  }

  @Test("The journal returns its header and entries after reopening.")
  func reading() throws {
    do {
      let journal = try RunJournal(folder, header)
      try journal.append(entry("{\"end\":{}}\n"))
      try journal.append(entry("東京 \u{1B} \"\\\n"))
      #expect(journal.entries.isEmpty && RunJournal.exists(in: folder))
    }
    let journal = try resume()
    #expect(journal.header == header)
    #expect(journal.entries == [entry("{\"end\":{}}\n"), entry("東京 \u{1B} \"\\\n")])
    journal.remove()
    #expect(!RunJournal.exists(in: folder))
    let missing = refusal()
    #expect(
      missing?.message
        == "There is no journal.jsonl in '\(folder)', so there is nothing to resume: a run that "
        + "lacks nothing has none.")
    #expect(missing?.exitCode == .badData)
  }

  @Test("The journal resumes only on the same machine, at the same commit and with the same build.")
  func elsewhere() throws {
    do { _ = try RunJournal(folder, header) }
    func refuse(_ words: String, change: (inout RunEnvironment) -> Void) {
      var other = environment
      change(&other)
      let failure = refusal(other)
      #expect(
        failure?.message
          == "'\(path)' cannot be resumed here: it was begun \(words). Measure again, with --force."
      )
      #expect(failure?.exitCode == .badData)
    }
    refuse("on another machine (CPU of m1, kernel 6)") { $0.machineID = "m2" }
    refuse("at commit abc, and this is def") { $0.commit = "def" }
    refuse("at commit abc, and this is none") { $0.commit = nil }
    refuse("by another build of archbench") { $0.build = "other" }
    var later = environment
    later.date = "2027-01-01T09:00:00Z"
    later.dirty = true
    #expect(try resume(later).header == header)
  }

  @Test("A file that is not a journal is refused.")
  func somethingElse() throws {
    func write(_ first: String, _ others: String...) throws {
      let lines = try LineJournal.create(path, first: first)
      for other in others { try lines.append(other) }
    }
    try write("[]")
    #expect(
      refusal()?.message
        == "'\(path)' holds something else than a run's journal in line 1.")
    let text = String(decoding: try JSONEncoder().encode(header), as: UTF8.self)
    try write(text, "{}")
    #expect(refusal()?.message.hasSuffix("in line 2.") == true)
    try Data("{\"sum\":".utf8).write(to: URL(filePath: path))
    #expect(refusal()?.message == "'\(path)' is empty: measure again, with --force.")
  }

  @Test("A journal that cannot be created reports the reason.")
  func cannotMake() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let failure = #expect(throws: CommandFailure.self) { _ = try RunJournal(folder, header) }
    #expect(failure?.message == "Cannot write '\(path)': Is a directory.")
    #expect(failure?.exitCode == .cannotWrite)
    #expect(refusal()?.exitCode == .cannotWrite)
  }
}
