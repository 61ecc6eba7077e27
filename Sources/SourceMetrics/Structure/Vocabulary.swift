/// Swift's words, as far as they tell declarations from one another.
enum Vocabulary {
  /// What may stand before the keyword of a declaration.
  static let modifiers: Set<String> = [
    "borrowing", "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate",
    "final", "indirect", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated",
    "nonmutating", "open", "optional", "override", "package", "postfix", "prefix", "private",
    "public", "required", "static", "unowned", "weak", "__consuming",
  ]

  /// What declares a type, or more of one; `actor` is a keyword in its place only.
  static let types: Set<String> = ["actor", "class", "enum", "extension", "protocol", "struct"]

  /// What declares anything else.
  static let members: Set<String> = [
    "associatedtype", "case", "default", "deinit", "func", "import", "init", "let", "macro",
    "operator", "precedencegroup", "subscript", "typealias", "var",
  ]

  /// Directives between which code is compiled or not.
  static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  /// What a declaration can begin with, on a line of its own.
  static let beginsDeclaration = modifiers.union(types).union(members).union(directives)
    .union(["@", ";"])

  /// What can begin a body in the braces of a variable or subscript.
  static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "init", "_read", "_modify", "unsafeAddress",
    "unsafeMutableAddress",
  ]

  /// The accessors of a stored property.
  static let observers: Set<String> = ["willSet", "didSet"]

  /// What may stand between an accessor's name and its body.
  static let effects: Set<String> = ["async", "throws", "rethrows", "reasync"]

  /// At the end of a line: the type, header or expression goes on with the next.
  static let awaitsMore: Set<String> = [
    "->", "&", ":", ",", ".", "<", "=", "(", "[", "any", "some", "each", "repeat", "&&", "||", "??",
  ]

  /// At the beginning of a line: the type goes on from the line before.
  static let continuesType: Set<String> = [
    "->", "&", ".", "{", "=", "<", ">", "?", "!", "async", "throws",
  ]
}
