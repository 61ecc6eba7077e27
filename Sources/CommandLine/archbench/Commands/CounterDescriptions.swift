/// Descriptions of all counters.
///
/// Each counts what one run of an interaction does.
enum CounterDescriptions {
  /// A counter's name in `results.json`, and a sentence that describes it.
  struct Entry: Encodable {
    let name: String
    let prose: String

    fileprivate init(_ name: String, _ prose: String) {
      self.name = name
      self.prose = prose
    }
  }

  /// All counters: views and tables, animations, the loop, memory, references, shared functions.
  static let all = views + tables + animations + loop + memory + references + shared

  private static let views = [
    Entry("viewWrites", "Views given another value, while in view."),
    Entry("redundantWrites", "Views given the value that they showed already."),
    Entry("configurationWrites", "Other values that filled cells on their way into view."),
    Entry("writes", "All writes to views, whatever came of them."),
    Entry("cellsConfigured", "Cells filled as they came into view."),
    Entry("cellsReconfigured", "Cells filled again where they stood."),
    Entry("cellsCreated", "Cells made anew."),
    Entry("cellsDequeued", "Cells taken from those that have left the view."),
  ]

  private static let tables = [
    Entry("rowInserts", "Rows that came into a table."),
    Entry("rowDeletes", "Rows that left a table."),
    Entry("rowMoves", "Rows that went to another place."),
    Entry("rowReloads", "Rows that a table asked for again."),
    Entry("reorders", "Times that all rows took another order at once."),
    Entry("tableReloads", "Times that a table asked for all its rows again."),
    Entry("idComparisons", "Comparisons of ids to find out which rows differ."),
  ]

  private static let animations = [
    Entry("animationsStarted", "Animations begun."),
    Entry("animationsCancelled", "Animations that a write of another value ended."),
    Entry("animationsRestarted", "Animations begun again with the value they had."),
  ]

  private static let loop = [
    Entry("layoutInvalidations", "Requests for a layout."),
    Entry("layoutPasses", "Views that were laid out."),
    Entry("propertyPasses", "Views whose properties were brought up to date."),
    Entry("cellsPainted", "Character cells painted."),
    Entry("turns", "Turns of the main loop."),
    Entry("frames", "Frames shown."),
  ]

  private static let memory = [
    Entry("mallocs", "Calls of malloc and its family."),
    Entry("bytes", "Bytes that were asked for."),
    Entry("frees", "Blocks given back."),
    Entry("liveBlocks", "Blocks that were kept, beyond those given back."),
    Entry("peakBytes", "The most bytes held at a time, beyond those at the start."),
  ]

  private static let references = [
    Entry("objects", "Objects of Swift classes made."),
    Entry("retains", "References taken."),
    Entry("releases", "References given back."),
    Entry("weakLoads", "Weak references followed."),
    Entry("weakCopies", "Weak references copied."),
    Entry("unownedLoads", "Unowned references followed."),
    Entry("retainBalance", "References that survivors gained; with the reset it has to be 0."),
  ]

  private static let shared = [
    Entry("sharedFunctionCalls", "Calls of functions that all share: titles, formats, validity.")
  ]
}
