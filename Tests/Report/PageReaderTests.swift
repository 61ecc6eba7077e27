import Foundation
import Testing

@testable import Report
@testable import Results
@testable import SourceAnalysis

@Suite("Reader of the HTML page") struct PageReaderTests {
  private let results = Results.sample(["select"])

  private func source(_ architecture: String, _ subject: PageSubject) -> PageSource {
    PageSource(
      architecture: architecture, subject: subject, path: "\(architecture)/A.swift", text: "a\n")
  }

  private func html(_ reading: PageReading, _ stored: StoredFiles = StoredFiles()) -> String {
    PageReader(reading, results, stored).html
  }

  private let trace = TraceResult(
    architecture: "MVC", interaction: "select", size: 100,
    steps: [TraceStep(function: "f", role: "store", file: "MVC/A.swift", lines: "1-2")])

  @Test("Screens that most architectures have come first, and tests are in the behaviours' order.")
  func subjects() {
    let reading = PageReading(sources: [
      source("MVC", .screen("Alone")), source("MVC", .screen("Notes")),
      source("MVVM", .screen("Notes")), source("MVC", .test("TestSupport")),
      source("MVC", .test("AvatarTests")), source("MVC", .test("LogInEnabledTests")),
    ])
    #expect(
      reading.subjects.map(\.address) == [
        "notes", "alone", "test/LogInEnabledTests", "test/AvatarTests", "test/TestSupport",
      ])
    let html = html(reading)
    #expect(html.contains("<option value=\"notes\">Notes</option>"))
    #expect(
      html.contains(
        "<option value=\"test/AvatarTests\">The avatar is a placeholder, then cached, then from the "
          + "network</option>"))
    #expect(html.contains("data-subject=\"test/TestSupport\""))
  }

  @Test("A menu has no group of what there is not.")
  func groups() {
    let html = html(PageReading(sources: [source("MVC", .screen("Notes"))]))
    #expect(html.components(separatedBy: "<optgroup").count == 2)
  }

  @Test("The menu names events, and how a pattern is written, in words.")
  func words() {
    var results = results
    results.definitions[0].title = "a row is chosen"
    let forms = ["naive", "tuned-2"].map {
      PageChange(form: $0, [(pattern: "MVC", name: "MVC/\($0)", prose: "P.", patch: "")])
    }
    let html = PageReader(
      PageReading(changes: forms, traces: [trace]), results, StoredFiles()
    ).html
    for words in ["The first version that works", "Towards its best, step 2", "A row is chosen"] {
      #expect(html.contains(">\(words)</option>"), "\(words)")
    }
  }

  @Test("The reader follows traces of headlines.")
  func traces() {
    let html = html(
      PageReading(
        sources: [source("MVC", .screen("Notes"))],
        traces: [trace]))
    #expect(html.contains("<option value=\"trace/select\">P.</option>"))
    #expect(
      html.contains(
        "id=\"traces\">[{\"architecture\":\"MVC\",\"interaction\":\"select\",\"size\":100,\"steps\":["
          + "{\"file\":\"MVC/A.swift\",\"function\":\"f\",\"lines\":\"1-2\",\"role\":\"store\"}]}]<"
      ))
  }

  @Test("Without traces, the page says why.")
  func note() {
    let html = html(
      PageReading(sources: [source("MVC", .screen("Notes"))], note: "It <fails> here."))
    #expect(html.contains("<p class=\"note\">It &lt;fails&gt; here.</p>"))
  }

  @Test("A change request has its text, its patches, and its figures in a sentence.")
  func changes() {
    var stored = StoredFiles()
    stored.changes = ChangesFile(changes: [.sample])
    let change = PageChange(
      number: 1, title: "a colour", folder: "1-colour",
      readme: "# 1: a colour\n\n**The request.** \"Red.\"\n", shared: "", patches: ["MVC": ""])
    let html = html(
      PageReading(sources: [source("MVC", .screen("Notes"))], changes: [change]), stored)
    #expect(
      html.contains("<option value=\"change/1-colour\">1: a colour</option>"))
    #expect(
      html.contains(
        "<template id=\"about-change/1-colour\">\n<p><strong>The request.</strong> &quot;Red.&quot;</p>"
      ))
    #expect(
      html.contains(
        "\"figures\":{\"MVC\":\"4 tokens, 2 places in 1 file, 1 that the compiler does not ask for.\"}"
      ))
  }

  @Test(
    "Markdown becomes HTML: paragraphs, lists, headings, words, small figures and code; links become text."
  )
  func markdown() {
    let text = """
      A *b* and **c
      d** `e<f>`.
      * one
        two
      * [g](#h) 1 <sub>+2</sub>

      ## K & l
      """
    #expect(
      HTMLText.html(markdown: text) == """
        <p>A <em>b</em> and <strong>c d</strong> <code>e&lt;f&gt;</code>.</p>
        <ul>
        <li>one two</li>
        <li>g 1 <sub>+2</sub></li>
        </ul>
        <h4>K &amp; l</h4>
        """)
  }
}

extension ChangeFigures {
  /// Two places, one of which is silent.
  static let sample = ChangeFigures(
    architecture: "MVC", request: 1, files: 1, tokensAdded: 3, tokensRemoved: 1, roles: 0,
    newTypes: 0, guided: 1, silent: 1, uncaughtPlaces: [])
}
