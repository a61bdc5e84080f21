-- Certificates and trust, as used for certificate pinning. The certificates were generated with OpenSSL 3: a root, a
-- certificate that it issued for api.example.com and *.example.org until October 2026, and a root with an
-- elliptic-curve key. The virtual clock begins in January 2026.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local root, leaf, curve = [[
MIIDEjCCAfqgAwIBAgIBATANBgkqhkiG9w0BAQsFADApMRUwEwYDVQQDDAxFeGFtcGxlIFJvb3QxEDAOBgNVBAoMB0V4YW1wbGUwHhcNMjUwMTAxMDAwMD
AwWhcNMzUwMTAxMDAwMDAwWjApMRUwEwYDVQQDDAxFeGFtcGxlIFJvb3QxEDAOBgNVBAoMB0V4YW1wbGUwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEK
AoIBAQCtD4sCZT4fU51HK2dTG+4Rb0+INqU2rc0LzC0vT0BT8FKljaabgmZcjzAnmvzk7Rjwf386bG02nmfcFL+k5VM70VzbQzF0FI7w7RHgoKTJmq+EFA
Ae9RzV3P2cM0XSq4FSFvCMsMRGcREyNdMp4MHMnj8hyESVxikl9nfP94p90cldGay6qUMMjhxu1gtip/1jSmS/2mHyg5Gc+Humhhj/RYAfEC3ViAzSWHQt
B+O7qqbcFjI8fI5LNxoH2Q/EJZxDVujtRYVCiSPy5QNCM8smk2GWz9VfZtAtIDGBuNde1L3XRarp3JL7xN9C7NYgrNI2fLrLqvGELnz5JqsU+SaJAgMBAA
GjRTBDMBIGA1UdEwEB/wQIMAYBAf8CAQAwDgYDVR0PAQH/BAQDAgEGMB0GA1UdDgQWBBTn6o7sWrK75IALTXlSCfLE495RhzANBgkqhkiG9w0BAQsFAAOC
AQEANwj/UBsewisS1TjL34OCp+H7UugNJieyUgHfT0Tf2mhsJbi5rv7RJijoiC5u9Iqty0dnab4Av11KaNbWN/ECo1VHaNQ1kFTu1C1DDfYfeAGh7nPRSE
KMTPWCfaKYxS6H4WYqmf2VkMchbSDtFflKenBFyNVtA3XvfRHK+BRPIRjTC5P0SKTi5XCRRJ5IGXXQoPd0qdvMwCN5hZzbU4oSkKngKNG4fMLs44mBnOMP
ZA6CGqsezZ2GSYKPYQ2NfNHwlnqR1uFPXkB7ipALcnmqf8wKS2v4uYaE5ItU0ui+DaE+44HSlvF6gPULJ/zyT13r67azBJIENYTwsHut98x4zg==]], [[
MIIDYDCCAkigAwIBAgIBAjANBgkqhkiG9w0BAQsFADApMRUwEwYDVQQDDAxFeGFtcGxlIFJvb3QxEDAOBgNVBAoMB0V4YW1wbGUwHhcNMjUxMDAxMDAwMD
AwWhcNMjYxMDAxMDAwMDAwWjAaMRgwFgYDVQQDDA9hcGkuZXhhbXBsZS5jb20wggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCaS3zp7b1xsuh4
na4mkyNeMiK72a7QV568okyvi+j1Qo9VSyGQyvq48RmSlAfhllc/jcfCLW3HXCnja6nB9rVFJEllu7alUpxy/IgUnCYBDeRM2edQoZxz+Vnbe3dertlWr9
zsB1RNjyHTkE3WfyuvmQTStTK4ciMTB+BCcUiUTQfv6RyK6jKmpUxO6I0cwlpp7Wj24pN9Mh5wlket/Qg/9FKpFMpK2op9P9P0Tv5ndafQhZzf9mDbURdz
866iL8VVQ16TfSf8Foe57+52i4TdqCQ/TpEV2+emVOgdjhS04na2rYuu0cPXMbz9Pj6k7zoX8VfXEF4S3RAGazmtolZBAgMBAAGjgaEwgZ4wDAYDVR0TAQ
H/BAIwADAOBgNVHQ8BAf8EBAMCB4AwEwYDVR0lBAwwCgYIKwYBBQUHAwEwKQYDVR0RBCIwIIIPYXBpLmV4YW1wbGUuY29tgg0qLmV4YW1wbGUub3JnMB0G
A1UdDgQWBBTg12S3hkLDxGeO5hck51TVP3yaTzAfBgNVHSMEGDAWgBTn6o7sWrK75IALTXlSCfLE495RhzANBgkqhkiG9w0BAQsFAAOCAQEASMjp4XdaRv
s2RCankNyGguHwZ6xQ9QJaXwT45YTsQ49Rjn2eHOJCkVfR5DEf85rLcJp2GcN0OR0MT2jxsi8cehux6xfQxLV5Ebjr/MIRSAmjsPmKpMg1y/wT6tU0LJV4
jqpHoH3IpYKEWw+sDfXl63bdZ8WK5I/W60PDddQc9JChgx3Am0drYKWb6oxgjkxd1alfRoeR994+I5/YJRET7VFXqK8v7ZP82Pt/j17QLXhbAJ5hDsfnaZ
am7b1pXxjMGSQkFVFAq4nq2F2F6v3mERy0rZo2eviJirGqLZgea1fW7g/9Ub78s1wWc0R8FtLwt8E+tHMPJB+Bbg/SAiTaMg==]], [[
MIIBXzCCAQSgAwIBAgIBAzAKBggqhkjOPQQDAjAVMRMwEQYDVQQDDApDdXJ2ZSBSb290MB4XDTI1MDEwMTAwMDAwMFoXDTM1MDEwMTAwMDAwMFowFTETMB
EGA1UEAwwKQ3VydmUgUm9vdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABCHMTfqJ2uETk4w2mmx7NRjjP/VUCu3uGMWOJBnvKmjXZ5npe0JXu9hmILz0
TnVhu6k/V+pPLvvJiLIIItrB49GjRTBDMBIGA1UdEwEB/wQIMAYBAf8CAQAwDgYDVR0PAQH/BAQDAgEGMB0GA1UdDgQWBBSuZn9dVhrUH7LnWt/5Y5+SjC
dxVTAKBggqhkjOPQQDAgNJADBGAiEAyQyvJJRRi/AYn7e130T0ZUfC7JEWazl/3ACb+px0tfICIQDQlr1qEtDpDMUFMaRKrwg0scM9UAp+MIKA9f3ju/da
oA==]]
local function quoted(text) return '@"' .. text:gsub("%s", "") .. '"' end
local before = "#import <Security/Security.h>\n#include <string.h>\n"
  .. "static NSString *ROOT = " .. quoted(root) .. ", *LEAF = " .. quoted(leaf) .. ", *CURVE = " .. quoted(curve) .. ";\n" .. [=[
static id certificate(NSString *text) {
  NSData *data = [[NSData alloc] initWithBase64EncodedString:text options:0];
  return CFBridgingRelease(SecCertificateCreateWithData(NULL, (__bridge CFDataRef)data));
}
static SecTrustRef trust(NSString *host) {
  SecTrustRef made = NULL;
  SecPolicyRef policy = SecPolicyCreateSSL(true, (__bridge CFStringRef)host);
  SecTrustCreateWithCertificates((__bridge CFArrayRef)@[certificate(LEAF), certificate(ROOT)], policy, &made);
  return made;
}
static void check(SecTrustRef trust) {
  CFErrorRef error = NULL;
  bool holds = SecTrustEvaluateWithError(trust, &error);
  printf("%d %ld ", holds, (long)[(__bridge NSError *)error code]);
}
]=]

describe("a certificate", function()
  it("returns its subject, its bytes and its key, and is nil for other bytes", function()
    assert.equal("api.example.com 868 1 270 256 42 2048 1", printed([=[
      id made = certificate(LEAF);
      SecCertificateRef leaf = (__bridge SecCertificateRef)made;
      NSString *summary = CFBridgingRelease(SecCertificateCopySubjectSummary(leaf));
      NSData *bytes = CFBridgingRelease(SecCertificateCopyData(leaf));
      printf("%s %d %d ", summary.UTF8String, (int)bytes.length, made == certificate(LEAF));
      SecKeyRef key = SecCertificateCopyKey(leaf);
      NSData *external = CFBridgingRelease(SecKeyCopyExternalRepresentation(key, NULL));
      NSDictionary *about = CFBridgingRelease(SecKeyCopyAttributes(key));
      printf("%d %zu %s %d ", (int)external.length, SecKeyGetBlockSize(key), [about[(id)kSecAttrKeyType] UTF8String],
        [about[(id)kSecAttrKeySizeInBits] intValue]);
      NSData *text = [@"no certificate" dataUsingEncoding:NSUTF8StringEncoding];
      printf("%d", SecCertificateCreateWithData(NULL, (__bridge CFDataRef)text) == NULL);]=], before))
  end)
end)

describe("trust", function()
  it("needs an anchor that has signed the chain", function()
    assert.equal("0 -67843 1 0 2 api.example.com 4 0 -67843 ", printed([=[
      SecTrustRef made = trust(@"api.example.com");
      check(made);
      SecTrustSetAnchorCertificates(made, (__bridge CFArrayRef)@[certificate(ROOT)]);
      check(made);
      SecTrustResultType result;
      printf("%ld ", (long)SecTrustGetCertificateCount(made));
      NSString *first = CFBridgingRelease(SecCertificateCopySubjectSummary(SecTrustGetCertificateAtIndex(made, 0)));
      SecTrustGetTrustResult(made, &result);
      printf("%s %d ", first.UTF8String, result);
      SecTrustSetAnchorCertificates(made, (__bridge CFArrayRef)@[certificate(CURVE)]);
      check(made);]=], before))
  end)

  it("checks the host's name, in which a star matches one label", function()
    assert.equal("0 -67602 1 0 0 -67602 ", printed([=[
      for (NSString *host in @[@"example.com", @"www.example.org", @"a.b.example.org"]) {
        SecTrustRef made = trust(host);
        SecTrustSetAnchorCertificates(made, (__bridge CFArrayRef)@[certificate(ROOT)]);
        check(made);
      }]=], before))
  end)

  it("expires when a certificate does, by the virtual clock or a date", function()
    assert.equal("0 -67819 1 0 0 -67818 ", printed([=[
      SecTrustRef made = trust(@"api.example.com");
      SecTrustSetAnchorCertificates(made, (__bridge CFArrayRef)@[certificate(ROOT)]);
      SecTrustSetVerifyDate(made, (__bridge CFDateRef)[NSDate dateWithTimeIntervalSince1970:1700000000]);
      check(made);
      SecTrustRef other = trust(@"api.example.com");
      SecTrustSetAnchorCertificates(other, (__bridge CFArrayRef)@[certificate(ROOT)]);
      check(other);
      [NSThread sleepForTimeInterval:300 * 86400.0];
      check(other);]=], before))
  end)

  it("is rejected where a byte of the certificate was changed, and where a signature cannot be verified", function()
    assert.equal("0 -67843 0 -67843 ", printed([=[
      NSMutableData *data = [[[NSData alloc] initWithBase64EncodedString:LEAF options:0] mutableCopy];
      unsigned char *bytes = data.mutableBytes;
      bytes[data.length - 300] ^= 1;
      id changed = CFBridgingRelease(SecCertificateCreateWithData(NULL, (__bridge CFDataRef)data));
      SecTrustRef made = NULL;
      SecTrustCreateWithCertificates((__bridge CFArrayRef)@[changed, certificate(ROOT)], SecPolicyCreateBasicX509(), &made);
      SecTrustSetAnchorCertificates(made, (__bridge CFArrayRef)@[certificate(ROOT)]);
      check(made);
      SecTrustCreateWithCertificates((__bridge CFArrayRef)@[certificate(CURVE)], SecPolicyCreateBasicX509(), &made);
      check(made);]=], before))
  end)

  it("of a challenge without certificates fails", function()
    assert.equal("0 0 -67843 ", printed([=[
      NSURLProtectionSpace *space = [[NSURLProtectionSpace alloc] initWithHost:@"api.example.com" port:443
        protocol:@"https" realm:nil authenticationMethod:NSURLAuthenticationMethodServerTrust];
      printf("%ld ", (long)SecTrustGetCertificateCount(space.serverTrust));
      check(space.serverTrust);]=], before))
  end)
end)
