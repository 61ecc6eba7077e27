/// Who has the app show what the Services have become: all that they know of the Renderer, so that
/// they run without one.
protocol SignalListener: AnyObject {
  func heardSignal()
}
