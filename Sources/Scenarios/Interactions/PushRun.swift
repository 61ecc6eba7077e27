import Controllers

/// An interaction whose event is a push: each step one, decoded before.
final class PushRun: InteractionRun {
  let driver: AppDriver
  let resetsAfterEachStep: Bool
  private let changes: (Int) -> [ServerChange]
  private let undo: (Int) -> [ServerChange]
  private let complaint: (Int) -> String?
  private var events: [() -> Void] = []
  private var firstStep = 0
  private var lastStep: Int?
  private var failure: String?

  /// - Parameters:
  ///   - stage: the app, set up.
  ///   - changes: what is pushed in a step.
  ///   - undo: what is pushed to reset it; nothing at all if a step needs no reset.
  ///   - complaint: what is wrong after a step.
  init(
    _ stage: Stage, changes: @escaping (Int) -> [ServerChange],
    undo: ((Int) -> [ServerChange])? = nil, complaint: @escaping (Int) -> String?
  ) {
    driver = stage.driver
    self.changes = changes
    self.undo = undo ?? { _ in [] }
    self.complaint = complaint
    resetsAfterEachStep = undo != nil
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
    events = steps.map { stage.preparedPush(changes($0)) }
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
}
