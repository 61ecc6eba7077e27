import Testing

@testable import SourceAnalysis

/// The errors when there can be no index.
struct UnavailableTests {
  @Test("Missing modules of a build are reported as an error")
  func modules() {
    let error = #expect(throws: SourceError.self) {
      try SemanticIndex(of: BucketMap("MVC", roles: []), root: "/", modules: "/nowhere/Modules")
    }
    #expect(error?.description.contains("/nowhere/Modules") == true)
  }

  @Test("Sources that cannot be read or have no role are reported as an error")
  func sources() {
    let error = #expect(throws: SourceError.self) {
      try SemanticIndex(of: BucketMap("MVC", roles: []), root: "/nowhere", modules: "/")
    }
    #expect(error?.description.contains("/nowhere/Sources/Architectures/MVC") == true)
  }

  @Test("Sources that do not compile are reported with the compiler's first error")
  func errors() throws {
    let fixture = try FixtureModule([("Broken", .value, "let note: Note = 3")])
    let error = #expect(throws: SourceError.self) { try fixture.index() }
    #expect(error?.description.contains("(cannot find type 'Note' in scope)") == true)
  }

  @Test("A file that is not a library is reported as an error")
  func library() {
    let error = #expect(throws: SourceError.self) {
      try RawIndex(store: "/nowhere", library: "/nowhere/libIndexStore.so")
    }
    #expect(error?.description.contains("/nowhere/libIndexStore.so") == true)
  }

  @Test("A folder that is not an index is reported as an error")
  func store() throws {
    let library = try Toolchain().indexLibrary
    #expect(throws: SourceError.self) { try RawIndex(store: "/proc/nowhere", library: library) }
  }
}
