-- Kernel information about the machine and the process.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")
local headers = "#import <sys/sysctl.h>\n#import <fcntl.h>\n#import <sys/stat.h>\n"

describe("sysctl", function()
  it("reports that no debugger traces the program", function()
    assert.equal("0 0 1 1\n", (main([=[
      int name[4] = {CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()};
      struct kinfo_proc info;
      size_t size = sizeof info;
      int failed = sysctl(name, 4, &info, &size, NULL, 0);
      printf("%d %d %d %d\n", failed, (info.kp_proc.p_flag & P_TRACED) != 0,
        info.kp_proc.p_pid == NSProcessInfo.processInfo.processIdentifier, info.kp_eproc.e_ppid); ]=], headers)))
  end)

  it("returns numbers and texts, with their sizes", function()
    assert.equal("7 Darwin 1 1 -1 2\n", (main([=[
      int name[2] = {CTL_KERN, KERN_OSTYPE};
      size_t size;
      sysctl(name, 2, NULL, &size, NULL, 0);
      char *text = malloc(size);
      sysctl(name, 2, text, &size, NULL, 0);
      printf("%zu %s ", size, text);
      uint64_t memory;
      size = sizeof memory;
      sysctlbyname("hw.memsize", &memory, &size, NULL, 0);
      int count;
      size = sizeof count;
      sysctlbyname("hw.ncpu", &count, &size, NULL, 0);
      printf("%d %d ", memory == NSProcessInfo.processInfo.physicalMemory,
        count == (int)NSProcessInfo.processInfo.processorCount);
      int failed = sysctlbyname("hw.nothing", &count, &size, NULL, 0);
      printf("%d %d\n", failed, errno); ]=], headers)))
  end)
end)

describe("a file by its number", function()
  it("is written, read and closed", function()
    assert.equal("1 6 0 ab-def 4 17\n-1 9\n", (main([=[
      const char *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"numbered"].fileSystemRepresentation;
      unlink(path);
      int file = open(path, O_RDWR | O_CREAT | O_EXCL, 0644);
      long written = write(file, "abcdef", 6);
      printf("%d %ld ", file > 2, written);
      lseek(file, 2, SEEK_SET);
      write(file, "-", 1);
      int other = dup(file);
      printf("%d ", close(file));
      char text[8] = {0};
      lseek(other, 0, SEEK_SET);
      read(other, text, 6);
      lseek(other, -2, SEEK_CUR);
      printf("%s %lld ", text, lseek(other, 0, SEEK_CUR));
      close(other);
      open(path, O_RDWR | O_CREAT | O_EXCL, 0644);
      printf("%d\n", errno);
      long failed = write(other, "x", 1);
      printf("%ld %d\n", failed, errno); ]=], headers)))
  end)

  it("writes to the program's own streams", function()
    assert.equal("out\n", (main([[ write(STDOUT_FILENO, "out\nrest", 4); ]], headers)))
  end)
end)

describe("stat", function()
  it("returns type, size, permissions and times of files and folders", function()
    assert.equal("0 1 5 600 1\n0 1 750\n-1 2 -1 66 0 -1\n", (main([=[
      chdir(NSTemporaryDirectory().fileSystemRepresentation);
      struct stat facts;
      int file = open("told", O_WRONLY | O_CREAT, 0600);
      write(file, "hello", 5);
      int failed = fstat(file, &facts);
      [NSFileManager.defaultManager setAttributes:@{NSFilePosixPermissions: @0600}
        ofItemAtPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"told"] error:NULL];
      stat("told", &facts);
      printf("%d %d %lld %o %d\n", failed, S_ISREG(facts.st_mode), facts.st_size, facts.st_mode & 0777,
        facts.st_mtime == time(NULL));
      close(file);
      failed = mkdir("folder", 0750);
      stat("folder", &facts);
      printf("%d %d %o\n", failed, S_ISDIR(facts.st_mode), facts.st_mode & 0777);
      failed = stat("nowhere", &facts);
      printf("%d %d ", failed, errno);
      rename("told", "folder/told");
      failed = rmdir("folder");
      printf("%d %d ", failed, errno);
      unlink("folder/told");
      printf("%d ", rmdir("folder"));
      printf("%d\n", stat("folder", &facts)); ]=], headers)))
  end)

  it("describes the interfaces, whose hardware addresses are hidden", function()
    assert.equal("0 56 0 en0 6 02:00:00:00:00:00 112 -1\n", (main([=[
      int name[6] = {CTL_NET, AF_ROUTE, 0, AF_LINK, NET_RT_IFLIST, if_nametoindex("en0")};
      size_t size = 0;
      printf("%d %zu ", sysctl(name, 6, NULL, &size, NULL, 0), size);
      char *memory = malloc(size);
      printf("%d ", sysctl(name, 6, memory, &size, NULL, 0));
      struct if_msghdr *message = (struct if_msghdr *)memory;
      struct sockaddr_dl *address = (struct sockaddr_dl *)(message + 1);
      unsigned char *part = (unsigned char *)LLADDR(address);
      printf("%.3s %d %02X:%02X:%02X:%02X:%02X:%02X ", address->sdl_data, address->sdl_alen, part[0], part[1], part[2],
        part[3], part[4], part[5]);
      name[5] = 0;
      sysctl(name, 6, NULL, &size, NULL, 0);
      printf("%zu ", size);
      size = 8;
      printf("%d\n", sysctl(name, 6, memory, &size, NULL, 0));
      free(memory);]=], headers .. "#import <sys/socket.h>\n#import <net/if.h>\n#import <net/if_dl.h>\n")))
  end)
end)
