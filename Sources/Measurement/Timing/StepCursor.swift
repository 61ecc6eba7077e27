/// Draws the first steps of rounds from an interaction's script.
///
/// No step is drawn twice, since an app that remembers content would have an advantage. The
/// distances are random, so that no contestant always gets the same part of the script.
struct StepCursor {
  private var next: Int

  init(using generator: inout some RandomNumberGenerator) {
    next = Int.random(in: 0..<1024, using: &generator)
  }

  /// Returns the first of `count` unused steps.
  mutating func draw(_ count: Int, using generator: inout some RandomNumberGenerator) -> Int {
    let first = next + Int.random(in: 0..<64, using: &generator)
    next = first + count
    return first
  }
}
