import ArchitectureKit
import Catalog
import Report
import Support

/// How a command prints what it found.
enum Format: String, Sendable {
  /// For a terminal, fitted to its width.
  case table
  case json, markdown
}

extension Option where Value == Format {
  /// The option `--format`; the first format is the default.
  static func format(_ formats: Format...) -> Option {
    Option(
      "format", .choice(formats, name: \.rawValue), default: formats[0], help: "How to print it.")
  }
}

/// The build that has a window.
enum WindowBuild {
  /// What a window needs, for help screens.
  static let needs =
    "A window needs GTK 4: install libgtk-4-dev and build with ARCHBENCH_WINDOW=1."

  /// The failure in a build without a window.
  static let missing = CommandFailure(
    "This archbench was built without a window. Get one with 'apt install libgtk-4-dev', then "
      + "'ARCHBENCH_WINDOW=1 swift build -c release'.", .usage)
}

extension Console {
  /// Prints a document: on a terminal fitted to its width, into a file or a pipe as Markdown.
  func print(_ document: Document) throws {
    try outputTerminal.isTerminal ? show(document) : output.write(document.markdown)
  }

  /// Prints in the format that was asked for.
  func print(
    _ format: Format, _ document: @autoclosure () throws -> Document,
    json: @autoclosure () throws -> String
  ) throws {
    switch format {
    case .table: try show(document())
    case .markdown: try output.write(document().markdown)
    case .json: try output.write(json())
    }
  }
}

extension Option where Value == UInt64 {
  /// The option `--seed`, which is 1 if it is not given.
  static func seed(_ help: String) -> Option {
    Option("seed", .integer(0...UInt64.max), default: 1, help: help)
  }
}

extension ValueKind where Value == Variant {
  /// An architecture by its name.
  static var variant: ValueKind {
    ValueKind(
      expectation: "an architecture, as 'archbench list' shows them",
      candidates: architectures.variants.map(\.name),
      read: { word in MainActor.assumeIsolated { architectures.variant(word) } },
      describe: { variant in MainActor.assumeIsolated { variant.name } })
  }
}
