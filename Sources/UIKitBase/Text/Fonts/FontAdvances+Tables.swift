// no traps of narrow: places are those of a table of the program.

// The widths of Helvetica and Times come from the metrics that Adobe publishes for the standard
// PostScript fonts, in thousandths, for the characters from space to tilde. Apple publishes no such
// table for SF. Only the average width of its letters is published, 853 of 2048 units; Arial, which
// is as wide as Helvetica, has 904 (from the capsize collection of font metrics). SF's widths are
// therefore those of Helvetica, scaled down by this ratio.

extension FontAdvances {
  static let helvetica = FontAdvances(
    regular: table(helveticaRegular), bold: table(helveticaBold))

  static let times = FontAdvances(regular: table(timesRegular), bold: table(timesBold))

  static let system = FontAdvances(
    regular: table(helveticaRegular, times: 853 / 904.0),
    bold: table(helveticaBold, times: 853 / 904.0))

  /// A monospaced face.
  static func fixed(_ width: Double) -> FontAdvances {
    FontAdvances(regular: [0x20: width], bold: [0x20: width], isFixed: true)
  }

  private static func table(_ widths: [Double], times factor: Double = 1) -> [UInt32: Double] {
    var table: [UInt32: Double] = [:]
    for (place, width) in widths.enumerated() {
      table[UInt32(0x20 + place)] = width / 1000 * factor
    }
    let like = { (width: Character) in table[width.unicodeScalars.first?.value ?? 0x20] }
    // Common punctuation: no-break space, dashes, quotes, ellipsis, bullet.
    table[0xA0] = like(" ")
    table[0x2013] = 0.556 * factor
    table[0x2014] = factor
    for quote: UInt32 in [0x2018, 0x2019] { table[quote] = 0.222 * factor }
    for quote: UInt32 in [0x201C, 0x201D] { table[quote] = 0.333 * factor }
    table[0x2026] = factor
    table[0x2022] = 0.35 * factor
    return table
  }

  private static let helveticaRegular: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let helveticaBold: [Double] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]

  private static let timesRegular: [Double] = [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278,
    500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444,
    921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722,
    556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500,
    333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500,
    500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
  ]

  private static let timesBold: [Double] = [
    250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278,
    500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500,
    930, 722, 667, 722, 722, 667, 611, 778, 778, 389, 500, 778, 667, 944, 722, 778,
    611, 778, 722, 556, 667, 722, 722, 1000, 722, 722, 667, 333, 278, 333, 581, 500,
    333, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500,
    556, 556, 444, 389, 333, 556, 500, 722, 500, 500, 444, 394, 220, 394, 520,
  ]
}
