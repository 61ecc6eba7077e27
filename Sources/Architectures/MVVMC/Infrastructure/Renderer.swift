import Toolkit

/// Shows the input data of a view model, from `viewWillAppear` until the screen has gone.
///
/// A screen that is covered by another tab or a pushed screen renders nothing. It is brought up to
/// date when it comes back.
final class Renderer<ViewInputData>: Renderable {
  private let viewInputData: Observable<ViewInputData>
  private let schedule: any RenderSchedule
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
  ///   - schedule: says when changed data is rendered, and what is compared.
  ///   - render: gives the data to the views.
  init(
    _ viewInputData: Observable<ViewInputData>, over storyboard: ViewInputData,
    _ schedule: any RenderSchedule, render: @escaping (Rendering<ViewInputData>) -> Void
  ) {
    self.viewInputData = viewInputData
    self.schedule = schedule
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
    viewInputData.subscribe(changed: { [unowned self] in schedule.changed(self) })
      .disposed(by: disposeBag)
    self.disposeBag = disposeBag
    renderNow()
  }

  func unsubscribe() {
    disposeBag = nil
    isMarked = false
  }

  // MARK: - For the schedule

  func renderNow() {
    show()
  }

  private func showData() {
    isMarked = false
    // Exchanged, because a copy of the data costs more than all comparisons.
    var last = viewInputData.value
    swap(&last, &shown)
    render(Rendering(shown, over: last, comparing: schedule.comparesWithLast))
  }

  func mark(on loop: MainLoop) {
    guard !isMarked else { return }
    isMarked = true
    loop.async(showIfMarked)
  }
}

/// A renderer of any data, as its schedule sees it.
protocol Renderable: AnyObject {
  func renderNow()
  /// Renders before the layout of this turn, however often it is marked.
  func mark(on loop: MainLoop)
}

/// When changed data is rendered, and what is compared: a choice of the composition.
protocol RenderSchedule {
  var loop: MainLoop { get }
  /// Whether only that is written which differs from the data that was rendered last.
  var comparesWithLast: Bool { get }
  func changed(_ renderer: any Renderable)
}

/// Renders once a turn, before layout, as UIKit's property pass does.
struct OncePerTurn: RenderSchedule {
  let loop: MainLoop
  var comparesWithLast: Bool { true }

  func changed(_ renderer: any Renderable) {
    renderer.mark(on: loop)
  }
}

/// Data to show, and the data that the screen shows already.
struct Rendering<ViewInputData> {
  let data: ViewInputData
  let last: ViewInputData
  /// Whether only that is written which differs from `last`.
  private let isComparing: Bool

  init(_ data: ViewInputData, over last: ViewInputData, comparing isComparing: Bool) {
    (self.data, self.last, self.isComparing) = (data, last, isComparing)
  }

  /// Writes a field, unless the screen shows it already.
  @inline(__always)
  func write<Value: Equatable>(_ field: (ViewInputData) -> Value, to view: (Value) -> Void) {
    let value = field(data)
    if isComparing && field(last) == value { return }
    view(value)
  }

  /// A part of the data, as another function renders it.
  func map<Part>(_ part: (ViewInputData) -> Part) -> Rendering<Part> {
    Rendering<Part>(part(data), over: part(last), comparing: isComparing)
  }
}
