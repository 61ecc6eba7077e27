import Foundation

/// Plays one step of an interaction on apps with tracing, and prints the functions that ran.
///
///     trace-recorder                                             prints the address of each function
///     trace-recorder INTERESTS INTERACTION SIZE ARCHITECTURE…    records
///
/// The file of interests gives the detail for each function, with the numbers in `CTrace.h`.
/// `archbench trace` builds and runs this program, and reads its output.
do {
  try Recording.record(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
