import Foundation
import Study
import Support
import TestSupport
import Testing

@testable import SourceAnalysis

@Suite("What unit tests need of an architecture") struct UnitTestSourcesTests {
  @Test("A view model's test needs no views; the test of a view controller does.")
  func views() throws {
    let behaviour = Behaviour.all[0]
    func sources(_ name: String) throws -> UnitTestSources {
      try UnitTestSources(
        BucketMap.named(name), behaviours: [behaviour], root: projectRoot, modules: builtModules)
    }
    let (mvvm, mvc) = (try sources("MVVM"), try sources("MVC"))
    #expect(try mvvm.needOfViews(behaviour, modules: builtModules) == nil)
    let need = try #require(try mvc.needOfViews(behaviour, modules: builtModules))
    #expect(need.contains("no such module"))
    #expect(mvvm.needed(by: behaviour).contains { $0.hasSuffix("/LoginViewModel.swift") })
    #expect(!mvvm.needed(by: behaviour).contains { $0.hasSuffix("ViewController.swift") })
    #expect(mvc.needed(by: behaviour).contains { $0.hasSuffix("/LoginViewController.swift") })
  }

  @Test("Without the modules of a build there is an error with their folder.")
  func missingModules() {
    let error = #expect(throws: SourceError.self) {
      try SourceModule(BucketMap("MVC", roles: []), root: "/", modules: "/nowhere/Modules")
    }
    #expect(error?.description.contains("/nowhere/Modules") == true)
  }

  @Test("Each behaviour has scripts that exist, and a file in each architecture.")
  func files() {
    for behaviour in Behaviour.all {
      let scripts = behaviour.scripts.map { "Tests/Equivalence/Scripts/\($0).script" }
      let tests = BucketMap.all.map {
        "\(UnitTestSources.folder)/\($0.architecture.moduleName)/Behaviours/\(behaviour.stem).swift"
      }
      for path in scripts + tests {
        #expect(FileManager.default.fileExists(atPath: "\(projectRoot)/\(path)"), "\(path)")
      }
    }
  }

  @Test("A fake is accepted if it has all that its view uses, and refused without.")
  func fakes() throws {
    let map = try BucketMap.named("MVVM")
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for path in [map.folder, "\(UnitTestSources.folder)/MVVM/Fakes"] {
      let target = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: "\(projectRoot)/\(path)", toPath: target.path)
    }
    let fake = try ProfileFake(map, root: root.path)
    try fake.check(root: root.path, modules: builtModules)
    let file = root.appending(path: fake.path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("isErrorShown", with: "isErrorHidden")
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(throws: SourceError.self) {
      try ProfileFake(map, root: root.path).check(root: root.path, modules: builtModules)
    }
    try "struct Fake {}\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(throws: SourceError.self) { try ProfileFake(map, root: root.path) }
  }
}
