/// What Presenters read that only count notes.
protocol NoteCounting {
  /// The notes that there are, filtered or not.
  var noteCount: Int { get }
  /// Those whose last write is under way or has failed.
  var markCount: Int { get }
}
