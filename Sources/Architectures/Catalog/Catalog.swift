package import ArchitectureKit
import Baseline
import BaselineClone
import Flux
import MVC
import MVVM
import MVVMC
import Redux
import Support
import Ziggurat

/// The one list of all architectures, in the order of every table; a further one is a line here.
nonisolated private let headlines = [
  Entry(
    "Baseline", "One object knows all screens and writes each change into the views it touches.",
    { Baseline.BaselineArchitecture.self }),
  Entry(
    "MVC", "Stores say what changed; view controllers show it, once per update.",
    { MVCArchitecture.self }),
  Entry(
    "MVVM", "A binding for each property of a view; rows in view have view models.",
    { MVVMArchitecture.self }),
  Entry(
    "MVVM-C", "Coordinators open screens that a container builds; a change copies the state.",
    { MVVMCArchitecture.self }),
  Entry(
    "Redux", "Screens select small values; reducers return new states, and views show the changes.",
    { ReduxArchitecture.self }),
  Entry(
    "Ziggurat",
    "Services signal; once per update a view model is made, and views show the changes.",
    { ZigguratArchitecture.self }),
  Entry(
    "Flux", "One dispatcher, many stores; views hear of a change and read the getters again.",
    { FluxArchitecture.self }),
]

/// The architectures and, in a copy that `archbench forms` makes, their forms.
nonisolated private let entries = headlines + forms

/// The architectures that drivers can launch.
package let architectures = Registry(entries.map(\.variant))

/// Their names.
nonisolated package let architectureNames = entries.map(\.name)

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

/// The architectures of a run, in the order of the report's tables.
package struct Registry {
  /// One for each architecture.
  package let variants: [Variant]

  package init(_ variants: [Variant]) { self.variants = variants }

  /// Returns the variant of this name; case and hyphens do not count.
  package func variant(_ name: String) -> Variant? {
    variants.first { $0.name.matches(name: name) }
  }
}

/// An architecture by its name, or a form by a name such as `Redux/naive`.
nonisolated struct Entry: Sendable {
  let name: String
  /// One sentence for lists and reports: how an event gets to the views.
  let summary: String
  let architecture: @MainActor @Sendable () -> any Architecture.Type
  let doesExtraWork: Bool

  init(
    _ name: String, _ summary: String,
    _ architecture: @escaping @MainActor @Sendable () -> any Architecture.Type,
    doesExtraWork: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.architecture = architecture
    self.doesExtraWork = doesExtraWork
  }

  @MainActor var variant: Variant {
    let pattern = String(name.prefix { $0 != "/" })
    return Variant(
      name: name, summary: summary, deliversAtOnce: deliveryAtOnce[pattern] != nil,
      doesExtraWork: doesExtraWork
    ) { architecture().launch($0) }
  }
}
