-- Core Foundation's character sets, number formatters and calendars, and further functions.

local C = ...
local c, objc, obj = C.functions, C.objc, C.obj
local send, cstr = C.send, C.cstr

C.addType("NSNumberFormatter", "CFNumberFormatter")
local function date_at(moment) return objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(moment) end
local function put(p, value) if p ~= nil then p.a[p.i] = value end end
local function range_of(range) return {location = range.location, length = range.length} end

-- Character sets.
local predefined = {
  "control", "whitespace", "whitespaceAndNewline", "decimalDigit", "letter", "lowercaseLetter", "uppercaseLetter",
  "nonBase", "decomposable", "alphanumeric", "punctuation", "illegal", "capitalizedLetter", "symbol", "newline",
}
function c.CFCharacterSetGetPredefined(identifier)
  return send(objc.NSCharacterSet, predefined[identifier] .. "CharacterSet")
end
local function made(selector)
  return function(_, value) return send(objc.NSCharacterSet, selector, value) end
end
c.CFCharacterSetCreateWithCharactersInRange = made "characterSetWithRange:"
c.CFCharacterSetCreateWithCharactersInString = made "characterSetWithCharactersInString:"
c.CFCharacterSetCreateWithBitmapRepresentation = made "characterSetWithBitmapRepresentation:"
function c.CFCharacterSetCreateBitmapRepresentation(_, set) return send(set, "bitmapRepresentation") end
function c.CFCharacterSetCreateInvertedSet(_, set) return send(set, "invertedSet") end
function c.CFCharacterSetCreateCopy(_, set) return send(set, "copy") end
function c.CFCharacterSetCreateMutable() return objc.NSMutableCharacterSet:new() end
function c.CFCharacterSetCreateMutableCopy(_, set) return send(set, "mutableCopy") end
for name, selector in pairs {
  IsCharacterMember = "characterIsMember:", IsLongCharacterMember = "longCharacterIsMember:",
  IsSupersetOfSet = "isSupersetOfSet:", HasMemberInPlane = "hasMemberInPlane:",
  AddCharactersInRange = "addCharactersInRange:", RemoveCharactersInRange = "removeCharactersInRange:",
  AddCharactersInString = "addCharactersInString:", RemoveCharactersInString = "removeCharactersInString:",
  Union = "formUnionWithCharacterSet:", Intersect = "formIntersectionWithCharacterSet:",
} do
  c["CFCharacterSet" .. name] = function(set, value) return send(set, selector, value) end
end
function c.CFCharacterSetInvert(set) send(set, "invert") end

-- Number formatters. The keys are those for key-value coding.
local ONLY_INTEGERS = 1
function c.CFNumberFormatterCreate(_, locale, style)
  local formatter = objc.NSNumberFormatter:new()
  if locale ~= nil then formatter:setLocale_(locale) end
  formatter:setNumberStyle_(style)
  return formatter
end
function c.CFNumberFormatterGetLocale(formatter) return formatter:locale() end
function c.CFNumberFormatterGetStyle(formatter) return formatter:numberStyle() end
function c.CFNumberFormatterGetFormat(formatter) return obj(formatter:positiveFormat()) end
function c.CFNumberFormatterSetFormat(formatter, format) formatter:setPositiveFormat_(format) end
function c.CFNumberFormatterCreateStringWithNumber(_, formatter, number) return obj(formatter:stringFromNumber_(number)) end
function c.CFNumberFormatterCreateStringWithValue(_, formatter, kind, p)
  return obj(formatter:stringFromNumber_(c.CFNumberCreate(nil, kind, p)))
end
function c.CFNumberFormatterCreateNumberFromString(_, formatter, text, p, options)
  if p ~= nil then text = send(text, "substringWithRange:", range_of(p.a[p.i])) end
  local number = send(formatter, "numberFromString:", text)
  if number ~= nil and options & ONLY_INTEGERS ~= 0 then
    number = objc.NSNumber:numberWithLongLong_(send(number, "longLongValue"))
  end
  return obj(number)
end
function c.CFNumberFormatterGetValueFromString(formatter, text, p, kind, value)
  local number = c.CFNumberFormatterCreateNumberFromString(nil, formatter, text, p, 0)
  if number == nil then return false end
  c.CFNumberGetValue(number, kind, value)
  return true
end
function c.CFNumberFormatterSetProperty(formatter, key, value) formatter:setValue_forKey_(value, key) end
function c.CFNumberFormatterCopyProperty(formatter, key) return obj(formatter:valueForKey_(key)) end

-- Calendars.
function c.CFCalendarCopyCurrent() return objc.NSCalendar:currentCalendar() end
function c.CFCalendarCreateWithIdentifier(_, identifier) return objc.NSCalendar:calendarWithIdentifier_(identifier) end
function c.CFCalendarGetIdentifier(calendar) return obj(send(calendar, "calendarIdentifier")) end
for name, property in pairs {
  Locale = "locale", TimeZone = "timeZone", FirstWeekday = "firstWeekday",
  MinimumDaysInFirstWeek = "minimumDaysInFirstWeek",
} do
  local function get(calendar) return send(calendar, property) end
  c["CFCalendarCopy" .. name], c["CFCalendarGet" .. name] = get, get
  c["CFCalendarSet" .. name] = function(calendar, value) send(calendar, "set" .. name .. ":", value) end
end
function c.CFCalendarGetMinimumRangeOfUnit(calendar, unit) return range_of(send(calendar, "minimumRangeOfUnit:", unit)) end
function c.CFCalendarGetMaximumRangeOfUnit(calendar, unit) return range_of(send(calendar, "maximumRangeOfUnit:", unit)) end
function c.CFCalendarGetRangeOfUnit(calendar, smaller, bigger, moment)
  return range_of(send(calendar, "rangeOfUnit:inUnit:forDate:", smaller, bigger, date_at(moment)))
end
function c.CFCalendarGetOrdinalityOfUnit(calendar, smaller, bigger, moment)
  return send(calendar, "ordinalityOfUnit:inUnit:forDate:", smaller, bigger, date_at(moment))
end
function c.CFCalendarGetTimeRangeOfUnit(calendar, unit, moment, start, interval)
  local is_found, date, length = calendar:rangeOfUnit_startDate_interval_forDate_(unit, nil, nil, date_at(moment))
  if not is_found then return false end
  put(start, send(date, "timeIntervalSinceReferenceDate"))
  put(interval, length)
  return true
end
-- The units of a description such as "yMd", by the letters of date formats.
local units = {
  G = {"era", 2}, y = {"year", 4}, M = {"month", 8}, d = {"day", 16}, H = {"hour", 32}, h = {"hour", 32},
  m = {"minute", 64}, s = {"second", 128}, E = {"weekday", 512}, F = {"weekdayOrdinal", 1024},
  W = {"weekOfMonth", 4096}, w = {"weekOfYear", 8192}, Y = {"yearForWeekOfYear", 16384},
}
local function components_of(description, values)
  local components = objc.NSDateComponents:new()
  for place = 1, #description do
    components:setValue_forKey_(values[place], units[description:sub(place, place)][1])
  end
  return components
end
local function tell(components, description, pointers)
  for place = 1, #description do
    put(pointers[place], send(components, units[description:sub(place, place)][1]))
  end
  return true
end
local function mask_of(description)
  local mask = 0
  for letter in description:gmatch "." do mask = mask | units[letter][2] end
  return mask
end
local function set_time(p, date)
  if date == nil then return false end
  put(p, date:timeIntervalSinceReferenceDate())
  return true
end
function c.CFCalendarComposeAbsoluteTime(calendar, p, description, ...)
  return set_time(p, send(calendar, "dateFromComponents:", components_of(cstr(description), {...})))
end
function c.CFCalendarDecomposeAbsoluteTime(calendar, moment, description, ...)
  description = cstr(description)
  return tell(send(calendar, "components:fromDate:", mask_of(description), date_at(moment)), description, {...})
end
function c.CFCalendarAddComponents(calendar, p, options, description, ...)
  return set_time(p, send(calendar, "dateByAddingComponents:toDate:options:", components_of(cstr(description), {...}),
    date_at(p.a[p.i]), options))
end
function c.CFCalendarGetComponentDifference(calendar, start, ending, options, description, ...)
  description = cstr(description)
  return tell(send(calendar, "components:fromDate:toDate:options:", mask_of(description), date_at(start),
    date_at(ending), options), description, {...})
end

-- Locales.
function c.CFLocaleCreateCopy(_, locale) return send(locale, "copy") end
for name, selector in pairs {
  CanonicalLocaleIdentifierFromString = "canonicalLocaleIdentifierFromString:",
  CanonicalLanguageIdentifierFromString = "canonicalLanguageIdentifierFromString:",
  ComponentsFromLocaleIdentifier = "componentsFromLocaleIdentifier:",
  LocaleIdentifierFromComponents = "localeIdentifierFromComponents:",
} do
  c["CFLocaleCreate" .. name] = function(_, value) return obj(send(objc.NSLocale, selector, value)) end
end
for _, name in ipairs {"ISOLanguageCodes", "ISOCountryCodes", "ISOCurrencyCodes", "CommonISOCurrencyCodes"} do
  local selector = name:gsub("^Common", "common")
  c["CFLocaleCopy" .. name] = function() return obj(send(objc.NSLocale, selector)) end
end

-- Errors, memory, texts, lists and addresses.
function c.CFErrorCreateWithUserInfoKeysAndValues(_, domain, code, keys, values, count)
  local information = objc.NSMutableDictionary:new()
  for place = 0, count - 1 do information:setObject_forKey_(values.a[values.i + place], keys.a[keys.i + place]) end
  return c.CFErrorCreate(nil, domain, code, information)
end
function c.CFAllocatorAllocate(_, size) return c.malloc(size) end
function c.CFAllocatorReallocate(_, memory, size) return c.realloc(memory, size) end
function c.CFAllocatorDeallocate(_, memory) c.free(memory) end
function c.CFDataCreateWithBytesNoCopy(_, bytes, length) return c.CFDataCreate(nil, bytes, length) end
function c.CFStringPad(text, padding, length, index)
  send(text, "setString:", obj(send(text, "stringByPaddingToLength:withString:startingAtIndex:", length,
    padding == nil and " " or padding, index)))
end
function c.CFArrayBSearchValues(array, range, value, comparator, context)
  local low, high = range.location, range.location + range.length
  while low < high do
    local middle = (low + high) // 2
    if comparator(c.CFArrayGetValueAtIndex(array, middle), value, context) < 0 then low = middle + 1 else high = middle end
  end
  return low
end
function c.CFURLCopyResourceSpecifier(url)
  local text = tostring(send(url, "relativeString"))
  if not c.CFURLCanBeDecomposed(url) then return obj(text:match "^[^:]*:(.*)$") end
  local rest = text:match "[?#].*$"
  return rest and obj(rest)
end
function c.CFURLCopyParameterString(url) return obj(send(url, "parameterString")) end
function c.CFURLCopyStrictPath(url, is_absolute)
  local path = c.CFURLCopyPath(url)
  local rest = path and tostring(path):match "^/(.*)$"
  put(is_absolute, rest ~= nil)
  return rest and obj(rest) or path
end
function c.CFURLCreateWithFileSystemPathRelativeToBase(_, path, _, is_directory, base)
  return objc.NSURL:fileURLWithPath_isDirectory_relativeToURL_(path, is_directory, base)
end

for _, name in ipairs {
  "CurrencyCode", "DecimalSeparator", "CurrencyDecimalSeparator", "AlwaysShowDecimalSeparator", "GroupingSeparator",
  "UseGroupingSeparator", "PercentSymbol", "ZeroSymbol", "NaNSymbol", "InfinitySymbol", "MinusSign", "PlusSign",
  "CurrencySymbol", "ExponentSymbol", "MinIntegerDigits", "MaxIntegerDigits", "MinFractionDigits", "MaxFractionDigits",
  "GroupingSize", "SecondaryGroupingSize", "RoundingMode", "RoundingIncrement", "FormatWidth", "PaddingPosition",
  "PaddingCharacter", "Multiplier", "PositivePrefix", "PositiveSuffix", "NegativePrefix", "NegativeSuffix",
  "PerMillSymbol", "InternationalCurrencySymbol", "CurrencyGroupingSeparator", "IsLenient", "UseSignificantDigits",
  "MinSignificantDigits", "MaxSignificantDigits",
} do
  local key = name:gsub("^Use", "uses"):gsub("^Is", ""):gsub("^AlwaysShow", "alwaysShows")
    :gsub("^Min(%u)", "minimum%1"):gsub("^Max(%u)", "maximum%1")
    :gsub("^NaN", "notANumber"):gsub("^Infinity", "positiveInfinity"):gsub("^%u", string.lower)
  C.constants["kCFNumberFormatter" .. name] = key
end
for name, identifier in pairs {
  Gregorian = "gregorian", Buddhist = "buddhist", Chinese = "chinese", Hebrew = "hebrew", Islamic = "islamic",
  IslamicCivil = "islamic-civil", Japanese = "japanese", RepublicOfChina = "roc", Persian = "persian",
  Indian = "indian", ISO8601 = "iso8601",
} do C.constants["kCF" .. name .. "Calendar"] = identifier end
for _, name in ipairs {
  "CollationIdentifier", "CollatorIdentifier", "ExemplarCharacterSet",
  "QuotationBeginDelimiterKey", "QuotationEndDelimiterKey", "AlternateQuotationBeginDelimiterKey",
  "AlternateQuotationEndDelimiterKey",
} do C.constants["kCFLocale" .. name] = objc["NSLocale" .. name] end

-- Preferences.
local function settings() return objc.NSUserDefaults:standardUserDefaults() end
function c.CFPreferencesCopyAppValue(key) return obj(settings():objectForKey_(key)) end
function c.CFPreferencesSetAppValue(key, value) settings():setObject_forKey_(value, key) end
function c.CFPreferencesAppSynchronize() return true end
c.CFPreferencesCopyValue, c.CFPreferencesSetValue = c.CFPreferencesCopyAppValue, c.CFPreferencesSetAppValue
c.CFPreferencesSynchronize = c.CFPreferencesAppSynchronize -- there is one user, on one host
for name in ("AnyApplication CurrentHost AnyHost CurrentUser AnyUser"):gmatch "%a+" do
  C.constants["kCFPreferences" .. name] = "kCFPreferences" .. name
end
