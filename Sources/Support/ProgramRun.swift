internal import Foundation

/// What a program that has ended wrote, and how it ended.
package struct ProgramRun: Sendable {
  /// Its standard output.
  package let output: String
  /// Its standard error.
  package let errors: String
  /// The exit code, or the number of the signal that ended it; 127 if it could not be started.
  package let status: Int32
  /// Whether it was killed because it took too long.
  package let isLate: Bool

  /// Whether it ended by itself with exit code 0.
  package var isDone: Bool { status == 0 && !isLate }

  /// Whether there is no such program, or it cannot be started.
  package var isMissing: Bool { status == 127 }

  /// All that it wrote, the errors last.
  package var text: String { output + errors }

  /// The output without white space around it; `nil` if the program failed.
  package var answer: String? {
    isDone ? output.trimmingCharacters(in: .whitespacesAndNewlines) : nil
  }

  /// Why it failed, without a full stop: the first line of its errors, or how it ended.
  package var reason: String {
    errors.split(whereSeparator: \.isNewline).first.map(String.init)
      ?? (isLate ? "it took too long" : "it ended with \(status) and no reason")
  }

  /// Runs a program to its end, as `RunningProgram` says.
  package init(
    _ words: [String], in folder: String? = nil, variables: [String: String] = [:],
    input: String = "", deadline: Double? = nil
  ) {
    self = RunningProgram(
      words, in: folder, variables: variables, input: input, deadline: deadline
    ).wait()
  }

  /// The run of a program that could not be started, or left no readable output.
  fileprivate init(failure: String) {
    (output, errors, status, isLate) = ("", failure, 127, false)
  }

  fileprivate init(output: String, errors: String, status: Int32, isLate: Bool) {
    self.output = output
    self.errors = errors
    self.status = status
    self.isLate = isLate
  }
}

/// A program that runs in a process of its own, until it ends or this object goes.
package final class RunningProgram {
  private let name: String
  private let process = Process()
  private let start = ContinuousClock.now
  private let deadline: Double?
  private var timer: (any DispatchSourceTimer)?
  /// What it writes to, or why it could not be started.
  private var streams: Result<(output: ScratchFile, errors: ScratchFile), any Error>

  /// Starts a program; a name without a slash is looked up in the `PATH`.
  ///
  /// After the deadline, in seconds, it is killed with all programs that it started.
  package init(
    _ words: [String], in folder: String? = nil, variables: [String: String] = [:],
    input: String = "", deadline: Double? = nil
  ) {
    name = words[0]
    self.deadline = deadline
    let all = name.contains("/") ? words : ["/usr/bin/env"] + words
    process.executableURL = URL(filePath: all[0])
    process.arguments = Array(all.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    streams = Result { [process] in
      let (output, errors) = (try ScratchFile(), try ScratchFile())
      process.standardOutput = output.handle
      process.standardError = errors.handle
      process.standardInput = input.isEmpty ? .nullDevice : try ScratchFile(input).handle
      try process.run()
      return (output, errors)
    }
    if let deadline, process.isRunning { stop(after: deadline) }
  }

  deinit {
    timer?.cancel()
    if process.isRunning { process.terminate() }
  }

  private func stop(after seconds: Double) {
    let id = process.processIdentifier
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + seconds)
    timer.setEventHandler { Self.kill(id) }
    timer.resume()
    self.timer = timer
  }

  /// Kills a program with all programs that it started.
  private static func kill(_ id: Int32) {
    // Foundation makes each program the first of a group.
    if Foundation.kill(-id, SIGKILL) != 0 { _ = Foundation.kill(id, SIGKILL) }
  }

  /// Waits until the program has ended.
  ///
  /// - Parameter isInterrupted: asked several times a second; `true` kills the program.
  /// - Returns: the run.
  package func wait(isInterrupted: () -> Bool) -> ProgramRun {
    while process.isRunning {
      if isInterrupted() { Self.kill(process.processIdentifier) }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return wait()
  }

  /// Waits until the program has ended.
  package func wait() -> ProgramRun {
    do {
      let (output, errors) = try streams.get()
      process.waitUntilExit()
      timer?.cancel()
      let isKilled = process.terminationReason == .uncaughtSignal
      let isOver = deadline.map { start.duration(to: .now) >= .seconds($0) } ?? false
      let said = try errors.text()
      if process.terminationStatus == 127, !name.contains("/"), said.contains("env: ") {
        return ProgramRun(
          failure: "'\(name)' is not in the PATH; install it, or add its folder to the PATH")
      }
      return ProgramRun(
        output: try output.text(), errors: said, status: process.terminationStatus,
        isLate: isKilled && isOver)
    } catch {
      return ProgramRun(failure: "'\(name)' cannot be run: \(error.localizedDescription)")
    }
  }
}

/// A file without a name, which is gone when its last process has ended.
///
/// It is used instead of a pipe: a full pipe would stop the program. A pipe also stays open as long as
/// one of the programs runs that the program has started.
private struct ScratchFile {
  let handle: FileHandle

  init(_ text: String = "") throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "archbench-\(UUID())")
    try Data(text.utf8).write(to: file)
    handle = try FileHandle(forUpdating: file)
    try FileManager.default.removeItem(at: file)
  }

  func text() throws -> String {
    try handle.seek(toOffset: 0)
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }
}
