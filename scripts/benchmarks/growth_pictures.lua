-- Inputs of growth.lua for pictures.

local function data(text) return objc.NSData:dataWithBytes_length_(text, #text) end

return function(shapes)
  shapes("picture", function(bytes) return objc.UIImage:imageWithData_(bytes) end, {
    png = function(n)
      return objc.UIGraphicsImageRenderer:alloc():initWithSize_ {math.max(n // 64, 1), 64}:PNGDataWithActions_(function() end)
    end,
    ["JPEG segments"] = function(n) return data("\xff\xd8" .. ("\xff\xe0\0\2"):rep(n)) end,
    ["PNG chunks"] = function(n) return data("\x89PNG\r\n\x1a\n" .. ("\0\0\0\0tEXt\0\0\0\0"):rep(n)) end,
    ["GIF blocks"] = function(n) return data("GIF89a\1\0\1\0\0\0\0" .. ("!\xf9\4\0\0\0\0\0"):rep(n)) end,
  })
end
