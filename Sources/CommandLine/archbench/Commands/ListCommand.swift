import ArchitectureKit
import ArgumentParsing
import Catalog
import Foundation
import Interactions
import Support

/// The command `list`, which shows the variants, interactions and counters.
enum ListCommand {
  static let format = Option(
    "format", .choice(of: Format.self), default: .table, help: "How to print it.")

  /// The output format.
  enum Format: String, CaseIterable, Sendable {
    case table, json
  }

  static let command = CommandSpecification(
    "list", abstract: "List variants, interactions and counters.",
    parameters: [format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let listing = Listing()
    switch arguments[format] {
    case .table: try console.show(listing.text)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try console.output.write(
        String(decoding: try encoder.encode(listing), as: UTF8.self) + "\n")
    }
    return .done
  }
}

/// The variants, interactions and counters, as `list` prints them.
private struct Listing: Encodable {
  struct VariantEntry: Encodable {
    let name: String
    let id: String
    let lane: String
    let summary: String
    let extraWork: [String]
  }

  struct InteractionEntry: Encodable {
    let id: String
    let prose: String
    let sizes: [Int]
    let leastWork: String
    let predicted: [String]
    let script: String?
  }

  let variants = architectures.variants.map {
    VariantEntry(
      name: architectures.label(of: $0), id: $0.id, lane: $0.lane.rawValue, summary: $0.summary,
      extraWork: $0.extraWork)
  }
  let interactions = Interactions.all.map {
    InteractionEntry(
      id: $0.id, prose: $0.prose, sizes: $0.sizes,
      leastWork: $0.leastWorkText(at: $0.sizes), predicted: $0.predicted, script: $0.script)
  }
  let counters = CounterDescriptions.all

  /// All lists as text.
  ///
  /// Each entry begins with its name on the command line and in `results.json`.
  var text: String {
    var text = "VARIANTS (--architecture, --lane)\n\n"
    for variant in variants {
      text += "  \(variant.name) [\(variant.lane)]\n      \(variant.summary)\n"
      for work in variant.extraWork { text += "      more work: \(work)\n" }
    }
    text += "\nINTERACTIONS (--interaction, --size)\n\n"
    for interaction in interactions {
      let sizes = interaction.sizes.map(String.init).joined(separator: ", ")
      text += "  \(interaction.id) (\(sizes))\n      \(interaction.prose)\n"
      text += "      Least work on views: \(interaction.leastWork).\n"
      if !interaction.predicted.isEmpty {
        text += "      Expected to win: \(interaction.predicted.joined(separator: ", ")).\n"
      }
    }
    text += "\nCOUNTERS (of one run of an interaction)\n\n"
    for counter in counters { text += "  \(counter.name)\n      \(counter.prose)\n" }
    return text
  }
}
