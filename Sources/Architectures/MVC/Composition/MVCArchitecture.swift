package import ArchitectureKit

/// Model–View–Controller as Cocoa practises it: stores that post notices, controllers that observe.
package enum MVCArchitecture: Architecture {
  package static let name = "MVC"
  package static let summary =
    "Stores post typed notices; view controllers update once a turn what changed."

  package static func launch(_ environment: AppEnvironment) -> any App {
    MVCApp(environment)
  }
}
