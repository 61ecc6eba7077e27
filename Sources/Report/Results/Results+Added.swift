import Measurement

extension Results {
  /// Returns these results with the lists that follow from the cells: the kinds.
  package func withKinds() -> Results {
    var results = self
    results.kinds = architectures.filter { $0.defect == nil }.flatMap(kinds)
    return results
  }

  /// The size that the first page is about: 1,000 notes, or else that of most interactions; `nil` if
  /// nothing was measured.
  var mainSize: Int? {
    let sizes = Set(cells.map(\.size)).sorted()
    func count(_ size: Int) -> Int {
      Set(cells.filter { $0.size == size }.map(\.interaction)).count
    }
    return sizes.first { $0 == 1_000 } ?? sizes.max { count($0) < count($1) }
  }

  /// Returns what an event of each kind adds in an architecture.
  private func kinds(of entry: ArchitectureEntry) -> [KindResult] {
    let kinds = interactions.compactMap(\.kind).uniqued()
    let sizes = Set(cells.map(\.size)).sorted()
    return sizes.flatMap { size in
      kinds.compactMap { kind in
        let families = Dictionary(
          grouping: interactions.filter { $0.kind == kind }, by: { $0.family ?? $0.id })
        let members = families.values.map { family in
          family.compactMap { interaction -> (id: String, added: AddedResult)? in
            cell(of: entry, interaction.id, size)?.added.map { (interaction.id, $0) }
          }
        }.filter { !$0.isEmpty }
        guard let worst = members.joined().max(by: { $0.added.estimate < $1.added.estimate }),
          let added = AddedResult(
            medianOf: members.compactMap { AddedResult(medianOf: $0.map(\.added)) })
        else { return nil }
        return KindResult(
          kind: kind, architecture: entry.name, size: size, added: added,
          worst: worst.id)
      }
    }
  }

  private func cell(of entry: ArchitectureEntry, _ interaction: String, _ size: Int) -> CaseResult?
  {
    cells.first {
      $0.architecture == entry.name
        && $0.interaction == interaction && $0.size == size
    }
  }
}

extension AddedResult {
  /// The median of several results, process by process; `nil` if there are none.
  ///
  /// There is no interval if the results are of different numbers of processes.
  package init?(medianOf all: [AddedResult]) {
    guard let first = all.first else { return nil }
    let counts = all.compactMap(\.instructions)
    let instructions =
      counts.count == all.count ? Int(Statistics.median(counts.map(Double.init)).rounded()) : nil
    let isPaired = all.allSatisfy { $0.values.count == first.values.count }
    let values =
      isPaired
      ? first.values.indices.map { place in Statistics.median(all.map { $0.values[place] }) } : []
    self.init(
      values, instructions: instructions, events: all.count == 1 ? first.events : nil,
      estimate: Statistics.median(all.map(\.estimate)))
  }

  /// The mean of a figure of each process, with its interval; `estimate` if there are no values.
  init(_ values: [Double], instructions: Int?, events: Int?, estimate: Double? = nil) {
    let mean = MeanInterval(values, alpha: 0.05)
    self.init(
      estimate: mean?.mean ?? estimate ?? 0, low: mean?.low, high: mean?.high,
      instructions: instructions, events: events, values: values)
  }
}
