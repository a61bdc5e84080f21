-- The images that contain classes, by name.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local before = [=[
#import <objc/runtime.h>
#import <UIKit/UIKit.h>
#include <libgen.h>
@interface Own : NSObject @end
@implementation Own @end
]=]

describe("class_getImageName", function()
  it("is the program's for a source's class, and its framework's for another", function()
    assert.equal("1 libobjc.A.dylib UIKit 1", (main([=[
      unsigned count = 0;
      const char *own = class_getImageName([Own class]);
      const char **names = objc_copyClassNamesForImage(own, &count);
      printf("%d ", count == 1 && strcmp(names[0], "Own") == 0 && names[1] == NULL);
      printf("%s ", basename((char *)class_getImageName([NSObject class])));
      printf("%s ", basename((char *)class_getImageName([UIView class])));
      const char **images = objc_copyImageNames(&count);
      int found = 0;
      for (unsigned place = 0; place < count; place++) found += strcmp(images[place], own) == 0;
      printf("%d", found); ]=], before)))
  end)

  it("is the path that a library's hook returns", function()
    assert.equal("hooked libobjc.A.dylib", (main([=[
      objc_setHook_getImageName(hooked, &former);
      printf("%s %s", class_getImageName([Own class]), basename((char *)class_getImageName([NSObject class]))); ]=],
      before .. [=[
      #import <objc/objc-internal.h>
      static objc_hook_getImageName former;
      static BOOL hooked(Class cls, const char **name) {
        if (cls != [Own class]) return former(cls, name);
        *name = "hooked";
        return YES;
      } ]=])))
  end)
end)

describe("the program's image", function()
  it("is the executable of the main bundle", function()
    assert.equal("1 1 1 1 1 1", (main([=[
      const char *path = NSBundle.mainBundle.executablePath.UTF8String;
      unsigned count = 0;
      objc_copyClassNamesForImage(path, &count);
      char text[400];
      uint32_t size = 4;
      int isShort = _NSGetExecutablePath(text, &size);
      printf("%d %d ", strcmp(class_getImageName([Own class]), path) == 0, count == 1);
      printf("%d %d ", strcmp(_dyld_get_image_name(0), path) == 0, isShort == -1 && size == strlen(path) + 1);
      printf("%d %d", _NSGetExecutablePath(text, &size) == 0 && strcmp(text, path) == 0,
        strncmp(path, NSBundle.mainBundle.bundlePath.UTF8String, NSBundle.mainBundle.bundlePath.length) == 0); ]=],
      before .. "#include <mach-o/dyld.h>\n")))
  end)

  it("finds the image of a class by its address", function()
    assert.equal("1 1 1 OBJC_CLASS_$_Own 1 libobjc.A.dylib OBJC_METACLASS_$_NSObject 0", (main([=[
      Dl_info info = {0};
      printf("%d ", dladdr((__bridge void *)[Own class], &info));
      printf("%d ", strcmp(info.dli_fname, NSBundle.mainBundle.executablePath.UTF8String) == 0);
      printf("%d %s ", info.dli_fbase == _dyld_get_image_header(0), info.dli_sname);
      printf("%d ", dladdr((__bridge void *)object_getClass([NSObject class]), &info));
      printf("%s %s ", basename((char *)info.dli_fname), info.dli_sname);
      printf("%d", dladdr((__bridge void *)[Own new], &info)); ]=],
      before .. "#include <mach-o/dyld.h>\n#include <dlfcn.h>\n")))
  end)
end)

describe("the header of the program's image", function()
  it("leads to the list of the program's classes", function()
    assert.equal("1 1 Own", (main([=[
      const struct mach_header *header = _dyld_get_image_header(0);
      unsigned long size = 0;
      Class *list = (Class *)(void *)getsectiondata((const struct mach_header_64 *)header, "__DATA", "__objc_classlist", &size);
      printf("%d %lu %s", header->magic == MH_MAGIC_64, size / sizeof(Class), class_getName(list[0])); ]=],
      before .. "#include <mach-o/dyld.h>\n#include <mach-o/getsect.h>\n")))
  end)
end)

describe("basename and dirname", function()
  it("split a path", function()
    assert.equal("b /a | / / | a . | . .", (main([=[
      const char *paths[] = {"/a/b/", "/", "a", ""};
      for (int place = 0; place < 4; place++) {
        printf("%s %s%s", basename((char *)paths[place]), dirname((char *)paths[place]), place < 3 ? " | " : "");
      } ]=], before)))
  end)
end)

describe("a semaphore of the kernel", function()
  it("makes a thread wait for another", function()
    assert.equal("waited 49", (main([=[
      static semaphore_t semaphore;
      semaphore_create(mach_task_self(), &semaphore, SYNC_POLICY_FIFO, 0);
      dispatch_async(dispatch_get_global_queue(0, 0), ^{ semaphore_signal(semaphore); });
      semaphore_wait(semaphore);
      printf("waited %d", semaphore_timedwait(semaphore, (mach_timespec_t){1, 0})); ]=],
      "#include <mach/mach.h>\n#include <mach/semaphore.h>\n")))
  end)
end)
