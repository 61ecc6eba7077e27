import Measurement
import Toolkit

/// An operation of the toolkit in a tree of views as the app has it, a turn each.
protocol ToolkitSubject: Subject {
  var loop: MainLoop { get }
  /// What the turn of a step begins with.
  func operate(step: Int)
  /// Brings the old shape back.
  func undo()
}

extension ToolkitSubject {
  var resetsAfterEachStep: Bool { true }
  var pieceCount: Int { 1 }
  func prepare(steps: Range<Int>) {}
  func prepare(piece: Int, ofStep step: Int) {}
  func perform(piece: Int, ofStep step: Int) { loop.turn { operate(step: step) } }
  func reset(step: Int) { loop.turn { undo() } }
  func tellPhases(_ listener: ((EventPhase) -> Void)?) {}
}
