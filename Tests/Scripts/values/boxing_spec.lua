local function reason(body, ...)
  local ok, raised = pcall(body, ...)
  assert.is_false(ok)
  assert.equal("NSInvalidArgumentException", raised.name)
  return raised.reason
end

describe("objc.box", function()
  it("creates objects from tables and functions, nested tables too, and keeps objects", function()
    local object = objc.NSObject:new()
    assert.equal(object, objc.box(object))
    assert.is_nil(objc.box(nil))
    assert.equal("__NSArray0", objc.object_getClassName(objc.box {}))
    assert.equal("__NSMallocBlock__", objc.object_getClassName(objc.box(function() end)))
    local nested = objc.box {1, {2, {3}}, {key = "value"}}
    assert.equal("__NSArrayI", objc.object_getClassName(nested:objectAtIndex_(1)))
    assert.equal("__NSSingleEntryDictionaryI", objc.object_getClassName(nested:objectAtIndex_(2)))
    assert.same({1, {2, {3}}, {key = "value"}}, objc.unbox(nested))
    assert.same({[10] = "a", [20] = "b"}, objc.unbox(objc.box {[10] = "a", [20] = "b"}))
  end)

  it("makes constant containers of constants when it is set to", function()
    uikit.setting("constantLiterals", "on")
    local some = objc.box {1, 2, 3}
    assert.equal("NSConstantArray", objc.object_getClassName(some))
    local ok, raised = pcall(function() some:objectAtIndexedSubscript_(5) end)
    assert.is_false(ok)
    assert.equal("*** -[NSConstantArray objectAtIndexedSubscript:]: index 5 beyond bounds [0 .. 2]",
      raised.reason)
    assert.equal("NSConstantDictionary", objc.object_getClassName(objc.box {a = 1}))
    assert.equal("__NSSingleObjectArrayI", objc.object_getClassName(objc.box {objc.NSObject:new()}))
  end)

  it("makes them of the literals of a source as well", function()
    uikit.setting("constantLiterals", "on")
    local imported = dofile((debug.getinfo(1, "S").source:match "^@(.*/)") .. "../objective_c/support/import_source.lua")
    local globals = imported [=[
#import <Foundation/Foundation.h>
NSArray *constantNumbers(void) { return @[@1, @2, @"three"]; }
NSDictionary *constantNames(void) { return @{@"one": @1, @"all": @[@1]}; }
NSArray *madeNumbers(int last) { return @[@1, @(last)]; }
]=]
    assert.equal("NSConstantArray", objc.object_getClassName(globals.constantNumbers()))
    assert.same({1, 2, "three"}, objc.unbox(globals.constantNumbers()))
    assert.equal("NSConstantDictionary", objc.object_getClassName(globals.constantNames()))
    assert.same({one = 1, all = {1}}, objc.unbox(globals.constantNames()))
    assert.equal("__NSArrayI", objc.object_getClassName(globals.madeNumbers(3)))
  end)

  it("rejects lists with holes, mixed tables and cycles", function()
    assert.matches("hole at 2", reason(objc.box, {1, nil, 3}))
    assert.matches("elements and keys", reason(objc.box, {1, 2, key = 3}))
    local cyclic = {}
    cyclic[1] = cyclic
    assert.matches("holds itself", reason(objc.box, cyclic))
    assert.matches("no object stands for", reason(objc.box, coroutine.create(function() end)))
    assert.matches("not UTF%-8", reason(objc.box, "\xff\xfe"))
    assert.matches("in the table is not UTF%-8", reason(objc.box, {"a", "\xff"}))
    assert.matches("in the table is not UTF%-8", reason(objc.box, {a = {{"\xff"}}}))
    assert.matches("in the table is not UTF%-8", reason(objc.box, {["\xff"] = 1}))
  end)
end)

describe("tables that share their parts", function()
  local function doubled(levels)
    local list = {1}
    for _ = 1, levels do list = {list, list} end
    return list
  end

  it("are boxed once for each table", function()
    local box = objc.box {doubled(60), {key = doubled(60)}}
    assert.equal(2, #box)
    local part = box:objectAtIndex_(0)
    assert.is_true(part:objectAtIndex_(0) == part:objectAtIndex_(1))
    local shared = {"a"}
    assert.same({{"a"}, {key = {"a"}}}, objc.unbox(objc.box {shared, {key = shared}}))
  end)
end)

describe("objc.unbox", function()
  it("returns plain values unchanged, and also objects that have no plain value", function()
    local object = objc.NSObject:new()
    assert.equal(object, objc.unbox(object))
    assert.equal(objc.null, objc.unbox(objc.null))
    assert.equal(7, objc.unbox(7))
    assert.same({1, objc.null}, objc.unbox(objc.NSArray:arrayWithObjects_(1, objc.null)))
  end)

  it("rejects a container that holds itself", function()
    local some = objc.NSMutableArray:array()
    some:addObject_(some)
    assert.matches("holds itself", reason(objc.unbox, some))
    some:removeAllObjects()
  end)
end)

describe("objc.msgSend", function()
  it("sends to the box of a Lua value", function()
    assert.equal(2, objc.msgSend({1, 2}, "count"))
    assert.equal("b", objc.msgSend({"a", "b"}, "objectAtIndex:", 1))
    assert.equal(1, objc.msgSend({key = 1}, "objectForKey:", "key"))
    local ok, raised = pcall(objc.msgSend, {1, 2}, "objectAtIndex:", 5)
    assert.is_false(ok)
    assert.equal("NSRangeException", raised.name)
    assert.is_nil(objc.msgSend(nil, "count"))
  end)
end)

describe("a key of a collection", function()
  it("is no field: the error says at once how it is read", function()
    local parts, list = objc.box {button = "OK"}, objc.box {1, 2}
    for read, class in pairs {
      [function() return parts["button"] end] = "NSDictionary",
      [function() return parts.button end] = "NSDictionary",
      [function() local found = list.first return found end] = "NSArray",
    } do
      local text = reason(read)
      assert.matches("is no method of _*NS", text)
      assert.matches("an object, not a table: its fields are messages", text, 1, true)
      assert.matches("objc.unbox(object) makes a table of it", text, 1, true)
      assert.equal(class == "NSDictionary", text:find("objectForKey_ \"button\"", 1, true) ~= nil)
    end
    assert.equal("OK", objc.unbox(parts).button)
  end)

  it("is no field of methods that there are, and messages are sent as ever", function()
    local parts = objc.box {button = "OK"}
    assert.equal("function", type(parts.count))
    assert.matches("unrecognized selector", reason(function() parts:button() end))
    objc.category(objc.NSDictionary, "Button", function(instance) function instance:button() return "found" end end)
    assert.equal("found", parts:button())
  end)
end)

describe("bad input", function()
  it("names the expected value", function()
    local some = objc.box {1, 2}
    assert.matches("argument 1 must be an integer, got number 1.5",
      reason(function() some:objectAtIndex_(1.5) end))
    assert.matches("argument 1 must be an integer, got string",
      reason(function() some:objectAtIndex_("x") end))
    assert.matches("argument 1 must be an integer, got nil",
      reason(function() some:objectAtIndex_(nil) end))
    assert.matches("argument 1 must be an NSRange", reason(function() some:subarrayWithRange_(5) end))
    assert.matches("unrecognized selector",
      reason(function() some:addObject_(1) end))
    assert.matches("the objects must be a list",
      reason(function() objc.NSArray:arrayWithObjects_count_(5, 2) end))
    assert.matches("is NULL but length is 2",
      reason(function() objc.NSArray:arrayWithObjects_count_(nil, 2) end))
    assert.matches("block cannot be nil",
      reason(function() some:enumerateObjectsUsingBlock_(nil) end))
  end)
end)
