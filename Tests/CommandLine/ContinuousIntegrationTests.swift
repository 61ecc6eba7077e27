import Foundation
import TestSupport
import Testing

@Suite("What CI checks") struct ContinuousIntegrationTests {
  @Test("What is drawn follows from the commit's hash, and nothing asks for the day.")
  func draw() throws {
    let script = try String(contentsOfFile: "\(projectRoot)/.ci/run", encoding: .utf8)
    #expect(script.contains(#"number=$((16#${head:0:7}))"#))
    #expect(script.contains("draw() { shift $((number % $#))"))
    let commands = script.split(separator: "\n").filter { !$0.hasPrefix("#") }
    for word in ["date", "RANDOM", "SRANDOM", "EPOCHSECONDS"] {
      #expect(!commands.contains { $0.split { !$0.isLetter }.contains(word[...]) }, "\(word)")
    }
  }
}
