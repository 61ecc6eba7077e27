/// The owners of functions: the roles of an architecture, and the parts of the app around them.
package struct CodeMap: Sendable {
  /// A participant of a diagram.
  enum Owner: Hashable {
    case role(Role)
    /// The toolkit's views and controllers.
    case screen
    /// The clients of the server, and the in-process server itself.
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

    /// The place in a diagram, on the scale of roles.
    var place: Int {
      switch self {
      case .role(let role): role.place
      case .client: 0
      case .loop: 30
      case .screen: 100
      }
    }

    var role: Role? {
      if case .role(let role) = self { role } else { nil }
    }
  }

  /// The roles that each role may name; a role that is missing may name all.
  private let matrix: [Role: Set<Role>]
  private let folder: String
  /// The roles of files, by the path from the package's root.
  private let roles: [String: Role]
  /// The roles of types and protocols, by name.
  private let types: [String: Role]
  /// The texts of files, by the path from the package's root.
  private let texts: [String: String]

  /// Makes the map of an architecture's sources.
  package init(_ sources: RuleSources, _ matrix: [Role: Set<Role>]) {
    var types: [String: Role] = [:]
    for file in sources.files {
      for type in file.outline.types where type.kind != .extension {
        types[type.name] = file.place.role
      }
    }
    self.init(
      of: sources.architecture, matrix,
      roles: Dictionary(uniqueKeysWithValues: sources.files.map { ($0.path, $0.place.role) }),
      types: types,
      texts: Dictionary(uniqueKeysWithValues: sources.files.map { ($0.path, $0.text) }))
  }

  /// Makes a map of roles and texts that are known, each by its path or the type's name.
  init(
    of architecture: String, _ matrix: [Role: Set<Role>], roles: [String: Role],
    types: [String: Role], texts: [String: String]
  ) {
    self.matrix = matrix
    folder = BucketMap.folder(of: architecture) + "/"
    self.roles = roles
    self.types = types
    self.texts = texts
  }

  /// Whether code of one role may name code of another.
  func allows(_ role: Role, toName other: Role) -> Bool {
    role == other || matrix[role]?.contains(other) ?? true
  }

  /// Whether a file belongs to the architecture.
  func isOwn(_ file: String?) -> Bool { file?.hasPrefix(folder) ?? false }

  /// Whether a file of the architecture names a type in its code; also true of an unknown file.
  func names(_ type: String, in file: String?) -> Bool {
    guard let text = file.flatMap({ texts[$0] }) else { return true }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return TokenReader.tokens(in: Array(text.utf8)).contains { $0.text == name }
  }

  /// All owners, in the order of a diagram.
  var owners: [Owner] {
    (Set(roles.values).union(types.values).map(Owner.role) + [.client, .loop, .screen])
      .sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  /// Whether a function of a file overrides that of a base class.
  func isOverride(_ function: FunctionName, in file: String?) -> Bool {
    let name = function.member.prefix { $0 != "(" }
    return file.flatMap { texts[$0] }?.contains("override func \(name)(") ?? false
  }

  /// Returns the role of one of the architecture's files.
  package func role(of file: String) -> Role? { roles[file] }

  /// Returns the role of the file that declares a type or protocol of the architecture.
  package func role(ofType name: String) -> Role? { types[name] }

  /// Whether the architecture declares a type; also true without a type.
  func isOwnType(_ name: String?) -> Bool {
    guard let name else { return true }
    return types[name] != nil || types[String(name.prefix { $0 != "." })] != nil
  }

  /// Returns the owner of a function; `nil` if no diagram shows the function.
  ///
  /// That applies to the object graph, to functions made by the compiler, and to the inside of the
  /// toolkit.
  func owner(of name: FunctionName, in file: String?) -> Owner? {
    if case .witness(let contract) = name.kind {
      guard types[contract] != nil, let role = name.type.flatMap({ types[$0] }) else { return nil }
      return role == .composition ? nil : .role(role)
    }
    guard let file else {
      // An initialiser made by the compiler belongs to its type.
      guard name.kind == .initializer else { return nil }
      return name.type.flatMap { types[$0] }.flatMap { $0 == .composition ? nil : .role($0) }
    }
    if isOwn(file) {
      guard let role = roles[file], role != .composition else { return nil }
      // A helper on a type of the toolkit is no participant: its caller writes to the view.
      return role == .infrastructure && !isOwnType(name.type) ? nil : .role(role)
    }
    if ["Controllers", "Backend"].contains(where: { file.hasPrefix("Sources/App/\($0)/") }) {
      return .client
    }
    guard file.hasPrefix("Sources/App/Toolkit/") else { return nil }
    guard name.type == "MainLoop" else { return .screen }
    return ["MainLoop.async(_:)", "MainLoop.drainQueue()"].contains(name.text) ? .loop : nil
  }

  /// The amount of detail in which a function is recorded.
  package enum Interest: Int, Sendable {
    /// Nothing, only the calls that it leads to, or everything; the numbers are those of `CTrace.h`.
    case none, way, all
  }

  /// Returns the detail that a diagram of this architecture needs of a function.
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
  /// Whether it is a function of a client that an app calls.
  var isClientCall: Bool { kind == .function && type?.hasSuffix("Controller") == true }
}
