import Testing

@testable import SourceAnalysis

/// The errors when there can be no index.
struct UnavailableTests {
  @Test("Missing modules of a build are reported as an error")
  func modules() {
    #expect(throws: IndexError.noModules(path: "/nowhere/Modules")) {
      try SemanticIndex(of: BucketMap("MVC", roles: []), root: "/", modules: "/nowhere/Modules")
    }
  }

  @Test("Sources that cannot be read or have no role are reported as an error")
  func sources() {
    let missing = SourceError.notFound(path: "/nowhere/Sources/Architectures/MVC")
    #expect(throws: IndexError.source(missing)) {
      try SemanticIndex(of: BucketMap("MVC", roles: []), root: "/nowhere", modules: "/")
    }
  }

  @Test("Sources that do not compile are reported with the compiler's first error")
  func errors() throws {
    let fixture = try FixtureModule([("Broken", .value, "let note: Note = 3")])
    let error = #expect(throws: IndexError.self) { try fixture.index() }
    #expect(
      error == .compilerFailed(module: "Fixture", message: "cannot find type 'Note' in scope"))
    #expect(error?.description.contains("(cannot find type 'Note' in scope)") == true)
  }

  @Test("A file that is not a library is reported as an error")
  func library() {
    let error = #expect(throws: IndexError.self) {
      try RawIndex(store: "/nowhere", library: "/nowhere/libIndexStore.so")
    }
    #expect(error?.description.contains("/nowhere/libIndexStore.so") == true)
  }

  @Test("A folder that is not an index is reported as an error")
  func store() throws {
    let library = try Toolchain().indexLibrary
    #expect(throws: IndexError.self) { try RawIndex(store: "/proc/nowhere", library: library) }
  }
}
