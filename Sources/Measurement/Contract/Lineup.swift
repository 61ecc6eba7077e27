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

  /// The label, and variant, that all others are divided by.
  package let base: String
  /// The labels, and variants, that are compared with it.
  package let contenders: [String]
  /// The labels that show the noise.
  package let controls: [Control]

  /// Contenders against `base`, with control S: the base listed a second time.
  package init(base: String, contenders: [String]) {
    self.init(
      base: base, contenders: contenders, controls: [Control(label: "S", variant: base)])
  }

  package init(base: String, contenders: [String], controls: [Control]) {
    self.base = base
    self.contenders = contenders.filter { $0 != base }
    self.controls = controls
  }

  /// All labels: base, contenders, controls.
  package var labels: [String] { [base] + contenders + controls.map(\.label) }

  /// What has to be built for `label`.
  package func variant(of label: String) -> String {
    controls.first { $0.label == label }?.variant ?? label
  }

  /// Whether `label` is one of the controls.
  package func isControl(_ label: String) -> Bool {
    controls.contains { $0.label == label }
  }
}
