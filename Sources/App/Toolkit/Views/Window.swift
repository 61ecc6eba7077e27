/// The root of the view tree; 80 by 24 character cells unless it is resized.
package final class Window: View {
  /// The cells on the screen.
  package private(set) var grid: Grid
  /// Called after each committed frame; drivers check frames here.
  package var onFrame: (() -> Void)?
  /// The sheets and alerts above the root; the topmost is the last.
  package private(set) var presentedViewControllers: [ViewController] = []
  private var damageIsPending = false

  /// Makes a window that its loop displays as long as it lives.
  package init(on loop: MainLoop, size: Size = Size(width: 80, height: 24)) {
    grid = Grid(size: size)
    super.init("window", on: loop)
    frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    loop.window = self
  }

  isolated deinit {
    if loop.window === self { loop.window = nil }
  }

  package override var kind: String { "Window" }

  package override func draw(_ canvas: Canvas) {
    canvas.fill()
  }

  /// Changes the window's size, as when a device is turned; all views are laid out and repainted.
  package func resize(to size: Size) {
    guard size != grid.size else { return }
    grid = Grid(size: size)
    frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  // MARK: - Controllers

  /// The controller that the window shows.
  ///
  /// A new one replaces the old one at once, below presented controllers.
  package var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      ViewController.transition(from: oldValue, to: rootViewController) {
        oldValue?.view.removeFromSuperview()
        if let view = rootViewController?.view { insertSubview(view, at: 0) }
      }
    }
  }

  func present(_ controller: ViewController) {
    presentedViewControllers.append(controller)
    ViewController.transition(from: nil, to: controller) { addSubview(controller.view) }
  }

  /// Removes a presented controller; does nothing for one that is not presented.
  func dismiss(_ gone: ViewController) {
    guard let index = presentedViewControllers.firstIndex(where: { $0 === gone }) else { return }
    ViewController.transition(from: gone, to: nil) { gone.view.removeFromSuperview() }
    presentedViewControllers.remove(at: index)
  }

  /// Returns whether a presented controller covers the view.
  package func isCovered(_ view: View) -> Bool {
    var top = view
    while let next = top.superview, next !== self { top = next }
    return top !== subviews.last
  }

  package override func layoutSubviews() {
    for view in subviews {
      view.frame = view.controller === rootViewController ? bounds : view.sheetFrame(in: bounds)
    }
  }

  // MARK: - Passes

  var isDirty: Bool {
    !needs.isEmpty || damageIsPending
  }

  /// Called when a view was removed: its place is damaged, though no view is marked.
  func setNeedsDisplayOfDamage() {
    damageIsPending = true
  }

  func updatePropertiesIfNeeded() {
    repeatUntilSettled("updateProperties()", while: .allProperties) { updatePropertiesBelow() }
  }

  func layoutIfNeeded() {
    repeatUntilSettled("layoutSubviews()", while: [.layout, .childLayout]) { layoutBelow() }
  }

  private func repeatUntilSettled(_ name: String, while open: Needs, _ pass: () -> Void) {
    var passes = 0
    while !needs.isDisjoint(with: open) {
      passes += 1
      precondition(passes <= 16, "\(name) asks for itself again without end")
      pass()
    }
  }

  func displayIfNeeded() {
    guard isDirty else { return }
    damageIsPending = false
    let corner = Point(x: 0, y: 0)
    collectDamage(in: grid, origin: corner, clip: bounds, isCovered: false)
    guard grid.isDamaged else { return }
    paint(on: grid, origin: corner, clip: grid.damagedRect, style: [])
    loop.counters.cellsPainted += grid.clearDamage()
    loop.counters.frames += 1
    onFrame?()
  }
}

extension View {
  /// Returns the frame of a sheet with this view: centred in its own size, or most of the window.
  fileprivate func sheetFrame(in bounds: Rect) -> Rect {
    let size = intrinsicSize
    let width = size.width > 0 ? min(size.width, bounds.width) : bounds.width - 8
    let height = size.width > 0 ? min(size.height, bounds.height) : bounds.height - 2
    return Rect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width,
      height: height)
  }
}
