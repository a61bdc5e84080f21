-- Functions of <objc/objc-internal.h> and checks that depend on what a program is built from.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")
local main = dofile(here .. "support/run_main.lua")

describe("_objc_patch_root_of_class", function()
  it("replaces a class above others, and its metaclass on its own", function()
    assert.equal("New new old", (main([=[
      extern char OBJC_CLASS_$_Old, OBJC_CLASS_$_New;
      _objc_patch_root_of_class(NULL, &OBJC_CLASS_$_Old, NULL, &OBJC_CLASS_$_New);
      printf("%s %s %s", class_getName([Below superclass]), [[Below new] name], [Below name]); ]=], [=[
      #import <objc/objc-internal.h>
      @interface Old : NSObject - (const char *)name; + (const char *)name; @end
      @implementation Old - (const char *)name { return "old"; } + (const char *)name { return "old"; } @end
      @interface New : NSObject - (const char *)name; + (const char *)name; @end
      @implementation New - (const char *)name { return "new"; } + (const char *)name { return "new"; } @end
      @interface Below : Old @end
      @implementation Below @end ]=])))
  end)
end)

describe("a name of Swift's", function()
  it("is found mangled and readable, also where a macro states it", function()
    assert.equal("App.Model App.Listed 1 1 1", (main([=[
      printf("%s %s ", class_getName([Model class]), protocol_getName(@protocol(Listed)));
      printf("%d %d ", objc_getClass("_TtC3App5Model") == [Model class], objc_getClass("App.Model") == [Model class]);
      printf("%d", objc_getProtocol("_TtP3App6Listed_") == @protocol(Listed)); ]=], [=[
      #import <objc/runtime.h>
      #define LISTED "_TtP3App6Listed_"
      __attribute__((objc_runtime_name(LISTED))) @protocol Listed - (void)list; @end
      __attribute__((objc_runtime_name("_TtC3App5Model"))) @interface Model : NSObject <Listed> @end
      @implementation Model - (void)list {} @end ]=])))
  end)
end)

describe("a class that counts its references in a variable", function()
  it("is deallocated with its last release", function()
    assert.equal("3 dealloc 1", (main([=[
      Counted *counted = [Counted new];
      [counted retain]; [counted retain];
      printf("%d ", (int)[counted retainCount]);
      for (int i = 0; i < 3; i++) [counted release];
      printf("1"); ]=], [=[
      #import <objc/objc-internal.h>
      @interface Counted : NSObject { int count; } @end
      @implementation Counted
      _OBJC_SUPPORTED_INLINE_REFCNT(count)
      - (void)dealloc { printf("dealloc "); [super dealloc]; }
      @end ]=], "--no-arc")))
  end)
end)

describe("objc_addExceptionHandler", function()
  it("runs the handlers of the frames that an exception leaves, the last one first", function()
    assert.equal("second first caught", (main([=[
      @try {
        objc_addExceptionHandler(called, "first ");
        uintptr_t removed = objc_addExceptionHandler(called, "removed ");
        objc_addExceptionHandler(called, "second ");
        objc_removeExceptionHandler(removed);
        @throw @"x";
      } @catch (id thrown) { printf("caught"); } ]=], [=[
      #import <objc/objc-exception.h>
      static void called(id unused, void *text) { printf("%s", (char *)text); } ]=])))
  end)
end)

describe("a pool that was popped with an outer one", function()
  local source = [[
    #import <objc/objc-internal.h>
    #include <stdio.h>
    int main(void) {
      void *outer = objc_autoreleasePoolPush(), *inner = objc_autoreleasePoolPush();
      objc_autoreleasePoolPop(outer);
      objc_autoreleasePoolPop(inner);
      printf("went on\n");
      return 0;
    }]]
  it("ends the run", function()
    local text = run(source, "--no-arc")
    assert.match("Invalid or prematurely%-freed autorelease pool", text)
    assert.is_nil(text:find "went on")
  end)
  it("is a warning in a program for an old system", function()
    local text, status = run(source, "--no-arc --define __ENVIRONMENT_MAC_OS_X_VERSION_MIN_REQUIRED__=101100")
    assert.match("Proceeding anyway because the app is old %(SDK version 10%.11%)%.\nwent on\n$", text)
    assert.equal(0, status)
  end)
end)

describe("an unknown message", function()
  it("halts a program that does not use Foundation", function()
    local text, status = run([[
      #import <objc/NSObject.h>
      @interface NSObject (Unknown) + (void)unknown; @end
      int main(void) { @try { [NSObject unknown]; } @catch (id thrown) {} return 0; }]], "--no-arc")
    assert.match("%+%[NSObject unknown%]: unrecognized selector sent to instance 0x%x+ "
      .. "%(no message forward handler is installed%)", text)
    assert.is_true(status ~= 0)
  end)
  it("is an exception in one that does", function()
    assert.equal("caught", (main("@try { [(id)[NSObject class] performSelector:@selector(unknown)]; } "
      .. "@catch (id thrown) { printf(\"caught\"); }")))
  end)
end)

describe("an IMP", function()
  it("may be called with the receiver alone", function()
    assert.equal("1", (main [[
      id (*get)(id) = (id (*)(id))[NSObject methodForSelector:@selector(self)];
      printf("%d", get([NSObject class]) == [NSObject class]);]]))
  end)
end)

describe("a program's image", function()
  it("has the name of its source", function()
    assert.equal("1 1 ", (main([=[
      const char *image = class_getImageName([Own class]);
      printf("%d ", strcmp(image, NSBundle.mainBundle.executablePath.UTF8String) == 0);
      NSString *source = [NSString stringWithUTF8String:__FILE__].lastPathComponent.stringByDeletingPathExtension;
      printf("%d ", [[NSString stringWithUTF8String:image].lastPathComponent isEqual:source]); ]=], [=[
      #import <objc/runtime.h>
      @interface Own : NSObject @end
      @implementation Own @end ]=])))
  end)
end)

describe("exit in a function that a script calls", function()
  it("ends the script with its status", function()
    local folder = os.tmpname()
    os.remove(folder)
    os.execute("mkdir " .. folder)
    finally(function() os.execute("rm -r " .. folder) end)
    local function write(name, text)
      local file = assert(io.open(folder .. "/" .. name, "w"))
      file:write(text)
      file:close()
    end
    write("Ends.m", "#include <stdlib.h>\nvoid end(void) { exit(3); }\n")
    write("script.lua", ("objc.import('%s/Ends.m') require('hookhost.c').globals['end']()"):format(folder))
    local pipe = io.popen(("'%s' %s/script.lua 2>&1; echo status $?"):format(arg and arg[-1] or "hookhost", folder))
    assert.equal("status 3\n", pipe:read "a")
    pipe:close()
  end)
end)
