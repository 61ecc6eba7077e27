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
  /// The mutants that were tried, in all files, and those that unit tests find.
  package var mutants: Int?
  package var found: Int?
  /// The tokens that a change request adds and removes: the median, and the range.
  package var change: Interval?
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
      mutants = tests.all.sampled
      found = tests.all.killed
    }
    // A request by two authors counts once, with the mean of both.
    let changes = Dictionary(
      grouping: (stored.changes?.changes ?? []).filter { $0.architecture == name }, by: \.request
    ).values
    change = Interval(rangeOf: changes.map { Statistics.mean($0.map { Double($0.tokens) }) })
    places =
      changes.isEmpty
      ? nil : Statistics.median(changes.map { Statistics.mean($0.map { Double($0.hunks) }) })
  }

  /// The share of mutants that unit tests find.
  package var foundShare: Double? {
    found.flatMap { found in mutants.flatMap { $0 > 0 ? Double(found) / Double($0) : nil } }
  }
}
