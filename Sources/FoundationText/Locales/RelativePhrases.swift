import StringSearch

/// The relative-date phrases of a language, from Unicode CLDR 37.
///
/// Lists are in the order year, month, week, day, hour, minute, second. A unit has one form for
/// each plural category of the language: one and other, or, in Russian, one, few and many.
struct RelativePhrases: Sendable {
  /// The whole phrase, with `#` for the number and `@` for the unit.
  let future, past: String
  let units, shortUnits: [[String]]
  /// The names of the previous, current and next year, month and week.
  let neighbours: [[String]]
  /// The names of the days from two days ago to two days ahead; nil if the language has none.
  let days: [String?]
  /// The phrases for this hour, this minute and now.
  let present: [String]

  private enum Plural {
    case germanic, french, russian, none
  }
  private var plural = Plural.germanic

  private init(
    _ future: String, _ past: String, _ units: String, short: String, neighbours: [String],
    days: [String?], present: [String], plural: Plural = .germanic
  ) {
    func forms(_ text: String) -> [[String]] {
      text.split(separator: " ").map { $0.split(separator: "/").map(String.init) }
    }
    (self.future, self.past) = (future, past)
    (self.units, self.shortUnits) = (forms(units), forms(short))
    self.neighbours = stride(from: 0, to: neighbours.count, by: 3).map {
      Array(neighbours[$0..<$0 + 3])
    }
    (self.days, self.present, self.plural) = (days, present, plural)
  }

  /// Returns the phrases of a locale's language; English for an unknown language.
  static func find(_ identifier: String) -> RelativePhrases {
    languages[LocaleData.parts(identifier).language] ?? english
  }

  /// Returns the phrase of a number of units; the number is given in digits or words.
  func text(_ count: Int, _ unit: Int, isShort: Bool, number: String) -> String {
    let forms = (isShort ? shortUnits : units)[unit]
    return (count < 0 ? past : future).replacing("#", with: number)
      .replacing("@", with: forms[min(form(of: Int(clamping: count.magnitude)), forms.count - 1)])
  }

  private func form(of count: Int) -> Int {
    switch plural {
    case .none: return 0
    case .germanic: return count == 1 ? 0 : 1
    case .french: return count < 2 ? 0 : 1
    case .russian:
      let (last, lastTwo) = (count % 10, count % 100)
      if last == 1, lastTwo != 11 { return 0 }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? 1 : 2
    }
  }

  /// Returns the name of a near date: yesterday, next week, now.
  func name(_ count: Int, _ unit: Int) -> String? {
    switch unit {
    case 0...2: (-1...1).contains(count) ? neighbours[unit][count + 1] : nil
    case 3: (-2...2).contains(count) ? days[count + 2] : nil
    default: count == 0 ? present[unit - 4] : nil
    }
  }
}

extension RelativePhrases {
  private static let english = RelativePhrases(
    "in # @", "# @ ago",
    "year/years month/months week/weeks day/days hour/hours minute/minutes second/seconds",
    short: "yr. mo. wk. day/days hr. min. sec.",
    neighbours: [
      "last year", "this year", "next year", "last month", "this month", "next month",
      "last week", "this week", "next week",
    ],
    days: [nil, "yesterday", "today", "tomorrow", nil],
    present: ["this hour", "this minute", "now"])

  private static let languages: [String: RelativePhrases] = [
    "de": RelativePhrases(
      "in # @", "vor # @",
      "Jahr/Jahren Monat/Monaten Woche/Wochen Tag/Tagen Stunde/Stunden Minute/Minuten "
        + "Sekunde/Sekunden",
      short: "Jahr/Jahren Monat/Monaten Woche/Wochen Tag/Tagen Std. Min. Sek.",
      neighbours: [
        "letztes Jahr", "dieses Jahr", "nächstes Jahr", "letzten Monat", "diesen Monat",
        "nächsten Monat", "letzte Woche", "diese Woche", "nächste Woche",
      ],
      days: ["vorgestern", "gestern", "heute", "morgen", "übermorgen"],
      present: ["in dieser Stunde", "in dieser Minute", "jetzt"]),
    "fr": RelativePhrases(
      "dans # @", "il y a # @",
      "an/ans mois semaine/semaines jour/jours heure/heures minute/minutes seconde/secondes",
      short: "a m. sem. j h min s",
      neighbours: [
        "l’année dernière", "cette année", "l’année prochaine", "le mois dernier", "ce mois-ci",
        "le mois prochain", "la semaine dernière", "cette semaine", "la semaine prochaine",
      ],
      days: ["avant-hier", "hier", "aujourd’hui", "demain", "après-demain"],
      present: ["cette heure-ci", "cette minute-ci", "maintenant"], plural: .french),
    "es": RelativePhrases(
      "dentro de # @", "hace # @",
      "año/años mes/meses semana/semanas día/días hora/horas minuto/minutos segundo/segundos",
      short: "a m sem. día/días h min s",
      neighbours: [
        "el año pasado", "este año", "el próximo año", "el mes pasado", "este mes",
        "el próximo mes", "la semana pasada", "esta semana", "la próxima semana",
      ],
      days: ["anteayer", "ayer", "hoy", "mañana", "pasado mañana"],
      present: ["esta hora", "este minuto", "ahora"]),
    "it": RelativePhrases(
      "tra # @", "# @ fa",
      "anno/anni mese/mesi settimana/settimane giorno/giorni ora/ore minuto/minuti "
        + "secondo/secondi",
      short: "anno/anni mese/mesi sett. g h min s",
      neighbours: [
        "l’anno scorso", "quest’anno", "il prossimo anno", "il mese scorso", "questo mese",
        "il prossimo mese", "la settimana scorsa", "questa settimana", "la prossima settimana",
      ],
      days: ["l’altro ieri", "ieri", "oggi", "domani", "dopodomani"],
      present: ["quest’ora", "questo minuto", "ora"]),
    "nl": RelativePhrases(
      "over # @", "# @ geleden",
      "jaar maand/maanden week/weken dag/dagen uur minuut/minuten seconde/seconden",
      short: "jaar maand/maanden week/weken dag/dgn uur min. sec.",
      neighbours: [
        "vorig jaar", "dit jaar", "volgend jaar", "vorige maand", "deze maand",
        "volgende maand", "vorige week", "deze week", "volgende week",
      ],
      days: ["eergisteren", "gisteren", "vandaag", "morgen", "overmorgen"],
      present: ["binnen een uur", "binnen een minuut", "nu"]),
    "pt": RelativePhrases(
      "em # @", "há # @",
      "ano/anos mês/meses semana/semanas dia/dias hora/horas minuto/minutos segundo/segundos",
      short: "ano/anos mês/meses sem. dia/dias h min. seg.",
      neighbours: [
        "ano passado", "este ano", "próximo ano", "mês passado", "este mês", "próximo mês",
        "semana passada", "esta semana", "próxima semana",
      ],
      days: ["anteontem", "ontem", "hoje", "amanhã", "depois de amanhã"],
      present: ["esta hora", "este minuto", "agora"], plural: .french),
    "ru": RelativePhrases(
      "через # @", "# @ назад",
      "год/года/лет месяц/месяца/месяцев неделю/недели/недель день/дня/дней час/часа/часов "
        + "минуту/минуты/минут секунду/секунды/секунд",
      short: "г./г./л. мес. нед. дн. ч. мин. сек.",
      neighbours: [
        "в прошлом году", "в этом году", "в следующем году", "в прошлом месяце",
        "в этом месяце", "в следующем месяце", "на прошлой неделе", "на этой неделе",
        "на следующей неделе",
      ],
      days: ["позавчера", "вчера", "сегодня", "завтра", "послезавтра"],
      present: ["в этот час", "в эту минуту", "сейчас"], plural: .russian),
    "ja": RelativePhrases(
      "# @後", "# @前", "年 か月 週間 日 時間 分 秒", short: "年 か月 週間 日 時間 分 秒",
      neighbours: ["昨年", "今年", "来年", "先月", "今月", "来月", "先週", "今週", "来週"],
      days: ["一昨日", "昨日", "今日", "明日", "明後日"],
      present: ["1 時間以内", "1 分以内", "今"], plural: .none),
    "ko": RelativePhrases(
      "#@ 후", "#@ 전", "년 개월 주 일 시간 분 초", short: "년 개월 주 일 시간 분 초",
      neighbours: [
        "작년", "올해", "내년", "지난달", "이번 달", "다음 달", "지난주", "이번 주", "다음 주",
      ],
      days: ["그저께", "어제", "오늘", "내일", "모레"],
      present: ["현재 시간", "현재 분", "지금"], plural: .none),
    "zh": RelativePhrases(
      "#@后", "#@前", "年 个月 周 天 小时 分钟 秒钟", short: "年 个月 周 天 小时 分钟 秒",
      neighbours: ["去年", "今年", "明年", "上个月", "本月", "下个月", "上周", "本周", "下周"],
      days: ["前天", "昨天", "今天", "明天", "后天"],
      present: ["这一时间 / 此时", "此刻", "现在"], plural: .none),
  ]
}
