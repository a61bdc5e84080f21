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

describe("a property that only methods declare", function()
  it("is assigned a value of the setter's type", function()
    assert.equal("7 3 8 44 1 0 5 5 0.100000001\n", printed([[
      Meter *meter = [Meter new];
      double real = 7.9; long large = 300;
      meter.count = real; printf("%g %d ", (double)meter.count, meter.count / 2);
      meter.count += 1.7; printf("%g ", (double)meter.count);
      meter.byte = large; printf("%d ", meter.byte);
      meter.flag = large; printf("%d ", meter.flag == YES);
      while (meter.count) meter.count -= 1;
      printf("%d ", meter.count);
      int result = meter.count = meter.fraction = 5.5; printf("%d %d ", result, meter.count);
      meter.fraction = 0.1; printf("%.9g\n", meter.fraction);]], [[
      @interface Meter : NSObject { int _count; unsigned char _byte; BOOL _flag; float _fraction; }
      - (int)count; - (unsigned char)byte; - (BOOL)flag; - (float)fraction;
      - (void)setCount:(int)value; - (void)setByte:(unsigned char)value; - (void)setFlag:(BOOL)value;
      - (void)setFraction:(float)value;
      @end
      @implementation Meter
      - (int)count { return _count; }
      - (unsigned char)byte { return _byte; }
      - (BOOL)flag { return _flag; }
      - (float)fraction { return _fraction; }
      - (void)setCount:(int)value { _count = value; }
      - (void)setByte:(unsigned char)value { _byte = value; }
      - (void)setFlag:(BOOL)value { _flag = value; }
      - (void)setFraction:(float)value { _fraction = value; }
      @end]]))
  end)
end)
