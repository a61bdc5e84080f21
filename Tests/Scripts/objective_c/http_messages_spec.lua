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

  it("is authenticated as the response of a server asks for", function()
    local helpers = [=[
      static CFHTTPAuthenticationRef asked(const char *field) {
        CFHTTPMessageRef response = CFHTTPMessageCreateResponse(NULL, 401, NULL, kCFHTTPVersion1_1);
        CFHTTPMessageSetHeaderFieldValue(response, CFSTR("WWW-Authenticate"), (__bridge CFStringRef)@(field));
        CFHTTPAuthenticationRef found = CFHTTPAuthenticationCreateFromResponse(NULL, response);
        CFRelease(response);
        return found;
      }
      static NSString *applied(const char *field, NSString *user, CFStreamError *error) {
        CFURLRef url = (__bridge CFURLRef)[NSURL URLWithString:@"http://host.com/dir/index.html"];
        CFHTTPMessageRef request = CFHTTPMessageCreateRequest(NULL, CFSTR("GET"), url, kCFHTTPVersion1_1);
        NSDictionary *values = @{(__bridge id)kCFHTTPAuthenticationUsername: user,
          (__bridge id)kCFHTTPAuthenticationPassword: @"CircleOfLife"};
        CFHTTPMessageApplyCredentialDictionary(request, asked(field), (__bridge CFDictionaryRef)values, error);
        return CFBridgingRelease(CFHTTPMessageCopyHeaderFieldValue(request, CFSTR("Authorization")));
      }
    ]=]
    assert.equal([=[
Digest testrealm@host.com http://a.com /b
Digest username="Mufasa", realm="testrealm@host.com", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", uri="/dir/index.html", ]=]
      .. [=[response="1949323746fe6a43ef61f9606e7febea", opaque="a\"b"
Basic TXVmYXNhOkNpcmNsZU9mTGlmZQ==
(null) 4 -1000
(null) -1001
nc=00000001
]=], printed([=[
      const char *digest = "Basic realm=\"r, s\", Digest realm=\"testrealm@host.com\", domain=\"http://a.com /b\", "
        "nonce=\"dcd98b7102dd2f0e8b11d0f600bfb0c093\", opaque=\"a\\\"b\"";
      CFHTTPAuthenticationRef authentication = asked(digest);
      NSArray *domains = CFBridgingRelease(CFHTTPAuthenticationCopyDomains(authentication));
      printf("%s %s %s\n", [(id)CFBridgingRelease(CFHTTPAuthenticationCopyMethod(authentication)) UTF8String],
        [(id)CFBridgingRelease(CFHTTPAuthenticationCopyRealm(authentication)) UTF8String],
        [domains componentsJoinedByString:@" "].UTF8String);
      CFRelease(authentication);
      CFStreamError error = {0, 0};
      printf("%s\n", applied(digest, @"Mufasa", &error).UTF8String);
      printf("%s\n", applied("Basic realm=x", @"Mufasa", NULL).UTF8String);
      printf("%s ", applied("NTLM", @"Mufasa", &error).UTF8String);
      printf("%ld %d\n", (long)error.domain, (int)error.error);
      printf("%s ", applied("Basic realm=x", @"a:b", &error).UTF8String);
      printf("%d\n", (int)error.error);
      NSString *whole = applied("Digest realm=r, nonce=n, qop=\"auth-int, auth\"", @"u", NULL);
      printf("%s\n", [whole substringFromIndex:whole.length - 11].UTF8String);]=], helpers))
  end)
end)
