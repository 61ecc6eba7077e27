import Foundation
import Testing

@testable import Support

@Suite("Ctrl-C") struct InterruptTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    .path
  private let errors: String

  init() throws {
    errors = "\(folder)/errors"
    try AtomicFile.write("", to: errors)
  }

  /// Whether it has a handler for SIGINT; without /proc, after a while.
  private static let listens =
    "if test -e /proc; then grep -q 'SigCgt.*[2367abef]$' /proc/$pid/status; else sleep 5; fi"

  /// Calls archbench, and interrupts it each time that a condition of the shell holds.
  private func call(_ words: String, _ conditions: [String]) throws -> (
    run: ProgramRun, said: String
  ) {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let steps = conditions.map {
      "until \($0); do kill -0 $pid || exit 99; sleep 0.02; done; kill -INT $pid; "
    }
    // A thread of the tests may block all signals, and a program inherits that.
    var (none, mask) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &mask)
    let program = RunningProgram(
      [
        "/bin/sh", "-c",
        "\(RealTerminalTests.archbench) \(words) 2>\(errors) & pid=$!; \(steps.joined())wait $pid",
      ], deadline: 120)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    let run = program.wait()
    return (run, try String(contentsOfFile: errors, encoding: .utf8))
  }

  @Test("The first Ctrl-C in a verification is answered, and ends it after the session.")
  func verification() throws {
    let (run, said) = try call("verify --sessions 1000000", [Self.listens])
    #expect(run.status == ExitCode.interrupted.rawValue)
    #expect(
      said.hasSuffix(
        "\nStopping after this script or session. Press Ctrl-C again to end at once.\n"))
    #expect(run.output.contains("Interrupted."))
  }

  @Test("The second Ctrl-C ends a verification in the middle of a session.")
  func second() throws {
    let (run, _) = try call(
      "verify --session 1 --actions 100000",
      [Self.listens, "grep -q Press \(errors)"])
    #expect(run.status == 128 + SIGINT && run.output.isEmpty)
  }

  @Test("Ctrl-C in a run is answered, and leaves no report.")
  func measurement() throws {
    let report = "\(folder)/report"
    let (run, said) = try call(
      "run --quick --allow-debug-build --output \(report)", [Self.listens])
    #expect(run.status == ExitCode.interrupted.rawValue)
    #expect(
      said.contains("Stopping: there will be no report. Press Ctrl-C again to end at once.\n")
        && said.hasSuffix("Interrupted, so there is no report.\n"))
    #expect(!FileManager.default.fileExists(atPath: report))
  }
}
