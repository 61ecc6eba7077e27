// Who may change what: stored properties, parameters and protocols' requirements.

extension SourceCheck {
  /// What a rule asks of a stored property.
  struct PropertyDemand: Sendable {
    let isMet: @Sendable (PropertyOutline, RuleSources) -> Bool
    /// As in "can be set from outside", of one that does not meet it.
    let failure: String
    /// Whether types that are private themselves are asked, too.
    var mindsPrivateTypes = true

    /// It cannot be set from outside of its file.
    static let closed = PropertyDemand(
      isMet: { property, _ in property.isClosed },
      failure: "can be set from outside of its file", mindsPrivateTypes: false)

    /// The same; a property wrapper of one of these names sees to it, too.
    static func closed(orWrappedIn wrappers: String...) -> PropertyDemand {
      PropertyDemand(
        isMet: { property, _ in
          property.isClosed || property.attributes.contains(where: wrappers.contains)
        }, failure: closed.failure, mindsPrivateTypes: false)
    }

    /// It never changes.
    static let constant = PropertyDemand(
      isMet: { property, _ in property.isLet }, failure: "can change")

    /// It keeps nothing alive.
    static let weak = PropertyDemand(
      isMet: { property, _ in property.modifiers.contains { $0 == "weak" || $0 == "unowned" } },
      failure: "keeps alive what stands above it")

    /// There is none.
    static let absent = PropertyDemand(isMet: { _, _ in false }, failure: "is kept")

    /// Its type is made of these alone, of optionals and of arrays.
    static func made(of types: String..., orTypesOf set: FileSet) -> PropertyDemand {
      PropertyDemand(
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

    /// No reference and no closure is in it.
    static let value = PropertyDemand(
      isMet: { property, sources in
        let classes = sources.classNames
        return !property.type.contains { $0.text == "->" || $0.text == "any" }
          && !property.words.contains { classes.contains($0.text) }
      }, failure: "holds a reference or a closure")

    /// It is of none of these types, nor made of them; a type within them is another one.
    static func without(_ types: String...) -> PropertyDemand {
      PropertyDemand(
        isMet: { property, _ in
          let tokens = property.type + property.initializer
          return !tokens.indices.contains { index in
            types.contains(tokens[index].text)
              && (index + 1 == tokens.count || tokens[index + 1].text != ".")
          }
        }, failure: "is of a type that belongs elsewhere")
    }
  }

  /// What stored properties of types, those of the type itself left out, have to be.
  ///
  /// - Parameters:
  ///   - set: the files that are read.
  ///   - words: only properties whose type names one of these are asked, all if there are none.
  ///   - demand: what is asked of them.
  /// - Returns: the check.
  static func properties(
    in set: FileSet, naming words: [String] = [], are demand: PropertyDemand
  ) -> SourceCheck {
    types(in: set) { type, sources in
      if type.isPrivate && !demand.mindsPrivateTypes { return [] }
      return type.properties.filter { !$0.isComputed && !$0.isStatic && type.kind != "protocol" }
        .filter { property in
          words.isEmpty || property.words.contains { words.contains($0.text) }
        }
        .filter { !demand.isMet($0, sources) }
        .map { Finding(line: $0.line, sentence: "\(type.name).\($0.name) \(demand.failure)") }
    }
  }

  /// Protocols ask for methods that return nothing, and for nothing else.
  static func requirementsReturnNothing(in set: FileSet) -> SourceCheck {
    types(in: set) { type, _ in
      guard type.kind == "protocol" else { return [] }
      return type.properties.map {
        Finding(
          line: $0.line, sentence: "\(type.name).\($0.name) lets be read, and not only inform")
      }
        + type.functions.filter { !$0.result.isEmpty }.map {
          Finding(line: $0.line, sentence: "\(type.name).\($0.name) returns something")
        }
    }
  }

  /// An output that others see is set in one function.
  static func outputsSetInOnePlace(in set: FileSet) -> SourceCheck {
    files(set) { file, _ in
      file.outline.types.flatMap { type in
        type.properties.filter { $0.attributes.contains("Output") && !$0.isPrivate }
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

  /// Nothing belongs to the program as a whole: no variable outside of objects, no shared object.
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
  /// The names of the classes and protocols that are declared here.
  var classNames: Set<String> {
    Set(
      files.flatMap(\.outline.types).filter { ["class", "actor", "protocol"].contains($0.kind) }
        .map(\.name))
  }

  /// Whether a type of a selection's files declares this one within itself.
  func isNested(_ name: String, in set: FileSet) -> Bool {
    files(in: set).flatMap(\.outline.types).contains { $0.name.hasSuffix(".\(name)") && $0.isValue }
  }
}
