internal import Foundation
internal import Testing

@testable import Results
@testable import Support

@Suite("Running a command")
struct RunningTests {
  @Test("The exit code is the one that the command returns.")
  func code() async {
    let result = await Sample.call(["--rounds", "2"])
    #expect(result.output == "2 rounds\n")
    #expect(result.errors == "")
    #expect(result.code == .unresolved)
  }

  @Test(
    "A failure prints one sentence and sets the exit code.",
    arguments: [
      (
        ["compare", "old.json", "--tolerance", "0"],
        "Error: 'old.json' is no file of results. Run bench anew.\n", ExitCode.badData
      ),
      (["lines"], "a.script:3: unknown step 'tup', expected 'tap'\n", .usage),
      (["secret"], "Error: Surprise()\n", .failed),
    ])
  func failures(words: [String], message: String, code: ExitCode) async {
    let result = await Sample.call(words)
    #expect(result.output == "")
    #expect(result.errors == message)
    #expect(result.code == code)
  }

  @Test("The exit codes have the numbers that scripts rely on.")
  func numbers() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 64, 65, 73, 130])
  }

  @Test("A command says nothing, and keeps its exit code, if the reader has closed the pipe.")
  func closedPipe() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let errors = Recorder()
    let code = await Sample.root.run(
      ["--rounds", "2"], console: console(writingTo: pipe, errors: errors))
    #expect(errors.text == "")
    #expect(code == .unresolved)
  }

  @Test("A command fails when its results cannot be written.")
  func fullDisk() async throws {
    // A stream that is closed for writing simulates a full disk: both refuse every byte.
    let pipe = Pipe()
    let errors = Recorder()
    let console = console(
      writingTo: pipe.fileHandleForReading.fileDescriptor, errors: errors)
    let code = await Sample.root.run(["--version"], console: console)
    #expect(errors.text == "Error: Cannot write to the pipe: Bad file descriptor.\n")
    #expect(code == .cannotWrite)
  }

  @Test("A text larger than a non-blocking pipe is written completely.")
  func largeText() async throws {
    let pipe = Pipe()
    try #require(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "0123456789abcde\n", count: 20_000)
    let handle = pipe.fileHandleForReading
    async let received = Task.detached { try handle.readToEnd() }.value
    // The pipe is closed before a failure is reported. Otherwise the reader would wait forever.
    let result = Result { try console(writingTo: pipe, errors: Recorder()).output.write(text) }
    try pipe.fileHandleForWriting.close()
    try result.get()
    #expect(try await received == Data(text.utf8))
  }

  private func console(writingTo pipe: Pipe, errors: Recorder) -> Console {
    console(writingTo: pipe.fileHandleForWriting.fileDescriptor, errors: errors)
  }

  private func console(writingTo descriptor: Int32, errors: Recorder) -> Console {
    let standard = Console.standard(environment: [:])
    return Console(
      output: .descriptor(descriptor, name: "the pipe"), errors: errors.output,
      outputTerminal: standard.outputTerminal, errorTerminal: standard.errorTerminal)
  }
}
