import Toolkit

/// Shows the input data of a view model, from `viewWillAppear` until the screen has gone.
///
/// A screen that is covered by another tab or a pushed screen renders nothing. It is brought up to
/// date when it comes back.
final class Renderer<ViewInputData> {
  private let viewInputData: Observable<ViewInputData>
  private let loop: MainLoop
  private let render: (Rendering<ViewInputData>) -> Void
  /// What the screen shows; at first, what the storyboard has.
  private var shown: ViewInputData
  private var disposeBag: DisposeBag?
  private var isMarked = false
  // Both are made in `init`, where the type of the data is known, and once: a mark allocates nothing.
  private var show: () -> Void = {}
  private var showIfMarked: () -> Void = {}

  /// - Parameters:
  ///   - viewInputData: what the screen has to show.
  ///   - storyboard: what the screen shows before anything was rendered.
  ///   - loop: renders changed data before the layout of the turn, as UIKit's property pass does.
  ///   - render: gives the data to the views.
  init(
    _ viewInputData: Observable<ViewInputData>, over storyboard: ViewInputData,
    on loop: MainLoop, render: @escaping (Rendering<ViewInputData>) -> Void
  ) {
    self.viewInputData = viewInputData
    self.loop = loop
    self.render = render
    shown = storyboard
    show = { [unowned self] in showData() }
    showIfMarked = { [weak self] in
      if let self, isMarked { showData() }
    }
  }

  /// Subscribes, and shows the data as it is now.
  func subscribe() {
    let disposeBag = DisposeBag()
    viewInputData.subscribe(changed: { [unowned self] in mark() }).disposed(by: disposeBag)
    self.disposeBag = disposeBag
    show()
  }

  func unsubscribe() {
    disposeBag = nil
    isMarked = false
  }

  // MARK: - Rendering

  private func showData() {
    isMarked = false
    // Exchanged, because a copy of the data costs more than all comparisons.
    var last = viewInputData.value
    swap(&last, &shown)
    render(Rendering(shown, over: last))
  }

  /// Renders before the layout of this turn, however often it is marked.
  private func mark() {
    guard !isMarked else { return }
    isMarked = true
    loop.async(showIfMarked)
  }
}

/// Data to show, and the data that the screen shows already.
struct Rendering<ViewInputData> {
  let data: ViewInputData
  let last: ViewInputData

  init(_ data: ViewInputData, over last: ViewInputData) {
    (self.data, self.last) = (data, last)
  }

  /// Writes a field, unless the screen shows it already.
  @inline(__always)
  func write<Value: Equatable>(_ field: (ViewInputData) -> Value, to view: (Value) -> Void) {
    let value = field(data)
    if field(last) != value { view(value) }
  }
}
