/// A stored variable, and the bodies that write it.
package struct PropertyWriters: Hashable, Sendable {
  package let property: IndexedSymbol
  package let site: IndexedSymbol.Site
  /// The bodies that write it, without the initialisers of its type, in the order of the sources.
  package let writers: [Writer]

  /// A body that writes the property.
  package struct Writer: Hashable, Sendable {
    /// The full name, such as `NotesStore.load()`.
    package let name: String
    package let role: Role
    /// Whether it belongs to a different type than the property.
    package let isOutsideType: Bool
    /// The number of writes in the body.
    package let places: Int
  }
}

extension Headline {
  /// The stored variables of types and the global variables, in the order of the sources.
  package var propertyWriters: [PropertyWriters] {
    let writes = writesByProperty
    return symbols.compactMap { property in
      guard property.kind == .property, property.storage == .variable, let site = property.site
      else { return nil }
      let places = (writes[property.usr] ?? []).filter { !isInitial($0, property) }
      let bodies = Dictionary(grouping: places) { writer(of: $0)?.usr }
      let writers = bodies.values.sorted { isEarlier($0[0].site, $1[0].site) }.map { places in
        let body = writer(of: places[0])
        return PropertyWriters.Writer(
          name: body?.qualifiedName ?? "(outermost level)", role: places[0].site.place.role,
          isOutsideType: body.flatMap(type) != type(of: property), places: places.count)
      }
      return PropertyWriters(property: property, site: site, writers: writers)
    }
  }

  /// The writes by the USR of the property.
  ///
  /// A write to a protocol's requirement counts for all properties that meet the requirement.
  private var writesByProperty: [String: [IndexedOccurrence]] {
    var writes: [String: [IndexedOccurrence]] = [:]
    for place in references where place.access.contains(.write) {
      writes[place.usr, default: []].append(place)
      guard index.symbols[place.usr]?.isRequirement ?? false else { continue }
      for met in index.overriders[place.usr] ?? [] { writes[met, default: []].append(place) }
    }
    return writes
  }

  /// Returns the body around a place; for an accessor, the property.
  private func writer(of place: IndexedOccurrence) -> IndexedSymbol? {
    let body = place.container.flatMap { index.symbols[$0] }
    guard let body, body.kind == .accessor else { return body }
    return body.parent.flatMap { index.symbols[$0] } ?? body
  }

  /// Whether a place sets the first value of the property.
  private func isInitial(_ place: IndexedOccurrence, _ property: IndexedSymbol) -> Bool {
    let body = place.container.flatMap { index.symbols[$0] }
    return body?.usr == property.usr
      || (body?.kind == .initializer && body?.parent == property.parent)
  }

  private func isEarlier(_ one: IndexedSymbol.Site, _ other: IndexedSymbol.Site) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }
}
