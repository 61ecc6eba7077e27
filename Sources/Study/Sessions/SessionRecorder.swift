package import ArchitectureKit
import Backend
import Controllers
import Equivalence
import Foundation
import Toolkit

/// Plays the rules' session on an app, and records what the app does.
@MainActor
package final class SessionRecorder {
  private let driver: AppDriver
  private var recording: SessionRecording
  private var turn = SessionRecording.Turn(step: "", line: 0)
  private var step = (text: "", line: 0)
  private var reader: StateInspector
  private var requestsBefore = (turn: 0, step: 0)
  private var countersBefore = WorkCounters()
  /// The moments at which fingerprints are taken; they cost half of a session's time.
  private let fingerprintUse: SessionCheck.FingerprintUse
  private var isIdling = false

  /// Plays the rules' session on an app.
  ///
  /// - Parameters:
  ///   - variant: the app to launch.
  ///   - book: the rules to be checked; facts that none of them needs are not recorded.
  /// - Returns: the recording.
  /// - Throws: a `ScriptError` if a step is not possible.
  package static func record(_ variant: Variant, for book: RuleBook) throws -> SessionRecording {
    let uses = book.sessionChecks.map(\.check.fingerprintUse)
    let recorder = SessionRecorder(variant, uses.max() ?? .never)
    try recorder.play(SessionScript.script())
    recorder.idle(turns: SessionScript.idleTurns)
    return recorder.recording
  }

  private init(_ variant: Variant, _ fingerprintUse: SessionCheck.FingerprintUse) {
    self.fingerprintUse = fingerprintUse
    driver = AppDriver(variant, in: SessionScript.fixture)
    recording = SessionRecording(architecture: variant.name)
    reader = StateInspector(driver.app)
    driver.loop.onPhase = { [unowned self] in reached($0) }
    driver.loop.onWork = { [unowned self] in wrote($0) }
  }

  private func play(_ script: Script) throws {
    let player = ScriptPlayer(driver) { _ in }
    player.onStep = { [unowned self] in begin($0) }
    try player.play(script)
    endStep()
  }

  private func idle(turns: Int) {
    isIdling = true
    recording.idle.frames = -driver.loop.counters.frames
    let count = recording.turns.count
    for _ in 0..<turns { driver.loop.turn() }
    let idle = recording.turns[count...]
    recording.turns.removeLast(turns)
    recording.idle.frames += driver.loop.counters.frames
    recording.idle.writes = idle.flatMap(\.writes)
    recording.idle.requests = idle.flatMap(\.requests)
    recording.idle.queuedWork = idle.reduce(0) { $0 + $1.queuedWork }
  }

  // MARK: - Steps

  private func begin(_ line: Script.Line) {
    endStep()
    let text = line.step.description.split(separator: "\n")
    step = (text.map { $0.drop { $0 == " " } }.joined(separator: ", "), line.number)
    requestsBefore.step = driver.backend.log.count
  }

  private func endStep() {
    guard step.line > 0 else { return }
    var end = SessionRecording.StepEnd(
      step: step.text, line: step.line, snapshot: driver.window.snapshot(),
      requests: driver.backend.log[requestsBefore.step...].map(\.kind))
    if let state = reader.state {
      let json = Self.json(state)
      end.state = json?.text
      end.stateSurvives = json?.survives ?? false
    }
    if let app = driver.app as? any ReplayableApp { end.replay = replay(app) }
    let inspector = StateInspector(driver.app)
    end.storeCount = inspector.storeCount
    end.coordinators = inspector.coordinators
    recording.steps.append(end)
  }

  /// Makes the state again from the actions that an app has logged.
  private func replay<Logged: ReplayableApp>(_ app: Logged) -> SessionRecording.Replay {
    let requests = driver.backend.log.count
    let actions = app.actions
    let decoded = (try? JSONEncoder().encode(actions)).flatMap {
      try? JSONDecoder().decode([Logged.Action].self, from: $0)
    }
    let state = decoded.map { Logged.replay($0) }
    return SessionRecording.Replay(
      actions: actions.count, givesState: state != nil && state == reader.state as? Logged.State,
      requests: driver.backend.log.count - requests)
  }

  /// Returns a state as JSON and whether it can be decoded from it; `nil` if it cannot be encoded.
  private static func json(_ state: Any) -> (text: String, survives: Bool)? {
    func json<State: Codable & Equatable>(_ state: State) -> (text: String, survives: Bool)? {
      guard let data = try? JSONEncoder().encode(state) else { return nil }
      let again = try? JSONDecoder().decode(State.self, from: data)
      return (String(decoding: data, as: UTF8.self), again == state)
    }
    return (state as? any Codable & Equatable).flatMap { json($0) }
  }

  // MARK: - Turns

  private func reached(_ phase: TurnPhase) {
    switch phase {
    case .began: beginTurn()
    case .displayEnded: endTurn()
    case .eventEnded, .propertiesEnded, .layoutEnded: break
    }
  }

  private func beginTurn() {
    turn = SessionRecording.Turn(step: step.text, line: step.line)
    turn.before = fingerprint()
    requestsBefore.turn = driver.backend.log.count
    countersBefore = driver.loop.counters
    // This is the first work in the queue. So it runs after the event, and before the work that the
    // event has queued. The work that it queues itself runs last.
    let loop = driver.loop
    loop.async { [weak self] in
      guard let self else { return }
      if reader.app !== driver.app {
        // The app was launched in this turn.
        reader = StateInspector(driver.app)
        turn.before = fingerprint()
      }
      turn.afterEvent = fingerprint()
      loop.async { [weak self] in
        guard let self else { return }
        turn.afterWork = fingerprint()
        turn.queuedWork = loop.queuedWorkCount - 2
      }
    }
  }

  private func endTurn() {
    let counters = driver.loop.counters
    turn.requests = driver.backend.log[requestsBefore.turn...].map(\.kind)
    turn.redundantWrites = counters.redundantWrites - countersBefore.redundantWrites
    turn.tableReloads = counters.tableReloads - countersBefore.tableReloads
    turn.frames = counters.frames - countersBefore.frames
    turn.rowViewModels = reader.rowViewModelCount
    recording.turns.append(turn)
    // A log-in can create other stores.
    if turn.requests.contains(.load) { reader = StateInspector(driver.app) }
  }

  /// Records a write to a view; other work on views is ignored.
  private func wrote(_ work: String) {
    // During the launch there is no app to inspect yet.
    guard reader.app != nil, work.hasPrefix("write") else { return }
    turn.writes.append(
      SessionRecording.Write(
        work: work,
        fingerprint: fingerprintUse < .atWrites ? SessionRecording.Fingerprint() : fingerprint(),
        isRendering: reader.isRendering))
  }

  private func fingerprint() -> SessionRecording.Fingerprint {
    isIdling || fingerprintUse == .never ? SessionRecording.Fingerprint() : reader.fingerprint()
  }
}
