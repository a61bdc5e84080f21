-- Ciphers and key derivation of CommonCrypto, with the test vectors of the standards.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local before = "#include <CommonCrypto/CommonCrypto.h>\n#include <CommonCrypto/CommonKeyDerivation.h>\n" .. [=[
static void show(const unsigned char *bytes, size_t count) {
  for (size_t place = 0; place < count; place++) printf("%02x", bytes[place]);
  printf(" ");
}
]=]

describe("AES", function()
  it("enciphers a block as FIPS 197, C.1 to C.3, with keys of three sizes", function()
    assert.equal("69c4e0d86a7b0430d8cdb78070b4c55a dda97ca4864cdfe06eaf70a0ec0d7191 8ea2b7ca516745bfeafc49904b496089 ",
      printed([=[
      unsigned char key[32], plain[16], result[16]; size_t moved;
      for (int place = 0; place < 32; place++) key[place] = place;
      for (int place = 0; place < 16; place++) plain[place] = place * 17;
      for (int size = kCCKeySizeAES128; size <= kCCKeySizeAES256; size += 8) {
        CCCrypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionECBMode, key, size, NULL, plain, 16, result, 16, &moved);
        show(result, moved);
      }]=], before))
  end)

  it("counts as NIST SP 800-38A, F.5.1, in parts of any size, and has modes", function()
    local vectors = "874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff "
      .. "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51 "
    assert.equal(vectors .. "3ad77bb40d7a3660a89ecaf32466ef97 -4305", printed([=[
      unsigned char key[] = {0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6, 0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f, 0x3c};
      unsigned char iv[16], result[32]; size_t moved, all = 0;
      unsigned char plain[] = {0x6b, 0xc1, 0xbe, 0xe2, 0x2e, 0x40, 0x9f, 0x96, 0xe9, 0x3d, 0x7e, 0x11, 0x73, 0x93, 0x17, 0x2a,
        0xae, 0x2d, 0x8a, 0x57, 0x1e, 0x03, 0xac, 0x9c, 0x9e, 0xb7, 0x6f, 0xac, 0x45, 0xaf, 0x8e, 0x51};
      for (int place = 0; place < 16; place++) iv[place] = 0xf0 + place;
      CCCryptorRef cryptor;
      CCCryptorCreateWithMode(kCCEncrypt, kCCModeCTR, kCCAlgorithmAES, ccNoPadding, iv, key, 16, NULL, 0, 0,
        kCCModeOptionCTR_BE, &cryptor);
      for (int size = 5; all < 32; size = 32 - all < 16 ? 32 - all : 11) {
        CCCryptorUpdate(cryptor, plain + all, size, result + all, sizeof result - all, &moved);
        all += moved;
      }
      show(result, all);
      CCCryptorReset(cryptor, iv);
      CCCryptorUpdate(cryptor, result, 32, result, 32, &moved);
      show(result, moved);
      CCCryptorRelease(cryptor);
      CCCryptorCreateWithMode(kCCEncrypt, kCCModeECB, kCCAlgorithmAES, ccNoPadding, NULL, key, 16, NULL, 0, 0, 0, &cryptor);
      CCCryptorUpdate(cryptor, plain, 16, result, 32, &moved);
      show(result, moved);
      printf("%d", CCCryptorCreateWithMode(kCCEncrypt, kCCModeOFB, kCCAlgorithmAES, ccNoPadding, iv, key, 16, NULL, 0, 0, 0,
        &cryptor));]=], before))
  end)

  it("chains blocks as NIST SP 800-38A, F.2.1", function()
    assert.equal("7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2 ", printed([=[
      unsigned char key[] = {0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6, 0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f, 0x3c};
      unsigned char iv[16], result[32];
      unsigned char plain[] = {0x6b, 0xc1, 0xbe, 0xe2, 0x2e, 0x40, 0x9f, 0x96, 0xe9, 0x3d, 0x7e, 0x11, 0x73, 0x93, 0x17, 0x2a,
        0xae, 0x2d, 0x8a, 0x57, 0x1e, 0x03, 0xac, 0x9c, 0x9e, 0xb7, 0x6f, 0xac, 0x45, 0xaf, 0x8e, 0x51};
      size_t moved;
      for (int place = 0; place < 16; place++) iv[place] = place;
      CCCrypt(kCCEncrypt, kCCAlgorithmAES, 0, key, 16, iv, plain, 32, result, 32, &moved);
      show(result, moved);]=], before))
  end)

  it("pads, in one call and in parts, and reports a wrong length", function()
    assert.equal("0 32 0 hello, padded text -4301 32 -4300 -4303 -4304 16 16 1", printed([=[
      const char *key = "0123456789abcdef", *text = "hello, padded text";
      unsigned char sealed[48] = {0}, parts[48] = {0}; char plain[48] = {0}; size_t moved, more, last;
      printf("%d ", CCCrypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key, 16, NULL, text, 18, sealed, 48, &moved));
      printf("%zu ", moved);
      printf("%d ", CCCrypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key, 16, NULL, sealed, 32, plain, 48, &moved));
      printf("%.*s ", (int)moved, plain);
      printf("%d ", CCCrypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key, 16, NULL, text, 18, parts, 20, &moved));
      printf("%zu ", moved);
      printf("%d ", CCCrypt(kCCEncrypt, kCCAlgorithmAES, 0, key, 15, NULL, text, 16, parts, 48, &moved));
      printf("%d ", CCCrypt(kCCEncrypt, kCCAlgorithmAES, 0, key, 16, NULL, text, 18, parts, 48, &moved));
      printf("%d ", CCCrypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key, 16, NULL, sealed, 16, plain, 48, &moved));
      CCCryptorRef cryptor;
      CCCryptorCreate(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key, 16, NULL, &cryptor);
      CCCryptorUpdate(cryptor, text, 5, parts, 48, &moved);
      CCCryptorUpdate(cryptor, text + 5, 13, parts + moved, 48 - moved, &more);
      CCCryptorFinal(cryptor, parts + moved + more, 48 - moved - more, &last);
      CCCryptorRelease(cryptor);
      printf("%zu %zu %d", more, last, memcmp(parts, sealed, 32) == 0);]=], before))
  end)
end)

describe("DES", function()
  it("enciphers and deciphers blocks, alone and thrice", function()
    -- The third block is from NIST SP 800-20; openssl computes the same as the fourth.
    local expected = "85e813540f0ab405 0123456789abcdef 95f8a5e5dd31d900 0 "
      .. "e27804dea3ccea2e9564e81e233a57d021e67e73e5908b87 DES is an old cipher. 1 -4300 "
    assert.equal(expected, printed([=[
      unsigned char key[] = {0x13, 0x34, 0x57, 0x79, 0x9b, 0xbc, 0xdf, 0xf1}, result[64], again[64]; size_t moved;
      unsigned char plain[] = {0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef};
      CCCrypt(kCCEncrypt, kCCAlgorithmDES, kCCOptionECBMode, key, kCCKeySizeDES, NULL, plain, 8, result, 64, &moved);
      show(result, moved);
      CCCrypt(kCCDecrypt, kCCAlgorithmDES, kCCOptionECBMode, key, 8, NULL, result, 8, again, 64, &moved);
      show(again, moved);
      unsigned char ones[24], first[8] = {0x80};
      memset(ones, 1, 24);
      CCCrypt(kCCEncrypt, kCCAlgorithm3DES, kCCOptionECBMode, ones, kCCKeySize3DES, NULL, first, 8, result, 64, &moved);
      show(result, moved);
      const char *text = "DES is an old cipher.", *long_key = "abcdefghijklmnopqrstuvwx", *iv = "12345678";
      printf("%d ", CCCrypt(kCCEncrypt, kCCAlgorithm3DES, kCCOptionPKCS7Padding, long_key, 24, iv, text, 21, result, 64, &moved));
      show(result, moved);
      CCCrypt(kCCDecrypt, kCCAlgorithm3DES, kCCOptionPKCS7Padding, long_key, 24, iv, result, moved, again, 64, &moved);
      printf("%.21s %d ", again, moved == 21);
      printf("%d ", CCCrypt(kCCEncrypt, kCCAlgorithm3DES, 0, key, 8, NULL, plain, 8, result, 64, &moved));]=], before))
  end)

  it("is not RC4, which is named in an error", function()
    assert.matches("the cipher RC4 of CommonCrypto is not available; there are AES, DES and 3DES", (select(2, pcall(printed, [=[
      unsigned char key[8] = {0}, result[8]; size_t moved;
      CCCrypt(kCCEncrypt, kCCAlgorithmRC4, 0, key, 8, NULL, key, 8, result, 8, &moved);]=], before))), 1, true)
  end)
end)

it("keys are derived from passwords as in RFC 6070 and RFC 7914, section 11", function()
  assert.equal("ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957 55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc ",
    printed([=[
    unsigned char key[64];
    CCKeyDerivationPBKDF(kCCPBKDF2, "password", 8, (const uint8_t *)"salt", 4, kCCPRFHmacAlgSHA1, 2, key, 20);
    show(key, 20);
    CCKeyDerivationPBKDF(kCCPBKDF2, "passwd", 6, (const uint8_t *)"salt", 4, kCCPRFHmacAlgSHA256, 1, key, 64);
    show(key, 32);]=], before))
end)

it("an HMAC is computed in parts", function()
  assert.equal("1", printed([=[
    unsigned char one[32], other[32]; CCHmacContext context;
    CCHmac(kCCHmacAlgSHA256, "key", 3, "some text", 9, one);
    CCHmacInit(&context, kCCHmacAlgSHA256, "key", 3);
    CCHmacUpdate(&context, "some ", 5); CCHmacUpdate(&context, "text", 4); CCHmacFinal(&context, other);
    printf("%d", memcmp(one, other, 32) == 0);]=], before))
end)

describe("a digest in parts", function()
  local parts = [=[
struct { CC_SHA1_CTX one, other; } both;
@interface Hasher : NSObject
@property CC_SHA1_CTX context;
@end
@implementation Hasher
- (void)add:(const char *)text {
  CC_SHA1_CTX context = self.context;
  CC_SHA1_Update(&context, text, (CC_LONG)strlen(text));
  self.context = context;
}
@end
]=]

  it("goes on in a copy of its context, as in a property", function()
    assert.equal("a9993e364706816aba3e25717850c26c9cd0d89d 86f7e437faa5a7fce15d1ddcb9eaeaea377667b8 ", printed([=[
      Hasher *hasher = [Hasher new];
      CC_SHA1_CTX context;
      CC_SHA1_Init(&context);
      hasher.context = context;
      [hasher add:"a"];
      CC_SHA1_CTX early = hasher.context;
      [hasher add:"bc"];
      unsigned char sum[CC_SHA1_DIGEST_LENGTH];
      context = hasher.context;
      CC_SHA1_Final(sum, &context);
      show(sum, sizeof(sum));
      CC_SHA1_Final(sum, &early);
      show(sum, sizeof(sum));]=], before .. parts))
  end)

  it("has a context of its own in each field of a structure", function()
    assert.equal("86f7e437faa5a7fce15d1ddcb9eaeaea377667b8 e9d71f5ee7c92d6dc9e92ffdad17b8bd49418f98 ", printed([=[
      unsigned char sum[CC_SHA1_DIGEST_LENGTH];
      CC_SHA1_Init(&both.one);
      CC_SHA1_Init(&both.other);
      CC_SHA1_Update(&both.one, "a", 1);
      CC_SHA1_Update(&both.other, "b", 1);
      CC_SHA1_Final(sum, &both.one);
      show(sum, sizeof(sum));
      CC_SHA1_Final(sum, &both.other);
      show(sum, sizeof(sum));]=], before .. parts))
  end)
end)
