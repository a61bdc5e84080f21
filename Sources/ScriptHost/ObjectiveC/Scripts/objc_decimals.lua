-- NSDecimal, a decimal number as a structure: the fields of NSDecimal.h, with the words of its
-- digits in a C array, lowest first.

local C = ...
local objc, form = C.objc, C.bufferForm
local WORDS = 8

-- The structure of a decimal number.
function C.decimal(number)
  local fields, words = number:decimalValue(), C.newArray("u2", WORDS, "")
  for place = 1, WORDS do words[place - 1] = fields._mantissa[place] end
  return {_exponent = fields._exponent, _length = fields._length, _isNegative = fields._isNegative,
    _isCompact = fields._isCompact, _reserved = fields._reserved, _mantissa = words}
end

local function fields(decimal)
  local words = {}
  for place = 1, WORDS do words[place] = decimal._mantissa[place - 1] end
  return {_exponent = decimal._exponent, _length = decimal._length, _mantissa = words,
    _isNegative = decimal._isNegative, _isCompact = decimal._isCompact, _reserved = decimal._reserved}
end

-- The decimal number of a structure.
function C.decimalNumber(decimal) return objc.NSDecimalNumber:decimalNumberWithDecimal_(fields(decimal)) end

-- Multiplies the digits by ten; returns false and changes nothing if they do not fit.
local function shift(decimal)
  local words, rest, length = {}, 0, 0
  for place = 0, WORDS - 1 do
    local product = decimal._mantissa[place] * 10 + rest
    words[place], rest = product & 0xFFFF, product >> 16
    if words[place] ~= 0 then length = place + 1 end
  end
  if rest ~= 0 then return false end
  for place = 0, WORDS - 1 do decimal._mantissa[place] = words[place] end
  decimal._exponent, decimal._length, decimal._isCompact = decimal._exponent - 1, length, 0
  return true
end

-- Gives both the smaller of their exponents; returns false if the digits of one do not fit.
function C.alignDecimals(one, other)
  if one._exponent < other._exponent then one, other = other, one end
  while one._exponent > other._exponent do
    if not shift(one) then return false end
  end
  return true
end

form(nil, "decimalValue", function(number)
  return C.decimal(objc.NSDecimalNumber:decimalNumberWithString_(number:stringValue()))
end)
form(nil, "decimalNumberWithDecimal:", function(class, _, decimal)
  return class:decimalNumberWithDecimal_(fields(decimal))
end)
form(nil, "initWithDecimal:", function(number, _, decimal)
  return number:initWithDecimal_(fields(decimal))
end)
form("NSScanner", "scanDecimal:", function(scanner, _, pointer)
  local is_found, value = scanner:scanDecimal_()
  if is_found and pointer ~= nil then
    local text = objc.NSNumber:numberWithDouble_(value):stringValue()
    pointer.a[pointer.i] = C.decimal(objc.NSDecimalNumber:decimalNumberWithString_(text))
  end
  return is_found
end)
