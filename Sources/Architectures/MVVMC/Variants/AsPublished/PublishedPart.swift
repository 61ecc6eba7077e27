/// Registers the provider in the place of the headline's.
enum PublishedPart: DIPart {
  static func load(container: DIContainer) {
    container.register(NotesServices.self, NotesServices.init)
    container.register((any NotesProvider).self) {
      (notes: SharedStore<NotesState>, rows: SharedStore<RowsState>, services: NotesServices) in
      PublishedNotesProvider(notes: notes, rows: rows, services: services)
    }
  }
}
