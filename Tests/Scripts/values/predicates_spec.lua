local Predicate = objc.NSPredicate

describe("a predicate", function()
  local function predicate(...) return Predicate:predicateWithFormat_(...) end
  local function holds(object, ...) return predicate(...):evaluateWithObject_(object) end

  it("compares numbers, texts and nil", function()
    assert.is_true(holds(3, "SELF > 2"))
    assert.is_true(holds(3, "SELF BETWEEN {1, %d}", 3))
    assert.is_true(holds({age = 31, name = "Ed"}, "age >= 31 AND name == 'Ed'"))
    assert.is_true(holds({age = 31}, "name == nil"))
    assert.is_false(holds({age = 31}, "name > 'a'"))
    assert.is_true(holds({age = 2}, "age + 1 * 2 == 4"))
    assert.is_true(holds(objc.box("b"), "SELF > %@", "a"))
    assert.is_true(holds("x", "NOT SELF == 'y' && TRUEPREDICATE"))
  end)

  it("looks into texts", function()
    assert.is_true(holds("Résumé", "SELF BEGINSWITH[cd] 'rEs'"))
    assert.is_false(holds("Résumé", "SELF BEGINSWITH[c] 'res'"))
    assert.is_true(holds("hello", "SELF CONTAINS 'ell' AND SELF ENDSWITH 'lo'"))
    assert.is_true(holds("ell", "SELF IN 'hello'"))
    assert.is_true(holds("hello", "SELF LIKE 'h?l*'"))
    assert.is_false(holds("hello", "SELF LIKE 'h?l'"))
    assert.is_true(holds("a1", "SELF MATCHES '[a-z][0-9]'"))
    assert.is_false(holds("a1b", "SELF MATCHES '[a-z][0-9]'"))
    local _, exception = pcall(holds, "a", "SELF MATCHES '['")
    assert.equal("Can't do regex matching, reason: Can't open pattern U_REGEX_MISSING_CLOSE_BRACKET "
      .. "(string a, pattern [, case 0, canon 0)", exception.reason)
  end)

  it("looks into collections", function()
    local parent = {kids = {{age = 2}, {age = 9}}, tags = {"a", "b"}}
    assert.is_true(holds(parent, "ANY kids.age > 5"))
    assert.is_false(holds(parent, "ALL kids.age > 5"))
    assert.is_true(holds(parent, "NONE kids.age > 50"))
    assert.is_true(holds(parent, "kids.@count == 2 AND kids.@max.age == 9"))
    assert.is_true(holds(parent, "'a' IN tags AND tags CONTAINS 'b'"))
    assert.is_true(holds(parent, "tags[0] == 'a' AND tags[LAST] == 'b' AND tags[SIZE] == 2"))
    assert.is_true(holds(parent, "SUBQUERY(kids, $k, $k.age > 5).@count == 1"))
    assert.is_true(holds(2, "SELF IN %@", {1, 2}))
  end)

  it("accepts key paths and variables", function()
    assert.is_true(holds({a = {b = 1}}, "%K == %d", "a.b", 1))
    local template = predicate("age > $limit")
    assert.is_true(template:evaluateWithObject_substitutionVariables_({age = 3}, {limit = 2}))
    assert.equal("age > 2", tostring(template:predicateWithSubstitutionVariables_({limit = 2})))
    assert.error_matches(function() template:evaluateWithObject_({age = 3}) end,
      "Can't get value for 'limit' in bindings (null).", 1, true)
  end)

  it("filters arrays", function()
    local array = objc.NSMutableArray:arrayWithArray_({1, 2, 3})
    assert.same({2, 3}, objc.unbox(array:filteredArrayUsingPredicate_(predicate("SELF > 1"))))
    array:filterUsingPredicate_(Predicate:predicateWithBlock_(function(value) return value == 2 end))
    assert.same({2}, objc.unbox(array))
  end)

  it("has one format", function()
    for format, text in pairs {
      ["a==1&&(b<>2||!c='x')"] = 'a == 1 AND (b != 2 OR NOT c == "x")',
      ["SELF in {1,2}"] = "SELF IN {1, 2}",
      ["any a.b beginswith[cd] \"q\""] = 'ANY a.b BEGINSWITH[cd] "q"',
      ["truepredicate"] = "TRUEPREDICATE",
      ["x = nil"] = "x == nil",
    } do
      assert.equal(text, tostring(predicate(format)))
      assert.equal(text, tostring(predicate(format):predicateFormat()))
    end
    assert.is_true(predicate("a = 1"):isEqual_(predicate("a == 1")))
  end)

  it("has a class by its type, with its parts", function()
    local compound = predicate("a == 1 AND b > 2")
    assert.equal("NSCompoundPredicate", tostring(compound:class()))
    local second = compound:subpredicates():objectAtIndex_(1)
    assert.equal("NSComparisonPredicate", tostring(second:class()))
    assert.equal(objc.NSGreaterThanPredicateOperatorType, second:predicateOperatorType())
    assert.equal("b", tostring(second:leftExpression():keyPath()))
    assert.equal(2, second:rightExpression():constantValue())
    local joined = objc.NSCompoundPredicate:orPredicateWithSubpredicates_({second, predicate("c = 1")})
    assert.equal("b > 2 OR c == 1", tostring(joined))
    assert.is_true(joined:evaluateWithObject_({b = 3}))
  end)

  it("compares by the selector of a message", function()
    local kinds = objc.NSPredicate:predicateWithFormat_("self isKindOfClass: %@", objc.NSString:class())
    assert.same({"a"}, objc.unbox(objc.NSArray:arrayWithArray_{"a", 1}:filteredArrayUsingPredicate_(kinds)))
    assert.equal("isKindOfClass:", tostring(kinds:customSelector()))
    assert.equal(11, kinds:predicateOperatorType())
    local both = objc.NSPredicate:predicateWithFormat_("name hasPrefix: 'a' AND NOT name hasSuffix: %@", "z")
    assert.is_true(both:evaluateWithObject_{name = "ab"})
    assert.is_false(both:evaluateWithObject_{name = "az"})
    assert.equal('name hasPrefix: "a" AND NOT name hasSuffix: "z"', tostring(both:predicateFormat()))
  end)

  it("rejects invalid formats, and invalid comparisons", function()
    for _, format in ipairs {"SELF >", "", "a ==", "(a == 1", "a == %@", "a ~ 1", "'a"} do
      assert.error_matches(function() predicate(format) end,
        'Unable to parse the format string "' .. format .. '"', 1, true)
    end
    for _, format in ipairs {("("):rep(100000) .. "1 == 1", ("NOT "):rep(100000) .. "a == 1", "a == " .. ("-"):rep(100000)} do
      assert.error_matches(function() predicate(format) end, "Unable to parse the format string", 1, true)
    end
    assert.error_matches(function() holds(1, "SELF CONTAINS 'a'") end,
      "Can't use in/contains operator with collection 1 (not a collection)", 1, true)
    assert.error_matches(function() holds(1, "SELF BEGINSWITH 'a'") end,
      "Can't do a substring operation with something that isn't a string (lhs = 1 rhs = a)", 1, true)
    assert.error_matches(function() holds({a = 1}, "ANY a > 1") end,
      "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.", 1, true)
  end)

  it("asks an object's messages", function()
    local Person = objc.class("PredicatePerson", objc.NSObject, function(instance)
      objc.property(instance, "age")
    end)
    local person = Person:new()
    person:setAge_(7)
    assert.is_true(predicate("age == 7"):evaluateWithObject_(person))
  end)
end)

describe("a sort descriptor", function()
  local function sorted(list, ...)
    return objc.unbox(objc.box(list):sortedArrayUsingDescriptors_({...}))
  end
  local function by(key, ascending) return objc.NSSortDescriptor:sortDescriptorWithKey_ascending_(key, ascending) end

  it("sorts by a key path, nil first, and is stable", function()
    local list = {{n = 2, s = "x"}, {s = "none"}, {n = 1, s = "y"}, {n = 2, s = "a"}}
    local function order(...)
      local names = {}
      for _, each in ipairs(sorted(list, ...)) do names[#names + 1] = each.s end
      return table.concat(names, " ")
    end
    assert.equal("none y x a", order(by("n", true)))
    assert.equal("x a y none", order(by("n", false)))
    assert.equal("none y a x", order(by("n", true), by("s", true)))
  end)

  it("sends its selector, or calls its block", function()
    local insensitive = objc.NSSortDescriptor:sortDescriptorWithKey_ascending_selector_(
      nil, true, "caseInsensitiveCompare:")
    assert.same({"a", "B", "c"}, sorted({"c", "a", "B"}, insensitive))
    local block = objc.NSSortDescriptor:sortDescriptorWithKey_ascending_comparator_(
      "self", true, function(left, right) return right - left end)
    assert.same({3, 2, 1}, sorted({1, 2, 3}, block))
    assert.same({1, 2, 3}, sorted({1, 2, 3}, block:reversedSortDescriptor()))
    assert.same({"a", "b"}, sorted({"b", "a"}, by("", true)))
  end)
end)

describe("a list that contains itself", function()
  it("is described in a format and an expression to a limited depth", function()
    local list, array = {}, objc.NSMutableArray:array()
    list[1] = list
    array:addObject_(array)
    for _, value in ipairs {list, array} do
      local format = tostring(objc.NSPredicate:predicateWithFormat_("a == %@", value):predicateFormat())
      assert.equal("a == {{{", format:sub(1, 8))
      assert.equal("{{{", tostring(objc.NSExpression:expressionForConstantValue_(value):description()):sub(1, 3))
    end
    array:removeAllObjects()
  end)
end)
