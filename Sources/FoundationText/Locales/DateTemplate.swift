internal import CICU
internal import FoundationCore
import StringSearch
internal import Systems

// no traps of count: widths are numbers of letters.

/// Converts a template, which lists the wanted fields, to a pattern in the locale's order.
enum DateTemplate {
  static func pattern(of template: String, for identifier: String) -> String {
    let locale = (identifier.isEmpty ? "en_US" : String(identifier.prefix { $0 != "@" }))
    let found = LocaleLibrary.shared.text(
      icu_date_template, locale + "@calendar=gregorian", 0, template)
    if let found, !found.isEmpty { return found }
    let language = LocaleData.parts(identifier).language
    let names = DateNames.find(identifier)
    let date = date(template, language, isMonthFirst: names.dates[0].hasPrefix("M"))
    let time = time(template, names)
    return [date, time].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns the run of one field's letters in a template.
  private static func run(_ letters: String, _ template: String) -> String {
    template.filter { letters.contains($0) }
  }

  private static func date(
    _ template: String, _ language: String, isMonthFirst: Bool
  ) -> String {
    let weekday = run("Ec", template)
    let (month, day, year) = (run("ML", template), run("d", template), run("yY", template))
    if ["ja", "zh", "ko"].contains(language), !year.isEmpty || month.count > 2 {
      return eastern(weekday, month, day, year, language)
    }
    let isNumeric = month.count < 3
    var date: String
    if isMonthFirst {
      if isNumeric {
        date = [month, day, year].filter { !$0.isEmpty }.joined(separator: "/")
      } else {
        date = [month, day].filter { !$0.isEmpty }.joined(separator: " ")
        if !year.isEmpty { date += (day.isEmpty ? " " : ", ") + year }
      }
    } else if isNumeric {
      let separator =
        ["de", "ru", "pl", "tr"].contains(language) ? "." : language == "nl" ? "-" : "/"
      date = [day, month, year].filter { !$0.isEmpty }.joined(separator: separator)
      if language == "de", year.isEmpty, !date.isEmpty { date += "." }
    } else {
      let point = language == "de" && !day.isEmpty ? "." : ""
      let joint = ["es", "pt"].contains(language) ? " 'de' " : " "
      date = [day + point, month, year].filter { !$0.isEmpty }.joined(separator: joint)
      if language == "ru", !year.isEmpty { date += " 'г'." }
    }
    if weekday.isEmpty { return date }
    if date.isEmpty { return weekday }
    return weekday + (["fr", "it", "nl"].contains(language) ? " " : ", ") + date
  }

  /// Returns a pattern of East Asian order, from year to day, with a suffix after each field.
  private static func eastern(
    _ weekday: String, _ month: String, _ day: String, _ year: String, _ language: String
  ) -> String {
    let isNumeric = month.count < 3 && weekday.isEmpty
    let parts = [year, String(month.prefix(isNumeric ? 2 : 1)), day]
    if isNumeric {
      return parts.filter { !$0.isEmpty }.joined(separator: language == "ko" ? ". " : "/")
        + (language == "ko" ? "." : "")
    }
    let signs = language == "ko" ? ["년 ", "월 ", "일"] : ["年", "月", "日"]
    var date = zip(parts, signs).filter { !$0.0.isEmpty }.map { $0.0 + $0.1 }.joined()
    while date.hasSuffix(" ") { date.removeLast() }
    return weekday.isEmpty ? date : date + (language == "ko" ? " " : "") + weekday
  }

  private static func time(_ template: String, _ names: DateNames) -> String {
    let (hour, minute, second) = (run("jJHhkK", template), run("m", template), run("s", template))
    var letter = hour.first ?? "h"
    // `j` is the locale's preferred hour format.
    if "jJ".contains(letter) { letter = names.times[0].contains("h") ? "h" : "H" }
    let isClock = "Hk".contains(letter)
    let width = isClock && names.times[0].hasPrefix("HH") ? max(hour.count, 2) : hour.count
    let hours = hour.isEmpty ? "" : String(repeating: letter, count: width)
    let time = [hours, minute.isEmpty ? "" : "mm", second.isEmpty ? "" : "ss"]
      .filter { !$0.isEmpty }.joined(separator: ":")
    if hours.isEmpty || isClock { return time }
    if names.times[0].hasPrefix("a ") { return "a " + time }
    return names.times[0].hasPrefix("a") ? "a" + time : time + " a"
  }
}

extension NSLocale {
  /// The user's 24-hour setting as this locale has it.
  ///
  /// Since iOS 17, a current locale keeps the setting that it was read with.
  var hourSetting: DeviceSettings.HourFormat {
    let now = foundation.deviceSettings.hourFormat
    return foundation.changes[.hourSetting] ? hourFormat ?? now : now
  }

  /// Converts a template to a pattern; `j` uses the hours that the user or the identifier chooses.
  func pattern(ofTemplate template: String) -> String {
    let cycle =
      (isOfUser ? HourCycle(hourSetting) : nil)
      ?? HourCycle(identifier: identifier)
    let pattern = DateTemplate.pattern(of: template, for: identifier)
    guard let cycle, template.contains(where: { "jJ".contains($0) }) else {
      return foundation.spaced(pattern)
    }
    return foundation.spaced(cycle.pattern(pattern))
  }
}

extension FoundationWorld {
  /// Returns a locale's pattern with the spaces of the system's version.
  ///
  /// Before iOS 17, the space before AM and PM is a plain one.
  func spaced(_ pattern: String) -> String {
    changes[.timeSpace] ? pattern : pattern.replacing("\u{202F}", with: " ")
  }
}
