import Measurement
import Results
import Support

/// The means over the events, all other interactions together, and each interaction by itself.
extension RunReport {
  /// The means, then all interactions that are no main events, by size.
  @DocumentBuilder var interactionsPage: Document {
    if let means = RunTables.means(results) {
      Block.heading(2, "Means")
      """
      The geometric mean of the ratios over Baseline, over the nine events, with the 95 % interval over \
      \(results.samples). Withheld events are left out. Means over different events are not to be compared. \
      *Without one event*: the lowest and the highest mean that leaving out one of them gives. Two \
      patterns that this can swap are *not separated*.
      """
      means
    }
    Block.heading(2, "Interactions")
    """
    A run of an interaction is all that its page says, so counts and times are of all its \
    keystrokes, ticks or pushes together. In the tables by size, a \(EventTable.openMark) marks a \
    ratio that is unresolved. A \(EventTable.equalMark) marks one that is equivalent: equal \
    within the margin.
    """
    for size in results.sizes {
      if let table = EventTable.table(results, results.definitions, at: size, .ratio) {
        "Times Baseline at \(Figures.count(size)) notes:"
        table
      }
    }
  }

  /// Returns what an interaction is, its counters and its times.
  @DocumentBuilder func page(of interaction: InteractionEntry) -> Document {
    let cases = results.cells.filter { $0.event == interaction.id }
    Block.heading(2, interaction.id)
    "\(interaction.prose) The least work on views: \(interaction.leastWork)."
    WhyLines(cases, sizes: [results.mainSize ?? 0]).document
    InteractionTable.work(cases)
    """
    *Shared calls* are calls of [pure functions](../../Sources/App/Model/SharedFunctions.swift) that \
    all apps share, such as the one that formats a date.
    """
    InteractionTable.times(cases)
    Block.list(
      cases.compactMap { result in
        result.note.map { "\(result.architecture) at \(Figures.count(result.size)): \($0)" }
      })
    ProfileCommand(interaction.id, cases).document
  }
}
