/// What can be observed.
protocol ObserverSource: AnyObject {
  /// Forgets an observer that has ended.
  func remove(_ observer: any Disposable)
}
