/// How many screens of the average size it takes until an architecture is smaller than another.
enum BreakEven: Equatable {
  /// It has no more infrastructure, and a screen costs no more.
  case fromTheFirst
  /// From this number of screens on.
  case after(screens: Int)
  /// It is smaller up to this number of screens: less infrastructure, and more for each screen.
  case upTo(screens: Int)
  /// A screen costs no less, and the infrastructure is to be paid.
  case never

  /// What is paid once, and what for each screen.
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

  /// What a table says.
  var text: String {
    switch self {
    case .fromTheFirst: "from the first screen"
    case .after(let screens): "after \(Figures.count(screens)) screens"
    case .upTo(let screens): "up to \(Figures.count(screens)) screens only"
    case .never: "never"
    }
  }
}
