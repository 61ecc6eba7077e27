/// How a command ended, as the shell sees it.
///
/// From 64 on the numbers are those of `sysexits.h`; 130 is what a shell reports for Ctrl-C.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// All was done and all of it was well.
  case done = 0
  /// What was examined was wrong, or a run or a step failed.
  case failed = 1
  /// Something became worse than it was.
  case regression = 2
  /// The measurement could not decide.
  case unresolved = 3
  /// The measurement contradicts its own controls.
  case invalid = 4
  /// The command was called wrongly.
  case usage = 64
  /// A data file is damaged or of an unknown kind.
  case badData = 65
  /// A file or a stream could not be written.
  case cannotWrite = 73
  /// The user pressed Ctrl-C.
  case interrupted = 130
}
