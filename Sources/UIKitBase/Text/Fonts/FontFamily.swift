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

  private init(_ name: String, _ typeface: Typeface, _ faces: String) {
    self.name = name
    self.typeface = typeface
    self.faces = faces.split(separator: " ").map { face in
      let style = face.drop { $0 != "-" }
      return Face(
        name: String(face), weight: Self.weight(of: style),
        isItalic: style.contains("Italic") || style.contains("Oblique"))
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

  /// The families with known metrics, and a few that use Helvetica's metrics here.
  static let all: [FontFamily] = [
    FontFamily("Arial", .arial, "ArialMT Arial-BoldMT Arial-ItalicMT Arial-BoldItalicMT"),
    FontFamily(
      "Avenir", .helvetica,
      "Avenir-Book Avenir-Roman Avenir-Light Avenir-Medium Avenir-Heavy Avenir-Black"),
    FontFamily(
      "Avenir Next", .helvetica,
      "AvenirNext-Regular AvenirNext-Medium AvenirNext-DemiBold AvenirNext-Bold "
        + "AvenirNext-Heavy AvenirNext-Italic AvenirNext-UltraLight"),
    FontFamily(
      "Courier New", .courier,
      "CourierNewPSMT CourierNewPS-BoldMT CourierNewPS-ItalicMT CourierNewPS-BoldItalicMT"),
    FontFamily("Georgia", .times, "Georgia Georgia-Bold Georgia-Italic Georgia-BoldItalic"),
    FontFamily(
      "Helvetica", .helvetica,
      "Helvetica Helvetica-Bold Helvetica-Light Helvetica-Oblique Helvetica-BoldOblique "
        + "Helvetica-LightOblique"),
    FontFamily(
      "Helvetica Neue", .helveticaNeue,
      "HelveticaNeue HelveticaNeue-Bold HelveticaNeue-Italic HelveticaNeue-BoldItalic "
        + "HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Light "
        + "HelveticaNeue-LightItalic HelveticaNeue-Thin HelveticaNeue-UltraLight "
        + "HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack"),
    FontFamily("Menlo", .menlo, "Menlo-Regular Menlo-Bold Menlo-Italic Menlo-BoldItalic"),
    FontFamily(
      "Times New Roman", .times,
      "TimesNewRomanPSMT TimesNewRomanPS-BoldMT TimesNewRomanPS-ItalicMT "
        + "TimesNewRomanPS-BoldItalicMT"),
    FontFamily(
      "Trebuchet MS", .helvetica,
      "TrebuchetMS TrebuchetMS-Bold TrebuchetMS-Italic Trebuchet-BoldItalic"),
    FontFamily("Verdana", .helvetica, "Verdana Verdana-Bold Verdana-Italic Verdana-BoldItalic"),
  ]
}
