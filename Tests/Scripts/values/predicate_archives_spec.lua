-- Predicates, expressions and their parts, encoded with a secure coder and decoded.

local function archive(object)
  return (objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(object, true))
end

local function copyOf(object, class)
  return (objc.NSKeyedUnarchiver:unarchivedObjectOfClass_fromData_error_(class, archive(object)))
end

describe("an archived predicate", function()
  for _, format in ipairs {
    'name == "x" AND age > 3', 'ANY a.b CONTAINS[cd] "q"', "SELF IN {1, 2, 3}", "sum(a) == 3",
    "a[FIRST] == 2", "SUBQUERY(items, $x, $x.a > 1).@count > 0", "NOT a BETWEEN {1, 2}",
    "TRUEPREDICATE", "TERNARY(a == 1, 2, 3) == 2", 'FUNCTION("abc", "uppercaseString") == "ABC"',
    "a UNION b == c", "$limit < 3", 'name BEGINSWITH "a" OR name MATCHES "b.*"',
  } do
    it("is decoded: " .. format, function()
      local predicate = objc.NSPredicate:predicateWithFormat_(format)
      local read = copyOf(predicate, objc.NSPredicate)
      assert.equal(format, tostring(read:predicateFormat()))
      assert.is_true(read:isEqual_(predicate))
    end)
  end

  it("keeps the objects in it", function()
    local date = objc.NSDate:dateWithTimeIntervalSince1970_(60)
    local read = copyOf(objc.NSPredicate:predicateWithFormat_("when == %@", date), objc.NSPredicate)
    read:allowEvaluation()
    assert.is_true(read:evaluateWithObject_ {when = date})
    assert.is_false(read:evaluateWithObject_ {when = objc.NSDate:date()})
  end)

  it("is not evaluated until evaluation is allowed", function()
    local read = copyOf(objc.NSPredicate:predicateWithFormat_("a == 1"), objc.NSPredicate)
    assert.error_matches(function() read:evaluateWithObject_ {a = 1} end,
      "NSInternalInconsistencyException: This predicate has evaluation disabled")
    read:allowEvaluation()
    assert.is_true(read:evaluateWithObject_ {a = 1})
  end)

  it("cannot be written when a block decides", function()
    local block = objc.NSPredicate:predicateWithBlock_(function() return true end)
    local data, raised =
      objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(block, true)
    assert.is_nil(data)
    assert.matches("NSBlockPredicate does not support encoding", raised:userInfo().NSDebugDescription)
  end)
end)

describe("an expression", function()
  local E = objc.NSExpression

  it("has a class by its type, also in an archive", function()
    local kinds = {
      NSConstantValueExpression = E:expressionForConstantValue_("hello"),
      NSSelfExpression = E:expressionForEvaluatedObject(),
      NSVariableExpression = E:expressionForVariable_("v"),
      NSKeyPathExpression = E:expressionForKeyPath_("a.b"),
      NSAggregateExpression = E:expressionForAggregate_ {E:expressionForConstantValue_(1)},
    }
    for name, expression in pairs(kinds) do
      assert.equal(name, objc.object_getClassName(expression))
      local read = copyOf(expression, E)
      assert.equal(name, objc.object_getClassName(read))
      assert.is_true(read:isEqual_(expression))
    end
    assert.equal(E:expressionForEvaluatedObject(), E:expressionForEvaluatedObject())
  end)

  it("unites, intersects and subtracts sets", function()
    local function set(...) return E:expressionForConstantValue_(objc.NSSet:setWithArray_ {...}) end
    local function sorted(expression)
      local found = objc.unbox(expression:expressionValueWithObject_context_(nil, nil):allObjects())
      table.sort(found)
      return found
    end
    assert.same({1, 2, 3}, sorted(E:expressionForUnionSet_with_(set(1, 2), set(2, 3))))
    assert.same({2}, sorted(E:expressionForIntersectSet_with_(set(1, 2), set(2, 3))))
    assert.same({1}, sorted(E:expressionForMinusSet_with_(set(1, 2), set(2, 3))))
  end)

  it("chooses by a predicate, and asks a block", function()
    local chosen = E:expressionForConditional_trueExpression_falseExpression_(
      objc.NSPredicate:predicateWithFormat_("SELF > 3"),
      E:expressionForConstantValue_("large"), E:expressionForConstantValue_("small"))
    assert.equal("large", tostring(chosen:expressionValueWithObject_context_(5, nil)))
    assert.equal("small", tostring(chosen:expressionValueWithObject_context_(1, nil)))
    local block = E:expressionForBlock_arguments_(function(object, values)
      return object + values:objectAtIndex_(0)
    end, {E:expressionForConstantValue_(10)})
    assert.equal(11, block:expressionValueWithObject_context_(1, nil))
  end)

  it("sends a message to its operand as a key path", function()
    local short, long = E:expressionForKeyPath_("a"), E:expressionForKeyPath_("a.b")
    assert.same({"valueForKey:", "valueForKeyPath:"}, {tostring(short:selector()), tostring(long:selector())})
    assert.equal("NSSelfExpression", objc.object_getClassName(long:operand()))
  end)

  it("names its parts, and rejects those that it lacks", function()
    local union = E:expressionForUnionSet_with_(
      E:expressionForKeyPath_("a"), E:expressionForKeyPath_("b"))
    assert.equal("a", tostring(union:leftExpression()))
    assert.equal("b", tostring(union:rightExpression()))
    assert.error_matches(function() E:expressionForVariable_("v"):leftExpression() end,
      "leftExpression%]: method only defined for abstract class")
  end)
end)

describe("a comparison by a message", function()
  it("sends it, and is decoded from an archive", function()
    local E = objc.NSExpression
    local predicate = objc.NSComparisonPredicate
      :predicateWithLeftExpression_rightExpression_customSelector_(
        E:expressionForEvaluatedObject(), E:expressionForConstantValue_("ab"), "hasPrefix:")
    assert.is_true(predicate:evaluateWithObject_("abc"))
    assert.is_false(predicate:evaluateWithObject_("xyz"))
    assert.equal(11, predicate:predicateOperatorType())
    local read = copyOf(predicate, objc.NSPredicate)
    assert.equal("hasPrefix:", tostring(read:customSelector()))
  end)
end)

describe("sums inside sums", function()
  it("are written in parentheses", function()
    local predicate = objc.NSPredicate:predicateWithFormat_("(a + b) * 2 == c")
    assert.equal("(a + b) * 2 == c", tostring(predicate:predicateFormat()))
  end)
end)

describe("an archived sort descriptor", function()
  it("sorts after evaluation is allowed", function()
    local read = copyOf(objc.NSSortDescriptor:sortDescriptorWithKey_ascending_("a", false),
      objc.NSSortDescriptor)
    local list = objc.box {{a = 1}, {a = 2}}
    assert.error_matches(function() list:sortedArrayUsingDescriptors_ {read} end,
      "NSInternalInconsistencyException: This sort descriptor has evaluation disabled")
    read:allowEvaluation()
    assert.same({{a = 2}, {a = 1}}, objc.unbox(list:sortedArrayUsingDescriptors_ {read}))
  end)
end)

describe("an archived exception", function()
  it("keeps its name and its reason", function()
    local raised = objc.NSException:exceptionWithName_reason_userInfo_("Bad", "no reason", {a = 1})
    local read = copyOf(raised, objc.NSException)
    assert.same({"Bad", "no reason"}, {read:name(), read:reason()})
    assert.equal(1, objc.unbox(read:userInfo()).a)
  end)
end)
