/// How the properties that are bound keep their values, where not as the headline does.
enum Keeping {
  /// What is set tells the toolchain's `Observation`.
  case observed
  /// What is derived is computed when it is asked for, if a source has changed.
  case pulled
  /// What is set tells each value, an equal one too.
  case repeating
}

extension Property {
  func keep(_ keeping: Keeping) {
    for source in sources { source.keep(keeping) }
    switch (keeping, content) {
    case (.observed, .held(let value)): content = .kept(ObservedValue(value))
    case (.pulled, .derived(let derivation)): content = .kept(PulledValue(derivation))
    case (.repeating, .held(let value)): content = .kept(RepeatedValue(value))
    default: break
    }
  }
}

extension ChangeSource {
  /// The properties at the beginning: those that are set.
  var leaves: [any ChangeSource] {
    sources.isEmpty ? [self] : sources.flatMap(\.leaves)
  }
}
