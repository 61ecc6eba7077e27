import Model

/// Fingerprints that detect whether a slice of the state has changed.
nonisolated struct SliceMarks {
  private let route: Route
  private let notes: Notes
  private let list: List
  private let editor: Editor
  private let pictureCount: Int

  private struct Route: Equatable {
    let tab: Int
    let alert: Int?
    let editor: Int?
    let detail: Int?
    let badge: Int
  }

  private struct Notes: Equatable {
    let revision: Int
    let rowRevision: Int
    let selection: Note.ID?
  }

  private struct List: Equatable {
    let noteCount: Int
    let rowCount: Int
    let order: NoteOrder
    let isFiltered: Bool
    let isLoading: Bool
    let hasLoaded: Bool
    let hasFailed: Bool
  }

  private struct Editor: Equatable {
    let number: Int?
    let write: NoteCollection.WriteNumber?
    let hasFailed: Bool?
  }

  // Inlined, because passing the state would copy it.
  @inline(__always) init(of state: AppState) {
    route = Route(
      tab: state.route.tab, alert: state.route.alert?.number, editor: state.editor?.number,
      detail: state.notes.openNote?.number, badge: state.notes.collection.markCount)
    notes = Notes(
      revision: state.notes.revision, rowRevision: state.notes.rowUpdate.revision,
      selection: state.notes.selection)
    list = List(
      noteCount: state.notes.collection.count, rowCount: state.notes.rows.count,
      order: state.notes.rows.order, isFiltered: !state.notes.rows.filter.isEmpty,
      isLoading: state.notes.isLoading, hasLoaded: state.notes.hasLoaded,
      hasFailed: state.notes.hasFailed)
    editor = Editor(
      number: state.editor?.number, write: state.editor?.write,
      hasFailed: state.editor?.hasFailed)
    pictureCount = state.pictures.arrived.count
  }

  /// The notes that may look different after an action that changes the content of this one alone.
  func touched(content: Note.ID?, since old: SliceMarks) -> TouchedNotes {
    let isSame = notes.selection == old.notes.selection
    return TouchedNotes(
      content: content, deselected: isSame ? nil : old.notes.selection,
      selected: isSame ? nil : notes.selection)
  }

  /// The slices that have changed since.
  func changes(since old: SliceMarks) -> Slices {
    var changes: Slices = []
    if route != old.route { changes.insert(.route) }
    if notes != old.notes { changes.insert(.notes) }
    if list != old.list { changes.formUnion([.notes, .list]) }
    if editor != old.editor { changes.insert(.editor) }
    if pictureCount != old.pictureCount { changes.insert(.pictures) }
    return changes
  }
}
