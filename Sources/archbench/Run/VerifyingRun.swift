import ArchitectureKit
import CommandLineKit
import Controllers
import Scenarios

/// A verification from the first script to the last session.
final class VerifyingRun {
  private let request: VerifyRequest
  private let console: Console
  private let player = SessionPlayer()
  private let interrupt = Interrupt.keyboard()
  private let progress: ProgressLine
  /// Who has done nothing wrong yet; the first is the reference.
  private var variants: [Variant]
  /// How many scripts, and how many sessions, were played to their end.
  private(set) var counts = (scripts: 0, sessions: 0)
  private(set) var findings: [VerifyFinding] = []
  private var hasRefusedSteps = false
  private(set) var wasInterrupted = false

  var coverage: Coverage { player.coverage }
  var isWrong: Bool { !findings.isEmpty || hasRefusedSteps }

  init(_ request: VerifyRequest, _ console: Console) {
    self.request = request
    self.console = console
    variants = request.variants
    progress = console.progress()
  }

  /// Plays everything; what is wrong is printed and saved on the way.
  func perform() throws {
    defer { progress.erase() }
    if let warning = request.warning { progress.print(warning) }
    // Said before anything can go wrong: without it nobody could play the sessions again.
    if request.hasFreshSeed { progress.print("The sessions are drawn from seed \(request.seed).") }
    for (index, script) in request.scripts.enumerated() where isGoingOn {
      progress.update("scripts", done: index, total: request.scripts.count)
      try play(script)
    }
    let total = request.sessions.count
    for (index, number) in request.sessions.enumerated() where isGoingOn {
      progress.update("sessions of seed \(request.seed)", done: index, total: total)
      try play(
        Session(seed: request.seed, number: number, noteCount: request.noteCount))
    }
  }

  /// Whether somebody is left to compare, or the reference to judge.
  private var isGoingOn: Bool {
    if interrupt.isRequested { wasInterrupted = true }
    let isAlone = variants.count == 1 && request.variants.count > 1
    return !wasInterrupted && !variants.isEmpty && !isAlone
  }

  private func play(_ script: Script) throws {
    let world = World(noteCount: request.noteCount ?? World().noteCount)
    let name = script.file.split(separator: "/").last.map(String.init) ?? script.file
    let place = "script \(name.split(separator: ".").first ?? "")"
    try untilRight(
      file: "divergence-\(name)", origin: "--script \(script.file)", place: place
    ) { () throws(VerificationFailure) in
      if let refused = try player.play(script, in: world, on: variants) {
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
    let file = "divergence-\(session.seed)-\(session.number).script"
    try untilRight(file: file, origin: origin, place: "session \(session.number)") {
      () throws(VerificationFailure) in
      try player.play(session, actions: request.actions, on: variants)
      counts.sessions += 1
    }
  }

  /// Plays again and again, each time without the variant that was wrong.
  private func untilRight(
    file: String, origin: String, place: String,
    _ body: () throws(VerificationFailure) -> Void
  ) throws {
    var file = file
    while isGoingOn {
      do throws(VerificationFailure) {
        return try body()
      } catch {
        progress.update("shrinking a divergence", done: 0, total: 1)
        let failure = FailureShrinker().shrink(error, on: variants)
        findings.append(VerifyFinding(failure: failure, place: place))
        try report(failure, file: file, origin: origin)
        let variant = failure.divergence.variant
        // Nobody can be compared with a reference that is wrong itself.
        variants =
          variant == variants.first?.id ? [] : variants.filter { $0.id != variant }
        file = "also-" + file
      }
    }
  }

  private func report(_ failure: VerificationFailure, file: String, origin: String) throws {
    let path = request.folder == "." ? file : "\(request.folder)/\(file)"
    let report = FailureReport(failure, file: path, origin: origin)
    try AtomicFile.write(report.script, to: path)
    progress.erase()
    let terminal = console.outputTerminal
    try console.output.write(
      report.text(width: terminal.width, usesColour: terminal.usesColour) + "\n")
  }
}
