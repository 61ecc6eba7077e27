/// A bag for bindings, which says how they are made.
final class BindingBag: DisposalBag {
  let style: BindingStyle

  init(_ style: BindingStyle) {
    self.style = style
  }
}
