/// The parts of a function's demangled name.
struct FunctionName: Equatable {
  /// The kinds of functions that a diagram distinguishes.
  enum Kind: Equatable {
    case function, getter, setter, initializer
    /// A closure in the function with this name.
    case closure
    /// The entry through which a protocol's requirement calls a conforming type.
    case witness(of: String)
  }

  let kind: Kind
  /// The full name without generic parameters, such as `NotesStore.update(_:text:)`.
  let text: String

  /// The name of its type; `nil` for a free function.
  var type: String? {
    let parts = text.prefix { $0 != "(" }.split(separator: ".")
    return parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
  }

  /// The name in a diagram; a closure has the name of its function.
  var displayName: String {
    switch kind {
    case .closure: "a closure of \(text)"
    case .setter: "\(text) ="
    default: text
    }
  }

  /// The name without the type.
  var member: String { type.map { String(text.dropFirst($0.count + 1)) } ?? text }

  /// Parses a name; `nil` for a function that is not in the source.
  ///
  /// - Parameter demangled: the output of `swift-demangle --simplified`.
  init?(_ demangled: String) {
    var rest = demangled[...]
    if rest.removePrefix("protocol witness for ") {
      _ = rest.removePrefix("static ")
      let parts = rest.split(separator: " in conformance ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let (requirement, type) = (Self.plain(parts[0]), Self.plain(parts[1]))
      guard Self.isName(requirement), Self.isName(type), let dot = requirement.firstIndex(of: ".")
      else { return nil }
      kind = .witness(of: String(requirement[..<dot]))
      text = "\(type).\(Self.accessor(String(requirement[dot...].dropFirst())).name)"
      return
    }
    var isClosure = false
    while rest.hasPrefix("closure #") || rest.hasPrefix("implicit closure #"),
      let end = rest.firstRange(of: " in ")
    {
      isClosure = true
      rest = rest[end.upperBound...]
    }
    let isInitialValue = rest.removePrefix("variable initialization expression of ")
    _ = rest.removePrefix("static ")
    let name = Self.plain(rest)
    guard Self.isName(name) else { return nil }
    let base = Self.accessor(name)
    text = base.name
    kind = isClosure ? .closure : isInitialValue ? .initializer : base.kind
  }

  /// Whether a text is only a name with argument labels.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first), first != "(" else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
      default: "_.`:()".utf8.contains(byte)
      }
    }
  }

  private static func accessor(_ name: String) -> (name: String, kind: Kind) {
    if let dot = name.lastIndex(of: ".") {
      let word = name[dot...].dropFirst()
      if getters.contains(word) { return (String(name[..<dot]), .getter) }
      if setters.contains(word) { return (String(name[..<dot]), .setter) }
    }
    let isInitializer =
      name.contains(".init(") || name.contains(".__allocating_init(") || name.hasSuffix("deinit")
    return (name, isInitializer ? .initializer : .function)
  }

  private static let getters: Set<Substring> = ["getter", "read", "read2", "unsafeAddressor"]
  private static let setters: Set<Substring> = [
    "setter", "modify", "modify2", "unsafeMutableAddressor", "didset", "willset",
  ]

  /// Returns a name without generic parameters and arguments.
  private static func plain(_ name: Substring) -> String {
    guard name.utf8.contains(UInt8(ascii: "<")) else { return String(name) }
    var depth = 0
    var result = ""
    for character in name {
      if character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">" { depth = max(0, depth - 1) }
    }
    return result
  }
}

extension Substring {
  /// Removes a prefix, and returns whether there was one.
  fileprivate mutating func removePrefix(_ prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    removeFirst(prefix.count)
    return true
  }
}
