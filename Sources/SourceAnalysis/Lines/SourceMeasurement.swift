/// The counts of some files, ordered by the bytes of their paths.
package struct SourceMeasurement: Hashable, Sendable {
  /// The files.
  package let files: [SourceFile]
  /// What is wrong with the texts, a sentence each; they are counted all the same.
  package private(set) var warnings: [String]

  /// The sums of all files.
  package var totals: SourceTotals { SourceTotals(files) }

  /// Reads and counts Swift files and all Swift files in folders.
  ///
  /// All paths are relative to `root`. Throws when a path does not exist, cannot be read, or is
  /// neither a Swift file nor a folder.
  package init(paths: [String], root: String = ".") throws(SourceError) {
    var leftOut = 0
    self.init(try SourceTree.texts(at: paths, in: root) { leftOut += 1 })
    if leftOut > 0 {
      let names = "\(leftOut) name\(leftOut == 1 ? " is" : "s are")"
      warnings.append("\(names) not UTF-8 and left out; rename what shall be counted.")
    } else if files.isEmpty {
      warnings.append("There is no Swift file in \(paths.joined(separator: ", ")).")
    }
  }

  /// Counts texts that were read before.
  package init(_ texts: [SourceText]) {
    var files: [SourceFile] = []
    var warnings: [String] = []
    for text in texts {
      let counts = LineCounter.count(text.bytes)
      files.append(SourceFile(path: text.path, counts: counts))
      if !counts.isUTF8 {
        warnings.append("\(text.path) is not UTF-8; its lines were counted as they are.")
      }
      if let line = counts.unclosedLine {
        warnings.append(
          "\(text.path):\(line) begins a string or comment without an end; its lines were counted "
            + "as they are.")
      }
    }
    self.files = files
    self.warnings = warnings
  }
}

/// The counts of one file.
package struct SourceFile: Hashable, Sendable {
  /// The path of the file, beginning with the path that was asked for.
  package let path: String
  package let counts: TextCounts
}

/// The sums of the counts of some files.
package struct SourceTotals: Codable, Hashable, Sendable {
  /// The number of files.
  package private(set) var files = 0
  /// All lines: code, comment and blank.
  package private(set) var lines = 0
  /// Lines with code.
  package private(set) var code = 0
  /// Lines with a comment and no code.
  package private(set) var comment = 0
  /// All other lines.
  package private(set) var blank = 0
  /// Tokens, as `Piece.tokens` defines them.
  package private(set) var tokens = 0

  /// Adds up the counts of files.
  package init(_ files: some Sequence<SourceFile> = []) {
    for file in files {
      self.files += 1
      lines += file.counts.lines
      code += file.counts.code
      comment += file.counts.comment
      blank += file.counts.blank
      tokens += file.counts.tokens
    }
  }
}

/// The counts of one text.
package struct TextCounts: Hashable, Sendable {
  /// Lines with code.
  package var code = 0
  /// Lines with a comment and no code.
  package var comment = 0
  /// All other lines.
  package var blank = 0
  /// Tokens, as `Piece.tokens` defines them.
  package var tokens = 0
  /// Whether the text is UTF-8.
  package var isUTF8 = true
  /// The line of the first string or comment without an end.
  package var unclosedLine: Int?

  /// All lines; text after the last line end is a line too.
  package var lines: Int { code + comment + blank }
}

/// Counts the lines and tokens of any text.
package enum LineCounter {
  /// Counts a text in UTF-8; invalid bytes are accepted.
  ///
  /// A line with a token or a part of one is code, even a blank line in a string. Another line with a
  /// part of a comment is comment, even an empty part. All other lines are blank.
  package static func count(_ text: [UInt8]) -> TextCounts {
    text.withUnsafeBufferPointer { bytes in
      var counts = TextCounts()
      var lexer = Lexer(bytes)
      var lineStart = lexer.firstByte
      var (hasCode, hasComment) = (false, false)
      func endLine() {
        if hasCode {
          counts.code += 1
        } else if hasComment {
          counts.comment += 1
        } else {
          counts.blank += 1
        }
        (hasCode, hasComment) = (false, false)
      }
      while let piece = lexer.next() {
        switch piece.kind {
        case .lineEnd:
          endLine()
          lineStart = piece.range.upperBound
        case .comment: hasComment = true
        default:
          hasCode = true
          counts.tokens += piece.tokens
        }
      }
      if lineStart < bytes.count { endLine() }
      counts.isUTF8 = String(validating: bytes, as: UTF8.self) != nil
      counts.unclosedLine = lexer.unclosed.map { 1 + lineEnds(in: bytes[..<$0]) }
      return counts
    }
  }

  /// Returns the number of line ends: LF, CR, or CR and LF.
  private static func lineEnds(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    zip(bytes, [0] + bytes).count { $0 == 13 || $0 == 10 && $1 != 13 }
  }
}
