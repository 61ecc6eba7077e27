/// The purpose of a variant in the comparison.
package enum Lane: String, CaseIterable, Codable, Sendable {
  /// The pattern with the optimisations that its own documents or UIKit's documents name: the
  /// headline.
  case idiomatic
  /// The top of the ladder: all optimisations that keep the pattern's rules.
  case tuned
  /// The pattern exactly as its first article describes it, with its weaknesses; never ranked.
  case asPublished
  /// A step of the ladder, or the top without one rung.
  case ladder
  /// Another way to write the pattern, beside the ladder, such as with rows of its own.
  case alternative
}

/// One way to build an architecture, chosen when the app is launched.
package struct Variant {
  /// The architecture's name, as it is shown.
  package let architecture: String
  /// The name among the architecture's variants.
  package let name: String
  package let lane: Lane
  /// The rungs of the ladder that the variant has; empty for one beside the ladder.
  package let rungs: Set<Rung>
  /// One sentence for lists and reports.
  package let summary: String
  /// The view work that the variant does beyond the necessary, one sentence each.
  ///
  /// Only variants that show what an article does may have any: `asPublished`, and others for a claim.
  package let extraWork: [String]
  /// Builds the app, sends the restore request, and shows the first screen.
  package let launch: (AppEnvironment) -> any App

  /// The architecture and the name, such as `MVC/idiomatic`.
  package var id: String { "\(architecture)/\(name)" }

  package init(
    architecture: String, name: String, lane: Lane = .idiomatic, rungs: Set<Rung> = [],
    summary: String,
    extraWork: [String] = [], launch: @escaping (AppEnvironment) -> any App
  ) {
    self.architecture = architecture
    self.name = name
    self.lane = lane
    self.rungs = rungs
    self.summary = summary
    self.extraWork = extraWork
    self.launch = launch
  }
}

/// An architecture, as its target offers it to drivers.
package protocol Architecture {
  /// The name, as it is shown; without its hyphens it is the name of the module and of the folder.
  static var name: String { get }
  /// Its variants, the headline first.
  static var variants: [Variant] { get }
  /// What the rungs of optimisation are in it; `nil` for the reference and for a new architecture.
  static var ladder: Ladder? { get }
}

extension Architecture {
  package static var ladder: Ladder? { nil }
}

/// An architecture that can be replayed from a log.
package protocol LoggedArchitecture: Architecture {
  /// The headline variant with a log. Only rule checks use it; it is never measured.
  static var logged: Variant { get }
}

/// The architectures of a run, in the order of the report's tables.
package struct Registry {
  package let architectures: [any Architecture.Type]

  package init(_ architectures: [any Architecture.Type]) {
    self.architectures = architectures
  }

  /// All variants, grouped by architecture.
  package var variants: [Variant] { architectures.flatMap { $0.variants } }

  /// The headline variant of each architecture.
  package var headlines: [Variant] { architectures.compactMap { $0.variants.first } }

  /// Returns the variant that keeps a log, if the architecture of this name has one.
  package func logged(_ architecture: String) -> Variant? {
    architectures.lazy.compactMap { $0 as? any LoggedArchitecture.Type }
      .first { $0.name == architecture }?.logged
  }

  /// Returns the short name of a variant: `MVC` for a headline, `MVC/oncePerTurn` for any other.
  package func label(of variant: Variant) -> String {
    headlines.contains { $0.id == variant.id } ? variant.architecture : variant.id
  }

  /// Returns the variant with this label or id; case and hyphens do not count.
  package func variant(_ name: String) -> Variant? {
    variants.first { [label(of: $0), $0.id].contains { $0.isMeant(by: name) } }
  }
}
