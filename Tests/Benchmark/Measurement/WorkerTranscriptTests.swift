import Testing

@testable import Measurement

@Suite("Worker transcripts")
struct WorkerTranscriptTests {
  private let setUp = #"{"setUp":{"size":10,"seconds":2}}"#
  private let trying = #"{"trying":{"_0":{"contestant":"MVC","size":10,"interaction":"select"}}}"#
  private let end = #"{"end":{}}"#

  private func transcript(_ lines: [String], _ failure: WorkerFailure? = nil) -> WorkerTranscript {
    WorkerTranscript(
      WorkerOutcome(output: lines.joined(separator: "\n") + "\n", failure: failure))
  }

  @Test("Complete output has records and no failure.")
  func whole() {
    let whole = transcript([setUp, trying, end])
    #expect(whole.records == [.setUp(size: 10, seconds: 2)])
    #expect(whole.failure == nil && whole.trying == nil)
  }

  @Test("Output without an end record is incomplete.")
  func incomplete() {
    #expect(transcript([setUp]).failure == .incomplete)
    #expect(transcript([]).failure == .incomplete)
  }

  @Test("An invalid line is reported, and the records before it are kept.")
  func nonsense() {
    let transcript = transcript([setUp, "Hello from a stray print", setUp, end])
    #expect(transcript.failure == .nonsense("Hello from a stray print"))
    #expect(transcript.records.count == 1)
  }

  @Test("A crash explains a truncated line, and the contestant that was tried is named.")
  func crash() {
    let crash = WorkerFailure.crashed(signal: 11, words: "Segmentation fault", message: "")
    let transcript = transcript([setUp, trying, #"{"cost":{"_0":{"la"#], crash)
    #expect(transcript.failure == crash)
    #expect(transcript.trying == Exclusion(contestant: "MVC", size: 10, interaction: "select"))
  }

  @Test("The description of a failure is a sentence.")
  func sentences() {
    let failures: [WorkerFailure] = [
      .notStarted(reason: "No such file or directory"),
      .crashed(signal: 11, words: "Segmentation fault", message: ""),
      .failed(code: 1, message: "Error"), .timedOut(seconds: 30.2), .nonsense("x"), .incomplete,
      .interrupted,
    ]
    #expect(
      failures.map(\.description) == [
        "It could not be started: No such file or directory.",
        "It crashed with signal 11 (Segmentation fault).",
        "It ended with exit code 1: Error",
        "Nothing was heard of it for 31 s, and it was killed.",
        "It wrote something that is no record: x",
        "It ended before its work was done.",
        "It was interrupted.",
      ])
  }
}
