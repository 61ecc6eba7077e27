import ArchitectureKit
import Catalog
import Equivalence
import Measurement
import TestSupport
import Testing

@testable import archbench

@Suite("Fuzz tests of terminal input") @MainActor
struct TerminalFuzzTests {
  @Test(
    "Any bytes give the same inputs wherever they are cut, and the app works on after them.",
    arguments: FuzzInputs.parts)
  func input(_ part: UInt64) {
    FuzzInputs.check(part, usual: 2_000) { number, random in
      let bytes = Self.bytes(&random)
      var decoder = InputDecoder()
      let inputs = decoder.decode(bytes)
      if let wrong = inputs.first(where: Self.holdsControls) { return "\(wrong) from \(bytes)" }
      var cutDecoder = InputDecoder()
      var flushed = InputDecoder()
      var rest = bytes[...]
      var cutInputs: [Input] = []
      while !rest.isEmpty {
        let count = Int.random(in: 1...8, using: &random)
        cutInputs += cutDecoder.decode(rest.prefix(count))
        _ = flushed.decode(rest.prefix(count))
        if Int.random(in: 0..<8, using: &random) == 0 { _ = flushed.flush() }
        rest = rest.dropFirst(count)
      }
      guard cutInputs == inputs, cutDecoder.timeout == decoder.timeout else {
        return "Cut, it is \(cutInputs) instead of \(inputs), from \(bytes)"
      }
      var flushes = 0
      while flushed.timeout != nil, flushes <= bytes.count {
        _ = flushed.flush()
        flushes += 1
      }
      guard flushed.decode("\u{1B}[A東".utf8) == [.key(.up), .key(.character("東"))] else {
        return "The next keys are wrong after \(bytes)"
      }
      // Playing takes a thousand times longer than decoding.
      return number % 500 == 0 ? Self.flaw(afterPlaying: inputs, number, &random) : nil
    }
  }

  /// Whether text has control characters in it.
  private nonisolated static func holdsControls(_ input: Input) -> Bool {
    let text =
      switch input {
      case .key(.character(let character)): String(character)
      case .paste(let text): text.filter { $0 != "\n" && $0 != "\t" }
      case .key: ""
      }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  private static let pieces: [[UInt8]] =
    InputDecoderTests.known.map { Array($0.bytes.utf8) }
    + [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[2", "\u{1B}[[A",
      "\u{1B}[<0;4;4m", ";1234567890123456", "\u{12}", "\u{13}", "\u{15}", "\u{18}", "milk",
    ].map { Array($0.utf8) }

  /// Returns known sequences, parts of sequences and damaged ones.
  private static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...20, using: &random)).flatMap { _ in
      var bytes = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      guard Bool.random(using: &random) else { return bytes }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let byte = UInt8.random(in: 0...255, using: &random)
        bytes.insert(byte, at: Int.random(in: 0...bytes.count, using: &random))
      }
      if Bool.random(using: &random) { bytes.removeLast() }
      return bytes
    }
  }

  /// Plays inputs in a session, with keys between them that lead deeper into the app.
  private static func flaw(
    afterPlaying inputs: [Input], _ number: UInt64, _ random: inout SeededGenerator
  ) -> String? {
    let variants = architectures.variants
    let player = Player(signedInTo: variants[Int(number / 500 % UInt64(variants.count))])
    let keys: [Key] = [.tab, .backTab, .enter, .escape, .delete, .down, .right, .control("n")]
    for input in inputs {
      _ = player.session.handle(input)
      player.press(keys[Int.random(in: 0..<keys.count, using: &random)])
      if Int.random(in: 0..<4, using: &random) == 0 { player.wait() }
      _ = player.session.frame()
    }
    player.wait()
    if let defect = player.session.app.driver.defect { return "\(defect) after \(inputs)" }
    return player.shows("^Q quit") ? nil : "The last line is wrong after \(inputs)"
  }
}
