import Support

/// The properties of a report that `Merge` needs.
extension Results {
  /// The number of cases: interactions at a size.
  var measuredCells: Int { Set(cells.map { "\($0.interaction) \($0.size)" }).count }

  /// The shard of the run that this report is, if it is one.
  var shard: Shard? { run.shard.flatMap { Shard($0) } }

  /// The shards in this report, which may itself be merged.
  var shards: [Shard] {
    (parts?.map(\.run) ?? [run]).compactMap { $0.shard.flatMap { Shard($0) } }
  }
}

extension RunSettings {
  /// The settings that must be equal in all parts, in words.
  var planWords: String {
    "\(plan) (\(processes) processes, \(places) places of \(roundsPerPlace) rounds)"
  }
}
