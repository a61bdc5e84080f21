local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "../objective_c/support/run_source.lua")

describe("the header fields of a response", function()
  it("match names in any case, those of a request do not", function()
    assert.equal("x x (null) 1 (null)\n", (run [=[
      #import <Foundation/Foundation.h>
      int main(void) {
        NSHTTPURLResponse *r = [[NSHTTPURLResponse alloc] initWithURL:[NSURL URLWithString:@"http://a.b"] statusCode:200
          HTTPVersion:@"HTTP/1.1" headerFields:@{@"content-TYPE": @"x", @"X-a": @"1"}];
        NSMutableURLRequest *q = [NSMutableURLRequest requestWithURL:r.URL];
        [q setValue:@"1" forHTTPHeaderField:@"x-token"];
        NSString *text = [NSString stringWithFormat:@"%@ %@ %@ %@ %@", r.allHeaderFields[@"Content-Type"],
          [r.allHeaderFields copy][@"CONTENT-TYPE"], r.allHeaderFields[@"other"], [r.allHeaderFields objectForKey:@"x-A"],
          q.allHTTPHeaderFields[@"X-Token"]];
        puts(text.UTF8String);
        return 0;
      }]=]))
  end)
end)

describe("Foundation returns", function()
  it("nil for the header fields of a request without any", function()
    local request = objc.NSMutableURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "http://a.b")
    assert.is_nil(request:allHTTPHeaderFields())
    request:setValue_forHTTPHeaderField_("b", "A")
    assert.equal("b", request:allHTTPHeaderFields().A)
  end)
end)
