-- Memory mapped with and without a file.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local headers = "#include <sys/mman.h>\n#include <sys/fcntl.h>\n#include <unistd.h>\n#include <string.h>\n"

describe("mapped memory", function()
  it("without a file is empty and can be written", function()
    assert.equal("0 hello 0", printed([[
      size_t size = 2 * getpagesize();
      char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
      if (memory == MAP_FAILED) return 1;
      printf("%d ", memory[size - 1]);
      strcpy(memory + 10, "hello");
      printf("%s %d", memory + 10, munmap(memory, size));]], headers))
  end)

  it("has the bytes of a file, and writes shared pages back", function()
    assert.equal("two tWo 1", printed([[
      chdir(NSTemporaryDirectory().fileSystemRepresentation);
      int file = open("lines", O_RDWR | O_CREAT, 0644);
      write(file, "onetwo", 6);
      char *memory = mmap(NULL, 6, PROT_READ | PROT_WRITE, MAP_FILE | MAP_SHARED, file, 0);
      printf("%.3s ", memory + 3);
      memory[4] = 'W';
      munmap(memory, 6); close(file);
      NSString *text = [NSString stringWithContentsOfFile:@"lines" encoding:NSUTF8StringEncoding error:NULL];
      printf("%s ", [text substringFromIndex:3].UTF8String);
      printf("%d", mmap(NULL, 6, PROT_READ, MAP_SHARED, 77, 0) == MAP_FAILED);]], headers))
  end)
end)
