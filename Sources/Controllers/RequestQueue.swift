import Model

/// The requests without an answer, in the order in which they will be answered: by time, then by
/// sending, but those that write one note always in the order sent.
struct RequestQueue {
  private var requests: [PendingRequest] = []

  /// When the next answer is due.
  var nextAnswerAt: Timestamp? { requests.first?.dueAt }

  /// The moment at which a request that could be answered at `moment` will be: not before an
  /// earlier one about the same note.
  func dueTime(of request: Request, from moment: Timestamp) -> Timestamp {
    guard let target = request.target,
      let earlier = requests.last(where: { $0.request.target == target })
    else { return moment }
    return max(moment, earlier.dueAt)
  }

  /// Puts in the request that was sent last.
  mutating func add(_ request: PendingRequest) {
    let place = requests.lastIndex { $0.dueAt <= request.dueAt }.map { $0 + 1 } ?? 0
    requests.insert(request, at: place)
  }

  mutating func removeFirst() -> PendingRequest? {
    requests.isEmpty ? nil : requests.removeFirst()
  }
}
