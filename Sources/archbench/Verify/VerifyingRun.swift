import ArchitectureKit
import Backend
import Equivalence
import Foundation
import Support

/// A complete verification: plays all scripts, then all sessions.
final class VerifyingRun {
  private let request: VerifyRequest
  private let console: Console
  private let player = SessionPlayer()
  private let interrupt: Interrupt
  private let progress: ProgressLine
  /// The architectures without a failure so far.
  ///
  /// The first one is the reference.
  private var variants: [Variant]
  /// The numbers of scripts and sessions that were played to their end.
  private var counts = (scripts: 0, sessions: 0)
  private var failures: [FoundFailure] = []
  private var hasRefusedSteps = false
  var wasInterrupted: Bool { interrupt.isRequested }

  var isWrong: Bool { !failures.isEmpty || hasRefusedSteps }

  init(_ request: VerifyRequest, _ console: Console) {
    self.request = request
    self.console = console
    variants = request.variants
    progress = console.progress()
    interrupt = .keyboard(VerifyCommand.interruption, on: console.errorTerminal)
  }

  /// Plays everything.
  ///
  /// Failures are printed and saved immediately.
  func perform() throws {
    defer { progress.erase() }
    if let warning = request.warning { progress.print(warning) }
    // Printed first: without the seed, the sessions could not be repeated after a crash.
    if request.hasFreshSeed { progress.print("The sessions are drawn from seed \(request.seed).") }
    for (index, script) in request.scripts.enumerated() where canContinue {
      progress.update("scripts", done: index, total: request.scripts.count)
      try play(script)
    }
    let total = request.sessions.count
    for (index, number) in request.sessions.enumerated() where canContinue {
      progress.update("sessions of seed \(request.seed)", done: index, total: total)
      try play(
        Session(seed: request.seed, number: number, noteCount: request.noteCount))
    }
  }

  /// Whether the verification can continue: at least two architectures are left, or only the reference
  /// was requested.
  private var canContinue: Bool {
    let isAlone = variants.count == 1 && request.variants.count > 1
    return !wasInterrupted && !variants.isEmpty && !isAlone
  }

  private func play(_ script: Script) throws {
    let fixture = Fixture(noteCount: request.noteCount ?? Fixture().noteCount)
    try play(
      file: script.name, origin: "--script \(script.file)",
      place: "script \(script.name)"
    ) { variants throws(VerificationFailure) in
      if let refused = try player.play(script, in: fixture, on: variants) {
        hasRefusedSteps = true
        progress.print("\(refused)\n\(refused.tree ?? "")")
      }
      counts.scripts += 1
    }
  }

  private func play(_ session: Session) throws {
    let notes = request.noteCount.map { " --notes \($0)" } ?? ""
    let origin =
      "--seed \(session.seed) --session \(session.number) --actions \(request.actions)\(notes)"
    let file = "\(session.seed)-\(session.number)"
    try play(file: file, origin: origin, place: "session \(session.number)") {
      variants throws(VerificationFailure) in
      try player.play(session, actions: request.actions, on: variants)
      counts.sessions += 1
    }
  }

  /// Plays something, each time without the architecture that failed, until none fails.
  ///
  /// Each failure is saved in a file of its own: `divergence-…`, then `divergence-2-…`.
  private func play(
    file: String, origin: String, place: String,
    _ body: ([Variant]) throws(VerificationFailure) -> Void
  ) throws {
    var count = 0
    let all = variants
    try player.play(
      on: &variants,
      failed: { failure in
        progress.update("shrinking a divergence", done: 0, total: 1)
        let short = FailureShrinker(isInterrupted: { [interrupt] in interrupt.isRequested })
          .shrink(failure, on: all)
        count += 1
        let name = VerifyRequest.file(of: file, number: count)
        let path = request.folder == "." ? name : "\(request.folder)/\(name)"
        let report = FailureReport(short, file: path, origin: origin)
        progress.erase()
        // An output or a file that cannot be written loses nothing of what was found.
        let shown = Result { try console.write { $0.fitted(report.text($0.coloured)) } }
        let isSaved = save(report, to: path)
        try shown.get()
        if isSaved { try console.show("\(report.saved)\n\n") }
        failures.append(FoundFailure(failure: short, place: place, file: isSaved ? path : nil))
      }, body)
  }

  /// Writes the script of a failure; returns whether it could.
  private func save(_ report: FailureReport, to path: String) -> Bool {
    do throws(CommandFailure) {
      try AtomicFile.write(report.script, to: path, replacing: request.replaced)
      return true
    } catch {
      progress.print("\(error) The script is above. \(report.notSaved)")
      return false
    }
  }

  // MARK: - Summary

  /// What was found, for each architecture and in all.
  var summary: String {
    let reference = request.variants.first?.name
    let isReferenceWrong = failures.contains { $0.architecture == reference }
    let fine = isReferenceWrong ? "no difference by then" : "no difference"
    let table = TextTable(
      of: request.variants.map(\.name),
      [
        .words("Architecture") { $0 },
        .words("Result") { [failures] name in
          failures.first { $0.architecture == name }.map { "\($0.kind): see above" }
            ?? (name == reference ? "reference" : fine)
        },
      ])
    var text = table.plain() + "\n" + failures.map { $0.summary + "\n" }.joined()
    func of(_ all: Int, _ noun: String) -> String { "of \(all) \(noun)\(all == 1 ? "" : "s")" }
    text += "\(counts.scripts) \(of(request.scripts.count, "script")) and \(counts.sessions) "
    text += "\(of(request.sessions.count, "session")), \(player.coverage.stepCount) steps"
    text += request.sessions.isEmpty ? "." : "; seed \(request.seed)."
    if wasInterrupted { text += " Interrupted." }
    // A script need not reach any particular state. Sessions that reach no states prove nothing.
    if request.sessions.isEmpty { return text + "\n" }
    let unseen = player.coverage.unseen.map(\.rawValue)
    let total = ScreenState.allCases.count
    text += "\nStates reached: \(total - unseen.count) of \(total)"
    return text + (unseen.isEmpty ? "." : "; not: \(unseen.joined(separator: ", ")).") + "\n"
  }
}
