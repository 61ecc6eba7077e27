import ArchitectureKit
import Backend
import Catalog
import Equivalence
import Interactions
import Testing
import Toolkit

/// Tests each check of the verification by injecting a defect that it must find.
@MainActor @Suite("Verification") struct VerificationTests {
  @Test("Random sessions show no difference between the architectures.", arguments: 0..<2)
  func alike(session number: Int) throws {
    let session = Session(seed: 2_026, number: number)
    #expect(throws: Never.self) {
      try SessionPlayer().play(session, actions: 40, on: architectures.variants)
    }
  }

  @Test("A label with a different text is reported as a different tree.")
  func label() throws {
    let failure = try failure(
      of: TamperedVariant { $0.label("detail.words")?.text = "many words" },
      runLimit: 100)
    #expect(failure.divergence.kind == .tree)
    #expect(failure.divergence.reason == "detail.words shows something else")
    #expect(failure.steps.count == 5)
  }

  @Test("A save that is sent twice is reported as a different request.")
  func doubledRequest() throws {
    let tampered = TamperedVariant { window in
      guard let button = window.button("editor.save"), button.isEnabled else { return }
      Hooks.shared.once(button) {
        let tap = button.onTap
        button.onTap = {
          tap?()
          tap?()
        }
      }
    }
    let failure = try failure(of: tampered)
    #expect(failure.divergence.kind == .requests)
  }

  @Test("A lost save is found without a second app for comparison.")
  func lostSave() throws {
    let tampered = TamperedVariant { $0.button("editor.save")?.onTap = {} }
    let failure = try failure(of: tampered, alone: true)
    #expect(failure.divergence.kind == .rule)
    #expect(failure.divergence.reason == "\"tap editor.save\" has sent 0 save requests, and not 1")
  }

  @Test("A wrong badge number is found without a second app for comparison.")
  func laggingBadge() throws {
    let tampered = TamperedVariant { window in
      (window.view(withIdentifier: "tabs.notes") as? TabItem)?.badge = 0
    }
    let failure = try failure(of: tampered, alone: true)
    #expect([.rule, .frameRule].contains(failure.divergence.kind))
  }

  @Test("A date that differs from the server's is found by the final state check.")
  func wrongDetail() throws {
    let tampered = TamperedVariant { $0.label("detail.created")?.text = "Created yesterday" }
    let failure = try failure(of: tampered, alone: true)
    #expect(failure.divergence.kind == .notes)
    #expect(failure.divergence.reason.hasPrefix("detail.created of note"))
  }

  @Test("An extra view that snapshots do not show is reported as a different picture.")
  func picture() throws {
    let tampered = TamperedVariant { window in
      guard let root = window.view(withIdentifier: "profile") else { return }
      Hooks.shared.once(root) {
        let label = Label(nil, "?", on: root.loop)
        root.addSubview(label)
        label.frame = Rect(x: 40, y: 0, width: 1, height: 1)
        root.loop.turn()
      }
    }
    let failure = try failure(of: tampered)
    #expect([.picture, .rendering].contains(failure.divergence.kind))
  }

  @Test("A view that paints differently each time is reported as a rendering defect.")
  func rendering() throws {
    let tampered = TamperedVariant { window in
      guard let root = window.view(withIdentifier: "profile") else { return }
      Hooks.shared.once(root) { root.addSubview(Flicker(on: root.loop)) }
    }
    let failure = try failure(of: tampered)
    #expect(failure.divergence.kind == .rendering)
  }

  @Test("An app that keeps scheduling turns is reported as not coming to rest.")
  func unrest() throws {
    let tampered = TamperedVariant { window in
      guard let root = window.view(withIdentifier: "profile") else { return }
      Hooks.shared.once(root) { root.addSubview(Restless(on: root.loop)) }
    }
    let failure = try failure(of: tampered)
    #expect(failure.divergence.kind == .unrest)
  }

  @Test("Random sessions find a defect, and the failure is shrunk.")
  func randomly() throws {
    let variant = try TamperedVariant { $0.button("editor.save")?.onTap = {} }.variant()
    var found: VerificationFailure?
    for number in 0..<30 where found == nil {
      found = failure(on: [variant], runLimit: 100) { player throws(VerificationFailure) in
        let session = Session(seed: 7, number: number, noteCount: 3)
        try player.play(session, actions: 30, on: [variant])
      }
    }
    let failure = try #require(found)
    #expect(failure.divergence.kind == .rule)
    #expect(failure.steps.count < 12)
  }

  @Test("An interrupted shrinker returns the failure as it is, and another a shorter one.")
  func interruptedShrinking() throws {
    let tampered = TamperedVariant { $0.label("detail.words")?.text = "many words" }
    let long = try failure(of: tampered, runLimit: 0)
    let all = [try #require(architectures.variants.first), try tampered.variant()]
    let kept = FailureShrinker(isInterrupted: { true }).shrink(long, on: all)
    #expect(kept.steps.count == long.steps.count)
    #expect(FailureShrinker(runLimit: 100).shrink(long, on: all).steps.count < long.steps.count)
  }

  // MARK: - Playing

  /// A session that visits every view with which these tests tamper.
  private static let steps = try? ScriptParser.parse(
    """
    type login.name "ada"
    type login.password "secret"
    tap login.submit
    settle
    select notes.row.3
    push change 1 "Something else"
    tap notes.sort
    tap tabs.profile
    tap profile.refresh
    settle
    tap tabs.notes
    tap notes.row.2
    push friends 3
    advance 50ms
    tap nav.back
    fail next save
    tap notes.create
    type editor.text "é"
    tap editor.save
    settle
    tap editor.cancel
    tap notes.refresh
    settle
    """, file: "session"
  ).steps

  /// Plays the session on the tampered app, alone or with Baseline's, and returns the failure.
  ///
  /// The failure is shrunk in at most `runLimit` runs.
  private func failure(
    of tampered: TamperedVariant, alone isAlone: Bool = false, runLimit: Int = 0
  ) throws -> VerificationFailure {
    let defective = try tampered.variant()
    let variants = isAlone ? [defective] : [try variant("Baseline"), defective]
    let steps = try #require(Self.steps)
    return try #require(
      failure(on: variants, runLimit: runLimit) { player throws(VerificationFailure) in
        try player.play(steps, in: Fixture(noteCount: 3), on: variants)
      })
  }

  private func failure(
    on variants: [Variant], runLimit: Int,
    _ play: (SessionPlayer) throws(VerificationFailure) -> Void
  ) -> VerificationFailure? {
    do throws(VerificationFailure) {
      try play(SessionPlayer())
      return nil
    } catch {
      return FailureShrinker(runLimit: runLimit).shrink(error, on: variants)
    }
  }
}

/// Runs an action at most once per view.
@MainActor private final class Hooks {
  static let shared = Hooks()
  private var done: [WeakView] = []

  func once(_ view: View, _ body: () -> Void) {
    done.removeAll { $0.view == nil }
    guard !done.contains(where: { $0.view === view }) else { return }
    done.append(WeakView(view: view))
    body()
  }

  private struct WeakView {
    weak var view: View?
  }
}

private final class Flicker: View {
  private var count = 0

  init(on loop: MainLoop) {
    super.init(nil, on: loop)
    frame = Rect(x: 60, y: 1, width: 9, height: 1)
  }

  override func draw(_ canvas: Canvas) {
    count += 1
    canvas.text("\(count)", width: 9, style: [])
  }
}

private final class Restless: View {
  init(on loop: MainLoop) {
    super.init(nil, on: loop)
    frame = Rect(x: 60, y: 1, width: 9, height: 1)
  }

  override func draw(_ canvas: Canvas) {
    loop.async { [weak self] in self?.setNeedsDisplay() }
  }
}
