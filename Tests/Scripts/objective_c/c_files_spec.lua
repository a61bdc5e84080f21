-- C's files are those of NSFileManager.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local headers = "#include <stdio.h>\n#include <errno.h>\n#include <stdlib.h>\n#include <unistd.h>\n"

describe("a file of C", function()
  it("is written, sought and read, and NSFileManager sees it", function()
    assert.equal("two 4 -1 1 two lines", printed([=[
      NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"a.txt"];
      FILE *file = fopen(path.UTF8String, "w");
      fputs("one\ntwo", file); fprintf(file, " %s\n", "lines"); fclose(file);
      char line[20];
      file = fopen(path.UTF8String, "r");
      fseek(file, 4, SEEK_SET);
      fgets(line, 4, file);
      printf("%s ", line);
      fseek(file, 0, SEEK_SET); printf("%ld ", (long)fread(line, 1, 4, file));
      while (fgetc(file) != EOF) {}
      printf("%d %d ", fgetc(file), feof(file) != 0);
      fclose(file);
      NSString *text = [NSString stringWithContentsOfFile:path encoding:NSUTF8StringEncoding error:NULL];
      printf("%s", [text componentsSeparatedByString:@"\n"][1].UTF8String);]=], headers))
  end)

  it("is scanned from its position on, up to what does not match", function()
    assert.equal("3 12 abc 3.5 / 1 7 0 / 0 x / -1 1", printed([=[
      NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"values.txt"];
      FILE *file = fopen(path.UTF8String, "w");
      fputs("12 abc 3.5\n7\n x9", file); fclose(file);
      file = fopen(path.UTF8String, "r");
      int number = 0, last = 0; char word[10]; double real = 0;
      printf("%d ", fscanf(file, "%d %9s %lf", &number, word, &real));
      printf("%d %s %g / ", number, word, real);
      printf("%d ", fscanf(file, "%d", &number)); printf("%d %d / ", number, feof(file));
      printf("%d ", fscanf(file, "%d", &number)); printf("%c / ", fgetc(file));
      fscanf(file, "%d", &last); printf("%d %d", fscanf(file, "%d", &last), feof(file) != 0);]=], headers))
  end)

  it("sets errno if the file does not exist, and sees no file of the machine", function()
    assert.equal("1 2 -1 -1 0", printed([=[
      printf("%d %d ", fopen("/etc/hostname", "r") == NULL, errno);
      printf("%d %d ", access("/etc/passwd", F_OK), unlink("/nowhere"));
      printf("%d", access(NSHomeDirectory().UTF8String, R_OK));]=], headers))
  end)

  it("is renamed and removed", function()
    assert.equal("0 -1 0 0 -1", printed([=[
      chdir(NSTemporaryDirectory().UTF8String);
      fclose(fopen("a", "w"));
      printf("%d ", rename("a", "b"));
      printf("%d %d ", access("a", F_OK), access("b", F_OK));
      printf("%d %d", remove("b"), remove("b"));]=], headers))
  end)

  it("has its path as C's bytes, in file managers and URLs", function()
    assert.equal("/a b /a b /a b /a", printed([=[
      NSFileManager *manager = NSFileManager.defaultManager;
      const char *path = [manager fileSystemRepresentationWithPath:@"/a b"];
      NSURL *url = [[NSURL alloc] initFileURLWithFileSystemRepresentation:path isDirectory:NO relativeToURL:nil];
      printf("%s %s %s ", path, url.path.UTF8String, url.fileSystemRepresentation);
      printf("%s", [manager stringWithFileSystemRepresentation:"/abc" length:2].UTF8String);]=], headers))
  end)
end)

describe("the environment", function()
  it("is the program's own to change", function()
    assert.equal("new new gone", printed([=[
      setenv("HOOKED", "new", 1); printf("%s ", getenv("HOOKED"));
      setenv("HOOKED", "newer", 0); printf("%s ", getenv("HOOKED"));
      unsetenv("HOOKED"); printf("%s", getenv("HOOKED") ? "there" : "gone");]=], headers))
  end)

  it("is a list of texts too", function()
    assert.equal("OWN=1 1", printed([=[
      setenv("OWN", "1", 1);
      int count = 0;
      for (char **one = environ; *one; one++, count++) if (!strncmp(*one, "OWN=", 4)) printf("%s ", *one);
      printf("%d", count > 1);]=], headers .. "extern char **environ;"))
  end)
end)
