/// A position in the journal of changes of the notes.
///
/// The journal is a chain of these. A reader holds the mark up to which it has read, and with it
/// all that follows. What all readers have read is freed.
final class JournalMark {
  /// The next change and the mark after it; `nil` at the end of the journal.
  var following: (change: NotesChange, mark: JournalMark)?
}
