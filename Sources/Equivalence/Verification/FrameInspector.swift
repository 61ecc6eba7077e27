import Toolkit

/// Checks every frame of an app, and keeps the first defect.
final class FrameInspector {
  private(set) var defect: (kind: Divergence.Kind, reason: String)?

  func inspect(_ window: Window) {
    guard defect == nil else { return }
    if let difference = window.differenceFromFullRendering() {
      defect = (.rendering, difference)
    } else if let violation = FrameRules.violation(in: ScreenContents(window)) {
      defect = (.frameRule, violation)
    }
  }
}
