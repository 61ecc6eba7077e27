/// The root of the tree: what an app shows, 80 by 24 character cells unless it is resized.
package final class Window: View {
  /// What is on the screen.
  package private(set) var grid: Grid
  /// Called after each committed frame; a driver checks frames with it.
  package var onFrame: (() -> Void)?
  /// The sheets and alerts over the root, the uppermost last.
  package private(set) var presentedViewControllers: [ViewController] = []
  private var damageIsPending = false

  /// A window is shown by its loop until it goes.
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

  /// Gives the window another size, as when a device is turned: all is laid out and painted anew.
  package func resize(to size: Size) {
    guard size != grid.size else { return }
    grid = Grid(size: size)
    frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  // MARK: - Controllers

  /// What the window shows; a new one takes the old one's place at once, below what is presented.
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

  /// Takes away a presented controller; one that is not presented stays where it is.
  func dismiss(_ gone: ViewController) {
    guard let index = presentedViewControllers.firstIndex(where: { $0 === gone }) else { return }
    ViewController.transition(from: gone, to: nil) { gone.view.removeFromSuperview() }
    presentedViewControllers.remove(at: index)
  }

  /// Whether something is presented over a view.
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

  /// A view went away: its place is damaged though no view is marked.
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
  /// Where a sheet with this view goes: its own size in the middle, or most of the window.
  fileprivate func sheetFrame(in bounds: Rect) -> Rect {
    let size = intrinsicSize
    let width = size.width > 0 ? min(size.width, bounds.width) : bounds.width - 8
    let height = size.width > 0 ? min(size.height, bounds.height) : bounds.height - 2
    return Rect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width,
      height: height)
  }
}
