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

extension SymbolKind {
  /// Translates the numbers of the toolchain's `indexstore.h`.
  init(kind: UInt32, subkind: UInt32) {
    switch (kind, subkind) {
    case (_, 3...4), (_, 1000...1003), (_, 1014...1018): self = .accessor
    case (_, 1012...1013): self = .typeParameter
    case (1, _): self = .module
    case (4, _): self = .macro
    case (5, _): self = .enum
    case (6, _): self = .struct
    case (7, _): self = .class
    case (8, _): self = .protocol
    case (9, _): self = .extension
    case (11, _): self = .typealias
    case (12, _), (16...18, _): self = .function
    case (13...14, _), (19...21, _): self = .property
    case (15, _): self = .enumCase
    case (22, _): self = .initializer
    case (23, _): self = .deinitializer
    case (25, _): self = .parameter
    default: self = .other
    }
  }

  /// Whether an accessor of this subkind computes the value: `get`, `_read` or an addressor.
  static func isGetter(subkind: UInt32) -> Bool { [3, 1002, 1014, 1017].contains(subkind) }

  /// The subkind of subscripts; the index calls them properties.
  static let subscriptSubkind: UInt32 = 1011
}
