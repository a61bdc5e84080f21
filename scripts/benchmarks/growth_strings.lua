-- Inputs of growth.lua for strings and searches in them.

local function ns(text) return objc.NSString:stringWithString_(text) end

return function(shapes)
  shapes("string", function(text)
    local object = ns(text)
    return object:componentsSeparatedByString_ ",", object:uppercaseString(),
      object:stringByReplacingOccurrencesOfString_withString_(",", ";"), object:hash(),
      object:stringByAddingPercentEncodingWithAllowedCharacters_(objc.NSCharacterSet:alphanumericCharacterSet())
  end, {
    ascii = function(n) return ("ab,"):rep(n) end,
    accents = function(n) return ("é,"):rep(n) end,
    marks = function(n) return "a" .. ("\u{301}"):rep(n) .. "," end,
    emoji = function(n) return ("👩‍👧"):rep(n) .. "," end,
  })
  shapes("search", function(text)
    return ns(text):rangeOfString_(("a"):rep(#text // 2) .. "b")
  end, {long = function(n) return ("a"):rep(n) end})
  shapes("loose search", function(text)
    return ns(text):rangeOfString_options_(("A"):rep(#text // 2) .. "b", 1)
  end, {long = function(n) return ("a"):rep(n) end})
  shapes("loose replacement", function(text)
    return ns(text):stringByReplacingOccurrencesOfString_withString_options_range_("A", "b", 1, {0, #text})
  end, {many = function(n) return ("a"):rep(n) end})
end
