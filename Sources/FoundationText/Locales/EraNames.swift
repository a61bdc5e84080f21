import StringSearch

/// The names of eras and quarters in a language, from Unicode CLDR 37.
struct EraNames: Sendable {
  /// The names of the eras before and after the year 1.
  let eras, longEras: [String]
  let quarters, shortQuarters: [String]

  /// Returns the names of a locale's language; English for an unknown language.
  static func find(_ identifier: String) -> EraNames {
    languages[LocaleData.parts(identifier).language] ?? english
  }

  /// Creates the names that ICU has for a locale.
  init(_ eras: [String], _ longEras: [String], quarters: [String], short: [String]) {
    (self.eras, self.longEras, self.quarters, shortQuarters) = (eras, longEras, quarters, short)
  }

  private init(_ eras: [String], long: [String]? = nil, quarters: [String], short: String = "Q") {
    (self.eras, longEras) = (eras, long ?? eras)
    self.quarters = quarters
    shortQuarters =
      short.contains("#")
      ? (1...4).map { short.replacing("#", with: "\($0)") } : (1...4).map { "\(short)\($0)" }
  }

  /// Returns the four quarters, with the number in place of `#`.
  private static func each(_ form: String) -> [String] {
    (1...4).map { form.replacing("#", with: "\($0)") }
  }

  static let english = EraNames(
    ["BC", "AD"], long: ["Before Christ", "Anno Domini"],
    quarters: ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"])

  private static let languages: [String: EraNames] = [
    "de": EraNames(["v. Chr.", "n. Chr."], quarters: each("#. Quartal")),
    "fr": EraNames(
      ["av. J.-C.", "ap. J.-C."], long: ["avant Jésus-Christ", "après Jésus-Christ"],
      quarters: ["1er trimestre", "2e trimestre", "3e trimestre", "4e trimestre"], short: "T"),
    "es": EraNames(
      ["a. C.", "d. C."], long: ["antes de Cristo", "después de Cristo"],
      quarters: ["1.er trimestre", "2.º trimestre", "3.er trimestre", "4.º trimestre"],
      short: "T"),
    "it": EraNames(
      ["a.C.", "d.C."], long: ["avanti Cristo", "dopo Cristo"], quarters: each("#º trimestre"),
      short: "T"),
    "nl": EraNames(
      ["v.Chr.", "n.Chr."], long: ["voor Christus", "na Christus"],
      quarters: each("#e kwartaal"), short: "K"),
    "pt": EraNames(
      ["a.C.", "d.C."], long: ["antes de Cristo", "depois de Cristo"],
      quarters: each("#º trimestre"), short: "T"),
    "ru": EraNames(
      ["до н. э.", "н. э."], long: ["до Рождества Христова", "от Рождества Христова"],
      quarters: each("#-й квартал"), short: "#-й кв."),
    "ja": EraNames(["紀元前", "西暦"], quarters: each("第#四半期")),
    "ko": EraNames(["BC", "AD"], long: ["기원전", "서기"], quarters: each("제 #/4분기"), short: "#분기"),
    "zh": EraNames(
      ["公元前", "公元"], quarters: ["第一季度", "第二季度", "第三季度", "第四季度"],
      short: "#季度"),
  ]
}
