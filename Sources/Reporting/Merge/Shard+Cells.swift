package import CommandLineKit
package import Measurement

extension Shard {
  /// This part of a run's cells, in their order.
  ///
  /// A cell is measured by one part as a whole, so that all that is compared in it comes from the
  /// same processes. They are dealt out size by size, since the large ones take the time.
  package func cells(of all: [Cell]) -> [Cell] {
    let sizes = Set(all.map(\.size)).sorted()
    let dealt = sizes.flatMap { size in all.filter { $0.size == size } }.enumerated()
      .filter { contains(position: $0.offset) }.map(\.element)
    return all.filter(dealt.contains)
  }
}
