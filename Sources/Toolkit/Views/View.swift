/// A rectangle of the screen that keeps its content, its place and its subviews.
///
/// Whatever changes marks itself and the way up to the root; each pass walks down those marks
/// only, so that a turn costs what it changes and allocates nothing.
///
/// The isolation is spelled out, though it is the target's default, for subclasses elsewhere: an
/// isolated `deinit` is only found under a class that names its actor.
@MainActor open class View {
  package let loop: MainLoop
  private let storedIdentifier: String?
  /// Cleared when the superview goes, so it is never read after that.
  package private(set) unowned(unsafe) var superview: View?
  package internal(set) var subviews: [View] = []
  /// The controller whose view this is.
  weak var controller: ViewController?
  var needs: Needs = [.layout, .display]
  /// Where the last frame showed this view, in the window; empty when it did not.
  private var displayedRect = Rect.zero
  /// What is to be painted anew where not all of the view is, in its own coordinates.
  private var dirtyPart = Rect.zero

  /// A view without content; a driver finds it by its identifier.
  package init(_ identifier: String? = nil, on loop: MainLoop) {
    self.loop = loop
    storedIdentifier = identifier
    loop.thread.check()
    loop.liveViewCount += 1
  }

  isolated deinit {
    loop.liveViewCount -= 1
    for view in subviews { view.superview = nil }
  }

  /// The name by which a driver finds the view; a view without one is left out of snapshots.
  open var identifier: String? { storedIdentifier }

  /// What the subviews are called that have no identifier, where work on views is told in words.
  open var partNames: [String] { [] }

  /// What the view is called in a snapshot.
  open var kind: String { "View" }

  /// The texts that a snapshot shows.
  open var snapshotTexts: [String] { [] }

  /// The states that a snapshot shows, in the order of the snapshot's format.
  open var snapshotFlags: [String] { [] }

  // MARK: - Place

  /// Set by the superview's layout, in the superview's coordinates.
  package final var frame = Rect.zero {
    didSet {
      guard frame != oldValue else { return }
      setNeedsDisplay()
      if frame.size != oldValue.size { setNeedsLayout() }
    }
  }

  package final var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }

  /// The size that the content asks for; a layout may give another.
  open var intrinsicSize: Size { Size(width: 0, height: 1) }

  /// Gives the subviews their frames, from their content and these bounds alone.
  open func layoutSubviews() {}

  // MARK: - Content

  /// A hidden view paints nothing, takes no event and is in no snapshot.
  package final var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard countWrite("isHidden", isEffective: newValue != storedIsHidden) else { return }
      storedIsHidden = newValue
      setNeedsDisplay()
      superview?.setNeedsLayout()
    }
  }
  private var storedIsHidden = false

  /// How the view is set before an app runs, as in a storyboard: not a write of the app.
  package final func startHidden() {
    storedIsHidden = true
  }

  /// Paints the view itself; its subviews paint themselves over it.
  open func draw(_ canvas: Canvas) {}

  /// What all subviews are painted with besides their own style.
  open var contentStyle: Style { [] }

  /// Brings the view's properties up to date, once a turn before layout, where asked for.
  open func updateProperties() {}

  // MARK: - Tree

  package final func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  package final func insertSubview(_ view: View, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: index)
    adopt(view)
    setNeedsLayout()
  }

  package final func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    disown()
  }

  /// Ties a view that was put into `subviews` to this one.
  final func adopt(_ view: View) {
    view.superview = self
    view.setNeedsDisplay()
    view.needs.passUpwards(from: self)
  }

  /// Unties a view that was taken out of its superview's `subviews`.
  final func disown() {
    window?.grid.addDamage(displayedRect)
    window?.setNeedsDisplayOfDamage()
    displayedRect = .zero
    superview = nil
  }

  /// The window that the view is in.
  package final var window: Window? {
    var top = self
    while let next = top.superview { top = next }
    return top as? Window
  }

  /// The view with an identifier at or below this one, hidden ones left out.
  package final func view(withIdentifier identifier: String) -> View? {
    if isHidden { return nil }
    if self.identifier == identifier { return self }
    for view in subviews {
      if let found = view.view(withIdentifier: identifier) { return found }
    }
    return nil
  }

  // MARK: - What is to do

  package final func setNeedsUpdateProperties() {
    need(.properties, .childProperties)
  }

  package final func setNeedsLayout() {
    if need(.layout, .childLayout) { loop.counters.layoutInvalidations += 1 }
  }

  package final func setNeedsDisplay() {
    need(.display, .childDisplay)
  }

  /// Marks a part of the view, in its own coordinates, for all of whose other cells what was
  /// painted last still holds.
  final func setNeedsDisplay(in part: Rect) {
    dirtyPart = dirtyPart.isEmpty ? part : dirtyPart.union(part)
    need(.partialDisplay, .childDisplay)
  }

  /// Says that `intrinsicSize` is another one now.
  package final func invalidateIntrinsicSize() {
    superview?.setNeedsLayout()
  }

  @discardableResult
  final func need(_ own: Needs, _ child: Needs) -> Bool {
    loop.thread.check()
    guard !needs.contains(own) else { return false }
    needs.insert(own)
    child.passUpwards(from: superview)
    return true
  }

  // MARK: - Passes

  final func updatePropertiesBelow() {
    let mine = needs
    needs.subtract(.allProperties)
    if mine.contains(.properties) {
      loop.counters.propertyPasses += 1
      track({ [weak self] in self?.setNeedsUpdateProperties() }, reading: { updateProperties() })
    }
    if mine.contains(.controllerProperties), let controller {
      loop.counters.propertyPasses += 1
      track({ [weak controller] in controller?.setNeedsUpdateProperties() }) {
        controller.updateProperties()
      }
    }
    guard mine.contains(.childProperties) else { return }
    for view in subviews where !view.needs.isDisjoint(with: .allProperties) {
      view.updatePropertiesBelow()
    }
  }

  final func layoutBelow() {
    if needs.contains(.layout) {
      loop.counters.layoutPasses += 1
      layoutSubviews()
      needs.remove(.layout)
    }
    guard needs.contains(.childLayout) else { return }
    needs.remove(.childLayout)
    for view in subviews where !view.needs.isDisjoint(with: [.layout, .childLayout]) {
      view.layoutBelow()
    }
  }

  /// Drops what is kept from one frame to the next for speed only.
  func forgetCaches() {}

  /// Lays out everything, whether it asked for it or not, from nothing that was kept.
  final func layoutAllBelow() {
    forgetCaches()
    layoutSubviews()
    for view in subviews { view.layoutAllBelow() }
  }

  /// Adds to the damage what changed here and below since the last frame.
  ///
  /// `origin` is the superview's corner in the window, `clip` what shows of it. `isCovered` says
  /// that a view above has moved or changed as a whole: then all of this is damaged already.
  final func collectDamage(in grid: Grid, origin: Point, clip: Rect, isCovered: Bool) {
    let mine = needs
    needs.subtract(.allDisplay)
    let part = dirtyPart
    dirtyPart = .zero
    if isCovered || mine.contains(.display) {
      let place = isHidden ? .zero : frame.offset(x: origin.x, y: origin.y).intersection(clip)
      if !isCovered {
        grid.addDamage(displayedRect)
        if place != displayedRect { grid.addDamage(place) }
      }
      displayedRect = place
    } else if mine.contains(.partialDisplay) {
      let place = part.offset(x: origin.x + frame.x, y: origin.y + frame.y)
      grid.addDamage(place.intersection(displayedRect))
    } else if !mine.contains(.childDisplay) {
      return
    }
    guard !isHidden else { return }
    let corner = Point(x: origin.x + frame.x, y: origin.y + frame.y)
    let coversAll = isCovered || mine.contains(.display)
    for view in subviews
    where coversAll || !view.needs.isDisjoint(with: .allDisplay) {
      view.collectDamage(
        in: grid, origin: corner, clip: displayedRect, isCovered: coversAll)
    }
  }

  /// Paints the damaged part of this view and what is below it.
  ///
  /// Some of `clip` is damaged. The first one is what surrounds all damage, so that most views are
  /// passed over at once.
  final func paint(on grid: Grid, origin: Point, clip: Rect, style: Style) {
    let place = frame.offset(x: origin.x, y: origin.y)
    let visible = place.intersection(clip)
    guard !isHidden, !visible.isEmpty, visible == clip || grid.isDamaged(visible) else { return }
    let corner = Point(x: place.x, y: place.y)
    draw(Canvas(grid: grid, origin: corner, clip: visible, style: style))
    let below = style.union(contentStyle)
    let reach = visible.offset(x: -place.x, y: -place.y)
    for view in subviews where view.frame.meets(reach) {
      view.paint(on: grid, origin: corner, clip: visible, style: below)
    }
  }
}
