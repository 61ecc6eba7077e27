import Foundation
import TestSupport

/// The results of SciPy and NumPy for given values; `Goldens/make-statistics.py` writes them.
struct StatisticsGolden: Decodable {
  struct Student: Decodable {
    let freedom: Double
    let tail: Double
    let quantile: Double
  }

  struct Welch: Decodable {
    let old: [Double]
    let new: [Double]
    let alpha: Double
    let difference: Double
    let freedom: Double
    let low: Double
    let high: Double
  }

  struct PValue: Decodable {
    let values: [Double]
    let margin: Double
    let p: Double
  }

  struct Summary: Decodable {
    let values: [Double]
    let percentiles: [String: Double]
  }

  let student: [Student]
  let welch: [Welch]
  let pValues: [PValue]
  let summaries: [Summary]

  static func read() throws -> StatisticsGolden {
    let text = try Folder("Goldens").read("statistics.json")
    return try JSONDecoder().decode(StatisticsGolden.self, from: Data(text.utf8))
  }
}
