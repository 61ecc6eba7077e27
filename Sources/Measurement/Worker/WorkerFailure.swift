/// The reason why a worker process returned less than it should.
package enum WorkerFailure: Error, Equatable, Codable, Sendable, CustomStringConvertible {
  /// It could not be started; `reason` is the system's.
  case notStarted(reason: String)
  /// A signal ended it; `words` describe the signal, `message` is its own last line.
  case crashed(signal: Int, words: String, message: String)
  /// It ended with another code than 0; `message` is its own last line.
  case failed(code: Int, message: String)
  /// It wrote nothing for so many seconds, and was killed.
  case timedOut(seconds: Double)
  /// It wrote something that is not a record, or too much.
  case nonsense(String)
  /// It ended normally, but before its work was complete.
  case incomplete
  /// The whole run was interrupted, and it was killed.
  case interrupted

  package var description: String {
    switch self {
    case .notStarted(let reason):
      "It could not be started: \(reason)."
    case .crashed(let signal, let words, let message):
      "It crashed with signal \(signal) (\(words))\(Self.tail(message))"
    case .failed(let code, let message):
      "It ended with exit code \(code)\(Self.tail(message))"
    case .timedOut(let seconds):
      "Nothing was heard of it for \(Int(seconds.rounded(.up))) s, and it was killed."
    case .nonsense(let line):
      "It wrote something that is no record: \(line)"
    case .incomplete:
      "It ended before its work was done."
    case .interrupted:
      "It was interrupted."
    }
  }

  private static func tail(_ message: String) -> String {
    message.isEmpty ? "." : ": \(message)"
  }
}
