import Support

/// The files of a module that a file needs to be compiled; the compiler says which.
///
/// The compiler gets the file alone, then with the files that declare what it misses, until it
/// accepts them. What a file is found to need is kept for the next question.
package struct FileNeeds: Sendable {
  private let module: SourceModule
  /// The paths of the files that declare a name outside of all types.
  private var declaring: [String: Set<String>] = [:]
  /// The paths of the files with an extension: no name leads to them.
  private var extending: [String] = []
  /// The paths of the files that a file needs directly, as far as they are known.
  private var needs: [String: Set<String>] = [:]

  /// Reads what the files of a module declare.
  package init(_ module: SourceModule) throws(SourceError) {
    self.module = module
    for text in try SourceTree.texts(at: module.files, in: module.root) {
      let declared = Self.declarations(in: SourceOutline(of: text.bytes).tokens)
      for name in declared.names { declaring[name, default: []].insert(text.path) }
      if declared.hasExtension { extending.append(text.path) }
    }
  }

  /// Returns the paths of all files that a file needs, directly or not, and its own.
  ///
  /// - Throws: a `SourceError` if no file has what the compiler misses, or if there is no compiler.
  package mutating func closure(of file: String) throws(SourceError) -> Set<String> {
    while true {
      let files = known(from: file)
      let errors = try errors(in: files)
      guard let first = errors.first else { return files }
      let isNew = addDeclarations(of: errors)
      if !isNew, try !addExtension(to: files, with: errors) {
        throw SourceError("\(first.file):\(first.line): \(first.message)")
      }
    }
  }

  /// Returns a file with all files that it is known to need.
  private func known(from file: String) -> Set<String> {
    var found: Set<String> = [file]
    var open = [file]
    while let next = open.popLast() {
      for other in needs[next] ?? [] where found.insert(other).inserted { open.append(other) }
    }
    return found
  }

  private func errors(in files: Set<String>) throws(SourceError) -> [CompilerError] {
    try module.part(files).errors(SourceModule.types)
  }

  /// Adds the files that declare the names in errors such as `cannot find 'emit' in scope`; returns
  /// whether there are any.
  private mutating func addDeclarations(of errors: [CompilerError]) -> Bool {
    var isNew = false
    for error in errors {
      guard let name = error.message.firstMatch(of: #/^cannot find .*'(.+)' in scope/#)?.1
      else { continue }
      isNew = add(declaring[String(name)] ?? [], to: error) || isNew
    }
    return isNew
  }

  /// Adds the file with an extension that mends most errors; returns whether there is one.
  ///
  /// An error about a missing member or conformance does not always name it. So each file is tried.
  private mutating func addExtension(
    to files: Set<String>, with errors: [CompilerError]
  ) throws(SourceError) -> Bool {
    var best: (file: String?, left: [CompilerError]) = (nil, errors)
    for file in extending where !files.contains(file) {
      let left = try self.errors(in: files.union([file])).filter { module.path(of: $0) != file }
      if left.count < best.left.count { best = (file, left) }
    }
    guard let file = best.file else { return false }
    let mended = errors.filter { !best.left.contains($0) }
    return mended.reduce(false) { add([file], to: $1) || $0 }
  }

  /// Notes that the file with an error needs other files; returns whether this is new.
  private mutating func add(_ others: Set<String>, to error: CompilerError) -> Bool {
    guard let file = module.path(of: error) else { return false }
    let count = needs[file]?.count ?? 0
    needs[file, default: []].formUnion(others.subtracting([file]))
    return needs[file]?.count != count
  }

  /// Returns the names that a file declares outside of all types.
  private static func declarations(
    in tokens: [Token]
  ) -> (names: Set<String>, hasExtension: Bool) {
    var (names, hasExtension): (Set<String>, Bool) = ([], false)
    var index = 0
    while index + 1 < tokens.count {
      let word = tokens[index].text
      if word == "extension" { hasExtension = true }
      if keywords.contains(word) { names.insert(tokens[index + 1].text) }
      index = (tokens[index].partner ?? index) + 1
    }
    return (names, hasExtension)
  }

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
