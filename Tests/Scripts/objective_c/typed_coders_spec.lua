-- Coders of sources that encode and decode values by their types, as Foundation's objects do without keys.

local function imported(text)
  local path = os.tmpname()
  os.remove(path)
  path = path .. ".m"
  local file = assert(io.open(path, "w"))
  file:write("#import <Foundation/Foundation.h>\n" .. text)
  file:close()
  finally(function() os.remove(path) end)
  objc.import(path)
end

local globals = require "hookhost.c".globals

-- A coder that keeps a list of values, with the given message for decoding.
local function coder(name, decoding, read)
  return ([==[
    @interface NAME : NSCoder { @public NSMutableArray *values; NSUInteger next; NSMutableString *types; }
    @end
    @implementation NAME
    - (instancetype)init {
      if ((self = [super init])) { values = [NSMutableArray array]; types = [NSMutableString string]; }
      return self;
    }
    - (BOOL)allowsKeyedCoding { return NO; }
    - (void)encodeValueOfObjCType:(const char *)type at:(const void *)address {
      [types appendFormat:@"%s ", type];
      if (!strcmp(type, @encode(id))) {
        id object = *(const __unsafe_unretained id *)address;
        [values addObject:object ?: [NSNull null]];
      } else {
        NSUInteger size = 0;
        NSGetSizeAndAlignment(type, &size, NULL);
        [values addObject:[NSData dataWithBytes:address length:size]];
      }
    }
    DECODING {
      id value = values[next++];
      if (!strcmp(type, @encode(id))) {
        *(__strong id *)address = value == [NSNull null] ? nil : value;
      } else {
        READ
      }
    }
    - (void)encodeDataObject:(NSData *)data { [values addObject:data]; }
    - (NSData *)decodeDataObject { return values[next++]; }
    @end
  ]==]):gsub("%u+", {NAME = name, DECODING = decoding, READ = read})
end

describe("a source's coder without keys", function()
  it("receives pointers to the values of Foundation's objects, and decodes equal ones", function()
    imported(coder("ValueCoder", "- (void)decodeValueOfObjCType:(const char *)type at:(void *)address",
      "[(NSData *)value getBytes:address length:[value length]];") .. [==[
      NSString *different(void) {
        NSMutableString *names = [NSMutableString string];
        for (id object in @[@[@1, @"two"], @{@"key": @3}, [NSDate dateWithTimeIntervalSinceReferenceDate:5], @42, @2.5, @YES,
          @"text", [NSSet setWithObject:@1], [NSIndexSet indexSetWithIndex:4], [NSData dataWithBytes:"abc" length:3],
          [NSURL URLWithString:@"a:b"], [NSUUID new], [NSDecimalNumber decimalNumberWithString:@"1.5"]]) {
          ValueCoder *coder = [ValueCoder new];
          [object encodeWithCoder:coder];
          id back = [[[object classForCoder] alloc] initWithCoder:coder];
          if (![back isEqual:object]) [names appendFormat:@"%@ ", [object class]];
        }
        return names;
      }
    ]==])
    assert.equal("", tostring(globals.different()))
  end)

  it("gets the pointers of a source's objects, also by the message with a size", function()
    imported(coder("SizedCoder", "- (void)decodeValueOfObjCType:(const char *)type at:(void *)address size:(NSUInteger)size",
      "if (size == [value length]) [(NSData *)value getBytes:address length:size];") .. [==[
      NSString *decoded(void) {
        SizedCoder *coder = [SizedCoder new];
        int number = 7, copy = 0;
        short list[3] = {1, 2, 3}, second[3] = {0, 0, 0};
        [coder encodeValueOfObjCType:@encode(int) at:&number];
        [coder encodeObject:@"object"];
        [coder encodeArrayOfObjCType:@encode(short) count:3 at:list];
        [coder encodeValuesOfObjCTypes:"i@", &number, &(__unsafe_unretained id){@"last"}];
        [coder decodeValueOfObjCType:@encode(int) at:&copy size:sizeof copy];
        NSString *object = [coder decodeObject];
        [coder decodeArrayOfObjCType:@encode(short) count:3 at:second];
        return [NSString stringWithFormat:@"%d %@ %d %@", copy, object, second[2], coder->types];
      }
    ]==])
    assert.equal("7 object 3 i @ [3s] i @ ", tostring(globals.decoded()))
  end)

  it("raises what its own methods raise", function()
    imported [==[
      @interface RefusingCoder : NSCoder
      @end
      @implementation RefusingCoder
      - (BOOL)allowsKeyedCoding { return NO; }
      - (void)decodeValueOfObjCType:(const char *)type at:(void *)address {
        [super decodeValueOfObjCType:type at:address];
      }
      @end
      NSString *reason(void) {
        RefusingCoder *coder = [RefusingCoder new];
        @try { (void)[[NSArray alloc] initWithCoder:coder]; } @catch (NSException *exception) { return exception.reason; }
        return nil;
      }
    ]==]
    assert.matches("method only defined for abstract class", tostring(globals.reason()), 1, true)
  end)
end)
