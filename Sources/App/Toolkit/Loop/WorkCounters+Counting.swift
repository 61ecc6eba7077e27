extension View {
  /// Counts one write of a property of this view, and returns whether it changes the value.
  @inline(__always)
  final func countWrite(_ property: StaticString, isEffective: Bool) -> Bool {
    loop.thread.check()
    loop.counters.countWrite(isEffective: isEffective, isConfiguring: loop.isConfiguringCell)
    if let onWork = loop.onWork { onWork(description(of: property, isEffective: isEffective)) }
    return isEffective
  }

  private func description(of property: StaticString, isEffective: Bool) -> String {
    let verb = isEffective ? loop.isConfiguringCell ? "fill" : "write" : "write again"
    return "\(verb) \(path) \(property)"
  }

  /// The view in words: the nearest identifier above it, then the names of the parts.
  private var path: String {
    if let identifier { return identifier }
    guard let superview else { return kind }
    let index = superview.subviews.firstIndex { $0 === self } ?? 0
    let names = superview.partNames
    return "\(superview.path) \(index < names.count ? names[index] : "\(kind) \(index)")"
  }
}

extension WorkCounters {
  @inline(__always)
  fileprivate mutating func countWrite(isEffective: Bool, isConfiguring: Bool) {
    writes += 1
    if !isEffective {
      redundantWrites += 1
    } else if isConfiguring {
      configurationWrites += 1
    } else {
      viewWrites += 1
    }
  }
}
