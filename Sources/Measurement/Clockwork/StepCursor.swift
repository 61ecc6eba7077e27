/// Draws where rounds start in an interaction's script: never a step that was used before, since an
/// app that remembers content it has seen would win; at a random distance, so that no label meets
/// always the same part of the script.
struct StepCursor {
  private var next: Int

  init(using generator: inout some RandomNumberGenerator) {
    next = Int.random(in: 0..<1024, using: &generator)
  }

  /// The first of `count` steps nobody has used.
  mutating func draw(_ count: Int, using generator: inout some RandomNumberGenerator) -> Int {
    let first = next + Int.random(in: 0..<64, using: &generator)
    next = first + count
    return first
  }
}
