package import ArchitectureRules
import SourceMetrics

/// Who a function belongs to: a role of the architecture, or what stands around it.
package struct CodeMap: Sendable {
  /// A participant of a diagram.
  enum Owner: Hashable {
    case role(Role)
    /// The toolkit's views and controllers.
    case screen
    /// The clients of the server, and the server.
    case client
    /// The main loop's queue.
    case loop

    var name: String {
      switch self {
      case .role(let role): role.name
      case .screen: "screen"
      case .client: "client"
      case .loop: "loop"
      }
    }

    var role: Role? {
      if case .role(let role) = self { role } else { nil }
    }
  }

  private let book: RuleBook?
  private let folder: String
  /// By the path from the package's root.
  private let roles: [String: Role]
  /// By the names of types, protocols too.
  private let types: [String: Role]

  /// - Parameters:
  ///   - sources: the architecture's.
  ///   - book: its rules; without any, no call goes against them.
  package init(_ sources: RuleSources, _ book: RuleBook?) {
    self.book = book
    folder = "Sources/\(sources.architecture)/"
    roles = Dictionary(uniqueKeysWithValues: sources.files.map { ($0.path, $0.place.role) })
    var types: [String: Role] = [:]
    for file in sources.files {
      for type in file.outline.types where type.kind != "extension" {
        types[type.name] = file.place.role
      }
    }
    self.types = types
  }

  /// A map of made-up sources.
  ///
  /// - Parameters:
  ///   - book: whose architecture the files are of.
  ///   - roles: by path.
  ///   - types: the roles of types, by name.
  init(_ book: RuleBook, roles: [String: Role], types: [String: Role]) {
    self.book = book
    folder = "Sources/\(book.architecture)/"
    self.roles = roles
    self.types = types
  }

  /// Whether code of one role may name code of another.
  func lets(_ role: Role, know other: Role) -> Bool { book?.lets(role, know: other) ?? true }

  /// Whether a file is the architecture's.
  func isOwn(_ file: String?) -> Bool { file?.hasPrefix(folder) ?? false }

  /// The role of one of the architecture's files.
  func role(of file: String) -> Role? { roles[file] }

  /// The role of the file that declares a type or protocol of the architecture.
  func role(ofType name: String) -> Role? { types[name] }

  /// Whether the architecture declares a type, or the function is of none.
  func isOwnType(_ name: String?) -> Bool {
    guard let name else { return true }
    return types[name] != nil || types[String(name.prefix { $0 != "." })] != nil
  }

  /// Whose a function is; `nil` for what no diagram shows: the object graph, what is made by the
  /// compiler, the inside of the toolkit.
  func owner(of name: FunctionName, in file: String?) -> Owner? {
    if case .witness(let contract) = name.kind {
      guard types[contract] != nil, let role = name.type.flatMap({ types[$0] }) else { return nil }
      return role == .composition ? nil : .role(role)
    }
    guard let file else {
      // What the compiler has written for a type is the type's.
      guard name.kind == .initializer else { return nil }
      return name.type.flatMap { types[$0] }.flatMap { $0 == .composition ? nil : .role($0) }
    }
    if isOwn(file) {
      guard let role = roles[file], role != .composition else { return nil }
      // A helper on the toolkit's types is no participant: who calls it writes to a view.
      return role == .infrastructure && !isOwnType(name.type) ? nil : .role(role)
    }
    if file.hasPrefix("Sources/Controllers/") { return .client }
    guard file.hasPrefix("Sources/Toolkit/") else { return nil }
    guard name.type == "MainLoop" else { return .screen }
    return ["MainLoop.async(_:)", "MainLoop.drainQueue()"].contains(name.text) ? .loop : nil
  }

  /// What is asked of a function while it is recorded.
  package enum Interest: Int, Sendable {
    /// Nothing at all, what it leads to, or all that it does; the numbers are the recorder's.
    case none, way, all
  }

  /// What a diagram of this architecture asks of a function.
  func interest(in name: FunctionName?, _ file: String?) -> Interest {
    if isOwn(file) { return .all }
    guard let name, let owner = owner(of: name, in: file) else { return .none }
    switch owner {
    case .role: return .all
    case .client: return name.isClientCall ? .all : .way
    case .loop: return name.text == "MainLoop.async(_:)" ? .all : .way
    case .screen: return .way
    }
  }
}

extension FunctionName {
  /// Whether it is one of the functions by which an app asks a client for something.
  var isClientCall: Bool { kind == .function && type?.hasSuffix("Controller") == true }
}
