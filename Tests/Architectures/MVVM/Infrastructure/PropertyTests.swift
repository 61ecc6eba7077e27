import Testing

@testable import MVVM

@Suite("Properties tell their observers the latest value") struct PropertyTests {
  private let output = Output(0)
  private let bag = DisposalBag()

  @Test("If an observer sets another value, later observers and derived outputs hear that one.")
  func setByObserver() {
    output.wrappedValue.observe(in: bag) { [output] in if $0 == 1 { output.value = 2 } }
    let later = TestObserver(output.wrappedValue)
    let derived = TestObserver(output.wrappedValue.map { $0 * 10 })
    output.value = 1
    #expect(later.values == [0, 2])
    #expect(derived.values == [0, 20])
    output.value = 3
    #expect(later.values == [0, 2, 3])
  }

  @Test("If an observer sets the value back, later observers do not hear the one in between.")
  func setBack() {
    output.wrappedValue.observe(in: bag) { [output] in if $0 == 1 { output.value = 0 } }
    let later = TestObserver(output.wrappedValue)
    output.value = 1
    #expect(later.values == [0, 0])
  }
}
