import ArchitectureKit
import Architectures
import Testing
import Toolkit

/// A variant whose app somebody meddles with from outside, as a mistake in it would.
@MainActor struct TamperedVariant {
  /// Meddles with what the window shows; called whenever a driver looks at the window.
  let meddle: (Window) -> Void

  init(_ meddle: @escaping (Window) -> Void) {
    self.meddle = meddle
  }

  /// Baseline's app, meddled with, under another name.
  func variant(named name: String = "Tampered") throws -> Variant {
    let base = try #require(architectures.variants.first)
    return Variant(
      architecture: name, name: "test", lane: .idiomatic, summary: "Baseline, meddled with."
    ) { [meddle] environment in
      TamperedApp(base.launch(environment), meddle)
    }
  }
}

private final class TamperedApp: App {
  private let app: any App
  private let meddle: (Window) -> Void

  init(_ app: any App, _ meddle: @escaping (Window) -> Void) {
    self.app = app
    self.meddle = meddle
  }

  var window: Window {
    meddle(app.window)
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
