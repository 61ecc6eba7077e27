import Testing

@testable import Measurement

@Suite("Worker processes")
@MainActor struct WorkerProcessTests {
  private func shell(
    _ script: String, environment: [String: String] = [:], deadline: Double = 60,
    now: () -> UInt64 = Instruments.machine.now, isInterrupted: () -> Bool = { false }
  ) -> WorkerOutcome {
    WorkerProcess.run(
      WorkerCommand(
        executable: "/bin/sh", arguments: ["-c", script],
        environment: ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }),
      deadline: deadline, now: now, isInterrupted: isInterrupted)
  }

  @Test("A worker's two output streams are returned separately.")
  func streams() {
    let outcome = shell("echo one; echo two >&2; echo three; exec cat")
    #expect(outcome.output == "one\nthree\n")
    #expect(outcome.errors == "two\n")
    #expect(outcome.failure == nil)
  }

  @Test("Output that exceeds a pipe's capacity is complete.")
  func muchOutput() {
    let outcome = shell("head -c 3000000 /dev/zero | tr '\\0' x")
    #expect(outcome.output.utf8.count == 3_000_000)
    #expect(outcome.failure == nil)
  }

  @Test("A worker gets exactly the given arguments and environment.")
  func environment() {
    let outcome = shell("echo \"$WORD\"; env", environment: ["WORD": "a 'b' \"ü\"\n"])
    #expect(outcome.output.hasPrefix("a 'b' \"ü\"\n"))
    #expect(!outcome.output.contains("HOME="))
  }

  #if os(Linux)
    @Test("A worker has its three streams and no other descriptor.")
    func descriptors() {
      #expect(shell("ls /proc/$$/fd").output == "0\n1\n2\n")
    }
  #endif

  @Test("A crash is reported with its signal, and earlier output is kept.")
  func crash() {
    let outcome = shell("echo before; echo 'main.swift:1: Fatal error: no' >&2; kill -SEGV $$")
    #expect(outcome.output == "before\n")
    guard case .crashed(let signal, let words, let message) = outcome.failure else {
      Issue.record("It is \(String(describing: outcome.failure)).")
      return
    }
    #expect(signal == 11 && !words.isEmpty)
    #expect(message == "main.swift:1: Fatal error: no")
  }

  @Test("An exit code is reported with the last line of output.")
  func exitCode() {
    let outcome = shell("echo first >&2; echo 'last words' >&2; exit 3")
    #expect(outcome.failure == .failed(code: 3, message: "last words"))
  }

  /// Returns a clock that is a second later each time it is read.
  private func clock() -> () -> UInt64 {
    var seconds: UInt64 = 0
    return {
      seconds += 1
      return seconds * 1_000_000_000
    }
  }

  @Test("A worker that writes nothing until its deadline is killed.")
  func hang() {
    let outcome = shell(
      "exec sleep 600", deadline: 5,
      now: clock())
    #expect(outcome.failure == .timedOut(seconds: 5))
  }

  @Test("A worker that closed its streams and hangs is killed at its deadline.")
  func silentHang() {
    let outcome = shell(
      "exec >/dev/null 2>&1; exec sleep 600", deadline: 5,
      now: clock())
    #expect(outcome.failure == .timedOut(seconds: 5))
  }

  @Test("A worker that keeps writing may run past its deadline.")
  func talkative() {
    var seconds: UInt64 = 0
    let outcome = shell(
      "for line in $(seq 100); do echo $line; sleep 0.01; done", deadline: 40,
      now: {
        seconds += 1
        return seconds * 1_000_000_000
      })
    #expect(outcome.failure == nil && outcome.output.hasSuffix("\n100\n"))
    #expect(seconds > 100)
  }

  @Test("Processes that a worker leaves behind do not delay its outcome.")
  func leftovers() {
    let outcome = shell("sleep 600 & echo done")
    #expect(outcome.output == "done\n" && outcome.failure == nil)
  }

  @Test("Processes that a worker has started are killed with it, or at its end.")
  func descendants() {
    let killed = shell(
      "sleep 600 & echo $!; exec >/dev/null; sleep 600", deadline: 50,
      now: clock())
    let left = shell("sleep 600 & echo $!")
    #expect(killed.failure == .timedOut(seconds: 50) && left.failure == nil)
    for child in [killed.output, left.output] {
      // A signal takes a moment to arrive, and an orphan to be reaped: it is gone, or a zombie.
      let look = shell(
        """
        for _ in $(seq 200); do
          case "$(ps -o stat= -p \(child.dropLast()))" in ""|Z*) echo gone; exit;; esac
          sleep 0.05
        done
        echo alive
        """)
      #expect(look.output == "gone\n")
    }
  }

  @Test("An interruption kills the worker.")
  func interruption() {
    #expect(shell("exec sleep 600", isInterrupted: { true }).failure == .interrupted)
  }

  @Test("An executable that does not exist cannot be started.")
  func notStarted() {
    let command = WorkerCommand(executable: "/no/such", arguments: [], environment: [:])
    let outcome = WorkerProcess.run(command, deadline: 1)
    #expect(outcome.failure == .notStarted(reason: "No such file or directory"))
  }

  @Test("The environment's padding depends on the seed, and counting has deterministic hashing.")
  func command() throws {
    func command(_ seed: UInt64, _ task: WorkerAssignment.Task) throws -> WorkerCommand {
      let assignment = WorkerAssignment(
        task: task, plan: .quick, contestants: Contestants(base: "Baseline", contenders: []),
        excluded: [],
        seed: seed)
      return try WorkerCommand(
        assignment, subcommand: ["__worker"], environment: ["PATH": "/bin"])
    }
    let paddings = try (0..<100 as Range<UInt64>).map {
      try command($0, .pilot(cells: [])).environment["ARCHBENCH_PADDING", default: "no"].count
    }
    #expect(Set(paddings).count > 90)
    #expect(paddings.allSatisfy { (0..<4096).contains($0) })
    let counting = try command(.max, .counting(cells: []))
    #expect(counting.environment["SWIFT_DETERMINISTIC_HASHING"] == "1")
    #expect(counting.environment["PATH"] == "/bin" && counting.executable == nil)
    #expect(try command(1, .pilot(cells: [])).environment["SWIFT_DETERMINISTIC_HASHING"] == nil)
    let read = try WorkerAssignment(argument: #require(counting.arguments.last))
    #expect(counting.arguments.first == "__worker")
    #expect(read.seed == .max && read.task == .counting(cells: []))
    #expect(throws: WorkerAssignment.Unreadable.self) { try WorkerAssignment(argument: "{}") }
  }
}
