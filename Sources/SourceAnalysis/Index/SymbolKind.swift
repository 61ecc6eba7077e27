/// The kind of a symbol.
package enum SymbolKind: String, Hashable, Sendable, CaseIterable {
  case module, macro
  case `enum`, `struct`, `class`, `protocol`, `extension`, `typealias`
  /// A generic parameter or an associated type.
  case typeParameter
  /// A free function, a method, an operator.
  case function
  case initializer, deinitializer
  /// A getter, a setter or an observer of a property.
  case accessor
  /// A property, a global or local variable, a subscript.
  case property
  case enumCase, parameter
  case other

  /// Whether it is the declaration of a type or of an alias for one.
  package var isType: Bool {
    switch self {
    case .enum, .struct, .class, .protocol, .typealias: true
    default: false
    }
  }

  /// Whether it has statements of its own.
  package var isBody: Bool {
    switch self {
    case .function, .initializer, .deinitializer, .accessor: true
    default: false
    }
  }
}
