/// A rectangle of the screen with content, a frame and subviews.
///
/// A view that changes marks itself and all views above it. Each pass visits only marked views. So
/// the cost of a turn depends on what changes, and a pass allocates nothing.
///
/// `@MainActor` is written out, although it is the target's default, for subclasses in other
/// targets: their isolated `deinit` needs a superclass that names its actor.
@MainActor open class View {
  package let loop: MainLoop
  private let storedIdentifier: String?
  /// The superview clears it in its `deinit`, so it is never read after that.
  package private(set) unowned(unsafe) var superview: View?
  package internal(set) var subviews: [View] = []
  /// The controller that manages this view.
  weak var controller: ViewController?
  var needs: Needs = [.layout, .display]
  /// The place of the view in the last frame, in the window's coordinates; empty if it was not
  /// shown.
  private var displayedRect = Rect.zero
  /// The part that must be repainted if not the whole view is marked, in the view's coordinates.
  private var dirtyPart = Rect.zero

  /// Makes a view without content; drivers find it by its identifier.
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

  /// The name by which drivers find the view; a view without one is not in snapshots.
  open var identifier: String? { storedIdentifier }

  /// The names of subviews without an identifier, for descriptions of work on views.
  open var partNames: [String] { [] }

  /// The name of the view's type in snapshots.
  open var kind: String { "View" }

  /// The texts in snapshots.
  open var snapshotTexts: [String] { [] }

  /// The states in snapshots, in the order of the snapshot's format.
  open var snapshotFlags: [String] { [] }

  // MARK: - Place

  /// The place in the superview's coordinates; the superview's layout sets it.
  package final var frame = Rect.zero {
    didSet {
      guard frame != oldValue else { return }
      setNeedsDisplay()
      if frame.size != oldValue.size { setNeedsLayout() }
    }
  }

  package final var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }

  /// The size that the content needs; a layout may give the view another size.
  open var intrinsicSize: Size { Size(width: 0, height: 1) }

  /// Sets the frames of the subviews; uses only their content and the bounds.
  open func layoutSubviews() {}

  // MARK: - Content

  /// Whether the view is hidden; it then paints nothing, gets no events, and is in no snapshot.
  @usableFromInline package final var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard countWrite("isHidden", isEffective: newValue != storedIsHidden) else { return }
      storedIsHidden = newValue
      setNeedsDisplay()
      superview?.setNeedsLayout()
    }
  }
  private var storedIsHidden = false

  /// Hides the view before the app runs, as in a storyboard; this is not a write of the app.
  package final func startHidden() {
    storedIsHidden = true
  }

  /// Paints the view itself; its subviews paint themselves on top.
  open func draw(_ canvas: Canvas) {}

  /// The style of all subviews, in addition to their own.
  open var contentStyle: Style { [] }

  /// Updates the view's properties, at most once a turn, before layout, when requested.
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

  /// Connects a view that was added to `subviews` with this view.
  final func adopt(_ view: View) {
    view.superview = self
    view.setNeedsDisplay()
    view.needs.passUpwards(from: self)
  }

  /// Disconnects a view that was removed from its superview's `subviews`.
  final func disown() {
    window?.grid.addDamage(displayedRect)
    window?.setNeedsDisplayOfDamage()
    displayedRect = .zero
    superview = nil
  }

  /// The window that contains the view.
  package final var window: Window? {
    var top = self
    while let next = top.superview { top = next }
    return top as? Window
  }

  /// Returns the visible view with an identifier, at or below this view.
  package final func view(withIdentifier identifier: String) -> View? {
    if isHidden { return nil }
    if self.identifier == identifier { return self }
    for view in subviews {
      if let found = view.view(withIdentifier: identifier) { return found }
    }
    return nil
  }

  // MARK: - Marking for passes

  package final func setNeedsUpdateProperties() {
    need(.properties, .childProperties)
  }

  package final func setNeedsLayout() {
    if need(.layout, .childLayout) { loop.counters.layoutInvalidations += 1 }
  }

  package final func setNeedsDisplay() {
    need(.display, .childDisplay)
  }

  /// Marks a part of the view for repainting, in the view's coordinates.
  ///
  /// The other cells keep what was painted last.
  final func setNeedsDisplay(in part: Rect) {
    dirtyPart = dirtyPart.isEmpty ? part : dirtyPart.union(part)
    need(.partialDisplay, .childDisplay)
  }

  /// Reports that `intrinsicSize` has changed.
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
      controller?.viewDidLayoutSubviews()
      needs.remove(.layout)
    }
    guard needs.contains(.childLayout) else { return }
    needs.remove(.childLayout)
    for view in subviews where !view.needs.isDisjoint(with: [.layout, .childLayout]) {
      view.layoutBelow()
    }
  }

  /// Drops data that the view keeps between frames only for speed.
  func forgetCaches() {}

  /// Lays out all views, marked or not, without using any kept data.
  final func layoutAllBelow() {
    forgetCaches()
    layoutSubviews()
    for view in subviews { view.layoutAllBelow() }
  }

  /// Adds the changes since the last frame, here and below, to the damage.
  ///
  /// `origin` is the superview's corner in the window, and `clip` is its visible part. `isCovered`
  /// says that a view above has moved or changed as a whole; then all of this is damaged already.
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

  /// Paints the damaged part of this view and of the views below.
  ///
  /// Some of `clip` is damaged. At the root, `clip` is the rectangle around all damage, so most
  /// views are skipped at once.
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
