-- LIKE with many stars: each answer is found without trying all ways to divide the text.

local function like(text, pattern)
  return objc.NSPredicate:predicateWithFormat_("SELF LIKE %@", pattern):evaluateWithObject_(text)
end

it("LIKE answers for hundreds of stars", function()
  assert.is_true(like(("a"):rep(800), ("*a"):rep(200)))
  assert.is_false(like(("a"):rep(800) .. "b", ("*a"):rep(200)))
  assert.is_true(like(("a"):rep(800) .. "b", ("*a"):rep(200) .. "*"))
  assert.is_false(like(("a"):rep(199), ("*a"):rep(200)))
end)

it("LIKE matches the text after the last star at the end", function()
  assert.is_true(like("abcab", "a*ab"))
  assert.is_true(like("xabyabz", "*ab*z"))
  assert.is_false(like("xabyabz", "*ab*ab"))
  assert.is_true(like("a.b*c", "a.*\\*?"))
  assert.is_true(like("", "**"))
  assert.is_false(like("", "*?*"))
  assert.is_true(like("one\ntwo", "one*two"))
end)
