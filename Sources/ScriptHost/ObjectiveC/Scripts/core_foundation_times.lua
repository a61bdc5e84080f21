-- Core Foundation's time zones, locales, date formatters and errors: Foundation's objects.

local C = ...
local c, objc, obj = C.functions, C.objc, C.obj
local send = C.send

for _, name in ipairs {"TimeZone", "Locale", "DateFormatter", "Error"} do C.addType("NS" .. name, "CF" .. name) end
local function date_at(moment) return objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(moment) end

-- Time zones.
function c.CFTimeZoneCopySystem() return objc.NSTimeZone:systemTimeZone() end
function c.CFTimeZoneResetSystem() objc.NSTimeZone:resetSystemTimeZone() end
function c.CFTimeZoneCopyDefault() return objc.NSTimeZone:defaultTimeZone() end
function c.CFTimeZoneSetDefault(zone) objc.NSTimeZone:setDefaultTimeZone_(zone) end
function c.CFTimeZoneCopyKnownNames() return obj(objc.NSTimeZone:knownTimeZoneNames()) end
function c.CFTimeZoneCreateWithName(_, name, triesAbbreviation)
  local zone = objc.NSTimeZone:timeZoneWithName_(name)
  if zone == nil and triesAbbreviation then zone = objc.NSTimeZone:timeZoneWithAbbreviation_(name) end
  return zone
end
function c.CFTimeZoneCreate(_, name, data)
  return objc.NSTimeZone:alloc():initWithName_data_(name, data)
end
function c.CFTimeZoneCreateWithTimeIntervalFromGMT(_, seconds)
  return objc.NSTimeZone:timeZoneForSecondsFromGMT_(seconds // 1 | 0)
end
function c.CFTimeZoneGetName(zone) return obj(send(zone, "name")) end
function c.CFTimeZoneGetData(zone) return obj(send(zone, "data")) end
function c.CFTimeZoneGetSecondsFromGMT(zone, moment) return send(zone, "secondsFromGMTForDate:", date_at(moment)) + 0.0 end
function c.CFTimeZoneCopyAbbreviation(zone, moment) return obj(send(zone, "abbreviationForDate:", date_at(moment))) end
function c.CFTimeZoneIsDaylightSavingTime(zone, moment) return send(zone, "isDaylightSavingTimeForDate:", date_at(moment)) end
function c.CFTimeZoneGetDaylightSavingTimeOffset(zone, moment)
  return send(zone, "daylightSavingTimeOffsetForDate:", date_at(moment)) + 0.0
end
function c.CFTimeZoneGetNextDaylightSavingTimeTransition(zone, moment)
  local date = send(zone, "nextDaylightSavingTimeTransitionAfterDate:", date_at(moment))
  return date and date:timeIntervalSinceReferenceDate() or 0.0
end
function c.CFTimeZoneCopyLocalizedName(zone, style, locale) return obj(send(zone, "localizedName:locale:", style, locale)) end

-- Gregorian dates, as days since 1 March of year 0, so that leap days come last.
local SECONDS_OF_A_DAY, DAYS_OF_400_YEARS, DAYS_TO_REFERENCE = 86400, 146097, 730791
local function days_of(year, month, day)
  if month <= 2 then year, month = year - 1, month + 12 end
  return 365 * year + year // 4 - year // 100 + year // 400 + (153 * (month - 3) + 2) // 5 + day - 1
end
local function date_of(days)
  local cycles = days // DAYS_OF_400_YEARS
  local rest = days - cycles * DAYS_OF_400_YEARS
  local year = (rest - rest // 1460 + rest // 36524 - rest // 146096) // 365
  local day_of_year = rest - (365 * year + year // 4 - year // 100)
  local month = (5 * day_of_year + 2) // 153
  local day = day_of_year - (153 * month + 2) // 5 + 1
  year = year + 400 * cycles
  if month >= 10 then return year + 1, month - 9, day end
  return year, month + 3, day
end
local function offset_of(zone, moment) return zone and c.CFTimeZoneGetSecondsFromGMT(zone, moment) or 0.0 end
function c.CFGregorianDateGetAbsoluteTime(date, zone)
  local days = days_of(date.year, date.month, date.day) - DAYS_TO_REFERENCE
  local moment = days * SECONDS_OF_A_DAY + date.hour * 3600.0 + date.minute * 60 + date.second
  return moment - offset_of(zone, moment - offset_of(zone, moment))
end
function c.CFAbsoluteTimeGetGregorianDate(moment, zone)
  local there = moment + offset_of(zone, moment)
  local days = there // SECONDS_OF_A_DAY
  local seconds = there - days * SECONDS_OF_A_DAY
  local year, month, day = date_of((days | 0) + DAYS_TO_REFERENCE)
  return {year = year, month = month, day = day, hour = seconds // 3600 | 0, minute = seconds % 3600 // 60 | 0,
    second = seconds % 60}
end

-- Locales.
function c.CFLocaleCopyCurrent() return objc.NSLocale:currentLocale() end
function c.CFLocaleGetSystem() return objc.NSLocale:systemLocale() end
function c.CFLocaleCreate(_, identifier) return objc.NSLocale:localeWithLocaleIdentifier_(identifier) end
function c.CFLocaleGetIdentifier(locale) return obj(send(locale, "localeIdentifier")) end
local CALENDAR_IDENTIFIER = "calendar"
function c.CFLocaleGetValue(locale, key)
  if tostring(key) == CALENDAR_IDENTIFIER then return obj(send(locale, "calendarIdentifier")) end
  return obj(send(locale, "objectForKey:", key))
end
function c.CFLocaleCopyDisplayNameForPropertyValue(locale, key, value)
  return obj(send(locale, "displayNameForKey:value:", key, value))
end
function c.CFLocaleCopyPreferredLanguages() return obj(objc.NSLocale:preferredLanguages()) end
function c.CFLocaleCopyAvailableLocaleIdentifiers() return obj(objc.NSLocale:availableLocaleIdentifiers()) end

-- Date formatters. The keys are those for key-value coding.
function c.CFDateFormatterCreate(_, locale, date_style, time_style)
  local formatter = objc.NSDateFormatter:new()
  if locale ~= nil then formatter:setLocale_(locale) end
  formatter:setDateStyle_(date_style)
  formatter:setTimeStyle_(time_style)
  return formatter
end
function c.CFDateFormatterCreateDateFormatFromTemplate(_, pattern, options, locale)
  return obj(objc.NSDateFormatter:dateFormatFromTemplate_options_locale_(pattern, options, locale))
end
function c.CFDateFormatterGetLocale(formatter) return formatter:locale() end
function c.CFDateFormatterGetDateStyle(formatter) return formatter:dateStyle() end
function c.CFDateFormatterGetTimeStyle(formatter) return formatter:timeStyle() end
function c.CFDateFormatterGetFormat(formatter) return obj(formatter:dateFormat()) end
function c.CFDateFormatterSetFormat(formatter, format) formatter:setDateFormat_(format) end
function c.CFDateFormatterCreateStringWithDate(_, formatter, date) return obj(formatter:stringFromDate_(date)) end
function c.CFDateFormatterCreateStringWithAbsoluteTime(_, formatter, moment)
  return obj(formatter:stringFromDate_(date_at(moment)))
end
function c.CFDateFormatterCreateDateFromString(_, formatter, text, p)
  if p ~= nil then
    local range = p.a[p.i]
    text = send(text, "substringWithRange:", {location = range.location, length = range.length})
  end
  return formatter:dateFromString_(text)
end
function c.CFDateFormatterGetAbsoluteTimeFromString(formatter, text, p, moment)
  local date = c.CFDateFormatterCreateDateFromString(nil, formatter, text, p)
  if date == nil then return false end
  if moment ~= nil then moment.a[moment.i] = date:timeIntervalSinceReferenceDate() end
  return true
end
function c.CFDateFormatterSetProperty(formatter, key, value) formatter:setValue_forKey_(value, key) end
function c.CFDateFormatterCopyProperty(formatter, key) return obj(formatter:valueForKey_(key)) end

-- Errors.
function c.CFErrorCreate(_, domain, code, information)
  return objc.NSError:alloc():initWithDomain_code_userInfo_(domain, code, information)
end
function c.CFErrorGetDomain(e) return obj(send(e, "domain")) end
function c.CFErrorGetCode(e) return send(e, "code") end
function c.CFErrorCopyUserInfo(e) return obj(send(e, "userInfo")) end
function c.CFErrorCopyDescription(e) return obj(send(e, "localizedDescription")) end
function c.CFErrorCopyFailureReason(e) return obj(send(e, "localizedFailureReason")) end
function c.CFErrorCopyRecoverySuggestion(e) return obj(send(e, "localizedRecoverySuggestion")) end

for _, name in ipairs {"Identifier", "LanguageCode", "CountryCode", "ScriptCode", "VariantCode", "CurrencySymbol",
  "CurrencyCode", "DecimalSeparator", "GroupingSeparator", "UsesMetricSystem", "MeasurementSystem", "Calendar"} do
  C.constants["kCFLocale" .. name] = objc["NSLocale" .. name]
end
for name, value in pairs {
  kCFLocaleCalendarIdentifier = CALENDAR_IDENTIFIER, kCFDateFormatterIsLenient = "lenient",
  kCFDateFormatterTimeZone = "timeZone", kCFDateFormatterCalendar = "calendar",
  kCFDateFormatterAMSymbol = "AMSymbol", kCFDateFormatterPMSymbol = "PMSymbol",
  kCFErrorDomainPOSIX = "NSPOSIXErrorDomain", kCFErrorDomainOSStatus = "NSOSStatusErrorDomain",
  kCFErrorDomainMach = "NSMachErrorDomain", kCFErrorDomainCocoa = "NSCocoaErrorDomain",
  kCFErrorLocalizedDescriptionKey = "NSLocalizedDescription",
  kCFErrorLocalizedFailureReasonKey = "NSLocalizedFailureReason",
  kCFErrorLocalizedRecoverySuggestionKey = "NSLocalizedRecoverySuggestion", kCFErrorDescriptionKey = "NSDescription",
  kCFErrorUnderlyingErrorKey = "NSUnderlyingError", kCFErrorURLKey = "NSURL", kCFErrorFilePathKey = "NSFilePath",
} do C.constants[name] = value end
