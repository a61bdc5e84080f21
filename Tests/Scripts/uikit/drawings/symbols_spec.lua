-- SF Symbols, drawn according to the parts of their names.
local own = debug.getinfo(1, "S").source:match "^@(.*/)"
local Drawing = dofile(own .. "drawing.lua")

describe("a drawing of a symbol", function()
  local snapshot
  before_each(function() snapshot = objc.snapshot() end)
  after_each(function() objc.restore(snapshot) end)

  --- The paths of a symbol, each as its commands, fill and line.
  local function paths(name)
    local view = objc.UIImageView:alloc():initWithImage_(objc.UIImage:systemImageNamed_(name))
    view:setFrame_ {0, 0, 24, 24}
    view:setTintColor_(objc.UIColor:redColor())
    local found = {}
    for element in Drawing.of(Drawing.placed(view)).svg:gmatch "<path .->" do
      found[#found + 1] = {
        d = element:match ' d="(.-)"', fill = element:match 'fill="(.-)"', stroke = element:match 'stroke="(.-)"'}
    end
    return found
  end

  local landscape
  before_each(function() landscape = paths("nobody.knows.this")[1].d end)

  it("has the most common symbols", function()
    for _, name in ipairs {"gearshape", "wifi", "airplane", "sun.max", "moon", "bolt", "link", "paperplane", "mic",
      "doc.text", "calendar", "phone", "video", "folder", "tag", "eye", "pencil", "arrow.up.right", "speaker.wave.2",
      "slider.horizontal.3", "ellipsis", "questionmark", "creditcard", "qrcode", "globe", "keyboard"} do
      assert.not_equal(landscape, paths(name)[1].d, name)
    end
  end)

  it("causes one warning if its name is unknown", function()
    local warnings, lua_warn = {}, warn
    finally(function() _G.warn = lua_warn end)
    _G.warn = function(text) warnings[#warnings + 1] = text end
    for _, name in ipairs {"gearshap", "gearshap", "gearshape", "person.crop.circle.fill"} do
      objc.UIImage:systemImageNamed_(name)
    end
    assert.same({"+[UIImage systemImageNamed:]: no symbol 'gearshap' is known here (did you mean 'gearshape'?); "
      .. "it is drawn as a framed picture"}, warnings)
  end)

  it("fills it when its name contains fill", function()
    assert.equal("none", paths("heart")[1].fill)
    local full = paths("heart.fill")[1]
    assert.equal(full.stroke, full.fill)
  end)

  it("leaves the lines inside a full one visible", function()
    local full = paths "envelope.fill"
    assert.equal(2, #full)
    assert.equal("#ff0000", full[1].fill)
    assert.not_equal("#ff0000", full[2].stroke)
  end)

  it("puts it into a circle and crosses it out", function()
    assert.equal(paths("circle")[1].d, paths("person.crop.circle")[1].d)
    assert.equal(paths("person")[1].d, paths("person.crop.circle")[2].d)
    assert.equal(#paths "bell" + 2, #paths "bell.slash")
  end)
end)
