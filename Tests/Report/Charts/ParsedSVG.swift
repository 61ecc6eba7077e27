import Foundation

@testable import Report

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG file, read by an XML parser.
struct ParsedSVG {
  /// A line of text and its approximate frame, in the picture's units.
  struct Text: CustomStringConvertible {
    var text: String
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double

    func overlaps(_ other: Text) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    var description: String { "'\(text)' in \(left)–\(right), \(top)–\(bottom)" }
  }

  struct Malformed: Error {
    var description: String
  }

  private(set) var width = 0.0
  private(set) var height = 0.0
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  /// All horizontal texts.
  private(set) var texts: [Text] = []
  private(set) var title = ""
  private(set) var summary = ""

  /// - Throws: `Malformed` if the text is not XML.
  init(_ text: String) throws {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse() else {
      throw Malformed(
        description: "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    }
    for (name, attributes, text) in reader.found {
      elements.append((name, attributes))
      switch name {
      case "svg":
        let box = (attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
        if box.count == 4 { (width, height) = (box[2], box[3]) }
      case "title": title = text
      case "desc": summary = text
      case "text" where attributes["transform"] == nil: texts.append(Self.text(text, attributes))
      default: break
      }
    }
  }

  private static func number(_ name: String, _ attributes: [String: String]) -> Double {
    attributes[name].flatMap(Double.init) ?? .nan
  }

  private static func text(_ text: String, _ attributes: [String: String]) -> Text {
    let size = number("font-size", attributes)
    let width = TextWidth.of(text, size: size, isBold: attributes["font-weight"] == "600")
    let x = number("x", attributes)
    let y = number("y", attributes)
    let left =
      switch attributes["text-anchor"] {
      case "middle": x - width / 2
      case "end": x - width
      default: x
      }
    return Text(
      text: text, left: left, right: left + width, top: y - 0.75 * size, bottom: y + 0.1 * size)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var found: [(name: String, attributes: [String: String], text: String)] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(found.count)
      found.append((name, attributes, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { found[last].text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
