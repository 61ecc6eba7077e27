import Foundation
import Measurement
import TestSupport
import Testing

@testable import Report

@Suite("Charts as SVG") struct ChartTests {
  /// The pictures of the published report, each with the folder that they are stored in.
  private static let published = Result {
    let runs = try PublishedRuns()
    return (pictures: RunReport(runs.joined, runs.stored).pictures, folder: runs.folder)
  }

  @Test("The published report's pictures are those that its results draw.", arguments: 0..<2)
  func stored(index: Int) throws {
    let (pictures, folder) = try Self.published.get()
    for (path, text) in pictures[index].files {
      let stored = try String(contentsOfFile: "\(projectRoot)/\(folder)/\(path)", encoding: .utf8)
      #expect(firstDifference(text, stored) == nil)
    }
  }

  @Test(
    "A picture has all its texts, and none overlap; dark differs in colours only.", arguments: 0..<2
  )
  func texts(index: Int) throws {
    let chart = try Self.published.get().pictures[index].chart
    let picture = try ParsedSVG(chart.svg(.light))
    #expect(picture.title == chart.title && picture.summary == chart.summary)
    #expect(picture.texts.count > 10)
    #expect(Self.overlaps(picture) == [] && Self.outside(picture) == [])
    let uncoloured = Theme.allCases.map { chart.svg($0).replacing(#/#[0-9a-f]{6}/#, with: "#") }
    #expect(uncoloured[0] == uncoloured[1])
  }

  @Test("A name with XML characters is escaped.")
  func hostile() throws {
    let name = "</text><script>alert(\"1 & 2\")</script>\u{0}\u{FFFE}"
    let series = Series(name, style: 1)
    let chart = RowChart(
      title: name, subtitle: "", summary: name, legend: [series],
      rows: [.init(name, [.init(series: series, figure: .init(estimate: 1))])])
    let picture = try ParsedSVG(chart.svg(.light))
    #expect(!picture.elements.contains { $0.name == "script" })
    #expect(picture.title == "</text><script>alert(\"1 & 2\")</script>\\u{0}\u{FFFD}")
  }

  private static func overlaps(_ picture: ParsedSVG) -> [String] {
    let texts = picture.texts.filter { !$0.text.isEmpty }
    return texts.indices.flatMap { index in
      texts[(index + 1)...].filter { $0.overlaps(texts[index]) }.map { "\(texts[index]) and \($0)" }
    }
  }

  private static func outside(_ picture: ParsedSVG) -> [String] {
    picture.texts.filter {
      $0.left < 0 || $0.right > picture.width || $0.top < 0 || $0.bottom > picture.height
    }.map(\.description)
  }
}
