-- Numbers for which a division overflows, and ranges whose bounds are not numbers.

describe("an expression of the least integer", function()
  local least = math.mininteger

  local function value(name, left, right)
    return objc.NSExpression:expressionForFunction_arguments_(name, {
      objc.NSExpression:expressionForConstantValue_(left), objc.NSExpression:expressionForConstantValue_(right),
    }):expressionValueWithObject_context_(nil, nil)
  end

  it("that is divided by -1 wraps around", function()
    assert.equal(least, value("divide:by:", least, -1))
    assert.equal(0, value("modulus:by:", least, -1))
  end)
end)

describe("a range with a bound that is no number", function()
  it("of dates contains none", function()
    local interval = objc.NSDateInterval:alloc():initWithStartDate_duration_(
      objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(-math.huge), math.huge)
    assert.is_false(interval:containsDate_(objc.NSDate:date()))
  end)

  it("of frame rates is refused", function()
    local link = objc.CADisplayLink:displayLinkWithTarget_selector_(objc.NSObject:new(), "description")
    assert.error_matches(function()
      link:setPreferredFrameRateRange_ {minimum = 0 / 0, maximum = 60, preferred = 30}
    end, "is no range", 1, true)
  end)
end)

describe("a calendar whose months have no days, or too many,", function()
  for _, length in ipairs {0, math.maxinteger} do
    it("is shown as if they had others, for the length " .. length, function()
      local original = hook.instead(objc.NSCalendar, "rangeOfUnit:inUnit:forDate:", function() return {0, length} end)
      local window = objc.UIWindow:alloc():initWithFrame_ {0, 0, 300, 300}
      window:makeKeyAndVisible()
      for _, view in ipairs {objc.UICalendarView:new(), objc.UIDatePicker:new()} do
        view:setFrame_ {0, 0, 300, 300}
        window:addSubview_(view)
        view:layoutIfNeeded()
        gesture.tap(view)
      end
      original:remove()
      assert.is_true(#window:subviews() >= 2)
    end)
  end
end)

describe("a tap recognizer", function()
  it("that requires no taps recognizes none", function()
    local window = objc.UIWindow:alloc():initWithFrame_ {0, 0, 300, 300}
    window:makeKeyAndVisible()
    local recognizer = objc.UITapGestureRecognizer:alloc():initWithTarget_action_(nil, nil)
    recognizer:setNumberOfTapsRequired_(-5)
    window:addGestureRecognizer_(recognizer)
    gesture.tap(window)
    assert.equal(0, recognizer:state())
  end)
end)

describe("expressions inside one another", function()
  local function constant(value) return objc.NSExpression:expressionForConstantValue_(value) end

  local function nested(wrap)
    local expression = constant(1)
    for _ = 1, 30000 do expression = wrap(expression) end
  end

  for name, wrap in pairs {
    functions = function(part) return objc.NSExpression:expressionForFunction_arguments_("abs:", {part}) end,
    aggregates = function(part) return objc.NSExpression:expressionForAggregate_({part}) end,
    sets = function(part) return objc.NSExpression:expressionForUnionSet_with_(part, constant(1)) end,
    ["functions, each taken out of another"] = function(part)
      local whole = objc.NSExpression:expressionForFunction_arguments_("abs:", {objc.NSExpression:expressionForAggregate_({part})})
      return whole:arguments():firstObject()
    end,
    subqueries = function(part)
      local predicate = objc.NSComparisonPredicate
        :predicateWithLeftExpression_rightExpression_modifier_type_options_(part, constant(1), 0, 4, 0)
      return objc.NSExpression:expressionForSubquery_usingIteratorVariable_predicate_(constant(1), "x", predicate)
    end,
  } do
    it("that are " .. name .. " are refused beyond a thousand", function()
      assert.error_matches(function() nested(wrap) end, "must not contain 1000 others inside one another", 1, true)
    end)
  end

  it("that are 900 have a value and a description", function()
    local expression = constant(-1)
    for _ = 1, 900 do expression = objc.NSExpression:expressionForFunction_arguments_("abs:", {expression}) end
    assert.equal(1, expression:expressionValueWithObject_context_(nil, nil))
    assert.is_true(#expression:description() > 900 * 4)
  end)
end)
