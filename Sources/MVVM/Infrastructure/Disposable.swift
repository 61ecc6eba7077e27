/// Something that goes on until it is disposed of.
protocol Disposable: AnyObject {
  /// Ends it; a second time does nothing.
  func dispose()
}
