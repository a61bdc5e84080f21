local world, picker, log

before_each(function()
  world = objc.snapshot()
  log = {}
  local Source = objc.class("WheelSource", objc.NSObject,
    {protocols = {"UIPickerViewDataSource", "UIPickerViewDelegate"}}, function(instance)
      function instance:numberOfComponentsInPickerView_() return 2 end
      function instance:pickerView_numberOfRowsInComponent_() return 40 end
      function instance:pickerView_titleForRow_forComponent_(_, row, wheel) return wheel .. ":" .. row end
      function instance:pickerView_didSelectRow_inComponent_(_, row, wheel)
        log[#log + 1] = ("%d in %d"):format(row, wheel)
      end
    end):new()
  picker = objc.UIPickerView:alloc():initWithFrame_{0, 0, 320, 216}
  objc.setAssociatedObject(picker, "source", Source)
  picker:setDataSource_(Source)
  picker:setDelegate_(Source)
  uikit.keyWindow():addSubview(picker)
  runloop.run(0)
end)
after_each(function() objc.restore(world) end)

describe("a picker's wheel", function()
  it("rests on the row to which a finger has turned it, and notifies the delegate once", function()
    gesture.drag(picker, {from = {x = 80, y = 108}, by = {x = 0, y = -100}, duration = 0.5, hold = 0.3})
    runloop.run(2)
    assert.same({"3 in 0"}, log)
    assert.equal(3, picker:selectedRowInComponent_(0))
    assert.equal(0, picker:selectedRowInComponent_(1))
    assert.equal("0:3", picker:viewForRow_forComponent_(3, 0):text())
  end)

  it("continues after a flick, and stops on a row", function()
    gesture.flick(picker, {from = {x = 240, y = 150}, by = {x = 0, y = -100}})
    assert.same({}, log)
    runloop.run(5)
    assert.equal(1, #log)
    assert.is_true(picker:selectedRowInComponent_(1) > 3)
    assert.equal(picker:selectedRowInComponent_(1) .. " in 1", log[1])
  end)

  it("brings a tapped row to the middle", function()
    gesture.tap(picker, {at = {x = 80, y = 150}})
    runloop.run(1)
    assert.same({"1 in 0"}, log)
  end)

  it("does not report a row that code has selected", function()
    picker:selectRow_inComponent_animated_(7, 0, true)
    runloop.run(1)
    assert.equal("0:7", picker:viewForRow_forComponent_(7, 0):text())
    assert.same({}, log)
  end)

  it("is turned by uikit.choose, which says what no user can choose", function()
    uikit.choose(picker, {5, 0})
    assert.same({"5 in 0"}, log)
    assert.equal(5, picker:selectedRowInComponent_(0))
    for answer, words in pairs {
      [{1}] = "takes a row for each of its 2 wheels, got 1 rows",
      [{1, 40}] = "there is no row 40 in wheel 1, which has 40",
      [{"a", "b"}] = "takes a row for each of its 2 wheels",
    } do assert.error_matches(function() uikit.choose(picker, answer) end, words, 1, true) end
    picker:setUserInteractionEnabled_(false)
    assert.error_matches(function() uikit.choose(picker, {1, 1}) end, "has userInteractionEnabled NO", 1, true)
    assert.same({"5 in 0"}, log)
  end)
end)
