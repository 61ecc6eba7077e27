import Measurement

/// Apps whose events grow with their size by a known power, whose view work is known, and that can
/// be made to leave something behind.
@MainActor final class GrowingLaboratory: Laboratory {
  /// What an app's events are made of.
  struct Nature {
    /// Nanoseconds, and objects made, at a size.
    var cost: (Int) -> Int = { _ in 10_000 }
    var objects: (Int) -> Int = { _ in 1 }
    var writes = 2
    /// Objects that an app holds.
    var held: (_ size: Int, _ screens: Int) -> Int = { $0 + 10 * $1 }
    /// Objects that outlive it.
    var leaked = 0
  }

  let time: FakeTime
  var natures: [String: Nature] = [:]
  private(set) var built: [String] = []

  init(time: FakeTime) {
    self.time = time
  }

  func makeSpecimen(of variant: String, size: Int) throws -> any Specimen {
    try makeSpecimen(of: variant, size: size, nanosecondsPerWrite: 0)
  }

  func makeSpecimen(
    of variant: String, size: Int, nanosecondsPerWrite: Int
  ) throws -> any Specimen {
    built.append("\(variant) \(size) \(nanosecondsPerWrite)")
    return GrowingSpecimen(
      natures[variant] ?? Nature(), size, nanosecondsPerWrite: nanosecondsPerWrite, time)
  }

  func makeResident(of variant: String, size: Int, screens: Int) throws -> any Resident {
    GrowingResident(natures[variant] ?? Nature(), size, screens)
  }
}

/// Objects in a row, so that no array's growth is counted with them.
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

  /// Takes the chain apart link by link: a long one would end in a deep recursion.
  static func drop(_ chain: inout Links?) {
    while let link = chain { chain = link.next }
  }
}

@MainActor private final class GrowingSpecimen: Specimen, Subject {
  private let time: FakeTime
  private let nanoseconds: Int
  private let objects: Int

  init(
    _ nature: GrowingLaboratory.Nature, _ size: Int, nanosecondsPerWrite: Int, _ time: FakeTime
  ) {
    self.time = time
    nanoseconds = nature.cost(size) + nature.writes * nanosecondsPerWrite
    objects = nature.objects(size)
  }

  func subject(for interaction: String) throws -> any Subject { self }

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

@MainActor private final class GrowingResident: Resident {
  /// What apps have left behind.
  private static var leaks: [Links?] = {
    var leaks: [Links?] = []
    leaks.reserveCapacity(1_000)
    return leaks
  }()

  private var held: Links?
  private(set) var liveViewCount = 1
  private let leaked: Int

  init(_ nature: GrowingLaboratory.Nature, _ size: Int, _ screens: Int) {
    held = Links.chain(nature.held(size, screens))
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
