import Testing

@testable import SourceAnalysis

/// Mangled names of symbols of other modules.
struct NamesTests {
  @Test(
    "A name contains the module and the owner of its symbol",
    arguments: [
      ("s:5Model4NoteV", "Model", nil),
      ("s:5Model4NoteV4textSSvp", "Model", "Note"),
      (
        "s:3MVC9UserStoreC6follow33_EF35CE5EF5F790B271FB74599489FB7ALLyy5Model0B0VF", "MVC",
        "UserStore"
      ),
      ("s:s6ResultO7successyAByxq_GxcADms5ErrorR_r0_lF", "Swift", "Result"),
      ("s:Si2peoiyySiz_SitFZ", "Swift", "Int"),
      ("s:STsE7forEachyyy7ElementQzKXEKF", "Swift", "Sequence"),
      ("s:SS10FoundationE10componentsyS2SFZ", "Foundation", "String"),
      ("s:5Model8validate5login8passwordSbSS_SStF", "Model", nil),
      ("c:@M@Controllers", "Controllers", nil),
      ("c:objc(cs)NSObject", "C", nil),
    ] as [(String, String, String?)])
  func names(usr: String, module: String, owner: String?) {
    let name = MangledName(usr: usr)
    #expect(name.module == module)
    #expect(name.owner == owner)
  }

  @Test("An extension belongs to the module that declares it, whatever its constraints")
  func extensions() {
    let name = MangledName(
      demangled:
        "static (extension in Model):Swift.Array<A where A == (Model.Note) -> ()>.sum(Swift.Int) -> ()"
    )
    #expect(name.module == "Model")
    #expect(name.owner == "Array")
  }

  @Test("Cycles are the strongly connected components of a graph")
  func cycles() {
    var graph = Graph<Int>()
    for (from, to) in [(1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 4), (6, 1), (7, 7)] {
      graph.add(from, to)
    }
    #expect(graph.cycles == [[1, 2, 3], [4, 5]])
    #expect(graph.closure(of: 4) == [4, 5])
    #expect(graph.path(from: 6) { $0 > 3 && $0 < 6 } == [6, 1, 2, 3, 4])
    #expect(graph.path(from: 4) { $0 == 1 } == nil)
    #expect(graph.reversed.closure(of: 4) == [1, 2, 3, 4, 5, 6])
  }
}
