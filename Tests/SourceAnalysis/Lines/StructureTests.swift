import Results
import Testing

@testable import SourceAnalysis

@Suite("Structure of sources")
struct StructureTests {
  @Test("Bodies are counted correctly", arguments: StructureCase.bodies)
  func bodies(_ hard: StructureCase) { expectCounts(hard) }

  @Test("Decisions are counted correctly", arguments: StructureCase.decisions)
  func decisions(_ hard: StructureCase) { expectCounts(hard) }

  @Test("Stored properties are counted correctly", arguments: StructureCase.stored)
  func stored(_ hard: StructureCase) { expectCounts(hard) }

  private func expectCounts(_ hard: StructureCase) {
    let counts = structure(hard.text).totals
    #expect(counts.bodies == hard.bodies)
    #expect(counts.decisions == hard.decisions)
    #expect([counts.storedVars, counts.storedLets] == hard.stored)
  }

  @Test("Each type has its own counts under its full name")
  func nested() {
    let structure = structure(
      """
      import B
      @MainActor
      public final class A<T>: B where T: C {
        struct D {
          let a = 1
          enum E { case f }
        }
        let g = 2
        class func h() { struct I { var j = 1 } }
      }
      actor K { var l = 1 }
      protocol M: Sendable {}
      func n() { actor = o }
      """)
    #expect(
      structure.types.map { "\($0.kind) \($0.name) \($0.counts.code)" } == [
        "class A 5", "struct A.D 3", "enum A.D.E 1", "struct A.I 0", "actor K 1", "protocol M 1",
      ])
    #expect(structure.types.map(\.counts.storedLets) == [1, 1, 0, 0, 0, 0])
    #expect(structure.types.map(\.counts.storedVars) == [0, 0, 0, 1, 1, 0])
    #expect(structure.outside.code == 2)
    #expect(structure.outside.bodies == 1)
  }

  @Test("Extensions count for their type, also from other files")
  func extensions() {
    let texts = [
      ("a.swift", "extension A.B { func c() {} }\nextension A: P {\n  struct D {}\n}"),
      ("b.swift", "struct A { struct B {} }\nextension Array<Int> where Element: P {}"),
      ("c.swift", "extension [Int] {}\nextension [String: Int] {}\nextension Int? {}\n"),
    ].map { SourceText(path: $0, bytes: Array($1.utf8)) }
    let structure = SourceStructure(texts)
    #expect(
      structure.types.map { "\($0.kind) \($0.name) \($0.path)" } == [
        "struct A b.swift", "struct A.B b.swift", "struct A.D a.swift", "extension Array b.swift",
        "extension Dictionary c.swift", "extension Optional c.swift",
      ])
    #expect(structure.types.map(\.counts.bodies) == [0, 1, 0, 0, 0, 0])
  }

  @Test("Private types with the same name in different files are different types")
  func privateTypes() {
    let texts = [
      ("a.swift", "private struct A { let b = 1 }\nextension A { func f() {} }"),
      ("b.swift", "fileprivate enum A { struct C {} }\nfunc f() { struct D {} }"),
      ("c.swift", "extension A {}\nfunc f() { struct D {} }"),
    ].map { SourceText(path: $0, bytes: Array($1.utf8)) }
    let structure = SourceStructure(texts)
    #expect(
      structure.types.map { "\($0.kind) \($0.name) \($0.path)" } == [
        "struct A a.swift", "enum A b.swift", "extension A c.swift", "struct A.C b.swift",
        "struct D b.swift", "struct D c.swift",
      ])
    #expect(structure.types[0].counts.bodies == 1)
  }

  @Test("Decisions in local functions, types, closures and accessors count")
  func localDecisions() {
    let text = """
      struct A {
        var a: [Int] { b.map { if $0 > 1 { 1 } else { 0 } } }
        func c(d: () -> Bool = { if e {}; return f }) {
          g { if h {}; i { while j {} } }
          func k() { guard l else { return } }
          struct M { let n = o { if p {} }; init?() { for q in r {} } }
          do { if s {} } catch { t() }
        }
        let u = { if v {}; return w }()
        lazy var x = 1 { didSet { switch y { case 1: z(); default: break } } }
        subscript(i: Int) -> Int { 1 }
        var é: Int { /* ü */ nonmutating get { 1 } @B set(new) { repeat {} while c } }
        static func < (a: A, b: A) -> Bool { true }
        deinit {}
      }
      """
    let totals = structure(text).totals
    #expect((totals.bodies, totals.decisions) == (10, 22))
  }

  @Test("The sums over types are equal to those of the line counter", arguments: LexicalCase.all)
  func sums(_ file: LexicalCase) {
    let totals = SourceStructure([SourceText(path: "", bytes: file.text)]).totals
    let counts = LineCounter.count(file.text)
    #expect((totals.code, totals.tokens) == (counts.code, counts.tokens))
  }

  @Test(
    "Parsing takes linear time, however deep the nesting",
    .timeLimit(.minutes(1)),
    arguments: [
      "{", "(", "\"\\(", "if {", "struct A {", "func a() {", "var a: Int {", "public ", "@a(",
      "a{}",
      "let a = 1, b = 2, ", "case a:", "class ", "extension [", "} {", "switch a { case b: ",
    ])
  func duration(_ fragment: String) {
    let text = String(repeating: fragment, count: 20_000)
    let duration = ContinuousClock().measure {
      let totals = structure(text).totals
      #expect(totals.tokens == tokens(text.utf8))
    }
    #expect(duration < .seconds(20))
  }

  private func structure(_ text: String) -> SourceStructure {
    SourceStructure([SourceText(path: "a.swift", bytes: Array(text.utf8))])
  }
}
