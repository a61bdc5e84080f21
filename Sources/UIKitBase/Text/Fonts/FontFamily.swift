import StringSearch

/// A font family of every device, with the names of its faces.
struct FontFamily {
  let name: String
  let typeface: Typeface
  let faces: [Face]

  /// A face, with its PostScript name.
  struct Face {
    let name: String
    let weight: Double
    let isItalic: Bool
  }

  /// Reads `name:typeface:faces`; a face that begins with `-` has the first one's name before that.
  private init(_ line: Substring) {
    let parts = line.split(separator: ":", omittingEmptySubsequences: false)
    name = String(parts[0])
    typeface = Self.typefaces[parts[1]] ?? .helvetica
    let base = parts[2].prefix { $0 != "-" && $0 != " " }
    faces = parts[2].split(separator: " ").map { face in
      let style = face.drop { $0 != "-" }
      return Face(
        name: face.hasPrefix("-") ? "\(base)\(face)" : String(face),
        weight: Self.weight(of: style),
        isItalic: style.contains("It") || style.contains("Oblique"))
    }
  }

  /// The weight that a name's style suffix denotes.
  private static func weight(of style: Substring) -> Double {
    for (word, weight) in [
      ("UltraLight", FontWeight.ultraLight), ("Thin", FontWeight.thin),
      ("Light", FontWeight.light), ("Medium", FontWeight.medium), ("Demi", FontWeight.semibold),
      ("Semi", FontWeight.semibold), ("Heavy", FontWeight.heavy), ("Black", FontWeight.black),
      ("Bold", FontWeight.bold),
    ] where style.contains(word) { return weight }
    return FontWeight.regular
  }

  /// Finds the face with a PostScript name, and its family.
  static func with(face name: String) -> (family: FontFamily, face: Face)? {
    for family in all {
      if let face = family.faces.first(where: { $0.name == name }) { return (family, face) }
    }
    return nil
  }

  private static let typefaces: [Substring: Typeface] = [
    "arial": .arial, "courier": .courier, "helveticaNeue": .helveticaNeue, "menlo": .menlo,
    "times": .times,
  ]

  /// The families with known metrics, and those that use Helvetica's, Times' or Courier's here.
  static let all = """
    Academy Engraved LET:times:AcademyEngravedLetPlain
    American Typewriter:times:AmericanTypewriter -Bold -Condensed -CondensedBold -CondensedLight \
    -Light -Semibold
    Apple Color Emoji::AppleColorEmoji
    Apple SD Gothic Neo::AppleSDGothicNeo-Regular -Thin -UltraLight -Light -Medium -SemiBold \
    -Bold
    Arial:arial:ArialMT Arial-BoldMT Arial-ItalicMT Arial-BoldItalicMT
    Arial Hebrew:arial:ArialHebrew -Bold -Light
    Arial Rounded MT Bold:arial:ArialRoundedMTBold
    Avenir::Avenir-Book -Roman -Light -Medium -Heavy -Black -Oblique -BookOblique -LightOblique \
    -MediumOblique -HeavyOblique -BlackOblique
    Avenir Next::AvenirNext-Regular -Medium -DemiBold -Bold -Heavy -Italic -UltraLight \
    -MediumItalic -DemiBoldItalic -BoldItalic -HeavyItalic -UltraLightItalic
    Avenir Next Condensed::AvenirNextCondensed-Regular -Medium -DemiBold -Bold -Heavy -Italic \
    -UltraLight -MediumItalic -DemiBoldItalic -BoldItalic -HeavyItalic -UltraLightItalic
    Baskerville:times:Baskerville -Bold -BoldItalic -Italic -SemiBold -SemiBoldItalic
    Bodoni 72:times:BodoniSvtyTwoITCTT-Book -Bold -BookIta
    Bodoni 72 Oldstyle:times:BodoniSvtyTwoOSITCTT-Book -Bold -BookIt
    Bodoni 72 Smallcaps:times:BodoniSvtyTwoSCITCTT-Book
    Bodoni Ornaments:times:BodoniOrnamentsITCTT
    Bradley Hand::BradleyHandITCTT-Bold
    Chalkboard SE::ChalkboardSE-Regular -Light -Bold
    Chalkduster::Chalkduster
    Cochin:times:Cochin -Bold -BoldItalic -Italic
    Copperplate:times:Copperplate -Bold -Light
    Courier:courier:Courier -Bold -Oblique -BoldOblique
    Courier New:courier:CourierNewPSMT CourierNewPS-BoldMT CourierNewPS-ItalicMT \
    CourierNewPS-BoldItalicMT
    Didot:times:Didot -Bold -Italic
    Euphemia UCAS::EuphemiaUCAS -Bold -Italic
    Futura::Futura-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
    Geeza Pro::GeezaPro -Bold
    Georgia:times:Georgia -Bold -Italic -BoldItalic
    Gill Sans::GillSans -Bold -BoldItalic -Italic -Light -LightItalic -SemiBold -SemiBoldItalic \
    -UltraBold
    Helvetica::Helvetica -Bold -Light -Oblique -BoldOblique -LightOblique
    Helvetica Neue:helveticaNeue:HelveticaNeue -Bold -Italic -BoldItalic -Medium -MediumItalic \
    -Light -LightItalic -Thin -ThinItalic -UltraLight -UltraLightItalic -CondensedBold \
    -CondensedBlack
    Hiragino Mincho ProN:times:HiraMinProN-W3 -W6
    Hiragino Sans::HiraginoSans-W3 -W6
    Hoefler Text:times:HoeflerText-Regular -Italic -Black -BlackItalic
    Kailasa::Kailasa -Bold
    Marker Felt::MarkerFelt-Thin -Wide
    Menlo:menlo:Menlo-Regular -Bold -Italic -BoldItalic
    Noteworthy::Noteworthy-Light -Bold
    Optima::Optima-Regular -Italic -Bold -BoldItalic -ExtraBlack
    Palatino:times:Palatino-Roman -Italic -Bold -BoldItalic
    Papyrus:times:Papyrus -Condensed
    Party LET:times:PartyLetPlain
    PingFang HK::PingFangHK-Regular -Ultralight -Light -Thin -Medium -Semibold
    PingFang SC::PingFangSC-Regular -Ultralight -Light -Thin -Medium -Semibold
    PingFang TC::PingFangTC-Regular -Ultralight -Light -Thin -Medium -Semibold
    Savoye LET:times:SavoyeLetPlain
    Snell Roundhand:times:SnellRoundhand -Bold -Black
    Symbol:times:Symbol
    Thonburi::Thonburi -Bold -Light
    Times New Roman:times:TimesNewRomanPSMT TimesNewRomanPS-BoldMT TimesNewRomanPS-ItalicMT \
    TimesNewRomanPS-BoldItalicMT
    Trebuchet MS::TrebuchetMS -Bold -Italic Trebuchet-BoldItalic
    Verdana::Verdana -Bold -Italic -BoldItalic
    Zapf Dingbats:times:ZapfDingbatsITC
    Zapfino:times:Zapfino
    """.split(separator: "\n").map(FontFamily.init)
}
