// Counts texts that no compiler has seen, and stops at the first whose totals do not reconcile.
// usage: fuzz-lines COUNT SEED [SWIFT FILE OR FOLDER …]; Scripts/fuzz-lines calls it.
// Text i is made from SEED + i, so that one text is counted again by the arguments 1 and SEED + i.
import Foundation
import SourceFuzzing
import SourceMetrics

let arguments = CommandLine.arguments.dropFirst()
guard let count = arguments.first.flatMap(UInt64.init),
  let seed = arguments.dropFirst().first.flatMap(UInt64.init)
else {
  fputs("usage: fuzz-lines COUNT SEED [SWIFT FILE OR FOLDER …]\n", stderr)
  exit(64)
}
let start = ContinuousClock.now
var bytes = 0
let seeds = try SourceTree.texts(at: Array(arguments.dropFirst(2))).map(\.bytes)
for number in seed..<seed + count {
  if (number - seed) % 500_000 == 0 { fputs("\(number - seed) texts, from \(number) on\n", stderr) }
  let text = FuzzedText.make(number, from: seeds)
  bytes += text.count
  if let flaw = Reconciliation.flaw(in: text) {
    fputs(
      "Text \(number): \(flaw)\n\(String(decoding: text, as: UTF8.self).debugDescription)\n", stderr
    )
    exit(1)
  }
}
let seconds = Int(start.duration(to: .now) / .seconds(1))
print("\(count) texts, \(bytes) bytes, from seed \(seed) in \(seconds) s: all totals reconcile.")
