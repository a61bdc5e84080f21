-- Extended attributes, file protection, and the file system.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local headers = "#include <sys/xattr.h>\n#include <sys/mount.h>\n#include <errno.h>\n"
local file = [=[
  NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"a"];
  [@"text" writeToFile:path atomically:YES encoding:NSUTF8StringEncoding error:NULL];
  const char *name = path.fileSystemRepresentation;
  char room[32] = "";
]=]

describe("an extended attribute", function()
  it("is set, read, listed and removed", function()
    assert.equal("-1 93 0 3 abc 6 own.a 0 -1 93", printed(file .. [=[
      printf("%ld %d ", getxattr(name, "own.a", room, 32, 0, 0), errno);
      printf("%d ", setxattr(name, "own.a", "abc", 3, 0, 0));
      printf("%ld ", getxattr(name, "own.a", NULL, 0, 0, 0));
      getxattr(name, "own.a", room, 32, 0, 0); printf("%s ", room);
      printf("%ld ", listxattr(name, NULL, 0, 0)); listxattr(name, room, 32, 0); printf("%s ", room);
      printf("%d ", removexattr(name, "own.a", 0));
      printf("%d %d", removexattr(name, "own.a", 0), errno);]=], headers))
  end)

  it("sets errno when it is not set or read", function()
    assert.equal("-1 2 -1 93 -1 17 -1 34", printed(file .. [=[
      printf("%d %d ", setxattr("/nowhere", "a", "b", 1, 0, 0), errno);
      printf("%d %d ", setxattr(name, "a", "b", 1, 0, XATTR_REPLACE), errno);
      setxattr(name, "a", "bc", 2, 0, XATTR_CREATE);
      printf("%d %d ", setxattr(name, "a", "b", 1, 0, XATTR_CREATE), errno);
      printf("%ld %d", getxattr(name, "a", room, 1, 0, 0), errno);]=], headers))
  end)

  it("is deleted with its file, and the file manager shows it", function()
    assert.equal("1 <61>", printed(file .. [=[
      setxattr(name, "a", "a", 1, 0, 0);
      NSString *other = [path stringByAppendingString:@"2"];
      [NSFileManager.defaultManager moveItemAtPath:path toPath:other error:NULL];
      [@"new" writeToFile:other atomically:NO encoding:NSUTF8StringEncoding error:NULL];
      NSDictionary *facts = [NSFileManager.defaultManager attributesOfItemAtPath:other error:NULL];
      NSData *data = facts[@"NSFileExtendedAttributes"][@"a"];
      printf("%ld <%02x>", getxattr(other.UTF8String, "a", room, 32, 0, 0), *(const char *)data.bytes);]=], headers))
  end)
end)

describe("the protection of a file", function()
  it("has the given value", function()
    assert.equal("NSFileProtectionCompleteUntilFirstUserAuthentication NSFileProtectionNone", printed(file .. [=[
      NSFileManager *files = NSFileManager.defaultManager;
      NSFileProtectionType old = [files attributesOfItemAtPath:path error:NULL][NSFileProtectionKey];
      [files setAttributes:@{NSFileProtectionKey: NSFileProtectionNone} ofItemAtPath:path error:NULL];
      printf("%s %s", old.UTF8String, [[files attributesOfItemAtPath:path error:NULL][NSFileProtectionKey] UTF8String]);]=],
      headers))
  end)
end)

describe("the system of files", function()
  it("is one, at the root", function()
    assert.equal("1 / 4096 1 -1", printed([=[
      struct statfs *all = NULL, one;
      printf("%d ", getmntinfo(&all, MNT_NOWAIT));
      printf("%s %u ", all[0].f_mntonname, all[0].f_bsize);
      statfs("/", &one);
      printf("%d %d", one.f_bavail < one.f_blocks, statfs("/nowhere", &one));]=], headers))
  end)
end)
