-- Structures that a source defines, in key-value coding.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local CLASS = [[
#import <UIKit/UIKit.h>
typedef struct { int a; double b; } Pair;
@interface Model : NSObject
@property Pair pair;
@property unsigned long long count;
@property CGRect frame;
@property CGAffineTransform transform;
@property UIOffset offset;
@end
@implementation Model
- (void)observeValueForKeyPath:(NSString *)key ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
  Pair old, new;
  [change[NSKeyValueChangeOldKey] getValue:&old];
  [change[NSKeyValueChangeNewKey] getValue:&new];
  printf("%d %g -> %d %g", old.a, old.b, new.a, new.b);
}
@end
int main(void) {
  Model *model = [Model new];
]]

local function printed(statements) return run(CLASS .. statements .. "\nreturn 0; }") end

describe("a property with a structure of the source's own", function()
  it("is read by its key as a value", function()
    assert.equal("1 {?=id} 3 4.5", printed [[
      model.pair = (Pair){3, 4.5};
      NSValue *value = [model valueForKey:@"pair"];
      Pair pair;
      [value getValue:&pair];
      printf("%d %s %d %g", [value isKindOfClass:NSValue.class], value.objCType, pair.a, pair.b);]])
  end)

  it("is one of zeros before it is set", function()
    assert.equal("0 0 0 0", printed [[
      Pair pair = {1, 1};
      [[model valueForKey:@"pair"] getValue:&pair];
      printf("%d %g %d %g", pair.a, pair.b, model.pair.a, model.frame.size.width);]])
  end)

  it("can stay unset if only native code knows its fields", function()
    assert.equal("asked", printed [[
      [model valueForKey:@"transform"];
      [model valueForKey:@"offset"];
      printf("asked");]])
  end)

  it("is set by its key from a value", function()
    assert.equal("3 4.5", printed [[
      Pair pair = {3, 4.5};
      [model setValue:[NSValue valueWithBytes:&pair objCType:@encode(Pair)] forKey:@"pair"];
      printf("%d %g", model.pair.a, model.pair.b);]])
  end)

  it("notifies observers of its old value and its new one", function()
    assert.equal("0 0 -> 3 4.5", printed [[
      [model addObserver:model forKeyPath:@"pair"
        options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld context:NULL];
      model.pair = (Pair){3, 4.5};
      [model removeObserver:model forKeyPath:@"pair"];]])
  end)
end)

describe("an unsigned property", function()
  it("is read by its key unchanged, also beyond the largest signed number", function()
    assert.equal("18446744073709551614 Q", printed [[
      model.count = ULLONG_MAX - 1;
      NSNumber *number = [model valueForKey:@"count"];
      printf("%s %s", number.description.UTF8String, number.objCType);]])
  end)
end)
