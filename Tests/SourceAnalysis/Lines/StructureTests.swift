import Results
import Testing

@testable import SourceAnalysis

@Suite("Structure of sources")
struct StructureTests {
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
    #expect(structure.outside.code == 2)
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
  }

  @Test("A brace is a closure unless a declaration or a statement begins it.")
  func closures() {
    let text = """
      struct A {
        var a: [Int] { b.map { $0 } }
        func c(d: () -> Bool = { f }) where E: F {
          if g.contains { $0 } { h() } else if let i = j { k() }
          guard l.allSatisfy({ $0 }), m.contains { $0 } else { return }
          for n in o.filter { $0 } where p { q() }
          repeat { r() } while s
          { t() }()
          do { u() } catch let error as V { w() }
          switch x.map { $0 } { case 1: y.forEach { $0() }; default: break }
          var local: Int { 1 }
          let z: Int
          a.forEach { $0() }
          class B { func c() {} }
        }
        init() throws { self.u = { 2 }() }
        lazy var x = { 1 }() { didSet { y() } }
        subscript(i: Int) -> Int { @D get { 1 } mutating set(new) { e() } }
        static func < (a: A, b: A) -> Bool { true }
      }
      """
    let parser = SourceParser(Array(text.utf8))
    func lines(_ block: SourceParser.Block) -> [Int] {
      parser.blocks.filter { $0.value == block }.map { parser.tokens[$0.key].line }.sorted()
    }
    #expect(lines(.closure) == [2, 3, 4, 5, 5, 6, 8, 10, 10, 13, 16, 17])
    #expect(lines(.members) == [1, 14])
    #expect(lines(.initializer) == [16])
    #expect(lines(.accessors) == [17, 18])
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

extension SourceStructure {
  /// The sums of all types and of the code outside of them.
  var totals: StructureCounts {
    types.reduce(into: outside) { sum, type in sum += type.counts }
  }
}
