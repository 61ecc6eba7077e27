import Controllers

/// An interaction whose first piece is the user's doing; answers may follow as further pieces.
final class ActionRun: InteractionRun {
  let driver: AppDriver
  let pieceCount: Int
  private let action: (Int) throws -> () -> Void
  private let undo: (Int) -> Void
  private let complaint: (Int) -> String?
  private let leave: () -> Void
  private var event: () -> Void = {}
  private var failure: String?
  private var lastStep: Int?

  /// - Parameters:
  ///   - stage: the app, set up.
  ///   - answerCount: how many answers belong to a step.
  ///   - action: what the user does in a step, ready to be done.
  ///   - undo: brings the app back into its old shape.
  ///   - complaint: what is wrong after a step.
  ///   - leave: leaves the app to the next interaction.
  init(
    _ stage: Stage, answerCount: Int = 0, action: @escaping (Int) throws -> () -> Void,
    undo: @escaping (Int) -> Void, complaint: @escaping (Int) -> String?,
    leave: @escaping () -> Void = {}
  ) {
    driver = stage.driver
    pieceCount = 1 + answerCount
    self.action = action
    self.undo = undo
    self.complaint = complaint
    self.leave = leave
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
    failure = failure ?? complaint(step)
    lastStep = nil
    undo(step)
  }

  func check() -> String? {
    failure ?? lastStep.flatMap(complaint)
  }

  func end() {
    leave()
  }
}
