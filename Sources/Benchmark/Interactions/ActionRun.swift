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
