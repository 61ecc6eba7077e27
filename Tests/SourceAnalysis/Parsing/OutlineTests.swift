import Testing

@testable import SourceAnalysis

@Suite("Outlines of source files")
struct OutlineTests {
  private let outline = SourceOutline(
    of: """
      @testable import Model
      package import struct Toolkit.Rect

      /// A comment with class Wrong {}.
      final class List<Item: Equatable>: ViewController, Delegate where Item: Sendable {
        let a, b: Int
        private(set) lazy var rows: [Item] = { [] }()
        @Output(.none) var shown: Property<Item?>
        static var all = List.make { $0.isNew }
          .first
        weak var delegate: (any Delegate)? { didSet { tell() } }
        var count: Int { rows.count }
        enum Kind: Int { case one = 1, two; case other(Item, at: Int) }

        init?(_ item: Item) throws { self.a = 1 }
        func show<T>(_ item: T, in list: [T]) async throws -> (T, Int) where T: Hashable {
          let local = 1
        }
      }

      protocol Informing: AnyObject {
        func tapped(_ id: Int)
        func size() -> Int
        var text: String { get set }
      }
      extension List.Kind { var isOne: Bool { self == .one } }
      var global = 1
      """)

  @Test("Imports are found with attributes and access levels before them")
  func imports() {
    #expect(outline.imports.map(\.module) == ["Model", "Toolkit"])
    #expect(outline.imports.map(\.line) == [1, 2])
  }

  @Test("Types are found with the names in their inheritance clauses")
  func types() throws {
    #expect(outline.types.map(\.name) == ["List", "List.Kind", "Informing", "List.Kind"])
    #expect(outline.types.map(\.kind) == [.class, .enum, .protocol, .extension])
    #expect(outline.types[0].inherited == ["ViewController", "Delegate"])
    #expect(outline.types[1].cases.map(\.name) == ["one", "two", "other"])
    #expect(outline.globals.properties.map(\.name) == ["global"])
  }

  @Test("Properties are found with the words of their types and values, stored or computed")
  func properties() {
    let properties = outline.types[0].properties
    #expect(
      properties.map(\.name) == ["a", "b", "rows", "shown", "all", "delegate", "count"])
    #expect(properties.filter(\.isComputed).map(\.name) == ["count"])
    #expect(properties.filter(\.isStatic).map(\.name) == ["all"])
    #expect(properties.filter(\.isLet).map(\.name) == ["a", "b"])
    #expect(properties[3].words == ["Property", "Item"])
    #expect(properties[4].words == ["List", "make", "$0", "isNew", "first"])
  }

  @Test("Functions and requirements are found with their lines")
  func functions() {
    let functions = outline.types[0].functions
    #expect(functions.map(\.name) == ["init", "show"] && functions.map(\.line) == [15, 16])
    #expect(outline.types[2].functions.map(\.name) == ["tapped", "size"])
    #expect(outline.types[2].properties.map(\.name) == ["text"])
  }

  @Test("One declaration can have several properties with types and values of their own")
  func severalProperties() {
    let outline = SourceOutline(
      of: """
        struct Pair {
          let a = 1, b: Set<Int> = [], c: [Int: Int]
          let (d, e) = (1, 2)
          var f = 1 { didSet { tell() } }
        }
        """)
    let properties = outline.types[0].properties
    #expect(properties.map(\.name) == ["a", "b", "c", "d", "e", "f"])
    #expect(properties.prefix(3).map(\.words) == [[], ["Set", "Int"], ["Int", "Int"]])
    #expect(properties.allSatisfy { !$0.isComputed })
  }

  @Test("Types, functions and variables in a body are not part of the outline")
  func localDeclarations() {
    let outline = SourceOutline(
      of: """
        func outer() {
          struct Local { enum Inner { case one } }
          let local = 1
          func inner() {}
        }
        struct Shown { let make = { class Hidden {} } }
        """)
    #expect(outline.types.map(\.name) == ["Shown"])
    #expect(outline.globals.functions.map(\.name) == ["outer"])
    #expect(outline.globals.properties.isEmpty)
  }

  @Test("An extension has the name of its type without generic arguments")
  func extensions() {
    let outline = SourceOutline(
      of: """
        extension Array<Int>: Listed where Element: Hashable {}
        extension [String: Int] {}
        extension Sequence where Element: Hashable {}
        """)
    #expect(outline.types.map(\.name) == ["Array", "Dictionary", "Sequence"])
    #expect(outline.types.map(\.inherited) == [["Listed"], [], []])
  }

  @Test(
    "A text that is not Swift gives an outline without a crash",
    arguments: [
      "class", "class {", "var", "func (", "case", "import", "@", "}}}", "let a, = {",
      "enum E { case",
    ])
  func damage(text: String) {
    _ = SourceOutline(of: text)
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
      #expect(SourceOutline(of: text).tokens.count == tokens(text.utf8))
    }
    #expect(duration < .seconds(20))
  }
}
