/// The exit code of a command.
///
/// The numbers from 64 on are those of `sysexits.h`; 130 is what a shell reports for Ctrl-C.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// The command succeeded and found nothing wrong.
  case done = 0
  /// The command found a defect, or a run or a step failed.
  case failed = 1
  /// A regression was found.
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
