/// A page of several that lie side by side.
package final class PageView: View {
  package override var kind: String { "PageView" }
}
