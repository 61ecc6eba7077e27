/// What Presenters may know of the time since the last pass.
protocol ChangesReading: AnyObject {
  /// Whether what is made of these parts alone must be the same as in the last pass.
  func areUnchanged(_ parts: ServiceParts) -> Bool
}

extension ChangesReading {
  /// Returns what the last pass made of these parts, if another pass would make the same of them.
  @inline(__always)
  func kept<Value>(_ last: Value?, from parts: ServiceParts) -> Value? {
    areUnchanged(parts) ? last : nil
  }
}
