-- The entries of .stringsdict files: formats with variables, and texts by width and device.

local function plist(value)
  if type(value) == "string" then
    return "<string>" .. value:gsub("&", "&amp;"):gsub("<", "&lt;") .. "</string>"
  end
  local lines = {}
  for key, element in pairs(value) do lines[#lines + 1] = "<key>" .. key .. "</key>" .. plist(element) end
  return "<dict>" .. table.concat(lines) .. "</dict>"
end

local function file(entries) return '<?xml version="1.0"?><plist version="1.0">' .. plist(entries) .. "</plist>" end

local function plural(texts, type)
  texts.NSStringFormatSpecTypeKey, texts.NSStringFormatValueTypeKey = "NSStringPluralRuleType", type or "d"
  return texts
end

local files = {zero = "no files", one = "one file", other = "%d files"}
local english = {
  files = {NSStringLocalizedFormatKey = "%#@files@ left (100%%)", files = plural(files)},
  both = {NSStringLocalizedFormatKey = "%@: %#@files@ in %#@folders@", files = plural(files),
    folders = plural {one = "a folder", other = "%d folders"}},
  swapped = {NSStringLocalizedFormatKey = "%2$#@folders@ has %1$#@files@", files = plural(files),
    folders = plural {one = "%2$d folder", other = "%2$d folders"}},
  nested = {NSStringLocalizedFormatKey = "%#@files@", files = plural {one = "%d file in %#@folders@", other = "%d files in %#@folders@"},
    folders = plural {one = "%d folder", other = "%d folders"}},
  padded = {NSStringLocalizedFormatKey = "%#@n@", n = plural({other = "[%*.*f]"}, "f")},
  without_other = {NSStringLocalizedFormatKey = "<%#@n@>", n = plural {one = "1"}},
  unknown = {NSStringLocalizedFormatKey = "<%#@n@>"},
  endless = {NSStringLocalizedFormatKey = "%#@a@", a = plural {other = "%#@b@"}, b = plural {other = "%#@a@"}},
  wrong = {files = plural(files)},
  width = {NSStringVariableWidthRuleType = {["1"] = "Hi", ["20"] = "Hello", ["50"] = "Good morning"}},
  device = {NSStringDeviceSpecificRuleType = {iphone = "Tap", mac = "Click", other = "Select"}},
  plain = "a text",
}
local russian = {files = {NSStringLocalizedFormatKey = "%#@n@",
  n = plural {one = "%d файл", few = "%d файла", many = "%d файлов", other = "%d файла (доли)"}}}

local function localized(key) return objc.NSBundle:mainBundle():localizedStringForKey_value_table_(key, nil, nil) end
local function formatted(key, ...) return tostring(objc.NSString:localizedStringWithFormat_(localized(key), ...)) end

describe("a string of a .stringsdict file", function()
  setup(function()
    uikit.bundle {files = {
      ["en.lproj/Localizable.stringsdict"] = file(english), ["ru.lproj/Localizable.stringsdict"] = file(russian),
      ["en.lproj/Other.stringsdict"] = file {files = {NSStringLocalizedFormatKey = "%#@n@", n = plural {other = "other table"}}},
      ["en.lproj/Localizable.strings"] = '"files" = "hidden"; "wrong" = "a string"; "only" = "in strings";',
    }}
  end)

  it("has the variant of the plural category, and that of zero", function()
    assert.same({"no files left (100%)", "one file left (100%)", "1,234 files left (100%)"},
      {formatted("files", 0), formatted("files", 1), formatted("files", 1234)})
    assert.equal("other table", tostring(objc.NSString:localizedStringWithFormat_(
      objc.NSLocalizedStringFromTable("files", "Other"), 1)))
  end)

  it("has several variables, which may be numbered or contain others", function()
    assert.equal("A: 2 files in a folder", formatted("both", "A", 2, 1))
    assert.equal("3 folders has one file", formatted("swapped", 1, 3))
    assert.same({"1 file in 2 folders", "5 files in 1 folder"}, {formatted("nested", 1, 2), formatted("nested", 5, 1)})
    assert.equal("[  1.50]", formatted("padded", 6, 2, 1.5))
  end)

  it("uses the plural rules of the language that the app is shown in, or of the locale", function()
    uikit.setting("preferredLanguages", {"ru"})
    assert.same({"1 файл", "3 файла", "5 файлов", "21 файл"},
      {formatted("files", 1), formatted("files", 3), formatted("files", 5), formatted("files", 21)})
    local function plain(count) return tostring(objc.NSString:stringWithFormat_(localized "files", count)) end
    assert.same({"1 файл", "5 файла (доли)"}, {plain(1), plain(5)})
    local locale = objc.NSLocale:localeWithLocaleIdentifier_("ru_RU")
    local made = objc.NSString:alloc():initWithFormat_locale_(localized "files", locale, 5)
    assert.equal("5 файлов", tostring(made))
    uikit.setting("preferredLanguages", {"en-US"})
  end)

  it("is a string with the characters of its format", function()
    local string = localized "files"
    assert.equal("%#@files@ left (100%%)", tostring(string))
    assert.is_true(string:isKindOfClass_(objc.NSString))
    assert.equal("one file left (100%)", tostring(objc.NSString:localizedStringWithFormat_(string:copy(), 1)))
    local text = objc.NSMutableString:string()
    text:appendFormat_(string, 2)
    assert.equal("2 files left (100%)", tostring(text))
  end)

  it("precedes that of the strings table, unless its dictionary has no format", function()
    assert.same({"a string", "in strings", "a text", "none"},
      {tostring(localized "wrong"), tostring(localized "only"), tostring(localized "plain"), tostring(localized "none")})
  end)

  it("is empty where a variant is missing, and has its argument where a variable is", function()
    assert.same({"<>", "<7>"}, {formatted("without_other", 2), formatted("unknown", objc.box(7))})
    assert.error_matches(function() formatted("endless", 1) end, "the variable 'a' of a localized format contains itself", 1, true)
  end)

  it("has variants for widths and devices", function()
    local string = localized "width"
    local function fitting(width) return tostring(string:variantFittingPresentationWidth_(width)) end
    assert.same({"Good morning", "Hi", "Hi", "Hello", "Good morning"},
      {tostring(string), fitting(0), fitting(19), fitting(20), fitting(80)})
    assert.equal("Tap", tostring(localized "device"))
  end)
end)
