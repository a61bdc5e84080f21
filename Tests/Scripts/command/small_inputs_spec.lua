-- Small inputs that request much time or memory: an error that pcall catches, or a result, within the limits.

describe("a small input", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  -- Returns the output and the status of a script that runs with options.
  local function run(options, script)
    local name = os.tmpname()
    local file <close> = assert(io.open(name, "w"))
    file:write(script)
    file:close()
    local pipe = assert(io.popen(("'%s' %s '%s' 2>&1"):format(arg[lowest], options, name)))
    local output = pipe:read "a"
    local _, _, status = pipe:close()
    os.remove(name)
    return output, status
  end

  it("that requests more memory than there is raises an error, and the script goes on", function()
    local output, status = run("--time-limit 100 --memory-limit 300M", [=[
      local huge, decimal = 1 << 60, objc.NSDecimalNumber
      local function doubled(container, add) for _ = 1, 60 do add(container) end end
      local all = objc.NSMutableIndexSet:new()
      all:addIndexesInRange_ {0, huge}
      local path = "/tmp/file"
      objc.NSFileManager:defaultManager():createFileAtPath_contents_attributes_(path, objc.NSData:data(), nil)
      local file = objc.NSFileHandle:fileHandleForUpdatingAtPath_(path)
      local digits = objc.NSNumberFormatter:new()
      digits:setMinimumFractionDigits_(huge)
      local shared = objc.NSArray:arrayWithArray_ {1}
      for _ = 1, 60 do shared = objc.NSArray:arrayWithObjects_(shared, shared) end
      for number, body in ipairs {
        function() objc.NSMutableData:dataWithLength_(huge) end,
        function() objc.NSMutableData:new():setLength_(huge) end,
        function() objc.NSMutableData:new():increaseLengthBy_(huge) end,
        function() objc.NSMutableData:new():resetBytesInRange_ {0, huge} end,
        function() objc.NSString:stringWithString_ "a":stringByPaddingToLength_withString_startingAtIndex_(huge, "b", 0) end,
        function() doubled(objc.NSMutableString:stringWithString_ "a", function(text) text:appendString_(text) end) end,
        function() doubled(objc.NSMutableArray:arrayWithArray_ {1}, function(list) list:addObjectsFromArray_(list) end) end,
        function() doubled(objc.NSMutableData:dataWithLength_(1), function(bytes) bytes:appendData_(bytes) end) end,
        function() all:enumerateIndexesUsingBlock_(function() end) end,
        function() all:indexesPassingTest_(function() return true end) end,
        function() objc.NSArray:arrayWithArray_ {1}:objectsAtIndexes_(all) end,
        function() file:truncateFileAtOffset_(huge) end,
        function() file:seekToFileOffset_(huge) file:writeData_(objc.NSData:dataWithBytes_length_("a", 1)) end,
        function() digits:stringFromNumber_(1) end,
        function() shared:description() end,
        function()
          objc.NSAttributedString:alloc():initWithMarkdownString_options_baseURL_error_(("*a"):rep(4000000), nil, nil, nil)
        end,
      } do
        local is_done, fault = pcall(body)
        if is_done then print("no error of", number) end
        fault = tostring(fault)
        local is_refused = fault:find "not enough memory" or fault:find "unable to allocate memory"
          or fault:find "File too large"
        if not is_refused and not fault:find "beyond bounds" then print(number, fault) end
      end
      print(decimal:decimalNumberWithString_ "10E999999999", decimal:decimalNumberWithString_ "1E-999999999")
      print "end"]=])
    assert.equal("NaN\tNaN\nend\n", output)
    assert.equal(0, status)
  end)

  for name, body in pairs {
    ["equality of shared parts"] = "made():isEqual_(made())",
    ["JSON of shared parts"] = "objc.NSJSONSerialization:dataWithJSONObject_options_error_(made(), 0, nil)",
    ["a property list of shared parts"] = "objc.NSPropertyListSerialization:propertyList_isValidForFormat_(made(), 200)",
    ["a concurrent loop"] = "dispatch.apply(1 << 60, dispatch.get_global_queue(0, 0), function() end)",
    ["an expression that nearly matches"] = [[
      objc.NSRegularExpression:regularExpressionWithPattern_options_error_("(a+)+b", 0, nil)
        :numberOfMatchesInString_options_range_(("aaaaaaaaaaaa\n"):rep(200000), 0, {0, 2600000})]],
    ["a long Markdown text"] = [[
      objc.NSAttributedString:alloc():initWithMarkdownString_options_baseURL_error_(("*a **b "):rep(1 << 22), nil, nil, nil)]],
    ["a long format"] = 'objc.NSString:stringWithFormat_(("%1$d"):rep(1 << 24), 1)',
  } do
    local script = [[
      local function made()
        local list = objc.NSArray:arrayWithArray_ {1}
        for _ = 1, 60 do list = objc.NSArray:arrayWithObjects_(list, list) end
        return list
      end
      ]] .. body

    it("that names the rows or the items of an endless area raises an error, and the script goes on", function()
    local output, status = run("--time-limit 100 --memory-limit 100M", [=[
      objc.class("Endless", objc.NSObject, {protocols = {"UITableViewDataSource", "UICollectionViewDataSource"}}, function(source)
        function source:tableView_numberOfRowsInSection_() return 50000000 end
        function source:tableView_cellForRowAtIndexPath_() return objc.UITableViewCell:new() end
        function source:collectionView_numberOfItemsInSection_() return 50000000 end
        function source:collectionView_cellForItemAtIndexPath_() return objc.UICollectionViewCell:new() end
      end)
      local source = objc.Endless:new()
      local table_ = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, 0)
      local flow = objc.UICollectionViewFlowLayout:new()
      local grid = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 400}, flow)
      for _, view in ipairs {table_, grid} do view:setDataSource_(source) end
      grid:numberOfItemsInSection_(0)
      for number, body in ipairs {
        function() return table_:indexPathsForRowsInRect_ {0, 0, 320, 1e300} end,
        function() flow:prepareLayout() return flow:layoutAttributesForElementsInRect_ {0, 0, 320, 1e300} end,
      } do
        local is_done, fault = pcall(body)
        if is_done or not tostring(fault):find "not enough memory" then print(number, is_done, fault) end
      end
      print(#table_:indexPathsForRowsInRect_ {0, 0, 320, 88})]=])
    assert.equal("2\n", output)
    assert.equal(0, status)
  end)

  it("that takes too long is stopped by a time limit: " .. name, function()
      local output, status = run("--time-limit 1", script)
      assert.matches("%.?lua[^\n]*: time limit exceeded\nstack traceback", "lua" .. output)
      assert.equal(124, status)
    end)
  end

  it("that takes too long is stopped by the first interrupt", function()
    local output = run("", [[
      local pid = io.open "/proc/self/stat":read "n"
      os.execute(("(sleep 1; kill -INT %d) & "):format(pid))
      local function made()
        local list = objc.NSArray:arrayWithArray_ {1}
        for _ = 1, 60 do list = objc.NSArray:arrayWithObjects_(list, list) end
        return list
      end
      made():isEqual_(made())]])
    assert.matches("interrupted!\nstack traceback", output, 1, true)
  end)

  for name, body in pairs {
    ["a Markdown text"] = "objc.NSAttributedString:alloc():initWithMarkdownString_options_baseURL_error_(text, nil, nil, nil)",
    ["an expression"] = [[objc.NSRegularExpression:regularExpressionWithPattern_options_error_("([*a ]+)+x", 0, nil)
      :numberOfMatchesInString_options_range_(text, 0, {0, #text})]],
  } do
    it("is left at the first interrupt, and not read to its end: " .. name, function()
      local output = run("", [[
        local text = ("*a **b "):rep(1 << 22)
        local pid = io.open "/proc/self/stat":read "n"
        os.execute(("(sleep 0.2; kill -INT %d) & "):format(pid))
        local started = os.clock()
        local is_done, fault = pcall(function() return ]] .. body .. [[ end)
        print(is_done, fault, os.clock() - started < 2)]])
      assert.matches("^false\t[^\n]*interrupted!\ttrue\n", output)
    end)
  end

  it("of C that requests too much memory gets none", function()
    local name = os.tmpname()
    local file <close> = assert(io.open(name .. ".m", "w"))
    file:write [[
      #include <stdio.h>
      #include <stdlib.h>
      #include <stdint.h>
      #include <sys/mman.h>
      int main(void) {
        void *p = malloc(10);
        printf("%d %d %d %d\n", malloc(1UL << 60) == NULL, calloc(1UL << 40, 1UL << 40) == NULL, realloc(p, SIZE_MAX) == NULL,
          mmap(NULL, 1UL << 60, PROT_READ, MAP_ANON | MAP_PRIVATE, -1, 0) == MAP_FAILED);
        return 0;
      }]]
    file:close()
    local pipe = assert(io.popen(("'%s' '%s.m' 2>&1"):format(arg[lowest], name)))
    assert.equal("1 1 1 1\n", pipe:read "a")
    pipe:close()
    os.remove(name)
    os.remove(name .. ".m")
  end)
end)
