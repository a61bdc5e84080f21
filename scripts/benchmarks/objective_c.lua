-- Translated Objective-C compared with the same methods written in Lua, and the time to read and
-- translate a source. Argument: the folder of this file.

local here = ...
package.path = here .. "/?.lua"
local comparison = require "comparison"

objc.import(here .. "/Translated.m")

objc.class("Handwritten", objc.NSObject, function(instance)
  function instance:tick() end

  function instance:messages_(count)
    for _ = 1, count do self:tick() end
  end

  function instance:doubles_(count)
    local sum = 0.0
    for i = 0, count - 1 do sum = sum * 0.5 + 1.5 * i end
    return sum
  end

  function instance:integers_(count)
    local sum = 0
    for i = 0, count - 1 do sum = sum * 31 + i end
    return sum
  end

  function instance:structures_(count)
    local rect = uikit.CGRectMake(0, 0, 10, 10)
    for _ = 1, count do
      rect.origin.x = rect.origin.x + 1
      rect.size.width = rect.origin.x - rect.size.height
    end
    return rect.size.width
  end

  function instance:blocks_(count)
    local sum = 0
    local function add(number) sum = sum + number end
    for i = 0, count - 1 do add(i) end
    return sum
  end
end)

local translated, handwritten = objc.Translated:new(), objc.Handwritten:new()

local function running(object, selector)
  return function(count)
    local start = os.clock()
    object[selector](object, count)
    return os.clock() - start
  end
end

for _, line in ipairs {
  {"a message in Objective-C", "messages_"}, {"a double calculated in Objective-C", "doubles_"},
  {"an integer calculated in Objective-C", "integers_"},
  {"fields of a structure in Objective-C", "structures_"},
  {"a block called in Objective-C", "blocks_"},
} do
  local what, selector = line[1], line[2]
  local ratio, nanoseconds = comparison.ratio(
    running(translated, selector), running(handwritten, selector))
  comparison.report(what, nanoseconds, ratio, "the same in Lua", 1.3)
end

local ratio, nanoseconds = comparison.ratio(
  running(translated, "dataBytes_"), running(translated, "allocatedBytes_"))
comparison.report("a byte written and read in mutableBytes", nanoseconds, ratio, "memory of malloc")

-- A source of about a thousand lines, translated by a new process with and without its cache.
local folder = os.tmpname()
os.remove(folder)
assert(os.execute(("mkdir '%s'"):format(folder)))
local source <close> = assert(io.open(folder .. "/Long.m", "w"))
source:write "#import <UIKit/UIKit.h>\n"
for number = 1, 66 do
  source:write((([[

@interface View0 : UIView
@property (nonatomic, copy) NSString *title;
@property (nonatomic) NSInteger count;
@end
@implementation View0
- (void)layoutSubviews {
    [super layoutSubviews];
    for (UIView *view in self.subviews) {
        view.frame = CGRectInset(self.bounds, self.count, 2);
        self.title = [NSString stringWithFormat:@"%@ %ld", view, (long)self.count];
    }
}
- (BOOL)isWide { return self.bounds.size.width > 100 && self.count % 2 == 0; }
@end
]]):gsub("View0", "View" .. number)))
end
source:close()

local program = arg[-1]
local function seconds()
  local command = ("XDG_CACHE_HOME='%s' '%s' translate -o /dev/null '%s/Long.m'"):format(
    folder, program, folder)
  local pipe = assert(io.popen(("bash -c \"TIMEFORMAT=%%R; time %s\" 2>&1"):format(command)))
  local text = pipe:read "a"
  pipe:close()
  return (assert(tonumber(text), text))
end

local first, again = seconds(), seconds()
for _ = 1, 4 do again = math.min(again, seconds()) end
os.execute(("rm -r '%s'"):format(folder))
print(("translating 1,000 lines with UIKit: %.2f s (target 1 s): %s"):format(
  first, first <= 1 and "met" or "missed"))
print(("the same from the cache: %.3f s (target 0.030 s): %s"):format(
  again, again <= 0.03 and "met" or "missed"))
