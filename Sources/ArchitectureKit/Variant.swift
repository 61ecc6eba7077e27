/// What an architecture's variant stands for in a comparison.
package enum Lane: String, CaseIterable, Codable, Sendable {
  /// The pattern with the optimisations that its own documents or UIKit's name: the headline.
  case idiomatic
  /// Anything further that keeps the pattern's rules.
  case tuned
  /// The seed's way of updating, warts included; never ranked.
  case asPublished
}

/// One way in which an architecture can be built, chosen when the app is launched.
package struct Variant {
  /// The architecture's name, as its folder has it.
  package let architecture: String
  /// What tells it from the architecture's other variants.
  package let name: String
  package let lane: Lane
  /// One sentence for lists and reports.
  package let summary: String
  /// Builds the app and shows its first screen; the restore request is sent by then.
  package let launch: (AppEnvironment) -> any App

  /// As in `MVC/notices`.
  package var id: String { "\(architecture)/\(name)" }

  package init(
    architecture: String, name: String, lane: Lane, summary: String,
    launch: @escaping (AppEnvironment) -> any App
  ) {
    self.architecture = architecture
    self.name = name
    self.lane = lane
    self.summary = summary
    self.launch = launch
  }
}

/// An architecture: what its target offers to drivers.
package protocol Architecture {
  /// As its folder is called.
  static var name: String { get }
  /// Its variants, the headline first.
  static var variants: [Variant] { get }
}

/// The architectures of a run, in the order of its tables.
package struct Registry {
  package let architectures: [any Architecture.Type]

  package init(_ architectures: [any Architecture.Type]) {
    self.architectures = architectures
  }

  /// All variants, architecture by architecture.
  package var variants: [Variant] { architectures.flatMap { $0.variants } }

  /// The headline variant of each architecture.
  package var headlines: [Variant] { architectures.compactMap { $0.variants.first } }

  /// The headline variant of the architecture with this name, in any case.
  package func headline(of name: String) -> Variant? {
    architectures.first { $0.name.lowercased() == name.lowercased() }?.variants.first
  }
}
