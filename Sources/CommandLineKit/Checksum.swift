internal import Foundation

/// FNV-1a over 64 bits (Fowler, Noll and Vo, 1991): finds damage, keeps no secret.
package struct Checksum: Sendable {
  /// What it has come to.
  package private(set) var value: UInt64

  /// A sum over nothing, or one that goes on from another's `value`.
  package init(_ value: UInt64 = 0xCBF2_9CE4_8422_2325) {
    self.value = value
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Sixteen digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Of a file's bytes, taken eight at a time, since executables are large; `nil` if it cannot be
  /// read.
  package static func ofFile(_ path: String) -> Checksum? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    var sum = Checksum()
    data.withUnsafeBytes { bytes in
      let whole = bytes.count / 8 * 8
      var index = 0
      while index < whole {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        sum.value = (sum.value ^ word) &* 0x100_0000_01B3
        // Of whole words the upper bits would else never reach the lower ones.
        sum.value ^= sum.value >> 32
        index += 8
      }
      sum.add(bytes[whole...])
    }
    return sum
  }

  /// Of a text's UTF-8.
  package static func of(_ text: String) -> Checksum {
    var sum = Checksum()
    sum.add(text.utf8)
    return sum
  }
}
