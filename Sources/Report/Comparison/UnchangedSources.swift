/// The architectures with the same sources and toolchain in two runs.
///
/// They are controls: they cannot have become slower, so each of their changes is noise.
struct UnchangedSources {
  /// Whether the sources that all apps share, and those that measure them, are the same; `nil` if one
  /// of the runs has no checksum.
  let shared: Bool?
  /// The same of Baseline's sources.
  let baseline: Bool?
  /// Whether compiler and configuration are the same.
  let hasSameToolchain: Bool
  private let architectures: [String: Bool]

  init(_ old: Results, _ new: Results) {
    func isSame(_ checksum: (Results) -> String?) -> Bool? {
      checksum(old).flatMap { old in checksum(new).map { old == $0 } }
    }
    shared = isSame(\.sharedSources)
    hasSameToolchain =
      old.environment.swift == new.environment.swift
      && old.environment.configuration == new.environment.configuration
    architectures = new.architectures.map(\.name).reduce(into: [:]) { all, name in
      all[name] = isSame { $0.architectures.first { $0.name == name }?.sources }
    }
    baseline = architectures["Baseline"]
  }

  /// Whether an architecture is a control.
  func contains(_ architecture: String) -> Bool {
    hasSameToolchain && shared == true && architectures[architecture] == true
  }

  /// Whether S and C, which are Baseline once more and a copy of it, are controls.
  var containsCopiesOfBaseline: Bool { contains("Baseline") }
}
