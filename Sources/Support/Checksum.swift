internal import Foundation

/// A 64-bit FNV-1a hash (Fowler, Noll and Vo, 1991).
///
/// It detects damage; it is not cryptographic.
package struct Checksum: Sendable {
  /// The current value.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The value as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns the checksum of a file; `nil` if it cannot be read.
  ///
  /// It processes eight bytes at a time, because executables are large.
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
        // Multiplication alone never carries the upper bits of a word into the lower ones.
        sum.value ^= sum.value >> 32
        index += 8
      }
      sum.add(bytes[whole...])
    }
    return sum
  }

  /// Returns the checksum of files and their paths, in any order.
  package static func of(files: [(path: String, bytes: [UInt8])]) -> Checksum {
    var sum = Checksum()
    for file in files.sorted(by: { $0.path < $1.path }) {
      sum.add(file.path.utf8)
      sum.add([0])
      sum.add(file.bytes)
      sum.add([0])
    }
    return sum
  }
}
