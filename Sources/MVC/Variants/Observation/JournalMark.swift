/// A moment in the history of the notes, and what came after it.
///
/// The history is a chain of these: who has read up to a mark holds it and all that follows, and
/// what nobody has yet to read is freed.
final class JournalMark {
  /// The next change and the moment after it; `nil` at the end, where a change is yet to come.
  var following: (change: NotesChange, mark: JournalMark)?
}
