import Interactions
package import Measurement

/// Shows the apps of another factory in a window while they are measured.
package final class WindowAppFactory: AppFactory {
  private let apps: any AppFactory
  private let stage: FrameStage

  package init(_ apps: any AppFactory, on stage: FrameStage) {
    self.apps = apps
    self.stage = stage
  }

  package func makeAppUnderTest(of variant: String, size: Int) throws -> any AppUnderTest {
    WindowAppUnderTest(app: try apps.makeAppUnderTest(of: variant, size: size), stage: stage)
  }
}

/// An app of which each interaction is performed in the window.
private final class WindowAppUnderTest: AppUnderTest {
  private let app: any AppUnderTest
  private let stage: FrameStage

  init(app: any AppUnderTest, stage: FrameStage) {
    self.app = app
    self.stage = stage
  }

  func workload(for interaction: String) throws -> any Workload {
    guard let run = try app.workload(for: interaction) as? any InteractionRun else {
      throw InteractionError(description: "\(interaction) cannot be shown in a window.")
    }
    return WindowWorkload(run, on: stage)
  }
}

/// An interaction in a window: each of its turns ends with the pixels.
private final class WindowWorkload: Workload {
  private let run: any InteractionRun
  private let stage: FrameStage

  init(_ run: any InteractionRun, on stage: FrameStage) {
    self.run = run
    self.stage = stage
  }

  var resetsAfterEachStep: Bool { run.resetsAfterEachStep }
  var pieceCount: Int { run.pieceCount }

  func prepare(steps: Range<Int>) {
    run.prepare(steps: steps)
    stage.show(run.driver)
  }

  func prepare(piece: Int, ofStep step: Int) {
    run.prepare(piece: piece, ofStep: step)
    stage.settle()
  }

  func perform(piece: Int, ofStep step: Int) {
    stage.time { run.perform(piece: piece, ofStep: step) }
  }

  func reset(step: Int) {
    run.reset(step: step)
    stage.settle()
  }

  func check() -> String? { run.check() ?? stage.defect }
  func takeParts() -> [Double] { stage.timer.takeParts() }
}
