// Counts texts that no compiler has seen, and stops at the first whose totals do not reconcile.
// usage: fuzz-lines COUNT SEED [SWIFT FILE OR FOLDER …]; Scripts/fuzz-lines calls it.
// Text i is made from SEED + i, so that one text is counted again by the arguments 1 and SEED + i.
import Foundation
import SourceFuzzing
import SourceMetrics

func tell(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

let arguments = CommandLine.arguments.dropFirst()
guard let count = arguments.first.flatMap(UInt64.init),
  let seed = arguments.dropFirst().first.flatMap(UInt64.init)
else {
  tell("usage: fuzz-lines COUNT SEED [SWIFT FILE OR FOLDER …]")
  exit(64)
}
let start = ContinuousClock.now
var bytes = 0
let seeds = try SourceTree.texts(at: Array(arguments.dropFirst(2))).map(\.bytes)
for number in seed..<seed + count {
  if (number - seed) % 500_000 == 0 { tell("\(number - seed) texts, from \(number) on") }
  let text = FuzzedText.make(number, from: seeds)
  bytes += text.count
  if let flaw = Reconciliation.flaw(in: text) {
    tell("Text \(number): \(flaw)\n\(String(decoding: text, as: UTF8.self).debugDescription)")
    exit(1)
  }
}
let seconds = Int(start.duration(to: .now) / .seconds(1))
print("\(count) texts, \(bytes) bytes, from seed \(seed) in \(seconds) s: all totals reconcile.")
