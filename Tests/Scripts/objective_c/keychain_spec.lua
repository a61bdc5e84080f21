-- The keychain of Security, in memory.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local growth = dofile(here .. "../values/support/growth.lua")
local printed = dofile(here .. "support/run_main.lua")
local import = dofile(here .. "support/import_source.lua")

local function keychain(statements)
  return printed(statements, [=[
#import <Security/Security.h>
static NSData *data(NSString *text) { return [text dataUsingEncoding:NSUTF8StringEncoding]; }
static NSMutableDictionary *password(NSString *account) {
  return [@{(id)kSecClass: (id)kSecClassGenericPassword, (id)kSecAttrService: @"mail", (id)kSecAttrAccount: account} mutableCopy];
}
static int add(NSString *account, NSString *text) {
  NSMutableDictionary *item = password(account);
  item[(id)kSecValueData] = data(text);
  return SecItemAdd((__bridge CFDictionaryRef)item, NULL);
}
static int copied(NSDictionary *query, id __strong *result) {
  CFTypeRef found = NULL;
  int status = SecItemCopyMatching((__bridge CFDictionaryRef)query, &found);
  *result = (__bridge_transfer id)found;
  return status;
}
]=])
end

describe("the keychain", function()
  it("stores an item once, finds it and changes it", function()
    assert.equal("0 -25299 0 new 0 -25300", keychain [=[
      printf("%d %d ", add(@"ann", @"old"), add(@"ann", @"other"));
      printf("%d ", (int)SecItemUpdate((__bridge CFDictionaryRef)password(@"ann"),
        (__bridge CFDictionaryRef)@{(id)kSecValueData: data(@"new")}));
      NSMutableDictionary *query = password(@"ann");
      query[(id)kSecReturnData] = @YES;
      id found;
      copied(query, &found);
      printf("%s ", [[NSString alloc] initWithData:found encoding:NSUTF8StringEncoding].UTF8String);
      printf("%d ", (int)SecItemDelete((__bridge CFDictionaryRef)password(@"ann")));
      printf("%d", copied(query, &found));]=])
  end)

  it("returns the attributes that the system sets, and lists of several items", function()
    assert.equal("ak 1 1 2 ann", keychain [=[
      add(@"ann", @"1"); add(@"bob", @"2");
      NSMutableDictionary *query = password(@"ann");
      query[(id)kSecReturnAttributes] = @YES;
      id found;
      copied(query, &found);
      printf("%s %d %d ", [found[(id)kSecAttrAccessible] UTF8String], found[(id)kSecAttrCreationDate] != nil,
        found[(id)kSecValueData] == nil);
      [query removeObjectForKey:(id)kSecAttrAccount];
      query[(id)kSecMatchLimit] = (id)kSecMatchLimitAll;
      copied(query, &found);
      printf("%d %s", (int)[found count], [found[0][(id)kSecAttrAccount] UTF8String]);]=])
  end)

  it("refuses a query without a class, a deletion with a limit, and values that are not data", function()
    assert.equal("-50 -50 -50 -50", keychain [=[
      id found;
      printf("%d ", copied(@{(id)kSecAttrService: @"mail"}, &found));
      NSMutableDictionary *query = password(@"ann");
      query[(id)kSecMatchLimit] = (id)kSecMatchLimitOne;
      printf("%d ", (int)SecItemDelete((__bridge CFDictionaryRef)query));
      query = password(@"ann");
      query[(id)kSecValueData] = @"text";
      printf("%d ", (int)SecItemAdd((__bridge CFDictionaryRef)query, NULL));
      printf("%d", (int)SecItemUpdate((__bridge CFDictionaryRef)password(@"ann"),
        (__bridge CFDictionaryRef)@{(id)kSecClass: (id)kSecClassKey}));]=])
  end)

  it("keeps synchronized items apart from the device's own", function()
    assert.equal("-25300 0 0", keychain [=[
      NSMutableDictionary *item = password(@"ann");
      item[(id)kSecValueData] = data(@"x");
      item[(id)kSecAttrSynchronizable] = @YES;
      SecItemAdd((__bridge CFDictionaryRef)item, NULL);
      id found;
      NSMutableDictionary *query = password(@"ann");
      printf("%d ", copied(query, &found));
      query[(id)kSecAttrSynchronizable] = (id)kSecAttrSynchronizableAny;
      printf("%d ", copied(query, &found));
      printf("%d", add(@"ann", @"own"));]=])
  end)

  it("finds an item by its persistent reference", function()
    assert.equal("0 x", keychain [=[
      NSMutableDictionary *item = password(@"ann");
      item[(id)kSecValueData] = data(@"x");
      item[(id)kSecReturnPersistentRef] = @YES;
      CFTypeRef reference = NULL;
      SecItemAdd((__bridge CFDictionaryRef)item, &reference);
      id found;
      printf("%d ", copied(@{(id)kSecValuePersistentRef: (__bridge_transfer id)reference, (id)kSecReturnData: @YES}, &found));
      printf("%s", [[NSString alloc] initWithData:found encoding:NSUTF8StringEncoding].UTF8String);]=])
  end)

  it("takes linear time to add items", function()
    import [=[
#import <Foundation/Foundation.h>
#import <Security/Security.h>
@interface KeychainFiller : NSObject @end
@implementation KeychainFiller
+ (int)add:(int)count to:(NSString *)service {
  int status = 0;
  for (int number = 0; number < count; number++) {
    status |= SecItemAdd((__bridge CFDictionaryRef)@{(id)kSecClass: (id)kSecClassGenericPassword,
      (id)kSecAttrService: service, (id)kSecAttrAccount: [NSString stringWithFormat:@"user %d", number]}, NULL);
  }
  return status;
}
@end
]=]
    local fillings = 0
    assert.is_true(growth(function(count)
      fillings = fillings + 1
      assert.equal(0, objc.KeychainFiller:add_to_(count, "service " .. fillings))
    end, 200) < 10)
    assert.equal(-25299, objc.KeychainFiller:add_to_(1, "service 1"))
  end)
end)

describe("access groups", function()
  it("of an app with entitlements are the only ones that it may use", function()
    uikit.bundle {info = {["keychain-access-groups"] = {"TEAM.app", "TEAM.shared"}}}
    local path = os.tmpname() .. ".m"
    local file <close> = assert(io.open(path, "w"))
    file:write [=[
#import <Foundation/Foundation.h>
#import <Security/Security.h>
int addTo(NSString *group) {
  NSMutableDictionary *item = [@{(id)kSecClass: (id)kSecClassGenericPassword, (id)kSecAttrService: @"groups",
    (id)kSecValueData: NSData.data} mutableCopy];
  if (group) item[(id)kSecAttrAccessGroup] = group;
  return SecItemAdd((__bridge CFDictionaryRef)item, NULL);
}
@interface GroupProbe : NSObject @end
@implementation GroupProbe
+ (int)addTo:(NSString *)group { return addTo(group); }
@end
]=]
    file:flush()
    objc.import(path)
    os.remove(path)
    assert.equal(-34018, objc.GroupProbe:addTo_ "TEAM.other")
    assert.equal(0, objc.GroupProbe:addTo_ "TEAM.shared")
    assert.equal(0, objc.GroupProbe:addTo_(nil))
    assert.equal(-25299, objc.GroupProbe:addTo_ "TEAM.app")
  end)

  it("keeps its own copies of the values of an item", function()
    assert.equal("old 1 old anna", keychain [=[
      NSMutableDictionary *query = password(@"anna");
      NSMutableData *changing = [data(@"old") mutableCopy];
      @autoreleasepool {
        NSMutableDictionary *item = password([[NSMutableString alloc] initWithString:@"anna"]);
        item[(id)kSecValueData] = changing;
        SecItemAdd((__bridge CFDictionaryRef)item, NULL);
        [changing appendBytes:"er" length:2];
        changing = nil;
      }
      query[(id)kSecReturnData] = @YES;
      for (int round = 0; round < 2; round++) {
        @autoreleasepool {
          id found;
          copied(query, &found);
          printf("%s ", [[NSString alloc] initWithData:found encoding:NSUTF8StringEncoding].UTF8String);
          if (round == 0) printf("%d ", ![found isKindOfClass:NSMutableData.class]);
        }
      }
      query = [@{(id)kSecClass: (id)kSecClassGenericPassword, (id)kSecReturnAttributes: @YES} mutableCopy];
      id found;
      copied(query, &found);
      printf("%s", [found[(id)kSecAttrAccount] UTF8String]);]=])
  end)
end)

describe("a restored snapshot", function()
  it("has the items of its time", function()
    local before <const> = objc.snapshot()
    local keychain <const> = import [=[
      #import <Foundation/Foundation.h>
      #import <Security/Security.h>
      static NSMutableDictionary *item(const char *account) {
        return [@{(id)kSecClass: (id)kSecClassGenericPassword, (id)kSecAttrService: @"restored",
          (id)kSecAttrAccount: @(account)} mutableCopy];
      }
      static NSData *data(const char *text) { return [@(text) dataUsingEncoding:NSUTF8StringEncoding]; }
      int added(const char *account, const char *text) {
        NSMutableDictionary *made = item(account);
        made[(id)kSecValueData] = data(text);
        return SecItemAdd((__bridge CFDictionaryRef)made, NULL);
      }
      int changed(const char *account, const char *text) {
        return SecItemUpdate((__bridge CFDictionaryRef)item(account), (__bridge CFDictionaryRef)@{(id)kSecValueData: data(text)});
      }
      int removed(const char *account) { return SecItemDelete((__bridge CFDictionaryRef)item(account)); }
      int is(const char *account, const char *text) {
        NSMutableDictionary *query = item(account);
        query[(id)kSecReturnData] = @YES;
        CFTypeRef found = NULL;
        if (SecItemCopyMatching((__bridge CFDictionaryRef)query, &found)) return 0;
        return [(__bridge_transfer NSData *)found isEqual:data(text)];
      }]=]
    keychain.added("kept", "one")
    keychain.added("deleted", "two")
    local snapshot <const> = objc.snapshot()
    keychain.added("new", "three")
    keychain.changed("kept", "other")
    keychain.removed "deleted"
    objc.restore(snapshot)
    assert.same({1, 1, 0}, {keychain.is("kept", "one"), keychain.is("deleted", "two"), keychain.is("new", "three")})
    assert.equal(0, keychain.added("new", "four"))
    objc.restore(before)
  end)
end)
