import Testing

@testable import SourceAnalysis

@Suite("Parsing demangled names") struct FunctionNameTests {
  @Test(
    "A demangled name is divided into the kind and the name of a function",
    arguments: [
      ("NotesStore.follow(_:)", FunctionName.Kind.function, "NotesStore.follow(_:)"),
      ("static RootPresenter.present<A>(_:)", .function, "RootPresenter.present(_:)"),
      ("closure #1 in NotesStore.init(session:)", .closure, "NotesStore.init(session:)"),
      (
        "closure #10 in closure #1 in NotesViewController.viewDidLoad()", .closure,
        "NotesViewController.viewDidLoad()"
      ),
      ("closure #1 in variable initialization expression of A.b", .closure, "A.b"),
      ("Renderer.isScheduled.getter", .getter, "Renderer.isScheduled"),
      ("Output.value.setter", .setter, "Output.value"),
      ("Account.__allocating_init(notes:)", .initializer, "Account.__allocating_init(notes:)"),
      (
        "protocol witness for NotesReading.note(_:) in conformance NotesService",
        .witness(of: "NotesReading"), "NotesService.note(_:)"
      ),
      (
        "protocol witness for SessionReading.phase.getter in conformance SessionService",
        .witness(of: "SessionReading"), "SessionService.phase"
      ),
      ("appReducer(_:_:)", .function, "appReducer(_:_:)"),
    ])
  func parts(_ name: String, _ kind: FunctionName.Kind, _ text: String) throws {
    let found = try #require(FunctionName(name))
    #expect(found.kind == kind)
    #expect(found.text == text)
  }

  @Test(
    "A function made by the compiler has no parsed name",
    arguments: [
      "outlined copy of Note?", "partial apply for closure #1 in NotesStore.follow(_:)",
      "lazy protocol witness table accessor for type A and conformance A",
      "thunk for @escaping @callee_guaranteed () -> ()", "key path getter for A.b : A",
      "default argument 1 of A.b(_:)", "type metadata accessor for Note",
      "getEnumTag for TurnPhase",
    ])
  func made(_ name: String) {
    #expect(FunctionName(name) == nil)
  }
}
