import Measurement
import Results
package import SourceAnalysis

/// What the reader of the page shows.
package struct PageReading: Sendable {
  /// The source files of screens and tests.
  package var sources: [PageSource]
  /// The change requests, in the order of their numbers, then the forms.
  package var changes: [PageChange]
  /// The traces recorded on these sources.
  package var traces: [TraceResult]
  /// Why there are no traces, in a sentence; `nil` if there are.
  package var note: String?

  package init(
    sources: [PageSource] = [], changes: [PageChange] = [], traces: [TraceResult] = [],
    note: String? = nil
  ) {
    self.sources = sources
    self.changes = changes
    self.traces = traces
    self.note = note
  }

  /// All subjects: screens that most architectures have come first.
  var subjects: [PageSubject] { screens + tests + changes.map(\.subject) + interactions }

  var screens: [PageSubject] {
    let all = Dictionary(grouping: sources, by: \.subject).mapValues {
      Set($0.map(\.architecture)).count
    }
    return all.keys.filter { if case .screen = $0 { true } else { false } }
      .sorted { (all[$1] ?? 0, $0.address) < (all[$0] ?? 0, $1.address) }
  }

  /// Tests of behaviours come first, in their order.
  var tests: [PageSubject] {
    let found = Set(sources.map(\.subject))
    let behaviours = Behaviour.all.map { PageSubject.test($0.stem) }.filter(found.contains)
    let others = found.subtracting(behaviours).filter { if case .test = $0 { true } else { false } }
    return behaviours + others.sorted { $0.address < $1.address }
  }

  var interactions: [PageSubject] { traces.map { .trace($0.interaction) }.uniqued() }
}

/// The reader of the page: a column for each pattern, side by side.
struct PageReader {
  private let reading: PageReading
  private let results: Results
  private let stored: StoredFiles

  init(_ reading: PageReading, _ results: Results, _ stored: StoredFiles) {
    self.reading = reading
    self.results = results
    self.stored = stored
  }

  var html: String {
    let groups = [
      ("Screens", reading.screens), ("Unit tests", reading.tests),
      ("Change requests", reading.changes.filter { $0.number != nil }.map(\.subject)),
      ("How it is written", reading.changes.filter { $0.number == nil }.map(\.subject)),
      ("Events, line by line", reading.interactions),
    ]
    return """
      <section id="reader" aria-labelledby="reader-title">
      <h2 id="reader-title">Read the code side by side</h2>\(note)
      <form id="choice" aria-label="What to read" autocomplete="off">
      <label>Read <select name="subject">\(groups.map(group).joined())</select></label>
      <label>Light the lines that run in <select name="interaction"><option value="">no event</option></select></label>
      <fieldset id="read"><legend>Patterns</legend></fieldset>
      </form>
      <form id="follow" aria-label="Follow the event" hidden>
      <div class="steps"><button type="button" name="back">Previous</button>
      <button type="button" name="next">Next</button>
      <button type="button" name="play">Play</button>
      <input type="range" name="step" min="1" max="1" value="1" aria-label="How far">
      <span>Each column counts its own steps. All begin and end together.</span></div>
      </form>
      <noscript><p>The code needs JavaScript.</p></noscript>
      <div id="about"></div>
      <div id="columns"></div>
      \((reading.sources.map(\.template) + reading.changes.map(\.template)).joined(separator: "\n"))
      \(HTMLText.json(reading.changes.map { PageChangeEntry($0, stored) }, id: "changes"))
      \(HTMLText.json(reading.traces, id: "traces"))
      </section>
      """
  }

  private var note: String {
    reading.note.map { "\n<p class=\"note\">\(XMLText.escaped($0))</p>" } ?? ""
  }

  private func group(_ label: String, _ subjects: [PageSubject]) -> String {
    guard !subjects.isEmpty else { return "" }
    let options = subjects.map {
      "<option value=\"\(XMLText.escaped($0.address))\">\(XMLText.escaped(title(of: $0)))</option>"
    }
    return "<optgroup label=\"\(label)\">\(options.joined())</optgroup>"
  }

  private func title(of subject: PageSubject) -> String {
    switch subject {
    case .screen(let folder): folder
    case .test(let stem): Behaviour.all.first { $0.stem == stem }?.title ?? stem
    case .change(let folder):
      reading.changes.first { $0.subject == subject }.map { "\($0.number ?? 0): \($0.title)" }
        ?? folder
    case .form(let kind): Self.words(ofForm: kind)
    case .trace(let id):
      results.definitions.first { $0.id == id }.map { ($0.title ?? $0.prose).uppercasedFirst } ?? id
    }
  }

  /// How a form is written, in words.
  private static func words(ofForm kind: String) -> String {
    let words = [
      "naive": "The first version that works",
      "without-once-per-turn": "Each change is shown at once, not once per update",
      "with-once-per-turn": "Changes are shown once per update, not at once",
      "without-only-what-changed": "Everything is derived again, not only what changed",
      "without-only-in-view": "All rows are derived, not only those in view",
      "observed": "UIKit observes what a screen reads",
      "logged": "All actions are written down",
      "own-rows": "Without the code for rows that patterns share",
    ]
    return words[kind]
      ?? kind.replacing(#/^tuned-/#, with: "Towards its best, step ")
      .replacing(#/^article-/#, with: "As in its article, ").replacing("-", with: " ")
  }
}

extension String {
  /// The same text with a capital at its beginning.
  var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
