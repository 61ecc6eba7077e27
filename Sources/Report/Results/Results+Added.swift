import Measurement

extension Results {
  /// Returns these results with the lists that follow from the cells: kinds and rungs.
  package func withKinds() -> Results {
    var results = self
    results.kinds = architectures.filter { $0.defect == nil }.flatMap(kinds)
    results.ladders = (ladders ?? []).filter(isMeasured).orNil
    results.ladder = (results.ladders ?? []).flatMap(rungs).orNil
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

  /// Returns what an event of each kind adds in a variant.
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
          kind: kind, architecture: entry.name, variant: entry.variant, size: size, added: added,
          worst: worst.id)
      }
    }
  }

  /// Whether the run measured rungs of a ladder itself, rather than being merged with such a run.
  var measuredLadder: Bool { ladders?.contains(where: isMeasured) == true }

  /// Whether the run had a variant for every rung of a ladder.
  private func isMeasured(_ ladder: LadderEntry) -> Bool {
    let variants = architectures.filter { $0.name == ladder.architecture }.map(\.variant)
    return ladder.rungs.allSatisfy { variants.contains($0.variant) }
  }

  /// Returns what an event adds on each rung of a ladder, then in a headline that is on none.
  private func rungs(of ladder: LadderEntry) -> [LadderResult] {
    let steps = ladder.rungs.flatMap { rung in
      examples(of: ladder.architecture, rung.variant).map { kind, added in
        LadderResult(
          architecture: ladder.architecture, kind: kind, rung: rung.rung, name: rung.name,
          extras: rung.extras, variant: rung.variant, inherent: rung.kind == "inherent",
          idiomatic: rung.idiomatic, added: added)
      }
    }
    let beside = architectures.filter { entry in
      entry.name == ladder.architecture && entry.isHeadline
        && !ladder.rungs.contains { $0.variant == entry.variant }
    }
    return steps
      + beside.flatMap { entry in
        examples(of: entry.name, entry.variant).map { kind, added in
          LadderResult(
            architecture: entry.name, kind: kind, rung: nil, name: "headline", extras: [],
            variant: entry.variant, inherent: false, idiomatic: true, added: added)
        }
      }
  }

  /// Returns what an event adds in a variant, in the measured interaction of each kind that stands
  /// for the kind; nothing if the variant differs from Baseline.
  private func examples(of architecture: String, _ variant: String) -> [(String, AddedResult)] {
    let entry = architectures.first {
      $0.name == architecture && $0.variant == variant && $0.defect == nil
    }
    return interactions.compactMap { interaction in
      guard let kind = interaction.kind, interaction.isExample == true, let entry,
        let added = cell(of: entry, interaction.id, 1_000)?.added
      else { return nil }
      return (kind, added)
    }
  }

  private func cell(of entry: ArchitectureEntry, _ interaction: String, _ size: Int) -> CaseResult?
  {
    cells.first {
      $0.architecture == entry.name && $0.variant == entry.variant
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

extension Array {
  /// The array; `nil` if it is empty.
  fileprivate var orNil: [Element]? { isEmpty ? nil : self }
}
