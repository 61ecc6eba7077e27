package import ArchitectureKit
import Baseline
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
