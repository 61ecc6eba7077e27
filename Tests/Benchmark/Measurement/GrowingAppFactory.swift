import Measurement

/// Builds apps with known costs.
///
/// Their events grow with the size by a known power and do a known amount of view work. They can
/// leak objects.
@MainActor final class GrowingAppFactory: AppFactory {
  /// The costs of an app and its events.
  struct Nature {
    /// The nanoseconds and the allocated objects of an event, by size.
    var cost: (Int) -> Int = { _ in 10_000 }
    var objects: (Int) -> Int = { _ in 1 }
    var writes = 2
    /// The number of objects that an app holds.
    var held: (_ size: Int) -> Int = { $0 }
    /// The number of objects that outlive the app.
    var leaked = 0
  }

  let time: FakeTime
  var natures: [String: Nature] = [:]
  private(set) var built: [String] = []

  init(time: FakeTime) {
    self.time = time
  }

  func makeAppUnderTest(of variant: String, size: Int) throws -> any AppUnderTest {
    try makeAppUnderTest(of: variant, size: size, nanosecondsPerWrite: 0)
  }

  func makeAppUnderTest(
    of variant: String, size: Int, nanosecondsPerWrite: Int
  ) throws -> any AppUnderTest {
    built.append("\(variant) \(size) \(nanosecondsPerWrite)")
    return GrowingApp(
      natures[variant] ?? Nature(), size, nanosecondsPerWrite: nanosecondsPerWrite, time)
  }

  func makeIdleApp(of variant: String, size: Int) throws -> any IdleApp {
    GrowingIdleApp(natures[variant] ?? Nature(), size)
  }
}

/// Objects in a linked list, so that no growing array is counted with them.
@MainActor private final class Links {
  private var next: Links?

  static func chain(_ count: Int) -> Links? {
    var first: Links?
    for _ in 0..<count {
      let link = Links()
      link.next = first
      first = link
    }
    return first
  }

  /// Releases the list link by link; releasing a long list at once would recurse too deeply.
  static func drop(_ chain: inout Links?) {
    while let link = chain { chain = link.next }
  }
}

@MainActor private final class GrowingApp: AppUnderTest, Workload {
  private let time: FakeTime
  private let nanoseconds: Int
  private let objects: Int

  init(
    _ nature: GrowingAppFactory.Nature, _ size: Int, nanosecondsPerWrite: Int, _ time: FakeTime
  ) {
    self.time = time
    nanoseconds = nature.cost(size) + nature.writes * nanosecondsPerWrite
    objects = nature.objects(size)
  }

  func workload(for interaction: String) throws -> any Workload { self }

  let resetsAfterEachStep = false
  let pieceCount = 1
  func prepare(steps: Range<Int>) {}
  func prepare(piece: Int, ofStep step: Int) {}

  func perform(piece: Int, ofStep step: Int) {
    time.pass(nanoseconds)
    var chain = Links.chain(objects)
    Links.drop(&chain)
  }

  func reset(step: Int) {}
  func check() -> String? { nil }
}

@MainActor private final class GrowingIdleApp: IdleApp {
  /// The objects that apps have leaked.
  private static var leaks: [Links?] = {
    var leaks: [Links?] = []
    leaks.reserveCapacity(1_000)
    return leaks
  }()

  private var held: Links?
  private(set) var liveViewCount = 1
  private let leaked: Int

  init(_ nature: GrowingAppFactory.Nature, _ size: Int) {
    held = Links.chain(nature.held(size))
    leaked = nature.leaked
  }

  func quit() {
    Links.drop(&held)
    if leaked > 0 {
      Self.leaks.append(Links.chain(leaked))
    } else {
      liveViewCount = 0
    }
  }
}
