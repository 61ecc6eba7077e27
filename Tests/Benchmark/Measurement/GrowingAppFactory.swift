@testable import Measurement

/// Builds apps that hold and leak known numbers of objects.
@MainActor final class GrowingAppFactory: AppFactory {
  /// What an app holds.
  struct Nature {
    /// The number of objects that an app holds.
    var held: (_ size: Int) -> Int = { $0 }
    /// The number of objects that outlive the app.
    var leaked = 0
  }

  var natures: [String: Nature] = [:]

  func makeAppUnderTest(of variant: String, size: Int) throws -> any AppUnderTest {
    throw AppFactoryError(description: "These apps perform nothing.")
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
