import Toolkit

/// Looks at every frame of an app, and keeps what was wrong first.
final class FrameInspector {
  private(set) var defect: (kind: Divergence.Kind, reason: String)?

  func inspect(_ window: Window) {
    guard defect == nil else { return }
    if let difference = window.differenceFromFullRendering() {
      defect = (.rendering, difference)
    } else if let violation = FrameRules.violation(in: ShownScreen(window)) {
      defect = (.frameRule, violation)
    }
  }
}
