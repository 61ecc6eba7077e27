import Support

/// Escapes text for HTML elements and attributes.
enum HTMLText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns an element with values as JSON, which the page's script reads.
  static func json(_ values: [some Encodable], id: String) -> String {
    let json = (try? jsonText(values, .line)) ?? "[]"
    return "<script type=\"application/json\" id=\"\(id)\">\(script(json: json))</script>"
  }

  /// Returns JSON that is safe inside a `<script>`: no part of it ends the element.
  static func script(json: String) -> String {
    json.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}
