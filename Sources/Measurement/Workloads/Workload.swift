/// A contestant in a case: an app that is ready to perform an interaction at a size.
///
/// This protocol is all that Measurement knows of an app.
@MainActor package protocol Workload: AnyObject {
  /// Whether `reset(step:)` must be called after every step.
  ///
  /// If so, an epoch is the sum of separate timings, one per piece. Otherwise one timing covers all
  /// its steps.
  var resetsAfterEachStep: Bool { get }

  /// Prepares `steps`, so that performing them is only the event itself; neither timed nor counted.
  ///
  /// - Parameter steps: Consecutive numbers of the interaction's script, never used before on this
  ///   workload. Their content must depend on the number only, so that all contestants do the same.
  func prepare(steps: Range<Int>)

  /// The number of pieces of a step.
  ///
  /// It is 1, or more if something lies between them that the app does not do. Such a workload
  /// resets after every step.
  var pieceCount: Int { get }

  /// Prepares what needs the step's earlier pieces; neither timed nor counted.
  func prepare(piece: Int, ofStep step: Int)

  /// Performs one piece of a prepared step; timed or counted.
  func perform(piece: Int, ofStep step: Int)

  /// Restores the shape from before the step; neither timed nor counted.
  func reset(step: Int)

  /// Returns the nanoseconds of each part of the steps since the last call; empty if no parts are
  /// timed.
  func takeParts() -> [Double]

  /// Checks the result after every epoch, at little cost; returns what is wrong, or `nil`.
  func check() -> String?
}

extension Workload {
  package var pieceCount: Int { 1 }
  package var resetsAfterEachStep: Bool { true }
  package func prepare(steps: Range<Int>) {}
  package func prepare(piece: Int, ofStep step: Int) {}
  package func reset(step: Int) {}
  package func takeParts() -> [Double] { [] }
}
