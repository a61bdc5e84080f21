internal import FoundationCore
package import SelectorRuntime
internal import UIKitRuntime

/// The fonts of a world: those of every device, and those that a script has registered.
package final class FontLibrary {
  /// The metrics of a font that a script has registered.
  fileprivate struct Registered {
    var description: FontDescription
    var typeface: Typeface
  }

  private unowned let world: UIKitWorld
  private var registered: [String: Registered] = [:]
  /// The cached fonts; equal descriptions share one object, as on a device.
  private var made: [FontDescription: UIFont] = [:]

  init(_ world: UIKitWorld) { self.world = world }

  /// The names of all families, including registered ones.
  var families: [String] {
    let own = registered.values.map(\.description.family).filter { !$0.hasPrefix(".") }
    return Set(FontFamily.all.map(\.name) + own).sorted()
  }

  /// The faces of a family.
  func faces(of family: String) -> [String] {
    let known = FontFamily.all.first { $0.name == family }?.faces.map(\.name) ?? []
    let own = registered.values.map(\.description).filter { $0.family == family }
    return known + own.compactMap(\.face).filter { !known.contains($0) }.sorted()
  }

  /// Returns the font for a description; equal descriptions return the same object.
  package func font(_ description: FontDescription) -> UIFont {
    // Restoring a snapshot may have erased a cached font.
    if let font = made[description], !font.isErased { return font }
    let font = world.create(UIKitClasses.concreteFont)
    font.fill(description, typeface(of: description))
    font.retain()
    made[description] = font
    return font
  }

  /// Returns the font with a PostScript or family name, or nil if it is unknown.
  func font(named name: String, size: Double) -> UIFont? {
    if var own = registered[name]?.description, own.face != nil {
      own.size = size
      return font(own)
    }
    if let face = FontDescription.face(name, size: size) { return font(face) }
    if let family = FontFamily.all.first(where: { $0.name == name }) {
      let plain = FontDescription(family: name, size: size)
      return (plain.withFaceOfFamily() ?? .face(family.faces[0].name, size: size)).map { font($0) }
    }
    if name.hasPrefix(".SFUI") || name == FontDescription.systemFamily {
      let style = name.drop { $0 != "-" }.dropFirst()
      let isItalic = style.hasSuffix("Italic")
      let word = isItalic ? style.dropLast(6) : style
      let weight = FontWeight.names.first { $0.name == word }?.weight ?? FontWeight.regular
      return font(FontDescription(size: size, weight: weight, isItalic: isItalic))
    }
    return nil
  }

  private func typeface(of description: FontDescription) -> Typeface {
    if let own = registered[description.fontName] { return own.typeface }
    if let own = registered[description.family] { return own.typeface }
    switch description.family {
    case FontDescription.systemFamily: return registered["system"]?.typeface ?? .system
    case FontDescription.monospacedFamily: return .systemMonospaced
    default: return FontFamily.all.first { $0.name == description.family }?.typeface ?? .system
    }
  }

  /// Registers the metrics of a font; omitted metrics are unchanged.
  ///
  /// Existing font objects keep their metrics.
  ///
  /// - Parameters:
  ///   - name: A PostScript name, a family, or `system`.
  ///   - measures: A table with the keys in ``measureNames``.
  /// - Throws: ``RuntimeError`` for an unknown key, or for a value that is not a number.
  package func register(_ name: String, _ measures: [(key: String, value: Value)]) throws {
    let known = FontDescription.face(name, size: 12)
    let isSystem = name == "system" || name == FontDescription.systemFamily
    var own =
      registered[name]
      ?? Registered(
        description: known
          ?? FontDescription(
            family: isSystem ? FontDescription.systemFamily : name, face: isSystem ? nil : name),
        typeface: typeface(of: known ?? FontDescription(family: name, face: name)))
    for (key, value) in measures { try own.change(key, to: value, name, world) }
    registered[name] = own
    for font in made.values { font.release() }
    made = [:]
  }

  /// The keys that ``register(_:_:)`` accepts.
  ///
  /// Their values are fractions of the size, except those of `family`, `weight` and `italic`.
  private static let measureNames = [
    "advances", "ascender", "capHeight", "descender", "family", "italic", "leading", "weight",
    "width", "xHeight",
  ]

  func restoration() -> () -> Void {
    let registered = registered
    return { [unowned self] in
      self.registered = registered
      made = made.filter { !$0.value.isErased }
      for font in made.values { font.release() }
      made = [:]
    }
  }

  fileprivate static func unknown(_ key: String) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "uikit.font: no measure is named '\(key)'; there are "
        + measureNames.joined(separator: ", "))
  }
}

extension FontLibrary.Registered {
  fileprivate mutating func change(
    _ key: String, to value: Value, _ font: String, _ world: UIKitWorld
  ) throws {
    let runtime = world.runtime
    func number(_ value: Value) throws -> Double {
      if let number = Double.from(value, in: runtime), number.isFinite { return number }
      throw RuntimeError(
        .invalidArgument,
        "uikit.font: '\(key)' of '\(font)' must be a number, got \(value.typeName)")
    }
    switch key {
    case "ascender": typeface.ascender = try number(value)
    case "descender": typeface.descender = try number(value)
    case "capHeight": typeface.capHeight = try number(value)
    case "xHeight": typeface.xHeight = try number(value)
    case "leading": typeface.leading = try number(value)
    case "weight": description.weight = try number(value)
    case "italic": description.isItalic = Bool.from(value, in: runtime) ?? true
    case "family":
      guard let family = String.from(value, in: runtime) else {
        throw RuntimeError(
          .invalidArgument,
          "uikit.font: 'family' of '\(font)' must be a string, got \(value.typeName)")
      }
      description.family = family
    case "width":
      typeface.advances = .fixed(try number(value))
      typeface.tracking = .none
    case "advances":
      guard let entries = try world.entries(of: value) else {
        throw RuntimeError(
          .invalidArgument,
          "uikit.font: 'advances' of '\(font)' must be a table of widths by character, got "
            + value.typeName)
      }
      typeface.tracking = .none
      for entry in entries {
        let text = String.from(entry.key, in: runtime)?.unicodeScalars
        guard let scalar = text?.first, text?.count == 1 else {
          throw RuntimeError(
            .invalidArgument,
            "uikit.font: a key of 'advances' of '\(font)' must be one character, got "
              + entry.key.typeName)
        }
        let width = try number(entry.value)
        typeface.advances.regular[scalar.value] = width
        typeface.advances.bold[scalar.value] = width
      }
    default: throw FontLibrary.unknown(key)
    }
  }
}
