-- Decimal numbers without an object: texts of their digits.

local C = ...
local objc, form = C.objc, C.bufferForm

-- One that is not a number is negative and has no mantissa.
function C.decimal(digits)
  local words = (#digits:gsub("%D", "") + 3) // 4
  return {_digits = digits, _length = digits == "NaN" and 0 or words,
    _isNegative = (digits == "NaN" or digits:find "^%-") and 1 or 0}
end
form(nil, "decimalValue", function(number)
  return C.decimal(tostring(objc.NSDecimalNumber:decimalNumberWithString_(number:stringValue()):stringValue()))
end)
form(nil, "decimalNumberWithDecimal:", function(class, _, decimal)
  return class:decimalNumberWithString_(decimal._digits and C.cstr(decimal._digits) or "0")
end)
form(nil, "initWithDecimal:", function(number, _, decimal)
  return number:initWithString_(decimal._digits and C.cstr(decimal._digits) or "0")
end)
form("NSScanner", "scanDecimal:", function(scanner, _, pointer)
  local is_found, value = scanner:scanDecimal_()
  if is_found and pointer ~= nil then
    pointer.a[pointer.i] = C.decimal(tostring(objc.NSNumber:numberWithDouble_(value):stringValue()))
  end
  return is_found
end)
