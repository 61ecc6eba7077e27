import Support
import TestSupport
import Testing

@testable import archbench

@Suite("The command 'changes'") @MainActor
struct ChangesCommandTests {
  @Test("With --request, only that request is printed.", arguments: ["table", "markdown", "json"])
  func oneRequest(_ format: String) {
    let all = CommandCall.of(["changes", "--format", format]).output
    let one = CommandCall.of(["changes", "--request", "4", "--format", format])
    #expect(one.code == .done)
    #expect(all.contains("undo") && all.contains("accounts"))
    #expect(one.output.contains("undo") && !one.output.contains("accounts"))
  }
}
