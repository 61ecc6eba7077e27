import ArgumentParsing
import Foundation
import Testing

@testable import Measurement
@testable import Support
@testable import archbench

@Suite("The measured part of a run") @MainActor
struct MeasuredPartTests {
  private let mark = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  @Test("No worker starts before the check of the rules has ended.")
  func slowRules() throws {
    defer { try? FileManager.default.removeItem(atPath: mark) }
    let words = ["--quick", "--architecture", "MVC", "--interaction", "type"]
    guard case .run(let arguments) = try RunCommand.command.parse(words) else { return }
    let request = try RunRequest(arguments)
    let rules = RulesProcess(["/bin/sh", "-c", "sleep 0.5; touch '\(mark)'"])
    var wasOver: [Bool] = []
    let terminal = Terminal(environment: [:], isTerminal: false, columns: 80)
    let progress = ProgressLine(output: Output { _ in }, terminal: terminal, elapsed: { .zero })
    let part = MeasuredPart(request, progress, isInterrupted: { false }) { _, _ in
      wasOver.append(FileManager.default.fileExists(atPath: mark))
      return WorkerOutcome(output: "")
    }
    _ = part.samples(of: request.cases, request.contestants, after: rules)
    #expect(!wasOver.isEmpty && !wasOver.contains(false))
  }
}
