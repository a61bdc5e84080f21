-- The runs of CoreText's lines, which are characters with the same attributes; run delegates, truncated and
-- justified lines, and paragraph styles.
--
-- A glyph is a character, as in `core_text`. Contexts ignore drawing.

local C, native = ...
local c, objc, send = C.functions, C.objc, C.send
local text = C.coreText
local lines, line_of, keep = text.lines, text.line_of, text.keep
local min, max = math.min, math.max

local function draw_nothing() end
c.CTLineDraw, c.CTRunDraw, c.CTFrameDraw = draw_nothing, draw_nothing, draw_nothing

-- Run delegates: an app's functions measure the characters that have one.
local delegates = setmetatable({}, {__mode = "k"})
function c.CTRunDelegateCreate(callbacks, context)
  local delegate, given = objc.NSObject:new(), callbacks.a[callbacks.i]
  local function measure(name) return given[name] ~= nil and given[name](context) or 0.0 end
  delegates[delegate] = {context = context, measure = measure}
  if given.dealloc ~= nil then
    local dealloc = given.dealloc
    native.whenEnded(delegate, function() dealloc(context) end)
  end
  return delegate
end
function c.CTRunDelegateGetRefCon(delegate) return delegates[delegate].context end

-- Calls a function with each part of a range that has the same attributes: its attributes and its range.
local function each_part(string, range, body)
  local place, stop = range.location, range.location + range.length
  while place < stop do
    local part = {}
    body(string:attributesAtIndex_longestEffectiveRange_inRange_(place, part, range), part)
    place = part.location + part.length
  end
end
local function delegate_of(attributes)
  return next(delegates) ~= nil and delegates[send(attributes, "objectForKey:", C.str "CTRunDelegate")] or nil
end
local plain = text.measured
local function measured(string, range)
  if next(delegates) == nil then return plain(string, range) end
  local width = 0.0
  each_part(string, range, function(attributes, part)
    local delegate = delegate_of(attributes)
    width = width + (delegate and delegate.measure "getWidth" * part.length or plain(string, part))
  end)
  return width
end
text.measured = measured

-- The ascent, the descent and the leading of a part.
local function heights(string, attributes, part)
  local delegate = delegate_of(attributes)
  if delegate then return delegate.measure "getAscent", delegate.measure "getDescent", 0.0 end
  local font = text.font_at(string, part.location)
  return font:ascender(), -font:descender(), font:leading()
end
local function store(p, value)
  if p ~= nil then p.a[p.i] = value end
end

local bounds = c.CTLineGetTypographicBounds
function c.CTLineGetTypographicBounds(line, ascent, descent, leading)
  local state = lines[line]
  local width, up, down, gap = bounds(line, ascent, descent, leading), 0.0, 0.0, 0.0
  if state.range.length > 0 then
    each_part(state.string, state.range, function(attributes, part)
      local one, two, three = heights(state.string, attributes, part)
      up, down, gap = max(up, one), max(down, two), max(gap, three)
    end)
    store(ascent, up)
    store(descent, down)
    store(leading, gap)
  end
  return state.width or width
end

local runs = setmetatable({}, {__mode = "k"})
function c.CTLineGetGlyphRuns(line)
  local state = lines[line]
  if state.runs then return state.runs end
  local list, offset = objc.NSMutableArray:array(), 0.0
  each_part(state.string, state.range, function(attributes, part)
    local run = objc.NSObject:new()
    runs[run] = {string = keep(run, "string", state.string), range = part, offset = offset,
      attributes = keep(run, "attributes", attributes)}
    offset = offset + measured(state.string, part)
    list:addObject_(run)
  end)
  state.runs = keep(line, "runs", list)
  return list
end
function c.CTRunGetAttributes(run) return runs[run].attributes end
function c.CTRunGetStringRange(run) return runs[run].range end
function c.CTRunGetGlyphCount(run) return runs[run].range.length end
function c.CTRunGetStatus() return 0 end
function c.CTRunGetTextMatrix() return c.CGAffineTransformMake(1.0, 0.0, 0.0, 1.0, 0.0, 0.0) end
-- The characters of a range within a run; one of no length goes to the end.
local function slice(state, range)
  local first = state.range.location + range.location
  local count = range.length == 0 and state.range.length - range.location or range.length
  return {location = first, length = count}
end
function c.CTRunGetTypographicBounds(run, range, ascent, descent, leading)
  local state = runs[run]
  local up, down, gap = heights(state.string, state.attributes, state.range)
  store(ascent, up)
  store(descent, down)
  store(leading, gap)
  return measured(state.string, slice(state, range))
end
function c.CTRunGetImageBounds(run, context, range)
  local state = runs[run]
  local up, down = heights(state.string, state.attributes, state.range)
  local before = measured(state.string, {location = state.range.location, length = range.location})
  local position = c.CGContextGetTextPosition(C.contextState(context))
  return {origin = {x = position.x + state.offset + before, y = position.y - down},
    size = {width = measured(state.string, slice(state, range)), height = up + down}}
end

-- Fills an array with a value for each glyph: of its index in the string, its offset in the line and its width.
local function filler(value)
  return function(run, range, p)
    local state = runs[run]
    local part = slice(state, range)
    local offset = state.offset + measured(state.string, {location = state.range.location, length = range.location})
    for place = 0, part.length - 1 do
      local index = part.location + place
      local width = measured(state.string, {location = index, length = 1})
      p.a[p.i + place] = value(index, offset, width, state)
      offset = offset + width
    end
  end
end
c.CTRunGetStringIndices = filler(function(index) return index end)
c.CTRunGetPositions = filler(function(_, offset) return {x = offset, y = 0.0} end)
c.CTRunGetAdvances = filler(function(_, _, width) return {width = width, height = 0.0} end)
c.CTRunGetGlyphs = filler(function(index, _, _, state)
  return send(state.string:string(), "characterAtIndex:", index)
end)
-- A run has no memory of its own for these, as CoreText permits.
function c.CTRunGetPositionsPtr() return nil end

-- The number of characters at the beginning or at the end of a line that are not wider than this.
local function fitting(state, width, is_at_end)
  local first, length, count = state.range.location, state.range.length, 0
  while count < length do
    local start = is_at_end and first + length - count - 1 or first
    if measured(state.string, {location = start, length = count + 1}) > width then break end
    count = count + 1
  end
  return count
end
local START, END = 0, 1
function c.CTLineCreateTruncatedLine(line, width, kind, token)
  local state = lines[line]
  if measured(state.string, state.range) <= width then return line end
  local sign = token ~= nil and lines[token] or nil
  local room = width - (sign and measured(sign.string, sign.range) or 0.0)
  if room < 0 then return nil end
  local head = kind == START and 0 or fitting(state, kind == END and room or room / 2, false)
  local used = measured(state.string, {location = state.range.location, length = head})
  local tail = kind == END and 0 or fitting(state, room - used, true)
  local made = objc.NSMutableAttributedString:new()
  local function append(string, location, length)
    if length > 0 then
      made:appendAttributedString_(string:attributedSubstringFromRange_ {location = location, length = length})
    end
  end
  append(state.string, state.range.location, head)
  if sign then append(sign.string, sign.range.location, sign.range.length) end
  append(state.string, state.range.location + state.range.length - tail, tail)
  return line_of(made, {location = 0, length = made:length()})
end
function c.CTLineCreateJustifiedLine(line, factor, width)
  local state = lines[line]
  local natural = measured(state.string, state.range)
  local made = line_of(state.string, state.range)
  lines[made].width = natural + (width - natural) * max(0.0, min(factor, 1.0))
  return made
end

-- Paragraph styles are those of UIKit, which orders the alignments differently.
local SPECIFIERS = {[0] = "alignment", "firstLineHeadIndent", "headIndent", "tailIndent", "tabStops",
  "defaultTabInterval", "lineBreakMode", "lineHeightMultiple", "maximumLineHeight", "minimumLineHeight", "lineSpacing",
  "paragraphSpacing", "paragraphSpacingBefore", "baseWritingDirection", [16] = "lineSpacing"}
local ALIGNMENTS = {[0] = 0, 2, 1, 3, 4}
local function value_of(specifier, value) return specifier == 0 and ALIGNMENTS[value] or value end
function c.NSTextAlignmentFromCTTextAlignment(alignment) return ALIGNMENTS[alignment] or 4 end
c.NSTextAlignmentToCTTextAlignment = c.NSTextAlignmentFromCTTextAlignment
function c.CTParagraphStyleCreate(settings, count)
  local style = objc.NSMutableParagraphStyle:new()
  for place = 0, count - 1 do
    local setting = settings.a[settings.i + place]
    local name = SPECIFIERS[setting.spec]
    if name then
      local value = setting.value.a[setting.value.i]
      send(style, ("set%s:"):format(name:gsub("^%l", string.upper)), value_of(setting.spec, value))
    end
  end
  return style
end
function c.CTParagraphStyleGetValueForSpecifier(style, specifier, _, value)
  local name = SPECIFIERS[specifier]
  if not name then return false end
  value.a[value.i] = value_of(specifier, send(style, name))
  return true
end
