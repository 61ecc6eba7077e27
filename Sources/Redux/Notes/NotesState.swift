import Model

/// The notes by id, their ids in order, and what the list shows of them: the normalised shape of an
/// entity adapter with a sort comparer.
///
/// The reducer changes this in place. So there is no old value to compare the new one with; the
/// revisions tell instead whether anything is new, and cost nothing to compare.
nonisolated struct NotesState: Equatable, Codable, Sendable {
  private(set) var collection = NoteCollection()
  /// Goes up with every change of the collection.
  private(set) var revision = 0
  /// The ids that the list shows, with the order and the filter in force.
  private(set) var rows = NoteRows(order: .byChange)
  /// What the last change of the rows was.
  private(set) var rowUpdate = RowUpdate()
  /// The number of the last save or delete; middleware sends it along and gets it back.
  private(set) var lastWrite: NoteCollection.WriteNumber = 0
  var selection: Note.ID?
  /// There while a page is open over the list.
  var opened: OpenedNote?
  var isLoading = false
  /// Whether a load has ever succeeded; before, nothing can be done to notes.
  var hasLoaded = false
  /// Whether the last load failed.
  var hasFailed = false

  var canRefresh: Bool { hasLoaded && !isLoading }
  var canRetry: Bool { !hasLoaded && hasFailed }
  /// Whether the note whose page is open has been deleted elsewhere.
  var hasLostOpened: Bool { opened.map { collection[$0.id] == nil } ?? false }
}

// MARK: - Changes

extension NotesState {
  mutating func startLoading() {
    isLoading = true
    hasFailed = false
  }

  @MainActor mutating func finishLoading(_ list: [Note]) {
    isLoading = false
    let changes = collection.load(list)
    guard !hasLoaded else { return follow(changes) }
    hasLoaded = true
    revision += 1
    sortRows(order: rows.order, filter: rows.filter)
    rowUpdate.record(.loaded)
  }

  mutating func failLoading() {
    isLoading = false
    hasFailed = true
  }

  /// Follows a push; before the first load it is ignored: the answer will hold what it tells.
  @MainActor mutating func apply(_ push: [NoteChange]) {
    if hasLoaded { follow(collection.apply(push)) }
  }

  @MainActor mutating func beginSave(_ note: Note) {
    let write = collection.beginSave(note)
    lastWrite = write.number
    follow(write.changes)
  }

  @MainActor mutating func endSave(
    of id: Note.ID, _ number: NoteCollection.WriteNumber, succeeded: Bool
  ) {
    follow(collection.endSave(of: id, number: number, succeeded: succeeded))
  }

  @MainActor mutating func beginDelete(_ id: Note.ID) {
    guard let write = collection.beginDelete(id) else { return }
    lastWrite = write.number
    follow(write.changes)
  }

  @MainActor mutating func endDelete(
    of id: Note.ID, _ number: NoteCollection.WriteNumber, succeeded: Bool
  ) {
    follow(collection.endDelete(of: id, number: number, succeeded: succeeded))
  }

  /// Shows the rows in another order or through another filter, from the top.
  @MainActor mutating func arrange(order: NoteOrder? = nil, filter: String? = nil) {
    let isOther = sortRows(order: order ?? rows.order, filter: filter ?? rows.filter)
    rowUpdate.record(isOther ? .replaced : .none, scrollsToTop: true)
  }

  /// Follows what happened to the collection: rows, selection, open page, revision.
  @MainActor private mutating func follow(_ changes: [NoteCollection.Change]) {
    guard !changes.isEmpty else { return }
    revision += 1
    if let id = selection, collection[id] == nil { selection = nil }
    opened?.follow(changes)
    if rows.isWorthSortingAnew(after: changes) {
      if sortRows(order: rows.order, filter: rows.filter) { rowUpdate.record(.replaced) }
    } else {
      let steps = changes.compactMap { step(after: $0) }
      if !steps.isEmpty { rowUpdate.record(.steps(steps)) }
    }
  }

  /// Puts a changed note in its place; `nil` if the ids stay as they are.
  @MainActor private mutating func step(after change: NoteCollection.Change) -> RowUpdate.Step? {
    switch rows.apply(change) {
    case nil, .updated: nil
    case .inserted(let row): .inserted(row)
    case .removed(let row): .removed(row)
    case .moved(let from, let to): .moved(from: from, to: to)
    }
  }

  /// Sorts anew; whether the ids are others now.
  @discardableResult
  @MainActor private mutating func sortRows(order: NoteOrder, filter: String) -> Bool {
    let old = rows.ids
    rows = NoteRows(collection.notes.values, order: order, filter: filter)
    return rows.ids != old
  }
}
