import SourceAnalysis

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

  /// Checks a requirement for types; with `ending`, for those whose names end so.
  package static func types(
    in set: FileSet, ending: String = "", are requirement: TypeRequirement
  ) -> SourceCheck {
    types(in: set) { type, _ in
      !type.name.hasSuffix(ending) || requirement.isMet(type)
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

  /// Checks that types that conform to a protocol are named in certain files.
  package static func types(conformingTo contract: String, areNamedIn set: FileSet) -> SourceCheck {
    types(in: .everything) { type, sources in
      guard type.inherited.contains(contract) else { return [] }
      let isNamed = sources.files(in: set).contains {
        !$0.outline.mentions(of: [type.name]).isEmpty
      }
      return isNamed
        ? [] : [Finding(line: type.line, sentence: "\(type.name) is named nowhere in \(set.name)")]
    }
  }

  /// Checks that closures passed to these functions or properties do not keep `self` alive.
  ///
  /// Nor may a closure keep the object alive that it is assigned to.
  ///
  /// - Parameters:
  ///   - receivers: the functions and properties.
  ///   - owners: files of which all properties that hold a closure are receivers too.
  ///   - set: the files to check.
  /// - Returns: the check.
  package static func closures(
    of receivers: String..., orOfPropertiesIn owners: FileSet = .path(""), in set: FileSet
  ) -> SourceCheck {
    files(set) { file, sources in
      let properties = sources.files(in: owners).flatMap(\.outline.types).flatMap(\.properties)
        .filter { $0.type.contains { $0.text == "->" } }.map(\.name)
      return file.outline.closures(of: Set(receivers + properties)).filter { closure in
        let body = file.outline.tokens[closure.body]
        let captures = body.first?.text == "[" ? body.prefix { $0.text != "]" } : []
        let isWeak = captures.contains { ["weak", "unowned"].contains($0.text) }
        if !isWeak && body.contains(where: { $0.text == "self" }) { return true }
        guard let owner = closure.owner else { return false }
        let isOwnerWeak = zip(captures, captures.dropFirst()).contains {
          ["weak", "unowned"].contains($0.text) && $1.text == owner
        }
        return !isOwnerWeak && body.contains { $0.text == owner && !$0.isMember }
      }.map {
        Finding(line: $0.line, sentence: "what is handed to \($0.receiver) keeps its owner alive")
      }
    }
  }
}

extension SourceOutline {
  /// A closure that is assigned to a property, is an argument of a call or trails it.
  fileprivate struct ClosureOutline {
    let receiver: String
    /// The variable that it is assigned to a property of.
    var owner: String?
    let line: Int
    let body: Range<Int>
  }

  /// Returns the closures that are handed to one of these properties or functions.
  fileprivate func closures(of receivers: Set<String>) -> [ClosureOutline] {
    tokens.indices.flatMap { index -> [ClosureOutline] in
      guard receivers.contains(tokens[index].text),
        index == 0 || !["func", "->"].contains(tokens[index - 1].text)
      else { return [] }
      var found: [ClosureOutline] = []
      func find(at brace: Int, assignedTo owner: String? = nil) {
        guard brace < tokens.count, tokens[brace].text == "{" else { return }
        found.append(
          ClosureOutline(
            receiver: tokens[index].text, owner: owner, line: tokens[brace].line,
            body: brace + 1..<(tokens[brace].partner ?? tokens.count)))
      }
      var next = index + 1
      if next < tokens.count, tokens[next].text == "=" {
        find(at: next + 1, assignedTo: variable(before: index))
        return found
      }
      if next < tokens.count, tokens[next].text == "(" {
        let end = tokens[next].partner ?? tokens.count
        next += 1
        while next < end {
          find(at: next)
          next = (tokens[next].opens ? tokens[next].partner ?? next : next) + 1
        }
        next = end + 1
      }
      find(at: next)
      return found
    }
  }

  /// Returns the variable of which a token is a member, if it stands directly before it.
  private func variable(before index: Int) -> String? {
    guard index > 1, tokens[index - 1].text == ".", !tokens[index - 2].isMember else { return nil }
    return tokens[index - 2].text
  }
}
