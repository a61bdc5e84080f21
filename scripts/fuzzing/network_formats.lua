-- Formats of `random_inputs.lua` for what a server sends: the bytes of HTTP responses, from a socket that a source opens,
-- and the responses of `network.respond`, which each client of Foundation loads.

local random = math.random

local function pick(list) return list[random(#list)] end
local function data(text) return objc.NSData:dataWithBytes_length_(text, #text) end

local server_source = [=[
#import <Foundation/Foundation.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
static NSData *answer;
static void accepted(CFSocketRef listener, CFSocketCallBackType type, CFDataRef address, const void *socket, void *info) {
  int number = *(const int *)socket;
  char request[4096];
  recv(number, request, sizeof(request), MSG_DONTWAIT);
  const char *bytes = answer.bytes;
  for (size_t sent = 0; sent < answer.length;) {
    ssize_t count = send(number, bytes + sent, answer.length - sent, MSG_DONTWAIT);
    if (count <= 0) break;
    sent += count;
  }
  close(number);
}
@interface FuzzedServer : NSObject
+ (void)open;
+ (void)answer:(NSData *)data;
@end
@implementation FuzzedServer
+ (void)open {
  int number = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_len = sizeof(address), .sin_family = AF_INET, .sin_port = htons(8080)};
  bind(number, (struct sockaddr *)&address, sizeof(address));
  listen(number, 5);
  CFSocketRef listener = CFSocketCreateWithNative(NULL, number, kCFSocketAcceptCallBack, accepted, NULL);
  CFRunLoopAddSource(CFRunLoopGetCurrent(), CFSocketCreateRunLoopSource(NULL, listener, 0), kCFRunLoopCommonModes);
}
+ (void)answer:(NSData *)data { answer = data; }
@end
]=]

local server
local function open_server()
  local base = os.tmpname()
  local path = base .. ".m"
  local file = assert(io.open(path, "w"))
  file:write(server_source)
  file:close()
  objc.import(path)
  os.remove(path)
  os.remove(base)
  server = objc.getClass "FuzzedServer"
  server:open()
end

local gzip = "\x1f\x8b\8\0\0\0\0\0\0\3\xcb\xc8\4\0\xac\x2a\x93\xd8\2\0\0\0"
local formats = {}

formats.http_response = {
  seeds = {
    "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nhi",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2;a=b\r\nhi\r\n0\r\nX: y\r\n\r\n",
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.0 404 Not Found\r\nSet-Cookie: a=b; Expires=Wed, 09 Jun 2027 10:18:14 GMT; Path=/\r\n\r\nbody",
    "HTTP/1.1 302 Found\r\nLocation: http://localhost:8080/\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Digest realm=\"r\", nonce=\"n\", qop=\"auth\", algorithm=MD5-sess\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nCache-Control: max-age=60\r\nContent-Length: " .. #gzip .. "\r\n\r\n" .. gzip,
    "HTTP/1.1 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=\"b\""
      .. "\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\none\r\n--b\r\n\r\ntwo\r\n--b--\r\n",
    "HTTP/1.1 206 Partial Content\r\nContent-Type: multipart/byteranges; boundary=b\r\n\r\n--b\r\nContent-Range: bytes 0-1/9\r\n\r\nhi\r\n--b--",
    "HTTP/1.1 206 Partial Content\r\nContent-Range: bytes 0-1/2\r\nContent-Disposition: attachment; filename*=UTF-8''a%20b\r\n\r\nhi",
  },
  read = function(text)
    if not server then open_server() end
    server:answer_(data(text))
    local received
    local session = objc.NSURLSession:sharedSession()
    session:dataTaskWithURL_completionHandler_(objc.NSURL:URLWithString_ "http://localhost:8080/", function(_, response)
      received = response and (response:suggestedFilename() or response:description())
    end):resume()
    runloop.run(70)
    session:configuration():URLCache():removeAllCachedResponses()
    return received
  end,
}

local texts = {
  "", "0", "-1", "1e999", "99999999999999999999", "nan", "\xff\xfe", "a\0b", "a=b; Max-Age=99999999999999999999; Domain=.",
  "a=b, c=d; Expires=Thu, 99 Jan 99999 99:99:99 GMT", ",", " ",
  "bytes 9-1/-5", "text/html; charset=\"", "attachment; filename=\"\\\"../../x", "max-age=99999999999999999999999", "Basic realm=\"", "Digest nonce=,,=,",
  "gzip", "chunked", ("a"):rep(10000), ("a=b; "):rep(2000), ("é, "):rep(500),
}
local fields = {
  "Content-Length", "Content-Type", "Content-Encoding", "Content-Range", "Content-Disposition", "Set-Cookie", "Location", "Cache-Control",
  "WWW-Authenticate", "Expires", "Date", "ETag", "Sec-WebSocket-Protocol", "", ":", "a b", "\r\n",
}
local addresses = {
  "", "/next", "http://b.example/", "http://a.example/", "mailto:a@b", "data:,x", "file:///etc/passwd", "//", "http://[::1", "http://a:99999999/",
  "?", "#", "http://ä.example/" .. ("a/"):rep(2000), "\xff", "about:blank", "http://user:pass@a.example:0/",
}
local challenges = {
  "NSURLAuthenticationMethodHTTPBasic", "NSURLAuthenticationMethodHTTPDigest", "NSURLAuthenticationMethodServerTrust",
  "NSURLAuthenticationMethodClientCertificate", "", "x",
}

local function random_answer()
  local answer = {status = random(3) == 1 and random(100, 599) or pick {200, 204, 206, 301, 304, 401, 407}}
  if random(3) > 1 then
    answer.headers = {}
    for _ = 1, random(6) do answer.headers[pick(fields)] = pick(texts) end
  end
  if random(3) > 1 then
    answer.body = pick(texts)
    if random(2) == 1 and #answer.body > 0 then answer.chunks = random(1, 2 * #answer.body) end
  end
  if random(4) == 1 then answer.redirect = pick(addresses) end
  if random(6) == 1 then answer.delay = pick {0, 0.5, 61, 1e9, 1e300} end
  if random(8) == 1 then answer.error = pick {-1, math.mininteger, {"", 0}, {"\xff", math.maxinteger}} end
  if random(6) == 1 then answer.challenge = pick(challenges) end
  return answer
end

-- Loads a request with one of the clients; each returns what it received.
local clients = {
  function(session, url)
    local received
    session:dataTaskWithURL_completionHandler_(url, function(body, response) received = body and response end):resume()
    runloop.run(100)
    return received
  end,
  function(session, url)
    local received
    session:downloadTaskWithURL_completionHandler_(url, function(place) received = place end):resume()
    runloop.run(100)
    return received
  end,
  function(session)
    local task, received = session:webSocketTaskWithURL_(objc.NSURL:URLWithString_ "ws://a.example/"), nil
    task:receiveMessageWithCompletionHandler_(function(message) received = message end)
    task:resume()
    task:sendMessage_completionHandler_(objc.NSURLSessionWebSocketMessage:alloc():initWithString_ "hi", function() end)
    runloop.run(10)
    task:cancelWithCloseCode_reason_(random(0, 65535), data "reason")
    runloop.run(10)
    return received
  end,
  function(_, url)
    return objc.NSURLConnection:sendSynchronousRequest_returningResponse_error_(objc.NSURLRequest:requestWithURL_(url), nil, nil)
  end,
  function(_, url) return objc.NSString:stringWithContentsOfURL_encoding_error_(url, 4, nil) end,
  function(_, url)
    local view = objc.WKWebView:new()
    view:loadRequest_(objc.NSURLRequest:requestWithURL_(url))
    runloop.run(100)
    return view:title()
  end,
  function(session, url)
    local cookies = objc.NSHTTPCookieStorage:sharedHTTPCookieStorage()
    cookies:setCookies_forURL_mainDocumentURL_({}, url, nil)
    session:dataTaskWithURL_(url):resume()
    runloop.run(100)
    return #cookies:cookies() > 0
  end,
}

formats.network_answer = {
  make = function()
    local answers = {}
    for index = 1, random(3) do answers[index] = random_answer() end
    return answers
  end,
  read = function(answers)
    local before <const> = objc.snapshot()
    local count = 0
    local is_done, received = pcall(function()
      network.respond("*", function()
        count = count + 1
        return answers[(count - 1) % #answers + 1]
      end)
      local session = objc.NSURLSession:sessionWithConfiguration_(objc.NSURLSessionConfiguration:defaultSessionConfiguration())
      return pick(clients)(session, objc.NSURL:URLWithString_ "http://a.example/")
    end)
    objc.restore(before)
    return is_done and received or nil
  end,
}

return formats
