// Checks for types, for the names of cases, and for closures.

extension SourceCheck {
  /// A requirement for types.
  package struct TypeRequirement: Sendable {
    let isMet: @Sendable (TypeOutline) -> Bool
    let failure: String

    /// The type is a value type.
    package static let values = TypeRequirement(
      isMet: { $0.isValue || $0.kind == .extension }, failure: "is no struct and no enum")

    /// The type itself declares these conformances.
    package static func conforming(to protocols: String...) -> TypeRequirement {
      TypeRequirement(
        isMet: { type in
          type.kind == .extension || protocols.allSatisfy(type.inherited.contains)
        }, failure: "does not declare that it is \(protocols.listed)")
    }

    /// The type has no stored property.
    package static let stateless = TypeRequirement(
      isMet: { type in
        type.kind == .protocol || !type.properties.contains { !$0.isComputed }
      }, failure: "keeps something")
  }

  /// Checks a requirement for types.
  package static func types(in set: FileSet, are requirement: TypeRequirement) -> SourceCheck {
    types(in: set) { type, _ in
      requirement.isMet(type)
        ? [] : [Finding(line: type.line, sentence: "\(type.name) \(requirement.failure)")]
    }
  }

  /// Checks that there is no class and no actor.
  package static func functionsAreFree(in set: FileSet) -> SourceCheck {
    types(in: set) { type, _ in
      [.class, .actor].contains(type.kind)
        ? [Finding(line: type.line, sentence: "\(type.name) is an object, and no function")] : []
    }
  }

  /// Checks that the name of no case begins with one of these verbs: a case names a past event.
  package static func cases(in set: FileSet, neverBeginWith words: String...) -> SourceCheck {
    types(in: set) { type, _ in
      type.cases.filter { words.contains(String($0.name.prefix { !$0.isUppercase })) }.map {
        Finding(line: $0.line, sentence: "\($0.name) says what to do, and not what has happened")
      }
    }
  }

  /// Checks that associated values with a certain name have a certain type.
  package static func payload(_ name: String, in set: FileSet, is wanted: String) -> SourceCheck {
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

  /// Checks that closures passed to these functions or properties do not keep `self` alive.
  package static func closures(of receivers: String..., in set: FileSet) -> SourceCheck {
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
  /// Returns the closures that are assigned to one of these properties, or trail one of these calls.
  fileprivate func closures(
    of receivers: [String]
  ) -> [(receiver: String, line: Int, body: Range<Int>)] {
    tokens.indices.compactMap { index in
      guard receivers.contains(tokens[index].text), index == 0 || tokens[index - 1].text != "func"
      else { return nil }
      var next = index + 1
      if next < tokens.count, tokens[next].text == "=" { next += 1 }
      if next < tokens.count, tokens[next].text == "(" {
        next = (tokens[next].partner ?? tokens.count) + 1
      }
      guard next < tokens.count, tokens[next].text == "{" else { return nil }
      return (
        tokens[index].text, tokens[index].line,
        next + 1..<(tokens[next].partner ?? tokens.count)
      )
    }
  }
}
