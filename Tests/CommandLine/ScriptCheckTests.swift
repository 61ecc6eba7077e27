import ArchitectureKit
import Catalog
import Testing
import Toolkit

@testable import archbench

@Suite("Scripts before a run") @MainActor
struct ScriptCheckTests {
  @Test("An app that shows no badge is found, with the script that shows it.")
  func missingBadge() throws {
    let base = architectures.variants[0]
    let tampered = Variant(name: "Wrong", summary: "Baseline without a badge.") {
      AppWithoutBadge(base.launch($0))
    }
    let differences = try ScriptCheck().differences(
      among: [base, tampered, try #require(architectures.variant("MVC"))],
      isInterrupted: { false }, progress: { _, _ in })
    #expect(differences.map(\.architecture) == ["Wrong"])
    #expect(differences.first?.reason.hasPrefix("Script ") == true)
    #expect(differences.first?.reason.contains("shows it: ") == true)
  }

  @Test("An interrupted check plays no script.")
  func interrupted() throws {
    let differences = try ScriptCheck().differences(
      among: architectures.variants, isInterrupted: { true },
      progress: { _, _ in Issue.record("A script was played.") })
    #expect(differences.isEmpty)
  }
}

/// Baseline's app, with a badge that is always 0.
final class AppWithoutBadge: App {
  private let app: any App

  init(_ app: any App) {
    self.app = app
  }

  var window: Window {
    (app.window.view(withIdentifier: "tabs.notes") as? TabItem)?.badge = 0
    return app.window
  }

  func open(url: String) {
    app.open(url: url)
  }
}
