--- A transcript of a client of the Model Context Protocol, and messages that are mistakes.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function read_json(line)
  local data = objc.NSString:stringWithString_(line):dataUsingEncoding_(4)
  return objc.unbox(objc.NSJSONSerialization:JSONObjectWithData_options_error_(data, 0))
end

--- The answers to some lines, in order.
local function answers(lines)
  local input = os.tmpname()
  local file <close> = assert(io.open(input, "w"))
  file:write(table.concat(lines, "\n"), "\n")
  file:close()
  local list = {}
  local pipe = assert(io.popen(("'%s' mcp < '%s'"):format(arg[lowest], input)))
  for line in pipe:lines() do list[#list + 1] = read_json(line) end
  assert.is_true(pipe:close())
  os.remove(input)
  return list
end

local function call(id, tool, arguments)
  return ('{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"%s","arguments":%s}}'):format(id, tool, arguments)
end

describe("hookhost mcp", function()
  it("answers a session: initialize, a notification, the list of tools, calls", function()
    local list = answers {
      '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},'
        .. '"clientInfo":{"name":"client","version":"1"}}}',
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      '{"jsonrpc":"2.0","id":"list","method":"tools/list","params":{}}',
      call(1, "run", '{"code":"print(objc.UIView:new():tag())"}'),
      call(2, "help", '{"name":"swizzling"}'),
      call(3, "trace", '{"code":"v = objc.UIView:new() v:setTag_(3)","why":"v.tag"}'),
      '{"jsonrpc":"2.0","id":4,"method":"ping"}',
    }
    assert.equal(6, #list)
    -- A ping does not wait for calls.
    assert.equal(4, table.remove(list, 3).id)
    assert.equal("2025-06-18", list[1].result.protocolVersion)
    assert.equal("hookhost", list[1].result.serverInfo.name)
    local names = {}
    for _, tool in ipairs(list[2].result.tools) do
      names[#names + 1] = tool.name
      assert.equal("object", tool.inputSchema.type)
    end
    assert.equal("list", list[2].id)
    assert.equal("run test check lab trace help", table.concat(names, " "))
    assert.equal("0\n", list[3].result.content[1].text)
    assert.is_false(list[3].result.isError)
    assert.equal(0, list[3].result.structuredContent.status)
    assert.matches("concept: method swizzling", list[4].result.content[1].text, 1, true)
    assert.matches("-[UIView setTag:](3)", list[5].result.content[1].text, 1, true)
  end)

  it("answers the messages that the Python SDK of the protocol sends", function()
    local list = answers {
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},'
        .. '"clientInfo":{"name":"mcp","version":"0.1.0"}}}',
      '{"jsonrpc":"2.0","method":"notifications/initialized"}', '{"jsonrpc":"2.0","id":2,"method":"ping"}',
      '{"jsonrpc":"2.0","id":3,"method":"tools/list"}', call(4, "rum", "{}"),
      '{"jsonrpc":"2.0","id":5,"method":"resources/list"}', call(6, "run", '{"code":"while true do end","timeLimit":60}'),
      call(7, "run", '{"code":"print(7)"}'), call(8, "run", '{"code":"print(8)"}'),
      '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":6,"reason":"timed out after 1s"}}',
      '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7,"reason":"caller cancelled"}}',
      '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}',
    }
    local ids = {}
    for place, answer in ipairs(list) do ids[place] = answer.id end
    -- Cancelled calls have no answer, and end at once.
    assert.same({1, 2, 3, 4, 5, 8}, ids)
    assert.equal("2025-06-18", list[1].result.protocolVersion)
    assert.equal(-32602, list[4].error.code)
    assert.equal(-32601, list[5].error.code)
    assert.equal("8\n", list[6].result.content[1].text)
  end)

  it("answers arrays of messages in the versions that have them", function()
    local function initialize(version)
      return ('{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"%s"}}'):format(version)
    end
    local array = '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/x"},'
      .. call("2", "run", '{"code":"print(2)"}') .. ',7,{"jsonrpc":"2.0","id":3,"method":"initialize"}]'
    for _, version in ipairs {"2024-11-05", "2025-03-26"} do
      local list = answers {initialize(version), array, "[]", '[{"jsonrpc":"2.0","method":"notifications/x"}]'}
      assert.equal(3, #list)
      assert.equal(version, list[1].result.protocolVersion)
      assert.equal(-32600, list[2].error.code)
      local by_id, refused = {}, nil
      for _, answer in ipairs(list[3]) do
        if answer.id and answer.id ~= objc.null then by_id[answer.id] = answer else refused = answer end
      end
      assert.equal(4, #list[3])
      assert.equal("2\n", by_id[2].result.content[1].text)
      assert.is_table(by_id[1].result)
      assert.equal(-32600, by_id[3].error.code)
      assert.equal(-32600, refused.error.code)
    end
    local list = answers {initialize "2025-06-18", array}
    assert.equal(2, #list)
    assert.equal(-32600, list[2].error.code)
  end)

  it("lets specs write temporary files only, where the system can confine a process", function()
    local pipe = assert(io.popen(("'%s' mcp 2>&1 < /dev/null"):format(arg[lowest])))
    local can_confine = pipe:read "a" == ""
    pipe:close()
    if not can_confine then return pending "this system has no Landlock" end
    local mark, spec = "/var/tmp/" .. os.tmpname():match "[^/]*$", os.tmpname()
    os.rename(spec, spec .. "_spec.lua")
    finally(function()
      os.remove(spec .. "_spec.lua")
      os.remove(mark)
    end)
    local file <close> = assert(io.open(spec .. "_spec.lua", "w"))
    file:write(([[
it("writes", function()
  local name = os.tmpname()
  assert(io.open(name, "w")):close()
  os.remove(name)
  assert.is_nil(io.open("%s", "w"))
  os.execute "echo > %s 2> /dev/null"
end)
]]):format(mark, mark))
    file:flush()
    local answer = answers {call(1, "test", ('{"path":"%s_spec.lua"}'):format(spec))}[1]
    assert.is_false(answer.result.isError, answer.result.content[1].text)
    assert.is_nil(io.open(mark))
  end)

  it("limits a call, keeps it in the sandbox, and goes on after it failed", function()
    local list = answers {
      call(1, "run", '{"code":"while true do end","timeLimit":0.5}'),
      call(2, "run", [[{"code":"print(pcall(io.open, '/etc/passwd'))"}]]),
      call(3, "run", [[{"code":"error 'it''s broken'"}]]),
      call(4, "run", '{"code":"print(1)"}'),
    }
    assert.is_true(list[1].result.isError)
    assert.equal(124, list[1].result.structuredContent.status)
    assert.not_matches("root:", list[2].result.content[1].text, 1, true)
    assert.is_true(list[3].result.isError)
    assert.equal("1\n", list[4].result.content[1].text)
  end)

  it("names what is wrong with a message", function()
    local list = answers {
      "{", '{"jsonrpc":"2.0","id":1,"method":"nothing"}', '{"id":2}', call(3, "rum", "{}"), call(4, "run", "{}"),
      call(5, "run", '{"code":7}'), call(6, "run", '{"kode":"x"}'), call(7, "help", '{"name":"a","search":"b"}'),
      call(8, "run", '{"code":"x","timeLimit":1e9}'), call(9, "test", "[]"),
      '{"jsonrpc":"2.0","id":null,"method":"ping"}', '{"jsonrpc":"2.0","id":[],"method":"ping"}',
      '{"jsonrpc":"2.0","id":10,"method":"ping","params":[]}', '{"jsonrpc":"1.0","id":11,"method":"ping"}', "7",
      '{"jsonrpc":"2.0","id":12,"method":"tools/list","params":{"cursor":"next"}}',
    }
    local expected = {
      {-32700, "not JSON"}, {-32601, "'nothing'"}, {-32600, "'method'"}, {-32602, "'rum'"}, {-32602, "'code' or 'path'"},
      {-32602, "must be a string"}, {-32602, "'kode'"}, {-32602, "'name' or 'search'"}, {-32602, "at most 120"},
      {-32602, "an object"}, {-32600, "not null"}, {-32600, "not an array"}, {-32602, "'params' must be an object"},
      {-32600, "'jsonrpc'"}, {-32600, "'method'"}, {-32602, "'cursor'"},
    }
    for place, error in ipairs(expected) do
      assert.equal(error[1], list[place].error.code)
      assert.matches(error[2], list[place].error.message, 1, true)
    end
  end)
end)
