internal import Foundation

/// A program that runs in a process of its own, until it ends or this object goes.
package final class RunningProgram {
  private let process = Process()
  private let start = ContinuousClock.now
  private let deadline: Double?
  private var timer: (any DispatchSourceTimer)?
  // Files, not pipes: a full pipe would stop the program, and a pipe stays open as long as one of
  // the programs that it has started runs.
  private let output = ScratchFile()
  private let errors = ScratchFile()
  /// Why it could not be started.
  private var failure: String?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments; a name without a slash is looked up in the `PATH`.
  ///   - folder: the folder in which it runs; the current one if not given.
  ///   - variables: what the environment has in addition.
  ///   - input: its standard input.
  ///   - deadline: the seconds after which it is killed with all programs that it started.
  package init(
    _ words: [String], in folder: String? = nil, variables: [String: String] = [:],
    input: String = "", deadline: Double? = nil
  ) {
    self.deadline = deadline
    let all = words[0].contains("/") ? words : ["/usr/bin/env"] + words
    process.executableURL = URL(filePath: all[0])
    process.arguments = Array(all.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.standardOutput = output.handle
    process.standardError = errors.handle
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : ScratchFile(input).handle
    do {
      try process.run()
      if let deadline { stop(after: deadline) }
    } catch {
      failure = "'\(words[0])' cannot be run: \(error.localizedDescription)"
    }
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
    while failure == nil, process.isRunning {
      if isInterrupted() { Self.kill(process.processIdentifier) }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return wait()
  }

  /// Waits until the program has ended.
  package func wait() -> ProgramRun {
    if let failure {
      return ProgramRun(output: "", errors: failure, status: 127, isLate: false)
    }
    process.waitUntilExit()
    timer?.cancel()
    let isKilled = process.terminationReason == .uncaughtSignal
    let isOver = deadline.map { start.duration(to: .now) >= .seconds($0) } ?? false
    return ProgramRun(
      output: output.text, errors: errors.text, status: process.terminationStatus,
      isLate: isKilled && isOver)
  }
}

/// A file without a name, which is gone when its last process has ended.
private struct ScratchFile {
  let handle: FileHandle

  init(_ text: String = "") {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "archbench-\(UUID().uuidString)").path
    _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
    handle = FileHandle(forUpdatingAtPath: path) ?? .nullDevice
    try? FileManager.default.removeItem(atPath: path)
  }

  var text: String {
    try? handle.seek(toOffset: 0)
    return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
