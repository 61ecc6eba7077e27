import Model
import Testing

struct DeepLinkTests {
  @Test(
    "Valid URLs are read as links.",
    arguments: [
      ("notes://note/1", DeepLink.note(1)), ("notes://note/0", .note(0)),
      ("notes://note/007", .note(7)), ("notes://note/123456789", .note(123_456_789)),
      ("notes://note/000000000", .note(0)), ("notes://new", .newNote),
      ("notes://profile", .profile),
    ])
  func good(url: String, link: DeepLink) {
    #expect(DeepLink(url: url) == link)
  }

  @Test(
    "Other URLs are refused.",
    arguments: [
      "", "notes://", "notes://note", "notes://note/", "notes://note/1234567890",
      "notes://note/0000000001", "notes://note/+1", "notes://note/-1", "notes://note/1 ",
      " notes://note/1", "notes://note/1/", "notes://note/1?", "notes://note/1.0",
      "notes://note/0x1", "notes://note/١", "notes://note/１", "notes://note/1\u{301}",
      "notes://note/\u{301}1", "notes://new/", "notes://New", "NOTES://new", "notes://profile/1",
      "notes:/new", "http://note/1", "notes://note/1\n",
    ])
  func bad(url: String) {
    #expect(DeepLink(url: url) == nil)
  }
}
