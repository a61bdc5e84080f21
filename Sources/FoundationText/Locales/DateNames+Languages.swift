/// The date names and patterns of the most frequent languages, from the CLDR.
extension DateNames {
  static let languages: [String: DateNames] = [
    "en": english,
    "en_GB": british, "en_AU": british, "en_NZ": british, "en_IE": british,
    "de": DateNames(
      months: words(
        "Januar Februar März April Mai Juni Juli August September Oktober November "
          + "Dezember"),
      shortMonths: words("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
      weekdays: words("Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag"),
      shortWeekdays: words("So. Mo. Di. Mi. Do. Fr. Sa."),
      dates: ["dd.MM.yy", "dd.MM.y", "d. MMMM y", "EEEE, d. MMMM y"], times: clock,
      joints: [", ", " 'um' "]),
    "fr": DateNames(
      months: words(
        "janvier février mars avril mai juin juillet août septembre octobre novembre "
          + "décembre"),
      shortMonths: words("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
      weekdays: words("dimanche lundi mardi mercredi jeudi vendredi samedi"),
      shortWeekdays: words("dim. lun. mar. mer. jeu. ven. sam."),
      dates: ["dd/MM/y", "d MMM y", "d MMMM y", "EEEE d MMMM y"], times: clock,
      joints: [" ", " 'à' "]),
    "es": DateNames(
      months: words(
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre "
          + "diciembre"),
      shortMonths: words("ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic."),
      weekdays: words("domingo lunes martes miércoles jueves viernes sábado"),
      shortWeekdays: words("dom. lun. mar. mié. jue. vie. sáb."),
      halves: ["a. m.", "p. m."],
      dates: ["d/M/yy", "d MMM y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"],
      times: ["H:mm", "H:mm:ss", "H:mm:ss z", "H:mm:ss (zzzz)"]),
    "it": DateNames(
      months: words(
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre "
          + "novembre dicembre"),
      shortMonths: words("gen feb mar apr mag giu lug ago set ott nov dic"),
      weekdays: words("domenica lunedì martedì mercoledì giovedì venerdì sabato"),
      shortWeekdays: words("dom lun mar mer gio ven sab"),
      dates: ["dd/MM/yy", "d MMM y", "d MMMM y", "EEEE d MMMM y"], times: clock,
      joints: [", ", " "]),
    "nl": DateNames(
      months: words(
        "januari februari maart april mei juni juli augustus september oktober november "
          + "december"),
      shortMonths: words("jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec."),
      weekdays: words("zondag maandag dinsdag woensdag donderdag vrijdag zaterdag"),
      shortWeekdays: words("zo ma di wo do vr za"), halves: ["a.m.", "p.m."],
      dates: ["dd-MM-y", "d MMM y", "d MMMM y", "EEEE d MMMM y"], times: clock,
      joints: [" ", " 'om' "]),
    "pt": DateNames(
      months: words(
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro "
          + "dezembro"),
      shortMonths: words("jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez."),
      weekdays: words(
        "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado"),
      shortWeekdays: words("dom. seg. ter. qua. qui. sex. sáb."),
      dates: ["dd/MM/y", "d 'de' MMM 'de' y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"],
      times: clock, joints: [" ", " 'às' "]),
    "ru": DateNames(
      months: words(
        "января февраля марта апреля мая июня июля августа сентября октября ноября "
          + "декабря"),
      shortMonths: words("янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек."),
      weekdays: words("воскресенье понедельник вторник среда четверг пятница суббота"),
      shortWeekdays: words("вс пн вт ср чт пт сб"),
      standaloneMonths: words(
        "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь"),
      dates: ["dd.MM.y", "d MMM y 'г'.", "d MMMM y 'г'.", "EEEE, d MMMM y 'г'."], times: clock),
    "ja": DateNames(
      months: (1...12).map { "\($0)月" }, shortMonths: (1...12).map { "\($0)月" },
      weekdays: words("日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日"),
      shortWeekdays: words("日 月 火 水 木 金 土"), halves: ["午前", "午後"],
      dates: ["y/MM/dd", "y/MM/dd", "y年M月d日", "y年M月d日EEEE"],
      times: ["H:mm", "H:mm:ss", "H:mm:ss z", "H時mm分ss秒 zzzz"], joints: [" ", " "]),
    "ko": DateNames(
      months: (1...12).map { "\($0)월" }, shortMonths: (1...12).map { "\($0)월" },
      weekdays: words("일요일 월요일 화요일 수요일 목요일 금요일 토요일"),
      shortWeekdays: words("일 월 화 수 목 금 토"), halves: ["오전", "오후"],
      dates: ["yy. M. d.", "y. M. d.", "y년 M월 d일", "y년 M월 d일 EEEE"],
      times: ["a h:mm", "a h:mm:ss", "a h시 m분 s초 z", "a h시 m분 s초 zzzz"], joints: [" ", " "]),
    "zh": DateNames(
      months: words("一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月"),
      shortMonths: (1...12).map { "\($0)月" },
      weekdays: words("星期日 星期一 星期二 星期三 星期四 星期五 星期六"),
      shortWeekdays: words("周日 周一 周二 周三 周四 周五 周六"), halves: ["上午", "下午"],
      dates: ["y/M/d", "y年M月d日", "y年M月d日", "y年M月d日 EEEE"],
      times: ["ah:mm", "ah:mm:ss", "z ah:mm:ss", "zzzz ah:mm:ss"], joints: [" ", " "]),
  ]

  private static let clock = ["HH:mm", "HH:mm:ss", "HH:mm:ss z", "HH:mm:ss zzzz"]

  private static let british: DateNames = {
    var names = english
    names.halves = ["am", "pm"]
    names.dates = ["dd/MM/y", "d MMM y", "d MMMM y", "EEEE, d MMMM y"]
    names.times = clock
    return names
  }()

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
