/// Another way to keep the value of a property, for the variants of the kit.
protocol PropertyStorage<Value>: AnyObject {
  associatedtype Value: Equatable

  var value: Value { get }
  var sources: [any ChangeSource] { get }
  /// Takes a value over; whether that is a change.
  func set(_ new: Value) -> Bool
  /// Brings the value up to date before it is read; whether that is a change.
  func update() -> Bool
}

extension PropertyStorage {
  var sources: [any ChangeSource] { [] }

  func set(_ new: Value) -> Bool { false }

  func update() -> Bool { false }
}
