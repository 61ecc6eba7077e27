// What types are: values or objects, how they are named, what their closures keep.

extension SourceCheck {
  /// What a rule asks of a type.
  struct TypeDemand: Sendable {
    let isMet: @Sendable (TypeOutline) -> Bool
    let failure: String

    /// Its values are copied.
    static let values = TypeDemand(
      isMet: { $0.isValue || $0.kind == "extension" }, failure: "is no struct and no enum")

    /// It declares these conformances itself.
    static func conforming(to protocols: String...) -> TypeDemand {
      TypeDemand(
        isMet: { type in
          type.kind == "extension" || protocols.allSatisfy(type.inherited.contains)
        }, failure: "does not declare that it is \(protocols.listed)")
    }

    /// It has nothing but static members.
    static let stateless = TypeDemand(
      isMet: { type in
        type.kind == "protocol" || !type.properties.contains { !$0.isComputed }
      }, failure: "keeps something")
  }

  /// What types have to be.
  static func types(in set: FileSet, are demand: TypeDemand) -> SourceCheck {
    types(in: set) { type, _ in
      demand.isMet(type)
        ? [] : [Finding(line: type.line, sentence: "\(type.name) \(demand.failure)")]
    }
  }

  /// Functions stand in no type; no class is there.
  static func functionsAreFree(in set: FileSet) -> SourceCheck {
    types(in: set) { type, _ in
      ["class", "actor"].contains(type.kind)
        ? [Finding(line: type.line, sentence: "\(type.name) is an object, and no function")] : []
    }
  }

  /// No case is named for what is to be done.
  static func cases(in set: FileSet, neverBeginWith words: String...) -> SourceCheck {
    types(in: set) { type, _ in
      type.cases.filter { words.contains(String($0.name.prefix { !$0.isUppercase })) }.map {
        Finding(line: $0.line, sentence: "\($0.name) says what to do, and not what has happened")
      }
    }
  }

  /// An associated value of a name has a certain type.
  static func payload(_ name: String, in set: FileSet, is wanted: String) -> SourceCheck {
    types(in: set) { type, _ in
      type.cases.flatMap { item in
        item.payload.indices.dropLast(2).filter {
          item.payload[$0].text == name && item.payload[$0 + 1].text == ":"
            && item.payload[$0 + 2].text != wanted
        }.map {
          Finding(
            line: item.payload[$0].line, sentence: "the \(name) of \(item.name) is no \(wanted)")
        }
      }
    }
  }

  /// Closures that are handed to these do not keep `self` alive.
  static func closures(of receivers: String..., in set: FileSet) -> SourceCheck {
    files(set) { file, _ in
      file.outline.closures(of: receivers).filter { closure in
        let body = file.outline.tokens[closure.body]
        let captures = body.first?.text == "[" ? body.prefix { $0.text != "]" } : []
        let isWeak = captures.contains { ["weak", "unowned"].contains($0.text) }
        return !isWeak && body.contains { $0.text == "self" }
      }.map {
        Finding(line: $0.line, sentence: "what is handed to \($0.receiver) keeps its owner alive")
      }
    }
  }
}

extension SourceOutline {
  /// The closures that are assigned to or trail one of these.
  fileprivate func closures(
    of receivers: [String]
  ) -> [(receiver: String, line: Int, body: Range<Int>)] {
    tokens.indices.compactMap { index in
      guard receivers.contains(tokens[index].text), index == 0 || tokens[index - 1].text != "func"
      else { return nil }
      var next = index + 1
      if next < tokens.count, tokens[next].text == "=" { next += 1 }
      if next < tokens.count, tokens[next].text == "(" {
        next = tokens.closing(next, until: tokens.count) + 1
      }
      guard next < tokens.count, tokens[next].text == "{" else { return nil }
      return (
        tokens[index].text, tokens[index].line,
        next + 1..<max(next + 1, tokens.closing(next, until: tokens.count))
      )
    }
  }
}
