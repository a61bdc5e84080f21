local world, log

before_each(function()
  world = objc.snapshot()
  log = {}
end)
after_each(function() objc.restore(world) end)

local function note(text) log[#log + 1] = text end

describe("an image", function()
  it("is prepared elsewhere, and answered in a later turn", function()
    uikit.image("large", {width = 400, height = 300})
    local image = objc.UIImage:imageNamed_("large")
    image:prepareForDisplayWithCompletionHandler_(function(made) note(tostring(made == image)) end)
    image:prepareThumbnailOfSize_completionHandler_({40, 30}, function(made)
      note("width " .. made:size().width)
    end)
    assert.same({}, log)
    runloop.run(0)
    assert.same({"true", "width 40.0"}, log)
  end)
end)
