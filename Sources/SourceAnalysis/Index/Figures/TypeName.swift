/// An outermost type of a module.
///
/// A module's extensions of another module's type count as a type of its own with the same name.
package struct TypeName: Hashable, Comparable, Sendable {
  package let module: String
  package let name: String

  package static func < (one: TypeName, other: TypeName) -> Bool {
    (one.module, one.name) < (other.module, other.name)
  }
}
