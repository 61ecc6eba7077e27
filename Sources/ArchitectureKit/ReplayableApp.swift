/// An app whose state follows from what has happened, by one function alone.
package protocol ReplayableApp: App {
  /// Something that has happened.
  associatedtype Action: Codable
  associatedtype State: Equatable

  /// All that has happened since the launch, in the order in which the state followed.
  var actions: [Action] { get }

  /// The state that follows from these in an app that has just begun, without the rest of the app.
  static func replay(_ actions: [Action]) -> State
}
