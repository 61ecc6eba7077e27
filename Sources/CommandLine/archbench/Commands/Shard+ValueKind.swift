import ArgumentParsing
import Support

extension ValueKind where Value == Shard {
  /// One of several parts, as `k/n`.
  static var shard: ValueKind {
    ValueKind(expectation: "k/n with k from 1 to n", read: { Shard($0) })
  }
}
