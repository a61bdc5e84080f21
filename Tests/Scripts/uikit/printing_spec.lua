-- Printing: the messages to a renderer and its formatters, in the order of UIPrintPageRenderer.h.
local world, log, printing

local function note(...) log[#log + 1] = table.concat({...}, " ") end

before_each(function()
  world, log = objc.snapshot(), {}
  printing = objc.UIPrintInteractionController:sharedPrintController()
end)
after_each(function() objc.restore(world) end)

local function print_()
  printing:presentAnimated_completionHandler_(true, function(_, completed, err)
    note("done", tostring(completed), tostring(err))
  end)
  runloop.run(1)
  uikit.choose(printing, true)
end

describe("a print job", function()
  it("draws each page of its renderer, header first and footer last", function()
    local Renderer = objc.class("Letter", objc.UIPrintPageRenderer, function(instance, _, super)
      function instance:numberOfPages() return 2 end
      instance["prepareForDrawingPages:"] = function(_, range) note("prepare", range.location, range.length) end
      instance["drawPageAtIndex:inRect:"] = function(self, page, rect)
        note("page", page)
        super(self)["drawPageAtIndex:inRect:"](super(self), page, rect)
      end
      for _, part in ipairs {"Header", "Content", "Footer"} do
        instance["draw" .. part .. "ForPageAtIndex:inRect:"] = function(_, _, rect)
          note(part, rect.size.height)
        end
      end
    end)
    local renderer = Renderer:new()
    renderer:setHeaderHeight_(20)
    renderer:setFooterHeight_(10)
    printing:setPrintPageRenderer_(renderer)
    local Delegate = objc.class("PrintDelegate", objc.NSObject, function(instance)
      instance["printInteractionController:choosePaper:"] = function(_, _, papers)
        note "paper"
        return objc.UIPrintPaper:bestPaperForPageSize_withPapersFromArray_({590, 840}, papers)
      end
      function instance:printInteractionControllerWillStartJob_() note "start" end
      function instance:printInteractionControllerDidFinishJob_() note "finish" end
    end)
    local delegate = Delegate:new()
    printing:setDelegate_(delegate)
    print_()
    assert.equal("start, paper, prepare 0 2, page 0, Header 20.0, Content 776.0, Footer 10.0, "
      .. "page 1, Header 20.0, Content 776.0, Footer 10.0, finish, done true nil",
      table.concat(log, ", "))
    assert.same({width = 595.0, height = 842.0}, printing:printPaper():paperSize())
  end)

  it("breaks a text into pages by its height, and draws each part", function()
    local formatter = objc.UISimpleTextPrintFormatter:alloc():initWithText_(("line\n"):rep(200))
    hook.before(objc.UIPrintFormatter, "drawInRect:forPageAtIndex:", function(_, _, page) note(page) end)
    formatter:setContentInsets_ {top = 72, left = 72, bottom = 0, right = 72}
    printing:setPrintFormatter_(formatter)
    local pages = formatter:pageCount()
    assert.is_true(pages > 2)
    print_()
    local want = {}
    for page = 0, pages - 1 do want[#want + 1] = tostring(page) end
    assert.equal(table.concat(want, ", ") .. ", done true nil", table.concat(log, ", "))
    assert.same({x = 72.0, y = 72.0}, formatter:rectForPageAtIndex_(0).origin)
    assert.same({x = 72.0, y = 0.0}, formatter:rectForPageAtIndex_(1).origin)
  end)

  it("draws a view by its own drawing, and starts each formatter at its page", function()
    local Chart = objc.class("Chart", objc.UIView, function(instance)
      instance["drawRect:forViewPrintFormatter:"] = function(_, rect) note("chart", rect.size.width) end
    end)
    local formatter = Chart:alloc():initWithFrame_({0, 0, 100, 100}):viewPrintFormatter()
    local renderer = objc.UIPrintPageRenderer:new()
    renderer:addPrintFormatter_startingAtPageAtIndex_(formatter, 1)
    assert.equal(2, renderer:numberOfPages())
    assert.equal(renderer, formatter:printPageRenderer())
    assert.same({}, renderer:printFormattersForPageAtIndex_(0))
    printing:setPrintPageRenderer_(renderer)
    print_()
    assert.equal("chart 576.0, done true nil", table.concat(log, ", "))
    formatter:removeFromPrintPageRenderer()
    assert.equal(0, renderer:numberOfPages())
  end)
end)

describe("a print formatter", function()
  it("counts pages whose numbers overflow as many as there can be", function()
    local renderer = objc.UIPrintPageRenderer:new()
    local text = objc.UISimpleTextPrintFormatter:alloc():initWithText_ "text"
    for _, first in ipairs {math.maxinteger, math.mininteger} do
      text:setStartPage_(first)
      assert.equal(0, text:rectForPageAtIndex_(-first).size.width)
      text:drawInRect_forPageAtIndex_({0, 0, 10, 10}, -first)
      renderer:addPrintFormatter_startingAtPageAtIndex_(text, first)
      assert.is_true(renderer:numberOfPages() > 0)
    end
    local view = objc.UIView:alloc():initWithFrame_ {0, 0, 10, 1e300}
    assert.equal(math.maxinteger, view:viewPrintFormatter():pageCount())
  end)
end)
