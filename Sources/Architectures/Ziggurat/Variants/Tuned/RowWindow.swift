import Model

/// The range of rows that are presented, and the operations that brought the rows to their places.
///
/// A reader that knows earlier places applies the operations since then, and need not compare all
/// rows.
struct RowWindow {
  /// The number of rows that a screen can show.
  static let viewport = 15
  /// The number of rows presented beyond either side, so that not every scroll needs a pass.
  static let margin = 5
  private static let length = viewport + 2 * margin
  /// The number of operations that are kept, and of updates.
  private static let memory = 32

  private var first = 0
  /// Another number after each change of a row, or of the range of rows.
  private(set) var revision = 0
  /// The last revision that changed which rows are presented, or their places.
  private var lastMove = 0
  /// The revision before `updates`; what earlier revisions changed is no longer known.
  private var firstKnown = 0
  /// The rows that were inserted, removed or changed.
  private var updates: [(revision: Int, id: Note.ID)] = []
  /// Another number whenever operations do not lead to the rows.
  private(set) var lineage = 0
  /// The number of operations that led to `ids`, which are no longer kept.
  private(set) var start = 0
  /// The notes in all rows, before `operations`.
  private(set) var ids: [Note.ID] = []
  private(set) var operations: [RowOperation] = []

  /// Returns the rows that are presented, of a number of rows.
  func rows(of count: Int) -> Range<Int> {
    let first = max(0, min(first, count - Self.length))
    return first..<min(first + Self.length, count)
  }

  /// Follows the user's scrolling, and returns whether other rows are presented now.
  mutating func scroll(toTop top: Int, of count: Int) -> Bool {
    let top = max(0, min(top, count - Self.viewport))
    let presented = rows(of: count)
    if top >= presented.lowerBound, min(top + Self.viewport, count) <= presented.upperBound {
      first = presented.lowerBound
      return false
    }
    first = max(0, top - Self.margin)
    revision += 1
    lastMove = revision
    return true
  }

  /// Takes over another arrangement, and goes to its top.
  mutating func arrange(_ rows: NoteRows, after old: NoteRows) {
    first = 0
    forgetUpdates()
    if rows.ids != old.ids { restart(rows.ids) }
  }

  /// Replaces the rows by others that operations do not lead to.
  mutating func restart(_ ids: [Note.ID]) {
    forgetUpdates()
    lineage += 1
    start = 0
    self.ids = ids
    operations = []
  }

  /// Records what a change of one note did to the rows, which are `ids` now.
  mutating func follow(_ change: NoteRows.RowChange, of id: Note.ID, in ids: [Note.ID]) {
    update(id)
    switch change {
    case .updated: return
    case .inserted(let row): operations.append(.insert(id, row: row))
    case .removed(let row): operations.append(.delete(row: row))
    case .moved(let old, let new): operations.append(.move(row: old, to: new))
    }
    lastMove = revision
    guard operations.count > Self.memory else { return }
    start += operations.count
    self.ids = ids
    operations = []
  }

  // MARK: - Revisions

  /// Returns the notes that were inserted, removed or changed since a revision, presented or not.
  ///
  /// Returns `nil` if that is no longer known.
  func updates(since old: Int) -> ArraySlice<(revision: Int, id: Note.ID)>? {
    old < firstKnown ? nil : updates.drop { $0.revision <= old }
  }

  /// Whether the presented rows, or their places, have changed since a revision.
  func hasMoved(since old: Int) -> Bool { lastMove > old }

  private mutating func update(_ id: Note.ID) {
    if updates.count == Self.memory {
      updates.removeAll(keepingCapacity: true)
      firstKnown = revision
    }
    revision += 1
    updates.append((revision, id))
  }

  private mutating func forgetUpdates() {
    updates.removeAll(keepingCapacity: true)
    revision += 1
    lastMove = revision
    firstKnown = revision
  }
}
