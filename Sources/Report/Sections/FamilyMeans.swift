import Foundation
import Measurement

/// The means without one family of interactions.
///
/// Interactions that differ only in the number of mounted screens are one family. If they were left
/// out one at a time, the others would still dominate the mean.
struct FamilyMeans {
  private let results: Results
  private let size: Int

  init(_ results: Results, size: Int) {
    self.results = results
    self.size = size
  }

  /// Returns an interaction's name without its number of mounted screens.
  static func family(_ interaction: String) -> String {
    interaction.replacing(#/-\d+-mounted$/#, with: "")
  }

  /// All families, ordered by their first interaction.
  var families: [String] { cases.map { Self.family($0.interaction) }.uniqued() }

  /// Returns the number of interactions in a family.
  func count(_ family: String) -> Int {
    Set(cases.map(\.interaction)).count { Self.family($0) == family }
  }

  /// Returns the geometric mean of an architecture's ratios without a family; `nil` if nothing is left.
  func mean(of name: String, without family: String) -> Double? {
    let logs = cases.filter { $0.architecture == name && Self.family($0.interaction) != family }
      .compactMap { $0.ratio.map { log($0.estimate) } }
    return logs.isEmpty ? nil : exp(logs.reduce(0, +) / Double(logs.count))
  }

  /// Returns the lowest and the highest mean without one family, and the family with the largest
  /// effect.
  ///
  /// Returns `nil` if there is only one family.
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

  /// Returns a family's name and its number of interactions.
  func title(_ family: String) -> String {
    count(family) == 1 ? family : "\(family) (\(count(family)))"
  }

  private var cases: [CaseResult] {
    results.cells.filter { result in
      result.size == size && result.correct && result.ratio.map { $0.verdict != "withheld" } == true
    }
  }
}
