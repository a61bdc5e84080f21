-- References that methods and functions release: `ns_consumed` and `ns_consumes_self`, between sources with and
-- without ARC.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")

local shared = [=[
#import <Foundation/Foundation.h>
@interface ConsumedPart : NSObject @end
@interface Consumer : NSObject
+ (void)eat:(NS_RELEASES_ARGUMENT id)object;
+ (void)keep:(id)first eat:(NS_RELEASES_ARGUMENT id)second;
- (void)leave __attribute__((ns_consumes_self));
- (instancetype)next __attribute__((ns_consumes_self)) __attribute__((ns_returns_retained));
@end
void consumedEat(NS_RELEASES_ARGUMENT id object);
void consumedNote(const char *event);
]=]
local bodies = [=[
static NSMutableString *events;
void consumedNote(const char *event) {
  if (!events) events = [NSMutableString new];
  [events appendFormat:@"%s ", event];
}
NSString *consumedEvents(void) { NSString *text = [NSString stringWithString:events]; [events setString:@""]; return text; }
@implementation ConsumedPart
- (void)dealloc { consumedNote("-part"); SUPER }
@end
@implementation Consumer
+ (void)eat:(id)object { consumedNote("eat"); RELEASE(object) }
+ (void)keep:(id)first eat:(id)second { consumedNote("eat"); RELEASE(second) }
- (void)leave { consumedNote("leave"); RELEASE(self) }
- (instancetype)next { Consumer *other = [Consumer new]; RELEASE(self) return other; }
- (void)dealloc { consumedNote("-gone"); SUPER }
@end
void consumedEat(NS_RELEASES_ARGUMENT id object) { consumedNote("eat"); RELEASE(object) }
]=]
local function renamed(text, prefix) return (text:gsub("%f[%w_][Cc]onsume[dr]%f[^%l]", prefix .. "%0")) end

local number = 0
-- The events of statements in a source, which pass objects to the classes of another.
local function events(prefix, statements, arc)
  number = number + 1
  local name = "consumedBody" .. number
  local source = shared .. ("void %s(void) { @autoreleasepool { %s consumedNote(\"end\"); } }"):format(name, statements)
  local globals = imported(renamed(source, prefix), {arc = arc})
  globals[(renamed(name, prefix))]()
  return tostring(globals[(renamed("consumedEvents", prefix))]())
end

imported(renamed(shared .. "#define RELEASE(x) [x release];\n#define SUPER [super dealloc];\n" .. bodies, "manual"),
  {arc = false})
imported(renamed(shared .. "#define RELEASE(x)\n#define SUPER\n" .. bodies, "automatic"), {arc = true})

describe("an argument that a function releases", function()
  for _, way in ipairs {"manual", "automatic"} do
    it("keeps its caller's object under ARC, where the function counts in the " .. way .. " way", function()
      for _, call in ipairs {"[Consumer eat:p]", "[Consumer keep:nil eat:p]", "consumedEat(p)"} do
        assert.equal("eat used -part end ", events(way, ([=[
          ConsumedPart *p = [ConsumedPart new]; %s; [p hash]; consumedNote("used"); p = nil;]=]):format(call), true))
      end
    end)

    it("ends in the function if the caller has no other reference, in the " .. way .. " way", function()
      assert.equal("eat -part end ", events(way, "consumedEat([ConsumedPart new]);", true))
      assert.equal("eat -part end ", events(way, "[Consumer eat:[ConsumedPart new]];", true))
    end)

    it("comes with a reference from a source that counts by hand, in the " .. way .. " way", function()
      assert.equal("eat used -part end ", events(way, [=[ConsumedPart *p = [ConsumedPart new]; [Consumer eat:[p retain]];
        [p hash]; consumedNote("used"); [p release];]=], false))
    end)

    it("may be the receiver, in the " .. way .. " way", function()
      assert.equal("leave used -gone end ", events(way, [=[Consumer *c = [Consumer new]; [c leave]; [c hash];
        consumedNote("used"); c = nil;]=], true))
      assert.equal("-gone used -gone end ", events(way, [=[Consumer *c = [[Consumer new] next];
        consumedNote("used"); c = nil;]=], true))
    end)
  end
end)
