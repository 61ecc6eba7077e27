import Model

/// Which rows of the list are presented, and how the rows came to be where they are: view state.
///
/// What the rows' places are is told as a list of operations on earlier places, so that nobody who
/// has followed so far has to look at all rows to find out.
struct RowWindow {
  /// The rows that a screen shows at most.
  static let viewport = 15
  /// The rows that are presented beyond it on either side, so that not each scroll needs a pass.
  static let margin = 5
  private static let length = viewport + 2 * margin
  /// So many operations are kept, and updates.
  private static let memory = 32

  private var first = 0
  /// Another number after each change of a row, or of which rows are presented.
  private(set) var revision = 0
  /// The last revision after which other rows are presented, or the same in other places.
  private var lastMove = 0
  /// The revision before `updates`; of earlier ones it is not known any more what they changed.
  private var firstKnown = 0
  /// The rows that came, went or changed.
  private var updates: [(revision: Int, id: Note.ID)] = []
  /// Another number whenever the rows are not told of by operations.
  private(set) var lineage = 0
  /// The number of operations before `ids`, which are forgotten.
  private(set) var start = 0
  /// The rows before `operations`.
  private(set) var ids: [Note.ID] = []
  private(set) var operations: [RowOperation] = []

  /// The rows that are presented, of so many.
  func rows(of count: Int) -> Range<Int> {
    let first = max(0, min(first, count - Self.length))
    return first..<min(first + Self.length, count)
  }

  /// The user has scrolled; says whether other rows are presented now.
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

  /// Another arrangement, which is seen from the top.
  mutating func arrange(_ rows: NoteRows, after old: NoteRows) {
    first = 0
    forgetUpdates()
    if rows.ids != old.ids { restart(rows.ids) }
  }

  /// The rows are others than operations would tell.
  mutating func restart(_ ids: [Note.ID]) {
    forgetUpdates()
    lineage += 1
    start = 0
    self.ids = ids
    operations = []
  }

  /// What has become of the rows, which are `ids` now, after a change of one note.
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

  /// The notes that have come, gone or changed since a revision, whether or not their rows are
  /// presented; `nil` if that is not known any more.
  func updates(since old: Int) -> ArraySlice<(revision: Int, id: Note.ID)>? {
    old < firstKnown ? nil : updates.drop { $0.revision <= old }
  }

  /// Whether other rows are presented than at a revision, or the same in other places.
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
