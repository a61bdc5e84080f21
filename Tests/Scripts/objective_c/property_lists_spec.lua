-- The results of class_copyPropertyList for the classes of sources: the lists that the compiler writes.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local shown = [=[
#import <objc/runtime.h>
static void show(Class cls) {
  unsigned count = 0;
  objc_property_t *list = class_copyPropertyList(cls, &count);
  for (unsigned place = 0; place < count; place++) printf("%s ", property_getName(list[place]));
  printf("| ");
}
@protocol Base @property int base; @property (class) int shared; @end
@protocol Derived <Base> @property int derived; @property int own; @end
@interface Holder : NSObject <Derived> @property int own; @property (copy) NSString *text; @end
@implementation Holder @dynamic base, derived, shared; @end
@interface Lower : Holder @property int own; @end
@implementation Lower @dynamic own; @end
@interface Holder (Later) @property char own; @property int more; @end
@implementation Holder (Later) @dynamic own, more; @end
]=]

local function printed(statements, options) return (main(statements, shown, options)) end

describe("class_copyPropertyList", function()
  for _, options in ipairs {"", "--no-arc"} do
    it("has the categories' first, then the class's in order, then the protocols' " .. options, function()
      assert.equal("own more own text base derived | shared | own | ", printed([=[
        show([Holder class]);
        show(object_getClass([Holder class]));
        show([Lower class]); ]=], options))
    end)
  end

  it("has the protocol NSObject's where a class adopts it", function()
    assert.equal("hash superclass description debugDescription | ", (main("show([Plain class]);", shown .. [=[
      @protocol Listening <NSObject> @end
      @interface Plain : NSObject <Listening> @end
      @implementation Plain @end ]=])))
  end)
end)

describe("class_getProperty", function()
  it("finds the property that a category redeclares", function()
    assert.equal("Tc,D", printed [=[ printf("%s", property_getAttributes(class_getProperty([Holder class], "own"))); ]=])
  end)
end)
