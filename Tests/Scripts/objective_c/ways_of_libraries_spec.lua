-- What public libraries write and few programs do: arrays of a calculated count, characters of literals,
-- buffers behind a format, constructors that a header's macro makes.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a source", function()
  it("has arrays of objects whose count is calculated", function()
    assert.equal("2 a c nil", printed([[
      id all[3] = {@"a", nil, @"c"};
      NSUInteger count = 3, kept = 0;
      id some[count];
      for (NSUInteger i = 0; i < count; i++) if (all[i]) some[kept++] = all[i];
      NSArray *list = [NSArray arrayWithObjects:some count:kept];
      printf("%lu %s %s %s", (unsigned long)list.count, [list[0] UTF8String], [list[1] UTF8String],
        some[2] ? "object" : "nil");]]))
  end)

  it("reads the first character of a literal and of an encoding", function()
    assert.equal("@ 1 t 0", printed([[
      const char *type = "@\"NSArray\"";
      printf("%c %d %c %d", *(@encode(id)), type[0] == *@encode(id), *"text", *"");]]))
  end)

  it("prints characters of its own memory by a format", function()
    assert.equal("jello|ello|ab|jello", printed([[
      char *word = strdup("hello"); word[0] = 'j';
      char letters[3] = {'a', 'b', 0};
      NSString *text = [NSString stringWithFormat:@"%s|%s|%s|", word, word + 1, letters];
      printf("%s%s", text.UTF8String, spoken(@"%s", word).UTF8String);
      free(word);]], [[
      static NSString *spoken(NSString *format, ...) {
        va_list list; va_start(list, format);
        NSString *text = [[NSString alloc] initWithFormat:format arguments:list];
        va_end(list);
        return text;
      }]]))
  end)

  it("returns no object where an invocation is given bytes that are zero", function()
    assert.equal("1 0 0", printed([[
      Nothing *nothing = [Nothing alloc];
      NSRange range = [(id)nothing rangeOfString:@""];
      printf("%d %lu %lu", [(id)nothing uppercaseString] == nil, (unsigned long)[(id)nothing length],
        (unsigned long)range.length);]], [[
      @interface Nothing : NSProxy @end
      @implementation Nothing
      - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
        return [NSString instanceMethodSignatureForSelector:selector];
      }
      - (void)forwardInvocation:(NSInvocation *)invocation {
        NSUInteger length = invocation.methodSignature.methodReturnLength;
        char bytes[length];
        memset(bytes, 0, length);
        [invocation setReturnValue:bytes];
      }
      @end]]))
  end)

  it("has constructors that a macro of a header makes", function()
    local folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("mkdir '%s'"):format(folder)))
    local header = assert(io.open(folder .. "/Early.h", "w"))
    header:write [[
      #define early(NAME) \
        interface NAME : NSObject \
        @end \
        @implementation NAME \
        + (void)load { printf("load "); } \
        __attribute__((constructor)) static void NAME ## _begin(void) { printf("begin "); }
    ]]
    header:close()
    assert.equal("load begin main", printed([[printf("main");]],
      '#import "Early.h"\n@early(Part)\n@end', "--include '" .. folder .. "'"))
    os.execute(("rm -rf '%s'"):format(folder))
  end)

  it("passes nil where Core Foundation accepts a reference", function()
    assert.equal("yes", printed([[
      CFMutableArrayRef list = CFArrayCreateMutable(nil, 0, &kCFTypeArrayCallBacks);
      Class none = Nil; id nothing = nil; void *pointer = nil;
      printf("%s", list && none == nil && nothing == NULL && !pointer && ![nothing description] ? "yes" : "no");
      CFRelease(list);]]))
  end)

  it("enters a loop at a case label, in a switch without braces too", function()
    assert.equal("10", printed([[
      int line = 1, count = 0;
      switch (line) default: { while (count < 3) { count++; case 1: count += 10; } }
      printf("%d", count);]]))
  end)

  it("returns the errors and encodings of files through pointers", function()
    assert.equal("1 260 text 4 1 1", printed([[
      NSError *error = nil; NSStringEncoding encoding = 0;
      NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"text"];
      NSString *none = [NSString stringWithContentsOfFile:@"/none" usedEncoding:&encoding error:&error];
      printf("%d %ld ", none == nil, (long)error.code);
      [@"text" writeToURL:[NSURL fileURLWithPath:path] atomically:YES encoding:NSUTF8StringEncoding error:NULL];
      printf("%s ", [[NSString alloc] initWithContentsOfFile:path usedEncoding:&encoding error:&error].UTF8String);
      printf("%lu ", (unsigned long)encoding);
      NSData *data = [[NSData alloc] initWithContentsOfURL:[NSURL fileURLWithPath:@"/none"] options:0 error:&error];
      IMP imp = [NSString methodForSelector:@selector(string)];
      printf("%d %d", data == nil, imp != NULL);]]))
  end)

  it("returns a string's bytes with the remaining range", function()
    assert.equal("1 3 nam 3 2", printed([[
      char buffer[8] = {0}; NSUInteger used = 0; NSRange rest;
      BOOL some = [@"name!" getBytes:buffer maxLength:3 usedLength:&used encoding:NSUTF8StringEncoding options:0
        range:NSMakeRange(0, 5) remainingRange:&rest];
      printf("%d %lu %s %lu %lu", some, (unsigned long)used, buffer, (unsigned long)rest.location,
        (unsigned long)rest.length);]]))
  end)

  it("returns from @try, @catch, @finally and @synchronized what its variables held", function()
    assert.equal("PPPPP ended 5", printed([[
      @autoreleasepool {
        for (int way = 0; way < 5; way++) printf("%c", *class_getName([part(way) class]));
        printf(" ");
      }
      printf("ended %d", ended);]], [[
      #import <objc/runtime.h>
      static int ended;
      @interface Part : NSObject @end
      @implementation Part
      - (void)dealloc { ended++; }
      @end
      static id part(int way) {
        if (way == 0) { id made = [Part new]; @try { return made; } @finally { made = nil; } }
        if (way == 1) { id made = [Part new]; @synchronized (made) { return made; } }
        if (way == 2) {
          id made = nil;
          @try { @throw [NSException exceptionWithName:@"E" reason:nil userInfo:nil]; }
          @catch (NSException *exception) { made = [Part new]; }
          @finally { return made; }
        }
        if (way == 3) {
          @autoreleasepool { id made = [Part new]; @try { return made; } @catch (id exception) { return nil; } }
        }
        id made = [Part new];
        @try { @try { return made; } @finally { } } @finally { }
      }]]))
  end)

  it("encodes complex numbers and long types", function()
    assert.equal("jf jd D s q Q", printed([[
      printf("%s %s %s %s %s %s", @encode(_Complex float), @encode(_Complex double), @encode(long double),
        @encode(short int), @encode(long int), @encode(unsigned long int));]]))
  end)

  it("makes a task without a URL, to look at its class", function()
    assert.equal("1 NSURLErrorDomain 1", printed([=[
      NSURLSession *session = [NSURLSession sharedSession];
      NSURL *nowhere = nil;
      printf("%d ", [session dataTaskWithURL:nowhere] != nil);
      [[session dataTaskWithURL:nowhere completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        printf("%s %d", error.domain.UTF8String, data == nil);
      }] resume];
      [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];]=]))
  end)
end)

describe("a block in a variable of an object", function()
  it("is called as a statement through a cast", function()
    assert.equal("called ) once", printed("[[Caller new] call:^(NSString *text) { printf(\"%s\", text.UTF8String); }];", [=[
      @interface Caller : NSObject { id block; } @end
      @implementation Caller
      - (void)call:(id)aBlock { block = [aBlock copy]; ((void (^)(NSString *))block)(@"called ) once"); }
      @end]=]))
  end)
end)

describe("a message of very many arguments", function()
  it("is sent with all of them", function()
    local list, words = {}, {}
    for place = 1, 300 do list[place], words[place] = ("@%d, @\"k%d\""):format(place, place), ("@%d"):format(place) end
    assert.equal("300 300 300 150", printed(([[
      NSDictionary *table = [[NSDictionary alloc] initWithObjectsAndKeys:%s, nil];
      NSArray *all = [NSArray arrayWithObjects:%s, nil];
      printf("%%lu %%d %%lu %%d", table.count, [table[@"k300"] intValue], all.count, [all[149] intValue]);]]):format(
      table.concat(list, ", "), table.concat(words, ", "))))
  end)
end)

describe("an array of a source", function()
  it("is enumerated by its own method", function()
    assert.equal("b a | 2", printed([[
      Backwards *list = [Backwards new];
      for (NSString *text in list) printf("%s ", text.UTF8String);
      printf("| %lu", list.count);]], [[
      @interface Backwards : NSArray @end
      @implementation Backwards
      - (NSUInteger)count { return 2; }
      - (id)objectAtIndex:(NSUInteger)index { return index ? @"b" : @"a"; }
      - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                        objects:(id __unsafe_unretained [])room count:(NSUInteger)size {
        if (state->state == 2) return 0;
        room[0] = [self objectAtIndex:1 - state->state++];
        state->itemsPtr = room;
        state->mutationsPtr = &state->extra[0];
        return 1;
      }
      @end]]))
  end)
end)

describe("an object that enumerates its own elements", function()
  it("notices that it was changed meanwhile", function()
    assert.equal("1 *** Collection <Row: 0x> was mutated while being enumerated.", (printed([[
      Row *row = [[Row new] autorelease];
      @try {
        for (id number in row) { printf("%s ", [number description].UTF8String); [row change]; }
      } @catch (NSException *exception) { printf("%s", exception.reason.UTF8String); }]], [[
      @interface Row : NSObject <NSFastEnumeration> { unsigned long mutations; }
      - (void)change;
      @end
      @implementation Row
      - (void)change { mutations++; }
      - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)room count:(NSUInteger)size {
        if (state->state++ > 0) return 0;
        room[0] = @1;
        room[1] = @2;
        state->itemsPtr = room;
        state->mutationsPtr = &mutations;
        return 2;
      }
      @end]], "--no-arc"):gsub("0x%x+", "0x")))
  end)
end)
