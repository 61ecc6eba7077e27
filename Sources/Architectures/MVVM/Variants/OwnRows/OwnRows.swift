import Model

/// Rows that the list sorts and filters itself: the headline without `NoteRows`.
///
/// They are values in one array, as in the observable collections of other toolkits. Each change
/// of the array is an update of the table.
final class OwnRows: ListRows {
  private(set) var filter = ""
  private var order = NoteOrder.byChange
  private var rows = SortedArray<ListRow>(by: ListRow.sorted(in: .byChange))

  var shape: RowsShape {
    RowsShape(order: order, isFiltered: !filter.isEmpty, isEmpty: rows.count == 0)
  }

  var count: Int { rows.count }

  subscript(row: Int) -> Note.ID { rows[row].id }

  func row(of note: Note) -> Int? {
    let row = rows.place(of: ListRow(of: note, order))
    return row < rows.count && rows[row].id == note.id ? row : nil
  }

  func arrange(_ store: ObservableNotesStore, by order: NoteOrder, filter: String) -> [Note.ID]? {
    let old = rows.elements
    self.order = order
    self.filter = filter
    var new: [ListRow] = []
    for note in store.notes where passes(note) { new.append(ListRow(of: note, order)) }
    rows = SortedArray(new, by: ListRow.sorted(in: order))
    let isSame = rows.elements.elementsEqual(old) { $0.id == $1.id }
    return isSame ? nil : old.map(\.id)
  }

  /// Follows the rule of `NoteRows`, so that both variants do the same row operations.
  func shouldResort(after changes: [NoteCollection.Change]) -> Bool {
    changes.count > max(15, count / 8)
  }

  func apply(_ change: NoteCollection.Change) -> RowsUpdate? {
    let old = change.old.flatMap { row(of: $0) }
    let new = change.new.flatMap { passes($0) ? ListRow(of: $0, order) : nil }
    switch (old, new) {
    case (nil, nil): return nil
    case (nil, let new?): return .insert(rows.insert(new))
    case (let old?, nil):
      rows.remove(at: old)
      return .delete(old)
    case (let old?, let new?):
      let place = rows.replace(at: old, by: new)
      return place == old ? nil : .move(from: old, to: place)
    }
  }

  private func passes(_ note: Note) -> Bool {
    filter.isEmpty || matches(note.text, filter: filter)
  }
}
