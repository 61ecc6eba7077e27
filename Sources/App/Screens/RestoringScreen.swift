package import Toolkit

/// The screen that is shown while the app looks for a stored session.
package final class RestoringScreen: ActivityIndicator {
  package init(on loop: MainLoop) {
    super.init("root.spinner", on: loop)
  }
}
