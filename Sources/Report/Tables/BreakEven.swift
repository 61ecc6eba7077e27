/// The number of average screens from which an architecture is smaller than another one.
enum BreakEven: Equatable {
  /// The architecture has no more infrastructure, and its screens cost no more.
  case fromTheFirst
  /// The architecture is smaller from this number of screens on.
  case after(screens: Int)
  /// The architecture is smaller up to this number of screens: it has less infrastructure, but each
  /// screen costs more.
  case upTo(screens: Int)
  /// The architecture has more infrastructure, and its screens cost no less.
  case never

  /// The size of the infrastructure and of an average screen.
  struct Cost {
    let infrastructure: Double
    let screen: Double
  }

  init(_ own: Cost, against other: Cost) {
    let paid = own.infrastructure - other.infrastructure
    let saved = other.screen - own.screen
    if paid <= 0, saved >= 0 {
      self = .fromTheFirst
    } else if paid > 0, saved > 0 {
      self = .after(screens: Int((paid / saved).rounded(.up)))
    } else if paid < 0 {
      self = .upTo(screens: Int((paid / saved).rounded(.down)))
    } else {
      self = .never
    }
  }

  /// The text in a table.
  var text: String {
    switch self {
    case .fromTheFirst: "from the first screen"
    case .after(let screens): "after \(Figures.count(screens)) screens"
    case .upTo(let screens): "up to \(Figures.count(screens)) screens only"
    case .never: "never"
    }
  }
}
