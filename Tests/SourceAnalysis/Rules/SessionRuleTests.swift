import ArchitectureKit
import Catalog
import SourceAnalysis
import Testing

@MainActor
@Suite("Rules checked on recorded sessions")
struct SessionRuleTests {
  @Test(
    "Idiomatic variants keep the rules of their pattern",
    arguments: await variants { $0 == .idiomatic })
  func holds(variant id: String) throws {
    let variant = try #require(architectures.variant(id))
    let recording = try Self.recording(of: variant)
    for (rule, check) in try ProjectRules.book(variant.architecture).sessionChecks {
      #expect(check.violations(recording) == [], "\(id), \(rule)")
    }
  }

  @Test(
    "Each assertion finds a violation that was put into the recording", arguments: RecordingSeed.all
  )
  func catches(seed: RecordingSeed) throws {
    let name = seed.architecture
    let variant = try #require(architectures.variant(name))
    var recording = try Self.recording(of: variant)
    let line = try #require(seed.plant(&recording), "\(seed.rule) finds no place to be broken")
    let book = try ProjectRules.book(seed.architecture)
    let check = try #require(book.sessionChecks.first { $0.id == seed.rule }).check
    let violations = check.violations(recording)
    #expect(violations.contains { $0.line == line && $0.path == variant.id }, "\(violations)")
  }

  @Test("An assertion that depends on fingerprints declares this", arguments: RuleBook.all)
  func fingerprintUse(book: RuleBook) throws {
    let variant = try #require(architectures.variant(book.architecture))
    let recording = try Self.recording(of: variant)
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

  @Test(
    "As-published variants break the rules that their articles break",
    arguments: [
      ("MVC", ["act-then-wait", "reload-once"]), ("MVVM", ["equal-values", "lazy-rows"]),
      ("MVVM-C", ["no-write-twice", "no-torn-frame"]),
    ])
  func asPublished(architecture: String, rules: [String]) throws {
    let variant = try #require(architectures.variant("\(architecture)/asPublished"))
    let recording = try Self.recording(of: variant)
    let checks = try ProjectRules.book(architecture).sessionChecks
    for rule in rules {
      let check = try #require(checks.first { $0.id == rule }).check
      #expect(check.violations(recording) != [], "\(architecture), \(rule)")
    }
  }

  /// Returns the recording of a variant, which is made once for all tests.
  private static func recording(of variant: Variant) throws -> SessionRecording {
    if let known = recordings[variant.id] { return known }
    let made = try SessionRecorder.record(
      variant, for: ProjectRules.book(variant.architecture))
    recordings[variant.id] = made
    return made
  }

  private static var recordings: [String: SessionRecording] = [:]

  static func variants(where isMeant: (Lane) -> Bool) -> [String] {
    architectures.variants.filter { variant in
      isMeant(variant.lane) && RuleBook.all.contains { $0.architecture == variant.architecture }
    }.map(\.id)
  }
}
