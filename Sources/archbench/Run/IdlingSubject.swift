import Foundation
import Measurement

/// A subject that sleeps before each of its events, so that what it performs is cold.
final class IdlingSubject: Subject {
  private let subject: any Subject
  private let seconds: Double

  /// - Parameters:
  ///   - subject: what performs the events.
  ///   - seconds: how long it sleeps before each.
  init(_ subject: any Subject, seconds: Double) {
    self.subject = subject
    self.seconds = seconds
  }

  // An epoch must be timed event by event, or sleep would count as work.
  var resetsAfterEachStep: Bool { true }
  var pieceCount: Int { subject.pieceCount }
  func prepare(steps: Range<Int>) { subject.prepare(steps: steps) }

  func prepare(piece: Int, ofStep step: Int) {
    subject.prepare(piece: piece, ofStep: step)
    if piece == 0 { Thread.sleep(forTimeInterval: seconds) }
  }

  func perform(piece: Int, ofStep step: Int) { subject.perform(piece: piece, ofStep: step) }

  func reset(step: Int) {
    if subject.resetsAfterEachStep { subject.reset(step: step) }
  }

  func check() -> String? { subject.check() }
}
