import Testing

@testable import archbench

@Suite("Decoding of terminal input")
struct InputDecoderTests {
  static let known: [(bytes: String, input: Input)] = [
    ("a", .key(.character("a"))), ("é", .key(.character("é"))), ("東", .key(.character("東"))),
    ("🗼", .key(.character("🗼"))), (" ", .key(.character(" "))), ("\r", .key(.enter)),
    ("\n", .key(.enter)), ("\t", .key(.tab)), ("\u{7F}", .key(.backspace)),
    ("\u{1C}", .key(.control("\\"))), ("\u{8}", .key(.backspace)), ("\u{3}", .key(.control("c"))),
    ("\u{E}", .key(.control("n"))),
    ("\u{1B}[A", .key(.up)), ("\u{1B}[B", .key(.down)), ("\u{1B}OC", .key(.right)),
    ("\u{1B}[1;5D", .key(.left)), ("\u{1B}[Z", .key(.backTab)), ("\u{1B}[3~", .key(.delete)),
    ("\u{1B}[5~", .key(.pageUp)), ("\u{1B}[6~", .key(.pageDown)), ("\u{1B}[H", .key(.home)),
    ("\u{1B}OF", .key(.end)), ("\u{1B}[1~", .key(.home)), ("\u{1B}[4~", .key(.end)),
    ("\u{1B}[200~two\r\nlines\rmore\u{1B}[201~", .paste("two\nlines\nmore")),
    ("\u{1B}[200~\u{1B}[31m\u{7}ü\u{1B}[201~", .paste("[31mü")),
    ("\u{1B}[200~\ta\u{7F}\u{9B}\u{1C}\u{202E}b\u{1B}[201~", .paste("\ta\u{202E}b")),
  ]

  @Test("Each known sequence is decoded to its input.", arguments: known)
  func whole(_ bytes: String, _ input: Input) {
    var decoder = InputDecoder()
    #expect(decoder.decode(bytes.utf8) == [input])
    #expect(decoder.timeout == nil)
  }

  @Test("All known sequences are decoded correctly in one stream, wherever it is cut.")
  func cut() {
    let bytes = Self.known.flatMap { Array($0.bytes.utf8) }
    let inputs = Self.known.map(\.input)
    for size in 1...9 {
      var decoder = InputDecoder()
      let found = stride(from: 0, to: bytes.count, by: size).flatMap {
        decoder.decode(bytes[$0..<min($0 + size, bytes.count)])
      }
      #expect(found == inputs, "portions of \(size) bytes")
    }
  }

  @Test("A sequence that no key sends is decoded the same, wherever it is cut.")
  func longSequence() {
    let bytes = Array("\u{1B}[\(String(repeating: "1", count: 40))A".utf8)
    var decoder = InputDecoder()
    let inputs = decoder.decode(bytes)
    for place in bytes.indices {
      var decoder = InputDecoder()
      let first = decoder.decode(bytes[..<place])
      #expect(first + decoder.decode(bytes[place...]) == inputs, "cut at \(place)")
    }
  }

  @Test("An escape is the Escape key if nothing follows, or if a second escape follows.")
  func escape() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.timeout != nil)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(decoder.decode([0x1B, 0x1B]) == [.key(.escape)])
    #expect(decoder.decode("[A".utf8) == [.key(.up)])
    #expect(decoder.timeout == nil)
  }

  @Test(
    "An unknown sequence is skipped as a whole.",
    arguments: [
      "\u{1B}[<35;4;4M", "\u{1B}[<0;4;4m", "\u{1B}[<0;0;0M", "\u{1B}[99~", "\u{1B}[I", "\u{1B}x",
      "\u{1B}é", "\u{1B}[?1;2c", "\u{1B}[99999999999999999999~", "\u{1B}[201~", "\u{0}",
      "\u{85}", "\u{1B}[<0;99999999999999999999;1M",
    ])
  func unknown(_ bytes: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode((bytes + "a").utf8) == [.key(.character("a"))])
  }

  @Test(
    "Invalid UTF-8 bytes do not affect the bytes after them.",
    arguments: [[0xFF], [0xC3], [0xE2, 0x82], [0x80], [0xC0, 0x80], [0xF0, 0x80, 0x80, 0x80]])
  func invalid(_ bytes: [UInt8]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(bytes + Array("a\u{1B}[A".utf8)) == [.key(.character("a")), .key(.up)])
  }

  @Test("A paste without an end marker ends after a timeout.")
  func openPaste() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~abc\u{1B}[2".utf8).isEmpty)
    #expect(decoder.timeout == 1_000 && decoder.isPasting)
    #expect(decoder.flush() == [.paste("abc[2")])
    #expect(decoder.decode("x".utf8) == [.key(.character("x"))])
  }
}
