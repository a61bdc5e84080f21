-- NSFileHandle on file descriptors of C: files and sockets.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local headers = "#include <arpa/inet.h>\n#include <fcntl.h>\n#include <netinet/in.h>\n#include <stdio.h>\n#include <sys/socket.h>\n"
  .. "#include <unistd.h>\n"

describe("a file handle of a descriptor", function()
  it("reads and writes the file from its position, and closes it", function()
    assert.equal("llo hello! 1", printed([=[
      chdir(NSTemporaryDirectory().UTF8String);
      int file = open("handle.txt", O_RDWR | O_CREAT | O_TRUNC, 0644);
      write(file, "hello", 5); lseek(file, 2, SEEK_SET);
      NSFileHandle *handle = [[NSFileHandle alloc] initWithFileDescriptor:file];
      NSData *rest = [handle readDataToEndOfFile];
      printf("%.*s ", (int)rest.length, (char *)rest.bytes);
      [handle writeData:[@"!" dataUsingEncoding:NSUTF8StringEncoding]];
      [handle closeFile];
      char text[20] = {0};
      int again = open("handle.txt", O_RDONLY); read(again, text, 20);
      printf("%s %d", text, again == file);]=], headers))
  end)

  it("accepts connections and reads in the background", function()
    assert.equal("accepted hello answer", printed([=[
      int server = socket(AF_INET, SOCK_STREAM, 0), client = socket(AF_INET, SOCK_STREAM, 0);
      struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(8080), .sin_addr = {htonl(INADDR_LOOPBACK)}};
      bind(server, (struct sockaddr *)&address, sizeof(address)); listen(server, 5);
      NSFileHandle *listening = [[NSFileHandle alloc] initWithFileDescriptor:server closeOnDealloc:YES];
      __block NSFileHandle *accepted;
      NSNotificationCenter *center = NSNotificationCenter.defaultCenter;
      [center addObserverForName:NSFileHandleConnectionAcceptedNotification object:listening queue:nil usingBlock:^(NSNotification *note) {
        accepted = note.userInfo[NSFileHandleNotificationFileHandleItem];
        printf("accepted ");
        [accepted readInBackgroundAndNotify];
      }];
      [center addObserverForName:NSFileHandleReadCompletionNotification object:nil queue:nil usingBlock:^(NSNotification *note) {
        NSData *data = note.userInfo[NSFileHandleNotificationDataItem];
        printf("%.*s ", (int)data.length, (char *)data.bytes);
        [accepted writeData:[@"answer" dataUsingEncoding:NSUTF8StringEncoding]];
      }];
      [listening acceptConnectionInBackgroundAndNotify];
      connect(client, (struct sockaddr *)&address, sizeof(address));
      send(client, "hello", 5, 0);
      [NSRunLoop.currentRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];
      char text[20] = {0}; recv(client, text, 20, 0); printf("%s", text);]=], headers))
  end)
end)
