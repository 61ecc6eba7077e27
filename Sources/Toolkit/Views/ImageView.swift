/// An image; a headless one is known by its name, and no image by an empty one.
package final class ImageView: View, Animated {
  private var fade: Animation?

  /// The name is wording of the storyboard; setting it here is no write of the app.
  package init(_ identifier: String? = nil, _ imageName: String = "", on loop: MainLoop) {
    storedImageName = imageName
    super.init(identifier, on: loop)
  }

  package var imageName: String {
    get { storedImageName }
    set {
      guard countWrite("imageName", isEffective: newValue != storedImageName) else { return }
      endFade(isRestarted: false)
      storedImageName = newValue
      setNeedsDisplay()
    }
  }
  private var storedImageName: String

  /// Shows another image by fading it in; out of the window there is nothing to be seen of that.
  package func fadeIn(_ imageName: String, milliseconds: Int64) {
    if countWrite("imageName", isEffective: imageName != storedImageName) {
      endFade(isRestarted: false)
    } else {
      guard fade != nil else { return }
      endFade(isRestarted: true)
    }
    storedImageName = imageName
    fade = loop.animate(self, milliseconds: milliseconds)
    setNeedsDisplay()
  }

  private func endFade(isRestarted: Bool) {
    guard let fade else { return }
    loop.cancel(fade, isRestarted: isRestarted)
    self.fade = nil
  }

  func animationDidEnd() {
    fade = nil
    setNeedsDisplay()
  }

  package override var kind: String { "ImageView" }
  package override var snapshotTexts: [String] { [storedImageName] }

  package override var snapshotFlags: [String] { fade == nil ? [] : ["fading"] }

  package override func draw(_ canvas: Canvas) {
    guard !storedImageName.isEmpty else { return }
    canvas.text("(\(storedImageName))", width: frame.width, style: fade == nil ? [] : .dim)
  }
}
