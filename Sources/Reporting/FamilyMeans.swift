import Foundation
import Measurement

/// What becomes of the means if interactions that are forms of one another are left out together.
///
/// Left out one by one, three bursts that differ in the screens mounted would stand in for one
/// another.
struct FamilyMeans {
  private let results: Results
  private let size: Int

  init(_ results: Results, size: Int) {
    self.results = results
    self.size = size
  }

  /// An interaction's name without the number of its mounted screens.
  static func family(_ interaction: String) -> String {
    interaction.replacing(#/-\d+-mounted$/#, with: "")
  }

  /// All families, in the order of their first interaction.
  var families: [String] { cells.map { Self.family($0.interaction) }.uniqued() }

  /// How many interactions there are of a family.
  func count(_ family: String) -> Int {
    Set(cells.map(\.interaction)).count { Self.family($0) == family }
  }

  /// The geometric mean of a variant's ratios without a family; `nil` if nothing is left.
  func mean(of name: String, without family: String) -> Double? {
    let logs = cells.filter { $0.name == name && Self.family($0.interaction) != family }
      .compactMap { $0.ratio.map { log($0.estimate) } }
    return logs.isEmpty ? nil : exp(logs.reduce(0, +) / Double(logs.count))
  }

  /// The lowest and the highest mean of a variant without one family, and the family that moves it
  /// most; `nil` if there is but one.
  func range(of name: String, from mean: Double) -> (low: Double, high: Double, most: String)? {
    guard families.count > 1 else { return nil }
    let left = families.compactMap { family in
      self.mean(of: name, without: family).map { (family: family, mean: $0) }
    }
    let most = left.max { abs(log($0.mean / mean)) < abs(log($1.mean / mean)) }
    guard let most, let low = left.map(\.mean).min(), let high = left.map(\.mean).max() else {
      return nil
    }
    return (low, high, title(most.family))
  }

  /// A family's name, with how many it has.
  func title(_ family: String) -> String {
    count(family) == 1 ? family : "\(family) (\(count(family)))"
  }

  /// The family without which some mean of these moves by more than a tenth, and the means then.
  func decisive(_ known: [(name: String, mean: Double)]) -> String? {
    let moves = families.compactMap { family -> (family: String, move: Double)? in
      let moves = known.compactMap { entry in
        mean(of: entry.name, without: family).map { abs(log($0 / entry.mean)) }
      }
      return moves.max().map { (family, $0) }
    }
    guard families.count > 1, let most = moves.max(by: { $0.move < $1.move }),
      most.move > log(1.1)
    else { return nil }
    let means = known.compactMap { entry in
      mean(of: entry.name, without: most.family).map { "\(entry.name) \(Figures.ratio($0))" }
    }
    return "without \(title(most.family)) the means at \(Figures.count(size)) notes are "
      + means.joined(separator: ", ")
  }

  private var cells: [CellResult] {
    results.cells.filter { cell in
      cell.size == size && cell.correct && cell.ratio.map { $0.verdict != "withheld" } == true
    }
  }
}
