/// A type at the outermost level of a module; what a module adds to another's type by extensions
/// counts as one of its own, of the same name.
package struct TypeName: Hashable, Comparable, Sendable {
  package let module: String
  package let name: String

  package static func < (one: TypeName, other: TypeName) -> Bool {
    (one.module, one.name) < (other.module, other.name)
  }
}
