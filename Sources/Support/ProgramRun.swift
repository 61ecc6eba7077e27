import Foundation
import Synchronization

/// A program that was run to its end.
package struct ProgramRun: Sendable {
  /// Its standard output and standard error, as they came.
  package let output: String
  /// The exit code, or the number of the signal that ended it.
  package let status: Int32
  /// Whether it was killed because it took too long.
  package let isLate: Bool

  /// Whether it ended by itself with exit code 0.
  package var isDone: Bool { status == 0 && !isLate }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - words: the program's path, and its arguments.
  ///   - folder: the folder in which it runs; the current one if not given.
  ///   - variables: what the environment has in addition.
  ///   - deadline: the seconds after which it is killed.
  /// - Throws: an error of Foundation if it cannot be started.
  package init(
    _ words: [String], in folder: String? = nil, variables: [String: String] = [:],
    deadline: Double? = nil
  ) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let wasKilled = Mutex(false)
    let id = process.processIdentifier
    let timer = deadline.map { seconds in
      let timer = DispatchSource.makeTimerSource()
      timer.schedule(deadline: .now() + seconds)
      timer.setEventHandler {
        wasKilled.withLock { $0 = true }
        kill(id, SIGKILL)
      }
      timer.resume()
      return timer
    }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    timer?.cancel()
    output = String(decoding: bytes, as: UTF8.self)
    status = process.terminationStatus
    isLate = wasKilled.withLock { $0 }
  }
}
