/// A property of any type, from which others are derived.
protocol PropertySource: AnyObject {
  /// The properties from which it is derived. Empty if it holds its value.
  var sources: [any PropertySource] { get }

  /// Makes the properties at the start of its chain hold their values in another way from now on.
  func keep(_ keeping: Keeping)
  /// Calls `changed` after each change.
  func observeAnyChange(in bag: DisposalBag, _ changed: @escaping () -> Void)
}

/// How a property holds its value after it was bound.
enum Keeping {
  /// It reports reads and changes to the toolchain's `Observation`.
  case observed
  /// An equal value counts as a change.
  case repeated
}

extension PropertySource {
  /// The properties at the start of its chain, which hold their values.
  var leaves: [any PropertySource] {
    sources.isEmpty ? [self] : sources.flatMap(\.leaves)
  }
}

extension VariantProperty: PropertySource {
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
