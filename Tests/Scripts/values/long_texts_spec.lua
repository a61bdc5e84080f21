-- Texts whose parts a library of the host orders, transforms or looks up one by one: long ones take linear time.

local function text(value) return objc.NSString:stringWithString_(value) end

-- Returns the results of a function that must take less than so many seconds of processor time.
local function within(seconds, body)
  local started = os.clock()
  local made = table.pack(body())
  assert.is_true(os.clock() - started < seconds)
  return table.unpack(made, 1, made.n)
end

describe("a letter with many accents", function()
  local acute, grave_below = "\u{301}", "\u{316}"

  it("has them in canonical order after a normalization", function()
    local made = text("e" .. (acute .. grave_below):rep(40)):decomposedStringWithCanonicalMapping()
    assert.equal("e" .. grave_below:rep(40) .. acute:rep(40), tostring(made))
    local many = "e" .. (acute .. grave_below):rep(1 << 17)
    local ordered = "e" .. grave_below:rep(1 << 17) .. acute:rep(1 << 17)
    assert.is_true(within(8, function()
      return tostring(text(many):decomposedStringWithCanonicalMapping()) == ordered
        and tostring(text(many):decomposedStringWithCompatibilityMapping()) == ordered
    end))
  end)

  it("can be a key, a path, a font's name and a part of JSON", function()
    local name = "e" .. (acute .. grave_below):rep(1 << 17)
    within(10, function()
      local dictionary = objc.NSMutableDictionary:new()
      dictionary:setObject_forKey_(1, name)
      assert.equal(1, dictionary:objectForKey_(name))
      assert.is_false(objc.NSFileManager:defaultManager():fileExistsAtPath_("/" .. name))
      assert.is_nil(objc.UIFont:fontWithName_size_(name, 10))
      local bytes = ('{"%s": 1, "%sa": 2}'):format(name, name)
      local object = objc.NSJSONSerialization:JSONObjectWithData_options_error_(objc.NSData:dataWithBytes_length_(bytes, #bytes), 0)
      assert.equal(2, objc.box(object):count())
      assert.is_true(text(name):isEqualToString_(name))
      assert.equal(0, text(name):compare_(name))
    end)
  end)

  it("keeps the order of up to 1,024 of them", function()
    local kept = ("e" .. (acute .. grave_below):rep(512)):rep(3) .. "a"
    assert.equal(kept, tostring(text(kept)))
    local beyond = "a" .. (acute .. grave_below):rep(513)
    assert.equal("a" .. grave_below:rep(513) .. acute:rep(513), tostring(text(beyond)))
    local vowels = ("\u{F73}"):rep(2000)
    assert.equal(("\u{F71}"):rep(2000) .. ("\u{F72}"):rep(2000), tostring(text(vowels):decomposedStringWithCanonicalMapping()))
  end)
end)

describe("a long text", function()
  it("is transformed as its phrases are", function()
    local phrase = "Привет, мир! 漢字、"
    local once = tostring(text(phrase):stringByApplyingTransform_reverse_("Any-Latin", false))
    local count = 5000
    local made = within(8, function() return text(phrase:rep(count)):stringByApplyingTransform_reverse_("Any-Latin", false) end)
    assert.equal(once:rep(count), tostring(made))
    local letters = within(8, function() return text(("я"):rep(1 << 17)):stringByApplyingTransform_reverse_("Any-Latin", false) end)
    assert.equal(("â"):rep(1 << 17), tostring(letters:precomposedStringWithCanonicalMapping()))
  end)

  it("is searched by its functions of SQL", function()
    local here = debug.getinfo(1, "S").source:match "^@(.*/)"
    local main = dofile(here .. "../objective_c/support/run_main.lua")
    assert.equal("[0][0][1000000][0][999][0]", (main([=[
      sqlite3 *database = NULL; sqlite3_open(":memory:", &database);
      const char *all[] = {"instr(hex(zeroblob(500000)), hex(zeroblob(250000)) || '1')",
        "instr(zeroblob(500000), zeroblob(250000) || x'01')",
        "length(replace(hex(zeroblob(500000)), hex(zeroblob(250000)) || '1', ''))",
        "length(trim(hex(zeroblob(500000)), replace(hex(zeroblob(500000)), '0', '1') || '0'))",
        "length(rtrim('a' || hex(zeroblob(499)), '1'))", "hex(zeroblob(5000)) LIKE '%1'"};
      for (int place = 0; place < 6; place++) {
        sqlite3_stmt *statement = NULL;
        NSString *text = [NSString stringWithFormat:@"SELECT %s", all[place]];
        sqlite3_prepare_v2(database, text.UTF8String, -1, &statement, NULL);
        sqlite3_step(statement);
        printf("[%lld]", sqlite3_column_int64(statement, 0));
        sqlite3_finalize(statement);
      }]=], "#include <sqlite3.h>\n")))
  end)
end)

describe("a path that is longer than a device allows", function()
  it("is an error, however many folders it names", function()
    local manager, path = objc.NSFileManager:defaultManager(), ("/a.b"):rep(1 << 18)
    assert.is_true(manager:createSymbolicLinkAtPath_withDestinationPath_error_("/tmp/link", "/tmp"))
    within(10, function()
      local is_made, fault = manager:createDirectoryAtPath_withIntermediateDirectories_attributes_error_(path, true, nil)
      assert.same({false, 514}, {is_made, fault:code()})
      assert.equal(63, fault:userInfo().NSUnderlyingError:code())
      assert.equal(258, select(2, objc.NSData:dataWithContentsOfFile_options_error_(path, 0)):code())
      assert.is_nil(manager:fileSystemAttributesAtPath_(path))
    end)
    local longest = "/tmp/" .. ("a"):rep(1023 - 5)
    assert.is_true(objc.NSData:data():writeToFile_atomically_(longest, false))
    assert.is_false(objc.NSData:data():writeToFile_atomically_(longest .. "a", false))
  end)
end)

describe("a list", function()
  it("of many attributes is found by name", function()
    local attributes = objc.NSMutableDictionary:new()
    for place = 1, 1 << 15 do attributes:setObject_forKey_(place, "key" .. place) end
    local made = within(2, function() return objc.NSMutableAttributedString:alloc():initWithString_attributes_("ab", attributes) end)
    assert.equal(77, made:attribute_atIndex_effectiveRange_("key77", 0, nil))
    made:removeAttribute_range_("key77", {0, 1})
    assert.is_nil(made:attribute_atIndex_effectiveRange_("key77", 0, nil))
    assert.equal(78, made:attribute_atIndex_effectiveRange_("key78", 0, nil))
    assert.equal(77, made:attribute_atIndex_effectiveRange_("key77", 1, nil))
  end)
end)
