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
  private let interrupt = Interrupt.keyboard()
  private let progress: ProgressLine
  /// The architectures without a failure so far.
  ///
  /// The first one is the reference.
  private var variants: [Variant]
  /// The numbers of scripts and sessions that were played to their end.
  private(set) var counts = (scripts: 0, sessions: 0)
  private(set) var foundFailures: [FoundFailure] = []
  private var hasRefusedSteps = false
  private(set) var wasInterrupted = false

  var coverage: Coverage { player.coverage }
  var isWrong: Bool { !foundFailures.isEmpty || hasRefusedSteps }

  init(_ request: VerifyRequest, _ console: Console) {
    self.request = request
    self.console = console
    variants = request.variants
    progress = console.progress()
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
    if interrupt.isRequested { wasInterrupted = true }
    let isAlone = variants.count == 1 && request.variants.count > 1
    return !wasInterrupted && !variants.isEmpty && !isAlone
  }

  private func play(_ script: Script) throws {
    let fixture = Fixture(noteCount: request.noteCount ?? Fixture().noteCount)
    let name = script.file.split(separator: "/").last.map(String.init) ?? script.file
    let place = "script \(name.split(separator: ".").first ?? "")"
    try retryWithoutFailing(
      file: name, origin: "--script \(script.file)", place: place
    ) { () throws(VerificationFailure) in
      if let refused = try player.play(script, in: fixture, on: variants) {
        hasRefusedSteps = true
        progress.print("\(script.file):\(refused.line): \(refused.reason)\n\(refused.tree)")
      }
      counts.scripts += 1
    }
  }

  private func play(_ session: Session) throws {
    let notes = request.noteCount.map { " --notes \($0)" } ?? ""
    let origin =
      "--seed \(session.seed) --session \(session.number) --actions \(request.actions)\(notes)"
    let file = "\(session.seed)-\(session.number).script"
    try retryWithoutFailing(file: file, origin: origin, place: "session \(session.number)") {
      () throws(VerificationFailure) in
      try player.play(session, actions: request.actions, on: variants)
      counts.sessions += 1
    }
  }

  /// Repeats `body`, each time without the architecture that failed, until none fails.
  ///
  /// Each failure is saved in a file of its own: `divergence-…`, then `divergence-2-…`.
  private func retryWithoutFailing(
    file: String, origin: String, place: String,
    _ body: () throws(VerificationFailure) -> Void
  ) throws {
    var count = 0
    while canContinue {
      do throws(VerificationFailure) {
        return try body()
      } catch {
        progress.update("shrinking a divergence", done: 0, total: 1)
        let failure = FailureShrinker().shrink(error, on: variants)
        count += 1
        let name = "divergence-\(count == 1 ? "" : "\(count)-")\(file)"
        let path = request.folder == "." ? name : "\(request.folder)/\(name)"
        foundFailures.append(FoundFailure(failure: failure, place: place, file: path))
        try report(failure, path: path, origin: origin)
        let wrong = failure.divergence.architecture
        // A reference that is itself wrong ends all comparisons.
        variants =
          wrong == variants.first?.name ? [] : variants.filter { $0.name != wrong }
      }
    }
  }

  private func report(_ failure: VerificationFailure, path: String, origin: String) throws {
    let report = FailureReport(failure, file: path, origin: origin)
    try AtomicFile.write(report.script, to: path)
    progress.erase()
    let terminal = console.outputTerminal
    try console.output.write(
      report.text(width: terminal.width, usesColour: terminal.usesColour) + "\n")
  }
}

/// Reads scripts from files.
enum ScriptFile {
  /// Returns the script at `path`.
  ///
  /// - Throws: a `CommandFailure`, `file:line: what is wrong`, with exit code 64.
  static func read(_ path: String) throws -> Script {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.diagnostic(
        "\(path):1: the script cannot be read, expected a text file that you may open", .usage)
    }
    do {
      return try ScriptParser.parse(Array(bytes), file: path)
    } catch {
      throw CommandFailure.diagnostic("\(error)", .usage)
    }
  }
}

/// A failure that a verification has found.
struct FoundFailure {
  let failure: VerificationFailure
  /// The script or session that failed, such as `session 3`.
  let place: String
  /// The file with the script that reproduces it.
  let file: String

  /// A summary in one line, which scripts can parse.
  var summary: String {
    let divergence = failure.divergence
    let count = failure.steps.count
    let text = "Found: \(divergence.architecture), \(divergence.kind.rawValue), \(place), "
    return text + "shrunk to \(count) step\(count == 1 ? "" : "s"), saved as \(file)."
  }
}
