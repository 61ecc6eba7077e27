/// Registers the components of one module.
protocol DIPart {
  static func load(container: DIContainer)
}

/// How a component is made, and how long it lives.
final class DIRegistration {
  /// How long a component lives.
  enum Lifetime {
    /// As long as those who hold it; in one call of `resolve` it is made once.
    case objectGraph
    /// As long as the session.
    case session
    /// As long as the app.
    case single
  }

  /// A component that another one needs.
  struct Need {
    let key: ObjectIdentifier
    let name: String

    init<Component>(_ type: Component.Type) {
      key = ObjectIdentifier(type)
      name = "\(type)"
    }
  }

  let name: String
  let needs: [Need]
  let make: (DIResolution) -> Any
  private(set) var lifetime = Lifetime.objectGraph

  init(_ name: String, needs: [Need], _ make: @escaping (DIResolution) -> Any) {
    self.name = name
    self.needs = needs
    self.make = make
  }

  func lifetime(_ lifetime: Lifetime) {
    self.lifetime = lifetime
  }
}

/// Components that live equally long.
final class DIScope {
  private var components: [ObjectIdentifier: Any] = [:]

  func insert<Component>(_ component: Component) {
    components[ObjectIdentifier(Component.self)] = component
  }

  func find<Component>(_ type: Component.Type) -> Component? {
    components[ObjectIdentifier(type)] as? Component
  }

  /// Releases all components.
  func clean() {
    components = [:]
  }
}
