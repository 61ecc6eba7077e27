/// Swift's keywords and operators, grouped by what the parser needs to know of them.
enum Vocabulary {
  /// The words that may precede the keyword of a declaration.
  static let modifiers: Set<String> = [
    "borrowing", "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate",
    "final", "indirect", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated",
    "nonmutating", "open", "optional", "override", "package", "postfix", "prefix", "private",
    "public", "required", "static", "unowned", "weak", "__consuming",
  ]

  /// The keywords that declare or extend a type; `actor` can also be a name.
  static let types: Set<String> = ["actor", "class", "enum", "extension", "protocol", "struct"]

  /// The keywords of all other declarations.
  static let members: Set<String> = [
    "associatedtype", "case", "default", "deinit", "func", "import", "init", "let", "macro",
    "operator", "precedencegroup", "subscript", "typealias", "var",
  ]

  /// The words before which `class` is a modifier.
  static let followsClass = modifiers.union(members)

  /// The directives of conditional compilation.
  static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  /// The tokens with which a declaration can begin on a line of its own.
  static let beginsDeclaration = modifiers.union(types).union(members).union(directives)
    .union(["@", ";"])

  /// The keywords of accessors.
  static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "_read", "_modify"]

  /// The accessors that a stored property may have.
  static let observers: Set<String> = ["willSet", "didSet"]

  /// The tokens after the keyword of an accessor; in a protocol it has no body.
  static let followsAccessor = accessors.union(modifiers).union(["{", "}", "@", "async", "throws"])

  /// The tokens at the end of a line after which a type, header or expression continues.
  static let awaitsMore: Set<String> = [
    "->", "&", ":", ",", ".", "<", "=", "(", "[", "any", "some", "each", "repeat", "&&", "||", "??",
  ]

  /// The tokens at the beginning of a line that continue the type of the line before.
  static let continuesType: Set<String> = [
    "->", "&", ".", "{", "=", "<", ">", "?", "!", "async", "throws",
  ]
}
