import ArchitectureKit
import Catalog
import Testing
import Toolkit

/// A variant of Baseline with a defect that a test injects from outside.
@MainActor struct TamperedVariant {
  /// Changes what the window shows; called whenever a driver reads the window.
  let tamper: (Window) -> Void

  init(_ tamper: @escaping (Window) -> Void) {
    self.tamper = tamper
  }

  /// Returns Baseline's app with the defect, under another name.
  func variant(named name: String = "Tampered") throws -> Variant {
    let base = try #require(architectures.variant("Baseline"))
    return Variant(name: name, summary: "Baseline, meddled with.") { [tamper] environment in
      TamperedApp(base.launch(environment), tamper)
    }
  }
}

private final class TamperedApp: App {
  private let app: any App
  private let tamper: (Window) -> Void

  init(_ app: any App, _ tamper: @escaping (Window) -> Void) {
    self.app = app
    self.tamper = tamper
  }

  var window: Window {
    tamper(app.window)
    return app.window
  }

  func open(url: String) {
    app.open(url: url)
  }
}

extension Window {
  func button(_ identifier: String) -> Button? { view(withIdentifier: identifier) as? Button }
  func label(_ identifier: String) -> Label? { view(withIdentifier: identifier) as? Label }
}
