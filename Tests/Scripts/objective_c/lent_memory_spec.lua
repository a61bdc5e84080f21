local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run_main = dofile(here .. "support/run_main.lua")

local function printed(declarations, statements) return run_main(statements, "#include <float.h>\n" .. declarations) end

describe("a source", function()
  it("deletes bytes by replacing them with nothing", function()
    assert.equal("acdefgh 5", printed("", [=[
      NSMutableData *data = [NSMutableData dataWithBytes:"abcdefgh" length:8];
      [data replaceBytesInRange:NSMakeRange(1, 1) withBytes:NULL length:0];
      printf("%.*s ", (int)data.length, (const char *)data.bytes);
      [data replaceBytesInRange:NSMakeRange(2, 4) withBytes:NULL length:2];
      printf("%d", (int)data.length);]=]))
  end)

  it("writes the characters of a string without const", function()
    assert.equal("xbc x 1", printed("", [=[
      char *text = (char *)[[NSString stringWithFormat:@"%@c", @"ab"] UTF8String];
      text[0] = 'x';
      unsigned char *bytes = (unsigned char *)@"abc".UTF8String;
      *bytes = 'x';
      char *none = (char *)[(NSString *)nil UTF8String];
      printf("%s %c %d", text, bytes[0], none == NULL);]=]))
  end)

  it("creates a string that owns its memory", function()
    assert.equal("abc", printed("", [=[
      char *memory = malloc(3);
      memcpy(memory, "abc", 3);
      NSString *text = [[NSString alloc] initWithBytesNoCopy:memory length:3 encoding:NSUTF8StringEncoding
        freeWhenDone:YES];
      printf("%s", text.UTF8String);]=]))
  end)

  it("scans decimal numbers", function()
    assert.equal("0 1 1.5", printed("", [=[
      NSDecimal decimal = {0};
      printf("%d ", [[NSScanner scannerWithString:@""] scanDecimal:&decimal]);
      printf("%d ", [[NSScanner scannerWithString:@"1.5"] scanDecimal:&decimal]);
      printf("%s", NSDecimalString(&decimal, nil).UTF8String);]=]))
  end)

  it("gets an error when an index path has no such range", function()
    assert.equal("NSRangeException 2", printed("", [=[
      NSUInteger indexes[] = {1, 2, 3}, values[4];
      NSIndexPath *path = [NSIndexPath indexPathWithIndexes:indexes length:3];
      @try { [path getIndexes:values range:NSMakeRange(2, 2)]; } @catch (NSException *e) { printf("%s ", e.name.UTF8String); }
      [path getIndexes:values range:NSMakeRange(1, 1)];
      printf("%d", (int)values[0]);]=]))
  end)
end)
