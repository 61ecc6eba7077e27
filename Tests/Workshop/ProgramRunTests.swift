import Foundation
import Support
import Testing

@Suite("Programs in processes of their own")
struct ProgramRunTests {
  @Test("Output, errors and exit code are kept apart, and a failed program has no answer.")
  func streams() {
    let run = ProgramRun(["sh", "-c", "echo out; echo err >&2; exit 3"])
    #expect(run.output == "out\n" && run.errors == "err\n")
    #expect(run.status == 3 && !run.isDone && !run.isLate && run.answer == nil)
    #expect(ProgramRun(["echo", " a b "]).answer == "a b")
  }

  @Test("A program gets its folder, its variables and its input.")
  func surroundings() {
    let run = ProgramRun(
      ["sh", "-c", "pwd; echo $WORD; cat"], in: "/", variables: ["WORD": "word"], input: "line\n")
    #expect(run.output == "/\nword\nline\n")
  }

  @Test("A program that writes more to both streams than a pipe holds ends.")
  func long() {
    let run = ProgramRun([
      "sh", "-c", "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2",
    ])
    #expect(run.isDone && run.output.utf8.count == 300_000 && run.errors.utf8.count == 300_000)
  }

  @Test("A program that is not there ends with 127.", arguments: ["no-such-program", "/no/such"])
  func missing(_ name: String) {
    let run = ProgramRun([name])
    #expect(run.isMissing && !run.isDone && run.errors.contains(name))
  }

  @Test("After its deadline a program is killed, with what it has started.")
  func deadline() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let start = ContinuousClock.now
    let run = ProgramRun(
      ["sh", "-c", "(sleep 3; touch '\(file.path)') & echo begun; sleep 60"], deadline: 0.5)
    #expect(start.duration(to: .now) < .seconds(20))
    #expect(run.isLate && !run.isDone && run.output == "begun\n")
    Thread.sleep(forTimeInterval: 4)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("A program that ends by itself before its deadline is not late.")
  func inTime() {
    #expect(ProgramRun(["true"], deadline: 30).isDone)
    #expect(!ProgramRun(["sh", "-c", "kill -9 $$"], deadline: 30).isLate)
  }
}
