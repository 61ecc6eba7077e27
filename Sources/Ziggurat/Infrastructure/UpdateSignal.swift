/// What a Service calls when it has changed: `signal()`.
///
/// It holds the Renderer weakly, as all Services hold it and the Renderer reads them.
final class UpdateSignal {
  weak var renderer: Renderer?

  func callAsFunction() {
    renderer?.heardSignal()
  }
}
