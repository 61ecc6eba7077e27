internal import CIndexStore
internal import Foundation

/// Where a symbol belongs, read from the name that the compiler gives it.
struct MangledName {
  /// The module that declares it; empty if that is not known.
  let module: String
  /// The type that it is a member of, from the outside in.
  let owner: String?

  /// From a name such as `s:5Model4NoteV`; what is not Swift's belongs to `C`.
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

  /// From words such as `static (extension in Model):Swift.Array.sum() -> Swift.Int`.
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

  /// The names at the beginning: `["Model", "Note", "text"]`, generic parameters left out.
  private static func dottedNames(_ text: Substring) -> [String] {
    var names: [String] = []
    var rest = text
    while true {
      // What is private stands in parentheses, with its file: (follow in _EF35…).
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

  /// How many characters a `<…>` at the beginning takes, the arrows in it left alone.
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

  /// The name with its types, in words; nil if it is not Swift's.
  static func words(usr: String) -> String? {
    guard usr.hasPrefix("s:"), let words = index_demangle("$s" + usr.dropFirst(2)) else {
      return nil
    }
    defer { free(words) }
    return String(cString: words)
  }
}
