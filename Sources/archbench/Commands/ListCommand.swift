import ArchitectureKit
import Catalog
import Foundation
import Interactions
import Measurement
import Report
import Results
import Study
import Support

/// The command `list`, which shows the architectures, interactions and counters.
enum ListCommand {
  static let format = Option.format(.table, .json)

  static let command = CommandSpecification(
    "list", abstract: "List architectures, interactions and counters.",
    parameters: [format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let listing = Listing()
    if arguments[format] == .json {
      try console.output.write(jsonText(listing))
    } else {
      try console.show(listing.text)
    }
    return .done
  }
}

/// The architectures, interactions and counters, as `list` prints them.
private struct Listing: Encodable {
  struct CounterEntry: Encodable {
    let name: String
    let prose: String
  }

  let architectures = Catalog.architectures.variants.map {
    ArchitectureEntry(name: $0.name, summary: $0.summary)
  }
  let interactions = Interactions.all.map {
    InteractionEntry(
      id: $0.id, title: $0.title, prose: $0.prose, sizes: $0.sizes,
      leastWork: $0.leastWorkText(at: $0.sizes))
  }
  let counters = Counter.all.map { CounterEntry(name: $0.id, prose: $0.sentence) }

  /// All lists as text.
  ///
  /// Each entry begins with its name on the command line and in `results.json`.
  var text: String {
    var text = "ARCHITECTURES (--architecture)\n\n"
    for architecture in architectures {
      text += "  \(architecture.name)\n      \(architecture.summary)\n"
    }
    text += "\nINTERACTIONS (--interaction, --size)\n\n"
    for interaction in interactions {
      let sizes = interaction.sizes.map(String.init).joined(separator: ", ")
      text += "  \(interaction.id) (\(sizes))\n      \(interaction.prose)\n"
      text += "      Least work on views: \(interaction.leastWork).\n"
    }
    text += "\nCOUNTERS (of one run of an interaction)\n\n"
    for counter in counters { text += "  \(counter.name)\n      \(counter.prose)\n" }
    return text
  }
}
