-- Values of Lua, without cycles, as bytes and back: what coordinator and workers send each other.

local pack, unpack, concat = string.pack, string.unpack, table.concat
local function encode(value, parts)
  local kind = math.type(value) or type(value)
  if kind == "table" then
    parts[#parts + 1] = "{"
    for key, element in next, value do
      encode(key, parts)
      encode(element, parts)
    end
    parts[#parts + 1] = "}"
  elseif kind == "string" then
    parts[#parts + 1] = "s" .. pack("<s4", value)
  elseif kind == "integer" then
    parts[#parts + 1] = "i" .. pack("<i8", value)
  elseif kind == "float" then
    parts[#parts + 1] = "d" .. pack("<d", value)
  else
    parts[#parts + 1] = value and "t" or "f"
  end
end
local formats = {s = "<s4", i = "<i8", d = "<d"}
local function decode(bytes, place)
  local kind = bytes:sub(place, place)
  place = place + 1
  if kind == "{" then
    local result = {}
    while bytes:sub(place, place) ~= "}" do
      local key, value
      key, place = decode(bytes, place)
      value, place = decode(bytes, place)
      result[key] = value
    end
    return result, place + 1
  elseif kind == "t" or kind == "f" then
    return kind == "t", place
  end
  return unpack(formats[kind], bytes, place)
end
return {
  encode = function(value)
    local parts = {}
    encode(value, parts)
    return concat(parts)
  end,
  decode = function(bytes) return (decode(bytes, 1)) end,
}
