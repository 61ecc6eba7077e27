import Controllers

/// An interaction whose event is a push, or some in one turn: each decoded before.
final class PushRun: InteractionRun {
  let driver: AppDriver
  let resetsAfterEachStep: Bool
  private let pushes: (Int) -> [[ServerChange]]
  private let undo: (Int) -> [ServerChange]
  private let complaint: (Int) -> String?
  private let closeLook: (Int) -> String?
  private var events: [() -> Void] = []
  private var firstStep = 0
  private var lastStep: Int?
  private var failure: String?

  /// - Parameters:
  ///   - stage: the app, set up.
  ///   - pushes: what is pushed in a step, all in one turn.
  ///   - undo: what is pushed to reset it; nothing at all if a step needs no reset.
  ///   - complaint: what is wrong after a step.
  ///   - closeLook: what is wrong out of view.
  init(
    _ stage: Stage, pushes: @escaping (Int) -> [[ServerChange]],
    undo: ((Int) -> [ServerChange])? = nil, complaint: @escaping (Int) -> String?,
    closeLook: @escaping (Int) -> String? = { _ in nil }
  ) {
    driver = stage.driver
    self.pushes = pushes
    self.undo = undo ?? { _ in [] }
    self.complaint = complaint
    self.closeLook = closeLook
    resetsAfterEachStep = undo != nil
  }

  /// One push a step.
  convenience init(
    _ stage: Stage, changes: @escaping (Int) -> [ServerChange],
    undo: ((Int) -> [ServerChange])? = nil, complaint: @escaping (Int) -> String?,
    closeLook: @escaping (Int) -> String? = { _ in nil }
  ) {
    self.init(
      stage, pushes: { [changes($0)] }, undo: undo, complaint: complaint, closeLook: closeLook)
  }

  func prepare(steps: Range<Int>) {
    if !resetsAfterEachStep { prepareEvents(steps) }
  }

  /// The server acts when a push is prepared: what a reset is to undo must not be done before.
  func prepare(piece: Int, ofStep step: Int) {
    if resetsAfterEachStep { prepareEvents(step..<step + 1) }
  }

  private func prepareEvents(_ steps: Range<Int>) {
    let stage = Stage(driver: driver)
    firstStep = steps.lowerBound
    events = steps.map { step in
      let events = pushes(step).map { stage.preparedPush($0) }
      if events.count == 1 { return events[0] }
      return { for event in events { event() } }
    }
  }

  func perform(piece: Int, ofStep step: Int) {
    driver.event(events[step - firstStep])
    lastStep = step
  }

  func reset(step: Int) {
    failure = failure ?? complaint(step)
    Stage(driver: driver).push(undo(step))
    lastStep = nil
  }

  func check() -> String? {
    failure ?? lastStep.flatMap(complaint)
  }

  func lookClosely() -> String? {
    lastStep.flatMap(closeLook)
  }
}
