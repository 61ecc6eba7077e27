package import Equivalence
import Interactions
import Measurement
import Screens
import Toolkit
import WindowDisplay

/// Measures what one more write, layout or cell costs in a frame.
///
/// A frame with one of them is compared with a frame with as many as there are rows in view; what
/// every frame costs is in both.
package struct WidgetCosts {
  /// Seconds of each block of the measurement, by what was measured.
  package private(set) var equalWrites: [Double] = []
  package private(set) var writes: [Double] = []
  package private(set) var shownWrites: [Double] = []
  package private(set) var layouts: [Double] = []
  package private(set) var cells: [Double] = []

  private static let (blocks, repeats) = (12, 10)

  /// - Parameters:
  ///   - stage: a window.
  ///   - driver: an app with more than a hundred notes.
  /// - Throws: an `InteractionError` if the app does not show its list.
  package init(on stage: FrameStage, of driver: AppDriver) throws {
    guard let list = Interactions.named("edit-visible") else { return }
    _ = try list.start(on: driver)
    stage.show(driver)
    guard let table = driver.view("notes.table") as? TableView else {
      throw InteractionError(description: "The list of notes is not there.")
    }
    let most = table.visibleRows.count
    var text = 0
    func frame(_ event: () -> Void) -> (layout: Double, all: Double) {
      stage.time { driver.event(event) }
      let parts = stage.timer.takeParts()
      let layout = parts[FramePart.layout.rawValue]
      return (layout, parts[FramePart.commit.rawValue] + layout + parts[FramePart.paint.rawValue])
    }
    func write(_ count: Int) -> (layout: Double, all: Double) {
      text += 1
      return frame {
        for row in table.visibleRows.prefix(count) {
          (table.cellForRow(row) as? NoteCell)?.titleLabel.text = "Text \(text)"
        }
      }
    }
    func scroll(_ count: Int) -> Double {
      let time = frame { table.scroll(toTop: count) }.all
      driver.event { table.scroll(toTop: 0) }
      stage.settle()
      return time
    }
    for block in 0...Self.blocks {
      var (few, many, fewLayouts, manyLayouts) = ([Double](), [Double](), [Double](), [Double]())
      var (one, all) = ([Double](), [Double]())
      for _ in 0..<Self.repeats {
        let (single, full) = (write(1), write(most))
        few.append(single.all)
        many.append(full.all)
        fewLayouts.append(single.layout)
        manyLayouts.append(full.layout)
        one.append(scroll(1))
        all.append(scroll(most))
      }
      func each(_ some: [Double], _ others: [Double]) -> Double {
        (Statistics.median(others) - Statistics.median(some)) / Double(most - 1) / 1e9
      }
      let effective = Statistics.median(
        (0..<Self.repeats).map { stage.write("Text \(block) \($0)") })
      let equal = stage.write("Text \(block) \(Self.repeats - 1)", count: 1_000)
      // The first block warms up.
      guard block > 0 else { continue }
      equalWrites.append(equal / 1e9)
      writes.append(effective / 1e9)
      shownWrites.append(each(few, many))
      layouts.append(each(fewLayouts, manyLayouts))
      cells.append(each(one, all))
    }
    if let defect = stage.defect { throw InteractionError(description: defect) }
  }
}
