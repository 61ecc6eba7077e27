import CommandLineKit

/// What `Merge` asks of a report.
extension Results {
  /// Interactions at a size.
  var measuredCells: Int { Set(cells.map { "\($0.interaction) \($0.size)" }).count }

  /// The part of the run that this is.
  var shard: Shard? { run.shard.flatMap { Shard($0) } }

  /// The parts of a run that are in it, be it merged itself.
  var shards: [Shard] {
    (parts?.map(\.run) ?? [run]).compactMap { $0.shard.flatMap { Shard($0) } }
  }
}

extension RunSettings {
  /// What has to be the same in all parts, in words.
  var planWords: String { "\(plan) (\(processes) processes, \(rounds) rounds)" }
}

extension ArchitectureEntry {
  /// What tells one from another.
  var identity: [String] { [name, variant, lane] }
}
