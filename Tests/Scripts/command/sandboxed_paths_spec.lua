-- Every function of the modules that takes a path asks one gate, which a sandbox closes. The functions are found
-- in the definitions, which are made from the code: a new one must be added here with an attack.

describe("a function that takes a path", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local folder

  local function output_of(command)
    local pipe = assert(io.popen(command .. " 2>&1 < /dev/null"))
    local output = pipe:read "a"
    pipe:close()
    return output
  end

  -- Calls with the path of a file outside; `%s` is the path.
  local attacks = {
    ["objc.import"] = {
      "objc.import '%s'", "objc.import('in.m', {prefix = '%s'})", "objc.import('in.m', {include = {'%s/..'}})",
    },
    ["objc.source"] = {"objc.source '%s'", "objc.source('in.m', {prefix = '%s'})"},
    ["gesture.play"] = {"gesture.play '%s'"},
    ["gesture.record"] = {"gesture.record(function() end, '%s')"},
    ["uikit.render"] = {"uikit.render(uikit.keyWindow(), '%s')"},
    ["lab.run"] = {"lab.run {paths = {'%s'}}"},
  }

  -- Those whose paths are in the world that the host makes, and lead to no file of the system.
  local inside = {["uikit.bundle"] = true}

  before_each(function()
    folder = os.tmpname()
    os.remove(folder)
    os.execute(("mkdir -p '%s/in' '%s/out'"):format(folder, folder))
    local file = assert(io.open(folder .. "/out/secret.txt", "w"))
    file:write "the_secret_text = = 1 @\n"
    file:close()
    file = assert(io.open(folder .. "/in/in.m", "w"))
    file:write "int good;\n"
    file:close()
  end)
  after_each(function() os.execute(("rm -r '%s'"):format(folder)) end)

  it("is in the list of those that are attacked here", function()
    assert.equal("", output_of(("'%s' --emit-luacats '%s/library'"):format(arg[lowest], folder)))
    local found = {}
    for module in ("objc uikit gesture hook trace lab runloop dispatch network"):gmatch "%a+" do
      local path_types, text = {}, ""
      for line in io.lines(("%s/library/%s.lua"):format(folder, module)) do
        local options, names = line:match "^%-%-%-@class %(exact%) ([%w_]+): table<(.*)>"
        if options and (names:find '"paths?"' or names:find '"files?"' or names:find '"prefix"') then
          path_types[options] = true
        end
        local name, type = line:match "^%-%-%-@param ([%w_]+)%?? (%S+)"
        local isPath = name and (name:find "path" or name:find "file" or name == "sequence")
        if isPath or path_types[type] then
          text = text .. name .. " "
        end
        local called = line:match "^function ([%w_.]+)%("
        if called then
          if text ~= "" then found[called] = true end
          text = ""
        end
      end
    end
    for name in pairs(found) do assert(attacks[name] or inside[name], name .. " takes a path and is not attacked") end
    for name in pairs(attacks) do assert(found[name], name .. " is not found in the definitions") end
  end)

  for name, calls in pairs(attacks) do
    it("reads and writes nothing outside: " .. name, function()
      for _, call in ipairs(calls) do
        for _, path in ipairs {folder .. "/out/secret.txt", "../out/secret.txt", "link"} do
          os.execute(("ln -sf ../out/secret.txt '%s/in/link'"):format(folder))
          local file = assert(io.open(folder .. "/in/main.lua", "w"))
          file:write((call:format(path)), "\nprint 'went on'\n")
          file:close()
          local output = output_of(("cd '%s/in' && timeout 60 '%s' --sandbox main.lua"):format(folder, arg[lowest]))
          assert.is_nil(output:find("the_secret_text", 1, true), output)
          assert.is_nil(output:find("went on", 1, true), call)
          assert.equal("the_secret_text = = 1 @\n", io.open(folder .. "/out/secret.txt"):read "a")
        end
      end
    end)
  end

  it("answers the same for a file that is there and one that is not", function()
    local outputs = {}
    for index, name in ipairs {"secret.txt", "absent.txt"} do
      local file = assert(io.open(folder .. "/in/main.lua", "w"))
      file:write(("print(pcall(objc.import, '../out/%s'))"):format(name))
      file:close()
      outputs[index] = output_of(("cd '%s/in' && '%s' --sandbox main.lua"):format(folder, arg[lowest]))
    end
    assert.equal(outputs[2], (outputs[1]:gsub("secret", "absent")))
  end)
end)
