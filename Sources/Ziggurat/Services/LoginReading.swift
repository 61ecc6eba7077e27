import Model

/// What Presenters read of the log-in.
protocol LoginReading {
  var isLoading: Bool { get }
  var canSubmit: Bool { get }
  /// Why the last try has failed.
  var failure: NotesError? { get }
}
