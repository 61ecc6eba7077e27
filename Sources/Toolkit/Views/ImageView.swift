/// An image; a headless one is known by its name.
package final class ImageView: View {
  /// The name is wording of the storyboard; setting it here is no write of the app.
  package init(_ identifier: String? = nil, _ imageName: String = "", on loop: MainLoop) {
    storedImageName = imageName
    super.init(identifier, on: loop)
  }

  package var imageName: String {
    get { storedImageName }
    set {
      guard loop.countWrite(isEffective: newValue != storedImageName) else { return }
      storedImageName = newValue
      setNeedsDisplay()
    }
  }
  private var storedImageName: String

  package override var kind: String { "ImageView" }
  package override var snapshotTexts: [String] { [storedImageName] }

  package override func draw(_ canvas: Canvas) {
    canvas.text("(\(storedImageName))", width: frame.width, style: .dim)
  }
}
