-- Adds `assert.screen(name[, view])` to luassert, in a worker: it compares the screen with a picture.
--
-- The pictures are SVG, as `uikit.render` draws them, in the folder `screens` beside the file of tests, or
-- PNG if the name ends in `.png`. With --update they are written. Where a screen differs, two files
-- beside the picture show it: NAME.actual.svg, and NAME.difference.svg with the picture, the screen and
-- their difference.

local host, order = ...
local luassert, say, lfs = require "luassert", require "say", require "lfs"
local open, remove, make_folder, attributes = io.open, os.remove, lfs.mkdir, lfs.attributes
local start = lfs.currentdir()
local folder = "screens"

local function read(path)
  local file = open(path, "rb")
  if not file then return nil end
  local text = file:read "a"
  file:close()
  return text
end
local function write(path, text)
  if not attributes(folder, "mode") then make_folder(folder) end
  local file, reason = open(path, "wb")
  -- The reason begins with a path.
  if not file then error(("cannot write the picture '%s': %s"):format(path, (tostring(reason):gsub("^.*: ", ""))), 0) end
  local written, problem = file:write(text)
  local closed, later = file:close()
  if not written or not closed then
    error(("cannot write the picture '%s': %s"):format(path, tostring(problem or later)), 0)
  end
end

-- Whether a text is a whole drawing: its elements are closed in their order.
local function is_drawing(text)
  if not text:find "^<svg%s" or not text:find "</svg>%s*$" then return false end
  local open_tags, depth = {}, 0
  for closing, name, rest in text:gmatch "<(/?)([%a][%w:]*)([^<>]*)>" do
    if closing == "/" then
      if open_tags[depth] ~= name then return false end
      depth = depth - 1
    elseif rest:sub(-1) ~= "/" then
      depth = depth + 1
      open_tags[depth] = name
    end
  end
  return depth == 0
end

local function size_of(text)
  local head = text:match "^<svg[^>]*>"
  return tonumber(head:match ' width="([%d.]+)"') or 0, tonumber(head:match ' height="([%d.]+)"') or 0
end

-- A drawing inside another one: its identifiers get a prefix, since both drawings may use the same.
local function inside(text, prefix, x, y, style)
  local width, height = size_of(text)
  local body = text:gsub("^<svg[^>]*>", ""):gsub("</svg>%s*$", "")
  body = body:gsub(' id="', ' id="' .. prefix):gsub("url%(#", "url(#" .. prefix):gsub('href="#', 'href="#' .. prefix)
  local font = text:match '^<svg[^>]* font%-family="([^"]*)"' or "sans-serif"
  return ('<svg x="%g" y="%g" width="%g" height="%g" viewBox="0 0 %g %g" font-family="%s"%s>%s</svg>\n'):format(
    x, y, width, height, width, height, font, style, body)
end
local function difference(expected, actual)
  local width, height = size_of(expected)
  local other_width, other_height = size_of(actual)
  width, height = math.max(width, other_width), math.max(height, other_height)
  local gap, top = 20, 30
  local parts = {('<svg xmlns="http://www.w3.org/2000/svg" width="%g" height="%g" font-family="sans-serif">\n'):format(
    3 * width + 4 * gap, height + top + gap), '<rect width="100%" height="100%" fill="#d4d4d8"/>\n'}
  for place, title in ipairs {"picture", "screen", "difference: black where both are alike"} do
    parts[#parts + 1] = ('<text x="%g" y="20" font-size="14">%s</text>\n'):format(gap + (place - 1) * (width + gap), title)
  end
  parts[#parts + 1] = inside(expected, "e-", gap, top, "")
  parts[#parts + 1] = inside(actual, "a-", gap * 2 + width, top, "")
  local x = gap * 3 + 2 * width
  parts[#parts + 1] = '<g style="isolation:isolate">\n'
  parts[#parts + 1] = inside(expected, "f-", x, top, "")
  parts[#parts + 1] = inside(actual, "b-", x, top, ' style="mix-blend-mode:difference"')
  parts[#parts + 1] = "</g>\n</svg>\n"
  return table.concat(parts)
end

-- The numbers of shapes that only one of two drawings has.
local function counted(one, other)
  local shapes, missing = {}, 0
  for shape in other:gmatch "<[^<>]+>[^<>]*" do shapes[shape] = (shapes[shape] or 0) + 1 end
  for shape in one:gmatch "<[^<>]+>[^<>]*" do
    local left = shapes[shape] or 0
    if left == 0 then missing = missing + 1 else shapes[shape] = left - 1 end
  end
  return missing
end

local screens = {}

-- The pictures of a file of tests are beside it.
function screens.begin_file(name)
  local parent = name:match "^(.*)/[^/]*$" or "."
  if parent:sub(1, 1) ~= "/" then parent = start .. "/" .. parent end
  folder = parent:gsub("/%./", "/"):gsub("/%.$", "") .. "/screens"
end

local function short(path)
  return path:sub(1, #start + 1) == start .. "/" and path:sub(#start + 2) or path
end

-- Compares two drawings; returns how they differ, and a picture of it. Raises nothing for a damaged one.
local forms = {}
function forms.svg(expected, actual)
  if not is_drawing(expected) then return nil end
  return ("missing shapes: %d, new: %d"):format(counted(expected, actual), counted(actual, expected)),
    difference(expected, actual)
end
-- `tolerance` is the share of pixels that may differ.
function forms.png(expected, actual, tolerance)
  local result, fault = host.compare_pictures(expected, actual)
  if not result then return nil, fault end
  if result.size ~= result.other_size then
    return ("%s pixels instead of %s"):format(result.other_size, result.size), result.difference
  end
  if result.differing <= tolerance * result.all then return false end
  return ("%d of %d pixels"):format(result.differing, result.all), result.difference
end

local function drawn(view, form, path)
  local options = {fingers = false}
  if form == "svg" then return uikit.render(view, options) end
  if not attributes(folder, "mode") then make_folder(folder) end
  uikit.render(view, path, options)
  local bytes = read(path)
  remove(path)
  return bytes
end

local function tolerance_of(caller, options)
  if options == nil then return 0 end
  local share = type(options) == "table" and options.tolerance
  if type(share) ~= "number" or not (share >= 0 and share < 1) or next(options, "tolerance") or next(options) ~= "tolerance" then
    error(("%s: the options are {tolerance = a number from 0 up to 1}"):format(caller), 0)
  end
  return share
end

-- Compares the screen, or a view, with a picture; returns whether they are alike, or nil and a failure.
function screens.compare(caller, name, view, options)
  if type(name) ~= "string" or not name:find "^[%w\128-\255][%w\128-\255 ._()@-]*$" then
    error(("%s: a picture's name has letters, digits, spaces and ._()@-, got '%s'"):format(caller, tostring(name)), 0)
  end
  local tolerance = tolerance_of(caller, options)
  local form = name:lower():find "%.png$" and "png" or "svg"
  local path = ("%s/%s"):format(folder, form == "png" and name or name .. ".svg")
  local stem, ending = path:sub(1, -5), path:sub(-4)
  local actual_path, difference_path = stem .. ".actual" .. ending, stem .. ".difference" .. ending
  local actual, expected = drawn(view, form, actual_path), read(path)
  if order.updates_pictures then
    if expected ~= actual then
      write(path, actual)
      host.send {kind = "picture", path = short(path)}
    end
    expected = actual
  end
  if expected == nil then
    return nil, ("there is no picture '%s'; hookhost test --update writes it"):format(short(path))
  end
  local found, picture = false, nil
  if expected ~= actual then found, picture = forms[form](expected, actual, tolerance) end
  if found == false then
    remove(actual_path)
    remove(difference_path)
    return true
  elseif not found then
    return nil, ("'%s' %s; hookhost test --update writes it again"):format(short(path),
      picture or "is no picture that hookhost has written, or it is damaged")
  end
  write(actual_path, actual)
  write(difference_path, picture)
  return nil, ("the screen differs from '%s' (%s); '%s' shows both, hookhost test --update accepts the screen"
    ):format(short(path), found, short(difference_path))
end

say:set("assertion.screen.positive", "Expected a screen like the picture:\n%s")
say:set("assertion.screen.negative", "Expected a screen unlike the picture:\n%s")
luassert:register("assertion", "screen", function(state, arguments)
  local is_alike, fault = screens.compare("assert.screen", arguments[1], arguments[2], arguments[3])
  if is_alike then return true end
  if state.mod then state.failure_message = fault end
  return false
end, "assertion.screen.positive", "assertion.screen.negative")

return screens
