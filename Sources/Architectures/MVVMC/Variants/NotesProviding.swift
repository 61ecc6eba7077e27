import Model

/// What the notes providers of variants have in common: what they let services do.
protocol NotesProviding: NotesProvider {
  var services: NotesServices { get }
}

/// The services of the list of notes.
struct NotesServices {
  let notes: NotesService
  let rows: RowsService
  let pictures: PicturesService
}

extension NotesProviding {
  func refresh() {
    if currentState.canRefresh { services.notes.load() }
  }

  func retry() {
    if currentState.loadState == .failed { services.notes.load() }
  }

  func sort(by order: NoteOrder) {
    services.rows.sort(by: order)
  }

  func filter(by filter: String) {
    services.rows.filter(by: filter)
  }

  func select(_ id: Note.ID) {
    services.rows.select(id)
  }

  func delete(_ id: Note.ID) {
    services.notes.delete(id)
  }

  func requestPicture(of id: Note.ID) {
    guard let reference = currentState.notes[id]?.picture else { return }
    services.pictures.request(reference)
  }
}
