/// Random live blocks on the heap, so that apps built after them get other addresses than before.
@MainActor final class HeapNoise {
  private var blocks: [UnsafeMutableRawPointer] = []

  /// Adds 0 to 64 blocks of 16 to 1 024 bytes.
  func add(using generator: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 0...64, using: &generator) {
      let size = Int.random(in: 16...1024, using: &generator)
      blocks.append(.allocate(byteCount: size, alignment: 16))
    }
  }

  isolated deinit {
    for block in blocks { block.deallocate() }
  }
}
