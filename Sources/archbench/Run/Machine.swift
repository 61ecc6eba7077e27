import Foundation
import Measurement
import Report
import Results
import Support

/// The machine that the run is made on.
enum Machine {
  static var architecture: String { ProgramRun(["uname", "-m"]).answer ?? "unknown" }

  static func environment(at date: Date) -> RunEnvironment {
    let root = ProjectSource.root
    return RunEnvironment(
      date: date.formatted(.iso8601), os: systemName, kernel: kernel, machine: architecture,
      processor: processor, cores: ProcessInfo.processInfo.activeProcessorCount,
      swift: ProgramRun(["swift", "--version"]).answer.map(firstLine) ?? "Swift of unknown version",
      configuration: Build.isDebug ? "debug" : "release",
      commit: root.flatMap {
        ProgramRun(["git", "-C", $0, "rev-parse", "--short", "HEAD"]).answer
      },
      dirty: root.flatMap(isChanged))
  }

  /// Returns whether a folder's files differ from their commit; `nil` without git.
  ///
  /// Reports are left out: else the report of one run would make the next one look changed.
  static func isChanged(_ root: String) -> Bool? {
    ProgramRun(["git", "-C", root, "status", "--porcelain", "--", ".", ":(exclude)Reports"]).answer
      .map { !$0.isEmpty }
  }

  private static var kernel: String { ProgramRun(["uname", "-r"]).answer ?? "unknown" }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { $0 != "\n" })
  }
}

/// How many cores other programs use, on average over a span of time.
struct MachineLoad {
  private let start = ContinuousClock.now
  private let busyBefore = Machine.busySeconds
  private let ownBefore = ProcessorTime.ownSeconds

  /// The cores in use by other programs since this value was made; `nil` if that is unknown.
  var others: Double? {
    guard let busyBefore, let busy = Machine.busySeconds else { return nil }
    let span = (ContinuousClock.now - start) / .seconds(1)
    let own = ProcessorTime.ownSeconds - ownBefore
    return span > 0 ? max(0, (busy - busyBefore - own) / span) : nil
  }

  /// Waits a second and returns the cores in use by other programs meanwhile.
  static func now() -> Double? {
    let load = MachineLoad()
    Thread.sleep(forTimeInterval: 1)
    return load.others
  }
}

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
