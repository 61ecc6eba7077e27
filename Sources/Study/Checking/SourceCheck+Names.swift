import Report
package import SourceAnalysis

// Checks for imports and for names.

extension SourceCheck {
  /// Checks that files import only these modules.
  package static func imports(of set: FileSet, only modules: [String]) -> SourceCheck {
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

  /// Checks that files import none of these modules.
  package static func imports(of set: FileSet, never modules: String...) -> SourceCheck {
    files(set) { file, _ in
      file.outline.imports.filter { modules.contains($0.module) }.map {
        Finding(line: $0.line, sentence: "\($0.module) is imported, which \(set.name) never do")
      }
    }
  }

  /// Checks that files name no type that certain other files declare.
  package static func names(in set: FileSet, neverTypesOf others: FileSet) -> SourceCheck {
    files(set) { file, sources in
      let forbidden = sources.typeNames(in: others)
      return file.outline.mentions(of: forbidden).map {
        Finding(
          line: $0.line,
          sentence: "\($0.name) is named, one of the \(others.name), which \(set.name) do not know")
      }
    }
  }

  /// Checks that of the types of certain other files each file names only those of its own module.
  ///
  /// The names of a module's files begin alike: `NotesViewModel` may name what `NotesProvider` has.
  package static func names(in set: FileSet, onlyOwnTypesOf others: FileSet) -> SourceCheck {
    files(set) { file, sources in
      let strange = FileSet(name: others.name) { others.contains($0) && $0.module != file.module }
      return file.outline.mentions(of: sources.typeNames(in: strange)).map {
        Finding(
          line: $0.line,
          sentence: "\($0.name) is named, one of the \(others.name) of another module")
      }
    }
  }

  /// Checks that files contain none of these words.
  package static func words(in set: FileSet, never words: String...) -> SourceCheck {
    files(set) { file, _ in
      file.outline.tokens.filter { $0.isWord && words.contains($0.text) }.map {
        Finding(line: $0.line, sentence: "\($0.text) has no place in \(set.name)")
      }
    }
  }

  /// Checks that files call none of these free functions and initialisers.
  package static func calls(in set: FileSet, never functions: String...) -> SourceCheck {
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

  /// Checks that files use no member of a variable's value, but for some.
  package static func members(
    of variable: String, in set: FileSet, except allowed: String...
  ) -> SourceCheck {
    files(set) { file, _ in
      let tokens = file.outline.tokens
      return tokens.indices.dropLast(2).filter {
        tokens[$0].text == variable && [".", "?"].contains(tokens[$0 + 1].text)
          && !allowed.contains(tokens[$0 + 2].text)
      }.map {
        Finding(
          line: tokens[$0].line,
          sentence: "a member of \(variable) is used here, and not handed to who may read it")
      }
    }
  }

  /// Checks that a member is used only on the values of these names.
  package static func member(
    _ name: String, onlyOn owners: String..., in set: FileSet
  ) -> SourceCheck {
    files(set) { file, _ in
      let tokens = file.outline.tokens
      return tokens.indices.dropFirst(2).filter {
        tokens[$0].text == name && tokens[$0 - 1].text == "."
          && !owners.contains(tokens[$0 - 2].text)
      }.map {
        Finding(line: tokens[$0].line, sentence: "the \(name) of another object is used")
      }
    }
  }

  /// Checks the dependencies between roles.
  ///
  /// Type inference can hide a dependency: a member of another member's value names no type. Only the
  /// compiler's index shows it, and a test checks the index.
  ///
  /// - Parameter allowed: for each role, the other roles with types that it may name. A role that is
  ///   missing may name all types.
  /// - Returns: the check.
  package static func matrix(_ allowed: [Role: Set<Role>]) -> SourceCheck {
    SourceCheck(matrix: allowed) { sources in
      var owners: [String: Role] = [:]
      for file in sources.files {
        for name in sources.typeNames(in: .path(file.pathInFolder)) {
          owners[name] = file.place.role
        }
      }
      return sources.files.flatMap { file -> [RuleViolation] in
        let role = file.place.role
        guard let known = allowed[role]?.union([role]) else { return [] }
        let forbidden = owners.filter { !known.contains($0.value) }
        return file.outline.mentions(of: Set(forbidden.keys)).map { mention in
          let other = owners[mention.name].map(\.name) ?? "type"
          return RuleViolation(
            path: file.path, line: mention.line,
            sentence: "\(mention.name) is named, a \(other), which a \(role.name) does not know")
        }
      }
    }
  }
}

extension RuleSources.File {
  /// The beginning of the file's name, up to the name of its role: `Notes` for `NotesViewModel`.
  fileprivate var module: Substring {
    let name = pathInFolder.split(separator: "/").last ?? ""
    let role = place.role.word
    return name.firstRange(of: role.prefix(1).uppercased() + role.dropFirst())
      .map { name[..<$0.lowerBound] } ?? name
  }
}

extension SourceOutline {
  /// A line that names a type.
  struct Mention: Hashable {
    let name: String
    let line: Int
  }

  /// The lines that name one of these types; a line is listed once for each name.
  func mentions(of names: Set<String>) -> [Mention] {
    var seen: Set<Mention> = []
    return tokens.filter { $0.isWord && !$0.isMember && names.contains($0.text) }
      .map { Mention(name: $0.text, line: $0.line) }.filter { seen.insert($0).inserted }
  }
}
