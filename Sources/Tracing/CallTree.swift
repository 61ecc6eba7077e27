/// Calls in their order, each with what it has called: the functions of a raw trace that have an owner.
struct CallTree {
  /// A call, or a piece of work on views.
  enum Event {
    case call(Int)
    case work(String)
  }

  struct Call {
    let name: FunctionName
    let owner: CodeMap.Owner
    /// The call that it was made by; `nil` if nobody made it who has an owner.
    let caller: Int?
    /// Whether a closure that has no owner stands between its caller and it.
    let isBehindClosure: Bool
    fileprivate(set) var events: [Event] = []
  }

  private(set) var calls: [Call] = []
  /// What nobody called who has an owner.
  private(set) var roots: [Event] = []

  /// - Parameters:
  ///   - records: what a turn of a raw trace ran.
  ///   - symbols: of its addresses.
  ///   - code: who owns what.
  init(_ records: [RawTrace.Record], _ symbols: Symbols, _ code: CodeMap) {
    // By visit: the call that it is, or that it is inside of.
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
          inside.append((caller.call, caller.isBehindClosure || isClosure))
          break
        }
        calls.append(
          Call(
            name: name, owner: owner, caller: caller.call, isBehindClosure: caller.isBehindClosure))
        append(.call(calls.count - 1), to: caller.call)
        inside.append((calls.count - 1, false))
      }
    }
  }

  private mutating func append(_ event: Event, to call: Int?) {
    if let call { calls[call].events.append(event) } else { roots.append(event) }
  }

  /// Whether any call below this one is the architecture's own.
  func leadsToRole(_ call: Int) -> Bool {
    calls[call].events.contains { event in
      guard case .call(let next) = event else { return false }
      return calls[next].owner.role != nil || leadsToRole(next)
    }
  }
}
