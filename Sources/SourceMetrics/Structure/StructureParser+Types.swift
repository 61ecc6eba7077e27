extension StructureParser {
  /// The offset of the keyword of the type that is declared here, behind attributes and modifiers.
  mutating func typeKeyword() -> Int? {
    guard index >= noTypeBefore else { return nil }
    var offset = index
    while offset < end {
      switch text(at: offset) {
      case "@": offset = behindAttribute(at: offset)
      case "class" where isModifier(at: offset + 1): offset += 1
      case let word where Vocabulary.types.contains(word):
        noTypeBefore = offset
        return isNamed(word, at: offset + 1) ? offset : nil
      case let word where Vocabulary.modifiers.contains(word):
        offset = behindArguments(at: offset + 1)
      default:
        noTypeBefore = offset
        return nil
      }
    }
    noTypeBefore = offset
    return nil
  }

  /// Whether the name of a type stands at this offset, behind what would be its keyword.
  private func isNamed(_ keyword: String, at offset: Int) -> Bool {
    guard offset < end else { return false }
    // `actor` alone may be the name of anything.
    if keyword == "actor", !["{", ":", "<", "where"].contains(text(at: offset + 1)) {
      return false
    }
    return tokens[offset].kind == .word || keyword == "extension" && tokens[offset].text == "["
  }

  /// Whether `class` before this offset makes a member one of the type, as `static` does.
  private func isModifier(at offset: Int) -> Bool {
    let word = text(at: offset)
    return Vocabulary.modifiers.contains(word) || Vocabulary.members.contains(word)
  }

  func behindAttribute(at offset: Int) -> Int {
    var offset = offset + 2
    while text(at: offset) == "." { offset += 2 }
    return behindArguments(at: offset)
  }

  /// Behind the arguments of an attribute or modifier, which follow it without a space.
  func behindArguments(at offset: Int) -> Int {
    guard text(at: offset) == "(", !tokens[offset].isSpaced else { return offset }
    return (tokens[offset].partner ?? offset) + 1
  }

  mutating func type(_ keyword: Int, isInBody: Bool) {
    let outer = (part: current, closures: closures)
    let kind = TypeKind(rawValue: text(at: keyword)) ?? .extension
    let isPrivate = ["private", "fileprivate"].contains { access in
      tokens[index..<keyword].contains { $0.text == access }
    }
    let around = parts[current]
    let name = kind == .extension ? extendedName(from: keyword + 1) : text(at: keyword + 1)
    parts.append(
      TypePart(
        name: around.name.isEmpty ? name : around.name + "." + name, kind: kind,
        isLocal: kind != .extension && (isPrivate || isInBody || around.isLocal)))
    current = parts.count - 1
    closures = 0
    while index <= keyword { advance() }
    passHeader()
    if text == "{" { block(.members) }
    (current, closures) = outer
  }

  /// The name of the type that an extension extends, without generic arguments.
  private func extendedName(from start: Int) -> String {
    if text(at: start) == "[" {
      let group = tokens[start..<(tokens[start].partner ?? start + 1)]
      return group.contains { $0.text == ":" } ? "Dictionary" : "Array"
    }
    var name = ""
    var angles = 0
    var offset = start
    while offset < end, !["{", ":", "where"].contains(text(at: offset)) {
      let word = text(at: offset)
      angles += word == "<" ? 1 : 0
      if angles == 0 { name += word }
      angles -= word == ">" ? 1 : 0
      offset += 1
    }
    return name.hasSuffix("?") ? "Optional" : name
  }
}
