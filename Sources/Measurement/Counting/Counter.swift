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
  /// The words for one and for several, where prose tells the counter.
  package let words: (String, String)?
  package let group: Group

  /// Whether a count is exact by construction: work of the toolkit, and calls of shared functions.
  ///
  /// Counts of memory and references follow malloc's usable sizes, which depend on the heap.
  package var isExact: Bool { group != .memory && group != .references }

  /// All counters, group by group.
  package static let all = Group.allCases.flatMap { group in
    listed(group).map { Counter(id: $0, sentence: $1, words: $2, group: group) }
  }

  /// The ids of a group's counters.
  package static func ids(_ group: Group) -> [String] { all.filter { $0.group == group }.map(\.id) }

  /// The ids of the counters that are exact.
  package static let exact = Set(all.filter(\.isExact).map(\.id))

  private typealias Entry = (String, String, (String, String)?)

  private static func listed(_ group: Group) -> [Entry] {
    switch group {
    case .views:
      [
        ("viewWrites", "Views given another value, while in view.", ("view write", "view writes")),
        ("redundantWrites", "Views given the value that they showed already.", nil),
        ("configurationWrites", "Other values that filled cells on their way into view.", nil),
        ("writes", "All writes to views, whatever came of them.", nil),
        (
          "cellsConfigured", "Cells filled as they came into view.",
          ("cell configured", "cells configured")
        ),
        ("cellsReconfigured", "Cells filled again where they stood.", nil),
        ("cellsCreated", "Cells made anew.", nil),
        ("cellsDequeued", "Cells taken from those that have left the view.", nil),
      ]
    case .tables:
      [
        ("rowInserts", "Rows that came into a table.", nil),
        ("rowDeletes", "Rows that left a table.", nil),
        ("rowMoves", "Rows that went to another place.", nil),
        ("rowReloads", "Rows that a table asked for again.", nil),
        ("reorders", "Times that all rows took another order at once.", nil),
        (
          "tableReloads", "Times that a table asked for all its rows again.",
          ("table reload", "table reloads")
        ),
        ("idComparisons", "Comparisons of ids to find out which rows differ.", nil),
      ]
    case .animations:
      [
        ("animationsStarted", "Animations begun.", nil),
        ("animationsCancelled", "Animations that a write of another value ended.", nil),
        ("animationsRestarted", "Animations begun again with the value they had.", nil),
      ]
    case .loop:
      [
        ("layoutInvalidations", "Requests for a layout.", nil),
        ("layoutPasses", "Views that were laid out.", nil),
        ("propertyPasses", "Views whose properties were brought up to date.", nil),
        ("cellsPainted", "Character cells painted.", nil),
        ("turns", "Turns of the main loop.", nil),
        ("frames", "Frames shown.", nil),
      ]
    case .memory:
      [
        ("mallocs", "Calls of malloc and its family.", ("malloc", "mallocs")),
        ("bytes", "Bytes that were asked for.", nil),
        ("frees", "Blocks given back.", nil),
        ("liveBlocks", "Blocks that were kept, beyond those given back.", nil),
        ("peakBytes", "The most bytes held at a time, beyond those at the start.", nil),
      ]
    case .references:
      [
        ("objects", "Objects of Swift classes made.", nil),
        ("retains", "References taken.", ("retain", "retains")),
        ("releases", "References given back.", nil),
        (
          "weakLoads", "Weak references followed.",
          ("load of a weak reference", "loads of weak references")
        ),
        ("weakCopies", "Weak references copied.", nil),
        ("unownedLoads", "Unowned references followed.", nil),
        ("retainBalance", "References that survivors gained; with the reset it has to be 0.", nil),
      ]
    case .shared:
      [
        (
          "sharedFunctionCalls", "Calls of functions that all share: titles, formats, validity.",
          ("call of shared functions", "calls of shared functions")
        )
      ]
    }
  }
}
