import Controllers
import Model

/// The pending requests in the order in which they will be answered.
///
/// The order is by due time, then by time of sending. Requests that write the same note are always
/// answered in the order sent.
struct RequestQueue {
  private var requests: [PendingRequest] = []

  /// The time at which the next answer is due.
  var nextAnswerAt: Timestamp? { requests.first?.dueAt }

  /// Returns when a request that could be answered at `moment` will be answered.
  ///
  /// That is never before an earlier request that writes the same note.
  func dueTime(of request: Request, from moment: Timestamp) -> Timestamp {
    guard let target = request.target,
      let earlier = requests.last(where: { $0.request.target == target })
    else { return moment }
    return max(moment, earlier.dueAt)
  }

  /// Adds the request that was sent last.
  mutating func add(_ request: PendingRequest) {
    let place = requests.lastIndex { $0.dueAt <= request.dueAt }.map { $0 + 1 } ?? 0
    requests.insert(request, at: place)
  }

  mutating func removeFirst() -> PendingRequest? {
    requests.isEmpty ? nil : requests.removeFirst()
  }
}
