-- Null pointers passed to messages that read or write through them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a null pointer", function()
  it("can be passed for the value to validate", function()
    assert.matches("0 0 1 x", run [[
      #import <Foundation/Foundation.h>
      @interface Valid : NSObject
      @end
      @implementation Valid
      - (BOOL)validateName:(id *)value error:(NSError **)error {
        if (value && *value) { *value = @"x"; return YES; }
        return NO;
      }
      @end
      static BOOL check(Valid *valid, id *value) { return [valid validateValue:value forKey:@"name" error:NULL]; }
      int main(void) { @autoreleasepool {
        Valid *valid = [Valid new]; id text = @"a";
        printf("%d ", [valid validateValue:((void *)0) forKey:@"name" error:NULL]);
        printf("%d ", check(valid, NULL));
        printf("%d ", check(valid, &text));
        printf("%s\n", [text UTF8String]);
      } return 0; }]], 1, true)
  end)

  it("to objects is rejected with their count", function()
    assert.matches("0 .*length is 3", run [[
      #import <Foundation/Foundation.h>
      int main(void) { @autoreleasepool {
        NSUInteger *none = NULL;
        printf("%d ", (int)[[[NSIndexPath alloc] initWithIndexes:none length:0] length]);
        @try { [NSOrderedSet orderedSetWithObjects:NULL count:3]; }
        @catch (NSException *e) { printf("%s\n", [[e reason] UTF8String]); }
      } return 0; }]])
  end)
end)

describe("a message that fills a C text", function()
  it("leaves an empty one where there is no place", function()
    assert.matches("0 0 254 1 ab", run [[
      #import <Foundation/Foundation.h>
      int main(void) { @autoreleasepool {
        char buffer[4] = {(char)0xca, (char)0xfe, 0, 0};
        BOOL fits = [@"abcd" getCString:buffer maxLength:4 encoding:NSUTF8StringEncoding];
        printf("%d %d %d ", fits, buffer[0], (unsigned char)buffer[1]);
        fits = [@"ab" getCString:buffer maxLength:4 encoding:NSUTF8StringEncoding];
        printf("%d %s\n", fits, buffer);
      } return 0; }]], 1, true)
  end)

  it("has no pointer to characters of another encoding", function()
    assert.matches("abc (null)", run [[
      #import <Foundation/Foundation.h>
      int main(void) { @autoreleasepool {
        printf("%s ", CFStringGetCStringPtr(CFSTR("abc"), kCFStringEncodingASCII));
        printf("%s\n", CFStringGetCStringPtr(CFSTR("abc"), kCFStringEncodingUTF16) ? "some" : "(null)");
      } return 0; }]], 1, true)
  end)
end)

describe("an encoding's size", function()
  it("is nothing for nothing, and refused for a bit field", function()
    assert.matches("0 0 4 4 NSInvalidArgumentException", run [[
      #import <Foundation/Foundation.h>
      int main(void) { @autoreleasepool {
        NSUInteger size = 9, alignment = 9;
        NSGetSizeAndAlignment("v", &size, &alignment);
        printf("%d %d ", (int)size, (int)alignment);
        NSGetSizeAndAlignment("r\"words\"i", &size, &alignment);
        printf("%d %d ", (int)size, (int)alignment);
        @try { NSGetSizeAndAlignment("b3", &size, &alignment); }
        @catch (NSException *e) { printf("%s\n", [[e name] UTF8String]); }
      } return 0; }]], 1, true)
  end)
end)

describe("a name that is null", function()
  it("has no selector", function()
    assert.matches("1 1 <null selector>", run [[
      #import <objc/runtime.h>
      #import <Foundation/Foundation.h>
      int main(void) {
        printf("%d %d %s\n", sel_registerName(0) == 0, sel_getUid(0) == 0, sel_getName(0));
        return 0; }]], 1, true)
  end)
end)

describe("a null pointer that a source uses", function()
  local function fault(statement)
    local printed = run("#import <Foundation/Foundation.h>\ntypedef struct { int number; } Part;\n" .. [=[
      int main(void) {
        char buffer[8] = "abc", *text = NULL; Part *part = NULL;
        ]=] .. statement .. " return buffer[0] + (text != NULL) + (part != NULL); }")
    return printed:match "EXC_BAD_ACCESS %(code=1, address=0x0%): ([^\n]*)" or printed
  end

  it("is a fault that names it", function()
    for _, statement in ipairs {"text[0] = 'a';", "buffer[0] = text[0];", "*text = 'a';"} do
      assert.matches("null", fault(statement), 1, true)
    end
    assert.equal("the pointer 'part' is null", fault "part->number = 1;")
    assert.equal("the pointer 'part' is null", fault "buffer[0] = part->number;")
  end)

  it("is a fault where it is a constant, and the rest of the source is read", function()
    for _, statement in ipairs {
      "*(volatile int *)0 = 5;", "return *(volatile int *)0;", "return ((int *)0)[3];", "((char *)0)[3] = 1;",
      "(*(volatile int *)NULL)++;", "((Part *)0)->number = 1;", "return ((Part *)0)->number;", "return ((int (*)[3])0)[1][2];",
      "return 5[(int *)0];",
    } do
      assert.matches("the pointer .* is null", fault(statement), nil, statement)
    end
  end)

  it("has fields at their offsets, which no code reads", function()
    assert.matches("4 16 4 1", run [[
      #import <Foundation/Foundation.h>
      #define OFFSET(type, field) ((size_t)&((type *)0)->field)
      #define OWNER(pointer, type, field) ((type *)((char *)(pointer) - (unsigned long)(&((type *)0)->field)))
      typedef struct { int first, second, list[3]; } Part;
      static const size_t place = OFFSET(Part, list[2]);
      int main(void) { Part part = {1, 2}; int *second = &part.second;
        printf("%d %d %d %d\n", (int)OFFSET(Part, second), (int)place, (int)(intptr_t)&((Part *)NULL)->second,
          OWNER(second, Part, second)->first);
        return 0; }]], 1, true)
  end)

  it("is a fault in each of C's functions that copy characters", function()
    assert.equal("argument 1 of strcpy is null", fault 'strcpy(text, "a");')
    assert.equal("argument 2 of strcpy is null", fault "strcpy(buffer, text);")
    assert.equal("argument 2 of strcat is null", fault "strcat(buffer, text);")
    assert.equal("argument 1 of strlcpy is null", fault 'strlcpy(text, "a", 2);')
    assert.equal("argument 1 of strlen is null", fault "return strlen(text);")
    assert.equal("argument 1 of strcmp is null", fault 'return strcmp(text, "a");')
    assert.equal("argument 1 of sprintf is null", fault 'sprintf(text, "a");')
    assert.equal("argument 1 of fputs is null", fault "fputs(text, stdout);")
  end)
end)

describe("the characters of a string", function()
  it("cannot be written to", function()
    assert.matches("File.m:3: EXC_BAD_ACCESS %(code=2%): the characters of a string are read%-only", run [[
      #import <Foundation/Foundation.h>
      int main(void) { const char *constant = [@"abc" UTF8String]; char *text = (char *)constant;
        text[0] = 'x'; return 0; }]])
  end)
end)

describe("an integer that was cast to a pointer", function()
  local function fault(statements)
    return run("#import <Foundation/Foundation.h>\n#include <stdlib.h>\nint main(void) {\n" .. statements .. " return 0; }")
  end

  it("is a fault that names the pointer where it is used", function()
    assert.matches("EXC_BAD_ACCESS (code=1): there is no memory at the address in 'p'", fault "int *p = (int *)0x1234; *p = 3;", 1, true)
    assert.matches("EXC_BAD_ACCESS (code=1): there is no function at the address in 'f'",
      fault "void (*f)(void) = (void (*)(void))0x1234; f();", 1, true)
  end)
end)

describe("memory that is freed twice", function()
  it("ends the program, as on a device", function()
    local printed = run [[
      #include <stdio.h>
      #include <stdlib.h>
      int main(void) {
        int *p = malloc(40), *kept = malloc(8);
        free(p); free(NULL); free(kept);
        printf("once\n");
        free(p);
        printf("twice\n");
        return 0; }]]
    assert.matches("^once\n", printed)
    assert.matches("SIGABRT: malloc: *** error for object: pointer being freed was not allocated", printed, 1, true)
    assert.is_nil(printed:find("twice", 1, true))
  end)
end)
