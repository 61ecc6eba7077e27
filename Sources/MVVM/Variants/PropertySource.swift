/// A property of any type, of which others are derived.
protocol PropertySource: AnyObject {
  /// What it is derived from itself; nothing if it is set.
  var sources: [any PropertySource] { get }

  /// Has what is set at its beginning kept in another way from now on.
  func keep(_ keeping: Keeping)
  /// Calls `changed` after each change.
  func observeAnyChange(in bag: DisposalBag, _ changed: @escaping () -> Void)
}

/// How a variant keeps the properties that are set and bound.
enum Keeping {
  /// The toolchain's `Observation` hears of them.
  case observed
  /// An equal value counts as a change.
  case repeated
}

extension PropertySource {
  /// The properties at its beginning: those that are set.
  var leaves: [any PropertySource] {
    sources.isEmpty ? [self] : sources.flatMap(\.leaves)
  }
}

extension Property: PropertySource {
  var sources: [any PropertySource] {
    if case .derived(let derivation) = content { derivation.sources } else { [] }
  }

  func keep(_ keeping: Keeping) {
    for source in sources { source.keep(keeping) }
    guard case .held(let value) = content else { return }
    switch keeping {
    case .observed: content = .observed(ObservedValue(value))
    case .repeated: content = .repeated(value)
    }
  }

  func observeAnyChange(in bag: DisposalBag, _ changed: @escaping () -> Void) {
    observeChanges(in: bag) { _ in changed() }
  }
}
