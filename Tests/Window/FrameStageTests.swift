import Backend
import Catalog
import Equivalence
import Measurement
import Testing
import Toolkit
import WindowApp

/// The tests need a display, such as `Scripts/window` opens.
@MainActor @Suite("Frames in a window", .serialized) struct FrameStageTests {
  private let stage: FrameStage
  private let driver: AppDriver

  init() throws {
    stage = try FrameStage()
    driver = AppDriver(try #require(architectures.variant("Baseline")))
    driver.settle()
    stage.show(driver)
  }

  @Test("A keystroke takes time up to the pixels, and its parts add up.")
  func keystroke() throws {
    let field = try #require(driver.view("login.name") as? any TextInput)
    for _ in 0..<5 {
      let start = stage.timer.instruments.now()
      stage.time { driver.event { field.type("a") } }
      let whole = Double(stage.timer.instruments.now() - start)
      let parts = stage.timer.takeParts()
      // A field is as large with any text, so GTK lays nothing out.
      for part in FramePart.allCases where part != .layout { #expect(parts[part.rawValue] > 0) }
      #expect(parts.dropLast().reduce(0, +) <= whole)
    }
    #expect(stage.defect == nil)
  }

  @Test("An event that shows nothing has no frame.")
  func nothing() {
    stage.time { driver.event {} }
    let parts = stage.timer.takeParts()
    for part in [FramePart.commit, .layout, .paint] { #expect(parts[part.rawValue] == 0) }
    #expect(stage.defect == nil)
  }

  @Test("Only the app that is shown is drawn.")
  func turns() throws {
    let other = AppDriver(try #require(architectures.variant("MVC")))
    other.settle()
    stage.show(other)
    let field = try #require(driver.view("login.name") as? any TextInput)
    stage.time { driver.event { field.type("a") } }
    #expect(stage.timer.takeParts()[FramePart.paint.rawValue] == 0)
    stage.show(driver)
    stage.time { driver.event { field.type("a") } }
    #expect(stage.timer.takeParts()[FramePart.paint.rawValue] > 0)
    #expect(stage.defect == nil)
  }
}
