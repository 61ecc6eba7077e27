/// A counter: how often one run of an interaction does something.
package struct Counter: Sendable {
  /// What the counters of a group count.
  package enum Group: CaseIterable, Sendable {
    case views, tables, animations, loop, memory, references, shared
  }

  /// The name in `results.json`.
  package let id: String
  /// One sentence that says what is counted.
  package let sentence: String
  package let group: Group

  /// Whether a count is exact by construction: work of the toolkit, and calls of shared functions.
  ///
  /// Counts of memory and references follow malloc's usable sizes, which depend on the heap.
  package var isExact: Bool { group != .memory && group != .references }

  /// All counters, group by group.
  package static let all = Group.allCases.flatMap { group in
    listed(group).map { Counter(id: $0, sentence: $1, group: group) }
  }

  /// The ids of a group's counters.
  package static func ids(_ group: Group) -> [String] { all.filter { $0.group == group }.map(\.id) }

  /// The ids of the counters that are exact.
  package static let exact = Set(all.filter(\.isExact).map(\.id))

  private typealias Entry = (String, String)

  private static func listed(_ group: Group) -> [Entry] {
    switch group {
    case .views:
      [
        ("viewWrites", "Views given another value, while in view."),
        ("redundantWrites", "Views given the value that they showed already."),
        ("configurationWrites", "Other values that filled cells on their way into view."),
        ("writes", "All writes to views, whatever came of them."),
        ("cellsConfigured", "Cells filled as they came into view."),
        ("cellsReconfigured", "Cells filled again where they stood."),
        ("cellsCreated", "Cells made anew."),
        ("cellsDequeued", "Cells taken from those that have left the view."),
      ]
    case .tables:
      [
        ("rowInserts", "Rows that came into a table."),
        ("rowDeletes", "Rows that left a table."),
        ("rowMoves", "Rows that went to another place."),
        ("rowReloads", "Rows that a table asked for again."),
        ("reorders", "Times that all rows took another order at once."),
        ("tableReloads", "Times that a table asked for all its rows again."),
        ("idComparisons", "Comparisons of ids to find out which rows differ."),
      ]
    case .animations:
      [
        ("animationsStarted", "Animations begun."),
        ("animationsCancelled", "Animations that a write of another value ended."),
        ("animationsRestarted", "Animations begun again with the value they had."),
      ]
    case .loop:
      [
        ("layoutInvalidations", "Requests for a layout."),
        ("layoutPasses", "Views that were laid out."),
        ("propertyPasses", "Views whose properties were brought up to date."),
        ("cellsPainted", "Character cells painted."),
        ("turns", "Turns of the main loop."),
        ("frames", "Frames shown."),
      ]
    case .memory:
      [
        ("mallocs", "Calls of malloc and its family."),
        ("bytes", "Bytes that were asked for."),
        ("frees", "Blocks given back."),
        ("liveBlocks", "Blocks that were kept, beyond those given back."),
        ("peakBytes", "The most bytes held at a time, beyond those at the start."),
      ]
    case .references:
      [
        ("objects", "Objects of Swift classes made."),
        ("retains", "References taken."),
        ("releases", "References given back."),
        ("weakLoads", "Weak references followed."),
        ("weakCopies", "Weak references copied."),
        ("unownedLoads", "Unowned references followed."),
        ("retainBalance", "References that survivors gained; with the reset it has to be 0."),
      ]
    case .shared:
      [
        ("sharedFunctionCalls", "Calls of functions that all share: titles, formats, validity.")
      ]
    }
  }
}
