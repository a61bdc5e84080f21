--- Helpers for the specs of drawings.
local Drawing = {}
Drawing.__index = Drawing

--- A drawing of a view, or of the window.
function Drawing.of(view) return setmetatable({svg = uikit.render(view)}, Drawing) end

--- The attributes of the first element with this text, or nil.
function Drawing:text(text)
  for attributes, content in self.svg:gmatch "<text([^>]*)>([^<]*)</text>" do
    if content == text then
      local found = {}
      for key, value in attributes:gmatch '([%w-]+)="([^"]*)"' do found[key] = tonumber(value) or value end
      return found
    end
  end
end

--- The number of elements with an attribute.
function Drawing:count(name, value)
  return select(2, self.svg:gsub((' %s="%s"'):format(name, value):gsub("[%-%.#()]", "%%%0"), ""))
end

--- A view alone in its own window.
function Drawing.placed(view)
  local window = uikit.keyWindow()
  for _, other in ipairs(window:subviews()) do other:removeFromSuperview() end
  window:addSubview_(view)
  runloop.run(0)
  return view
end

return Drawing
