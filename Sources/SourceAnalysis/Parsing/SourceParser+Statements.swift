extension SourceParser {
  /// Passes a statement's keyword with its condition and block, or a part of an expression.
  mutating func statement() {
    guard !tokens[index].isMember, text(at: index + 1) != ":" else { return expression() }
    switch text {
    case "if", "while", "for", "catch":
      decide()
      advance()
      conditionAndBlock(.statements)
    case "switch":
      advance()
      conditionAndBlock(.cases)
    case "do":
      advance()
      conditionAndBlock(.statements)
    case "guard":
      decide()
      guardStatement()
    case "repeat" where text(at: index + 1) == "{":
      decide()
      advance()
      block(.statements)
      // Its condition is not another decision.
      if text == "while" { advance() }
    case "else", "defer":
      advance()
      if text == "{" { block(.statements) }
    default: expression()
    }
  }

  /// Passes a token of an expression; a bracket or closure is passed as a whole.
  mutating func expression() {
    switch text {
    case "{":
      let observer = accessor(at: index + 1)
      if observer.map(Vocabulary.observers.contains) == true { accessors() } else { closure() }
    case "#if", "#elseif": compilationCondition()
    default:
      if tokens[index].opens { group { $0.expression() } } else { advance() }
    }
  }

  private mutating func closure() {
    let start = index
    block(.statements)
    blocks[start] = .closure
  }

  private mutating func conditionAndBlock(_ kind: Block) {
    while index < end {
      if text == "{", !isClosureInCondition { return block(kind) }
      expression()
    }
  }

  /// Passes a `guard`; only the block after `else` is not part of the condition.
  private mutating func guardStatement() {
    while index < end {
      if text == "{", tokens[index - 1].text == "else" { return block(.statements) }
      expression()
    }
  }

  /// Whether the next brace in a condition begins a closure.
  ///
  /// By the compiler's rule, the token after its end decides.
  private var isClosureInCondition: Bool {
    guard let closing = tokens[index].partner, closing + 1 < end else { return false }
    let next = tokens[closing + 1]
    switch next.text {
    case "{", "where", ",": return true
    case "(", "[", ".", "is", "as", ":", "=": return !next.isFirstOnLine
    default: return next.kind == .operator && !next.isFirstOnLine
    }
  }

  /// Passes a `case` of a `switch` and its patterns, up to the colon.
  mutating func switchCase() {
    decide()
    advance()
    var openConditionals = 0
    while index < end {
      if text == ":" {
        advance()
        if openConditionals == 0 { return }
        openConditionals -= 1
      } else {
        if text == "?", tokens[index].isSpaced { openConditionals += 1 }
        expression()
      }
    }
  }

  /// Passes the condition of an `#if`; it is no decision at run time.
  private mutating func compilationCondition() {
    repeat {
      advance()
    } while index < end
      && (!tokens[index].isFirstOnLine || ["&&", "||"].contains(text))
  }
}
