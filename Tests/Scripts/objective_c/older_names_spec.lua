-- Names that older sources use, and how such a source is read.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local run = dofile(here .. "support/run_source.lua")

describe("a source", function()
  it("has the names that frameworks had before", function()
    assert.equal("2 -1 -6 32768 3 1 7", printed([=[
      NSObject *object = [NSObject new];
      objc_objectptr_t pointer = objc_unretainedPointer(object);
      printf("%d %d %d %d %d %d %d", kSCNetworkFlagsReachable, Z_ERRNO, Z_VERSION_ERROR, O_EVTONLY, sum(1, 2),
        objc_unretainedObject(pointer) == object, ranged());]=], [=[
      #include <fcntl.h>
      #include <zlib.h>
      #import <SystemConfiguration/SystemConfiguration.h>
      API_DEPRECATED_BEGIN("too old", ios(2.0, 9.0))
      static int ranged(void) { return 7; }
      API_DEPRECATED_END
      static int sum OF((int one, int other));
      static int sum(int one, int other) { return one + other; }]=]))
  end)

  it("reads and writes times and numbers by C's locale", function()
    assert.equal("2024-03-05 12:30 1.5 17", printed([=[
      struct tm time = {0};
      char text[40];
      strptime_l("2024-03-05T12:30", "%FT%R", &time, NULL);
      strftime_l(text, sizeof text, "%Y-%m-%d %H:%M", &time, NULL);
      printf("%s %.1f %ld", text, strtod_l("1.5", NULL, NULL), strtol_l("11", NULL, 16, NULL));]=],
      "#include <time.h>\n#include <xlocale.h>"))
  end)

  it("reads a time with its zone as the local time of that instant", function()
    assert.equal("2012-01-01 01:17 1325380620", printed([=[
      struct tm time = {0};
      char text[40];
      strptime("2011-12-31T19:17:00-0600", "%FT%T%z", &time);
      strftime(text, sizeof text, "%Y-%m-%d %H:%M", &time);
      printf("%s %ld", text, (long)mktime(&time));]=], "#include <time.h>"))
  end)

  it("runs its exit handlers at the exit", function()
    assert.equal("main end", printed [=[ atexit_b(^{ printf("end"); }); printf("main "); ]=])
  end)

  it("has the keys of a message of the system's log", function()
    assert.equal("Level Message (null)", printed([=[
      asl_object_t message = asl_new(ASL_TYPE_MSG);
      asl_set(message, ASL_KEY_MSG, "text");
      asl_set(message, ASL_KEY_LEVEL, "3");
      printf("%s %s %s", asl_key(message, 0), asl_key(message, 1), asl_key(message, 2) ?: "(null)");
      asl_free(message);]=], "#include <asl.h>"))
  end)

  it("has assigned properties of objects without ARC only", function()
    local source = [=[
      #import <Foundation/Foundation.h>
      @interface Holder : NSObject { id _value; }
      @property (nonatomic, assign) id value;
      @end
      @implementation Holder
      @synthesize value = _value;
      @end
      int main(void) { Holder *holder = [Holder new]; holder.value = @"v"; printf("%s", [holder.value UTF8String]); return 0; }
    ]=]
    assert.equal("v", (run(source, "--no-arc"):match "v$"))
    assert.matches("with assign attribute must be __unsafe_unretained", run(source), 1, true)
  end)

  it("can pass an object as a number, as in older compilers", function()
    local text = run([=[
      #import <Foundation/Foundation.h>
      int main(void) { id none = nil; int number = [none self]; printf("%d", number); return 0; }
    ]=], "--no-arc")
    assert.matches("0$", text)
  end)

  it("may stir random numbers, and name the option of a binary store", function()
    assert.equal("0 NSBinaryStoreInsecureDecodingCompatibilityOption", printed([=[
      arc4random_stir();
      arc4random_addrandom((unsigned char *)"ab", 2);
      printf("%d %s", arc4random_uniform(1), NSBinaryStoreInsecureDecodingCompatibilityOption.UTF8String);]=],
      "#import <CoreData/CoreData.h>"))
  end)
end)
