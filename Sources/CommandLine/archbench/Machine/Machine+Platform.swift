import Foundation

/// The differences between Linux and macOS. The macOS part is untested.
extension Machine {
  #if canImport(Darwin)
    static let system = "macos"

    static var systemName: String {
      "macOS " + ProcessInfo.processInfo.operatingSystemVersionString
    }

    static var processor: String {
      output("sysctl", "-n", "machdep.cpu.brand_string") ?? "unknown processor"
    }
  #else
    static let system = "linux"

    static var systemName: String {
      value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=") ?? "Linux"
    }

    static var processor: String {
      value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown processor"
    }

    private static func value(of key: String, in path: String, separator: Character) -> String? {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
      let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
      let value = line?.split(separator: separator, maxSplits: 1).last
      return value?.trimmingCharacters(in: CharacterSet(charactersIn: "\" \t"))
    }
  #endif
}
