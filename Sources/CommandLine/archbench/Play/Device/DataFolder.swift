/// The folder in which the user's programs keep their data.
package nonisolated enum DataFolder {
  /// Returns the folder of this program; `nil` if the environment does not determine it.
  package static func path(environment: [String: String]) -> String? {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    #if canImport(Darwin)
      return home.map { "\($0)/Library/Application Support/archbench" }
    #else
      // The specification says to ignore a relative path:
      // specifications.freedesktop.org/basedir-spec.
      let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (data ?? home.map { "\($0)/.local/share" }).map { "\($0)/archbench" }
    #endif
  }
}
