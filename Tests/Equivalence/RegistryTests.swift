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

  @Test(
    "An architecture is found by its name, whatever its case and hyphens.",
    arguments: ["Sample", "sAMPLE", "sam-ple"])
  func names(name: String) {
    let sample = Variant(name: "Sample", summary: "A sample.") { EmptyApp(on: $0.loop) }
    let registry = Registry([sample])
    #expect(registry.variant(name)?.summary == "A sample.")
    #expect(registry.variants.map(\.name) == ["Sample"])
    #expect(registry.variant("Other") == nil)
  }
}
