import Support
import Testing

@testable import archbench

@Suite("The command new") @MainActor
struct NewCommandTests {
  @Test(
    "A name that is not valid for a Swift type is refused.",
    arguments: ["viper", "3D", "My App", "Ünde", ""])
  func name(_ name: String) {
    #expect(NewCommand.name.value(of: [name]) == nil)
  }
}
