/// The SVG files of charts.
package enum PictureFile {
  static let fonts =
    "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif"

  /// Whether a text begins like a chart's file, so that a chart has written it.
  package static func isChart(_ text: String) -> Bool {
    guard let root = text.split(separator: "\n", maxSplits: 1).first else { return false }
    return root.hasPrefix("<svg ")
      && root.hasSuffix(" aria-labelledby=\"title desc\" font-family=\"\(fonts)\">")
  }
}
