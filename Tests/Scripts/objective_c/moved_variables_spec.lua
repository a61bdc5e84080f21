-- Offsets of instance variables under a superclass that its own source defines with other variables.

local program = arg and arg[-1] or "hookhost"

-- Links two sources, which see two declarations of the classes above; returns what the program prints.
local function printed(above, old, below, statements)
  local folder = os.tmpname()
  os.remove(folder)
  os.execute(("mkdir '%s'"):format(folder))
  finally(function() os.execute(("rm -r '%s'"):format(folder)) end)
  local function write(name, text)
    local file = assert(io.open(folder .. "/" .. name, "w"))
    file:write(text)
    file:close()
  end
  write("above.m", "#import <Foundation/Foundation.h>\n" .. above)
  write("below.m", "#import <Foundation/Foundation.h>\n#import <objc/runtime.h>\n" .. old .. below .. [[
    static int at(Class cls, const char *name) { return (int)ivar_getOffset(class_getInstanceVariable(cls, name)); }
    int main(void) { ]] .. statements .. " return 0; }")
  write("run.lua", ([[
    local C = require "hookhost.c"
    C.gather(function() for _, name in ipairs {"above", "below"} do objc.import("%s/" .. name .. ".m") end end)
    os.exit(C.run(C.globals.main, {"program"}))]]):format(folder))
  local pipe = assert(io.popen(("'%s' '%s/run.lua' 2>&1"):format(program, folder)))
  local text = pipe:read "a"
  pipe:close()
  return (text:gsub("^[^\n]*: warning: 'main' [^\n]*\n", ""))
end

describe("a class below one that has grown", function()
  it("is moved as a whole, by a multiple of its largest alignment", function()
    assert.equal("8 16 17 24 32 | 4.5", printed([[
      @interface Above : NSObject { @public char added; } @end
      @implementation Above @end]], "@interface Above : NSObject @end\n", [[
      @interface Below : Above { @public char first; char second; double number; } @end
      @implementation Below @end]], [[
      Class cls = [Below class];
      printf("%d %d %d %d %d | ", at(cls, "added"), at(cls, "first"), at(cls, "second"), at(cls, "number"),
        (int)class_getInstanceSize(cls));
      Below *below = [Below new];
      below->number = 4.5;
      char *bytes = (char *)(__bridge void *)below;
      double copied; memcpy(&copied, bytes + 24, sizeof copied);
      printf("%g", copied);]]))
  end)

  it("moves the classes below it too, and stays under one that has shrunk", function()
    assert.equal("16 24 | 24 32", printed([[
      @interface Above : NSObject { int added; } @end
      @implementation Above @end
      @interface Shrunk : NSObject @end
      @implementation Shrunk @end]], [[
      @interface Above : NSObject @end
      @interface Shrunk : NSObject { id one; id two; } @end]] .. "\n", [[
      @interface Below : Above { id own; } @end
      @implementation Below @end
      @interface Lower : Below { id own2; } @end
      @implementation Lower @end
      @interface Stays : Shrunk { id own; } @end
      @implementation Stays @end]], [[
      printf("%d %d | %d %d", at([Below class], "own"), at([Lower class], "own2"), at([Stays class], "own"),
        (int)class_getInstanceSize([Stays class]));]]))
  end)

  it("is not moved where the room after the superclass's last variable is large enough", function()
    assert.equal("16 24", printed([[
      @interface Above : NSObject { char one; char added; } @end
      @implementation Above @end]], "@interface Above : NSObject { char one; } @end\n", [[
      @interface Below : Above { double own; } @end
      @implementation Below @end]], [[
      printf("%d %d", at([Below class], "own"), (int)class_getInstanceSize([Below class]));]]))
  end)
end)
