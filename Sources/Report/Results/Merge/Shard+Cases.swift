package import Measurement
package import Support

extension Shard {
  /// Returns this shard's cases, in their original order.
  ///
  /// One shard measures a case as a whole, so that all compared samples come from the same
  /// processes. The cases are distributed size by size, because the large sizes take the most time.
  package func cases(of all: [BenchmarkCase]) -> [BenchmarkCase] {
    let sizes = Set(all.map(\.size)).sorted()
    let dealt = sizes.flatMap { size in all.filter { $0.size == size } }.enumerated()
      .filter { contains(position: $0.offset) }.map(\.element)
    return all.filter(dealt.contains)
  }
}
