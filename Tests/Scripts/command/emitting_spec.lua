local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function output_of(arguments)
  local pipe = assert(io.popen(("'%s' %s 2>&1"):format(arg[lowest], arguments)))
  local output = pipe:read "a"
  return output, select(3, pipe:close())
end

describe("definitions for editors", function()
  local folder

  before_each(function()
    folder = os.tmpname()
    os.remove(folder)
  end)

  after_each(function() os.execute(("rm -rf '%s'"):format(folder)) end)

  local function read(name)
    local file = assert(io.open(folder .. "/" .. name))
    return file:read "a", file:close()
  end

  it("are Lua files without effect, in a folder that is made for them", function()
    folder = folder .. "/a folder"
    assert.same({"", 0}, {output_of(("--emit-luacats '%s'"):format(folder))})
    for name in read("config.json"):gmatch '"(%l+)%[' do
      assert.equal("---@meta", read(name .. ".lua"):match "[^\n]*")
      assert(load(read(name .. ".lua"), name, "t", setmetatable({}, {__index = {}})))
    end
    for _, name in ipairs {"Foundation.lua", "UIKit.lua"} do assert(load(read(name), name, "t", {}))() end
  end)

  it("declare a class's superclass and protocols, its methods with their types, and constants", function()
    output_of(("--emit-luacats '%s'"):format(folder))
    local classes = read "UIKit.lua"
    for _, text in ipairs {
      "\n---@class UIControl: UIView, UIContextMenuInteractionDelegate\n",
      "\n---@class UIControlClass: UIViewClass\n",
      "\n---@field alloc fun(self: UIControlClass): UIControl\n",
      "`-[UIView convertPoint:toView:]`\n---@param point CGPointArgument\n---@param toView UIView?\n---@return CGPoint\n"
        .. "function UIView:convertPoint_toView_(point, toView) end\n",
      "`+[UIButton buttonWithType:]`\n---@param type integer\n",
      "--- Optional: `-[UIScrollViewDelegate scrollViewDidScroll:]`.\n",
    } do assert.matches(text, classes, 1, true) end
    assert.matches("\nuikit.UIControlEventTouchUpInside = 64\n", read "uikit.lua", 1, true)
    assert.matches("\n---@field UIView UIViewClass\n", read "objc.lua", 1, true)
  end)

  it("complete a method's open types from its property, from Objective-C and from overridden methods", function()
    output_of(("--emit-luacats '%s'"):format(folder))
    local classes = read "UIKit.lua"
    for _, text in ipairs {
      -- A property's class and protocol are those of both accessors.
      "\n---@return UITabBarDelegate\nfunction UITabBar:delegate() end\n",
      "\n---@param delegate UITableViewDelegate?\nfunction UITableView:setDelegate_(delegate) end\n",
      "\n---@param timeZone NSTimeZone?\nfunction UIDatePicker:setTimeZone_(timeZone) end\n",
      -- A protocol declares its parameters' protocols.
      "\n---@param dragInteraction UIDragInteraction\n---@param session UIDragSession\n---@param operation integer\n",
      "\n---@param beginningSession UIDragSession\n---@return UIDragItem[]\n",
      -- Declarations in Objective-C do the same, and have pointers.
      "\n---@param interaction UIInteraction\nfunction UIView:addInteraction_(interaction) end\n",
      "\n---@return UIInteraction[]\nfunction UIView:interactions() end\n",
      "\n---@param touchesBegan UITouch[]\n---@param event UIEvent?\nfunction UIResponder:touchesBegan_withEvent_(",
      "\n---@param identifier NSCopying|boolean|number|string|table|nil\n",
      "\n---@param actualGlyphRange lightuserdata?\n",
      "\n---@return UIButton\nfunction UIButtonClass:buttonWithType_(type) end\n",
    } do assert.matches(text, classes, 1, true) end
  end)

  it("write a method again only where its types are others", function()
    output_of(("--emit-luacats '%s'"):format(folder))
    local classes, foundation = read "UIKit.lua", read "Foundation.lua"
    assert.matches("\nfunction NSCopying:copyWithZone_(zone) end\n", foundation, 1, true)
    assert.matches("\n---@param zone lightuserdata?\n---@return any\nfunction NSCopying:copyWithZone_", foundation, 1, true)
    for _, text in ipairs {
      "\nfunction CLBeacon:copyWithZone_", "\nfunction UIColor:isEqual_", "\nfunction UIButton:layoutSubviews",
      "\nfunction UIDragSession:items", "\nfunction UIButton:hash",
    } do assert.not_matches(text, classes, 1, true) end
    for _, text in ipairs {"\nfunction UIView:layoutSubviews", "\nfunction UIDragDropSession:items"} do
      assert.matches(text, classes, 1, true)
    end
  end)

  it("leave few types of UIKit open", function()
    output_of(("--emit-luacats '%s'"):format(folder))
    local all, open = 0, 0
    for tag, rest in read "UIKit.lua":gmatch "\n%-%-%-@(%l+)([^\n]*)" do
      if tag == "param" or tag == "return" or tag == "field" then
        all = all + 1
        if rest:find "%f[%w]any%f[%W]" then open = open + 1 end
      end
    end
    assert.is_true(open * 15 < all, ("%d of %d"):format(open, all))
  end)

  it("leave foreign files as they are", function()
    os.execute(("mkdir '%s' && echo '-- mine' | tee '%s/mine.lua' > '%s/uikit.lua'"):format(folder, folder, folder))
    local output, status = output_of(("--emit-luacats='%s'"):format(folder))
    assert.equal(1, status)
    assert.matches("uikit.lua' is not a file that hookhost wrote", output, 1, true)
    assert.equal("-- mine\n", read "uikit.lua")
    os.remove(folder .. "/uikit.lua")
    assert.equal(0, select(2, output_of(("--emit-luacats='%s'"):format(folder))))
    assert.equal(0, select(2, output_of(("--emit-luacats='%s'"):format(folder))))
    assert.equal("-- mine\n", read "mine.lua")
  end)

  it("are replaced all or none", function()
    output_of(("--emit-luacats '%s'"):format(folder))
    local names = {}
    for name in io.popen(("ls '%s'"):format(folder)):lines() do names[#names + 1] = name end
    assert.is_true(#names > 2)
    for _, last in ipairs {names[2], names[#names]} do
      for _, name in ipairs(names) do
        local text = read(name)
        local file <close> = assert(io.open(folder .. "/" .. name, "w"))
        file:write(text:match "^[^\n]*\n[^\n]*\n" or text)
      end
      local before = {}
      for _, name in ipairs(names) do before[name] = read(name) end
      os.remove(folder .. "/" .. last)
      assert(os.execute(("mkdir -p '%s/%s/full'"):format(folder, last)))
      local output, status = output_of(("--emit-luacats '%s'"):format(folder))
      assert.equal(1, status)
      assert.matches(last, output, 1, true)
      for _, name in ipairs(names) do
        if name ~= last then assert.equal(before[name], read(name)) end
      end
      os.execute(("rm -r '%s/%s'"):format(folder, last))
      output_of(("--emit-luacats '%s'"):format(folder))
    end
    local listed = {}
    for name in io.popen(("ls -A '%s'"):format(folder)):lines() do listed[#listed + 1] = name end
    assert.same(names, listed)
  end)

  it("report why they could not be written", function()
    for place, reason in pairs {
      ["/dev/full"] = "Not a directory", ["/dev/null/below"] = "Not a directory", [""] = "No such file",
    } do
      local output, status = output_of(("--emit-luacats '%s'"):format(place))
      assert.equal(1, status)
      assert.matches(("cannot make the folder '%s': %s"):format(place, reason), output, 1, true)
    end
    assert.equal(2, select(2, output_of "--emit-luacats"))
  end)
end)

describe("a folder of generated files", function()
  local folder

  before_each(function()
    folder = os.tmpname()
    os.remove(folder)
  end)

  after_each(function() os.execute(("rm -rf '%s'"):format(folder)) end)

  it("is not left behind if there is no space for its files", function()
    os.execute(("mkdir -p '%s/kept'"):format(folder))
    for _, option in ipairs {"--emit-luacats", "--emit-objc-headers"} do
      local pipe = assert(io.popen(("trap '' XFSZ; ulimit -f 4; '%s' %s '%s/made/here' 2>&1"):format(arg[lowest], option, folder)))
      local text, status = pipe:read "a", select(3, pipe:close())
      assert.same({true, 1}, {text:find "cannot write '[^\n]*: File too large\n$" ~= nil, status})
      assert.same("kept\n", io.popen(("ls -A '%s'"):format(folder)):read "a")
    end
  end)

  it("is complete if a signal ends the program while it is written", function()
    local script = [=[
      "$0" --emit-objc-headers "$1/all"
      for name in INT TERM; do
        "$0" --emit-objc-headers "$1/$name" & child=$!
        until [[ -e $1/$name/Foundation ]]; do :; done
        kill -$name $child
        wait $child
        diff -rq "$1/all" "$1/$name" > /dev/null
        echo $name $?
      done]=]
    local pipe = assert(io.popen(("bash -mc '%s' '%s' '%s' 2> /dev/null"):format(script, arg[lowest], folder)))
    assert.equal("INT 0\nTERM 0\n", pipe:read "a")
    pipe:close()
  end)
end)

describe("the manual page and the completions", function()
  it("have every option and command of the help", function()
    local help = output_of "help"
    local manual = output_of("--emit-man"):gsub("\\%-", "-")
    local bash, zsh = output_of "--emit-completion bash", output_of "--emit-completion=zsh"
    for flag in help:gmatch "\n  (%-%-?%a[%a-]*)" do
      for _, text in ipairs {manual, bash, zsh} do assert.matches(flag, text, 1, true) end
    end
    for command in help:gmatch "\n  hookhost (%l+) " do
      for _, text in ipairs {manual, bash, zsh} do assert.matches(command, text, 1, true) end
      for flag in output_of("help " .. command):gmatch "\n  (%-%-?%a[%a-]*)" do
        for _, text in ipairs {manual, bash, zsh} do assert.matches(flag, text, 1, true) end
      end
    end
  end)

  it("escape every colon of a value for zsh", function()
    local zsh = output_of "--emit-completion zsh"
    assert.matches("(cooperative random\\:1)", zsh, 1, true)
    for action in zsh:gmatch ":(%b())'" do assert.not_matches("[^\\]:", action) end
  end)

  it("contain the classes that have a help page", function()
    for _, shell in ipairs {"bash", "zsh"} do
      assert.matches(" UIScrollView ", output_of("--emit-completion " .. shell), 1, true)
    end
  end)

  it("complete options, commands, their options and values in bash", function()
    local function completed(...)
      local words = table.concat({...}, "' '")
      local pipe = assert(io.popen(([[bash -c 'source <("$0" --emit-completion bash)
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _hookhost 2> /dev/null
        printf "%%s\n" "${COMPREPLY[@]}"' '%s' '%s']]):format(arg[lowest], words)))
      return pipe:read "a", pipe:close()
    end
    assert.equal("--time-limit\n", (completed("hookhost", "--ti")))
    assert.equal("help\n", (completed("hookhost", "hel")))
    assert.equal("bash\n", (completed("hookhost", "--emit-completion", "b")))
    assert.equal("/proc/self\n", (completed("hookhost", "/proc/sel")))
    assert.equal("bash\n", (completed("hookhost", "--emit-completion", "=", "b")))
    assert.equal("junit\n", (completed("hookhost", "lab", "--output", "=", "ju")))
    assert.equal("--memory-limit\n", (completed("hookhost", "trace", "--mem")))
    assert.equal("", (completed("hookhost", "lab", "--mem")):gsub("\n", ""))
  end)

  it("fail when they cannot be written", function()
    for _, what in ipairs {
      "--emit-man", "--emit-completion bash", "--help", "--version", "help", "check --models", "check --help", "lab --help",
      "test --help",
    } do
      local output, status = output_of(what .. " 2>&1 > /dev/full #")
      assert.equal(1, status)
      assert.matches("cannot write to standard output", output, 1, true)
    end
  end)

  -- What each command writes; a command of the help that is missing here fails.
  local written = {
    test = "test -l '%s'", trace = "trace '%s/a.lua'", lab = "lab '%s'", check = "check --install none '%s'",
    explain = "explain delegate '%s/a.lua' 'objc.UIScrollView:new()'", translate = "translate '%s/A.m'",
    examples = "examples --help", mcp = [[mcp < '%s/call']], help = "help UIView",
  }

  it("fail for each command and each option that writes, if there is no space", function()
    local folder = os.tmpname()
    os.execute(("rm '%s' && mkdir '%s'"):format(folder, folder))
    for name, text in pairs {
      ["a.lua"] = "print(1)", ["a_spec.lua"] = "it('is', function() end)",
      ["a_lab.lua"] = "lab.scenario {name = 'a', actors = {b = function() end}, drive = function() end}",
      ["A.m"] = "#import <Foundation/Foundation.h>\n@interface A : NSObject\n@end\n@implementation A\n@end\n",
      call = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n',
    } do
      local file <close> = assert(io.open(folder .. "/" .. name, "w"))
      file:write(text)
    end
    local help = output_of "--help"
    local tried = {}
    for name in help:gmatch "\n  hookhost (%l+)" do tried[#tried + 1] = assert(written[name], name):format(folder) end
    assert.equal(9, #tried)
    for option, shell in help:gmatch "\n  (%-%-emit%-%l[%l-]*) ?(%u*)" do
      if shell ~= "DIR" then tried[#tried + 1] = option .. (shell == "SHELL" and " bash" or "") end
    end
    for _, option in ipairs {"-v", "--version", "--help"} do
      assert.matches("\n  " .. option, help, 1, true)
      tried[#tried + 1] = option
    end
    for _, arguments in ipairs(tried) do
      local output, status = output_of(arguments .. " 2>&1 > /dev/full #")
      assert.equal(1, status, arguments)
      assert.matches("written", (output:gsub("cannot write", "written")), 1, true)
    end
    os.execute(("rm -r '%s'"):format(folder))
  end)

  it("are not made for other shells", function()
    local output, status = output_of "--emit-completion fish"
    assert.equal(2, status)
    assert.matches("takes bash or zsh, not 'fish'", output, 1, true)
  end)
end)
