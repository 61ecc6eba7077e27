import CProbes
import Foundation

/// A writer in a process of its own.
struct TrialChild {
  private var child = probe_child()
  private(set) var output: [UInt8] = []

  /// Starts `notes-file-trial write FILE SEED`; `nil` if that fails.
  init?(file: String, seed: UInt64) {
    var path = [CChar](repeating: 0, count: 4_096)
    guard probe_own_executable(&path, path.count) else { return nil }
    let words = ["notes-file-trial", "write", file, String(seed)]
    var arguments = words.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    defer { for argument in arguments { free(argument) } }
    guard probe_spawn(path, &arguments, &environment, &child) == 0 else { return nil }
  }

  /// Waits until the writer has printed `line` or has ended, or for ten seconds.
  mutating func awaitLine(_ line: String) {
    let end = Date.now.addingTimeInterval(10)
    while !lines.contains(line), child.output >= 0, Date.now < end {
      probe_child_await(&child, 100)
      read()
    }
  }

  /// Kills the writer, and reads everything that it has printed.
  mutating func kill() {
    probe_child_kill(&child)
    var ending = probe_ending()
    while !probe_child_reap(&child, &ending) { probe_child_await(&child, 1) }
    read()
    probe_child_close(&child)
  }

  /// The complete lines that the writer has printed.
  var lines: [String] {
    let text = String(decoding: output, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = probe_read(&child.output, &buffer, buffer.count), count > 0 {
      output += buffer.prefix(count)
    }
  }
}
