-- Gradients, large titles, templates and sheets in drawings.
local own = debug.getinfo(1, "S").source:match "^@(.*/)"
local Drawing = dofile(own .. "drawing.lua")

describe("a drawing", function()
  local empty = objc.snapshot()
  local window = uikit.keyWindow()
  after_each(function() objc.restore(empty) end)

  local function gradient(properties)
    local view = Drawing.placed(objc.UIView:alloc():initWithFrame_ {0, 0, 200, 100})
    local layer = objc.CAGradientLayer:layer()
    layer:setFrame_ {10, 20, 100, 50}
    for name, value in pairs(properties) do layer[name](layer, value) end
    view:layer():addSublayer_(layer)
    return Drawing.of(view).svg
  end
  local red, blue
  before_each(function() red, blue = objc.UIColor:redColor(), objc.UIColor:blueColor() end)

  it("writes a gradient from above to below, with even stops, in its layer's place", function()
    local svg = gradient {setColors_ = {red, blue}, setCornerRadius_ = 8}
    assert.matches('<linearGradient id="gradient%d+" gradientUnits="userSpaceOnUse" x1="60" y1="20" x2="60" y2="70">', svg)
    assert.matches('<stop offset="0" stop-color="#ff0000"/>', svg, 1, true)
    assert.matches('<stop offset="1" stop-color="#0000ff"/>', svg, 1, true)
    assert.matches('<rect x="10" y="20" width="100" height="50" rx="8" fill="url%(#gradient%d+%)"/>', svg)
  end)

  it("has its points and locations, and colors that are not opaque", function()
    local svg = gradient {
      setColors_ = {red:CGColor(), blue:colorWithAlphaComponent_(0.5):CGColor()},
      setLocations_ = {0.25, 0.75}, setStartPoint_ = {0, 0.5}, setEndPoint_ = {1, 0.5},
    }
    assert.matches('x1="10" y1="45" x2="110" y2="45"', svg, 1, true)
    assert.matches('<stop offset="0.25" stop-color="#ff0000"/>', svg, 1, true)
    assert.matches('<stop offset="0.75" stop-color="#0000ff" stop-opacity="0.5"/>', svg, 1, true)
  end)

  it("writes a radial one as an ellipse, and one around a point as wedges", function()
    local svg = gradient {
      setColors_ = {red, blue}, setType_ = "radial", setStartPoint_ = {0.5, 0.5}, setEndPoint_ = {1, 1},
    }
    assert.matches('<radialGradient[^>]*gradientTransform="translate%(60 45%) scale%(50 25%)"', svg)
    local wedges = gradient {
      setColors_ = {red, blue}, setType_ = "conic", setStartPoint_ = {0.5, 0.5}, setEndPoint_ = {0.5, 0},
    }
    assert.is_nil(wedges:find "Gradient")
    assert.is_true(select(2, wedges:gsub('<path d="M60 45L', "")) >= 120)
  end)

  it("shows the gradient of a view's own layer, and none without colors", function()
    local Shiny = objc.class("ShinyView", objc.UIView, function(_, class)
      function class:layerClass() return objc.CAGradientLayer end
    end)
    local view = Drawing.placed(Shiny:alloc():initWithFrame_ {0, 0, 50, 50})
    assert.is_nil(Drawing.of(view).svg:find "linearGradient")
    view:layer():setColors_ {red, blue}
    assert.matches("<linearGradient", Drawing.of(view).svg, 1, true)
  end)

  it("has a large title on the left and the small one only after that scrolls out", function()
    local Rows = objc.class("DrawnRows", objc.UITableViewController, function(instance)
      function instance:tableView_numberOfRowsInSection_() return 40 end
      function instance:tableView_cellForRowAtIndexPath_() return objc.UITableViewCell:new() end
    end)
    local controller = Rows:new()
    controller:setTitle_ "Fruit"
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(controller)
    navigation:navigationBar():setPrefersLargeTitles_(true)
    window:setRootViewController_(navigation)
    runloop.run(1)
    local title = Drawing.of():text "Fruit"
    assert.same({34, 700}, {title["font-size"], title["font-weight"]})
    gesture.drag(window, {from = {100, 600}, by = {0, -300}, hold = 0.2})
    title = Drawing.of():text "Fruit"
    assert.same({17, 600}, {title["font-size"], title["font-weight"]})
    window:setRootViewController_(nil)
  end)

  it("tints the picture of a filled button as its title", function()
    local configuration = objc.UIButtonConfiguration:filledButtonConfiguration()
    configuration:setTitle_ "Save"
    for _, image in ipairs {objc.UIImage:systemImageNamed_ "star", objc.UIImage:imageNamed_ "star"} do
      uikit.image("star", {width = 20, height = 20})
      configuration:setImage_(image)
      local button = objc.UIButton:buttonWithConfiguration_primaryAction_(configuration, nil)
      button:setFrame_ {0, 0, 200, 50}
      Drawing.placed(button)
      assert.equal("#ffffff", Drawing.of(button):text("Save").fill)
      if image:isSymbolImage() then assert.equal(1, Drawing.of(button):count("stroke", "#ffffff")) end
    end
    local image = objc.UIImage:imageNamed_ "star"
    configuration:setImage_(image)
    local button = objc.UIButton:buttonWithConfiguration_primaryAction_(configuration, nil)
    button:setFrame_ {0, 0, 200, 50}
    Drawing.placed(button)
    assert.equal(1, Drawing.of(button):count("stroke", "#ffffff"))
    configuration:setImage_(image:imageWithRenderingMode_(uikit.UIImageRenderingModeAlwaysOriginal))
    button:setConfiguration_(configuration)
    runloop.run(0)
    assert.equal(0, Drawing.of(button):count("stroke", "#ffffff"))
  end)

  it("rounds the upper corners of a sheet, and shows its grabber on request", function()
    local presenter, sheet = objc.UIViewController:new(), objc.UIViewController:new()
    window:setRootViewController_(presenter)
    sheet:setModalPresentationStyle_(uikit.UIModalPresentationPageSheet)
    local presentation = sheet:sheetPresentationController()
    presentation:setDetents_ {objc.UISheetPresentationControllerDetent:mediumDetent()}
    presenter:presentViewController_animated_completion_(sheet, false, nil)
    runloop.run(1)
    local function clip() return Drawing.of().svg:match '<rect x="0" y="0" width="390" height="[%d.]+" rx="(%d+)"/>' end
    assert.equal("10", clip())
    assert.is_nil(Drawing.of().svg:find('width="36" height="5"', 1, true))
    presentation:setPrefersGrabberVisible_(true)
    presentation:setPreferredCornerRadius_(24)
    assert.equal("24", clip())
    assert.matches('<rect x="177" y="5" width="36" height="5"', Drawing.of().svg, 1, true)
    presenter:dismissViewControllerAnimated_completion_(false, nil)
    window:setRootViewController_(nil)
  end)
end)
