/// The calls of a raw trace as a tree; only functions with an owner are included.
struct CallTree {
  /// A call, or a piece of work on views.
  enum Event {
    case call(Int)
    case work(String)
  }

  struct Call {
    let name: FunctionName
    let owner: CodeMap.Owner
    /// The path of its file; `nil` for a protocol's entry.
    let file: String?
    /// The call that made it; `nil` if no caller has an owner.
    let caller: Int?
    /// Whether there is a closure without an owner, or a key path, between the caller and this call.
    let isBehindClosure: Bool
    fileprivate(set) var events: [Event] = []
  }

  private(set) var calls: [Call] = []
  /// The events without a caller that has an owner.
  private(set) var roots: [Event] = []

  /// Makes the tree of a turn.
  ///
  /// - Parameters:
  ///   - records: the records of a turn of a raw trace.
  ///   - symbols: the symbols at its addresses.
  ///   - code: the owners of functions.
  init(_ records: [RawTrace.Record], _ symbols: Symbols, _ code: CodeMap) {
    // For each visit: its own call, or the call around it.
    var inside: [(call: Int?, isBehindClosure: Bool)] = [(nil, false)]
    for record in records {
      switch record {
      case .block: break
      case .work(let visit, let text):
        append(.work(text), to: inside[visit < inside.count ? visit : 0].call)
      case .enter(let visit, let block):
        let caller = inside[visit < inside.count ? visit : 0]
        let place = symbols.place(block.lowerBound)
        let name = place.flatMap { symbols.function(at: $0) }
        guard let name, let owner = code.owner(of: name, in: place?.file) else {
          let isClosure = name?.kind == .closure && code.isOwn(place?.file)
          let isKeyPath = place?.isKeyPathAccessor == true
          inside.append((caller.call, caller.isBehindClosure || isClosure || isKeyPath))
          break
        }
        calls.append(
          Call(
            name: name, owner: owner, file: place?.file, caller: caller.call,
            isBehindClosure: caller.isBehindClosure))
        append(.call(calls.count - 1), to: caller.call)
        inside.append((calls.count - 1, false))
      }
    }
  }

  private mutating func append(_ event: Event, to call: Int?) {
    if let call { calls[call].events.append(event) } else { roots.append(event) }
  }

  /// Whether any call below a call belongs to a role of the architecture.
  func leadsToRole(_ call: Int) -> Bool {
    calls[call].events.contains { event in
      guard case .call(let next) = event else { return false }
      return calls[next].owner.role != nil || leadsToRole(next)
    }
  }
}
