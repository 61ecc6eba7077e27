/// The forms of the architectures: none here.
///
/// `archbench forms` builds them in a copy of the package, and writes this file again there.
nonisolated let forms: [Entry] = []
