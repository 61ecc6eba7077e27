import Foundation

/// Plays one step of an interaction on apps that were built to be traced, and prints what ran.
///
///     trace-recorder                                         prints where each function begins
///     trace-recorder INTERESTS INTERACTION SIZE VARIANT…     records
///
/// The file of interests says of functions what is asked of them, by the numbers in `CTrace.h`.
/// `archbench trace` builds and runs this, and reads what it prints.
do {
  try Recording.record(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
