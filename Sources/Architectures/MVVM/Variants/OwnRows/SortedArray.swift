/// An array that keeps its elements in order, and says where each change has taken place.
///
/// The order is total: of two different elements one precedes the other.
struct SortedArray<Element> {
  private(set) var elements: [Element]
  private let precedes: (Element, Element) -> Bool

  /// Sorts the elements: O(n log n).
  init(_ elements: [Element] = [], by precedes: @escaping (Element, Element) -> Bool) {
    self.elements = elements.sorted(by: precedes)
    self.precedes = precedes
  }

  var count: Int { elements.count }

  subscript(index: Int) -> Element { elements[index] }

  /// Returns the index of the first element that does not precede this one: O(log n).
  func place(of element: Element) -> Int {
    var places = 0..<count
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      if precedes(elements[middle], element) {
        places = middle + 1..<places.upperBound
      } else {
        places = places.lowerBound..<middle
      }
    }
    return places.lowerBound
  }

  /// Returns the index of the inserted element.
  mutating func insert(_ element: Element) -> Int {
    let index = place(of: element)
    elements.insert(element, at: index)
    return index
  }

  mutating func remove(at index: Int) {
    elements.remove(at: index)
  }

  /// Returns the index of the new element, counted without the old one.
  mutating func replace(at index: Int, by element: Element) -> Int {
    if isPlace(index, of: element) {
      elements[index] = element
      return index
    }
    elements.remove(at: index)
    return insert(element)
  }

  /// Returns whether an element may stand at an index, between the neighbours of the old one.
  private func isPlace(_ index: Int, of element: Element) -> Bool {
    (index == 0 || precedes(elements[index - 1], element))
      && (index + 1 == count || precedes(element, elements[index + 1]))
  }
}
