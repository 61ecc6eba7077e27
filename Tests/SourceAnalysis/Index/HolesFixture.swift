import Results
import Study

@testable import SourceAnalysis

/// A module with all code for which the index is known to be wrong or incomplete.
enum HolesFixture {
  /// The index, which is made once for all tests.
  static let index = Result { try fixture().index() }

  static func fixture() throws -> FixtureModule {
    try FixtureModule(
      [
        ("Counting", .contract, counting), ("Store", .store, store), ("Holder", .service, holder),
        ("Label", .view, label), ("Controller", .viewController, controller),
        ("Watched", .state, watched), ("Output", .infrastructure, output),
        ("Form", .viewModel, form),
      ], onMainActor: true)
  }

  private static let counting = """
    protocol Counting: AnyObject { var count: Int { get set } }
    """

  private static let store = """
    final class Store: Counting {
      var count = 0
      private(set) var names: [String] = [], longest = ""
      let limit = 3
      lazy var slow = 1
      var watched = 1 { didSet { longest = "" } }
      var twice: Int { count * 2 }
      var both: Int { get { count } set { if newValue > 0 { count = newValue } } }
      init(first: Int) { count = first }
      func add(_ name: String) {
        names.append(name)
        count += 1
      }
    }
    """

  private static let holder = """
    struct Holder {
      let counter: any Counting
      var other: any Counting
      init(counter: any Counting) {
        self.counter = counter
        other = counter
      }
      mutating func raise() { counter.count = 5 }
      mutating func exchange() { other = counter }
    }
    """

  private static let label = """
    final class Label {
      var text = ""
      var color = 0
    }
    """

  private static let controller = """
    let textPath: ReferenceWritableKeyPath<Label, String> = \\.text
    struct Pair {
      var one = 1
      mutating func reset() { self = Pair() }
    }
    final class Controller {
      let label = Label()
      let store = Store(first: 1)
      weak var next: Controller?
      var pair = Pair()
      func show() {
        label.text = store.names.first ?? ""
        [1].forEach { if $0 > 1 { store.count = 7 } }
        next?.pair.one = 2
      }
      func write() { label[keyPath: textPath] = "x" }
      func paint() { label[keyPath: \\.color] = 1 }
    }
    """

  private static let watched = """
    import Observation
    @Observable final class Watched {
      var value = 0
      @ObservationIgnored var plain = 0
      func set() {
        value = 3
        plain = 3
      }
    }
    """

  private static let output = """
    final class BenchmarkCase<Value> {
      fileprivate(set) var value: Value
      init(_ value: Value) { self.value = value }
    }
    @propertyWrapper struct Output<Value> {
      let wrappedValue: BenchmarkCase<Value>
      init(_ initial: Value) { wrappedValue = BenchmarkCase(initial) }
      var value: Value {
        get { wrappedValue.value }
        nonmutating set { wrappedValue.value = newValue }
      }
    }
    """

  private static let form = """
    final class Form {
      @Output("") var name: BenchmarkCase<String>
      @Output(0) var edits: BenchmarkCase<Int>
      func edit(_ text: String) {
        _name.value = text
        _edits.value += 1
        [1].forEach { _ in self._edits.value = 2 }
      }
      func read() -> String { _name.value + name.value }
    }
    """
}
