import Foundation
import Support

/// The differences between Linux and macOS. The macOS part is untested.
extension Machine {
  #if canImport(Darwin)
    static let system = "macos"

    static var systemName: String {
      "macOS " + ProcessInfo.processInfo.operatingSystemVersionString
    }

    static var processor: String {
      ProgramRun(["sysctl", "-n", "machdep.cpu.brand_string"]).answer ?? "unknown processor"
    }

    /// The processor time of all programs since the start of the system; not read here.
    static var busySeconds: Double? { nil }
  #else
    static let system = "linux"

    static var systemName: String {
      value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=") ?? "Linux"
    }

    static var processor: String {
      value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown processor"
    }

    /// The processor time of all programs since the start of the system, in seconds.
    static var busySeconds: Double? {
      guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8) else {
        return nil
      }
      let fields = text.prefix { $0 != "\n" }.split(separator: " ").dropFirst().compactMap {
        Double($0)
      }
      // user, nice, system, idle, iowait, irq, softirq, steal; guests are part of user.
      guard fields.count >= 8 else { return nil }
      let ticks = fields[0] + fields[1] + fields[2] + fields[5] + fields[6]
      return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private static func value(of key: String, in path: String, separator: Character) -> String? {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
      let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
      let value = line?.split(separator: separator, maxSplits: 1).last
      return value?.trimmingCharacters(in: CharacterSet(charactersIn: "\" \t"))
    }
  #endif
}
