import SourceAnalysis

// Checks for stored properties and for the requirements of protocols.

extension SourceCheck {
  /// A requirement for stored properties.
  package struct PropertyRequirement: Sendable {
    let isMet: @Sendable (PropertyOutline, RuleSources) -> Bool
    /// The end of a sentence about a property that fails, such as "can be set from outside".
    let failure: String
    /// Whether the properties of private types are checked too.
    var includesPrivateTypes = true

    /// Code outside of its file cannot set the property.
    package static let closed = PropertyRequirement(
      isMet: { property, _ in property.isClosed },
      failure: "can be set from outside of its file", includesPrivateTypes: false)

    /// The same as `closed`, or the property has one of these property wrappers.
    package static func closed(orWrappedIn wrappers: String...) -> PropertyRequirement {
      PropertyRequirement(
        isMet: { property, _ in
          property.isClosed || property.attributes.contains(where: wrappers.contains)
        }, failure: closed.failure, includesPrivateTypes: false)
    }

    /// The property never changes.
    package static let constant = PropertyRequirement(
      isMet: { property, _ in property.isLet }, failure: "can change")

    /// The property keeps no object alive.
    package static let weak = PropertyRequirement(
      isMet: { property, _ in
        property.modifiers.contains { $0 == "weak" || $0.hasPrefix("unowned") }
      },
      failure: "keeps alive what stands above it")

    /// There is no such property.
    package static let absent = PropertyRequirement(isMet: { _, _ in false }, failure: "is kept")

    /// The type consists only of these types, and of optionals and arrays of them.
    package static func made(of types: String..., orTypesOf set: FileSet) -> PropertyRequirement {
      PropertyRequirement(
        isMet: { property, sources in
          let known = sources.typeNames(in: set).union(types)
          let names = property.type.filter { token in
            token.isWord && token.text.first?.isUppercase == true
          }
          let nested = property.type.contains { [".", "->"].contains($0.text) }
          return !names.isEmpty && !nested
            && names.allSatisfy { known.contains($0.text) || sources.isNested($0.text, in: set) }
        }, failure: "is no simple value")
    }

    /// The value contains no reference and no closure.
    package static let value = PropertyRequirement(
      isMet: { property, sources in
        let classes = sources.classNames
        return !property.type.contains { $0.text == "->" || $0.text == "any" }
          && !property.words.contains { classes.contains($0.text) }
      }, failure: "holds a reference or a closure")

    /// The type contains none of these types; types nested in them are allowed.
    package static func without(_ types: String...) -> PropertyRequirement {
      PropertyRequirement(
        isMet: { property, _ in
          let tokens = property.type + property.initializer
          return !tokens.indices.contains { index in
            types.contains(tokens[index].text)
              && (index + 1 == tokens.count || tokens[index + 1].text != ".")
          }
        }, failure: "is of a type that belongs elsewhere")
    }
  }

  /// Checks a requirement for stored properties; static ones are left out.
  ///
  /// - Parameters:
  ///   - set: the files to check.
  ///   - words: restricts the check to properties with one of these words in their type or initial
  ///     value; empty for all properties.
  ///   - ending: restricts the check to types whose names end so.
  ///   - requirement: the requirement that each property has to meet.
  /// - Returns: the check.
  package static func properties(
    in set: FileSet, naming words: [String] = [], ofTypesEnding ending: String = "",
    are requirement: PropertyRequirement
  ) -> SourceCheck {
    types(in: set) { type, sources in
      guard type.name.hasSuffix(ending) else { return [] }
      if type.isPrivate && !requirement.includesPrivateTypes { return [] }
      return type.properties.filter { !$0.isComputed && !$0.isStatic && type.kind != .protocol }
        .filter { property in
          words.isEmpty || property.words.contains { words.contains($0.text) }
        }
        .filter { !requirement.isMet($0, sources) }
        .map { Finding(line: $0.line, sentence: "\(type.name).\($0.name) \(requirement.failure)") }
    }
  }

  /// Checks that protocols require only methods without a result.
  package static func requirementsReturnNothing(in set: FileSet) -> SourceCheck {
    types(in: set) { type, _ in
      guard type.kind == .protocol else { return [] }
      return type.properties.map {
        Finding(
          line: $0.line, sentence: "\(type.name).\($0.name) lets be read, and not only inform")
      }
        + type.functions.filter { !$0.result.isEmpty }.map {
          Finding(line: $0.line, sentence: "\(type.name).\($0.name) returns something")
        }
    }
  }

  /// Checks that each output that is not private is set in only one function.
  package static func outputsSetInOnePlace(in set: FileSet) -> SourceCheck {
    files(set) { file, _ in
      file.outline.types.flatMap { type in
        type.properties.filter {
          !$0.isPrivate && $0.attributes.contains { $0.hasSuffix("Output") }
        }
        .flatMap { output in
          let places = type.functions.compactMap { function in
            file.outline.tokens[function.body].first { $0.text == "_\(output.name)" }
              .map { (function.name, $0.line) }
          }
          let names = places.map(\.0).listed
          return places.count < 2
            ? []
            : places.map {
              Finding(line: $0.1, sentence: "\(type.name).\(output.name) is set in \(names)")
            }
        }
      }
    }
  }

  /// Checks that there is no global state: no variable outside of objects and no shared object.
  static let noGlobalState = files(.everything) { file, sources in
    let classes = sources.classNames
    let globals = file.outline.globals.properties.map { ($0, "stands in no type") }
    let statics = file.outline.types.flatMap(\.properties).filter { property in
      let isShared = (property.type + property.initializer.prefix(1)).contains {
        classes.contains($0.text)
      }
      return property.isStatic && !property.isComputed && (!property.isLet || isShared)
    }.map { ($0, $0.isLet ? "is an object that all share" : "is a variable that all share") }
    return (globals.filter { !$0.0.isComputed } + statics).map {
      Finding(line: $0.0.line, sentence: "\($0.0.name) \($0.1)")
    }
  }
}

extension RuleSources {
  /// The names of the declared classes, actors and protocols.
  var classNames: Set<String> {
    Set(
      files.flatMap(\.outline.types).filter { [.class, .actor, .protocol].contains($0.kind) }
        .map(\.name))
  }

  /// Whether the files of a selection declare a nested value type with this name.
  func isNested(_ name: String, in set: FileSet) -> Bool {
    files(in: set).flatMap(\.outline.types).contains { $0.name.hasSuffix(".\(name)") && $0.isValue }
  }
}
