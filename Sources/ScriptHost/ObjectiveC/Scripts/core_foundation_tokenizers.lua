-- Core Foundation's tokenizers, UUIDs from bytes, and property lists.

local C = ...
local c, objc, obj = C.functions, C.objc, C.obj
local send = C.send

-- UUIDs from bytes; the constant for the same bytes is always the same object.
local constants = {}
local function identifier_of(...)
  local bytes = {}
  for place = 0, 15 do bytes["byte" .. place] = (select(place + 1, ...)) & 0xFF end
  return c.CFUUIDCreateFromUUIDBytes(nil, bytes)
end
function c.CFUUIDCreateWithBytes(_, ...) return identifier_of(...) end
function c.CFUUIDGetConstantUUIDWithBytes(_, ...)
  local key = table.concat({...}, " ")
  constants[key] = constants[key] or identifier_of(...)
  return constants[key]
end

-- Property lists: reading and writing data, and deep copies.
local function report(p, failure)
  if p ~= nil then p.a[p.i] = C.retain(failure) end
end
function c.CFPropertyListCreateWithData(_, data, options, format, p)
  local list, found, failure =
    objc.NSPropertyListSerialization:propertyListWithData_options_format_error_(data, options)
  if format ~= nil then format.a[format.i] = found end
  report(p, failure)
  return obj(list)
end
function c.CFPropertyListCreateData(_, list, format, options, p)
  local data, failure =
    objc.NSPropertyListSerialization:dataWithPropertyList_format_options_error_(list, format, options)
  report(p, failure)
  return data
end
function c.CFPropertyListIsValid(list, format)
  return objc.NSPropertyListSerialization:propertyList_isValidForFormat_(list, format)
end
local IMMUTABLE, WITH_LEAVES = 0, 2
local function is_kind(object, class) return send(object, "isKindOfClass:", class) end
local function deep_copy(list, options)
  if is_kind(list, objc.NSArray) then
    local copy = objc.NSMutableArray:array()
    send(list, "enumerateObjectsUsingBlock:", function(object) copy:addObject_(deep_copy(obj(object), options)) end)
    return obj(options == IMMUTABLE and send(copy, "copy") or copy)
  elseif is_kind(list, objc.NSDictionary) then
    local copy = objc.NSMutableDictionary:dictionary()
    send(list, "enumerateKeysAndObjectsUsingBlock:", function(key, object)
      copy:setObject_forKey_(deep_copy(obj(object), options), key)
    end)
    return obj(options == IMMUTABLE and send(copy, "copy") or copy)
  elseif options == WITH_LEAVES and (is_kind(list, objc.NSString) or is_kind(list, objc.NSData)) then
    return send(list, "mutableCopy")
  end
  return send(list, "copy")
end
function c.CFPropertyListCreateDeepCopy(_, list, options)
  if not c.CFPropertyListIsValid(list, 200) then return nil end
  return obj(deep_copy(list, options))
end

-- Tokenizers: the ranges of a string's tokens, one of which is current.
local WORD, SENTENCE, PARAGRAPH, LINE_BREAK, WORD_BOUNDARY = 0, 1, 2, 3, 4
local BY_PARAGRAPHS, BY_WORDS, BY_SENTENCES, NOT_REQUIRED = 1, 3, 4, 1 << 9
local NONE, NORMAL, HAS_NUMBERS, HAS_NON_LETTERS = 0, 1, 1 << 3, 1 << 4
local ways = {[WORD] = BY_WORDS, [SENTENCE] = BY_SENTENCES, [PARAGRAPH] = BY_PARAGRAPHS, [LINE_BREAK] = BY_WORDS,
  [WORD_BOUNDARY] = BY_WORDS}
local function in_range(index, range) return index >= range.location and index < range.location + range.length end
local function parts_of(text, range, unit)
  local parts, last = {}, range.location
  local finish = range.location + range.length
  -- Text between words: equal spaces together, CR with LF, all other characters separately.
  local function between(upto)
    while last < upto do
      local character, length = send(text, "characterAtIndex:", last), 1
      if character == 13 and last + 1 < upto and send(text, "characterAtIndex:", last + 1) == 10 then length = 2 end
      parts[#parts + 1], last = {location = last, length = length}, last + length
    end
  end
  local options = ways[unit] | NOT_REQUIRED
  send(text, "enumerateSubstringsInRange:options:usingBlock:", {location = range.location, length = range.length},
    options, function(_, found, enclosing)
      if unit == WORD then
        parts[#parts + 1] = {location = found.location, length = found.length}
      elseif unit == WORD_BOUNDARY then
        between(found.location)
        parts[#parts + 1], last = {location = found.location, length = found.length}, found.location + found.length
      else
        -- A line breaks after the text that follows a word; other units have their own ends.
        local location = #parts == 0 and range.location or enclosing.location
        parts[#parts + 1] = {location = location, length = enclosing.location + enclosing.length - location}
      end
    end)
  if unit == WORD_BOUNDARY then between(finish) end
  return parts
end
local function set_string(state, text, range)
  state.current = 0
  state.text, state.range = text, text ~= nil and {location = range.location, length = range.length} or nil
  state.parts = text ~= nil and parts_of(text, state.range, state.unit) or {}
end
function c.CFStringTokenizerCreate(_, text, range, options)
  local state = {unit = options & 0xFFFF}
  if ways[state.unit] == nil then return nil end
  set_string(state, text, range)
  return C.addPlainObject("StringTokenizer", state)
end
function c.CFStringTokenizerSetString(tokenizer, text, range) set_string(C.plainState(tokenizer), text, range) end
local function kind_of(state)
  local part = state.parts[state.current]
  if part == nil then return NONE end
  local text = tostring(obj(send(state.text, "substringWithRange:", part)))
  return NORMAL | (text:find "%d" and HAS_NUMBERS | HAS_NON_LETTERS or text:find "[%s%p]" and HAS_NON_LETTERS or 0)
end
function c.CFStringTokenizerAdvanceToNextToken(tokenizer)
  local state = C.plainState(tokenizer)
  state.current = math.min(state.current, #state.parts) + 1
  return kind_of(state)
end
function c.CFStringTokenizerGoToTokenAtIndex(tokenizer, index)
  local state = C.plainState(tokenizer)
  state.current = 0
  for place, part in ipairs(state.parts) do
    if in_range(index, part) then state.current = place end
  end
  return kind_of(state)
end
function c.CFStringTokenizerGetCurrentTokenRange(tokenizer)
  local state = C.plainState(tokenizer)
  local part = state.parts[state.current]
  if part == nil then return {location = -1, length = 0} end
  return {location = part.location, length = part.length}
end
function c.CFStringTokenizerGetCurrentSubTokens(tokenizer, p, count, list)
  local state = C.plainState(tokenizer)
  local part = state.parts[state.current]
  if part == nil then return 0 end
  if p ~= nil and count > 0 then p.a[p.i] = {location = part.location, length = part.length} end
  if list ~= nil then send(list, "addObject:", obj(send(state.text, "substringWithRange:", part))) end
  return 1
end
local TRANSCRIPTION, LANGUAGE = 1 << 16, 1 << 17
function c.CFStringTokenizerCopyBestStringLanguage(text, range)
  local part = send(text, "substringWithRange:", {location = range.location, length = range.length})
  local language = objc.NSLinguisticTagger:dominantLanguageForString_(part)
  return language and obj(language)
end
function c.CFStringTokenizerCopyCurrentTokenAttribute(tokenizer, attribute)
  local state = C.plainState(tokenizer)
  local part = state.parts[state.current]
  if part == nil then return nil end
  if attribute == LANGUAGE then return c.CFStringTokenizerCopyBestStringLanguage(state.text, part) end
  if attribute ~= TRANSCRIPTION then return nil end
  local text = send(state.text, "substringWithRange:", part)
  local latin = send(text, "stringByApplyingTransform:reverse:", "Any-Latin", false)
  return latin and obj(latin)
end
