/// One label in one cell: an architecture's variant, ready to perform an interaction at a size.
///
/// Measurement knows no more of an app than this.
@MainActor package protocol Subject: AnyObject {
  /// Whether `reset(step:)` has to be called after every step.
  ///
  /// An epoch of such a subject is a sum of single timings, one a piece, else one timing around all
  /// its steps.
  var resetsAfterEachStep: Bool { get }

  /// Makes `steps` ready, so that performing them is the event itself; neither timed nor counted.
  ///
  /// - Parameter steps: Consecutive numbers of the interaction's script, never used before on this
  ///   subject. Their content may depend on the number only, so that all labels do the same.
  func prepare(steps: Range<Int>)

  /// How many pieces a step has: 1, or more if something lies between them that is not the app's
  /// doing. Such a subject resets after every step.
  var pieceCount: Int { get }

  /// Makes ready what only the step's pieces before this one made possible; neither timed nor
  /// counted.
  func prepare(piece: Int, ofStep step: Int)

  /// Performs one piece of a prepared step; timed or counted.
  func perform(piece: Int, ofStep step: Int)

  /// Brings back the shape from before the step; neither timed nor counted.
  func reset(step: Int)

  /// Has `listener` told of each part of an event as it ends; `nil` ends that.
  func tellPhases(_ listener: ((EventPhase) -> Void)?)

  /// A cheap look at the result, after every epoch: what is wrong, as a sentence, or `nil`.
  func check() -> String?
}

extension Subject {
  /// Tells nothing.
  package func tellPhases(_ listener: ((EventPhase) -> Void)?) {}
}
