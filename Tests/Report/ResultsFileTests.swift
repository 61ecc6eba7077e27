import Foundation
import Report
import Results
import Support
import Testing

@Suite("Reading of results files") struct ResultsFileTests {
  private func refusal(_ text: String) -> String? {
    do throws(CommandFailure) {
      _ = try ResultsFile.load(text, from: "a/results.json")
      return nil
    } catch {
      return error.message
    }
  }

  @Test("A valid file is read; a part without figures is an empty list.")
  func sound() throws {
    let results = MadeUpRun().results
    #expect(try ResultsFile.load(results.text, from: "") == results)
    let text = try results.text
    for list in ["events", "growth", "means"] {
      #expect(text.contains("\"\(list)\":[]"), "\(list)")
    }
  }

  @Test("A file that is truncated anywhere is refused.")
  func cut() throws {
    let text = try MadeUpRun(interactions: ["select"]).results.text
    for length in stride(from: 0, to: text.utf8.count - 2, by: 97) {
      #expect(refusal(String(text.prefix(length))) != nil)
    }
    #expect(
      refusal(String(text.prefix(500)))
        == "Cannot use 'a/results.json': it ends in the middle; use the file as archbench run "
        + "wrote it.")
  }

  @Test("Each flaw has its own error message.")
  func flaws() throws {
    let text = try MadeUpRun().results.text
    func edited(_ old: String, _ new: String) -> String? {
      refusal(text.replacing(old, with: new))
    }
    #expect(refusal("")?.contains("it is empty") == true)
    #expect(refusal("hello\n")?.contains("it is not JSON") == true)
    #expect(
      edited("\"schema\":4", "\"schema\":3")
        == "Cannot use 'a/results.json': its schema is 3, and this archbench reads 4; make new ones "
        + "with `swift run -c release archbench run`.")
    #expect(
      edited("\"correct\"", "\"korrect\"")?.contains("interactions[0] lacks 'correct'") == true)
    #expect(
      edited("\"viewWrites\":2", "\"viewWrites\":\"2\"")?
        .contains("interactions[0].counters.viewWrites is not of the right type") == true)
    #expect(
      edited("\"viewWrites\":2", "\"viewWrites\":9223372036854775807")?
        .contains("interactions[0].counters.viewWrites is 9223372036854775807, more than") == true)
    #expect(
      edited("\"eventsPerRun\":1", "\"eventsPerRun\":0")?
        .contains("interactions[0].eventsPerRun is 0, less than") == true)
    #expect(edited("\"start\"", "\"select\"")?.contains("cells[3] is there twice") == true)
  }
}
