local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run_main = dofile(here .. "support/run_main.lua")

describe("data without a copy", function()
  it("uses the memory of its caller", function()
    assert.equal("1 xbc xb 1", run_main [=[
      static char memory[] = "abc";
      NSData *data = [NSData dataWithBytesNoCopy:memory length:3 freeWhenDone:NO];
      memory[0] = 'x';
      printf("%d %.3s ", data.bytes == memory, (const char *)data.bytes);
      NSData *part = [data subdataWithRange:NSMakeRange(0, 2)];
      memory[0] = 'y';
      printf("%.2s %d", (const char *)part.bytes, [data isEqual:[NSData dataWithBytes:"ybc" length:3]]);]=])
  end)

  it("calls its deallocator when it is deallocated", function()
    assert.equal("0 3", run_main [=[
      static char memory[] = "abc";
      __block NSUInteger freed = 0;
      @autoreleasepool {
        NSData *data = [[NSData alloc] initWithBytesNoCopy:memory length:3 deallocator:^(void *bytes, NSUInteger length) {
          freed += length;
        }];
        printf("%lu ", freed);
        data = nil;
      }
      printf("%lu", freed);]=])
  end)
end)

describe("a part of a string as C characters", function()
  it("is written with the range that is left", function()
    assert.equal("ell 4 0 NSCharacterConversionException 2 3", run_main [=[
      char characters[8];
      NSRange left;
      [@"hello" getCString:characters maxLength:7 range:NSMakeRange(1, 3) remainingRange:&left];
      printf("%s %lu %lu ", characters, left.location, left.length);
      @try { [@"hello" getCString:characters maxLength:2 range:NSMakeRange(0, 5) remainingRange:&left]; }
      @catch (NSException *exception) { printf("%s %lu %lu", exception.name.UTF8String, left.location, left.length); }]=])
  end)
end)

describe("a whole string as C characters", function()
  it("leaves an empty string and the characters before one that has no code", function()
    assert.equal("0 00 62 78 0 00 78 78 1 61 62 00", run_main [=[
      NSString *texts[] = {@"ab\u221a", @"\u221a", @"ab"};
      for (int k = 0; k < 3; k++) {
        char buffer[] = "xxxx";
        BOOL fits = [texts[k] getCString:buffer maxLength:4 encoding:NSASCIIStringEncoding];
        printf("%s%d %02x %02x %02x", k ? " " : "", fits, buffer[0], buffer[1], buffer[2]);
      }]=])
  end)
end)

describe("a loop over a pointer array", function()
  it("goes on after NULL", function()
    assert.equal("a,nil,b, 3", run_main [=[
      NSPointerArray *array = [NSPointerArray strongObjectsPointerArray];
      [array addPointer:(__bridge void *)@"a"];
      [array addPointer:NULL];
      [array addPointer:(__bridge void *)@"b"];
      int count = 0;
      for (NSString *text in array) { printf("%s,", text ? text.UTF8String : "nil"); count++; }
      printf(" %d", count);]=])
  end)
end)

describe("the main bundle", function()
  it("has the files of every app", function()
    assert.equal("1 1 1 1", run_main [=[
      NSString *folder = NSBundle.mainBundle.bundlePath;
      NSArray *names = [NSFileManager.defaultManager contentsOfDirectoryAtPath:folder error:NULL];
      printf("%d %d ", [names containsObject:@"Info.plist"], [names containsObject:@"PkgInfo"]);
      printf("%d ", [names containsObject:NSBundle.mainBundle.executablePath.lastPathComponent]);
      NSString *path = [NSBundle.mainBundle pathForResource:@"Info" ofType:@"plist"];
      NSDictionary *info = [NSDictionary dictionaryWithContentsOfFile:path];
      printf("%d", [info[@"CFBundleIdentifier"] isEqual:NSBundle.mainBundle.bundleIdentifier]);]=])
  end)
end)
