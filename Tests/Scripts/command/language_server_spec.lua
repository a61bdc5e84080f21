--- Checks the definitions with a LuaCATS language server. The spec runs if `emmylua_ls` is in the PATH, or
--- HOOKHOST_LANGUAGE_SERVER names a server.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local server = os.getenv "HOOKHOST_LANGUAGE_SERVER"
if not server then
  local pipe = assert(io.popen "command -v emmylua_ls")
  server = pipe:read "l"
  pipe:close()
end

local folder = os.tmpname()
os.remove(folder)

local function write(name, text)
  local file <close> = assert(io.open(folder .. "/" .. name, "w"))
  file:write(text)
end

--- A message of the language server protocol.
local function message(body)
  body = '{"jsonrpc":"2.0",' .. body .. "}"
  return ("Content-Length: %d\r\n\r\n%s"):format(#body, body)
end

--- Returns the server's diagnostics for a file: one line for each, `line code text`.
local function faults(source)
  write("script.lua", source)
  local root = "file://" .. folder
  write("first", message(([["id":1,"method":"initialize","params":{"processId":null,"rootUri":"%s",
    "workspaceFolders":[{"uri":"%s","name":"w"}],"clientInfo":{"name":"hookhost"},"capabilities":{
    "workspace":{"workspaceFolders":true,"configuration":true},"window":{"workDoneProgress":true}}}]])
    :format(root, root)))
  write("second", message '"method":"initialized","params":{}')
  -- It requests its configuration, which is empty, and permission to report progress.
  write("third", message '"id":0,"result":[null]' .. message '"id":1,"result":[null]' .. message '"id":2,"result":null')
  write("fourth", message '"id":3,"result":null' .. message(([["method":"textDocument/didOpen","params":{"textDocument":{
    "uri":"%s/script.lua","languageId":"lua","version":1,"text":%s}}]]):format(root, require "dkjson".encode(source))))
  local pipe = assert(io.popen((
    "cd '%s' && (cat first; sleep 0.5; cat second; sleep 0.5; cat third; sleep 6; cat fourth; sleep 6) | timeout 60 '%s' 2>&1")
    :format(folder, server)))
  local text = pipe:read "a"
  pipe:close()
  local found = {}
  for body in text:gmatch '{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics".-}%f[C\0]' do
    local answer = require "dkjson".decode(body)
    if answer.params.uri:find "script.lua$" then
      found = {}
      for place, fault in ipairs(answer.params.diagnostics) do
        found[place] = ("%d %s %s"):format(fault.range.start.line + 1, fault.code, fault.message)
      end
      table.sort(found)
    end
  end
  return table.concat(found, "\n")
end

(server and describe or pending)("the definitions, read by a language server,", function()
  setup(function()
    assert(os.execute(("mkdir '%s' && '%s' --emit-luacats '%s/library'"):format(folder, arg[lowest], folder)))
    write(".emmyrc.json", '{"workspace": {"library": ["./library"]}}')
  end)
  teardown(function() os.execute(("rm -rf '%s'"):format(folder)) end)

  it("flag a class, a method and a structure's field that are not there", function()
    local text = faults [[
local list = objc.UIScrolView:alloc()
print(list)
local view = objc.UIScrollView:new()
view:setContentOfset_ {0, 10}
print(view:contentOffset().z)
]]
    assert.matches("1 undefined-field Undefined field `UIScrolView`", text, 1, true)
    assert.matches("4 undefined-field Undefined field `setContentOfset_`", text, 1, true)
    assert.matches("5 undefined-field Undefined field `z`", text, 1, true)
  end)

  it("flag an option that a function does not have, and one of the wrong type", function()
    local text = faults [[
local view = objc.UIScrollView:new()
gesture.flick(view, {by = {0, -300}, duratoin = 0.2})
gesture.flick(view, {by = {0, -300}, duration = "long"})
hook.before(view, "layoutSubviews", function() end, {kye = "mine"})
]]
    assert.matches("2 param-type-mismatch expected `gesture_flick_options`", text, 1, true)
    assert.matches("3 assign-type-mismatch Cannot assign `string` to `number?`", text, 1, true)
    assert.matches("4 param-type-mismatch expected `hook_before_options?`", text, 1, true)
  end)

  it("have nothing against a script that is right", function()
    assert.equal("", faults [[
local view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 390, 844}
view:setContentSize_ {width = 390, height = 2000}
uikit.keyWindow():addSubview_(view)
gesture.flick(view, {from = {195, 600}, by = {0, -300}, duration = 0.2})
gesture.drag(view, {by = {x = 0, y = 20}})
print(view:contentOffset().y + 1, view:frame().size.width * 2)
local token = hook.before(objc.UIView, "layoutSubviews", function() end, {key = "mine"})
token:remove()
runloop.run(1)
]])
  end)
end)
