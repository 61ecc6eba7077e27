import Testing

@testable import SourceAnalysis

@Suite("Token counts")
struct TokenTests {
  @Test(
    "The number of tokens follows the definition",
    arguments: [
      ("", 0), ("// a\n/* b */", 0), ("let x = y", 4), ("a.b?.c!", 7), ("x += -1", 4),
      ("1.5e-3 0x1.8p+3 1_000 0b1 1.e", 7), ("t.0.1", 5), ("t.1.2e3", 5), ("0x1.f()", 5),
      ("\"\"", 1), ("\"a b\"", 1), ("\"a \\(b) c\"", 3), ("\"\\(a)\\(b)\"", 5), ("#\"\\(a)\"#", 1),
      ("\"\\(f(a) + b)\"", 8),
      ("\"\"\"\n a\n\n b\n \"\"\"", 1), ("\"\\(\"\\(\"x\")\")\"", 5), ("/a b/", 1), ("#/a/#", 1),
      ("#/\n a\n b\n/#", 1), ("#if DEBUG", 2), ("#expect(a)", 4), ("@main struct", 3),
      ("`a b`.c", 3), ("$0", 1), ("\\.a", 3), ("#!/bin/sh", 1),
      ("a...b", 3), ("a..<b", 3), ("x ?? y", 3), ("x ? y : z", 5), ("Int??", 3), ("a >= b", 4),
      ("A<B<C>>()", 9), ("(A<B>)->C", 8), ("a ≠ b", 3), ("é + e\u{301}", 3), ("東京", 1),
      ("a /* b */ / c", 3), ("a;b", 3), ("{ [x] in (y, z) }", 11),
    ] as [(String, Int)])
  func definition(_ text: String, _ count: Int) {
    #expect(tokens(text.utf8) == count)
  }

  @Test(
    "The number of tokens does not depend on the layout",
    arguments: [
      ("let x:Array<Set<Int>>?=nil", "let x: Array<\n  Set<Int>\n>? = nil"),
      ("let x: A<B<C>?>?=nil", "let x: A<\n  B<C>?\n>?\n  = nil"),
      ("f(a){b in b+c}", "f(\n  a\n) { b in\n  b + c  // d\n}"),
      ("a.b().c()", "a\n  .b()\n  .c()"),
      ("func f<T>(_ t:T)->A<T>where T:B{}", "func f<T>(\n  _ t: T\n) -> A<T>\nwhere T: B {}"),
      ("x=a==b&&c<d ? -e:f", "x =\n  a == b && c < d\n  ? -e\n  : f"),
      ("x>>y", "x >> y"), ("x>=y", "x >= y"), ("A<~B>", "A<\n  ~B\n>"),
      ("f(\"\"\"\na\n\\(b)\n\"\"\")", "f(\n  \"\"\"\n  a\n  \\(b)\n  \"\"\"\n)"),
    ])
  func layout(_ compact: String, _ spread: String) {
    #expect(tokens(compact.utf8) == tokens(spread.utf8))
  }
}

/// Returns the numbers of code, comment and blank lines.
func kinds(_ text: some Sequence<UInt8>) -> [Int] {
  let counts = LineCounter.count(Array(text))
  return [counts.code, counts.comment, counts.blank]
}

/// Returns the number of tokens.
func tokens(_ text: some Sequence<UInt8>) -> Int { LineCounter.count(Array(text)).tokens }

/// Returns the pieces of a text, and whether each one ends within a string literal.
func pieces(
  _ text: [UInt8]
) -> [(piece: Piece, isInString: Bool)] {
  text.withUnsafeBufferPointer { bytes in
    var lexer = Lexer(bytes)
    var pieces: [(Piece, Bool)] = []
    while let piece = lexer.next() { pieces.append((piece, !lexer.strings.isEmpty)) }
    return pieces
  }
}
