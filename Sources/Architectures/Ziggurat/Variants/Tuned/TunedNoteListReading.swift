/// The notes, and the list of them with its window.
protocol TunedNoteListReading: NotesReading {
  var list: TunedNoteList { get }
}
