import ArchitectureKit
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
    static var variants: [Variant] {
      ["first", "second"].map { variant in
        Variant(architecture: name, name: variant, lane: .idiomatic, summary: "A sample.") {
          EmptyApp(on: $0.loop)
        }
      }
    }
  }

  @Test(
    "The architecture's name stands for its first variant, whatever its case and hyphens.",
    arguments: ["Sample", "sAMPLE", "sam-ple", "sample/FIRST"])
  func headline(name: String) {
    let registry = Registry([Sample.self])
    #expect(registry.variant(name)?.id == "Sample/first")
    #expect(registry.variants.map(registry.label) == ["Sample", "Sample/second"])
    #expect(registry.variant("sample/second")?.id == "Sample/second")
    #expect(registry.variants.map(\.id) == ["Sample/first", "Sample/second"])
    #expect(registry.headlines.map(\.id) == ["Sample/first"])
    #expect(registry.variant("Other") == nil)
  }
}
