import Measurement

/// Builds apps that take a given time, and that can fail in every way.
@MainActor final class FakeAppFactory: AppFactory {
  struct Key: Hashable {
    let instance: ObjectIdentifier
    let interaction: String
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let time: FakeTime
  /// Nanoseconds per step, by variant.
  var costs: [String: Int] = ["Baseline": 1000]
  /// The nanoseconds for preparing a step, and for resetting it.
  var untimed = 500
  var resets = false
  /// The number of objects that a step allocates and releases, by variant.
  var objects: [String: Int] = [:]
  /// Variants that are wrong from this step on.
  var wrongFrom: [String: Int] = [:]
  /// Variants that cannot be built.
  var unbuildable: Set<String> = []
  /// Called when a variant performs a step.
  var onStep: (String, String) -> Void = { _, _ in }

  /// Called when an app is asked for an interaction.
  var onWorkload: (String) -> Void = { _ in }
  /// Called when steps are prepared.
  var onPrepare: () -> Void = {}

  private(set) var built: [String] = []
  /// The last step of each epoch, by instance and interaction.
  private(set) var performed: [Key: [Int]] = [:]
  /// Keeps the apps alive, so that their object identifiers stay unique.
  private var instances: [FakeAppUnderTest] = []

  init(time: FakeTime) {
    self.time = time
  }

  func makeAppUnderTest(of variant: String, size: Int) throws -> any AppUnderTest {
    if unbuildable.contains(variant) { throw Failure(description: "\(variant) cannot be built.") }
    built.append(variant)
    let app = FakeAppUnderTest(variant: variant, factory: self)
    instances.append(app)
    return app
  }

  fileprivate func note(_ step: Int, by app: FakeAppUnderTest, in interaction: String) {
    let key = Key(instance: ObjectIdentifier(app), interaction: interaction)
    performed[key, default: []].append(step)
  }
}

@MainActor final class FakeAppUnderTest: AppUnderTest {
  let variant: String
  unowned let factory: FakeAppFactory

  init(variant: String, factory: FakeAppFactory) {
    self.variant = variant
    self.factory = factory
  }

  func workload(for interaction: String) throws -> any Workload {
    if interaction == "impossible", variant != "Baseline" {
      throw FakeAppFactory.Failure(description: "\(variant) cannot do it.")
    }
    factory.onWorkload(interaction)
    return FakeWorkload(self, interaction)
  }
}

@MainActor final class FakeWorkload: Workload {
  final class Object {
    var next: Object?
  }

  private let app: FakeAppUnderTest
  private let interaction: String
  private var prepared = 0..<0
  private var objects: Object?
  private var last = 0

  init(_ app: FakeAppUnderTest, _ interaction: String) {
    self.app = app
    self.interaction = interaction
  }

  var resetsAfterEachStep: Bool { app.factory.resets }

  func prepare(steps: Range<Int>) {
    prepared = steps
    app.factory.time.pass(app.factory.untimed * steps.count)
    app.factory.onPrepare()
  }

  let pieceCount = 1

  func prepare(piece: Int, ofStep step: Int) {}

  func perform(piece: Int, ofStep step: Int) {
    last = prepared.contains(step) ? step : .max
    app.factory.time.pass(app.factory.costs[app.variant] ?? 1000)
    for _ in 0..<(app.factory.objects[app.variant] ?? 0) {
      let object = Object()
      object.next = objects
      objects = object
    }
    objects = nil
    app.factory.onStep(app.variant, interaction)
  }

  func reset(step: Int) {
    app.factory.time.pass(app.factory.untimed)
  }

  func check() -> String? {
    if last == .max { return "A step was performed that was not prepared." }
    app.factory.note(last, by: app, in: interaction)
    if let wrong = app.factory.wrongFrom[app.variant], last >= wrong {
      return "\(app.variant) shows the wrong title."
    }
    return nil
  }
}
