import ArchitectureKit
import Catalog
import Report
import SourceAnalysis
import Study
import Testing

@MainActor
@Suite("Rules checked on recorded sessions")
struct SessionRuleTests {
  @Test("An architecture keeps the rules of its pattern", arguments: RuleBook.all)
  func holds(book: RuleBook) throws {
    let recording = try Self.recording(of: book.architecture)
    for (rule, check) in book.sessionChecks {
      #expect(check.violations(recording) == [], "\(book.architecture), \(rule)")
    }
  }

  @Test(
    "Each assertion finds a violation that was put into the recording", arguments: RecordingSeed.all
  )
  func catches(seed: RecordingSeed) throws {
    var recording = try Self.recording(of: seed.architecture)
    let line = try #require(seed.plant(&recording), "\(seed.rule) finds no place to be broken")
    let book = try ProjectRules.book(seed.architecture).book(of: "\(seed.architecture)/logged")
    let check = try #require(book.sessionChecks.first { $0.id == seed.rule }).check
    let violations = check.violations(recording)
    #expect(
      violations.contains { $0.line == line && $0.path == seed.architecture }, "\(violations)")
  }

  @Test("An assertion that depends on fingerprints declares this", arguments: RuleBook.all)
  func fingerprintUse(book: RuleBook) throws {
    let recording = try Self.recording(of: book.architecture)
    var number = 0
    func other() -> SessionRecording.Fingerprint {
      number += 1
      var fingerprint = recording.idle.before
      (fingerprint.digest, fingerprint.actions) = (number, 0)
      return fingerprint
    }
    var (writes, all) = (recording, recording)
    for index in recording.turns.indices {
      for write in recording.turns[index].writes.indices {
        writes.turns[index].writes[write].fingerprint = other()
      }
      all.turns[index] = writes.turns[index]
      all.turns[index].before = other()
      all.turns[index].afterEvent = other()
      all.turns[index].afterWork = other()
    }
    for (rule, check) in book.sessionChecks {
      let kept = check.violations(recording)
      let (anyWrites, any) = (check.violations(writes) != kept, check.violations(all) != kept)
      if check.fingerprintUse < .atWrites { #expect(!anyWrites, "\(rule)") }
      if check.fingerprintUse == .never { #expect(!any, "\(rule)") }
    }
  }

  @Test("There is a violation to test each assertion", arguments: RuleBook.all)
  func seeds(book: RuleBook) {
    for (rule, _) in book.sessionChecks {
      #expect(
        RecordingSeed.all.contains { $0.architecture == book.architecture && $0.rule == rule },
        "\(book.architecture), \(rule)")
    }
  }

  /// Returns the recording of an architecture, which is made once for all tests.
  private static func recording(of architecture: String) throws -> SessionRecording {
    if let known = recordings[architecture] { return known }
    let made = try SessionRecorder.record(
      #require(architectures.variant(architecture)), for: ProjectRules.book(architecture))
    recordings[architecture] = made
    return made
  }

  private static var recordings: [String: SessionRecording] = [:]
}
