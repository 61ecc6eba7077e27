import ArchitectureKit
import Backend
import Catalog
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Equivalence
@testable import Support
@testable import archbench

@Suite("Failures that a verification has found") @MainActor
struct FoundFailureTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  @Test("The summary names the script that was saved.")
  func summary() {
    let divergence = Divergence(
      kind: .tree, architecture: "MVC", reason: "R.", referenceTree: "", reference: "B",
      tree: "", step: 0)
    let failure = VerificationFailure(
      divergence: divergence, steps: [.settle], fixture: Fixture())
    let found = FoundFailure(failure: failure, place: "session 3", file: "out/divergence-3.script")
    #expect(
      found.summary
        == "Found: MVC, tree, session 3, shrunk to 1 step, saved as out/divergence-3.script."
    )
  }

  /// Plays a script on Baseline and on two apps without a badge; `arrange` makes the folder what it is.
  private func verify(
    _ output: Output, _ errors: Output, _ arrange: (String) throws -> Void
  ) throws -> VerifyingRun {
    let place = folder.path
    let script = "Tests/Equivalence/Scripts/editor-failed-then-leave.script"
    try AtomicFile.write(
      String(contentsOfFile: "\(projectRoot)/\(script)", encoding: .utf8), to: "\(place)/a.script")
    let words = ["verify", "--script", "\(place)/a.script", "--output", "\(place)/out"]
    guard case .run(let arguments) = try Archbench.command.parse(words) else {
      throw CocoaError(.featureUnsupported)
    }
    var request = try VerifyRequest(arguments)
    let base = architectures.variants[0]
    request.variants =
      [base]
      + ["One", "Two"].map { name in
        Variant(name: name, summary: "") { AppWithoutBadge(base.launch($0)) }
      }
    // As by another program, after the command has checked the folder.
    try arrange(place)
    let terminal = Terminal(environment: [:], isTerminal: false, columns: nil)
    return VerifyingRun(
      request,
      Console(
        output: output, errors: errors, outputTerminal: terminal, errorTerminal: terminal))
  }

  @Test(
    "A difference whose script cannot be saved is printed all the same, and so are the others.",
    arguments: ["a file", "a dead link", "a link to its input"])
  func unsaved(_ obstacle: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = Mutex("")
    let errors = Mutex("")
    try InputFiles.$current.withValue(InputFiles()) {
      let run = try verify(
        Output { text in output.withLock { $0 += text } },
        Output { text in errors.withLock { $0 += text } }
      ) { place in
        if obstacle == "a file" { return try AtomicFile.write("", to: "\(place)/out") }
        try FileManager.default.createDirectory(
          atPath: "\(place)/out", withIntermediateDirectories: true)
        for name in ["divergence-a.script", "divergence-2-a.script"] {
          try FileManager.default.createSymbolicLink(
            atPath: "\(place)/out/\(name)",
            withDestinationPath: obstacle == "a dead link" ? "/nowhere/x" : "../a.script")
        }
      }
      try run.perform()
      #expect(run.isWrong)
      #expect(run.summary.components(separatedBy: ", not saved.\n").count == 3)
    }
    for name in ["One", "Two"] {
      #expect(output.withLock { $0.contains("\(name), compared with Baseline: ") })
    }
    let said = errors.withLock { $0 }
    #expect(said.components(separatedBy: "The script is above. Find it again: ").count == 3)
    #expect(said.hasPrefix("Error: Cannot write '\(folder.path)/out/divergence-a.script': "))
    #expect(
      !output.withLock { $0.contains("Saved as") } && output.withLock { $0.contains("settle") })
  }

  @Test("A difference that cannot be printed is saved all the same.")
  func unprinted() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let full = Output { _ in throw CommandFailure("Full.", .cannotWrite) }
    let run = try verify(full, Output { _ in }) { _ in }
    #expect(throws: CommandFailure.self) { try run.perform() }
    let path = folder.path + "/out/divergence-a.script"
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("# One, compared with"))
  }
}
