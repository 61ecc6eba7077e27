/// Finds the declarations among a file's tokens; bodies of functions are passed over.
///
/// It knows what stands where in code that compiles, and gets through any other.
struct OutlineParser {
  let tokens: [SourceToken]
  var index = 0
  private var imports: [SourceOutline.Import] = []
  private var types: [TypeOutline] = []

  static func parse(_ tokens: [SourceToken], into outline: inout SourceOutline) {
    var parser = OutlineParser(tokens)
    parser.declarations(into: &outline.globals, until: tokens.count)
    outline.imports = parser.imports
    outline.types = parser.types
  }

  private init(_ tokens: [SourceToken]) {
    self.tokens = tokens
  }

  // MARK: - Declarations

  private mutating func declarations(into type: inout TypeOutline, until end: Int) {
    while index < end {
      let (attributes, modifiers) = prefix(until: end)
      guard index < end else { return }
      switch text(index) {
      case "import": importDeclaration(until: end)
      case "class", "struct", "enum", "actor", "protocol", "extension":
        typeDeclaration(in: type.name, attributes, modifiers, until: end)
      case "var", "let":
        type.properties += properties(attributes, modifiers, until: end)
      case "func", "init", "subscript", "deinit":
        type.functions.append(function(modifiers, until: end))
      case "case": type.cases += cases(until: end)
      case "{", "(", "[": index = tokens.closing(index, until: end) + 1
      default: index += 1
      }
    }
  }

  /// Attributes and modifiers in front of a declaration.
  private mutating func prefix(until end: Int) -> (attributes: [String], modifiers: [String]) {
    var attributes: [String] = []
    var modifiers: [String] = []
    while index < end {
      if text(index) == "@" {
        attributes.append(text(index + 1))
        index += 2
        if text(index) == "(" { index = tokens.closing(index, until: end) + 1 }
      } else if isModifier(index) {
        var modifier = text(index)
        index += 1
        if text(index) == "(" {
          let close = tokens.closing(index, until: end)
          modifier += tokens[index..<min(close + 1, end)].map(\.text).joined()
          index = close + 1
        }
        modifiers.append(modifier)
      } else {
        break
      }
    }
    return (attributes, modifiers)
  }

  private mutating func importDeclaration(until end: Int) {
    let line = tokens[index].line
    index += 1
    if ["struct", "class", "enum", "protocol", "func", "var", "let"].contains(text(index)) {
      index += 1
    }
    guard index < end else { return }
    imports.append(SourceOutline.Import(module: text(index), line: line))
    while index < end, tokens[index].line == line { index += 1 }
  }

  private mutating func typeDeclaration(
    in outer: String, _ attributes: [String], _ modifiers: [String], until end: Int
  ) {
    let kind = text(index)
    let line = tokens[index].line
    index += 1
    var name = outer.isEmpty ? "" : outer + "."
    while index < end, tokens[index].isWord || text(index) == "." {
      if text(index) == "where" { break }
      name += text(index)
      index += 1
    }
    var type = TypeOutline(kind: kind, name: name, line: line)
    type.attributes = attributes
    type.modifiers = modifiers
    if text(index) == "<" { index = endOfGenerics(index, until: end) }
    var isInherited = true
    while index < end, text(index) != "{" {
      if text(index) == "where" { isInherited = false }
      if isInherited, tokens[index].isWord { type.inherited.append(text(index)) }
      index += 1
    }
    guard index < end else { return }
    let close = tokens.closing(index, until: end)
    index += 1
    let place = types.count
    types.append(type)
    declarations(into: &type, until: close)
    types[place] = type
    index = close + 1
  }

  private mutating func properties(
    _ attributes: [String], _ modifiers: [String], until end: Int
  ) -> [PropertyOutline] {
    let isLet = text(index) == "let"
    index += 1
    var names: [SourceToken] = []
    while index < end, tokens[index].isWord || text(index) == "," {
      if tokens[index].isWord { names.append(tokens[index]) }
      index += 1
      if text(index) != ",", text(index - 1) != "," { break }
    }
    var type: [SourceToken] = []
    var initializer: [SourceToken] = []
    if text(index) == ":" {
      index += 1
      type = expression(until: end) { ["=", "{"].contains($0) }
    }
    var isComputed = false
    if text(index) == "=" {
      index += 1
      initializer = expression(until: end) { _ in false }
    } else if text(index) == "{", index < end {
      isComputed = !["willSet", "didSet"].contains(text(index + 1))
      index = tokens.closing(index, until: end) + 1
    }
    return names.map {
      PropertyOutline(
        name: $0.text, line: $0.line, isLet: isLet, modifiers: modifiers, attributes: attributes,
        type: type, initializer: initializer, isComputed: isComputed)
    }
  }

  private mutating func function(_ modifiers: [String], until end: Int) -> FunctionOutline {
    let line = tokens[index].line
    var name = text(index)
    index += 1
    if name == "func" {
      name = text(index)
      index += 1
    }
    while index < end, text(index) != "(", text(index) != "{" { index += 1 }
    var parameters: [SourceToken] = []
    if text(index) == "(", index < end {
      let close = tokens.closing(index, until: end)
      parameters = Array(tokens[index..<min(close + 1, end)])
      index = close + 1
    }
    var result: [SourceToken] = []
    while index < end, ["async", "throws", "rethrows", "("].contains(text(index)) {
      index = text(index) == "(" ? tokens.closing(index, until: end) + 1 : index + 1
    }
    if text(index) == "->", index < end {
      index += 1
      result = expression(until: end) { ["{", "where"].contains($0) }
    }
    if text(index) == "where", index < end { _ = expression(until: end) { $0 == "{" } }
    guard index < end, text(index) == "{" else {
      return FunctionOutline(
        name: name, line: line, modifiers: modifiers, parameters: parameters, result: result,
        body: index..<index)
    }
    let close = tokens.closing(index, until: end)
    defer { index = close + 1 }
    return FunctionOutline(
      name: name, line: line, modifiers: modifiers, parameters: parameters, result: result,
      body: index + 1..<max(index + 1, close))
  }

  private mutating func cases(until end: Int) -> [TypeOutline.CaseOutline] {
    var cases: [TypeOutline.CaseOutline] = []
    repeat {
      index += 1
      guard index < end else { break }
      let name = tokens[index]
      index += 1
      var payload: [SourceToken] = []
      if index < end, text(index) == "(" {
        let close = tokens.closing(index, until: end)
        payload = Array(tokens[index..<min(close + 1, end)])
        index = close + 1
      }
      if index < end, text(index) == "=" { _ = expression(until: end) { $0 == "," } }
      cases.append(TypeOutline.CaseOutline(name: name.text, line: name.line, payload: payload))
    } while index < end && text(index) == ","
    return cases
  }
}
