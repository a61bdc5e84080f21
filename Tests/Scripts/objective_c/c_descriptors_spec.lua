-- File descriptors, folders and file attributes.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local headers = "#include <stdio.h>\n#include <errno.h>\n#include <stdlib.h>\n#include <unistd.h>\n#include <fcntl.h>\n"
  .. "#include <sys/stat.h>\n#include <dirent.h>\n#include <string.h>\n"

describe("a file with a number", function()
  it("is written, sought and read, and streams see it", function()
    assert.equal("5 1 heLLo 2 LL 0 heLL -1 9", printed([=[
      chdir(NSTemporaryDirectory().UTF8String);
      int file = open("a.txt", O_RDWR | O_CREAT | O_TRUNC, 0644);
      printf("%zd ", write(file, "hello", 5));
      printf("%d ", (int)pwrite(file, "LL", 2, 2) == 2 && lseek(file, 0, SEEK_CUR) == 5);
      char text[20] = {0};
      FILE *stream = fopen("a.txt", "r"); fgets(text, 20, stream); fclose(stream);
      printf("%s ", text);
      memset(text, 0, 20); printf("%zd ", pread(file, text, 2, 2)); printf("%s ", text);
      printf("%d ", ftruncate(file, 4)); lseek(file, 0, SEEK_SET);
      memset(text, 0, 20); read(file, text, 20); printf("%s ", text);
      close(file);
      printf("%zd %d", read(file, text, 1), errno);]=], headers))
  end)

  it("has errno's ENOENT for no name, ELOOP for links in a circle, EINVAL for a negative length", function()
    assert.equal("-1 2 -1 62 -1 62 -1 22 -1 22 -1 27", printed([=[
      chdir(NSTemporaryDirectory().UTF8String);
      printf("%d %d ", open("", O_RDONLY), errno);
      symlink("circle1", "circle2"); symlink("circle2", "circle1");
      struct stat about;
      printf("%d %d ", open("circle1", O_RDONLY), errno);
      printf("%d %d ", stat("circle1", &about), errno);
      int file = open("cut.txt", O_RDWR | O_CREAT, 0644);
      printf("%d %d ", ftruncate(file, -1), errno);
      printf("%d %d ", truncate("cut.txt", -5), errno);
      printf("%d %d", ftruncate(file, 1LL << 60), errno);]=], headers))
  end)

  it("cannot be made, removed or asked about without a name or below a circle of links", function()
    assert.equal("2 2 2 2 2 2 62 62 62 62 62 62 63", printed([=[
      chdir(NSTemporaryDirectory().UTF8String);
      symlink("round1", "round2"); symlink("round2", "round1");
      struct stat about; char text[9];
      mkdir("", 0755); printf("%d ", errno); errno = 0;
      rmdir(""); printf("%d ", errno); errno = 0;
      unlink(""); printf("%d ", errno); errno = 0;
      remove(""); printf("%d ", errno); errno = 0;
      lstat("", &about); printf("%d ", errno); errno = 0;
      readlink("", text, 9); printf("%d ", errno); errno = 0;
      mkdir("round1/a", 0755); printf("%d ", errno); errno = 0;
      unlink("round1/a"); printf("%d ", errno); errno = 0;
      rmdir("round1/a/"); printf("%d ", errno); errno = 0;
      stat("round1/a/b", &about); printf("%d ", errno); errno = 0;
      open("round1/a", O_RDONLY); printf("%d ", errno); errno = 0;
      chdir("round1"); printf("%d ", errno); errno = 0;
      stat([@"" stringByPaddingToLength:1100 withString:@"a/" startingAtIndex:0].UTF8String, &about);
      printf("%d", errno);]=], headers))
  end)

  it("is written and read a few bytes at a time without copying the file, and can be read after unlink", function()
    assert.equal("1280000 0x40 abcd 27 -1 defg", printed([=[
      chdir(NSTemporaryDirectory().UTF8String);
      int file = open("pieces.txt", O_RDWR | O_CREAT | O_TRUNC, 0644);
      char piece[65]; memset(piece, '@', 64);
      for (int i = 0; i < 20000; i++) write(file, piece, 64);
      printf("%lld ", lseek(file, 0, SEEK_END));
      lseek(file, 0, SEEK_SET);
      char c = 0;
      for (int i = 0; i < 20000; i++) read(file, &c, 1);
      printf("%#x ", c);
      close(file);
      int more = open("more.txt", O_RDWR | O_CREAT | O_APPEND, 0644);
      write(more, "ab", 2); lseek(more, 0, SEEK_SET); write(more, "cd", 2);
      char text[9] = {0}; lseek(more, 0, SEEK_SET); read(more, text, 8); printf("%s ", text);
      int far = open("far.txt", O_RDWR | O_CREAT, 0644);
      lseek(far, 1LL << 60, SEEK_SET); ssize_t sum = write(far, "x", 1); printf("%d %zd ", errno, sum);
      ftruncate(more, 0); write(more, "defg", 4);
      unlink("more.txt"); memset(text, 0, 9); lseek(more, 0, SEEK_SET); read(more, text, 8); printf("%s", text);]=], headers))
  end)

  it("is written one character at a time in linear time, and a read of SIZE_MAX ends with the file", function()
    assert.equal("200000 abc 199997 ZZc", printed([=[
      chdir(NSTemporaryDirectory().UTF8String);
      FILE *stream = fopen("long.txt", "w+");
      for (int place = 0; place < 200000; place++) fputc("abc"[place % 3], stream);
      printf("%ld ", ftell(stream));
      rewind(stream);
      char text[8] = {0};
      char *rest = malloc(200000);
      fread(text, 1, 3, stream); printf("%s ", text);
      printf("%zu ", fread(rest, 1, SIZE_MAX, stream));
      rewind(stream); fputs("ZZ", stream);
      rewind(stream); fread(text, 1, 3, stream); printf("%s", text);]=], headers))
  end)

  it("reads and writes several buffers at once", function()
    assert.equal("7 4 he,llo", printed([=[
      chdir(NSTemporaryDirectory().UTF8String);
      int file = open("parts.txt", O_RDWR | O_CREAT | O_TRUNC, 0644);
      struct iovec parts[] = {{"hel", 3}, {NULL, 0}, {"lo!?", 4}};
      printf("%zd ", writev(file, parts, 3));
      char one[3] = {0}, two[5] = {0};
      struct iovec places[] = {{one, 2}, {two, 2}};
      lseek(file, 0, SEEK_SET);
      printf("%zd ", readv(file, places, 2));
      two[2] = 'o';
      printf("%s,%s", one, two);]=], headers .. "#include <sys/uio.h>\n"))
  end)

  it("is not opened where it is not, or must not be", function()
    assert.equal("-1 2 -1 17", printed([=[
      chdir(NSTemporaryDirectory().UTF8String);
      printf("%d ", open("none", O_RDONLY)); printf("%d ", errno);
      close(creat("b", 0600));
      printf("%d ", open("b", O_WRONLY | O_CREAT | O_EXCL, 0600)); printf("%d", errno);]=], headers))
  end)

  it("is described, with its type, size and permissions", function()
    assert.equal("1 0 3 600 1 0 1 -1", printed([=[
      chdir(NSTemporaryDirectory().UTF8String);
      struct stat info;
      int file = open("c", O_WRONLY | O_CREAT, 0600);
      write(file, "abc", 3); fstat(file, &info); close(file);
      printf("%d %d %lld %o ", S_ISREG(info.st_mode), S_ISDIR(info.st_mode), info.st_size, info.st_mode & 0777);
      printf("%d ", info.st_mtime > 0);
      printf("%d ", stat(NSTemporaryDirectory().UTF8String, &info)); printf("%d ", S_ISDIR(info.st_mode));
      printf("%d", stat("/none", &info));]=], headers))
  end)
end)

it("a folder is made, read and removed", function()
  assert.equal("0 -1 17 . .. one two -1 66 0", printed([=[
    chdir(NSTemporaryDirectory().UTF8String);
    printf("%d ", mkdir("f", 0755)); printf("%d ", mkdir("f", 0755)); printf("%d ", errno);
    close(creat("f/one", 0644)); close(creat("f/two", 0644));
    DIR *folder = opendir("f"); struct dirent *entry;
    while ((entry = readdir(folder)) != NULL) printf("%s ", entry->d_name);
    closedir(folder);
    printf("%d ", rmdir("f")); printf("%d ", errno);
    unlink("f/one"); unlink("f/two");
    printf("%d", rmdir("f"));]=], headers))
end)

it("lines of any length are read, and a byte can be pushed back", function()
  assert.equal("4 one|4 two|-1 t", printed([=[
    chdir(NSTemporaryDirectory().UTF8String);
    FILE *file = fopen("l", "w+"); fputs("one\ntwo\n", file); rewind(file);
    char *line = NULL; size_t room = 0; ssize_t count;
    for (int turn = 0; turn < 3; turn++) {
      count = getline(&line, &room, file);
      if (count > 0) printf("%zd %.3s|", count, line); else printf("%zd ", count);
    }
    fseek(file, 4, SEEK_SET); ungetc(fgetc(file), file); printf("%c", fgetc(file));]=], headers))
end)
