-- CFHTTPMessage of CFNetwork.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("an HTTP message", function()
  it("is parsed as its bytes arrive", function()
    assert.equal("0 1 404 text/plain body HTTP/1.1 404 Not Found", printed [=[
      CFHTTPMessageRef message = CFHTTPMessageCreateEmpty(NULL, false);
      const char *start = "HTTP/1.1 404 Not Found\r\nContent-Type: text/pl", *rest = "ain\r\nX-Other: 1\r\n\r\nbody";
      CFHTTPMessageAppendBytes(message, (const UInt8 *)start, strlen(start));
      printf("%d ", CFHTTPMessageIsHeaderComplete(message));
      CFHTTPMessageAppendBytes(message, (const UInt8 *)rest, strlen(rest));
      NSDictionary *headers = CFBridgingRelease(CFHTTPMessageCopyAllHeaderFields(message));
      NSData *body = CFBridgingRelease(CFHTTPMessageCopyBody(message));
      NSString *line = CFBridgingRelease(CFHTTPMessageCopyResponseStatusLine(message));
      printf("%d %ld %s %s %s", CFHTTPMessageIsHeaderComplete(message), (long)CFHTTPMessageGetResponseStatusCode(message),
        [headers[@"Content-Type"] UTF8String], [[NSString alloc] initWithData:body encoding:4].UTF8String, line.UTF8String);
      CFRelease(message);]=])
  end)

  it("is refused when its start line is none", function()
    assert.equal("0", printed [=[
      CFHTTPMessageRef message = CFHTTPMessageCreateEmpty(NULL, false);
      printf("%d", CFHTTPMessageAppendBytes(message, (const UInt8 *)"nonsense\r\n\r\n", 12));
      CFRelease(message);]=])
  end)

  it("is written with its headers, a host and basic authentication", function()
    assert.equal("POST /p?q=1 HTTP/1.1|Accept: */*|Authorization: Basic dTpw|Host: h.com:81||xyz", printed [=[
      NSURL *url = [NSURL URLWithString:@"http://h.com:81/p?q=1"];
      CFHTTPMessageRef message = CFHTTPMessageCreateRequest(NULL, CFSTR("POST"), (__bridge CFURLRef)url, kCFHTTPVersion1_1);
      CFHTTPMessageSetHeaderFieldValue(message, CFSTR("Accept"), CFSTR("*/*"));
      CFHTTPMessageSetBody(message, (__bridge CFDataRef)[@"xyz" dataUsingEncoding:4]);
      CFHTTPMessageAddAuthentication(message, NULL, CFSTR("u"), CFSTR("p"), kCFHTTPAuthenticationSchemeBasic, false);
      NSData *bytes = CFBridgingRelease(CFHTTPMessageCopySerializedMessage(message));
      NSString *text = [[NSString alloc] initWithData:bytes encoding:4];
      printf("%s", [text stringByReplacingOccurrencesOfString:@"\r\n" withString:@"|"].UTF8String);
      CFRelease(message);]=])
  end)
end)
