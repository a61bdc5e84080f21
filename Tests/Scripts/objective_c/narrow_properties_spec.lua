-- Properties with fewer bits than the values that messages pass.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local class = [[
  #import <objc/message.h>
  @interface Model : NSObject { @public short direct; unsigned char directByte; float directFraction; }
  @property int number;
  @property short small;
  @property unsigned char byte;
  @property NSInteger wide;
  @property float fraction;
  @end
  @implementation Model
  @end
]]

describe("a property of few bits", function()
  it("stores the low bits of the value in a cast message", function()
    assert.equal("-1 1 -2 254", printed([[
      Model *model = [Model new];
      ((void (*)(id, SEL, uint32_t))objc_msgSend)(model, @selector(setNumber:), 0xffffffffu);
      ((void (*)(id, SEL, uint16_t))objc_msgSend)(model, @selector(setSmall:), 0xfffe);
      ((void (*)(id, SEL, int))objc_msgSend)(model, @selector(setByte:), -2);
      printf("%d %d %d %d", model.number, model.number == -1, model.small, model.byte);]], class))
  end)

  it("stores those that it has of a number's, by its key", function()
    assert.equal("4464 44 70000", printed([[
      Model *model = [Model new];
      [model setValue:@70000 forKey:@"small"];
      [model setValue:@300 forKey:@"byte"];
      [model setValue:@70000 forKey:@"wide"];
      printf("%d %d %ld", model.small, model.byte, (long)model.wide);]], class))
  end)

  it("stores the value that a variable of its type can have", function()
    assert.equal("4464 44 1 1 16777216", printed([[
      Model *model = [Model new];
      [model setValue:@70000 forKey:@"direct"];
      [model setValue:@300 forKey:@"directByte"];
      [model setValue:@0.1 forKey:@"fraction"];
      [model setValue:@0.1 forKey:@"directFraction"];
      printf("%d %d %d %d ", model->direct, model->directByte, model.fraction == 0.1f, model->directFraction == 0.1f);
      [model setValue:@16777217 forKey:@"fraction"];
      printf("%.0f", model.fraction);]], class))
  end)
end)
