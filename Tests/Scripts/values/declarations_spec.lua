local function properties(cls)
  local found = {}
  for _, property in ipairs(objc.class_copyPropertyList(cls)) do
    found[objc.property_getName(property)] = objc.property_getAttributes(property)
  end
  return found
end

describe("a class of values", function()
  it("declares the properties of its header", function()
    local array = properties(objc.NSArray)
    assert.matches("^Tq,R", array.count)
    assert.matches("^T@,R", array.firstObject)
    assert.matches('^T@"NSString",R,C', properties(objc.NSString).uppercaseString)
    assert.matches("GisAbsolutePath", properties(objc.NSString).absolutePath)
    assert.matches("^Tq", properties(objc.NSCache).countLimit)
    assert.is_nil(properties(objc.NSCache).countLimit:find(",R", 1, true))
    assert.matches('^T@"NSExpression"', properties(objc.NSComparisonPredicate).leftExpression)
  end)

  it("has its methods on the abstract class too", function()
    assert.is_true(objc.NSHashTable:instancesRespondToSelector_("addObject:"))
    assert.is_true(objc.NSMapTable:instancesRespondToSelector_("setObject:forKey:"))
    assert.is_true(objc.NSPointerArray:instancesRespondToSelector_("addPointer:"))
  end)
end)

describe("for … in as clang writes it", function()
  it("returns some elements at a time", function()
    local list, state, buffer, seen = objc.box {1, 2, 3, 4, 5}, {}, {}, {}
    while true do
      local count = list:countByEnumeratingWithState_objects_count_(state, buffer, 2)
      if count == 0 then break end
      for place = 1, count do seen[#seen + 1] = buffer[place] end
    end
    assert.same({1, 2, 3, 4, 5}, seen)
  end)
end)

describe("the text of an attributed string that changes", function()
  it("is a live view of its characters", function()
    local whole = objc.NSMutableAttributedString:alloc():initWithString_("abc")
    whole:addAttribute_value_range_("colour", "red", uikit.NSMakeRange(1, 1))
    local text = whole:mutableString()
    text:appendString_("def")
    text:replaceCharactersInRange_withString_(uikit.NSMakeRange(1, 1), "XY")
    assert.equal("aXYcdef", objc.unbox(whole:string()))
    whole:deleteCharactersInRange_(uikit.NSMakeRange(0, 1))
    assert.equal("XYcdef", objc.unbox(text))
    assert.equal(6, text:length())
    assert.equal("red", whole:attribute_atIndex_effectiveRange_("colour", 1, nil))
    assert.is_true(text:isKindOfClass_(objc.NSMutableString))
  end)
end)

describe("an expression", function()
  it("shows its parts", function()
    local sum = objc.NSExpression:expressionWithFormat_("sum({1, 2})")
    assert.equal(4, sum:expressionType())
    local list = sum:arguments():firstObject():collection()
    assert.equal(2, list:count())
    assert.equal(2, list:lastObject():constantValue())
    local parts = objc.NSExpression:expressionForAggregate_({list:firstObject(), 7})
    assert.same({1, 7}, objc.unbox(parts:expressionValueWithObject_context_(nil, nil)))
  end)

  it("of a key path is a function if the operand is a variable", function()
    local function left(format) return objc.NSPredicate:predicateWithFormat_(format):leftExpression() end
    local path, plain = left "$row.isDisabled == 1", left "isDisabled == 1"
    assert.same({4, "isDisabled"}, {path:expressionType(), tostring(path:keyPath())})
    assert.equal("valueForKeyPath:", tostring(path["function"](path)))
    assert.equal("row", tostring(path:operand():variable()))
    assert.equal("isDisabled", tostring(path:arguments():firstObject():constantValue()))
    assert.same({3, "isDisabled"}, {plain:expressionType(), tostring(plain:keyPath())})
  end)
end)

describe("sort descriptors, expressions and predicates", function()
  local function copy(value)
    return objc.NSKeyedUnarchiver:unarchiveObjectWithData_(
      objc.NSKeyedArchiver:archivedDataWithRootObject_(value))
  end

  it("is archived", function()
    local descriptor = objc.NSSortDescriptor:sortDescriptorWithKey_ascending_("name", false)
    assert.is_true(descriptor:isEqual_(copy(descriptor)))
    local predicate = objc.NSPredicate:predicateWithFormat_("name BEGINSWITH 'A' AND age > 3")
    assert.is_true(predicate:isEqual_(copy(predicate)))
    local expression = objc.NSRegularExpression:regularExpressionWithPattern_options_error_("a+", 1)
    assert.is_true(expression:isEqual_(copy(expression)))
  end)

  it("reports why a pattern is invalid", function()
    local none, failure = objc.NSRegularExpression:regularExpressionWithPattern_options_error_("(", 0)
    assert.is_nil(none)
    assert.equal(2048, failure:code())
    assert.equal("The value “(” is invalid.", failure:localizedDescription())
  end)
end)

describe("an ordered set", function()
  it("is created from a part of another collection", function()
    local set = objc.NSOrderedSet:orderedSetWithArray_range_copyItems_(
      {1, 2, 3, 4}, uikit.NSMakeRange(1, 2), false)
    assert.same({2, 3}, objc.unbox(set))
    local some = objc.NSMutableOrderedSet:orderedSetWithObjects_(5, 4, 3, 2)
    some:sortRange_options_usingComparator_(uikit.NSMakeRange(1, 3), 0, function(left, right)
      return left < right and -1 or 1
    end)
    assert.same({5, 2, 3, 4}, objc.unbox(some))
    some:replaceObjectsInRange_withObjects_count_(uikit.NSMakeRange(0, 2), {9}, 1)
    assert.same({9, 3, 4}, objc.unbox(some))
  end)
end)
