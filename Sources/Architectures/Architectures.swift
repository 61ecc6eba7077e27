package import ArchitectureKit
import Baseline
import MVC
import MVVM

/// The one list of all architectures: a further one is registered here and nowhere else.
package let architectures = Registry([
  BaselineArchitecture.self,
  MVCArchitecture.self,
  MVVMArchitecture.self,
])
