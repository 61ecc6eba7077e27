import SourceMetrics
import Testing

@testable import SourceIndex

/// Where there can be no index, a sentence says why.
struct UnavailableTests {
  @Test("Without the modules of a build there is no index")
  func modules() {
    #expect(throws: IndexError.noModules(path: "/nowhere/Modules")) {
      try SemanticIndex(of: BucketMap("MVC", roles: []), root: "/", modules: "/nowhere/Modules")
    }
  }

  @Test("Sources that cannot be read, or have no role, are told")
  func sources() {
    let missing = SourceError.notFound(path: "/nowhere/Sources/MVC")
    #expect(throws: IndexError.source(missing)) {
      try SemanticIndex(of: BucketMap("MVC", roles: []), root: "/nowhere", modules: "/")
    }
  }

  @Test("Sources that the compiler does not accept give no figures, but its first error")
  func errors() throws {
    let fixture = try FixtureModule([("Broken", .value, "let note: Note = 3")])
    let error = #expect(throws: IndexError.self) { try fixture.index() }
    #expect(
      error == .compilerFailed(module: "Fixture", message: "cannot find type 'Note' in scope"))
    #expect(error?.description.contains("(cannot find type 'Note' in scope)") == true)
  }

  @Test("A library that is none is told")
  func library() {
    let error = #expect(throws: IndexError.self) {
      try RawIndex(store: "/nowhere", library: "/nowhere/libIndexStore.so")
    }
    #expect(error?.description.contains("/nowhere/libIndexStore.so") == true)
  }

  @Test("An index that is none is told")
  func store() throws {
    let library = try Toolchain().indexLibrary
    #expect(throws: IndexError.self) { try RawIndex(store: "/proc/nowhere", library: library) }
  }
}
