/// An app that computes its state from a log of actions, by one pure function: for the form `logged`.
package protocol ReplayableApp: App {
  /// An event of the app, as the log stores it.
  associatedtype Action: Codable
  associatedtype State: Equatable

  /// All actions since the launch, in the order in which they changed the state.
  var actions: [Action] { get }

  /// Returns the state after these actions, starting from the state of a new app.
  ///
  /// No other part of the app is needed.
  static func replay(_ actions: [Action]) -> State
}
