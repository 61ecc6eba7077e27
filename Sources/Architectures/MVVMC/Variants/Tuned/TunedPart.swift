/// Registers the components of the top of the ladder in the place of the headline's.
enum TunedPart: DIPart {
  static func load(container: DIContainer) {
    loadStores(in: container)
    container.register(NotesServices.self, NotesServices.init)
    container.register((any NotesProvider).self) {
      (notes: SharedStore<NotesState>, rows: SharedStore<RowsState>, services: NotesServices) in
      SharedNotesProvider(notes: notes, rows: rows, services: services)
    }
    container.register((any ProfileProvider).self, SharedProfileProvider.init)
  }

  private static func loadStores(in container: DIContainer) {
    container.register(SharedStore<RowsState>.self) { SharedStore(RowsState(), commitInPlace) }
      .lifetime(.session)
    container.register(Tagged<SignedInUser, SharedStore<PersonState>>.self) {
      Tagged(SharedStore(PersonState(), commitInPlace))
    }.lifetime(.session)
    container.register(SharedStore<PersonState>.self) { SharedStore(PersonState(), commitInPlace) }
  }
}

/// Lets the cells follow typed changes.
enum FollowedCellsPart: DIPart {
  static func load(container: DIContainer) {
    container.register(FollowedCells.self) {
      (
        provider: any NotesProvider, recorded: RecordedRows, rows: SharedStore<RowsState>,
        pictures: PicturesService
      ) in
      FollowedCells(
        provider: provider, changes: recorded.noteChanges, rows: rows.state,
        pictures: pictures.state)
    }
    container.register(CellMapping.self) { (cells: FollowedCells) in
      CellMapping { _ in cells }
    }
  }
}

/// Lets the table follow row operations.
enum RecordedRowsPart: DIPart {
  static func load(container: DIContainer) {
    container.register(RecordedRows.self, RecordedRows.init).lifetime(.session)
    container.register((any ListRows).self) { (rows: RecordedRows) in rows }
    container.register((any TableRows).self) { (rows: RecordedRows) in OperatedRows(rows: rows) }
  }
}
