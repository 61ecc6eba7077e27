/// The entries of a comparison, called contestants: the base, the contenders and the controls.
///
/// All ratios are over the base. A control runs the base's code, so its ratio should be 1.
package struct Contestants: Equatable, Codable, Sendable {
  /// A variant that is listed again under another name.
  package struct Control: Equatable, Codable, Sendable {
    /// Its name as a contestant, as in `S`.
    package let name: String
    /// The variant that it runs: the base itself, or a copy of it.
    package let variant: String

    package init(name: String, variant: String) {
      self.name = name
      self.variant = variant
    }
  }

  /// The base with a known slowdown, which a comparison should find.
  package struct Injection: Equatable, Codable, Sendable {
    /// Its name as a contestant, as in `+2 %`; it is one of the contenders.
    package let name: String
    /// The share by which each of its epochs is prolonged.
    package let share: Double

    package init(name: String, share: Double) {
      self.name = name
      self.share = share
    }
  }

  /// The contestant, and variant, that all others are divided by.
  package let base: String
  /// The contestants, and variants, that are compared with the base.
  package let contenders: [String]
  /// The contestants that show the noise.
  package let controls: [Control]
  /// The contenders that are the base with a slowdown.
  package let injections: [Injection]

  package init(
    base: String, contenders: [String], controls: [Control]? = nil, injections: [Injection] = []
  ) {
    self.base = base
    self.contenders = contenders.filter { $0 != base } + injections.map(\.name)
    self.controls = controls ?? [Control(name: "S", variant: base)]
    self.injections = injections
  }

  /// Reads the contestants of a run from their names: S and C are the controls.
  package init(named names: [String]) {
    let base = VariantID.baseline.name
    let controls = [Control(name: "S", variant: base), Control(name: "C", variant: "copy")]
      .filter { names.contains($0.name) }
    self.init(
      base: base, contenders: names.filter { name in !controls.contains { $0.name == name } },
      controls: controls)
  }

  /// Returns the comparison without some contenders.
  package func without(_ some: [String]) -> Contestants {
    Contestants(
      base: base,
      contenders: contenders.filter { !some.contains($0) && slowdown(of: $0) == 0 },
      controls: controls, injections: injections)
  }

  /// All contestants: base, contenders and controls.
  package var all: [String] { [base] + contenders + controls.map(\.name) }

  /// Returns the variant to build for `contestant`.
  package func variant(of contestant: String) -> String {
    if slowdown(of: contestant) > 0 { return base }
    return controls.first { $0.name == contestant }?.variant ?? contestant
  }

  /// Returns the share by which the epochs of `contestant` are prolonged; 0 except for injections.
  package func slowdown(of contestant: String) -> Double {
    injections.first { $0.name == contestant }?.share ?? 0
  }

  /// Whether `contestant` is an architecture, and neither a control nor an injection.
  package func isArchitecture(_ contestant: String) -> Bool {
    !isControl(contestant) && slowdown(of: contestant) == 0
  }

  /// Whether `contestant` is one of the controls.
  package func isControl(_ contestant: String) -> Bool {
    controls.contains { $0.name == contestant }
  }
}
