-- The fields of NSDecimal, as a source reads and writes them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements)
  return (run("#import <Foundation/Foundation.h>\nint main(void) {\n" .. statements .. "\nreturn 0; }"))
end

describe("an NSDecimal in a source", function()
  it("shows the parts of a decimal number", function()
    assert.equal("20 -2 1 1 125", body [[
      NSDecimal d = [[NSDecimalNumber decimalNumberWithString:@"-1.25"] decimalValue];
      printf("%zu %d %u %u %u", sizeof d, d._exponent, d._length, d._isNegative, d._mantissa[0]);]])
  end)

  it("is created from its fields", function()
    assert.equal("4.32 65539", body [[
      NSDecimal d = {0}; d._exponent = -2; d._length = 1; d._mantissa[0] = 432;
      NSDecimal wide = d; wide._exponent = 0; wide._length = 2; wide._mantissa[0] = 3; wide._mantissa[1] = 1;
      printf("%s %s", [NSDecimalNumber decimalNumberWithDecimal:d].stringValue.UTF8String,
        NSDecimalString(&wide, nil).UTF8String);]])
  end)

  it("is normalized to the exponent of another one", function()
    assert.equal("0 -3 -3 1500 2", body [[
      NSDecimal one, other; NSDecimalFromString(&one, @"1.5", nil); NSDecimalFromString(&other, @"0.002", nil);
      NSCalculationError error = NSDecimalNormalize(&one, &other, NSRoundPlain);
      printf("%d %d %d %u %u", (int)error, one._exponent, other._exponent, one._mantissa[0], other._mantissa[0]);]])
  end)

  it("reports not-a-number", function()
    assert.equal("1 0", body [[
      NSDecimal zero = [NSDecimalNumber zero].decimalValue, none = [NSDecimalNumber notANumber].decimalValue;
      printf("%d %d", NSDecimalIsNotANumber(&none), NSDecimalIsNotANumber(&zero));]])
  end)
end)
