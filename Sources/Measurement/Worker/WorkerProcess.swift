import CProbes

/// Runs a worker process until it ends or exceeds its deadline.
@MainActor package struct WorkerProcess {
  /// The maximum number of bytes kept of its standard output and of its standard error.
  private static let mostOutput = 1 << 28
  private static let mostErrors = 1 << 16

  private var child = probe_child()
  private var output: [UInt8] = []
  private var errors: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  private init() {}

  /// Has the system kill this process when its parent dies; `false` if that is dead already.
  nonisolated package static func dieWithParent(_ parent: Int32) -> Bool {
    probe_die_with_parent(parent)
  }

  /// Starts `command`, reads its output, and waits for its end.
  ///
  /// It is killed, with all processes that it has started, if it writes nothing for `deadline` seconds,
  /// or if the run is interrupted, which is asked several times a second.
  package static func run(
    _ command: WorkerCommand, deadline: Double, now: () -> UInt64 = Instruments.machine.now,
    isInterrupted: () -> Bool = { false }
  ) -> WorkerOutcome {
    var process = WorkerProcess()
    let start = now()
    var lastHeard = start
    let error = process.start(command)
    guard error == 0 else {
      return WorkerOutcome(output: "", failure: .notStarted(reason: errorDescription(error)))
    }
    var killed: WorkerFailure?
    var ending = probe_ending()
    while true {
      if process.read() { lastHeard = now() }
      if probe_child_reap(&process.child, &ending) { break }
      if killed == nil {
        killed = process.reasonToKill(
          isLate: Double(now() &- lastHeard) / 1e9 > deadline, deadline, isInterrupted())
        if killed != nil { probe_child_kill(&process.child) }
      }
      // Once both pipes are closed, only the timeout ends the waiting.
      let isOpen = process.child.output >= 0 || process.child.errors >= 0
      probe_child_await(&process.child, isOpen && killed == nil ? 50 : 1)
    }
    _ = process.read()
    // An open pipe is held by a process that the worker started and left behind.
    if process.child.output >= 0 || process.child.errors >= 0 { probe_child_kill(&process.child) }
    probe_child_close(&process.child)
    let errors = String(decoding: process.errors, as: UTF8.self)
    return WorkerOutcome(
      output: String(decoding: process.output, as: UTF8.self), errors: errors,
      failure: killed ?? failure(ending, errors), seconds: Double(now() &- start) / 1e9)
  }

  private mutating func start(_ command: WorkerCommand) -> Int32 {
    let path = command.executable ?? Self.ownPath
    let environment = command.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return withCStrings([path] + command.arguments) { arguments in
      withCStrings(environment) { environment in
        probe_spawn(path, arguments, environment, &child)
      }
    }
  }

  /// Reads the available output; returns whether any of it was kept.
  private mutating func read() -> Bool {
    let known = output.count + errors.count
    drain(\.output, into: \.output, most: Self.mostOutput)
    drain(\.errors, into: \.errors, most: Self.mostErrors)
    return output.count + errors.count > known
  }

  private mutating func drain(
    _ end: WritableKeyPath<probe_child, Int32>, into kept: WritableKeyPath<WorkerProcess, [UInt8]>,
    most: Int
  ) {
    // The loop is bounded, so that a worker that writes endlessly cannot exceed its deadline.
    for _ in 0..<64 {
      let count = probe_read(&child[keyPath: end], &buffer, buffer.count)
      guard count > 0 else { return }
      let room = most - self[keyPath: kept].count
      self[keyPath: kept] += buffer.prefix(min(count, max(0, room)))
    }
  }

  private func reasonToKill(
    isLate: Bool, _ deadline: Double, _ isInterrupted: Bool
  ) -> WorkerFailure? {
    if isInterrupted { return .interrupted }
    if isLate { return .timedOut(seconds: deadline) }
    if output.count >= Self.mostOutput { return .nonsense("more than \(Self.mostOutput) bytes.") }
    return nil
  }

  private static func failure(_ ending: probe_ending, _ errors: String) -> WorkerFailure? {
    if ending.signal != 0 {
      return .crashed(
        signal: Int(ending.signal), words: signalDescription(ending.signal),
        message: lastWords(errors))
    }
    return ending.code == 0
      ? nil : .failed(code: Int(ending.code), message: lastWords(errors))
  }

  /// Returns the line with the Swift runtime's error, or else the last line.
  private static func lastWords(_ errors: String) -> String {
    let lines = errors.split(separator: "\n")
    let words = lines.first { $0.contains("Fatal error") } ?? lines.last ?? ""
    return String(words.prefix(500))
  }

  /// The path of the running executable.
  package static var ownPath: String {
    words { probe_own_executable($0, $1) }
  }

  private static func signalDescription(_ signal: Int32) -> String {
    words { probe_signal_description(signal, $0, $1) }
  }

  private static func errorDescription(_ error: Int32) -> String {
    words { probe_error_description(error, $0, $1) }
  }

  /// Returns the text that a C function writes into a buffer.
  private static func words<Result>(
    _ fill: (UnsafeMutablePointer<CChar>, Int) -> Result
  ) -> String {
    String(unsafeUninitializedCapacity: 4096) { room in
      room.withMemoryRebound(to: CChar.self) { room in
        guard let start = room.baseAddress else { return 0 }
        start.pointee = 0
        _ = fill(start, room.count)
        return room.firstIndex(of: 0) ?? 0
      }
    }
  }
}

/// Passes `strings` as a C array: pointers to zero-terminated bytes, and a null pointer at the end.
@MainActor private func withCStrings<Result>(
  _ strings: [String],
  _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var bytes: [CChar] = []
  var offsets: [Int] = []
  for string in strings {
    offsets.append(bytes.count)
    bytes += string.utf8.map { CChar(bitPattern: $0) } + [0]
  }
  return bytes.withUnsafeMutableBufferPointer { bytes in
    var pointers = offsets.map { offset in bytes.baseAddress.map { $0 + offset } }
    pointers.append(nil)
    return pointers.withUnsafeBufferPointer { pointers in
      guard let start = pointers.baseAddress else { preconditionFailure("It holds a null pointer") }
      return body(start)
    }
  }
}
