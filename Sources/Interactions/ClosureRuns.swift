import Backend
import Controllers
import Equivalence
import Measurement

/// An interaction that begins with a user action; server answers may follow as further pieces.
final class ActionRun: InteractionRun {
  let driver: AppDriver
  let pieceCount: Int
  private let action: (Int) throws -> () -> Void
  private let undo: (Int) -> Void
  private let defect: (Int) -> String?
  private let cleanUp: () -> Void
  private var event: () -> Void = {}
  private var failure: String?
  private var lastStep: Int?

  /// - Parameters:
  ///   - robot: the app, already set up.
  ///   - answerCount: how many server answers belong to a step.
  ///   - action: returns the user's action of a step, which is run later.
  ///   - undo: restores the app's old shape after a step.
  ///   - defect: says what is wrong after a step; `nil` if nothing is.
  ///   - cleanUp: prepares the app for the next interaction.
  init(
    _ robot: AppRobot, answerCount: Int = 0, action: @escaping (Int) throws -> () -> Void,
    undo: @escaping (Int) -> Void, defect: @escaping (Int) -> String?,
    cleanUp: @escaping () -> Void = {}
  ) {
    driver = robot.driver
    pieceCount = 1 + answerCount
    self.action = action
    self.undo = undo
    self.defect = defect
    self.cleanUp = cleanUp
  }

  func prepare(piece: Int, ofStep step: Int) {
    guard piece == 0 else {
      event = driver.nextEvent() ?? {}
      return
    }
    do {
      event = try action(step)
    } catch {
      failure = "\(error)"
      event = {}
    }
  }

  func perform(piece: Int, ofStep step: Int) {
    driver.event(event)
    lastStep = step
  }

  func reset(step: Int) {
    failure = failure ?? defect(step)
    lastStep = nil
    undo(step)
  }

  func visibleDefect() -> String? {
    failure ?? lastStep.flatMap(defect)
  }

  func end() {
    cleanUp()
  }
}

/// An interaction with one push per step, or several in one turn; each is decoded before.
final class PushRun: InteractionRun {
  let driver: AppDriver
  let resetsAfterEachStep: Bool
  private let pushes: (Int) -> [[ServerChange]]
  private let undo: (Int) -> [ServerChange]
  private let defect: (Int) -> String?
  private let hiddenDefect: (Int) -> String?
  private var events: [() -> Void] = []
  private var firstStep = 0
  private var lastStep: Int?
  private var failure: String?

  /// - Parameters:
  ///   - robot: the app, already set up.
  ///   - pushes: returns the pushes of a step, which all come in one turn.
  ///   - undo: returns the changes that reset a step; `nil` if steps need no reset.
  ///   - defect: says what is wrong in view after a step; `nil` if nothing is.
  ///   - hiddenDefect: says what is wrong out of view; `nil` if nothing is.
  init(
    _ robot: AppRobot, pushes: @escaping (Int) -> [[ServerChange]],
    undo: ((Int) -> [ServerChange])? = nil, defect: @escaping (Int) -> String?,
    hiddenDefect: @escaping (Int) -> String? = { _ in nil }
  ) {
    driver = robot.driver
    self.pushes = pushes
    self.undo = undo ?? { _ in [] }
    self.defect = defect
    self.hiddenDefect = hiddenDefect
    resetsAfterEachStep = undo != nil
  }

  /// Creates an interaction with one push per step.
  convenience init(
    _ robot: AppRobot, changes: @escaping (Int) -> [ServerChange],
    undo: ((Int) -> [ServerChange])? = nil, defect: @escaping (Int) -> String?,
    hiddenDefect: @escaping (Int) -> String? = { _ in nil }
  ) {
    self.init(
      robot, pushes: { [changes($0)] }, undo: undo, defect: defect, hiddenDefect: hiddenDefect)
  }

  func prepare(steps: Range<Int>) {
    if !resetsAfterEachStep { prepareEvents(steps) }
  }

  /// Prepares the push only now if a reset follows.
  ///
  /// The server changes its notes when a push is prepared, so earlier resets must be done by then.
  func prepare(piece: Int, ofStep step: Int) {
    if resetsAfterEachStep { prepareEvents(step..<step + 1) }
  }

  private func prepareEvents(_ steps: Range<Int>) {
    let robot = AppRobot(driver: driver)
    firstStep = steps.lowerBound
    events = steps.map { step in
      let events = pushes(step).map { robot.preparedPush($0) }
      if events.count == 1 { return events[0] }
      return { for event in events { event() } }
    }
  }

  func perform(piece: Int, ofStep step: Int) {
    driver.event(events[step - firstStep])
    lastStep = step
  }

  func reset(step: Int) {
    failure = failure ?? defect(step)
    AppRobot(driver: driver).push(undo(step))
    lastStep = nil
  }

  func visibleDefect() -> String? {
    failure ?? lastStep.flatMap(defect)
  }

  func checkThoroughly() -> String? {
    lastStep.flatMap(hiddenDefect)
  }
}
