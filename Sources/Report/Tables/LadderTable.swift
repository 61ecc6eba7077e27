import Measurement
import Support

/// What one event costs more than in Baseline on each rung of the ladders, by kind.
struct LadderTable {
  /// The figure of a cell.
  enum Figure {
    case microseconds, instructions
  }

  private let figure: Figure
  private let all: [LadderResult]

  init(_ results: Results, _ figure: Figure) {
    self.figure = figure
    all = (results.ladder ?? []).filter {
      figure == .microseconds || $0.added.instructions != nil
    }
  }

  /// One table of all patterns: a rung a row, a kind a column; `nil` if no rung has the figure.
  var table: TextTable? {
    guard !all.isEmpty else { return nil }
    let kinds = all.map(\.kind).uniqued()
    var table = TextTable(
      [.init("Architecture"), .init("Rung")] + kinds.map { .init($0, .right) })
    for step in all.map(Step.init).uniqued() {
      table.append([step.architecture, step.title] + kinds.map { cell(step, $0) })
    }
    return table
  }

  /// A table for each pattern, at most 80 columns wide: a kind a row, a rung a column.
  var narrowTables: [TextTable] {
    let steps = all.map(Step.init).uniqued()
    let kinds = all.map(\.kind).uniqued()
    return steps.map(\.architecture).uniqued().map { architecture in
      let own = steps.filter { $0.architecture == architecture }
      var table = TextTable([.init(architecture)] + own.map { .init($0.shortTitle, .right) })
      for kind in kinds { table.append([kind] + own.map { cell($0, kind) }) }
      return table
    }
  }

  /// Marks the headline and the rungs that it has.
  static let idiomaticMark = "●"

  private func cell(_ step: Step, _ kind: String) -> String {
    guard let added = all.first(where: { $0.kind == kind && Step($0) == step })?.added else {
      return "–"
    }
    switch figure {
    case .microseconds: return KindTable.microseconds(added.estimate)
    case .instructions: return added.instructions.map(Figures.count) ?? "–"
    }
  }
}

/// A rung of a pattern, or its headline if that stands on no rung.
private struct Step: Hashable {
  let architecture: String
  private let rung: Int?
  private let name: String
  private let isIdiomatic: Bool

  init(_ result: LadderResult) {
    architecture = result.architecture
    rung = result.rung
    name = result.name
    isIdiomatic = result.idiomatic
  }

  /// Number, name and mark, such as "4 onlyInView ●".
  var title: String { marked(rung.map { "\($0) \(name)" } ?? name) }

  /// Number and mark, such as "4 ●".
  var shortTitle: String { marked(rung.map(String.init) ?? name) }

  private func marked(_ text: String) -> String {
    isIdiomatic ? "\(text) \(LadderTable.idiomaticMark)" : text
  }
}
