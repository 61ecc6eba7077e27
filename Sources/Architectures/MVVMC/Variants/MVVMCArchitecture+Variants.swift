import ArchitectureKit

extension MVVMCArchitecture {
  /// All variants but the headline.
  static var otherVariants: [Variant] {
    [
      variant(
        "tuned", .tuned, [.equalWrites, .oncePerTurn, .onlyWhatChanged, .onlyInView, .tuned],
        "The headline; notes are changed in place, and cells and rows follow typed changes.",
        tune),
      variant(
        "tuned-without-oncePerTurn", .ladder,
        [.equalWrites, .onlyWhatChanged, .onlyInView, .tuned],
        "As tuned, but each state is rendered at once."
      ) {
        tune(&$0)
        $0.makeSchedule = { AtOnce(loop: $0) }
      },
      variant(
        "tuned-without-onlyWhatChanged", .ladder,
        [.equalWrites, .oncePerTurn, .onlyInView, .tuned],
        "Notes are changed in place; the rows in view are mapped at each state."
      ) {
        deriveAll(&$0)
        $0.parts.append(CellsInViewAnewPart.self)
        $0.commitNotes = commitInPlace
        $0.parts.append(TunedPart.self)
      },
      variant(
        "tuned-without-onlyInView", .ladder,
        [.equalWrites, .oncePerTurn, .onlyWhatChanged, .tuned],
        "As tuned, but with all rows, which are compared."
      ) {
        tune(&$0)
        $0.parts.removeAll { $0 == FollowedCellsPart.self }
        $0.makeCells = keepAllCells
      },
      variant(
        "onlyWhatChanged", .ladder, [.equalWrites, .oncePerTurn, .onlyWhatChanged],
        "All rows are mapped, and each again when what it depends on differs."
      ) { $0.makeCells = keepAllCells },
      variant(
        "oncePerTurn", .ladder, [.equalWrites, .oncePerTurn],
        "Rendered once a turn; all rows are arranged and mapped anew.", deriveAll),
      variant(
        "equalWrites", .ladder, [.equalWrites],
        "Each state is rendered at once; all rows are arranged and mapped anew."
      ) {
        deriveAll(&$0)
        $0.makeSchedule = { AtOnce(loop: $0) }
      },
      variant(
        "ownRows", .alternative, [],
        "The headline with a sorted array of its own for the rows, in place of `NoteRows`."
      ) { $0.makeRows = { OwnRows() } },
      variant(
        "committed", .alternative, [],
        "As published, but a provider that sets several fields commits them together.",
        extraWork: renderingAll, publish),
      variant(
        "asPublished", .asPublished, [.asPublished],
        "Each field that a provider sets is delivered, and everything is written.",
        extraWork: ["Each field of a provider's state that is set is delivered by itself."]
          + renderingAll
      ) {
        publish(&$0)
        $0.parts.append(PublishedPart.self)
      },
    ]
  }

  private static var renderingAll: [String] {
    [
      "Each state is rendered at once, and everything is written, also what a view shows already.",
      "Each state of the list maps all its notes again.",
    ]
  }

  private static func tune(_ strategies: inout Strategies) {
    strategies.commitNotes = commitInPlace
    strategies.parts += [TunedPart.self, FollowedCellsPart.self, RecordedRowsPart.self]
  }

  /// Leaves out `onlyWhatChanged` and `onlyInView`.
  private static func deriveAll(_ strategies: inout Strategies) {
    strategies.makeCells = { CellMapping { AllCellsAnew($0) } }
    strategies.makeRows = { RowsAnew() }
    strategies.noteFields = WholeState()
  }

  private static func publish(_ strategies: inout Strategies) {
    deriveAll(&strategies)
    strategies.makeSchedule = { EachState(loop: $0) }
  }

  private static func keepAllCells() -> CellMapping {
    let cells = AllCells()
    return CellMapping { state in
      cells.update(state)
      return cells
    }
  }
}
