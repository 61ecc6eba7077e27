import ArchitectureKit
import Catalog
import Screens
import Testing
import Toolkit

@MainActor @Suite("Registry") struct RegistryTests {
  @MainActor private final class EmptyApp: App {
    let window: Window
    init(on loop: MainLoop) { window = Window(on: loop) }
    func open(url: String) {}
  }

  @MainActor private enum Sample: Architecture {
    static let name = "Sample"
    static let summary = "A sample."
    static func launch(_ environment: AppEnvironment) -> any App { EmptyApp(on: environment.loop) }
  }

  @Test(
    "An architecture is found by its name, whatever its case and hyphens.",
    arguments: ["Sample", "sAMPLE", "sam-ple"])
  func names(name: String) {
    let registry = Registry([Variant(Sample.self)])
    #expect(registry.variant(name)?.summary == "A sample.")
    #expect(registry.variants.map(\.name) == ["Sample"])
    #expect(registry.variant("Other") == nil)
  }
}
