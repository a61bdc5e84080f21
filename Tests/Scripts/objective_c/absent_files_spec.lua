-- Constructors from files that are absent, damaged, unreadable or no files: their answers and errors are a device's.

local here <const> = debug.getinfo(1, "S").source:match "^@(.*/)"
local main <const> = dofile(here .. "support/run_main.lua")
local INCLUDES <const> = "#import <UIKit/UIKit.h>\n#include <errno.h>\n#include <fcntl.h>\n#include <sys/stat.h>\n"

local function error_of(call)
  local value, fault = call()
  if value then return "none" end
  local under = fault:userInfo().NSUnderlyingError
  return fault:domain() .. " " .. fault:code() .. (under and " " .. under:domain() .. " " .. under:code() or "")
end

describe("a file", function()
  local manager = objc.NSFileManager:defaultManager()
  local function write(path, bytes)
    return objc.NSData:dataWithBytes_length_(bytes, #bytes):writeToFile_options_error_(path, 0)
  end

  it("without permission to read cannot be read", function()
    write("/tmp/locked", "secret")
    manager:setAttributes_ofItemAtPath_error_({NSFilePosixPermissions = 0x80}, "/tmp/locked")
    local denied = "NSCocoaErrorDomain 257 NSPOSIXErrorDomain 13"
    assert.equal(denied, error_of(function() return objc.NSData:dataWithContentsOfFile_options_error_("/tmp/locked", 0) end))
    assert.equal(denied, error_of(function()
      return objc.NSString:stringWithContentsOfFile_encoding_error_("/tmp/locked", 4)
    end))
    assert.is_nil(objc.NSDictionary:dictionaryWithContentsOfFile_ "/tmp/locked")
  end)

  it("below another file has the error of a path whose parent is no folder", function()
    write("/tmp/plain", "text")
    local expected = "NSCocoaErrorDomain 256 NSPOSIXErrorDomain 20"
    assert.equal(expected, error_of(function() return objc.NSData:dataWithContentsOfFile_options_error_("/tmp/plain/a", 0) end))
    assert.equal(expected, error_of(function() return manager:contentsOfDirectoryAtPath_error_("/tmp/plain") end))
    assert.equal("NSCocoaErrorDomain 260 NSPOSIXErrorDomain 2", error_of(function()
      return objc.NSData:dataWithContentsOfFile_options_error_("/tmp/absent/a", 0)
    end))
  end)

  it("cannot be written where a folder is", function()
    assert.equal("NSCocoaErrorDomain 512 NSPOSIXErrorDomain 21", error_of(function() return write("/tmp", "text") end))
  end)

  it("that is absent or no picture makes no image", function()
    write("/tmp/damaged.png", "no picture at all")
    write("/tmp/empty.png", "")
    for _, path in ipairs {"/tmp/absent.png", "/tmp/damaged.png", "/tmp/empty.png", "/tmp", "/tmp/damaged.png/a.png"} do
      assert.is_nil(objc.UIImage:imageWithContentsOfFile_(path))
      assert.is_nil(objc.UIImage:alloc():initWithContentsOfFile_(path))
    end
  end)

  it("has the errors of C's functions", function()
    assert.equal("-1 13 -1 13 13 4 -1 20 -1 20 20", (main([=[
      [@"x" writeToFile:@"/tmp/c" atomically:NO encoding:4 error:nil];
      chmod("/tmp/c", 0);
      int reading = open("/tmp/c", O_RDONLY); printf("%d %d ", reading, errno);
      int writing = open("/tmp/c", O_WRONLY); printf("%d %d ", writing, errno);
      errno = 0; FILE *file = fopen("/tmp/c", "r"); printf("%d ", file ? 0 : errno);
      chmod("/tmp/c", 0600);
      printf("%d ", open("/tmp/c", O_RDWR) > 2 ? 4 : 0);
      int below = open("/tmp/c/d", O_RDONLY); printf("%d %d ", below, errno);
      struct stat facts; int status = stat("/tmp/c/d", &facts); printf("%d %d ", status, errno);
      errno = 0; file = fopen("/tmp/c/d", "w"); printf("%d", file ? 0 : errno);]=], INCLUDES)))
  end)
end)
