/// An image, represented by its name; an empty name is no image.
@usableFromInline package final class ImageView: View, Animated {
  private var fade: Animation?

  /// Makes a view with the image that a storyboard would give it; this is not a write of the app.
  package init(_ identifier: String? = nil, _ imageName: String = "", on loop: MainLoop) {
    storedImageName = imageName
    super.init(identifier, on: loop)
  }

  @usableFromInline package var imageName: String {
    get { storedImageName }
    set {
      guard countWrite("imageName", isEffective: newValue != storedImageName) else { return }
      endFade(isRestarted: false)
      storedImageName = newValue
      setNeedsDisplay()
    }
  }
  private var storedImageName: String

  /// Shows another image and fades it in; out of the window it appears at once.
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
