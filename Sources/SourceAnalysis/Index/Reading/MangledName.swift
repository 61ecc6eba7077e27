internal import CIndexStore
internal import Foundation

/// The module and the owner of a symbol, read from its mangled name.
struct MangledName {
  /// The module that declares it; empty if unknown.
  let module: String
  /// The full name of the type that it is a member of.
  let owner: String?

  /// Reads a USR such as `s:5Model4NoteV`; a symbol of another language belongs to module `C`.
  init(usr: String) {
    if let words = Self.words(usr: usr) {
      self.init(demangled: words)
    } else {
      // Imports name a module as in `c:@M@Model`.
      self.init(module: usr.hasPrefix("c:@M@") ? String(usr.dropFirst(5)) : "C", owner: nil)
    }
  }

  private init(module: String, owner: String?) {
    self.module = module
    self.owner = owner
  }

  /// Reads a demangled name such as `static (extension in Model):Swift.Array.sum() -> Swift.Int`.
  init(demangled words: String) {
    var rest = Substring(words)
    if rest.hasPrefix("static ") { rest = rest.dropFirst("static ".count) }
    var extending: String?
    let mark = "(extension in "
    if rest.hasPrefix(mark), let end = rest.firstRange(of: "):") {
      extending = String(rest[rest.index(rest.startIndex, offsetBy: mark.count)..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    let names = Self.dottedNames(rest)
    module = extending ?? names.first ?? ""
    let owners = names.dropFirst().dropLast()
    owner = owners.isEmpty ? nil : owners.joined(separator: ".")
  }

  /// Returns the dotted names at the beginning without generic parameters: `["Model", "Note"]`.
  private static func dottedNames(_ text: Substring) -> [String] {
    var names: [String] = []
    var rest = text
    while true {
      // A private name has parentheses and the hash of its file: (follow in _EF35…).
      if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") {
        names.append(String(rest.dropFirst().prefix { $0 != " " && $0 != ")" }))
        rest = rest[rest.index(after: end)...]
      } else {
        let name = rest.prefix { $0 != "." && $0 != "(" && $0 != "<" && $0 != " " }
        names.append(String(name))
        rest = rest.dropFirst(name.count)
      }
      if rest.hasPrefix("<") { rest = rest.dropFirst(balancedCount(rest)) }
      guard rest.hasPrefix(".") else { return names }
      rest = rest.dropFirst()
    }
  }

  /// Returns the length of the `<…>` at the beginning; an arrow in it closes nothing.
  private static func balancedCount(_ text: Substring) -> Int {
    var depth = 0
    var last: Character = " "
    for (count, character) in text.enumerated() {
      if character == "<" { depth += 1 }
      if character == ">", last != "-" { depth -= 1 }
      if depth == 0 { return count + 1 }
      last = character
    }
    return text.count
  }

  /// Returns the demangled name with its types; nil if the symbol is not Swift.
  static func words(usr: String) -> String? {
    guard usr.hasPrefix("s:"), let words = index_demangle("$s" + usr.dropFirst(2)) else {
      return nil
    }
    defer { free(words) }
    return String(cString: words)
  }
}
