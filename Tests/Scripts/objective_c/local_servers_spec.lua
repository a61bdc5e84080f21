-- A server that a source opens on this device, and what reaches it: streams, URL tasks and CFSocket.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local server <const> = [=[
  #import <Foundation/Foundation.h>
  #include <netinet/in.h>
  #include <sys/socket.h>
  static CFSocketRef listener;
  static int accepted = -1;
  static NSMutableArray *events;
  static NSString *answer;
  @interface Watcher : NSObject <NSStreamDelegate> @property NSString *name; @property NSMutableData *read; @end
  @implementation Watcher
  - (void)stream:(NSStream *)stream handleEvent:(NSStreamEvent)event {
    [events addObject:[NSString stringWithFormat:@"%@%lu", self.name, (unsigned long)event]];
    if (event == NSStreamEventErrorOccurred)
      [events addObject:[NSString stringWithFormat:@"%@ %ld", stream.streamError.domain, (long)stream.streamError.code]];
    if (event != NSStreamEventHasBytesAvailable) return;
    uint8_t bytes[64];
    NSInteger count = [(NSInputStream *)stream read:bytes maxLength:64];
    if (!self.read) self.read = [NSMutableData data];
    [self.read appendBytes:bytes length:count];
  }
  @end
  static void didAccept(CFSocketRef socket, CFSocketCallBackType type, CFDataRef address, const void *data, void *info) {
    accepted = *(int *)data;
    [events addObject:[NSString stringWithFormat:@"accept %lu %lu", type, (unsigned long)[(__bridge NSData *)address length]]];
    if (!answer) return;
    char request[2000];
    recv(accepted, request, sizeof(request), MSG_DONTWAIT);
  }
  static void open_server(int port) {
    events = [NSMutableArray array];
    int number = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_len = sizeof(address), .sin_family = AF_INET, .sin_port = htons(port)};
    bind(number, (struct sockaddr *)&address, sizeof(address));
    listen(number, 5);
    listener = CFSocketCreateWithNative(NULL, number, kCFSocketAcceptCallBack, didAccept, NULL);
    CFRunLoopSourceRef source = CFSocketCreateRunLoopSource(NULL, listener, 0);
    CFRunLoopAddSource(CFRunLoopGetCurrent(), source, kCFRunLoopDefaultMode);
    CFRelease(source);
  }
  static void turn(void) { [NSRunLoop.currentRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]]; }
  static NSString *all(void) { NSString *text = [events componentsJoinedByString:@" "]; [events removeAllObjects]; return text; }
]=]
local function body(statements, options)
  return (run(server .. "int main(void) { @autoreleasepool {\n" .. statements .. "\n} return 0; }", options))
end

describe("streams to a host", function()
  local open <const> = [=[
    NSInputStream *input; NSOutputStream *output;
    [NSStream getStreamsToHostWithName:host port:port inputStream:&input outputStream:&output];
    Watcher *in = [Watcher new], *out = [Watcher new];
    in.name = @"in"; out.name = @"out"; input.delegate = in; output.delegate = out;
    [input scheduleInRunLoop:NSRunLoop.currentRunLoop forMode:NSDefaultRunLoopMode];
    [output scheduleInRunLoop:NSRunLoop.currentRunLoop forMode:NSDefaultRunLoopMode];
    [input open]; [output open];
  ]=]

  it("open, have space, bytes and an end, in the order of a device", function()
    assert.equal("accept 2 16 in1 out1 out4 | in2 out4 1 hello | in16 5 abc", body([=[
      open_server(8080); NSString *host = @"localhost"; int port = 8080;]=] .. open .. [=[
      turn();
      printf("%s | ", all().UTF8String);
      send(accepted, "abc", 3, 0);
      [output write:(const uint8_t *)"hello" maxLength:5];
      turn();
      char text[20] = {0}; recv(accepted, text, 20, 0);
      printf("%s %d %s | ", all().UTF8String, input.streamStatus == NSStreamStatusOpen && output.hasSpaceAvailable, text);
      close(accepted);
      turn();
      printf("%s %d %.3s", all().UTF8String, (int)input.streamStatus, (char *)in.read.bytes);]=]))
  end)

  it("fail where no server listens, and for unknown names", function()
    assert.equal("in8 NSPOSIXErrorDomain 61 out8 NSPOSIXErrorDomain 61 7", body([=[
      events = [NSMutableArray array]; NSString *host = @"127.0.0.1"; int port = 9;]=] .. open .. [=[
      turn(); printf("%s %d", all().UTF8String, (int)input.streamStatus);]=]))
    assert.equal("in8 kCFErrorDomainCFNetwork 2 out8 kCFErrorDomainCFNetwork 2 8", body([=[
      events = [NSMutableArray array]; NSString *host = @"unknown.example"; int port = 80;]=] .. open .. [=[
      turn(); printf("%s %s", all().UTF8String, [input.streamError.userInfo[@"kCFGetAddrInfoFailureKey"] description].UTF8String);]=]))
  end)

  it("reach this device, but no other host, while it is offline", function()
    local setup <const> = os.tmpname()
    local file <close> = assert(io.open(setup, "w"))
    file:write "network.setOffline(true)"
    file:close()
    finally(function() os.remove(setup) end)
    assert.equal("in8 NSPOSIXErrorDomain 51 out8 NSPOSIXErrorDomain 51", body([=[
      events = [NSMutableArray array]; NSString *host = @"192.0.2.7"; int port = 80;]=] .. open .. [=[
      turn(); printf("%s", all().UTF8String);]=], "--setup " .. setup))
    assert.equal("accept 2 16 in1 out1 out4", body([=[
      open_server(8080); NSString *host = @"127.0.0.1"; int port = 8080;]=] .. open .. [=[
      turn(); printf("%s", all().UTF8String);]=], "--setup " .. setup))
  end)
end)

describe("Core Foundation's streams", function()
  it("of an accepted socket close it if they own it", function()
    assert.equal("1 5 hello 1 0", body [=[
      open_server(8080);
      int client = socket(AF_INET, SOCK_STREAM, 0);
      struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(8080), .sin_addr = {htonl(INADDR_LOOPBACK)}};
      connect(client, (struct sockaddr *)&address, sizeof(address));
      turn();
      CFReadStreamRef reading; CFWriteStreamRef writing;
      CFStreamCreatePairWithSocket(NULL, accepted, &reading, &writing);
      CFReadStreamSetProperty(reading, kCFStreamPropertyShouldCloseNativeSocket, kCFBooleanTrue);
      printf("%d ", CFReadStreamOpen(reading) && CFWriteStreamOpen(writing));
      send(client, "hello", 5, 0);
      UInt8 bytes[20] = {0};
      printf("%ld ", CFReadStreamRead(reading, bytes, 20)); printf("%s ", bytes);
      CFWriteStreamWrite(writing, (const UInt8 *)"x", 1);
      char letter; printf("%zd ", recv(client, &letter, 1, 0));
      CFReadStreamClose(reading); CFWriteStreamClose(writing);
      printf("%zd", recv(client, &letter, 1, 0));
      CFRelease(reading); CFRelease(writing);]=])
  end)
end)

describe("a URL task", function()
  local load <const> = [=[
    NSURLSessionDataTask *task = [NSURLSession.sharedSession dataTaskWithURL:[NSURL URLWithString:address]
      completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        NSHTTPURLResponse *http = (NSHTTPURLResponse *)response;
        NSString *text = data ? [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] : @"";
        [events addObject:[NSString stringWithFormat:@"%ld %@ %@ %ld", (long)http.statusCode, http.allHeaderFields[@"X-A"], text, (long)error.code]];
      }];
    [task resume];
  ]=]

  it("is answered by a server on this device", function()
    assert.equal("accept 2 16 | GET /a?b=c HTTP/1.1 | 201 b hello 0", body([=[
      open_server(8080); NSString *address = @"http://localhost:8080/a?b=c";]=] .. load .. [=[
      turn(); printf("%s | ", all().UTF8String);
      char request[2000] = {0}; recv(accepted, request, sizeof(request), 0);
      printf("%.*s | ", (int)(strstr(request, "\r\n") - request), request);
      const char *head = "HTTP/1.1 201 Created\r\nX-A: b\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n";
      send(accepted, head, strlen(head), 0); turn();
      send(accepted, "3\r\nllo\r\n0\r\n\r\n", 13, 0); turn();
      printf("%s", all().UTF8String);]=]))
  end)

  it("accepts and decompresses a body of gzip", function()
    assert.equal("accept 2 16 | Accept-Encoding: gzip, deflate | 200 (null) hello hello hello 0", body([=[
      open_server(8080); NSString *address = @"http://localhost:8080/";]=] .. load .. [=[
      turn(); printf("%s | ", all().UTF8String);
      char request[2000] = {0}; recv(accepted, request, sizeof(request), 0);
      char *field = strstr(request, "Accept-Encoding");
      printf("%.*s | ", field ? (int)strcspn(field, "\r") : 0, field);
      const unsigned char body[] = {0x1f,0x8b,8,0,0,0,0,0,2,3,0xcb,0x48,0xcd,0xc9,0xc9,0x57,0xc8,0x40,0x90,0,0x80,0x88,
        0xf9,0xe5,0x11,0,0,0};
      const char *head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 28\r\n\r\n";
      send(accepted, head, strlen(head), 0); send(accepted, body, sizeof body, 0); turn();
      printf("%s", all().UTF8String);]=]))
  end)

  it("cannot connect where no server listens, and loses the connection of one that closes", function()
    assert.equal("0 (null)  -1004", body([=[
      events = [NSMutableArray array]; NSString *address = @"http://localhost:9/";]=] .. load .. [=[
      turn(); printf("%s", all().UTF8String);]=]))
    assert.equal("0 (null)  -1005", body([=[
      open_server(8080); NSString *address = @"http://127.0.0.1:8080/";]=] .. load .. [=[
      turn(); all(); close(accepted); turn(); printf("%s", all().UTF8String);]=]))
  end)
end)
