import Testing
import Toolkit

@MainActor @Suite("Table rows") struct TableRowsTests {
  @Test(
    "A change out of view configures no cell, at any number of rows.", arguments: [100, 100_000])
  func outOfView(count: Int) {
    let numbers = NumberTable(Array(0..<count))
    let configured = numbers.configured {
      numbers.ids.append(-1)
      numbers.table.insertRow(count)
      numbers.table.reconfigureRow(count - 1)
    }
    #expect(configured == 0)
    #expect(numbers.asked.isEmpty)
    #expect(numbers.table.rowCount == count + 1)
  }

  @Test(
    "Inserts, deletes and moves in view configure only the rows that enter, and keep other cells.")
  func inView() {
    let numbers = NumberTable(Array(0..<100))
    let cell = numbers.table.cellForRow(3)
    #expect(
      numbers.configured {
        numbers.ids.insert(500, at: 0)
        numbers.table.insertRow(0)
      } == 1)
    #expect(numbers.table.cellForRow(4) === cell)
    #expect(
      numbers.configured {
        numbers.ids.remove(at: 1)
        numbers.table.deleteRow(1)
      } == 1)
    #expect(numbers.table.cellForRow(3) === cell)
    #expect(
      numbers.configured {
        numbers.ids.insert(numbers.ids.remove(at: 3), at: 10)
        numbers.table.moveRow(3, to: 10)
      } == 0)
    #expect(numbers.table.cellForRow(10) === cell)
    #expect(numbers.shown == numbers.ids.prefix(15).map(Optional.some))
  }

  @Test("After random operations, the table shows the rows of its data source.")
  func random() {
    var state: UInt64 = 7
    func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
    let numbers = NumberTable(Array(0..<40))
    var next = 1_000
    for step in 0..<1_000 {
      numbers.table.loop.turn {
        for _ in 0..<roll(4) {
          switch roll(5) {
          case 0:
            let row = roll(numbers.ids.count + 1)
            numbers.ids.insert(next, at: row)
            numbers.table.insertRow(row)
            next += 1
          case 1 where numbers.ids.count > 5:
            let row = roll(numbers.ids.count)
            numbers.ids.remove(at: row)
            numbers.table.deleteRow(row)
          case 2:
            let row = roll(numbers.ids.count)
            let id = numbers.ids.remove(at: row)
            let new = roll(numbers.ids.count + 1)
            numbers.ids.insert(id, at: new)
            numbers.table.moveRow(row, to: new)
          case 3: numbers.table.scroll(toTop: roll(numbers.ids.count))
          default:
            let old = numbers.ids
            numbers.ids.sort()
            let new = numbers.ids
            numbers.table.reorderRows(count: new.count) { new.firstIndex(of: old[$0]) }
          }
        }
      }
      let top = numbers.table.topRow
      let wanted = numbers.ids[top...].prefix(15).map(Optional.some)
      guard numbers.shown == wanted, numbers.window.differenceFromFullRendering() == nil else {
        Issue.record("step \(step): \(numbers.shown), not \(wanted)")
        return
      }
    }
  }

  @Test("Other rows keep the top row, unless they are shown from another one.")
  func keepsTopRow() {
    let numbers = NumberTable(Array(0..<100))
    func reverse(top: Int? = nil) {
      let old = numbers.ids
      numbers.ids.reverse()
      let new = numbers.ids
      numbers.table.reorderRows(count: new.count, top: top) { new.firstIndex(of: old[$0]) }
    }
    numbers.table.scroll(toTop: 7)
    reverse()
    #expect(numbers.table.topRow == 7)
    reverse(top: 2)
    #expect(numbers.table.topRow == 2)
  }
}
