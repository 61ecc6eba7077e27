nonisolated extension Language {
  static let english = Language(
    people: [
      "Dana", "Priya", "Tom", "Mum", "Ravi", "Dr. Okafor", "the landlord", "Grace", "Aunt June",
      "Søren", "the woman from number 12",
    ],
    things: [
      "the boiler", "train tickets", "the spare key", "chapter two", "a table for six",
      "the insurance letter", "bread and oat milk", "the bicycle lamp", "library books",
      "the slides", "tomato seeds", "the old photographs", "a birthday present", "the window seal",
      "two litres of paint", "the tax return", "a longer ladder", "the winter coats",
    ],
    times: [
      "before Friday", "this weekend", "on the 14th", "after lunch", "at 7:30", "tomorrow",
      "when it stops raining", "some time in spring",
    ],
    headings: [
      "Groceries", "Ideas", "To do {w}", "Things to ask {p}", "Trip with {p}", "{p}, {w}",
      "About {t}", "Flat: {t}", "Meeting notes", "Packing list", "Letter to {p}", "Reading list",
      "Garden", "Dinner {w}",
    ],
    sentences: [
      "Call {p} {w}", "Ask {p} about {t}", "Send {p} the photos of {t}", "Pick up {t} {w}",
      "Pay for {t} {w}", "Do not forget {t}", "Look up what {t} cost last year",
      "{p} thinks that {t} can wait", "We talked about {t} for an hour", "Idea: {t}, but smaller",
      "It rained all morning, so we stayed in and sorted out {t}",
      "What I keep forgetting is {t}", "{p} will bring {t} {w}", "Meet {p} at the station {w}",
      "The plumber comes {w}, somebody has to be at home", "Return {t}", "Ask {p} where {t} went",
      "The point {p} made was that nobody needs {t} any more", "Draft an answer to {p} {w}",
      "\u{201C}Start where you are\u{201D}, as {p} likes to say", "Write down how {t} should look",
      "Half a cup of flour, two eggs, a pinch of salt", "Water the plants {w}",
      "Reschedule with {p}, best {w}", "{p}: 020 7946 0958", "Compare three offers for {t}",
      "Slept badly, walked along the canal, thought about {t}", "Book {t} {w}",
    ])

  static let japanese = Language(
    people: ["田中さん", "母", "由美", "先生"],
    things: ["牛乳", "切符", "傘", "会議の資料", "本", "写真"],
    times: ["明日", "金曜日", "午後三時", "週末"],
    sentences: [
      "{w}、{p}に電話する", "{t}を買う", "{p}に{t}を返す", "{w}までに{t}を準備する", "{t}を忘れない", "{p}と{t}の話をした",
    ],
    stop: "。")

  static let chinese = Language(
    people: ["小李", "妈妈", "王老师"],
    things: ["牛奶", "火车票", "雨伞", "报告", "钥匙"],
    times: ["明天", "星期五之前", "下午三点", "周末"],
    sentences: ["{w}给{p}打电话", "买{t}", "问{p}关于{t}的事", "别忘了{t}", "{w}把{t}还给{p}"],
    stop: "。")

  static let korean = Language(
    people: ["민수", "엄마", "지은 씨"],
    things: ["우유", "기차표", "우산", "보고서", "열쇠"],
    times: ["내일", "금요일까지", "오후 세 시에", "주말에"],
    sentences: ["{w} {p}에게 전화하기", "{t} 사기", "{p}에게 {t} 돌려주기", "{t} 잊지 말기"])

  static let hebrew = Language(
    people: ["דנה", "אמא", "יוסי"],
    things: ["חלב", "כרטיסים לרכבת", "מטרייה", "הספר", "המפתח"],
    times: ["מחר", "לפני יום שישי", "בשעה 7:30", "בסוף השבוע"],
    sentences: ["להתקשר אל {p} {w}", "לקנות {t}", "לשאול את {p} על {t}", "לא לשכוח: {t}"])

  static let arabic = Language(
    people: ["ليلى", "أمي", "الدكتور سامي"],
    things: ["الحليب", "تذاكر القطار", "المظلة", "الكتاب", "المفتاح"],
    times: ["غدًا", "قبل يوم الجمعة", "بعد الغداء", "في عطلة الأسبوع"],
    sentences: ["الاتصال بـ {p} {w}", "شراء {t}", "سؤال {p} عن {t}", "لا تنسَ {t}"])

  /// Decomposed, with separate scalars for letters and accents, as some file systems and old
  /// editors write it.
  static let french = Language(
    people: ["Ine\u{300}s", "Rene\u{301}e", "la voisine"],
    things: [
      "le cafe\u{301}", "la cle\u{301} de la cave", "le fromage ra\u{302}pe\u{301}",
      "la lettre a\u{300} l'assurance", "les ga\u{302}teaux",
    ],
    times: [
      "vendredi", "apre\u{300}s le de\u{301}jeuner", "a\u{300} 18 h", "cet e\u{301}te\u{301}",
    ],
    sentences: [
      "Appeler {p} {w}", "Acheter {t}", "Voir avec {p} pour {t}",
      "Re\u{301}pondre a\u{300} {p} {w}",
      "Ne pas oublier {t} {w}",
    ])

  /// Also decomposed, with two accents on one letter.
  static let vietnamese = Language(
    people: ["me\u{323}", "anh Tua\u{302}\u{301}n", "chi\u{323} Hoa"],
    things: ["su\u{31B}\u{303}a", "ve\u{301} ta\u{300}u", "ca\u{301}i o\u{302}", "sa\u{301}ch"],
    times: ["nga\u{300}y mai", "thu\u{31B}\u{301} sa\u{301}u", "chie\u{302}\u{300}u nay"],
    sentences: [
      "Go\u{323}i cho {p} {w}", "Mua {t} {w}", "Ho\u{309}i {p} ve\u{302}\u{300} {t}",
      "Đu\u{31B}\u{300}ng que\u{302}n {t}",
    ])

  static let hindi = Language(
    people: ["माँ", "रवि", "डॉक्टर साहब"],
    things: ["दूध", "ट्रेन के टिकट", "छाता", "किताबें", "चाबी"],
    times: ["कल", "शुक्रवार से पहले", "दोपहर के बाद"],
    sentences: ["{w} {p} को फ़ोन करना", "{t} खरीदना", "{p} से {t} के बारे में पूछना", "{t} मत भूलना"],
    stop: "।")
}
