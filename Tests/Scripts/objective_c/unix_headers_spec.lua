-- The system's headers of users, terminals, debuggers, patterns of paths, crash reporters and the old log.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("pwd.h and grp.h", function()
  it("name the device's users and groups", function()
    local text = run [[
      #import <Foundation/Foundation.h>
      #include <pwd.h>
      #include <grp.h>
      int main(void) {
        struct passwd *mobile = getpwuid(getuid());
        printf("%s %d %s %d\n", mobile->pw_name, mobile->pw_uid, mobile->pw_shell,
          strcmp(mobile->pw_dir, NSHomeDirectory().UTF8String) == 0);
        printf("%s %d\n", getpwnam("root")->pw_dir, getpwnam("absent") == NULL);
        struct passwd entry, *found = NULL;
        char buffer[256];
        printf("%d %s\n", getpwuid_r(501, &entry, buffer, sizeof buffer, &found), found->pw_name);
        printf("%d", getpwnam_r("absent", &entry, buffer, sizeof buffer, &found));
        printf(" %d\n", found == NULL);
        int count = 0;
        while (getpwent()) count++;
        endpwent();
        printf("%d %s %d\n", count, getgrgid(0)->gr_name, getgrnam("mobile")->gr_gid);
        return 0;
      }
    ]]
    assert.equal("mobile 501 /bin/sh 1\n/var/root 1\n0 mobile\n0 1\n3 root 501\n", text)
  end)
end)

describe("termios.h", function()
  it("finds no terminal, and changes attributes", function()
    local text = run [[
      #include <errno.h>
      #include <stdio.h>
      #include <termios.h>
      #include <unistd.h>
      int main(void) {
        struct termios t = {0};
        printf("%d %d\n", tcgetattr(STDIN_FILENO, &t), errno == ENOTTY);
        printf("%d %d\n", tcsetattr(77, TCSANOW, &t), errno == EBADF);
        t.c_lflag = ECHO | ICANON | TOSTOP;
        cfmakeraw(&t);
        cfsetspeed(&t, B9600);
        printf("%lu %lu %lu\n", t.c_lflag, cfgetispeed(&t), cfgetospeed(&t));
        return 0;
      }
    ]]
    assert.equal("-1 1\n-1 1\n4194304 9600 9600\n", text)
  end)
end)

describe("ptrace", function()
  it("accepts the requests of an app that refuses debuggers", function()
    local text = run [[
      #include <stdio.h>
      #include <errno.h>
      #include <sys/ptrace.h>
      int main(void) {
        printf("%d", ptrace(PT_DENY_ATTACH, 0, 0, 0));
        printf(" %d", ptrace(PT_ATTACH, 1, 0, 0));
        printf(" %d\n", errno == EPERM);
        return 0;
      }
    ]]
    assert.equal("0 -1 1\n", text)
  end)
end)

describe("fnmatch", function()
  it("matches as the shell does", function()
    local text = run [=[
      #include <fnmatch.h>
      #include <stdio.h>
      static void match(const char *pattern, const char *text, int flags) { printf("%d", fnmatch(pattern, text, flags)); }
      int main(void) {
        match("*.m", "main.m", 0);
        match("*.m", "a/main.m", 0);
        match("*.m", "a/main.m", FNM_PATHNAME);
        match("a?c", "abc", 0);
        match("a?c", "a/c", FNM_PATHNAME);
        match("[a-c]x", "bx", 0);
        match("[!a-c]x", "bx", 0);
        match("[]a]", "]", 0);
        match("[[:digit:]]*", "7up", 0);
        match("*", ".hidden", FNM_PERIOD);
        match("\\*", "*", 0);
        match("\\*", "\\x", FNM_NOESCAPE);
        match("ABC", "abc", FNM_CASEFOLD);
        match("[a-c]", "B", FNM_CASEFOLD);
        match("src", "src/main.m", FNM_LEADING_DIR);
        match("[a", "[a", 0);
        match("a*b*c", "aXbYbZc", 0);
        printf("\n");
        return 0;
      }
    ]=]
    assert.equal("00101010010000000\n", text)
  end)
end)

describe("glob", function()
  it("lists the paths that match, sorted", function()
    local text = run [[
      #import <Foundation/Foundation.h>
      #include <glob.h>
      int main(void) {
        NSString *folder = [NSTemporaryDirectory() stringByAppendingPathComponent:@"g"];
        NSFileManager *manager = NSFileManager.defaultManager;
        [manager createDirectoryAtPath:[folder stringByAppendingPathComponent:@"sub"] withIntermediateDirectories:YES attributes:nil error:NULL];
        for (NSString *name in @[@"b.txt", @"a.txt", @".c.txt", @"sub/d.txt", @"e.m"])
          [manager createFileAtPath:[folder stringByAppendingPathComponent:name] contents:nil attributes:nil];
        NSString *(^pattern)(NSString *) = ^(NSString *rest) { return [folder stringByAppendingPathComponent:rest]; };
        glob_t found = {0};
        printf("%d", glob(pattern(@"*.txt").UTF8String, 0, NULL, &found));
        for (size_t i = 0; i < found.gl_pathc; i++) printf(" %s", strrchr(found.gl_pathv[i], '/'));
        glob(pattern(@"*/d.txt").UTF8String, GLOB_APPEND, NULL, &found);
        printf(" %zu %d %d", found.gl_pathc, found.gl_matchc, found.gl_pathv[3] == NULL);
        globfree(&found);
        printf(" %d", glob(pattern(@"{a,b}.{txt,m}").UTF8String, GLOB_BRACE, NULL, &found));
        printf(" %zu", found.gl_pathc);
        printf(" %d", glob(pattern(@"z*").UTF8String, 0, NULL, &found) == GLOB_NOMATCH);
        glob(pattern(@"s*").UTF8String, GLOB_MARK, NULL, &found);
        printf(" %s\n", strrchr(found.gl_pathv[0], 's'));
        return 0;
      }
    ]]
    assert.equal("0 /a.txt /b.txt 3 1 1 0 2 1 sub/\n", text)
  end)
end)

describe("syslog", function()
  it("writes to the log before the unified one", function()
    local text = run [[
      #include <asl.h>
      #include <errno.h>
      #include <stdio.h>
      #include <syslog.h>
      int main(void) {
        openlog("tool", LOG_PID, LOG_LOCAL3);
        printf("%d\n", setlogmask(LOG_UPTO(LOG_ERR)));
        syslog(LOG_INFO, "left out");
        errno = ENOENT;
        syslog(LOG_ERR, "no %s: %m", "file");
        aslmsg query = asl_new(ASL_TYPE_QUERY);
        asl_set_query(query, ASL_KEY_SENDER, "tool", ASL_QUERY_OP_EQUAL);
        aslresponse found = asl_search(NULL, query);
        aslmsg one;
        while ((one = aslresponse_next(found)))
          printf("%s %s %s\n", asl_get(one, ASL_KEY_FACILITY), asl_get(one, ASL_KEY_LEVEL), asl_get(one, ASL_KEY_MSG));
        closelog();
        return 0;
      }
    ]]
    assert.equal("255\nlocal3 3 no file: No such file or directory\n", text)
  end)
end)

describe("CFURLGetByteRangeForComponent", function()
  it("finds the parts of a URL and their separators", function()
    local text = run [[
      #import <Foundation/Foundation.h>
      static void show(NSString *url, CFURLComponentType part) {
        CFRange whole, own = CFURLGetByteRangeForComponent((__bridge CFURLRef)[NSURL URLWithString:url], part, &whole);
        printf("%ld,%ld/%ld,%ld ", own.location, own.length, whole.location, whole.length);
      }
      int main(void) {
        for (CFIndex part = 1; part <= 12; part++) show(@"http://www.apple.com/hotnews/", part);
        printf("\n");
        for (CFIndex part = 5; part <= 12; part++) show(@"ftp://me:pw@host:21/a?q#f", part);
        printf("\n");
        return 0;
      }
    ]]
    assert.equal("0,4/0,7 7,13/4,16 20,9/20,9 -1,0/29,0 -1,0/7,0 -1,0/7,0 -1,0/7,0 7,13/4,16 -1,0/20,0 -1,0/29,0 -1,0/29,0 -1,0/29,0 \n"
      .. "6,2/3,6 9,2/8,4 6,5/3,9 12,4/11,6 17,2/16,3 -1,0/21,0 22,1/21,3 24,1/23,2 \n", text)
  end)
end)

describe("the headers of crash reporters and of both systems", function()
  it("declare exceptions, images, attributes, packets and textures", function()
    local text = run [[
      #import <GLKit/GLKit.h>
      #import <UIKit/UIKit.h>
      #import <SQLCipher/sqlite3.h>
      #include <copyfile.h>
      #include <dns_sd.h>
      #include <fts.h>
      #include <mach/exc.h>
      #include <mach-o/dyld_images.h>
      #include <mach-o/fat.h>
      #include <mach-o/stab.h>
      #include <netinet/ip.h>
      #include <netinet/ip_icmp.h>
      #include <sys/attr.h>
      #include <sys/event.h>
      #include <sys/_types/_ucontext64.h>
      typedef UIEdgeInsets NSEdgeInsets;
      static GLKTextureInfo *texture;
      static void handle(__Request__exception_raise_t *request, ucontext_t *context) {
        printf("%llu", context->uc_mcontext->__ss.__pc + request->exception);
      }
      int main(void) {
        NSEdgeInsets insets = NSEdgeInsetsMake(1, 2, 3, 4);
        struct kevent event;
        EV_SET(&event, 3, EVFILT_READ, EV_ADD, 0, 0, NULL);
        printf("%g %d %d %zu %d\n", insets.left, event.filter, KERN_INVALID_ARGUMENT, sizeof(struct ip), (int)sizeof(struct attrlist));
        printf("%d %d %s\n", KERN_NOT_SUPPORTED, (N_STAB & N_FUN) != 0, NSStringFromUIEdgeInsets(insets).UTF8String);
        return texture != nil;
      }
    ]]
    assert.equal("2 -1 4 20 24\n46 1 {1, 2, 3, 4}\n", text)
  end)

  it("declare sections with loader.h, 64-bit contexts, and the constants of OpenAL and OpenGL ES", function()
    local text = run [[
      #include <stdio.h>
      #include <mach-o/loader.h>
      #include <mach/mach.h>
      #include <netinet/in.h>
      #include <OpenAL/al.h>
      #include <OpenGLES/ES2/gl.h>
      #include <sys/ucontext.h>
      static alSourceAddNotificationProcPtr add;
      static unsigned long long place(ucontext64_t *context) { return context->uc_mcontext64->__ss.__pc; }
      int main(void) {
        mach_port_context_t context = 0;
        printf("%d %#x %d %d %#x %#x %d\n", S_REGULAR, S_ATTR_PURE_INSTRUCTIONS, IPPROTO_ICMP, AL_NO_ERROR, GL_INT,
          GL_MIRRORED_REPEAT, (int)context + (add != NULL) + (place == NULL));
        return 0;
      }
    ]]
    assert.equal("0 0x80000000 1 0 0x1404 0x8370 0\n", text)
  end)
end)
