/// A component that is made when it is first needed, and is then the same.
///
/// SwiftLazy has both. No module needs this one; a test shows what pages made by it would be.
final class Lazy<Component> {
  private(set) lazy var value: Component = container.resolve()
  private let container: DIContainer

  init(from container: DIContainer) {
    self.container = container
  }
}

/// A component that is made anew each time: a new sample, such as each page of a page view.
///
/// Not to be confused with the provider of a module.
final class Provider<Component> {
  private let container: DIContainer

  init(from container: DIContainer) {
    self.container = container
  }

  func value<Argument>(with argument: Argument) -> Component {
    container.resolve(with: argument)
  }
}
