/// A content view with a row of items below it.
open class TabView: View {
  package let items: [TabItem]

  package init(_ identifier: String, items: [TabItem], on loop: MainLoop) {
    self.items = items
    super.init(identifier, on: loop)
    for item in items { addSubview(item) }
  }

  open override var kind: String { "TabView" }

  var contentView: View? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { insertSubview(contentView, at: 0) }
    }
  }

  public final override func layoutSubviews() {
    contentView?.frame = Rect(x: 0, y: 0, width: frame.width, height: frame.height - 1)
    var x = 0
    for item in items {
      item.frame = Rect(x: x, y: frame.height - 1, width: item.intrinsicSize.width, height: 1)
      x += item.frame.width + 1
    }
  }
}

/// The item of one tab, with an optional badge.
package final class TabItem: View, Tappable {
  private let title: String
  private var isSelected = false
  var onTap: (() -> Void)?

  package init(_ identifier: String, _ title: String, on loop: MainLoop) {
    self.title = title
    super.init(identifier, on: loop)
  }

  /// The number on the item; it is hidden at 0.
  package var badge: Int {
    get { storedBadge }
    set {
      guard countWrite("badge", isEffective: newValue != storedBadge) else { return }
      storedBadge = newValue
      setNeedsDisplay()
      invalidateIntrinsicSize()
    }
  }
  private var storedBadge = 0

  /// Shows whether the tab is selected; this is the tab bar's own write, not the app's.
  func showSelected(_ selected: Bool) {
    guard selected != isSelected else { return }
    isSelected = selected
    setNeedsDisplay()
  }

  package func tap() {
    onTap?()
  }

  private var shownText: String {
    storedBadge == 0 ? " \(title) " : " \(title) (\(storedBadge)) "
  }

  package override var kind: String { "TabItem" }
  package override var intrinsicSize: Size { Size(width: CellWidth.of(shownText), height: 1) }
  package override var snapshotTexts: [String] { [title] }
  package override var snapshotFlags: [String] {
    (isSelected ? ["selected"] : []) + (storedBadge == 0 ? [] : ["badge=\(storedBadge)"])
  }

  package override func draw(_ canvas: Canvas) {
    canvas.text(shownText, width: frame.width, style: isSelected ? .reverse : [])
  }
}
