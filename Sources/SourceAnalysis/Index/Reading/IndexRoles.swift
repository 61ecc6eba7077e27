/// The roles of an occurrence and of a relation in the toolchain's index.
///
/// The bits are those of its `indexstore.h`.
struct IndexRoles: OptionSet {
  let rawValue: UInt64

  static let definition = IndexRoles(rawValue: 1 << 1)
  static let reference = IndexRoles(rawValue: 1 << 2)
  static let read = IndexRoles(rawValue: 1 << 3)
  static let write = IndexRoles(rawValue: 1 << 4)
  static let call = IndexRoles(rawValue: 1 << 5)
  static let implicit = IndexRoles(rawValue: 1 << 8)

  static let childOf = IndexRoles(rawValue: 1 << 9)
  static let baseOf = IndexRoles(rawValue: 1 << 10)
  static let overrideOf = IndexRoles(rawValue: 1 << 11)
  static let calledBy = IndexRoles(rawValue: 1 << 13)
  static let extendedBy = IndexRoles(rawValue: 1 << 14)
  static let containedBy = IndexRoles(rawValue: 1 << 16)
}
