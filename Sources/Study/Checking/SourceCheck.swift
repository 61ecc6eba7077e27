import Results
package import SourceAnalysis

/// A check over the sources of an architecture that finds violations of a rule.
package struct SourceCheck: Sendable {
  let violations: @Sendable (RuleSources) -> [RuleViolation]

  /// The number of a line, and a description of its violation.
  typealias Finding = (Int, String)

  /// Creates a check that searches each file of a selection.
  init(
    _ set: FileSet, _ find: @escaping @Sendable (RuleSources.File, RuleSources) -> [Finding]
  ) {
    violations = { sources in
      sources.files(in: set).flatMap { file in
        find(file, sources).map { RuleViolation(path: file.path, line: $0, sentence: $1) }
      }
    }
  }

  private init(_ violations: @escaping @Sendable (RuleSources) -> [RuleViolation]) {
    self.violations = violations
  }

  /// Returns a check that finds the violations of both checks.
  package func and(_ other: SourceCheck) -> SourceCheck {
    SourceCheck { [violations] in violations($0) + other.violations($0) }
  }

  // MARK: - Who may know whom

  /// Checks the dependencies between roles: which other roles' types each may name.
  ///
  /// A role that is missing may name all types. Type inference can hide a dependency: a member of
  /// another member's value names no type.
  package static func matrix(_ allowed: [Role: Set<Role>]) -> SourceCheck {
    SourceCheck(.everything) { file, sources in
      let role = file.place.role
      guard let known = allowed[role]?.union([role]) else { return [] }
      let owners = sources.owners.filter { !known.contains($0.value) }
      return file.outline.mentions(of: Set(owners.keys)).map { mention in
        let other = owners[mention.name]?.name ?? "type"
        let sentence = "\(mention.name) is named, a \(other), which a \(role.name) does not know"
        return (mention.line, sentence)
      }
    }
  }

  /// Checks that files name no type that certain other files declare.
  package static func names(in set: FileSet, neverTypesOf others: FileSet) -> SourceCheck {
    SourceCheck(set) { file, sources in
      file.outline.mentions(of: sources.typeNames(in: others)).map {
        ($0.line, "\($0.name) is named, one of the \(others.name), which \(set.name) do not know")
      }
    }
  }

  /// Checks that of the types of certain other files each file names only those of its own module.
  ///
  /// The names of a module's files begin alike: `NotesViewModel` may name what `NotesProvider` has.
  package static func names(in set: FileSet, onlyOwnTypesOf others: FileSet) -> SourceCheck {
    SourceCheck(set) { file, sources in
      let strange = FileSet(name: others.name) { others.contains($0) && $0.module != file.module }
      return file.outline.mentions(of: sources.typeNames(in: strange)).map {
        ($0.line, "\($0.name) is named, one of the \(others.name) of another module")
      }
    }
  }

  // MARK: - Imports

  /// Checks that files import only these modules.
  package static func imports(of set: FileSet, only modules: [String]) -> SourceCheck {
    let allowed = modules.isEmpty ? "nothing" : "\(modules.listed) only"
    return SourceCheck(set) { file, _ in
      file.outline.imports.filter { !modules.contains($0.module) }.map {
        ($0.line, "\($0.module) is imported, and \(set.name) import \(allowed)")
      }
    }
  }

  /// Checks that files import none of these modules.
  package static func imports(of set: FileSet, never modules: String...) -> SourceCheck {
    SourceCheck(set) { file, _ in
      file.outline.imports.filter { modules.contains($0.module) }.map {
        ($0.line, "\($0.module) is imported, which \(set.name) never do")
      }
    }
  }

  // MARK: - Words

  /// Checks that files contain none of these words.
  package static func words(in set: FileSet, never words: String...) -> SourceCheck {
    SourceCheck(set) { file, _ in
      file.outline.tokens.filter { $0.isWord && words.contains($0.text) }.map {
        ($0.line, "\($0.text) has no place in \(set.name)")
      }
    }
  }

  /// Checks that files call none of these free functions and initialisers.
  package static func calls(in set: FileSet, never functions: String...) -> SourceCheck {
    calls(in: set, never: functions)
  }

  /// Checks that files call none of the functions that word and format what is shown.
  package static func formatsNothing(_ set: FileSet) -> SourceCheck {
    calls(in: set, never: ["format", "counted", "title", "wordCount", "friendSentence"])
  }

  private static func calls(in set: FileSet, never functions: [String]) -> SourceCheck {
    SourceCheck(set) { file, _ in
      let tokens = file.outline.tokens
      return tokens.indices.dropLast().filter { index in
        functions.contains(tokens[index].text) && tokens[index + 1].text == "("
          && (index == 0 || ![".", "func"].contains(tokens[index - 1].text))
      }.map {
        (tokens[$0].line, "\(tokens[$0].text)() is called, which is not for \(set.name)")
      }
    }
  }

  /// Checks that files use no member of the value of a variable.
  package static func members(of variable: String, in set: FileSet) -> SourceCheck {
    SourceCheck(set) { file, _ in
      let tokens = file.outline.tokens
      return tokens.indices.dropLast(2).filter {
        tokens[$0].text == variable && [".", "?"].contains(tokens[$0 + 1].text)
      }.map {
        (tokens[$0].line, "a member of \(variable) is used, which \(set.name) only hand on")
      }
    }
  }

  // MARK: - Declarations

  /// Checks that files declare no class and no actor; with `ending`, none whose name ends so.
  package static func noObjects(in set: FileSet, ending: String = "") -> SourceCheck {
    SourceCheck(set) { file, _ in
      file.outline.types.filter {
        [.class, .actor].contains($0.kind) && $0.name.hasSuffix(ending)
      }.map {
        ($0.line, "\($0.name) is an object, and no value")
      }
    }
  }

  /// Checks that the structs and enums of files declare that they conform to these protocols.
  package static func conformance(to protocols: String..., in set: FileSet) -> SourceCheck {
    SourceCheck(set) { file, _ in
      file.outline.types.filter { type in
        type.isValue && !protocols.allSatisfy(type.inherited.contains)
      }.map {
        ($0.line, "\($0.name) does not declare that it is \(protocols.listed)")
      }
    }
  }

  /// Checks that the name of no case begins with one of these verbs: a case names a past event.
  package static func cases(in set: FileSet, neverBeginWith words: String...) -> SourceCheck {
    SourceCheck(set) { file, _ in
      file.outline.types.flatMap(\.cases).filter {
        words.contains(String($0.name.prefix { !$0.isUppercase }))
      }.map {
        ($0.line, "\($0.name) says what to do, and not what has happened")
      }
    }
  }

  /// Checks that values of types keep nothing: that all their properties are static or computed.
  package static func stateless(_ set: FileSet) -> SourceCheck {
    SourceCheck(set) { file, _ in
      file.outline.types.filter { $0.kind != .protocol }.flatMap(\.properties)
        .filter { !$0.isStatic && !$0.isComputed }.map { ($0.line, "\($0.name) is kept") }
    }
  }

  /// Checks that there is no global state: no variable outside of objects and no shared object.
  static let noGlobalState = SourceCheck(.everything) { file, sources in
    let objects = sources.objectNames
    let globals = file.outline.globals.properties
      .filter { !$0.isComputed }.map { ($0, "stands in no type") }
    let statics = file.outline.types.flatMap(\.properties)
      .filter { $0.isStatic && !$0.isComputed }
      .filter { property in
        !property.isLet || property.words.contains(where: objects.contains)
      }
      .map { ($0, $0.isLet ? "is an object that all share" : "is a variable that all share") }
    return (globals + statics).map { ($0.0.line, "\($0.0.name) \($0.1)") }
  }
}

extension RuleSources {
  /// The roles of the types, by their names.
  fileprivate var owners: [String: Role] {
    var owners: [String: Role] = [:]
    for file in files {
      for type in file.outline.types where type.kind != .extension && !type.name.contains(".") {
        owners[type.name] = file.place.role
      }
    }
    return owners
  }

  /// The names of the declared classes, actors and protocols.
  fileprivate var objectNames: Set<String> {
    let types = files.flatMap(\.outline.types)
    return Set(types.filter { [.class, .actor, .protocol].contains($0.kind) }.map(\.name))
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
  fileprivate struct Mention: Hashable {
    let name: String
    let line: Int
  }

  /// Returns the lines that name one of these types; a line is listed once for each name.
  fileprivate func mentions(of names: Set<String>) -> [Mention] {
    var seen: Set<Mention> = []
    return tokens.filter { $0.isWord && !$0.isMember && names.contains($0.text) }
      .map { Mention(name: $0.text, line: $0.line) }.filter { seen.insert($0).inserted }
  }
}
