import Foundation
import Support

/// A difference between two runs, as a row of a table.
struct ComparisonRow {
  let status: CaseComparison.Status
  /// The architecture, or the control S or C.
  let name: String
  /// The interaction, or the number of cells of a mean.
  let interaction: String
  /// The number of notes; `nil` for a mean.
  let size: Int?
  let figure: String
  let old: String
  let new: String
  let change: String
  /// The change in at most 14 characters.
  let shortChange: String
  let tolerance: String
  /// Whether a difference that is no news varies, or is within its tolerance, or is of a control.
  let harmlessReason: String

  /// Returns all differences, the worst first; means come before cells.
  static func all(_ comparison: Comparison) -> [ComparisonRow] {
    let rows =
      comparison.architectures.compactMap(mean)
      + comparison.cells.flatMap { compared in
        presence(compared) + time(compared)
          + compared.counters.compactMap { counter($0, of: compared) }
      }
    return CaseComparison.Status.allCases.flatMap { status in rows.filter { $0.status == status } }
  }

  /// Returns the rows as a Markdown table; the first column says what each row means.
  static func table(_ rows: [ComparisonRow]) -> TextTable {
    var table = TextTable([
      .init("what"), .init("architecture"), .init("interaction"), .init("notes", .right),
      .init("figure"), .init("old", .right), .init("new", .right), .init("change", .right),
      .init("tolerance", .right),
    ])
    for row in rows {
      table.append([
        row.status == .unchanged ? row.harmlessReason : row.status.rawValue, row.name,
        row.interaction, row.size.map(Figures.count) ?? "", row.figure, row.old, row.new,
        row.change, row.tolerance,
      ])
    }
    return table
  }

  private init(
    _ status: CaseComparison.Status, _ name: String, _ interaction: String, _ size: Int?,
    figure: String, old: String, new: String, change: String = "", shortChange: String,
    tolerance: String = "", harmlessReason: String = ""
  ) {
    self.status = status
    self.name = name
    self.interaction = interaction
    self.size = size
    self.figure = figure
    self.old = old
    self.new = new
    self.change = change
    self.shortChange = shortChange
    self.tolerance = tolerance
    self.harmlessReason = harmlessReason
  }

  private static func mean(_ architecture: ArchitectureChange) -> ComparisonRow? {
    time(
      architecture.time, architecture.architecture, Figures.counted(architecture.cells, "cell"),
      nil,
      "mean time over Baseline")
  }

  private static func time(_ compared: CaseComparison) -> [ComparisonRow] {
    compared.time.flatMap {
      time($0, compared.architecture, compared.interaction, compared.size, "time over Baseline")
    }.map { [$0] } ?? []
  }

  private static func time(
    _ time: TimeChange, _ name: String, _ interaction: String, _ size: Int?, _ figure: String
  ) -> ComparisonRow? {
    guard let change = time.change, time.verdict == .slower || time.verdict == .faster else {
      return nil
    }
    return ComparisonRow(
      time.verdict == .slower ? .regression : .improvement, name, interaction, size,
      figure: figure, old: Figures.ratio(time.old), new: Figures.ratio(time.new),
      change: Figures.change(change, time.low, time.high), shortChange: time.shortChange,
      tolerance: time.tolerance.map(Figures.percent) ?? "")
  }

  private static func presence(_ compared: CaseComparison) -> [ComparisonRow] {
    let words: (String, String)? =
      switch compared.presence {
      case .both, .wrongInBoth: nil
      case .missing: ("there", "missing")
      case .added: ("–", "added")
      case .becameWrong: ("right", "wrong")
      case .becameRight: ("wrong", "right")
      }
    return words.map { old, new in
      [
        ComparisonRow(
          compared.status, compared.architecture, compared.interaction, compared.size,
          figure: "the cell", old: old, new: new == "wrong" ? "**wrong**" : new, shortChange: new)
      ]
    } ?? []
  }

  private static func counter(_ counter: CounterChange, of compared: CaseComparison)
    -> ComparisonRow?
  {
    guard let old = counter.old, let new = counter.new, let difference = counter.difference else {
      return nil
    }
    let (status, reason): (CaseComparison.Status, String) =
      switch counter.kind {
      case .rose: (.regression, "")
      case .fell: (.improvement, "")
      case .moved: (.changed, "")
      case .varies: (.unchanged, "varies")
      case .noise: (.unchanged, "control")
      case .withinTolerance: (.unchanged, "tolerated")
      case .oneSided: (.unchanged, "")
      }
    let signed = (difference > 0 ? "+" : "") + Figures.count(difference)
    let short = "\(signed) of \(Figures.count(old))"
    return ComparisonRow(
      status, compared.architecture, compared.interaction, compared.size, figure: counter.name,
      old: Figures.count(old), new: Figures.count(new), change: signed,
      shortChange: short.count <= 14 || old == 0
        ? short : Figures.signedPercent(Double(difference) / Double(abs(old))),
      tolerance: counter.tolerance.map { Figures.count($0) } ?? (reason.isEmpty ? "exact" : ""),
      harmlessReason: reason)
  }
}

extension TimeChange {
  /// The change and half the width of its interval, such as "+5.1 ± 1.8 %".
  var shortChange: String {
    guard let change, let low, let high else { return "–" }
    let halfWidth = (log(high) - log(low)) / 2
    return Figures.signedPercent(change - 1, plusOrMinus: change * expm1(halfWidth))
  }
}

extension Figures {
  /// Formats a number of things, such as `1 cell` or `2 cells`.
  static func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(Figures.count(count)) \(count == 1 ? noun : plural ?? "\(noun)s")"
  }

  /// Formats a share with its sign, such as `+5.1 %`, or with an error, such as `+5.1 ± 1.8 %`.
  ///
  /// From tenfold on it is a factor, such as `× 12.5`.
  static func signedPercent(_ share: Double, plusOrMinus error: Double? = nil) -> String {
    let largest = max(abs(share), error ?? 0)
    guard largest < 9.995 else { return "× \(ratio(share + 1))" }
    func number(_ share: Double, _ sign: String) -> String {
      String(format: "%\(sign).\(largest < 0.9995 ? 1 : 0)f", share * 100)
    }
    return number(share, "+") + (error.map { " ± " + number($0, "") } ?? "") + " %"
  }
}
