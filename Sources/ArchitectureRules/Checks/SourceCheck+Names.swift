import SourceMetrics

// Who may know whom: imports and names.

extension SourceCheck {
  /// Files import these modules and no others.
  static func imports(of set: FileSet, only modules: [String]) -> SourceCheck {
    files(set) { file, _ in
      file.outline.imports.filter { !modules.contains($0.module) }.map {
        Finding(
          line: $0.line,
          sentence: modules.isEmpty
            ? "\($0.module) is imported, and \(set.name) import nothing"
            : "\($0.module) is imported, and \(set.name) import \(modules.listed) only")
      }
    }
  }

  /// Files import any module but these.
  static func imports(of set: FileSet, never modules: String...) -> SourceCheck {
    files(set) { file, _ in
      file.outline.imports.filter { modules.contains($0.module) }.map {
        Finding(line: $0.line, sentence: "\($0.module) is imported, which \(set.name) never do")
      }
    }
  }

  /// No type is named that certain files declare.
  static func names(in set: FileSet, neverTypesOf others: FileSet) -> SourceCheck {
    files(set) { file, sources in
      let forbidden = sources.typeNames(in: others)
      return file.outline.mentions(of: forbidden).map {
        Finding(
          line: $0.line,
          sentence: "\($0.text) is named, one of the \(others.name), which \(set.name) do not know")
      }
    }
  }

  /// No such word stands there.
  static func words(in set: FileSet, never words: String...) -> SourceCheck {
    files(set) { file, _ in
      file.outline.tokens.filter { $0.isWord && words.contains($0.text) }.map {
        Finding(line: $0.line, sentence: "\($0.text) has no place in \(set.name)")
      }
    }
  }

  /// No such function or initialiser is called by its name alone.
  static func calls(in set: FileSet, never functions: String...) -> SourceCheck {
    files(set) { file, _ in
      let tokens = file.outline.tokens
      return tokens.indices.dropLast().filter { index in
        functions.contains(tokens[index].text) && tokens[index + 1].text == "("
          && (index == 0 || ![".", "func"].contains(tokens[index - 1].text))
      }.map {
        Finding(
          line: tokens[$0].line,
          sentence: "\(tokens[$0].text)() is called, which is not for \(set.name)")
      }
    }
  }

  /// Of what a variable holds no member is used.
  static func members(of variable: String, in set: FileSet) -> SourceCheck {
    files(set) { file, _ in
      let tokens = file.outline.tokens
      return tokens.indices.dropLast().filter {
        tokens[$0].text == variable && [".", "?"].contains(tokens[$0 + 1].text)
      }.map {
        Finding(
          line: tokens[$0].line,
          sentence: "a member of \(variable) is used here, and not handed to who may read it")
      }
    }
  }

  /// A member is used on `self` alone.
  static func member(_ name: String, onlyOnSelfIn set: FileSet) -> SourceCheck {
    files(set) { file, _ in
      let tokens = file.outline.tokens
      return tokens.indices.dropFirst(2).filter {
        tokens[$0].text == name && tokens[$0 - 1].text == "."
          && !["self", "$0"].contains(tokens[$0 - 2].text)
      }.map {
        Finding(line: tokens[$0].line, sentence: "the \(name) of another object is used")
      }
    }
  }

  /// The matrix of a pattern: a role, and the roles whose types it may name besides its own.
  ///
  /// Roles that the matrix lacks may name all.
  static func matrix(_ allowed: [Role: Set<Role>]) -> SourceCheck {
    SourceCheck { sources in
      var owners: [String: Role] = [:]
      for file in sources.files {
        for name in sources.typeNames(in: .path(file.inside)) { owners[name] = file.place.role }
      }
      return sources.files.flatMap { file -> [Breach] in
        let role = file.place.role
        guard let known = allowed[role]?.union([role]) else { return [] }
        let strangers = owners.filter { !known.contains($0.value) }
        return file.outline.mentions(of: Set(strangers.keys)).map { token in
          let other = owners[token.text].map(\.name) ?? "type"
          return Breach(
            path: file.path, line: token.line,
            sentence: "\(token.text) is named, a \(other), which a \(role.name) does not know")
        }
      }
    }.of(matrix: allowed)
  }
}

extension SourceOutline {
  /// Where one of these types is named, one finding a line and name.
  func mentions(of names: Set<String>) -> [SourceToken] {
    var seen: Set<SourceToken> = []
    return tokens.indices.filter { index in
      let token = tokens[index]
      guard token.isWord, names.contains(token.text) else { return false }
      let isMember = index > 0 && tokens[index - 1].text == "."
      return !isMember && seen.insert(token).inserted
    }.map { tokens[$0] }
  }
}
