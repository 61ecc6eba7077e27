// swift-tools-version: 6.2
import PackageDescription

// MARK: - Settings

/// The settings of every Swift target: Swift 6, dependencies visible in the source, no warnings.
let common: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  // A main-actor closure that the standard library calls checks its executor at each call: about
  // 30 ns an element in `map`, 0 in a loop. The compiler has already proven the isolation.
  .unsafeFlags(["-Xfrontend", "-disable-dynamic-actor-isolation"]),
]

/// Code on the app's one thread of control, as in UIKit: isolated to the main actor by default.
let onMainActor: [SwiftSetting] = common + [.defaultIsolation(MainActor.self)]

/// Whether the apps are built to be traced, as `archbench trace` does in a folder of its own.
///
/// The build that is measured has none of it.
let isTraced = Context.environment["ARCHBENCH_TRACE"] != nil

/// Whether the package is a copy with other sources, which `Workshop` makes and builds.
///
/// It has the architectures with their unit tests, and a program that plays scripts.
let isCopy = Context.environment["ARCHBENCH_COPY"] != nil

/// Whether the tests are built for fuzzing: optimised, and without those of single architectures.
///
/// In an optimised build, Swift 6.3 cannot import these architectures with `@testable`.
let isFuzzed = Context.environment["ARCHBENCH_FUZZ"] != nil

/// Whether the apps can also be shown in a real window, which needs GTK 4 (`libgtk-4-dev`).
let hasWindow = Context.environment["ARCHBENCH_WINDOW"] != nil

/// The modules of the forms that a copy has: folders of architectures, copied and patched.
///
/// Such a copy has the whole program, and of the tests those that compare architectures.
let formNames = (Context.environment["ARCHBENCH_FORMS"] ?? "").split(separator: " ")

/// Whether the package is a copy with what all apps share alone, and its tests.
let isAppAlone = Context.environment["ARCHBENCH_APP"] != nil

/// Optimised in debug builds too, with all assertions: takes 3/4 off the equivalence tests' time.
let optimised: [SwiftSetting] = [
  .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
]

/// Not optimised in release builds: takes 100 s of a core off a clean build; no measured code is here.
let unoptimised: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Without checks of exclusive access, like UIKit: they would be a third of the toolkit's passes.
let likeUIKit: [SwiftSetting] = [
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

/// Has each block of code call a hook in `CTrace`, by LLVM's SanitizerCoverage.
let traced: [SwiftSetting] = {
  let options = ["-sanitize=undefined", "-sanitize-coverage=edge,trace-pc-guard,pc-table"]
  return isTraced ? [.unsafeFlags(options.flatMap { ["-Xfrontend", $0] })] : []
}()

let dl: [LinkerSetting] = [.linkedLibrary("dl", .when(platforms: [.linux]))]

// MARK: - Targets, from the bottom up

/// What all architectures share.
let app: [Target] = [
  .target(name: "Model", path: "Sources/App/Model", swiftSettings: common + optimised),
  .target(
    name: "Controllers", dependencies: ["Model"], path: "Sources/App/Controllers",
    swiftSettings: onMainActor + optimised),
  .target(
    name: "Backend", dependencies: ["Model", "Controllers"], path: "Sources/App/Backend",
    swiftSettings: onMainActor + optimised),
  .target(
    name: "Toolkit", path: "Sources/App/Toolkit",
    swiftSettings: onMainActor + optimised + likeUIKit),
  .target(
    name: "Screens", dependencies: ["Model", "Toolkit"], path: "Sources/App/Screens",
    swiftSettings: onMainActor),
  .target(
    name: "ArchitectureKit", dependencies: ["Model", "Controllers", "Toolkit"],
    path: "Sources/App/ArchitectureKit", swiftSettings: onMainActor),
]

/// Describes an architecture; a further one is a folder, a line below and one in the catalog.
func architecture(
  _ name: String, path: String? = nil, hasForms: Bool = false, isForm: Bool = false
) -> Target {
  .target(
    name: name, dependencies: ["Model", "Controllers", "Toolkit", "Screens", "ArchitectureKit"],
    path: path ?? "Sources/Architectures/\(name)",
    exclude: isForm ? [] : ["README.md"] + (hasForms ? ["Forms"] : []),
    swiftSettings: onMainActor + traced)
}

/// The study: one target each, and nothing between them.
let architectures: [Target] = [
  architecture("Baseline"),
  architecture("MVC", hasForms: true),
  architecture("MVVM", hasForms: true),
  architecture("MVVMC", hasForms: true),
  architecture("Redux", hasForms: true),
  architecture("Ziggurat", hasForms: true),
  architecture("Flux", hasForms: true),
]

let forms = formNames.map { architecture(String($0), isForm: true) }

/// Baseline's sources compiled once more: a control, which shows what the place of equal code costs.
let baselineClone = architecture("BaselineClone", path: "Sources/BaselineClone")

let catalog: Target = .target(
  name: "Catalog",
  dependencies: ["ArchitectureKit", "Support"]
    + (architectures + [baselineClone] + forms).map { .target(name: $0.name) },
  path: "Sources/Architectures/Catalog", swiftSettings: onMainActor + unoptimised)

/// What is done to the apps, and what is made of it.
let harness: [Target] = [
  .target(name: "Support", swiftSettings: common),
  .target(
    name: "Equivalence",
    dependencies: ["Model", "Controllers", "Backend", "Toolkit", "Screens", "ArchitectureKit"],
    swiftSettings: onMainActor),

  .target(name: "CProbes", linkerSettings: dl),
  .target(
    name: "Measurement", dependencies: ["CProbes"],
    swiftSettings: common),
  .target(
    name: "Interactions",
    dependencies: [
      "Model", "Controllers", "Backend", "Toolkit", "Screens", "ArchitectureKit", "Equivalence",
      "Measurement",
    ],
    swiftSettings: onMainActor),

  .target(
    name: "SourceAnalysis",
    dependencies: ["Support"],
    swiftSettings: common),

  // Everything that was measured, as plain data: analysed, stored and read again.
  .target(
    name: "Results", dependencies: ["Support", "Measurement", "SourceAnalysis"],
    swiftSettings: common + unoptimised),
  .target(
    name: "Report", dependencies: ["Support", "Measurement", "SourceAnalysis", "Results"],
    resources: [.embedInCode("Page/Resources")], swiftSettings: common + unoptimised),

  // What is said of single architectures: roles and rules.
  .target(
    name: "Study",
    dependencies: ["ArchitectureKit", "Catalog", "Support", "SourceAnalysis", "Results"],
    swiftSettings: common + unoptimised),

  // A copy of the package that is patched, built and asked.
  .target(
    name: "Workshop",
    dependencies: ["Support", "Measurement", "SourceAnalysis", "Results", "Study"],
    exclude: ["New/README.md"], swiftSettings: common + unoptimised),

  .target(name: "CTerminal"),
  .executableTarget(
    name: "archbench",
    dependencies: [
      "Model", "Controllers", "Backend", "Toolkit", "Screens", "ArchitectureKit", "Catalog",
      "Support", "Equivalence", "Measurement", "Interactions", "SourceAnalysis", "Results",
      "Report",
      "Study", "Workshop", "CTerminal",
    ] + (hasWindow ? ["WindowDisplay", "WindowApp"] : []),
    swiftSettings: onMainActor + unoptimised + (hasWindow ? [.define("ARCHBENCH_WINDOW")] : [])),
]

/// The apps in a real window: a display of GTK's widgets, and what is done with it.
let window: [Target] = [
  .systemLibrary(
    name: "CGtk", pkgConfig: "gtk4",
    providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
  .target(
    name: "WindowDisplay", dependencies: ["Toolkit", "CGtk"],
    swiftSettings: onMainActor),
  .target(
    name: "WindowApp",
    dependencies: [
      "Model", "Controllers", "Backend", "Toolkit", "Screens", "ArchitectureKit", "Equivalence",
      "Measurement", "Interactions", "WindowDisplay",
    ],
    swiftSettings: onMainActor),
]

/// What a traced build has besides: a program that records which lines an interaction runs.
let tracing: [Target] = [
  .target(name: "CTrace", linkerSettings: dl),
  .executableTarget(
    name: "trace-recorder",
    dependencies: [
      "Model", "Backend", "Toolkit", "ArchitectureKit", "Catalog", "Equivalence", "Measurement",
      "Interactions", "CTrace",
    ],
    path: "Sources/TraceRecorder", swiftSettings: onMainActor),
]

/// What a copy with other sources has besides.
let playing: [Target] = [
  .executableTarget(
    name: "script-player",
    dependencies: ["Backend", "ArchitectureKit", "Catalog", "Equivalence"],
    path: "Sources/ScriptPlayer", swiftSettings: onMainActor)
]

// MARK: - Tests

let tests: [Target] = [
  .target(
    name: "TestSupport",
    dependencies: ["Toolkit", "ArchitectureKit", "Equivalence", "CProbes", "Measurement"],
    path: "Tests/TestSupport", swiftSettings: onMainActor),
  // Writes a notes file until it is killed; a test runs it, and so does Scripts/soak.
  .executableTarget(
    name: "notes-file-trial", dependencies: ["Model", "Backend", "CProbes", "Measurement"],
    path: "Tests/App/NotesFileTrial", swiftSettings: onMainActor),

  .testTarget(
    name: "AppTests",
    dependencies: [
      "Model", "Controllers", "Backend", "Toolkit", "Screens", "ArchitectureKit", "Support",
      "Measurement", "notes-file-trial", "TestSupport",
    ],
    path: "Tests/App", exclude: ["NotesFileTrial"], swiftSettings: common),
  .testTarget(
    name: "EquivalenceTests",
    dependencies: [
      "Model", "Controllers", "Backend", "Toolkit", "Screens", "ArchitectureKit", "Catalog",
      "Support", "Equivalence", "Measurement", "Interactions", "TestSupport",
    ],
    path: "Tests/Equivalence", exclude: ["Goldens", "Scripts", "Traces"],
    swiftSettings: onMainActor),
  .testTarget(
    name: "BenchmarkTests",
    dependencies: ["CProbes", "Measurement", "Results", "TestSupport", "UnitTestSupport"],
    path: "Tests/Benchmark", exclude: ["Measurement/Goldens"], swiftSettings: common),
  .testTarget(
    name: "SourceAnalysisTests",
    dependencies: [
      "Controllers", "Backend", "ArchitectureKit", "Catalog", "Support", "Measurement",
      "SourceAnalysis", "Results", "Report", "Study", "TestSupport",
    ],
    path: "Tests/SourceAnalysis", exclude: ["Lines/Fixtures"],
    swiftSettings: common),
  .testTarget(
    name: "ReportTests",
    dependencies: [
      "Support", "Measurement", "Interactions", "SourceAnalysis", "Results", "Report", "Study",
      "TestSupport",
    ],
    path: "Tests/Report", exclude: ["Goldens"], swiftSettings: common),
  .testTarget(
    name: "WorkshopTests",
    dependencies: [
      "Support", "Measurement", "SourceAnalysis", "Results", "Report", "Study", "Workshop",
      "TestSupport",
    ],
    path: "Tests/Workshop", swiftSettings: common),
  .testTarget(
    name: "CommandLineTests",
    dependencies: [
      "Model", "Controllers", "Backend", "Toolkit", "ArchitectureKit", "Catalog", "Support",
      "Equivalence", "Measurement", "Interactions", "SourceAnalysis", "Results", "Report",
      "Study", "Workshop", "archbench", "TestSupport",
    ],
    path: "Tests/CommandLine", exclude: ["Goldens", "hostile-commands"], swiftSettings: common),
]

/// The unit tests of an architecture, written as its users write them.
func unitTestTarget(_ name: String) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [
      "Model", "Controllers", "Backend", "Toolkit", "Screens", "ArchitectureKit", "Equivalence",
      .target(name: name), "UnitTestSupport", "ViewTestSupport",
    ],
    path: "Tests/Architectures/\(name)", exclude: ["Fakes"], swiftSettings: onMainActor)
}

/// What the unit tests of all architectures share: a server's fake, and a window.
let unitTestSupport: [Target] = [
  .target(
    name: "UnitTestSupport", dependencies: ["Model", "Controllers", "CProbes", "Measurement"],
    path: "Tests/Architectures/Support", swiftSettings: onMainActor),
  .target(
    name: "ViewTestSupport", dependencies: ["Toolkit", "UnitTestSupport"],
    path: "Tests/Architectures/ViewSupport", swiftSettings: onMainActor),
]

/// What shows that the window displays each app truly.
let windowTests: [Target] = [
  .testTarget(
    name: "WindowTests",
    dependencies: [
      "Model", "Backend", "Toolkit", "ArchitectureKit", "Catalog", "Equivalence", "Measurement",
      "CGtk", "WindowDisplay", "WindowApp", "TestSupport",
    ],
    path: "Tests/Window", swiftSettings: onMainActor)
]

let unitTests =
  unitTestSupport + (isFuzzed ? [] : architectures.map { unitTestTarget($0.name) })

/// The tests of what all apps share, and what they need.
let appTests: Set = [
  "Support", "Equivalence", "CProbes", "Measurement", "TestSupport", "notes-file-trial", "AppTests",
]
let appAlone = app + (harness + tests).filter { appTests.contains($0.name) }

let everything =
  app
  + architectures + [baselineClone] + forms + [catalog] + harness
  + (hasWindow ? window : [])
  + (forms.isEmpty
    ? unitTests + (isTraced ? tracing : []) + (isCopy ? playing : tests)
      + (hasWindow && !isCopy ? windowTests : [])
    : tests.filter { ["TestSupport", "EquivalenceTests"].contains($0.name) })

let package = Package(
  name: "swift-architecture-benchmark",
  platforms: [.macOS(.v15)],
  products: isCopy || isAppAlone ? [] : [.executable(name: "archbench", targets: ["archbench"])],
  targets: isAppAlone ? appAlone : everything
)
