/// A view model that can be the value of an output: it is equal to itself alone.
protocol ViewModel: AnyObject, Equatable {}

extension ViewModel {
  nonisolated static func == (left: Self, right: Self) -> Bool {
    left === right
  }
}
