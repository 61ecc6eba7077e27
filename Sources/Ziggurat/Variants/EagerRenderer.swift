import Toolkit

/// Makes a pass for each signal.
final class EagerRenderer: Renderer {
  override func schedule(on loop: MainLoop) {
    loop.async { [weak self] in self?.render() }
  }
}
