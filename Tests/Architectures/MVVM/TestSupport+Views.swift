import Toolkit

@testable import MVVM

extension Binder {
  /// Makes a binder for a loop, which binds as the app does.
  init(on loop: MainLoop) {
    self.init(on: loop) { OncePerTurn(on: $0) }
  }
}
