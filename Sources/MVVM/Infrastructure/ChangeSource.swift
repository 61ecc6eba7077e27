/// A property of any type, to those who only want to know that it has changed.
protocol ChangeSource: AnyObject {
  /// What it is derived from; nothing if it is set.
  var sources: [any ChangeSource] { get }
  /// How often it has become another value.
  var changeCount: Int { get }

  /// Calls `changed` after each change.
  func observeAnyChange(in bag: DisposalBag, _ changed: @escaping () -> Void)
  /// Has its value, and what it is derived from, kept in another way from now on.
  func keep(_ keeping: Keeping)
}
