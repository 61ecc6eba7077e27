import Measurement

/// Builds apps that take a given time, and can be made to fail in every way.
@MainActor final class FakeLaboratory: Laboratory {
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
  /// Nanoseconds that preparing and resetting a step take each.
  var untimed = 500
  var resets = false
  /// How many objects a step makes and lets go of, by variant.
  var objects: [String: Int] = [:]
  /// Variants that come out wrong from this step on.
  var wrongFrom: [String: Int] = [:]
  /// Variants that cannot be built.
  var unbuildable: Set<String> = []
  /// Called when a variant performs a step.
  var onStep: (String, String) -> Void = { _, _ in }

  private(set) var built: [String] = []
  /// The last step of each epoch, by instance and interaction.
  private(set) var performed: [Key: [Int]] = [:]
  /// Keeps instances, so that their identities stay their own.
  private var instances: [FakeSpecimen] = []

  init(time: FakeTime) {
    self.time = time
  }

  func makeSpecimen(of variant: String, size: Int) throws -> any Specimen {
    if unbuildable.contains(variant) { throw Failure(description: "\(variant) cannot be built.") }
    built.append(variant)
    let specimen = FakeSpecimen(variant: variant, laboratory: self)
    instances.append(specimen)
    return specimen
  }

  fileprivate func note(_ step: Int, by specimen: FakeSpecimen, in interaction: String) {
    let key = Key(instance: ObjectIdentifier(specimen), interaction: interaction)
    performed[key, default: []].append(step)
  }
}

@MainActor final class FakeSpecimen: Specimen {
  let variant: String
  unowned let laboratory: FakeLaboratory

  init(variant: String, laboratory: FakeLaboratory) {
    self.variant = variant
    self.laboratory = laboratory
  }

  func subject(for interaction: String) throws -> any Subject {
    if interaction == "impossible", variant != "Baseline" {
      throw FakeLaboratory.Failure(description: "\(variant) cannot do it.")
    }
    return FakeSubject(self, interaction)
  }
}

@MainActor final class FakeSubject: Subject {
  final class Object {
    var next: Object?
  }

  private let specimen: FakeSpecimen
  private let interaction: String
  private var prepared = 0..<0
  private var objects: Object?
  private var last = 0
  private var listener: ((EventPhase) -> Void)?

  init(_ specimen: FakeSpecimen, _ interaction: String) {
    self.specimen = specimen
    self.interaction = interaction
  }

  var resetsAfterEachStep: Bool { specimen.laboratory.resets }

  func prepare(steps: Range<Int>) {
    prepared = steps
    specimen.laboratory.time.pass(specimen.laboratory.untimed * steps.count)
  }

  let pieceCount = 1

  func prepare(piece: Int, ofStep step: Int) {}

  func perform(piece: Int, ofStep step: Int) {
    last = prepared.contains(step) ? step : .max
    pass(specimen.laboratory.costs[specimen.variant] ?? 1000)
    for _ in 0..<(specimen.laboratory.objects[specimen.variant] ?? 0) {
      let object = Object()
      object.next = objects
      objects = object
    }
    objects = nil
    specimen.laboratory.onStep(specimen.variant, interaction)
  }

  /// Half of the time is the architecture's, then three tenths go by with layout.
  private func pass(_ cost: Int) {
    pass(cost / 2, in: .architecture)
    pass(cost * 3 / 10, in: .layout)
    pass(cost - cost / 2 - cost * 3 / 10, in: .display)
  }

  private func pass(_ cost: Int, in phase: EventPhase) {
    specimen.laboratory.time.pass(cost)
    listener?(phase)
  }

  func tellPhases(_ listener: ((EventPhase) -> Void)?) {
    self.listener = listener
  }

  func reset(step: Int) {
    specimen.laboratory.time.pass(specimen.laboratory.untimed)
  }

  func check() -> String? {
    if last == .max { return "A step was performed that was not prepared." }
    specimen.laboratory.note(last, by: specimen, in: interaction)
    if let wrong = specimen.laboratory.wrongFrom[specimen.variant], last >= wrong {
      return "\(specimen.variant) shows the wrong title."
    }
    return nil
  }
}
