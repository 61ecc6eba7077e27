import Foundation
import Measurement
import Report
import Results
import Support
import Workshop

/// The machine that the run is made on.
enum Machine {
  static var architecture: String { name(\.machine) }

  /// Returns the conditions of a run, and a sentence for each one that is not known.
  static func environment(at date: Date) -> (known: RunEnvironment, gaps: [String]) {
    let (swift, gzip) = (ProgramRun(["swift", "--version"]), ProgramRun(["gzip", "--version"]))
    let commit = ProjectSource.root.map { SourceCommit(of: $0) }
    let known = RunEnvironment(
      date: date.formatted(.iso8601), os: systemName ?? "unknown system", kernel: name(\.release),
      machine: architecture, processor: processor ?? "unknown processor",
      cores: ProcessInfo.processInfo.activeProcessorCount,
      swift: swift.answer.map { String($0.prefix { $0 != "\n" }) } ?? "Swift of unknown version",
      configuration: Build.isDebug ? "debug" : "release", commit: commit?.name,
      dirty: commit?.isChanged)
    let facts = [
      ("The system is not known", systemName != nil, "/etc/os-release does not name it"),
      ("The processor is not known", processor != nil, "\(processorSource) does not name it"),
      ("The load by other programs is not known", busySeconds != nil, "there is no /proc/stat"),
      ("The version of Swift is not known", swift.isDone, swift.reason),
      ("The medians are not compressed, but in `medians.csv`", gzip.isDone, gzip.reason),
    ]
    let source =
      commit == nil ? "The commit of the sources is not known: they are not here." : commit?.gap
    return (known, facts.filter { !$0.1 }.map { "\($0.0): \($0.2)." } + [source].compactMap(\.self))
  }

  private static func name<Text>(_ field: KeyPath<utsname, Text>) -> String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    return withUnsafeBytes(of: names[keyPath: field]) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
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

    static var systemName: String? {
      "macOS " + ProcessInfo.processInfo.operatingSystemVersionString
    }

    private static let processorSource = "machdep.cpu.brand_string"

    static var processor: String? {
      var (name, size) = ([UInt8](repeating: 0, count: 256), 256)
      let isKnown = sysctlbyname(processorSource, &name, &size, nil, 0) == 0
      return isKnown ? String(decoding: name.prefix { $0 != 0 }, as: UTF8.self) : nil
    }

    /// The processor time of all programs since the start of the system; not read here.
    static var busySeconds: Double? { nil }
  #else
    static let system = "linux"

    static var systemName: String? {
      value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")
    }

    private static let processorSource = "/proc/cpuinfo"

    static var processor: String? {
      value(of: "model name", in: processorSource, separator: ":")
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
