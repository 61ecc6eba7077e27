import Measurement
import Results

/// The heading of a report: what was measured, where, when, and how quiet it was.
extension RunReport {
  @DocumentBuilder var heading: Document {
    Block.heading(1, results.title)
    "\(subject) \(machine) \(quietness) [Details](#\(Self.conditionsAnchor))."
    ReferenceCheck.sentence(results.reference)
  }

  private var subject: String {
    "\(Figures.counted(results.architectures.count, "architecture")) \(results.architectures.count == 1 ? "was" : "were") measured in "
      + Figures.counted(results.definitions.count, "interaction") + "."
  }

  private var machine: String {
    let environment = results.environment
    return "This was on \(environment.date.prefix(10)), on \(environment.processor) "
      + "(\(Figures.counted(environment.cores, "core"))) with \(environment.os)."
  }

  /// How much else the machine did meanwhile.
  private var quietness: String {
    guard let load = results.run.otherLoad else {
      return "How much other programs used the machine is not known."
    }
    let used = "other programs used \(Figures.fixed(load, 2)) cores"
    if load > ReferenceCheck.mostOtherLoad {
      return "The machine was busy: \(used), so times are less sure."
    }
    return results.run.noisy == true
      ? "Little else ran (\(used)), but times were [noisy](#controls)."
      : "The machine was quiet: \(used)."
  }
}

extension Results {
  /// The title of all documents about them.
  var title: String { "\(architectures.map(\.name).joined(separator: ", ")) on the same feature" }
}
