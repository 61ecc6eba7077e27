/// How a cell is measured, the same in all processes.
package struct CellPlan: Equatable, Codable, Sendable {
  package let cell: Cell
  /// Who takes part, the base first.
  package let labels: [String]
  /// For each of `labels`, the steps in an epoch.
  package let steps: [Int]
  /// Which of `labels` are too heavy for the squares, by index.
  package let heavy: [Int]
  /// Rounds of the squares in a process: whole squares, unless one takes too long.
  package let rounds: Int
  /// Rounds of the heavy labels in a process.
  package let heavyRounds: Int
  /// Seconds that this takes in a process, warm-up not included.
  package let forecastSeconds: Double
  /// Whether the base takes so long that the cell is timed in processes of its own: what allocates
  /// much scatters the memory in which the others lie.
  package let isLong: Bool
  /// The seconds of a step of those that take too long to be timed, by label.
  package let tooSlow: [String: Double]?

  package init(
    cell: Cell, labels: [String], steps: [Int], heavy: [Int], rounds: Int, heavyRounds: Int,
    forecastSeconds: Double, isLong: Bool = false, tooSlow: [String: Double]? = nil
  ) {
    self.isLong = isLong
    self.tooSlow = tooSlow
    self.cell = cell
    self.labels = labels
    self.steps = steps
    self.heavy = heavy
    self.rounds = rounds
    self.heavyRounds = heavyRounds
    self.forecastSeconds = forecastSeconds
  }

  /// The labels in the squares, by index, the base first.
  package var light: [Int] { labels.indices.filter { !heavy.contains($0) } }
}
