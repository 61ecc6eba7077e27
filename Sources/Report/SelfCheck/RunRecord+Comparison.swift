import Foundation
import Measurement

extension RunRecord.Comparison {
  /// The mean of the logarithms over processes.
  var logRatio: Double { Statistics.mean(values) }
  /// Half the width of the interval behind the verdict.
  var halfWidth: Double { log(high / low) / 2 }
}
