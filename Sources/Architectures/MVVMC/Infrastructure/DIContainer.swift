/// Knows how each component of the app is made, and from which others.
///
/// A small part of DITranquillity. Coordinators ask it, and a `Provider` for its new samples.
final class DIContainer {
  private var registrations: [ObjectIdentifier: DIRegistration] = [:]
  /// The components that live as long as a session.
  let session = DIScope()
  private let single = DIScope()

  func append(part: any DIPart.Type) {
    part.load(container: self)
  }

  // MARK: - Registering

  /// Registers how a component is made; its own components are the parameters of `make`.
  ///
  /// One that is to be known by a protocol is registered as that: `register((any P).self, Impl.init)`.
  @discardableResult
  func register<Component, each Needed>(
    _ type: Component.Type, _ make: @escaping (repeat each Needed) -> Component
  ) -> DIRegistration {
    var needs: [DIRegistration.Need] = []
    repeat needs.append(DIRegistration.Need((each Needed).self))
    return add(type, needs) { resolution in
      make(repeat resolution.resolve((each Needed).self))
    }
  }

  /// Registers a value that is not made, but given to `resolve(with:)` or to a scope.
  @discardableResult
  func registerArgument<Argument>(_ type: Argument.Type) -> DIRegistration {
    add(type, []) { _ in fatalError("\(type) was not given to `resolve(with:)` or to its scope") }
  }

  /// Registers that others may ask for a component as often as they need a new one.
  func registerProvider<Component>(of type: Component.Type) {
    _ = add(Provider<Component>.self, [DIRegistration.Need(type)]) { [unowned self] _ in
      Provider<Component>(from: self)
    }
  }

  private func add<Component>(
    _ type: Component.Type, _ needs: [DIRegistration.Need],
    _ make: @escaping (DIResolution) -> Component
  ) -> DIRegistration {
    let registration = DIRegistration("\(type)", needs: needs, make)
    registrations[ObjectIdentifier(type)] = registration
    return registration
  }

  /// Returns a sentence for each component that is needed and that no part has registered.
  ///
  /// Checked at launch: otherwise it would be found at the first tap that needs it.
  func missingRegistrations() -> [String] {
    registrations.values.flatMap { registration in
      registration.needs.filter { registrations[$0.key] == nil }.map {
        "\(registration.name) needs \($0.name), which no part registers."
      }
    }.sorted()
  }

  // MARK: - Resolving

  /// Returns a component, with all that it needs.
  func resolve<Component>(_ type: Component.Type = Component.self) -> Component {
    DIResolution(self).resolve(type)
  }

  /// Returns a component that is made for an argument, such as the note to show.
  func resolve<Component, Argument>(
    _ type: Component.Type = Component.self, with argument: Argument
  ) -> Component {
    let resolution = DIResolution(self)
    resolution.graph.insert(argument)
    return resolution.resolve(type)
  }

  fileprivate func make<Component>(
    _ type: Component.Type, in resolution: DIResolution
  ) -> Component {
    let key = ObjectIdentifier(type)
    guard let registration = registrations[key] else {
      fatalError("no part registers \(type)")
    }
    let scope: DIScope
    switch registration.lifetime {
    case .objectGraph: scope = resolution.graph
    case .session: scope = session
    case .single: scope = single
    }
    if let known = scope.find(type) { return known }
    guard let made = registration.make(resolution) as? Component else {
      fatalError("\(type) is registered as another type")
    }
    scope.insert(made)
    return made
  }
}

/// One call of `resolve`: a component that is needed twice in it is made once.
final class DIResolution {
  fileprivate let graph = DIScope()
  private let container: DIContainer

  fileprivate init(_ container: DIContainer) {
    self.container = container
  }

  func resolve<Component>(_ type: Component.Type) -> Component {
    container.make(type, in: self)
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
