package import ArchitectureKit

/// Model–View–Controller as Cocoa practises it: stores that post notices, controllers that observe.
package enum MVCArchitecture: Architecture {
  package static func launch(_ environment: AppEnvironment) -> any App {
    MVCApp(environment)
  }
}
