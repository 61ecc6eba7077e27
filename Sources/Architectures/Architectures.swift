package import ArchitectureKit
import Baseline
import BaselineClone
import MVC
import MVVM
import Redux
import Ziggurat

/// The one list of all architectures: a further one is registered here and nowhere else.
package let architectures = Registry([
  BaselineArchitecture.self,
  MVCArchitecture.self,
  MVVMArchitecture.self,
  ReduxArchitecture.self,
  ZigguratArchitecture.self,
])

/// Control C: a copy of Baseline's sources in a module of its own, which is measured with the
/// architectures and is none of them.
package let baselineClone = BaselineCloneArchitecture.variants[0]
