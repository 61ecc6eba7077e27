import Measurement
import TestSupport
import Testing

@testable import Report
@testable import Results

@Suite("Figures of a real window") struct WindowReportTests {
  private static let events = [
    "type": "a key is typed", "edit-visible": "a note in view changes",
    "edit-offscreen": "a note out of view changes",
  ]

  /// Returns an interval of ± 2 % around some µs, at least ± 0.1.
  private func interval(_ microseconds: Double) -> Interval {
    let width = max(0.1, abs(microseconds) * 0.02)
    return Interval(
      estimate: microseconds * 1e-6, low: (microseconds - width) * 1e-6,
      high: (microseconds + width) * 1e-6)
  }

  /// Returns the cell of a variant that adds some µs to Baseline's 10.
  private func cell(_ name: String, _ event: String, adding added: Double) -> FrameCell {
    let drawn: [(FrameFigure, Double)] = [(.commit, 100), (.layout, 300), (.paint, 500)]
    let frame = event == "edit-offscreen" ? drawn.map { ($0.0, 0) } : drawn
    var cell = FrameCell(
      VariantID(name), event,
      times: Dictionary(uniqueKeysWithValues: frame.map { ($0.0, interval($0.1)) }))
    let sum = frame.map(\.1).reduce(0, +)
    cell.times[.own] = interval(10 + added)
    cell.times[.event] = interval(15 + added)
    cell.times[.frame] = interval(15 + added + sum)
    cell.times[.whole] = interval(16 + added + sum)
    cell.times[.processor] = interval(20 + added + 1.5 * sum)
    guard name != "Baseline" else { return cell }
    for figure in [FrameFigure.own, .event, .frame] { cell.added[figure] = interval(added) }
    return cell
  }

  /// A run in a window.
  private func run(_ names: [String: Double]) -> Results {
    var run = MadeUpRun()
    run.names = ["Baseline"] + names.keys.sorted()
    run.interactions = ["type", "edit-visible", "edit-offscreen"]
    run.titles = Self.events
    var results = run.results
    results.window = run.interactions.flatMap { event in
      [cell("Baseline", event, adding: 0)]
        + names.sorted { $0.key < $1.key }.map { cell($0.key, event, adding: $0.value) }
        + [cell("S", event, adding: 0.01)]
    }
    results.windowRun = WindowRun(results.environment, valid: true)
    return results
  }

  /// A run without a window, in which MVC adds as much and MVVM less.
  private var headless: Results {
    var run = MadeUpRun()
    run.interactions = ["type", "edit-visible", "edit-offscreen"]
    run.titles = Self.events
    run.change = { cell in
      cell.counters = [
        "viewWrites": 2, "configurationWrites": 0,
        "redundantWrites": cell.architecture == "MVVM" ? 3 : 0,
      ]
      guard cell.architecture != "Baseline" else { return }
      let added = cell.architecture == "MVC" ? 2e-6 : 4e-6
      cell.added = Interval(estimate: added, low: added * 0.98, high: added * 1.02)
    }
    return run.results
  }

  private func file() throws -> WindowFile {
    try #require(WindowFile(run(["MVC": 2, "MVVM": 5]), checksums: ["MVC": "abc"]))
  }

  @Test("The page answers with shares and added times; it equals its golden file.")
  func page() throws {
    let found = WindowSection(
      try file(), besides: headless, note: "The sources of MVC have changed."
    ).document
      .markdown
    let golden = Folder("Goldens")
    if Folder.updatesGoldens { try golden.write(found, to: "window.md") }
    #expect(firstDifference(found, try golden.read("window.md")) == nil)
  }

  @Test("The control is no pattern, and the file is read as it was written.")
  func stored() throws {
    let file = try file()
    #expect(file.patterns == ["MVC", "MVVM"])
    #expect(try WindowFile(text: file.text) == file)
  }

  @Test("A report has the page only if there are figures, and bars only of the same sources.")
  func report() throws {
    let results = headless
    var stored = StoredFiles()
    func pages() -> [RunReport.Page] { RunReport(results, stored).pages }
    #expect(!pages().contains { $0.path == "window.md" || $0.text.contains("In a real window") })
    stored.window = try file()
    #expect(pages().contains { $0.path == "window.md" && $0.text.contains("# A real frame") })
    #expect(!pages()[0].text.contains("█"))
  }

  @Test("An event that draws nothing has no share of a frame.")
  func noFrame() throws {
    let file = try file()
    #expect(file.hasFrame("type") && !file.hasFrame("edit-offscreen"))
  }
}
