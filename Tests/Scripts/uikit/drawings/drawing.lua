--- What specs of drawings ask of a drawing.
local Drawing = {}
Drawing.__index = Drawing

--- A drawing of a view, or of the window.
function Drawing.of(view) return setmetatable({svg = uikit.render(view)}, Drawing) end

--- The attributes of the first text that reads so; nil when there is none.
function Drawing:text(text)
  for attributes, content in self.svg:gmatch "<text([^>]*)>([^<]*)</text>" do
    if content == text then
      local found = {}
      for key, value in attributes:gmatch '([%w-]+)="([^"]*)"' do found[key] = tonumber(value) or value end
      return found
    end
  end
end

--- How many elements have an attribute.
function Drawing:count(name, value)
  return select(2, self.svg:gsub((' %s="%s"'):format(name, value):gsub("[%-%.#()]", "%%%0"), ""))
end

--- A view in a window of its own, alone there.
function Drawing.placed(view)
  local window = uikit.keyWindow()
  for _, other in ipairs(window:subviews()) do other:removeFromSuperview() end
  window:addSubview_(view)
  runloop.run(0)
  return view
end

return Drawing
