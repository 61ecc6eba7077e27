/// Looks into a running app, at what its architecture keeps as the truth.
///
/// It reflects on stored properties, so that the app needs no hook and pays nothing. Only objects of
/// the architecture's own module are looked into.
@MainActor
struct TruthReader {
  private let module: String
  /// The app that was looked into.
  private(set) weak var app: AnyObject?
  /// The stores or services that were found; nothing is kept alive by being looked at.
  private var owners: [Found] = []
  private weak var renderer: AnyObject?
  private weak var rows: AnyObject?

  @MainActor private struct Found {
    weak var object: AnyObject?
    let content = ValueDigest()
  }

  /// Finds what there is to be read; to be made anew when the app may have other objects.
  init(_ app: AnyObject?) {
    module = app.map { Self.module(of: $0) } ?? ""
    self.app = app
    guard let app else { return }
    var seen: Set<ObjectIdentifier> = []
    find(in: app, &seen)
  }

  private mutating func find(in object: AnyObject, _ seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(object)).inserted, Self.module(of: object) == module else {
      return
    }
    let name = Self.name(of: object)
    if ["Store", "Service", "Workspace"].contains(where: name.hasSuffix) {
      owners.append(Found(object: object))
    }
    if name.hasSuffix("Renderer") { renderer = object }
    if ["RowsInView", "AllRows"].contains(name) { rows = object }
    for child in Self.children(of: object) { find(inValue: child.value, &seen) }
  }

  private mutating func find(inValue value: Any, _ seen: inout Set<ObjectIdentifier>) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class?: find(in: value as AnyObject, &seen)
    case .struct?, .enum?, .optional?, .tuple?, .collection?, .dictionary?:
      // A value of another module holds nothing of this one.
      let isForeign = ["Model.", "Toolkit.", "Screens."].contains {
        String(reflecting: mirror.subjectType).hasPrefix($0)
      }
      if !isForeign { for child in mirror.children { find(inValue: child.value, &seen) } }
    default: break
    }
  }

  // MARK: - Reading

  /// The truth as it is now.
  func truth() -> SessionRecording.Truth {
    var truth = SessionRecording.Truth()
    var hasher = Hasher()
    for owner in owners {
      guard let object = owner.object else { continue }
      let isWhole = Self.name(of: object) != "Store"
      let properties = Self.children(of: object).filter { isWhole || $0.label == "state" }
      for (property, digest) in zip(properties, owner.content.parts(properties.count)) {
        digest.read(property.label, property.value)
        hasher.combine(digest.number)
        truth.actions = digest.actions ?? truth.actions
      }
    }
    truth.digest = hasher.finalize()
    return truth
  }

  /// Whether the Renderer makes its pass.
  var isRendering: Bool {
    renderer.map { object in
      Self.children(of: object).contains { $0.label == "isRendering" && $0.value as? Bool == true }
    } ?? false
  }

  /// How many rows have a view model.
  var rowViewModelCount: Int {
    rows.flatMap { object in
      Self.children(of: object).first { $0.label == "rows" }.map {
        Mirror(reflecting: $0.value).children.count
      }
    } ?? 0
  }

  /// The state of a single store.
  var state: Any? {
    owners.compactMap(\.object).first { Self.name(of: $0) == "Store" }.flatMap { store in
      Self.children(of: store).first { $0.label == "state" }?.value
    }
  }

  // MARK: - Reflection

  /// The stored properties, inherited ones too.
  private static func children(of object: AnyObject) -> [Mirror.Child] {
    var mirror: Mirror? = Mirror(reflecting: object)
    var children: [Mirror.Child] = []
    while let next = mirror {
      children += next.children
      mirror = next.superclassMirror
    }
    return children
  }

  private static func module(of object: AnyObject) -> String {
    String(String(reflecting: type(of: object)).prefix { $0 != "." })
  }

  static func name(of object: AnyObject) -> String {
    String("\(type(of: object))".prefix { $0 != "<" })
  }
}
