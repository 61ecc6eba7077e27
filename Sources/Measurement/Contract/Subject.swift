/// One label in one cell: an architecture's variant, ready to perform an interaction at a size.
///
/// Measurement knows no more of an app than this.
@MainActor package protocol Subject: AnyObject {
  /// Whether `reset(step:)` has to be called after every `perform(step:)`.
  ///
  /// An epoch of such a subject is a sum of single timings, else one timing around all its steps.
  var resetsAfterEachStep: Bool { get }

  /// Makes `steps` ready, so that performing them is the event itself; neither timed nor counted.
  ///
  /// - Parameter steps: Consecutive numbers of the interaction's script, never used before on this
  ///   subject. Their content may depend on the number only, so that all labels do the same.
  func prepare(steps: Range<Int>)

  /// Performs one prepared step; timed or counted.
  func perform(step: Int)

  /// Brings back the shape from before `perform(step:)`; neither timed nor counted.
  func reset(step: Int)

  /// A cheap look at the result, after every epoch: what is wrong, as a sentence, or `nil`.
  func check() -> String?
}
