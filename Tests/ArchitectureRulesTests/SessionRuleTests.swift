import ArchitectureKit
import ArchitectureRules
import Architectures
import Testing

/// The rules that a session of the running app keeps.
@MainActor
@Suite("Sessions")
struct SessionRuleTests {
  @Test(
    "Idiomatic variants keep the rules", arguments: await variants { $0 == .idiomatic })
  func holds(variant id: String) throws {
    let variant = try #require(architectures.variant(id))
    let recording = try Self.recording(of: variant)
    for (rule, check) in try ProjectRules.book(variant.architecture).sessionChecks {
      #expect(check.breaches(recording) == [], "\(id), \(rule)")
    }
  }

  @Test("A variant that keeps a log keeps the rules, and every step of it is replayed")
  func logged() throws {
    let recording = try Self.recording(of: #require(architectures.logged("Redux")))
    for (rule, check) in try ProjectRules.book("Redux").sessionChecks {
      #expect(check.breaches(recording) == [], "\(rule)")
    }
    let replays = recording.steps.compactMap(\.replay)
    #expect(replays.count == recording.steps.count)
    #expect((replays.map(\.actions).max() ?? 0) > 50)
    #expect(architectures.variants.allSatisfy { $0.id != recording.variant })
  }

  @Test("Each assertion catches its violation", arguments: RecordingSeed.all)
  func catches(seed: RecordingSeed) throws {
    let name = seed.architecture
    let variant = try #require(architectures.logged(name) ?? architectures.variant(name))
    var recording = try Self.recording(of: variant)
    let line = try #require(seed.plant(&recording), "\(seed.rule) finds no place to be broken")
    let book = try ProjectRules.book(seed.architecture)
    let check = try #require(book.sessionChecks.first { $0.id == seed.rule }).check
    let breaches = check.breaches(recording)
    #expect(breaches.contains { $0.line == line && $0.path == variant.id }, "\(breaches)")
  }

  @Test("An assertion that looks at the truth says so", arguments: RuleBook.all)
  func truthUse(book: RuleBook) throws {
    let variant = try #require(architectures.variant(book.architecture))
    let recording = try Self.recording(of: variant)
    var number = 0
    func other() -> SessionRecording.Truth {
      number += 1
      var truth = recording.idle.before
      (truth.digest, truth.actions) = (number, 0)
      return truth
    }
    var (writes, all) = (recording, recording)
    for index in recording.turns.indices {
      for write in recording.turns[index].writes.indices {
        writes.turns[index].writes[write].truth = other()
      }
      all.turns[index] = writes.turns[index]
      all.turns[index].before = other()
      all.turns[index].afterEvent = other()
      all.turns[index].afterWork = other()
    }
    for (rule, check) in book.sessionChecks {
      let kept = check.breaches(recording)
      let (anyWrites, any) = (check.breaches(writes) != kept, check.breaches(all) != kept)
      if check.truthUse < .atWrites { #expect(!anyWrites, "\(rule)") }
      if check.truthUse == .never { #expect(!any, "\(rule)") }
    }
  }

  @Test("Each assertion has a violation", arguments: RuleBook.all)
  func seeds(book: RuleBook) {
    for (rule, _) in book.sessionChecks {
      #expect(
        RecordingSeed.all.contains { $0.architecture == book.architecture && $0.rule == rule },
        "\(book.architecture), \(rule)")
    }
  }

  @Test(
    "As-published variants break the rules that they are published to break",
    arguments: [
      ("MVC", ["act-then-wait", "reload-once"]), ("MVVM", ["equal-values", "lazy-rows"]),
      ("Redux", ["ticks"]), ("Ziggurat", ["one-pass", "reload-once"]),
    ])
  func asPublished(architecture: String, rules: [String]) throws {
    let variant = try #require(architectures.variant("\(architecture)/asPublished"))
    let recording = try Self.recording(of: variant)
    let checks = try ProjectRules.book(architecture).sessionChecks
    for rule in rules {
      let check = try #require(checks.first { $0.id == rule }).check
      #expect(check.breaches(recording) != [], "\(architecture), \(rule)")
    }
  }

  /// What a variant does, once for all tests.
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
