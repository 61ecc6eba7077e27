import Catalog
import Support
import Testing

@testable import Measurement
@testable import Report
@testable import Results

@Suite("Figures of change requests") struct ChangesReportTests {
  private func figures(
    _ architecture: String, _ request: Int = 1, tokens: Int = 40, guided: Int = 1, caught: Int = 1,
    uncaught: Int = 0
  ) -> ChangeFigures {
    ChangeFigures(
      architecture: architecture, request: request, files: 2, tokensAdded: tokens - 10,
      tokensRemoved: 10, roles: 1, newTypes: 1, guided: guided, silent: caught + uncaught,
      uncaughtPlaces: Array(repeating: "Sources/A/B.swift:7", count: uncaught))
  }

  private func request(_ number: Int) -> ChangesFile.Request {
    .init(
      number: number, title: "Order \(number) of notes", folder: "Tests/Changes/\(number)-order",
      commit: "abc", checksum: "\(number)")
  }

  private func file(_ numbers: [Int], _ figures: [ChangeFigures]) -> ChangesFile {
    var file = ChangesFile()
    for number in numbers {
      file.store(figures.filter { $0.request == number }, of: request(number))
    }
    return file
  }

  @Test("Requests stay in order, and figures that are measured again replace the old ones.")
  func storing() throws {
    var file = file([3, 1], [figures("MVC", 1), figures("MVC", 3), figures("Redux", 3)])
    #expect(file.requests.map(\.number) == [1, 3] && file.changes.map(\.request) == [1, 3, 3])
    file.store([figures("MVC", 1, tokens: 99)], of: request(1))
    #expect(file.requests.map(\.number) == [1, 3] && file.figures(1, "MVC")?.tokens == 99)
    #expect(try ChangesFile(text: file.text) == file)
  }

  @Test("Figures of one request are shown without those of others.")
  func oneRequest() {
    var file = file([1, 3], [figures("MVC", 1), figures("MVC", 3), figures("Redux", 3)])
    file.keep(requests: [3])
    #expect(file.requests.map(\.number) == [3] && file.changes.map(\.request) == [3, 3])
  }

  @Test("A row of the summary has the means of all requests, and all uncaught places.")
  func summary() {
    let file = file(
      [1, 2],
      [
        figures("MVC", 1, guided: 0, caught: 0, uncaught: 1),
        figures("MVC", 2, tokens: 80, uncaught: 1),
      ])
    let row = ChangesSection(file).means.plain().split(separator: "\n").last ?? ""
    #expect(
      row.split(separator: " ").joined(separator: " ") == "MVC 60 2.0 2.0 1.0 1.0 0.5 1.5 2")
  }

  @Test("The page names each place that nothing notices.")
  func page() {
    let file = file(
      [1],
      [
        figures("MVC", uncaught: 1),
        figures("Redux", caught: 0),
      ])
    let text = ChangesSection(file).document.markdown
    #expect(text.contains("| 3 (2) | 1 (0) |"))
    #expect(text.contains("* MVC, request 1: `Sources/A/B.swift:7`\n"))
    #expect(!text.contains("* Redux"))
    #expect(
      text.contains("one takes 40 (MVC and Redux) tokens and 1.0 (Redux) to 3.0 (MVC) places.**"))
  }
}
