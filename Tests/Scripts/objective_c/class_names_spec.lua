-- Classes and protocols that sources define: duplicate and missing names, and attributes.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")
local program = arg and arg[-1] or "hookhost"

local function write(path, text)
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
end
-- What a script prints that imports two sources which implement one class, and its status.
local function twice(environment, options)
  local folder = os.tmpname()
  os.remove(folder)
  os.execute(("mkdir '%s'"):format(folder))
  for number, name in ipairs {"First", "Second"} do
    write(("%s/%s.m"):format(folder, name), ([=[
      #import <Foundation/Foundation.h>
      @interface Doubled : NSObject @end
      @implementation Doubled
      + (void)load { printf("load %d\n"); }
      - (int)kit { return %d; }
      @end
      @implementation Doubled (Kit%d) - (int)own%d { return %d; } @end]=]):format(number, number, number, number, number))
  end
  write(folder .. "/run.lua", ([[
    objc.import("%s/First.m") objc.import("%s/Second.m")
    local object = objc.Doubled:new()
    print(object:kit(), object:own1(), object:own2())]]):format(folder, folder))
  local pipe = assert(io.popen(("%s '%s' %s '%s/run.lua' 2>&1; echo status $?"):format(
    environment or "", program, options or "", folder)))
  local printed = pipe:read "a"
  pipe:close()
  os.execute(("rm -r '%s'"):format(folder))
  return printed:gsub("status %d+\n$", ""), tonumber(printed:match "status (%d+)\n$")
end

describe("a class that two sources implement", function()
  it("is the first one's, and the runtime warns", function()
    local words = {
      ["18.3"] = "One of the two will be used%. Which one is undefined%.",
      ["18.4"] = "This may cause spurious casting failures and mysterious crashes%. "
        .. "One of the duplicates must be removed or renamed%.",
    }
    for system, warning in pairs(words) do
      local printed, status = twice(nil, "--system " .. system)
      assert.matches("^load 1\nobjc%[%d+%]: Class Doubled is implemented in both %S+/First%.m %(0x%x+%) and %S+/Second%.m "
        .. "%(0x%x+%)%. " .. warning .. "\n1\t1\t2\n$", printed)
      assert.equal(0, status)
    end
  end)

  it("ends the run where that is asked for", function()
    local printed, status = twice "OBJC_DEBUG_DUPLICATE_CLASSES=FATAL"
    assert.matches("renamed%.\nobjc%[%d+%]: HALTED\n$", printed)
    assert.equal(134, status)
  end)

  it("is a mistake when one source is imported again", function()
    local path = os.tmpname()
    os.remove(path)
    path = path .. ".m"
    finally(function() os.remove(path) end)
    write(path, "#import <Foundation/Foundation.h>\n@interface Again : NSObject @end @implementation Again @end")
    objc.import(path)
    assert.error_matches(function() objc.import(path) end, "class 'Again' is in use")
  end)
end)

describe("a class with the name of a structure of the runtime", function()
  it("is the source's own where <objc/runtime.h> is not imported", function()
    assert.equal("Category Method Ivar", (run [=[
      #import <UIKit/UIKit.h>
      @interface Category : NSObject @end
      @implementation Category @end
      @interface Method : NSObject @end
      @implementation Method @end
      @interface Ivar : NSObject @end
      @implementation Ivar @end
      int main(void) {
        printf("%s", [NSString stringWithFormat:@"%@ %@ %@", Category.class, Method.class, Ivar.class].UTF8String);
        return 0;
      }]=]))
  end)
end)

describe("a property of a protocol", function()
  it("keeps its policy, and is dynamic where its class says so", function()
    assert.equal("T@,&,D T@,C,N,D T@,&", (run [=[
      #import <Foundation/Foundation.h>
      #import <objc/runtime.h>
      @protocol Named @property (retain) id kept; @property (nonatomic, copy) id copied; @end
      @interface Person : NSObject <Named> @end
      @implementation Person @dynamic kept, copied; @end
      static const char *of(NSString *name) { return property_getAttributes(class_getProperty([Person class], name.UTF8String)); }
      int main(void) {
        printf("%s %s ", of(@"kept"), of(@"copied"));
        printf("%s", property_getAttributes(protocol_getProperty(@protocol(Named), "kept", YES, YES)));
        return 0;
      }]=]))
  end)
end)

describe("a name that an attribute gives", function()
  it("is a protocol's in the runtime, as it is a class's", function()
    assert.equal("RealProtocol 1 1 1", (run [=[
      #import <Foundation/Foundation.h>
      #import <objc/runtime.h>
      __attribute__((objc_runtime_name("RealProtocol"))) @protocol Written - (void)work; @end
      @interface Worker : NSObject <Written> @end
      @implementation Worker - (void)work {} @end
      int main(void) {
        printf("%s %d %d %d", protocol_getName(@protocol(Written)), objc_getProtocol("Written") == nil,
          objc_getProtocol("RealProtocol") == @protocol(Written), [Worker conformsToProtocol:@protocol(Written)]);
        return 0;
      }]=]))
  end)
end)

describe("a class below a weakly imported one that is missing", function()
  it("is nil", function()
    assert.equal("1 1 0 1", (run [=[
      #import <Foundation/Foundation.h>
      #import <objc/runtime.h>
      __attribute__((weak_import)) @interface MissingRoot : NSObject + (int)thing; @end
      @interface BelowMissing : MissingRoot @end
      @implementation BelowMissing + (int)thing { return 3; } @end
      int main(void) {
        printf("%d %d %d %d", [MissingRoot class] == nil, [BelowMissing class] == nil, [BelowMissing thing],
          objc_getClass("BelowMissing") == nil);
        return 0;
      }]=]))
  end)
end)

describe("a category whose name two sources use", function()
  it("is attached twice, and the later one's methods are used; the same source is refused", function()
    local names = {}
    for number = 1, 2 do
      names[number] = os.tmpname()
      write(names[number] .. ".m", ([[
        #import <Foundation/Foundation.h>
        @interface NSString (Sums)
        @property (nonatomic, readonly) int sum;
        @end
        @implementation NSString (Sums)
        - (int)sum { return NUMBER; }
        - (int)sumNUMBER { return NUMBER; }
        @end]]):gsub("NUMBER", number))
    end
    local snapshot = objc.snapshot()
    for _, name in ipairs(names) do objc.import(name .. ".m") end
    local text = objc.NSString:stringWithString_ "x"
    local seen = {text:sum(), text:sum1(), text:sum2()}
    local ok, failure = pcall(objc.import, names[2] .. ".m")
    local reason = not ok and failure.reason
    objc.restore(snapshot)
    for _, name in ipairs(names) do
      os.remove(name)
      os.remove(name .. ".m")
    end
    assert.same({2, 1, 2}, seen)
    assert.matches("category 'Sums' is attached to NSString already", reason, 1, true)
  end)
end)
