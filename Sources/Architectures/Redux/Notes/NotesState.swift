import Model

/// The notes by id, and the ids that the list shows in order, as in Redux Toolkit's entity adapter.
///
/// The reducer changes this in place, so there is no old value to compare with. Revisions say instead
/// whether anything has changed, and cost nothing to compare.
nonisolated struct NotesState: Equatable, Codable, Sendable {
  private(set) var collection = NoteCollection()
  /// The number of changes of the collection.
  private(set) var revision = 0
  /// The ids that the list shows, with the present order and filter.
  private(set) var rows = NoteRows(order: .byChange)
  /// The last change of the rows.
  private(set) var rowUpdate = RowUpdate()
  /// The number of the last save or delete, by which an answer is matched to its request.
  private(set) var lastWrite: NoteCollection.WriteNumber = 0
  var selection: Note.ID?
  /// Set while a page is open over the list.
  var openNote: OpenNote?
  var isLoading = false
  /// Whether a load has ever succeeded; until then the list is disabled.
  var hasLoaded = false
  /// Whether the last load failed.
  var hasFailed = false

  var canRefresh: Bool { hasLoaded && !isLoading }
  var canRetry: Bool { !hasLoaded && hasFailed }
  /// Whether the open note has been deleted elsewhere.
  var hasLostOpenNote: Bool { openNote.map { collection[$0.id] == nil } ?? false }
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

  /// Applies a push; ignored before the first load, because its answer will contain the change.
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

  /// Sorts or filters the rows, and scrolls to the top.
  @MainActor mutating func arrange(order: NoteOrder? = nil, filter: String? = nil) {
    let isOther = sortRows(order: order ?? rows.order, filter: filter ?? rows.filter)
    rowUpdate.record(isOther ? .replaced : .none, scrollsToTop: true)
  }

  /// Updates rows, selection, open page and revision after changes of the collection.
  @MainActor private mutating func follow(_ changes: [NoteCollection.Change]) {
    guard !changes.isEmpty else { return }
    revision += 1
    if let id = selection, collection[id] == nil { selection = nil }
    openNote?.follow(changes)
    if rows.shouldResort(after: changes) {
      if sortRows(order: rows.order, filter: rows.filter) { rowUpdate.record(.replaced) }
    } else {
      let steps = changes.compactMap { step(after: $0) }
      if !steps.isEmpty { rowUpdate.record(.steps(steps)) }
    }
  }

  /// Moves a changed note to its row; returns `nil` if the ids stay the same.
  @MainActor private mutating func step(after change: NoteCollection.Change) -> RowUpdate.Step? {
    switch rows.apply(change) {
    case nil, .updated: nil
    case .inserted(let row): .inserted(row)
    case .removed(let row): .removed(row)
    case .moved(let from, let to): .moved(from: from, to: to)
    }
  }

  /// Sorts all rows; returns whether the ids have changed.
  @discardableResult
  @MainActor private mutating func sortRows(order: NoteOrder, filter: String) -> Bool {
    let old = rows.ids
    rows = NoteRows(collection.notes.values, order: order, filter: filter)
    return rows.ids != old
  }
}
