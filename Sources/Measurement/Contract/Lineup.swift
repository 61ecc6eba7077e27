/// Who is compared: the base that all ratios are over, the contenders, and the controls, whose
/// ratio has to come out as 1.
package struct Lineup: Equatable, Codable, Sendable {
  /// A variant listed again under another label.
  package struct Control: Equatable, Codable, Sendable {
    /// Its label, as in `S`.
    package let label: String
    /// What it really is: the base itself, or a copy of it.
    package let variant: String

    package init(label: String, variant: String) {
      self.label = label
      self.variant = variant
    }
  }

  /// The base, slowed down by a known share: what a comparison has to find.
  package struct Injection: Equatable, Codable, Sendable {
    /// Its label, as in `+2 %`; one of the contenders.
    package let label: String
    /// By how much each of its epochs is prolonged, as a share.
    package let share: Double

    package init(label: String, share: Double) {
      self.label = label
      self.share = share
    }
  }

  /// The label, and variant, that all others are divided by.
  package let base: String
  /// The labels, and variants, that are compared with it.
  package let contenders: [String]
  /// The labels that show the noise.
  package let controls: [Control]
  /// Which of the contenders are the base, slowed down.
  package let injections: [Injection]

  /// Contenders against `base`, with control S: the base listed a second time.
  package init(base: String, contenders: [String]) {
    self.init(
      base: base, contenders: contenders, controls: [Control(label: "S", variant: base)])
  }

  package init(
    base: String, contenders: [String], controls: [Control], injections: [Injection] = []
  ) {
    self.base = base
    self.contenders = contenders.filter { $0 != base } + injections.map(\.label)
    self.controls = controls
    self.injections = injections
  }

  /// All labels: base, contenders, controls.
  package var labels: [String] { [base] + contenders + controls.map(\.label) }

  /// What has to be built for `label`.
  package func variant(of label: String) -> String {
    if slowdown(of: label) > 0 { return base }
    return controls.first { $0.label == label }?.variant ?? label
  }

  /// By what share the epochs of `label` are prolonged: 0 but for injections.
  package func slowdown(of label: String) -> Double {
    injections.first { $0.label == label }?.share ?? 0
  }

  /// Whether `label` stands for an architecture of its own, and not for the base in disguise.
  package func isArchitecture(_ label: String) -> Bool {
    !isControl(label) && slowdown(of: label) == 0
  }

  /// Whether `label` is one of the controls.
  package func isControl(_ label: String) -> Bool {
    controls.contains { $0.label == label }
  }
}
