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
  /// The work on views that it does beyond the least, a sentence each; only `asPublished` may.
  package let extraWork: [String]
  /// Builds the app and shows its first screen; the restore request is sent by then.
  package let launch: (AppEnvironment) -> any App

  /// As in `MVC/notices`.
  package var id: String { "\(architecture)/\(name)" }

  package init(
    architecture: String, name: String, lane: Lane, summary: String, extraWork: [String] = [],
    launch: @escaping (AppEnvironment) -> any App
  ) {
    self.architecture = architecture
    self.name = name
    self.lane = lane
    self.summary = summary
    self.extraWork = extraWork
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

/// An architecture whose pattern can be replayed from a log.
package protocol LoggedArchitecture: Architecture {
  /// The headline with a log, for its rules alone: nobody measures it.
  static var logged: Variant { get }
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

  /// The variant of an architecture's name that keeps a log, if there is one.
  package func logged(_ architecture: String) -> Variant? {
    architectures.lazy.compactMap { $0 as? any LoggedArchitecture.Type }
      .first { $0.name == architecture }?.logged
  }

  /// What a variant is called where the headline stands for its architecture: `MVC`, and
  /// `MVC/observation` for any other.
  package func label(of variant: Variant) -> String {
    headlines.contains { $0.id == variant.id } ? variant.architecture : variant.id
  }

  /// The variant of a label or an id, in any case.
  package func variant(_ name: String) -> Variant? {
    variants.first { [label(of: $0), $0.id].contains { $0.lowercased() == name.lowercased() } }
  }
}
