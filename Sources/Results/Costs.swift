package import Measurement

/// What an architecture costs to write, to test and to change.
package struct Costs: Equatable, Sendable {
  package var architecture: VariantID
  /// Lines of code of the app, and of the pattern's own machinery, which real apps import; `nil` if
  /// the sources were not counted.
  package var lines: Int?
  package var infrastructure: Int?
  /// The behaviours with unit tests, and those whose tests need no view.
  package var behaviours: Int?
  package var viewFree: Int?
  /// The tokens that a change request adds and removes: the median.
  package var change: Double?
  /// The places that a request changes: the median.
  package var places: Double?

  init(_ name: String, _ results: Results, _ stored: StoredFiles) {
    architecture = VariantID(name)
    let source = results.source.filter { $0.architecture == name }
    if !source.isEmpty {
      infrastructure = source.filter { $0.bucket == "infrastructure" }.map(\.code).reduce(0, +)
      lines = source.filter { $0.bucket != "infrastructure" }.map(\.code).reduce(0, +)
    }
    if let tests = stored.tests?.architectures.first(where: { $0.architecture == name }) {
      behaviours = tests.behaviours.count
      viewFree = tests.viewFree
    }
    // A request by two authors counts once, with the mean of both.
    let changes = Dictionary(
      grouping: (stored.changes?.changes ?? []).filter { $0.architecture == name }, by: \.request
    ).values
    func median(_ figure: (ChangeFigures) -> Int) -> Double? {
      changes.isEmpty
        ? nil : Statistics.median(changes.map { Statistics.mean($0.map { Double(figure($0)) }) })
    }
    (change, places) = (median(\.tokens), median(\.hunks))
  }

  /// Lines of code of the whole app.
  package var allLines: Int? { lines.map { $0 + (infrastructure ?? 0) } }
}
