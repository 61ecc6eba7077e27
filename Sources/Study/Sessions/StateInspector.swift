import ArchitectureKit

/// Reads the state of a running app by reflection on stored properties.
///
/// So the app needs no hooks, and its speed is not affected. Only objects of the architecture's own
/// module are inspected.
@MainActor
struct StateInspector {
  private let module: String
  /// The inspected app.
  private(set) weak var app: AnyObject?
  /// The stores or services of the app; the references are weak to keep no object alive.
  private var owners: [Found] = []
  /// The type names of the app's coordinators.
  private(set) var coordinators: [String] = []
  private weak var renderer: AnyObject?
  private weak var rows: AnyObject?

  @MainActor private struct Found {
    weak var object: AnyObject?
    let content = ValueDigest()
  }

  /// Finds the objects to inspect; a new inspector is needed after the app has created others.
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
    if name.hasSuffix("Coordinator") { coordinators.append(name) }
    if name.hasSuffix("Renderer") { renderer = object }
    if name == "RowViewModels" { rows = object }
    for child in Self.children(of: object) { find(inValue: child.value, &seen) }
  }

  private mutating func find(inValue value: Any, _ seen: inout Set<ObjectIdentifier>) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class?: find(in: value as AnyObject, &seen)
    case .struct?, .enum?, .optional?, .tuple?, .collection?, .dictionary?:
      // A value of another module contains no object of this module.
      let isForeign = ["Model.", "Toolkit.", "Screens."].contains {
        String(reflecting: mirror.subjectType).hasPrefix($0)
      }
      if !isForeign { for child in mirror.children { find(inValue: child.value, &seen) } }
    default: break
    }
  }

  // MARK: - Reading

  /// The number of the app's stores and services.
  var storeCount: Int { owners.count }

  /// Returns the fingerprint of the current state.
  func fingerprint() -> SessionRecording.Fingerprint {
    var fingerprint = SessionRecording.Fingerprint()
    fingerprint.actions = (app as? any ReplayableApp)?.actions.count
    var hasher = Hasher()
    for owner in owners {
      guard let object = owner.object else { continue }
      let isWhole = Self.name(of: object) != "Store"
      let properties = Self.children(of: object).filter { isWhole || $0.label == "state" }
      for (property, digest) in zip(properties, owner.content.parts(properties.count)) {
        digest.read(property.label, property.value)
        hasher.combine(digest.number)
      }
    }
    fingerprint.digest = hasher.finalize()
    return fingerprint
  }

  /// Whether the Renderer's pass is running.
  var isRendering: Bool {
    renderer.map { object in
      Self.children(of: object).contains { $0.label == "isRendering" && $0.value as? Bool == true }
    } ?? false
  }

  /// The number of rows with a view model.
  var rowViewModelCount: Int {
    rows.flatMap { object in
      Self.children(of: object).first { $0.label == "rows" }.map {
        Mirror(reflecting: $0.value).children.count
      }
    } ?? 0
  }

  /// The state, if the architecture has a single store.
  var state: Any? {
    owners.compactMap(\.object).first { Self.name(of: $0) == "Store" }.flatMap { store in
      Self.children(of: store).first { $0.label == "state" }?.value
    }
  }

  // MARK: - Reflection

  /// Returns the stored properties, also inherited ones.
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
