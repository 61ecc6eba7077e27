/// The architectures with the same sources and toolchain in two runs.
///
/// They are controls: they cannot have become slower, so each of their changes is noise.
struct UnchangedSources {
  /// What the checksums of both runs tell.
  enum State {
    case same, changed
    /// One of the runs has no checksum.
    case unknown
  }

  /// The state of the sources that all apps share, and of those that measure them.
  let shared: State
  let baseline: State
  /// Whether compiler and configuration are the same.
  let hasSameToolchain: Bool
  private let architectures: [String: State]

  init(_ old: Results, _ new: Results) {
    shared = Self.state(old.sharedSources, new.sharedSources)
    hasSameToolchain =
      old.environment.swift == new.environment.swift
      && old.environment.configuration == new.environment.configuration
    var architectures: [String: State] = [:]
    for name in Set(new.architectures.map(\.name)) {
      architectures[name] = Self.state(Self.sources(of: name, old), Self.sources(of: name, new))
    }
    self.architectures = architectures
    baseline = architectures["Baseline"] ?? .unknown
  }

  /// Whether an architecture is a control.
  func contains(_ architecture: String) -> Bool {
    hasSameToolchain && shared == .same && architectures[architecture] == .same
  }

  /// Whether S and C, which are Baseline once more and a copy of it, are controls.
  var containsCopiesOfBaseline: Bool { contains("Baseline") }

  private static func sources(of name: String, _ results: Results) -> String? {
    results.architectures.first { $0.name == name }?.sources
  }

  private static func state(_ old: String?, _ new: String?) -> State {
    guard let old, let new else { return .unknown }
    return old == new ? .same : .changed
  }
}
