package import ArchitectureKit
import Baseline
import BaselineClone
import MVC
import MVVM
import MVVMC
import Redux
package import SourceAnalysis
import Ziggurat

/// The one list of all architectures, in the order of every table; a further one is a line here.
nonisolated private let headlines = [
  Entry(
    "Baseline", "One object knows all screens and writes each change into the views it touches.",
    { Baseline.BaselineArchitecture.self }, RoleRule.baseline, .baseline),
  Entry(
    "MVC", "Stores post typed notices; view controllers update once a turn what changed.",
    { MVCArchitecture.self }, RoleRule.mvc, .mvc),
  Entry(
    "MVVM", "A binding for each property of a view; rows in view have view models.",
    { MVVMArchitecture.self }, RoleRule.mvvm, .mvvm),
  Entry(
    "MVVM-C", "Coordinators, a container and modules of five parts; each commit is rendered.",
    { MVVMCArchitecture.self }, RoleRule.mvvmc, .mvvmc),
  Entry(
    "Redux", "Screens select small values; reducers return new states, and what differs is shown.",
    { ReduxArchitecture.self }, RoleRule.redux, .redux),
  Entry(
    "Ziggurat", "Services signal; once a turn a view model is made, and what differs is shown.",
    { ZigguratArchitecture.self }, RoleRule.ziggurat, .ziggurat),
]

/// The architectures and, in a copy that `archbench forms` makes, their forms.
nonisolated private let entries = headlines + forms

/// The architectures that drivers can launch.
package let architectures = Registry(entries.map(\.variant))

/// The architectures that deliver each change at once, with the document that says so.
///
/// In a burst in one turn, they and their forms may write a view more than once. The others may not.
nonisolated package let deliveryAtOnce = [
  "MVVM": "ReactiveSwift, `MutableProperty.value`",
  "MVVM-C": "the article: `subscribe(onNext:)` renders at each value",
]

/// Control C: the sources of Baseline compiled a second time, as a module of their own.
///
/// It shows how much the place of equal code in memory changes a time.
package let baselineClone = Variant(
  name: "Baseline", summary: "Baseline, compiled a second time."
) { BaselineClone.BaselineArchitecture.launch($0) }

extension BucketMap {
  /// The maps of the architectures' folders.
  nonisolated package static let all = entries.map { BucketMap($0.name, roles: $0.roles) }

  /// Returns the map of an architecture, by its name; case and hyphens do not count.
  ///
  /// - Throws: a `SourceError` if there is no such architecture.
  nonisolated package static func named(_ name: String) throws(SourceError) -> BucketMap {
    guard let map = all.first(where: { $0.architecture.matches(name: name) })
    else { throw .unknownArchitecture(name: name, known: all.map(\.architecture)) }
    return map
  }
}

extension RuleBook {
  /// The rule books of the architectures that have one.
  nonisolated package static let all = entries.compactMap(\.rules)

  /// Returns the rule book of an architecture, if it has one.
  nonisolated package static func named(_ architecture: String) -> RuleBook? {
    all.first { $0.architecture == architecture }
  }
}

/// An architecture and what is said of it alone.
struct Entry: Sendable {
  /// The name, as it is shown.
  let name: String
  /// One sentence for lists and reports: how an event gets to the views.
  let summary: String
  let architecture: @MainActor @Sendable () -> any Architecture.Type
  /// The roles of its files; a new architecture begins as a copy of Baseline.
  let roles: [RoleRule]
  let rules: RuleBook?
  let doesExtraWork: Bool

  var variant: Variant {
    let pattern = String(name.prefix { $0 != "/" })
    return Variant(
      name: name, summary: summary, deliversAtOnce: deliveryAtOnce[pattern] != nil,
      doesExtraWork: doesExtraWork
    ) { architecture().launch($0) }
  }

  nonisolated init(
    _ name: String, _ summary: String,
    _ architecture: @escaping @MainActor @Sendable () -> any Architecture.Type,
    _ roles: [RoleRule] = RoleRule.baseline, _ rules: RuleBook? = nil, doesExtraWork: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.architecture = architecture
    self.roles = roles
    self.rules = rules
    self.doesExtraWork = doesExtraWork
  }

  /// A form: it has the roles and the rules of its pattern.
  nonisolated init(
    _ name: String, of pattern: String,
    _ architecture: @escaping @MainActor @Sendable () -> any Architecture.Type, doesExtraWork: Bool
  ) {
    let headline = headlines.first { $0.name == pattern }
    self.init(
      name, headline?.summary ?? "", architecture, headline?.roles ?? RoleRule.baseline,
      headline?.rules?.book(of: name),
      doesExtraWork: doesExtraWork)
  }
}
