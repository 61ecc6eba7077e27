package import ArchitectureKit
import Controllers
import Foundation
import Scenarios
import Toolkit

/// Plays the session of the rules on an app, and writes down what the app does.
@MainActor
package final class SessionRecorder {
  private let driver: AppDriver
  private var recording: SessionRecording
  private var turn = SessionRecording.Turn(step: "", line: 0)
  private var step = (text: "", line: 0)
  private var reader: TruthReader
  private var requestsBefore = (turn: 0, step: 0)
  private var countersBefore = WorkCounters()
  /// To look at the truth takes half of a session's time.
  private let truthUse: SessionCheck.TruthUse
  private var isIdling = false

  /// Plays the rules' session on an app.
  ///
  /// - Parameters:
  ///   - variant: whose app.
  ///   - book: whose checks will be asked; what none of them uses is left out.
  /// - Returns: what the variant did.
  /// - Throws: a `StepError` if it cannot take a step.
  package static func record(_ variant: Variant, for book: RuleBook) throws -> SessionRecording {
    let uses = book.sessionChecks.map(\.check.truthUse)
    let recorder = SessionRecorder(variant, uses.max() ?? .never)
    try recorder.play(SessionScript.script())
    recorder.idle(turns: SessionScript.idleTurns)
    return recorder.recording
  }

  private init(_ variant: Variant, _ truthUse: SessionCheck.TruthUse) {
    self.truthUse = truthUse
    driver = AppDriver(variant, in: SessionScript.world)
    recording = SessionRecording(variant: variant.id)
    reader = TruthReader(driver.app)
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
    recording.steps.append(end)
  }

  /// Makes the state anew of what an app has logged.
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

  /// A state as JSON, and whether it can be made of that again; `nil` if it cannot be encoded.
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
    turn.before = truth()
    requestsBefore.turn = driver.backend.log.count
    countersBefore = driver.loop.counters
    // The first in the queue: it runs when the event is over, before all that the event has queued;
    // what it queues itself runs behind that.
    let loop = driver.loop
    loop.async { [weak self] in
      guard let self else { return }
      if reader.app !== driver.app {
        // It was launched in this turn.
        reader = TruthReader(driver.app)
        turn.before = truth()
      }
      turn.afterEvent = truth()
      loop.async { [weak self] in
        guard let self else { return }
        turn.afterWork = truth()
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
    // Who signs in may have brought along other stores.
    if turn.requests.contains(.load) { reader = TruthReader(driver.app) }
  }

  /// Hears of writes, of cells that are filled, and of operations on rows.
  private func wrote(_ work: String) {
    // While an app is launched there is nothing yet to look into.
    guard reader.app != nil, work.hasPrefix("write") else { return }
    turn.writes.append(
      SessionRecording.Write(
        work: work, truth: truthUse < .atWrites ? SessionRecording.Truth() : truth(),
        isRendering: reader.isRendering))
  }

  private func truth() -> SessionRecording.Truth {
    isIdling || truthUse == .never ? SessionRecording.Truth() : reader.truth()
  }
}
