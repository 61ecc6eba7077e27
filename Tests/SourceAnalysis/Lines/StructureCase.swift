import SourceAnalysis
import Testing

/// A text with its expected counts.
struct StructureCase: CustomTestStringConvertible {
  let what: String
  let text: String
  let bodies: Int
  let decisions: Int
  /// The number of stored variables, then of stored constants.
  let stored: [Int]

  var testDescription: String { what }

  init(
    _ what: String, _ text: String, bodies: Int = 0, decisions: Int = 0, stored: [Int] = [0, 0]
  ) {
    self.what = what
    self.text = text
    self.bodies = bodies
    self.decisions = decisions
    self.stored = stored
  }

  static let bodies = [
    StructureCase("nothing", ""),
    StructureCase(
      "a function, an initialiser, a deinitialiser",
      "class A { func f() {}\n init?(a: Int) {}\n deinit {} }", bodies: 3, decisions: 3),
    StructureCase(
      "an implicit getter", "struct A { var a: Int { 5 } }", bodies: 1, decisions: 1),
    StructureCase(
      "an implicit getter on the next line", "struct A {\n  var a: [Int]\n  {\n    [5]\n  }\n}",
      bodies: 1, decisions: 1),
    StructureCase(
      "an implicit getter that begins like an accessor",
      "struct A { var a: Int { set.count }\n var b: Int { get(1) } }", bodies: 2,
      decisions: 2),
    StructureCase(
      "accessors with all that may stand around them",
      """
      struct A {
        var a: Int {
          @inlinable get async throws(E) { 5 }
          nonmutating set(new) {}
          _modify { yield &b }
        }
        subscript(i: Int) -> Int { get { i } set {} }
        subscript<T>(t: T) -> Int where T: B { 1 }
      }
      """, bodies: 6, decisions: 6),
    StructureCase(
      "observers of stored properties",
      "class A { var a = f { $0 } { didSet { if a {} } }\n var b: Int = 0 { willSet(n) {} didSet {} } }",
      bodies: 3, decisions: 4, stored: [2, 0]),
    StructureCase(
      "requirements, which have none",
      """
      protocol P: AnyObject {
        var a: Int { get }
        var b: Int { mutating get async throws set }
        init(a: Int)
        func f(_ a: Int) async throws -> Int?
        static func g()
        subscript(i: Int) -> Int { get nonmutating set }
        associatedtype A: B where A.C == D
      }
      """),
    StructureCase(
      "local functions and local computed variables",
      "func f() { func g() {}\n var a: Int { 1 }\n let b: Int\n b = a\n h { let c = 1 } }",
      bodies: 3, decisions: 3),
    StructureCase(
      "closures, which are none", "let a = { 1 }()\nlet b: () -> Int = { 2 }", stored: [0, 2]),
    StructureCase(
      "defaults that are closures",
      "func f(a: () -> Int = { 1 }, b: Bool = c ? d : e) {}\nfunc g() {}", bodies: 2,
      decisions: 2),
    StructureCase(
      "operators",
      "struct A { static func < (a: A, b: A) -> Bool { true }\n"
        + "static prefix func ! (a: A) -> A { a }\n static func && (a: A, b: A) {} }",
      bodies: 3, decisions: 3),
    StructureCase(
      "names that are keywords elsewhere",
      "enum A { case `init`, open\n func `if`() { a.init { b.default }\n c.func\n d.switch } }",
      bodies: 1, decisions: 1),
  ]

  static let decisions = [
    StructureCase(
      "each statement",
      "func f() { if a {} else if b {} else {}\n guard c else { return }\n"
        + "for d in e {}\n while f {}\n repeat {} while g\n do {} catch h {} catch {} }",
      bodies: 1, decisions: 9),
    StructureCase(
      "cases of a switch, without the default",
      """
      func f() {
        switch a {
        case .b, .c: break
        case let d? where d.e { $0 }: break
        case _ where g ? h : i: break
        case .if: if case .j = k, case .l = m {}
        @unknown default: break
        }
      }
      """, bodies: 1, decisions: 6),
    StructureCase(
      "cases of an enumeration, which are none",
      "enum A: Int { case b = 1, c\n indirect case d(A, e: () -> Void) }"),
    StructureCase(
      "patterns, once with their statement",
      "func f() { if case .a(let b) = c {}\n guard case .d = e else { return }\n"
        + "for case let g? in h {}\n while case .i = j {} }", bodies: 1, decisions: 5),
    StructureCase(
      "expressions",
      "let a = if b { 1 } else { 2 }\nlet c = switch d { case 1: 2; default: 3 }",
      decisions: 2, stored: [0, 2]),
    StructureCase(
      "conditions with closures",
      """
      func f() {
        if a.b { $0 }, c.contains { $0 == 1 } {}
        if d.e { $0 }.isEmpty || g { g() }() {}
        for h in i.filter { $0 } where j { k {} }
        while l { } && m {}
        guard n.first { $0 } != o else { return }
        switch p.map { $0 } { default: break }
      }
      """, bodies: 1, decisions: 6),
    StructureCase(
      "conditional operators", "let a = b ? c : d && e || f ?? g\nlet h: Int? = i? . j",
      decisions: 0, stored: [0, 2]),
    StructureCase(
      "words that are labels or members",
      "func f() { g(if: 1, for: 2, while: 3)\n h { } catch: { }\n i.repeat { }\n j.guard }",
      bodies: 1, decisions: 1),
    StructureCase(
      "code in strings",
      "func f() { g(\"\\(a ? b : c) if \\(d.map { e ? \"\\(x)\" : \"\\(y && z)\" })\") }",
      bodies: 1, decisions: 1),
    StructureCase(
      "conditions of compilation, which are none",
      "#if os(Linux) && DEBUG\n  || A\nfunc f() { if a {} }\n#elseif B || C\n#endif",
      bodies: 1,
      decisions: 2),
    StructureCase(
      "code that is not compiled", "#if false\nfunc f() { if a {} }\n#else\nlet b = 1\n#endif",
      bodies: 1, decisions: 2, stored: [0, 1]),
    StructureCase(
      "packs",
      "func f<each T>(_ t: repeat each T) { repeat g(each t)\n for a in repeat each t {} }",
      bodies: 1, decisions: 2),
  ]

  static let stored = [
    StructureCase(
      "with and without static, lazy and wrapped",
      "class A { static var a = 1\n lazy var b = { 1 }()\n @State private var c: Int\n"
        + "private(set) weak var d: A?\n static let e = 1\n nonisolated(unsafe) let f: Int }",
      stored: [4, 2]),
    StructureCase(
      "several in one declaration",
      "struct A { var a, b: Int\n let c = 1, d: Set<Int> = []\n let (e, f) = (1, 2)\n"
        + "var g: [Int: A] = [:], h: Int { 1 } }", bodies: 1, decisions: 1,
      stored: [3, 4]),
    StructureCase(
      "generic arguments and calls",
      "struct A { let a = Dictionary<String, Int>()\n var b: Result<Int, E> = .c(1, d: 2)\n"
        + "let e: (Int, Int) -> Void }", stored: [1, 2]),
    StructureCase(
      "over several lines",
      "struct A {\n  let a:\n    Int\n  var b =\n    open\n    + 1\n  var c: (Int)\n    -> Int\n  let d: B\n    & C\n"
        + "  var e = f\n    .g {\n      1\n    }\n  private var h: Int\n}", stored: [4, 2]
    ),
    StructureCase(
      "locals, which are none", "func f() { let a = 1, b = 2\n var c: Int = 3 { didSet {} } }",
      bodies: 2, decisions: 2),
    StructureCase(
      "imports, which are none", "import let A.b\nimport struct C.D\nlet e = 1", stored: [0, 1]),
  ]
}
