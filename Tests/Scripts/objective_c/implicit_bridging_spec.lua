-- What iOS's headers declare that sources of sockets and keychains need.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("the system headers", function()
  it("let functions of the keychain take collections that are cast without a bridge", function()
    assert.equal("-25300\n", (run [=[
      #import <Foundation/Foundation.h>
      #import <Security/Security.h>
      int main(void) {
        NSMutableDictionary *query = [@{(id)kSecClass: (id)kSecClassGenericPassword} mutableCopy];
        printf("%d\n", (int)SecItemDelete((CFDictionaryRef)query));
        return 0;
      }]=]))
  end)

  it("let functions of streams take streams that are cast without a bridge", function()
    assert.equal("1 3\n", (run [=[
      #import <Foundation/Foundation.h>
      @interface Reader : NSObject
      @property NSInputStream *stream;
      @end
      @implementation Reader
      - (NSInputStream *)input { return self.stream; }
      @end
      int main(void) {
        Reader *reader = [Reader new];
        reader.stream = [NSInputStream inputStreamWithData:[@"abc" dataUsingEncoding:NSUTF8StringEncoding]];
        UInt8 bytes[8];
        BOOL opened = CFReadStreamOpen((CFReadStreamRef)[reader input]);
        printf("%d %ld\n", opened, CFReadStreamRead((CFReadStreamRef)[reader input], bytes, 8));
        return 0;
      }]=]))
  end)

  it("say that ARC retains queues, and have the largest size", function()
    assert.equal("1 1\n", (run [=[
      #import <Foundation/Foundation.h>
      int main(void) { printf("%d %d\n", OS_OBJECT_USE_OBJC_RETAIN_RELEASE, SIZE_T_MAX == (size_t)-1); return 0; }]=]))
  end)

  it("read code points of UTF-8 with ICU's macros", function()
    assert.equal("61 1, e9 3, 20ac 6, 1f600 10, ffffffff 11, ffffffff 12, ffffffff 13, 3 2 -1\n", (run [=[
      #include <stdio.h>
      #include <unicode/utf8.h>
      #include <unicode/utf16.h>
      int main(void) {
        const uint8_t text[] = "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\xed\xa0\xc3";
        int32_t index = 0;
        UChar32 c = 0;
        while (index < 13) { U8_NEXT(text, index, 13, c); printf("%x %d, ", c, index); }
        printf("%d %d %d\n", U8_LENGTH(0x20ac), U16_LENGTH(0x1f600), U_SENTINEL);
        return 0;
      }]=]))
  end)
end)

describe("an array of unsigned bytes", function()
  it("that a literal initializes has no negative elements", function()
    assert.equal("195 195 -61\n", (run [=[
      #include <stdio.h>
      #include <stdint.h>
      int main(void) {
        const uint8_t text[] = "\xc3";
        unsigned char four[4] = "\xc3";
        char plain[] = "\xc3";
        printf("%d %d %d\n", text[0], four[0], plain[0]);
        return 0;
      }]=]))
  end)
end)
