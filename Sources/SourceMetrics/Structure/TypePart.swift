/// A type's declaration or one of its extensions, in one file.
struct TypePart {
  /// Its name and those of the types around it: `Outer.Inner`; empty for what is in no type.
  let name: String
  let kind: TypeKind
  /// Whether the file alone knows it, so that other files may have another of the same name.
  let isLocal: Bool
  var counts = StructureCounts()
}
