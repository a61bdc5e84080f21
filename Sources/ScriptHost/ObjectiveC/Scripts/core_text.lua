-- CoreText's fonts and lines over UIKit's: a CTFont is a UIFont, lines are measured as UIKit measures.
--
-- A font has no tables and no outlines: its glyphs are numbered as the characters, and each is as wide
-- as UIKit measures the character.

local C = ...
local c, objc, obj = C.functions, C.objc, C.obj
local send = C.send
local floor = math.floor

-- Fonts.
local UNITS_PER_EM, GLYPHS = 2048, 65535
local function named(name, size)
  if size == 0 then size = 12 end
  return name ~= nil and objc.UIFont:fontWithName_size_(name, size) or objc.UIFont:systemFontOfSize_(size)
end
function c.CTFontCreateWithName(name, size) return named(name, size) end
-- The emphasized fonts of the interface are bold.
local emphasized = {[3] = true, [5] = true, [7] = true, [15] = true, [18] = true, [20] = true}
function c.CTFontCreateUIFontForLanguage(kind, size)
  if size == 0 then size = 12 end
  return emphasized[kind] and objc.UIFont:boldSystemFontOfSize_(size) or objc.UIFont:systemFontOfSize_(size)
end
function c.CTFontCreateWithFontDescriptor(descriptor, size)
  return descriptor ~= nil and objc.UIFont:fontWithDescriptor_size_(descriptor, size) or named(nil, size)
end
local function resized(font, size) return size == 0 and font or font:fontWithSize_(size) end
function c.CTFontCreateCopyWithAttributes(font, size) return resized(font, size) end
function c.CTFontDescriptorCreateWithNameAndSize(name, size)
  return objc.UIFontDescriptor:fontDescriptorWithName_size_(name, size)
end
function c.CTFontDescriptorCreateWithAttributes(attributes)
  return objc.UIFontDescriptor:fontDescriptorWithFontAttributes_(attributes)
end
function c.CTFontCopyFontDescriptor(font) return font:fontDescriptor() end
-- The symbolic traits have the values of UIFontDescriptorSymbolicTraits.
function c.CTFontGetSymbolicTraits(font) return font:fontDescriptor():symbolicTraits() end
function c.CTFontCreateCopyWithSymbolicTraits(font, size, _, value, mask)
  local descriptor = font:fontDescriptor()
  local traits = descriptor:symbolicTraits() & ~mask | value & mask
  local changed = descriptor:fontDescriptorWithSymbolicTraits_(traits)
  return changed ~= nil and objc.UIFont:fontWithDescriptor_size_(changed, size == 0 and font:pointSize() or size) or nil
end
local function named_text(value) return value ~= nil and obj(value) or nil end
function c.CTFontCopyPostScriptName(font) return named_text(font:fontName()) end
function c.CTFontCopyFamilyName(font) return named_text(font:familyName()) end
c.CTFontCopyFullName, c.CTFontCopyDisplayName = c.CTFontCopyPostScriptName, c.CTFontCopyPostScriptName
function c.CTFontCopyName(font, key)
  return tostring(key):find "Family" and c.CTFontCopyFamilyName(font) or c.CTFontCopyPostScriptName(font)
end
function c.CTFontGetSize(font) return font:pointSize() end
function c.CTFontGetAscent(font) return font:ascender() end
function c.CTFontGetDescent(font) return -font:descender() end
function c.CTFontGetLeading(font) return font:leading() end
function c.CTFontGetCapHeight(font) return font:capHeight() end
function c.CTFontGetXHeight(font) return font:xHeight() end
function c.CTFontGetUnderlinePosition(font) return -font:pointSize() / 10 end
function c.CTFontGetUnderlineThickness(font) return font:pointSize() / 20 end
function c.CTFontGetSlantAngle() return 0.0 end
function c.CTFontGetUnitsPerEm() return UNITS_PER_EM end
function c.CTFontGetGlyphCount() return GLYPHS end
function c.CTFontGetMatrix() return {a = 1.0, b = 0.0, c = 0.0, d = 1.0, tx = 0.0, ty = 0.0} end
function c.CTFontGetBoundingBox(font)
  local ascent, descent = font:ascender(), font:descender()
  return {origin = {x = 0.0, y = descent}, size = {width = font:pointSize(), height = ascent - descent}}
end
function c.CTFontGetGlyphsForCharacters(_, characters, glyphs, count)
  local is_whole = true
  for place = 0, count - 1 do
    local character = characters.a[characters.i + place]
    glyphs.a[glyphs.i + place] = character
    is_whole = is_whole and character ~= 0
  end
  return is_whole
end
local function width_of(font, character)
  local attributes = objc.NSDictionary:dictionaryWithObject_forKey_(font, "NSFont")
  return obj(utf8.char(character)):sizeWithAttributes_(attributes).width
end
function c.CTFontGetAdvancesForGlyphs(font, _, glyphs, advances, count)
  local total = 0.0
  for place = 0, count - 1 do
    local width = width_of(font, glyphs.a[glyphs.i + place])
    if advances ~= nil then advances.a[advances.i + place] = {width = width, height = 0.0} end
    total = total + width
  end
  return total
end
function c.CTFontCopyAvailableTables() return objc.NSArray:array() end
function c.CTFontCopyTable() return nil end

-- Native code may be the only owner of an object of Core Text, so the objects that belong to it are associated with it.
local function keep(owner, name, object)
  if type(object) == "userdata" then objc.setAssociatedObject(owner, "CoreText." .. name, object, "RETAIN_NONATOMIC") end
  return object
end

-- Fonts of Core Graphics: a name; their numbers are in units of an em.
local graphics = setmetatable({}, {__mode = "k"})
local function graphics_font(font)
  local made = objc.NSObject:new()
  graphics[made] = keep(made, "font", font)
  return made
end
function c.CGFontCreateWithFontName(name)
  local font = objc.UIFont:fontWithName_size_(name, UNITS_PER_EM)
  return font ~= nil and graphics_font(font) or nil
end
function c.CTFontCopyGraphicsFont(font) return graphics_font(font:fontWithSize_(UNITS_PER_EM)) end
function c.CTFontCreateWithGraphicsFont(font, size) return resized(graphics[font], size == 0 and 12 or size) end
function c.CGFontCopyPostScriptName(font) return graphics[font] and named_text(graphics[font]:fontName()) end
c.CGFontCopyFullName = c.CGFontCopyPostScriptName
function c.CGFontGetUnitsPerEm() return UNITS_PER_EM end
function c.CGFontGetNumberOfGlyphs() return GLYPHS end
function c.CGFontCopyTableTags() return objc.NSArray:array() end
function c.CGFontCopyTableForTag() return nil end
function c.CGFontRetain(font) return font end
function c.CGFontRelease() end
for name, selector in pairs {Ascent = "ascender", Descent = "descender", Leading = "leading", CapHeight = "capHeight",
  XHeight = "xHeight"} do
  c["CGFontGet" .. name] = function(font) return floor(send(graphics[font], selector) + 0.5) end
end

-- Lines: an attributed string and its part.
local lines = setmetatable({}, {__mode = "k"})
local function line_of(string, range)
  local line = objc.NSObject:new()
  lines[line] = {string = keep(line, "string", string), range = range}
  return line
end
-- Lines and setters keep a copy of their text.
local function copied(string) return objc.NSAttributedString:alloc():initWithAttributedString_(string) end
local function whole(string) return {location = 0, length = string:length()} end
function c.CTLineCreateWithAttributedString(string) return line_of(copied(string), whole(string)) end
function c.CTLineGetStringRange(line) return lines[line].range end
function c.CTLineGetGlyphCount(line) return lines[line].range.length end
local function font_at(string, place)
  if string:length() == 0 then return named(nil, 12) end
  local attributes = string:attributesAtIndex_effectiveRange_(math.min(place, string:length() - 1), nil)
  return send(attributes, "objectForKey:", C.str "NSFont") or named(nil, 12)
end
local function part(string, location, length)
  return string:attributedSubstringFromRange_({location = location, length = length})
end
local text = {lines = lines, line_of = line_of, font_at = font_at, keep = keep}
C.coreText = text
-- The width of a part with the spaces at its end, which UIKit leaves out.
function text.measured(string, range)
  if range.length == 0 then return 0.0 end
  local piece = part(string, range.location, range.length)
  if not tostring(piece:string()):find "[ \t]$" then return piece:size().width end
  local closed = piece:mutableCopy()
  closed:replaceCharactersInRange_withString_({location = range.length, length = 0}, ".")
  return closed:size().width - part(closed, range.length, 1):size().width
end
local function measured(string, range) return text.measured(string, range) end
function c.CTLineGetTypographicBounds(line, ascent, descent, leading)
  local state = lines[line]
  local font = font_at(state.string, state.range.location)
  if ascent ~= nil then ascent.a[ascent.i] = font:ascender() end
  if descent ~= nil then descent.a[descent.i] = -font:descender() end
  if leading ~= nil then leading.a[leading.i] = font:leading() end
  return measured(state.string, state.range)
end
function c.CTLineGetBoundsWithOptions(line)
  local state = lines[line]
  local font = font_at(state.string, state.range.location)
  return {origin = {x = 0.0, y = font:descender()},
    size = {width = measured(state.string, state.range), height = font:ascender() - font:descender()}}
end
c.CTLineGetImageBounds = c.CTLineGetBoundsWithOptions
function c.CTLineGetPenOffsetForFlush(line, factor, width)
  local state = lines[line]
  return math.max(0.0, (width - measured(state.string, state.range)) * factor)
end
function c.CTLineGetTrailingWhitespaceWidth(line)
  local state = lines[line]
  local plain = tostring(part(state.string, state.range.location, state.range.length):string())
  local rest = plain:match "^(.-)%s*$"
  return measured(state.string, state.range)
    - measured(state.string, {location = state.range.location, length = utf8.len(rest) or #rest})
end
function c.CTLineGetOffsetForStringIndex(line, index, second)
  local state = lines[line]
  local count = math.max(0, math.min(index - state.range.location, state.range.length))
  local offset = measured(state.string, {location = state.range.location, length = count})
  if second ~= nil then second.a[second.i] = offset end
  return offset
end
function c.CTLineGetStringIndexForPosition(line, point)
  local state = lines[line]
  local before = 0.0
  for count = 1, state.range.length do
    local after = measured(state.string, {location = state.range.location, length = count})
    if point.x < (before + after) / 2 then return state.range.location + count - 1 end
    before = after
  end
  return state.range.location + state.range.length
end

-- Typesetters and framesetters, which break lines after spaces.
local setters = setmetatable({}, {__mode = "k"})
local function setter_of(string)
  local setter = objc.NSObject:new()
  setters[setter] = keep(setter, "string", copied(string))
  return setter
end
c.CTTypesetterCreateWithAttributedString, c.CTFramesetterCreateWithAttributedString = setter_of, setter_of
function c.CTTypesetterCreateLine(setter, range)
  local string = setters[setter]
  local length = range.length == 0 and string:length() - range.location or range.length
  return line_of(string, {location = range.location, length = length})
end
-- The number of characters of the next line.
local function next_break(string, start, width)
  local plain, length = string:string(), string:length()
  local last_space, count = nil, 0
  while start + count < length do
    local unit = send(plain, "characterAtIndex:", start + count)
    count = count + 1
    if unit == 10 then return count end
    if unit == 32 then
      last_space = count
    elseif measured(string, {location = start, length = count}) > width then
      return last_space or math.max(1, count - 1)
    end
  end
  return count
end
function c.CTTypesetterSuggestLineBreak(setter, start, width) return next_break(setters[setter], start, width) end
function c.CTTypesetterSuggestClusterBreak(setter, start, width)
  local string, count = setters[setter], 0
  while start + count < string:length() and measured(string, {location = start, length = count + 1}) <= width do
    count = count + 1
  end
  return math.max(count, 1)
end
local function broken(string, range, width)
  local found, place, stop = {}, range.location, range.location + range.length
  while place < stop do
    local count = math.min(next_break(string, place, width), stop - place)
    found[#found + 1] = {location = place, length = count}
    place = place + count
  end
  return found
end
local function height_of(string, range)
  local font = font_at(string, range.location)
  return font:ascender() - font:descender() + font:leading()
end
local function full_range(string, range)
  if range.length == 0 then return {location = range.location, length = string:length() - range.location} end
  return range
end
function c.CTFramesetterSuggestFrameSizeWithConstraints(setter, range, _, room, fits)
  local string = setters[setter]
  local width, height, count = 0.0, 0.0, 0
  range = full_range(string, range)
  for _, line in ipairs(broken(string, range, room.width)) do
    local more = height_of(string, line)
    if height + more > room.height then break end
    height, count = height + more, count + line.length
    width = math.max(width, measured(string, line))
  end
  if fits ~= nil then fits.a[fits.i] = {location = range.location, length = count} end
  return {width = math.ceil(width) + 0.0, height = math.ceil(height) + 0.0}
end
local frames = setmetatable({}, {__mode = "k"})
function c.CTFramesetterCreateFrame(setter, range, path)
  local string, frame = setters[setter], objc.NSObject:new()
  local box = c.CGPathGetBoundingBox(path)
  local list, origins, below = objc.NSMutableArray:array(), {}, 0.0
  local visible = full_range(string, range)
  local start, count = visible.location, 0
  for _, line in ipairs(broken(string, visible, box.size.width)) do
    local font = font_at(string, line.location)
    if below + height_of(string, line) > box.size.height then break end
    origins[#origins + 1] = {x = 0.0, y = box.size.height - below - font:ascender()}
    list:addObject_(line_of(string, line))
    below, count = below + height_of(string, line), count + line.length
  end
  frames[frame] = {lines = keep(frame, "lines", list), origins = origins, path = keep(frame, "path", path),
    range = {location = start, length = count}}
  return frame
end
function c.CTFrameGetLines(frame) return frames[frame].lines end
function c.CTFrameGetPath(frame) return frames[frame].path end
function c.CTFrameGetVisibleStringRange(frame) return frames[frame].range end
function c.CTFrameGetStringRange(frame) return frames[frame].range end
function c.CTFrameGetLineOrigins(frame, range, p)
  local origins = frames[frame].origins
  local count = range.length == 0 and #origins - range.location or range.length
  for place = 0, count - 1 do
    local origin = origins[range.location + place + 1]
    p.a[p.i + place] = {x = origin.x, y = origin.y}
  end
end
