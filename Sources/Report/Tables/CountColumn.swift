import Results
import Support

extension TextTable.Shown {
  /// A column of counts.
  static func count(_ title: String, _ count: @escaping (Row) -> Int) -> Self {
    .number(title) { Figures.count(count($0)) }
  }
}
