import ArchitectureKit
import ArgumentParsing
import Catalog
import Foundation
import Support

#if ARCHBENCH_WINDOW
  import WindowApp
  import WindowDisplay
#endif

/// The command `screenshots`, which takes pictures of the app in a real window.
enum ScreenshotsCommand {
  static let architecture = Option(
    repeating: "architecture", placeholder: "name", .variant,
    help: "Compare the pictures of this architecture. May be repeated. Default: all.")
  static let scale = Option(
    "scale", placeholder: "n", .integer(1...4), default: 1, help: "Pixels for one of the window's.")
  static let output = Option(
    "output", .directory, default: "Sources/Documentation/Screenshots",
    help: "The folder for the pictures.")

  static let command = CommandSpecification(
    "screenshots", abstract: "Take pictures of the app in a real window.",
    discussion: """
      Writes the list, a conflict, the profile, a failed save and the log-in as PNG, light and \
      dark. All architectures must give the same pictures, byte by byte.

      \(Self.needs)

      Exit codes: 0 done, 1 an architecture gives another picture, 64 no window here, 73 cannot \
      write.
      """,
    parameters: [architecture, scale, output], action: run)

  /// What a window needs.
  static let needs =
    "A window needs GTK 4: install libgtk-4-dev and build with ARCHBENCH_WINDOW=1."

  /// The failure in a build without a window.
  static let missing = CommandFailure(
    "This archbench was built without a window. Get one with 'apt install libgtk-4-dev', then "
      + "'ARCHBENCH_WINDOW=1 swift build -c release'.", .usage)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    #if ARCHBENCH_WINDOW
      return try take(arguments, console)
    #else
      throw missing
    #endif
  }

  #if ARCHBENCH_WINDOW
    private static func take(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
      let screenshots: Screenshots
      do { screenshots = try Screenshots() } catch { throw CommandFailure("\(error)", .usage) }
      let asked = arguments[architecture]
      let variants = asked.isEmpty ? architectures.variants : asked
      let folder = arguments[output]
      var differing: [String] = []
      for isDark in [false, true] {
        for screen in Screenshots.Screen.allCases {
          let name = "\(screen.rawValue)-\(isDark ? "dark" : "light")"
          let pictures = try variants.map { variant in
            try screenshots.picture(
              of: screen, on: variant, isDark: isDark, scale: Double(arguments[scale]))
          }
          try write(pictures[0], to: "\(folder)/\(name).png", in: folder)
          for (variant, picture) in zip(variants, pictures) where picture != pictures[0] {
            differing.append("\(variant.name) shows another picture in \(name).")
          }
          try console.output.write("\(folder)/\(name).png: \(pictures[0].count) bytes\n")
        }
      }
      try console.output.write(
        differing.isEmpty
          ? "The same for \(variants.map(\.name).joined(separator: ", ")), byte by byte.\n"
          : differing.map { $0 + "\n" }.joined())
      return differing.isEmpty ? .done : .failed
    }

    private static func write(_ picture: Data, to path: String, in folder: String) throws {
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        try picture.write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw CommandFailure(
          "\(path) cannot be written; name another folder with --output.", .cannotWrite)
      }
    }
  #endif
}
