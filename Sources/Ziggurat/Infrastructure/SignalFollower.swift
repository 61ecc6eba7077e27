/// A Service that keeps up with Services below it.
protocol SignalFollower: AnyObject {
  /// Something may be different now, in this Service too; called at once, often in vain.
  func servicesChanged()
}
