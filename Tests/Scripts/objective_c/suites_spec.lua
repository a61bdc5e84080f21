-- Features that large Objective-C test suites depend on.

local function imported(text, options)
  local path = os.tmpname()
  os.remove(path)
  path = path .. ".m"
  local file = assert(io.open(path, "w"))
  file:write("#import <Foundation/Foundation.h>\n" .. text)
  file:close()
  finally(function() os.remove(path) end)
  objc.import(path, options)
end

local globals = require "hookhost.c".globals
local by_hand = {arc = false}

describe("a source", function()
  it("catches with NS_DURING and NS_HANDLER macros", function()
    imported([==[
      NSString *caught(void) {
        NSString *name = nil;
        NS_DURING
          [NSException raise: @"Odd" format: @"%d", 3];
        NS_HANDLER
          name = [localException name];
          NS_DURING [[NSArray array] objectAtIndex: 3]; NS_HANDLER
            if ([localException userInfo] != nil) name = @"wrong";
          NS_ENDHANDLER
          name = [name stringByAppendingString: [localException reason]];
        NS_ENDHANDLER
        return name;
      }
    ]==], by_hand)
    assert.equal("Odd3", tostring(globals.caught()))
  end)

  it("sends a message that no header declares", function()
    imported([==[
      @interface Quiet : NSObject @end
      @implementation Quiet
      - (id) forward: (id)one to: (id)other { return [NSString stringWithFormat: @"%@>%@", one, other]; }
      @end
      NSString *told(id flag) {
        id quiet = [[Quiet new] autorelease];
        return [quiet forward: (flag ? @"yes:" : @"no") to: [@"a" uppercaseString]];
      }
      BOOL unknown(void) {
        @try { [(id)@"x" nobodyAnswersThis: 1 with: 2]; } @catch (NSException *e) {
          return [[e reason] rangeOfString: @"nobodyAnswersThis:with:"].length > 0;
        }
        return NO;
      }
    ]==], by_hand)
    assert.equal("yes:>A", tostring(globals.told("x")))
    assert.is_true(globals.unknown())
  end)

  it("owns a copy that is the object itself", function()
    imported([==[
      NSString *kept(void) {
        NSRegularExpression *one =
          [NSRegularExpression regularExpressionWithPattern: @"^a" options: 0 error: NULL];
        [one retain];
        id copied = [one copy];
        [copied release];
        copied = [one copyWithZone: NULL];
        [copied release];
        NSError *failed = [NSError errorWithDomain: @"D" code: 7 userInfo: nil];
        NSError *same = [failed copy];
        [same release];
        if ([failed code] != 7) return nil;
        NSString *pattern = [[one pattern] copy];
        [one release];
        return [pattern autorelease];
      }
    ]==], by_hand)
    assert.equal("^a", tostring(globals.kept()))
  end)

  it("has literals with zeros in them, and read-only encodings", function()
    imported([==[
      unsigned long measured(void) { return [@"a\0b" length]; }
      NSString *encoded(void) {
        return [NSString stringWithFormat: @"%s %s %s", @encode(const char *), @encode(const int *),
                                           @encode(char **)];
      }
    ]==])
    assert.equal(3, globals.measured())
    assert.equal("r* r^i ^*", tostring(globals.encoded()))
  end)

  it("encodes and decodes values through pointers", function()
    imported([==[
      BOOL came_back(void) {
        NSMutableData *data = [NSMutableData data];
        NSArchiver *archiver = [[NSArchiver alloc] initForWritingWithMutableData: data];
        int number = -7; unsigned char small = 200; double real = 1.5; char *text = "plain";
        short list[3] = {1, 2, 3}; SEL selector = @selector(count);
        [archiver encodeValueOfObjCType: @encode(int) at: &number];
        [archiver encodeValuesOfObjCTypes: "Cd", &small, &real];
        [archiver encodeValueOfObjCType: @encode(char *) at: &text];
        [archiver encodeArrayOfObjCType: @encode(short) count: 3 at: list];
        [archiver encodeValueOfObjCType: @encode(SEL) at: &selector];
        NSUnarchiver *reader = [[NSUnarchiver alloc] initForReadingWithData: data];
        int n = 0; unsigned char s = 0; double r = 0; char *t = NULL; short l[3]; SEL c = NULL;
        [reader decodeValueOfObjCType: @encode(int) at: &n];
        [reader decodeValuesOfObjCTypes: "Cd", &s, &r];
        [reader decodeValueOfObjCType: @encode(char *) at: &t];
        [reader decodeArrayOfObjCType: @encode(short) count: 3 at: l];
        [reader decodeValueOfObjCType: @encode(SEL) at: &c];
        return n == -7 && s == 200 && r == 1.5 && strcmp(t, "plain") == 0 && l[2] == 3
          && sel_isEqual(c, @selector(count));
      }
    ]==], by_hand)
    assert.is_true(globals.came_back())
  end)

  it("reckons with decimals, zones, bytes and rectangles by C's functions", function()
    imported([==[
      NSString *reckoned(void) {
        NSDecimal one = [[NSDecimalNumber decimalNumberWithString: @"1.25"] decimalValue];
        NSDecimal two = [[NSDecimalNumber decimalNumberWithString: @"2"] decimalValue], sum;
        if (NSDecimalMultiply(&sum, &one, &two, NSRoundPlain) != NSCalculationNoError) return nil;
        NSZone *zone = NSCreateZone(1024, 1024, YES);
        int *numbers = NSZoneMalloc(zone, 4 * sizeof(int));
        numbers[1] = NSSwapInt(1);
        NSRect rect = NSUnionRect(NSMakeRect(0, 0, 2, 2), NSMakeRect(1, 1, 3, 3));
        NSString *text = [NSString stringWithFormat: @"%@ %x %g",
          NSDecimalString(&sum, nil), numbers[1], NSWidth(rect)];
        NSZoneFree(zone, numbers);
        return text;
      }
    ]==])
    assert.equal("2.5 1000000 4", tostring(globals.reckoned()))
  end)

  it("receives the indexes of a change as a set", function()
    imported([==[
      @interface Seen : NSObject { @public NSIndexSet *indexes; } @end
      @implementation Seen
      - (void)observeValueForKeyPath: (NSString *)path ofObject: (id)object
                              change: (NSDictionary *)change context: (void *)context {
        indexes = [change[NSKeyValueChangeIndexesKey] copy];
      }
      @end
      @interface Listed : NSObject
      @property (strong) NSMutableArray *items;
      @end
      @implementation Listed @end
      NSUInteger first_index(void) {
        Listed *listed = [Listed new];
        listed.items = [NSMutableArray arrayWithObject: @"a"];
        Seen *seen = [Seen new];
        [listed addObserver: seen forKeyPath: @"items" options: 0 context: NULL];
        [[listed mutableArrayValueForKey: @"items"] insertObject: @"b" atIndex: 1];
        [listed removeObserver: seen forKeyPath: @"items"];
        return seen->indexes.firstIndex;
      }
    ]==])
    assert.equal(1, globals.first_index())
  end)

  it("writes property lists with the deprecated messages", function()
    imported([==[
      BOOL listed_again(void) {
        NSDictionary *list = @{@"a": @[@1, @"two"]};
        NSString *error = nil;
        NSPropertyListFormat format = 0;
        NSData *data = [NSPropertyListSerialization dataFromPropertyList: list
          format: NSPropertyListXMLFormat_v1_0 errorDescription: &error];
        id back = [NSPropertyListSerialization propertyListFromData: data
          mutabilityOption: NSPropertyListImmutable format: &format errorDescription: &error];
        return [back isEqual: list] && format == NSPropertyListXMLFormat_v1_0 && error == nil;
      }
    ]==])
    assert.is_true(globals.listed_again())
  end)

  it("compares the addresses of variables, and ends lists with a null", function()
    imported([==[
      #import <objc/runtime.h>
      BOOL addressed(void) {
        NSRange one = NSMakeRange(0, 1), other = NSMakeRange(0, 1);
        return &one != &other && &one == &one;
      }
      BOOL terminated(void) {
        unsigned count = 0;
        Method *methods = class_copyMethodList([NSObject class], &count);
        BOOL is_ended = count > 0 && methods[count] == NULL;
        free(methods);
        return is_ended;
      }
    ]==])
    assert.is_true(globals.addressed())
    assert.is_true(globals.terminated())
  end)

  it("lists encodings, and reads characters of other ones", function()
    imported([==[
      BOOL listed(void) {
        const NSStringEncoding *encodings = [NSString availableStringEncodings];
        while (*encodings != 0 && *encodings != NSASCIIStringEncoding) encodings++;
        return *encodings == NSASCIIStringEncoding;
      }
      BOOL unreadable(void) { return [NSString stringWithUTF8String: "a\334x"] == nil; }
      double scanned(void) {
        double number = 0;
        [[NSScanner scannerWithString: @"-0x1.8p1 "] scanHexDouble: &number];
        return number;
      }
    ]==])
    assert.is_true(globals.listed())
    assert.is_true(globals.unreadable())
    assert.equal(-3.0, globals.scanned())
  end)

  it("receives the removed and added members of a set as sets", function()
    imported([==[
      @interface Watcher : NSObject { @public id seen; } @end
      @implementation Watcher
      - (void)observeValueForKeyPath: (NSString *)path ofObject: (id)object
                              change: (NSDictionary *)change context: (void *)context {
        seen = change[NSKeyValueChangeNewKey];
      }
      @end
      @interface Tagged : NSObject
      @property (strong) NSMutableSet *tags;
      @end
      @implementation Tagged @end
      BOOL tagged(void) {
        Tagged *tagged = [Tagged new];
        tagged.tags = [NSMutableSet set];
        Watcher *watcher = [Watcher new];
        [tagged addObserver: watcher forKeyPath: @"tags" options: NSKeyValueObservingOptionNew context: NULL];
        [[tagged mutableSetValueForKey: @"tags"] addObject: @"a"];
        [tagged removeObserver: watcher forKeyPath: @"tags"];
        return [watcher->seen isEqual: [NSSet setWithObject: @"a"]];
      }
    ]==])
    assert.is_true(globals.tagged())
  end)

  it("fills and reads C's memory where a header has an object", function()
    imported([==[
      BOOL filled(void) {
        id objects[2] = {@"a", @"b"};
        NSOrderedSet *set = [NSOrderedSet orderedSetWithObjects: objects count: 2];
        unsigned char raw[16];
        [[[NSUUID alloc] initWithUUIDString: @"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"] getUUIDBytes: raw];
        return [set count] == 2 && raw[0] == 0xE6 && raw[15] == 0x5F;
      }
    ]==])
    assert.is_true(globals.filled())
  end)
end)
