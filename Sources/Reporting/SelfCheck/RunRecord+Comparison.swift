import Foundation
import Measurement

extension RunRecord.Comparison {
  /// The mean over processes.
  var logRatio: Double { Statistics.mean(values) }
  /// Half of the interval that the verdict was made by.
  var halfWidth: Double { log(high / low) / 2 }
}
