// swift-tools-version: 6.2
import PackageDescription

/// One list of settings for every Swift target: the language mode of Swift 6, the upcoming features
/// that make dependencies visible in the source, and no warning left standing.
let common: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  // A closure on the main actor that the standard library calls would else ask at each call on
  // which executor it runs: some 30 ns, which `map` and `allSatisfy` pay for each element and loops
  // do not. All code of the package is checked by the compiler already.
  .unsafeFlags(["-Xfrontend", "-disable-dynamic-actor-isolation"]),
]

/// Code that belongs to the app's one thread of control, as in UIKit: isolated to the main actor
/// unless it says otherwise.
let onMainActor: [SwiftSetting] = common + [.defaultIsolation(MainActor.self)]

/// Set while the apps are built to be traced, which `archbench trace` does in a folder of its own.
///
/// What is measured has none of it.
let isTraced = Context.environment["ARCHBENCH_TRACE"] != nil

/// Optimised in debug builds too, with all assertions: three quarters of the time of the
/// conformance tests went there, and UIKit and the standard library, too, are optimised in an
/// app's tests.
let optimised: [SwiftSetting] =
  isTraced
  ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// Not optimised in release builds either: nothing here is measured or waited for, and a build from
/// scratch, which a newcomer does wait for, takes some 80 seconds less of a core.
let unoptimised: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The toolkit stands where UIKit stands in an app, which has no checks of exclusive access.
///
/// In its passes they would be a third of the work. Debug builds, tests among them, have them.
let toolkit: [SwiftSetting] =
  onMainActor + optimised + [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
  ]

/// LLVM's SanitizerCoverage: the compiler has each function, or each block, call a hook.
///
/// The hooks are our own, in `CTrace`; no sanitizer's runtime is linked.
func traced(_ kind: String) -> [SwiftSetting] {
  let options = ["-sanitize=undefined", "-sanitize-coverage=\(kind),trace-pc-guard,pc-table"]
  return isTraced ? [.unsafeFlags(options.flatMap { ["-Xfrontend", $0] })] : []
}

let architectures = ["Baseline", "MVC", "MVVM", "Redux", "Ziggurat"]

/// Copies of an architecture that are measured as controls; written by Scripts/clone-baseline.
let controls = ["BaselineClone"]

let app: [Target.Dependency] = ["Model", "Controllers", "Toolkit", "Screens"]

/// The libraries that have a test target each, with what its tests import besides.
let tested: [(name: String, others: [String])] = [
  ("Model", []), ("Controllers", ["Model", "notes-file-trial"]),
  ("Toolkit", ["Controllers", "Measurement"]), ("Screens", ["Toolkit"]),
  ("ArchitectureKit", ["Model", "Controllers", "Toolkit", "Screens"]),
  ("Scenarios", ["Model", "Controllers", "Toolkit", "Screens", "ArchitectureKit"]),
  (
    "ArchitectureRules",
    ["ArchitectureKit", "Architectures", "Controllers", "Measurement", "SourceMetrics"]
  ),
  (
    "TerminalApp",
    [
      "Model", "Controllers", "Toolkit", "ArchitectureKit", "Architectures", "Scenarios",
      "archbench",
    ]
  ),
  ("Measurement", ["CProbes"]), ("SourceMetrics", ["SourceFuzzing"]),
  ("SourceIndex", ["ArchitectureRules", "SourceMetrics"]), ("Charts", ["Measurement"]),
  ("Reporting", ["Charts", "CommandLineKit", "Measurement", "SourceMetrics"]),
  ("Tracing", ["ArchitectureRules", "Reporting", "SourceMetrics"]), ("CommandLineKit", []),
]

/// The folders in test targets that hold no Swift.
let fixtures = [
  "Measurement": ["Goldens"], "SourceMetrics": ["Fixtures"], "Reporting": ["Goldens"],
  "Charts": ["Goldens"],
]

let libraryTests: [Target] = tested.map { name, others in
  let dependencies = ([name, "TestSupport"] + others).map { Target.Dependency.target(name: $0) }
  return .testTarget(
    name: "\(name)Tests", dependencies: dependencies, exclude: fixtures[name] ?? [],
    swiftSettings: common)
}

let architectureTargets: [Target] = (architectures + controls).map { name in
  .target(
    name: name, dependencies: app + ["ArchitectureKit"], exclude: ["README.md"],
    swiftSettings: onMainActor + traced("edge"))
}

let tracing: [Target] = [
  // Hears what the traced code runs.
  .target(name: "CTrace", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
  .executableTarget(
    name: "trace-recorder",
    dependencies: app + ["ArchitectureKit", "Architectures", "Scenarios", "CTrace"],
    path: "Sources/TraceRecorder", swiftSettings: onMainActor),
]

let package = Package(
  name: "swift-architecture-benchmark",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "archbench", targets: ["archbench"])],
  targets: [
    // The feature: what all architectures share.
    .target(name: "Model", swiftSettings: common + optimised),
    .target(
      name: "Controllers", dependencies: ["Model"],
      swiftSettings: onMainActor + optimised + traced("func")),
    .target(name: "Toolkit", swiftSettings: toolkit + traced("func")),
    .target(name: "Screens", dependencies: ["Toolkit"], swiftSettings: onMainActor),
    .target(name: "ArchitectureKit", dependencies: app, swiftSettings: onMainActor),

    .target(
      name: "Architectures",
      dependencies: ["ArchitectureKit"] + (architectures + controls).map { .target(name: $0) },
      swiftSettings: onMainActor),

    // What is done to an app, and what must come of it.
    .target(name: "Scenarios", dependencies: app + ["ArchitectureKit"], swiftSettings: onMainActor),

    // What each pattern asks of its architecture, and what holds it to that.
    .target(
      name: "ArchitectureRules",
      dependencies: app + ["ArchitectureKit", "Scenarios", "SourceMetrics"], swiftSettings: common),

    // The app in a real terminal.
    .target(name: "CTerminal"),
    .target(
      name: "TerminalApp", dependencies: app + ["ArchitectureKit", "Scenarios", "CTerminal"],
      swiftSettings: onMainActor),

    // Measuring, reading sources, drawing, writing reports; none of them knows the feature.
    .target(name: "CProbes", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "Measurement", dependencies: ["CProbes"], swiftSettings: common),
    .target(name: "SourceMetrics", swiftSettings: common),
    .target(name: "Charts", swiftSettings: common + unoptimised),
    .target(
      name: "CIndexStore", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "SourceIndex", dependencies: ["CIndexStore", "SourceMetrics"], swiftSettings: common),
    .target(
      name: "Reporting",
      dependencies: ["Charts", "CommandLineKit", "Measurement", "SourceMetrics"],
      swiftSettings: common + unoptimised),
    .target(name: "CommandLineKit", swiftSettings: common),

    // What a recorded interaction did: who called whom, and which lines ran.
    .target(
      name: "Tracing", dependencies: ["ArchitectureRules", "Reporting", "SourceMetrics"],
      swiftSettings: common),

    .executableTarget(
      name: "archbench",
      dependencies: app + [
        "ArchitectureKit", "ArchitectureRules", "Architectures", "Scenarios", "TerminalApp",
        "Measurement", "SourceMetrics", "SourceIndex", "Tracing", "Reporting", "CommandLineKit",
      ],
      swiftSettings: onMainActor),
  ]
    // The architectures: one target each, and no arrow between them.
    + architectureTargets
    // The tests.
    + [
      .target(
        name: "TestSupport", dependencies: app + ["ArchitectureKit", "Scenarios"],
        path: "Tests/TestSupport", swiftSettings: onMainActor),
      // Kills writers of a `NotesFile`; a test runs it, and Scripts/kill-notes-file.
      .executableTarget(
        name: "notes-file-trial", dependencies: ["Model", "Controllers", "CProbes", "Measurement"],
        path: "Tests/NotesFileTrial", swiftSettings: onMainActor),
      // Makes texts that no compiler has seen; tests count some, and Scripts/fuzz-lines millions.
      .target(
        name: "SourceFuzzing", dependencies: ["SourceMetrics"], path: "Tests/SourceFuzzing",
        swiftSettings: common),
      .executableTarget(
        name: "fuzz-lines", dependencies: ["SourceFuzzing", "SourceMetrics"],
        path: "Tests/FuzzLines", swiftSettings: common),
      .testTarget(
        name: "ConformanceTests",
        dependencies: app + [
          "ArchitectureKit", "Architectures", "Scenarios", "Measurement", "TestSupport",
        ],
        exclude: ["Goldens", "Scripts", "Traces"],
        swiftSettings: onMainActor),
      .testTarget(
        name: "ArchbenchTests",
        dependencies: [
          "archbench", "ArchitectureKit", "CommandLineKit", "Measurement", "Reporting", "Scenarios",
          "TestSupport", "Toolkit",
        ],
        exclude: ["Goldens"], swiftSettings: common),
    ]
    + libraryTests
    + (isTraced ? tracing : [])
)
