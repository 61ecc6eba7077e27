package import Toolkit

/// What shows while the stored session is looked for.
package final class RestoringScreen: ActivityIndicator {
  package init(on loop: MainLoop) {
    super.init("root.spinner", on: loop)
  }
}
