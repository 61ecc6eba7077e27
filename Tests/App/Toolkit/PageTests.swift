import Testing
import Toolkit

@MainActor @Suite("Page views") struct PageTests {
  private let loop = MainLoop()

  /// A page that shows its number and records its life cycle calls.
  @MainActor private final class Page: ViewController {
    let number: Int
    private let note: (String) -> Void

    init(_ number: Int, on loop: MainLoop, note: @escaping (String) -> Void) {
      self.number = number
      self.note = note
      super.init(on: loop)
    }

    override func loadView() -> View { Label("page.\(number)", "Page \(number)", on: loop) }
    override func viewWillAppear() { note("\(number) will appear") }
    override func viewDidAppear() { note("\(number) did appear") }
    override func viewWillDisappear() { note("\(number) will disappear") }
    override func viewDidDisappear() { note("\(number) did disappear") }
  }

  @MainActor private final class Book: PageViewControllerDataSource, PageViewControllerDelegate {
    let loop: MainLoop
    let last: Int
    var diary: [String] = []

    init(last: Int, on loop: MainLoop) {
      self.last = last
      self.loop = loop
    }

    func page(_ number: Int) -> Page? {
      guard (1...last).contains(number) else { return nil }
      return Page(number, on: loop) { [weak self] in self?.diary.append($0) }
    }

    func pageViewController(
      _ controller: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? { (page as? Page).flatMap { self.page($0.number - 1) } }

    func pageViewController(
      _ controller: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? { (page as? Page).flatMap { self.page($0.number + 1) } }

    func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
      diary.append("turned to \((page as? Page)?.number ?? 0)")
    }
  }

  @Test(
    "A swipe to the left shows the next page, one to the right the previous page, if there is one.")
  func turns() throws {
    let window = Window(on: loop)
    let book = Book(last: 2, on: loop)
    let pageView = PageView("pages", on: loop)
    let first = try #require(book.page(1))
    let pages = PageViewController(pageView, showing: first)
    pages.dataSource = book
    pages.delegate = book
    let controller = ViewController(on: loop)
    controller.embed(pages)
    controller.view.addSubview(pages.view)
    loop.turn {
      window.rootViewController = controller
      pageView.frame = Rect(x: 0, y: 0, width: 20, height: 3)
    }
    #expect(book.diary == ["1 will appear", "1 did appear"])
    func swipe(_ direction: PageView.SwipeDirection, shows text: String) {
      loop.turn { pageView.swipe(direction) }
      #expect(window.snapshot().contains("Label \(text)"))
      #expect(window.differenceFromFullRendering() == nil)
    }
    book.diary = []
    swipe(.left, shows: "page.2 \"Page 2\"")
    #expect(
      book.diary == [
        "1 will disappear", "2 will appear", "1 did disappear", "2 did appear", "turned to 2",
      ])
    book.diary = []
    swipe(.left, shows: "page.2 \"Page 2\"")
    #expect(book.diary.isEmpty)
    swipe(.right, shows: "page.1 \"Page 1\"")
    swipe(.right, shows: "page.1 \"Page 1\"")
  }
}
