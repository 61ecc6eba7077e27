package import Interactions

/// The architectures that their advocates expect to win an interaction.
///
/// The list was fixed before anything was measured.
private let predictedWinners: [String: [String]] = [
  "start": ["MVC"],
  "update-hundred": ["Ziggurat"],
  "edit-visible": ["MVC"],
  "unrelated-change": ["Redux"],
  "profile-field": ["MVVM"],
  "rollback": ["Redux"],
  "scroll": ["MVC"],
  "burst-one-turn": ["Ziggurat"],
  "burst-one-turn-5-mounted": ["Ziggurat"],
  "burst-one-turn-25-mounted": ["Ziggurat"],
  "burst-many-turns": ["MVVM"],
  "burst-many-turns-5-mounted": ["MVVM"],
  "burst-many-turns-25-mounted": ["MVVM"],
]

@MainActor extension Interaction {
  /// The architectures whose advocates expect them to win here.
  package var predicted: [String] { predictedWinners[id] ?? [] }
}
