-- zlib: checksums, streaming compression and decompression, and data from zlib itself (1.2.13, level 9).

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local before = "#include <zlib.h>\n#include <string.h>\n"

it("sums are those of the published check values", function()
  -- The CRC of "123456789", and Adler's example in its article of Wikipedia.
  assert.equal("cbf43926 11e60398 0 1", printed([=[
    printf("%lx %lx ", crc32(0, (const Bytef *)"123456789", 9), adler32(1, (const Bytef *)"Wikipedia", 9));
    printf("%lx %lx", crc32(0, NULL, 0), adler32(0, NULL, 0));]=], before))
end)

it("the types and macros of zconf.h that archive libraries use are declared", function()
  assert.equal("8 4", printed([=[
    voidp memory = NULL; voidpc constant = memory; z_crc_t sum = 0; uIntf count = 1;
    printf("%zu %zu", sizeof constant, sizeof sum + 0 * count);]=],
    before .. "extern int ZEXPORT unused OF((voidpf memory, charf *text));\n"))
end)

it("bytes with codes of their own and bytes in gzip's envelope are inflated", function()
  assert.equal("0 300 351b533d 1 270 hookhost", printed([=[
    const Bytef own[] = {0x78, 0xda, 0x45, 0x8f, 0x81, 0x11, 0x00, 0x30, 0x04, 0x03, 0x67, 0x95, 0xec, 0xbf, 0x43, 0x49, 0x42, 0xdb,
      0xba, 0x23, 0x78, 0x5a, 0x60, 0xa1, 0xfa, 0x00, 0xd5, 0xee, 0x38, 0x7a, 0x16, 0xcb, 0x02, 0x23, 0xe3, 0xe7,
      0xa1, 0x86, 0xed, 0x24, 0x26, 0x72, 0x35, 0x28, 0x64, 0xca, 0x08, 0xf7, 0x27, 0xd9, 0xc6, 0xed, 0x0e, 0x30,
      0x60, 0xbd, 0xe1, 0x6c, 0xcc, 0xc8, 0x24, 0x4d, 0xe3, 0x31, 0x85, 0xa7, 0x16, 0x90, 0x51, 0x13, 0x42, 0xa8,
      0xfd, 0xc5, 0x1f, 0x3a, 0x9a, 0xc9, 0xd9, 0x7b, 0xcb, 0x8c, 0x9e, 0x95, 0x71, 0xdb, 0xc0, 0xa3, 0xe1, 0xcc,
      0x69, 0x7d, 0x1f, 0x34, 0x7f, 0x72, 0x56};
    Bytef to[400]; uLongf room = 400;
    printf("%d ", uncompress(to, &room, own, sizeof own));
    printf("%lu %lx ", room, crc32(0, to, (uInt)room));
    Bytef zipped[] = {0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xcb, 0xc8, 0xcf, 0xcf, 0xce, 0xc8, 0x2f, 0x2e,
      0x51, 0xc8, 0x18, 0x65, 0x94, 0x28, 0x00, 0x00, 0xaa, 0xc2, 0xb2, 0x1f, 0x0e, 0x01, 0x00, 0x00};
    z_stream stream; memset(&stream, 0, sizeof stream);
    inflateInit2(&stream, 15 + 32);
    stream.next_in = zipped; stream.avail_in = sizeof zipped; stream.next_out = to; stream.avail_out = 400;
    printf("%d ", inflate(&stream, Z_FINISH));
    printf("%lu %.8s", stream.total_out, (char *)to);
    inflateEnd(&stream);]=], before))
end)

describe("a stream", function()
  it("uses the available input and output, and does not touch other memory", function()
    assert.equal("1 900 1 1 2 1 1", printed([=[
      Bytef text[900], packed[1000], plain[900];
      for (int place = 0; place < 900; place++) text[place] = "abcabdabe"[place % 9];
      z_stream out; memset(&out, 0, sizeof out);
      deflateInit(&out, Z_DEFAULT_COMPRESSION);
      out.next_in = text; out.avail_in = 900; out.next_out = packed; out.avail_out = 7;
      int result;
      while ((result = deflate(&out, Z_FINISH)) == Z_OK) out.avail_out = 7;
      uInt size = (uInt)out.total_out;
      printf("%d ", result); printf("%lu ", out.total_in); printf("%d ", size < 100);
      deflateEnd(&out);
      packed[size] = 1; packed[size + 1] = 2;
      z_stream in; memset(&in, 0, sizeof in);
      inflateInit(&in);
      in.next_in = packed; in.next_out = plain;
      uInt given = 0;
      do {
        in.avail_in = 5 < size + 2 - given ? 5 : size + 2 - given; in.avail_out = 900 - (uInt)in.total_out;
        uInt before = in.avail_in;
        result = inflate(&in, Z_NO_FLUSH);
        given += before - in.avail_in;
      } while (result == Z_OK || result == Z_BUF_ERROR && in.total_out < 900);
      printf("%d %u %d ", result, size + 2 - given, memcmp(text, plain, 900) == 0);
      printf("%d", inflateEnd(&in) == Z_OK);]=], before))
  end)

  it("reports damaged data with zlib's message, and too little room is not a data error", function()
    assert.equal("-3 incorrect header check -5 -3", printed([=[
      Bytef to[100], packed[100]; uLongf size = 100, room = 3;
      z_stream in; memset(&in, 0, sizeof in);
      inflateInit(&in);
      in.next_in = (Bytef *)"no header"; in.avail_in = 9; in.next_out = to; in.avail_out = 100;
      printf("%d %s ", inflate(&in, Z_NO_FLUSH), in.msg);
      compress(packed, &size, (const Bytef *)"some text", 9);
      printf("%d ", uncompress(to, &room, packed, size));
      packed[size - 1] ^= 1; room = 100;
      printf("%d", uncompress(to, &room, packed, size));]=], before))
  end)

  it("writes the bytes of zlib, with every level, window and envelope", function()
    assert.equal("0 16 789ccb48cdc9c957c8402701680308b1 1013 18 1 28 1 23", printed([=[
      const Bytef *text = (const Bytef *)"hello hello hello hello";
      Bytef to[200]; uLongf room = 200;
      printf("%d ", compress2(to, &room, text, 23, 6));
      printf("%lu ", room);
      for (uLongf place = 0; place < room; place++) printf("%02x", to[place]);
      printf(" %lu ", compressBound(1000));
      int bits[] = {-15, 31};
      for (int index = 0; index < 2; index++) {
        z_stream out; memset(&out, 0, sizeof out);
        deflateInit2(&out, index == 0 ? 0 : 9, Z_DEFLATED, bits[index], 8, index == 0 ? Z_FIXED : Z_DEFAULT_STRATEGY);
        out.next_in = (Bytef *)text; out.avail_in = index == 0 ? 13 : 23; out.next_out = to; out.avail_out = 200;
        int code = deflate(&out, Z_FINISH);
        printf("%lu %d ", out.total_out, code);
        deflateEnd(&out);
        if (index == 0) continue;
        z_stream in; memset(&in, 0, sizeof in);
        inflateInit2(&in, 47);
        Bytef plain[100];
        in.next_in = to; in.avail_in = (uInt)out.total_out; in.next_out = plain; in.avail_out = 100;
        inflate(&in, Z_FINISH);
        printf("%lu", in.total_out);
        inflateEnd(&in);
      }]=], before))
  end)

  it("processes more bytes than one step", function()
    assert.equal("1 300000 1 1 300000 0 1", printed([=[
      uInt size = 300000;
      Bytef *text = malloc(size), *packed = malloc(size + 1000), *plain = malloc(size);
      unsigned number = 1;
      for (uInt place = 0; place < size; place++) {
        number = number * 1103515245 + 12345;
        text[place] = number >> 16;
      }
      z_stream out; memset(&out, 0, sizeof out);
      deflateInit(&out, 1);
      out.next_in = text; out.avail_in = size; out.next_out = packed; out.avail_out = size + 1000;
      printf("%d ", deflate(&out, Z_FINISH));
      printf("%lu %d ", out.total_in, out.total_out > size / 2);
      z_stream in; memset(&in, 0, sizeof in);
      inflateInit(&in);
      in.next_in = packed; in.avail_in = (uInt)out.total_out; in.next_out = plain; in.avail_out = size;
      printf("%d ", inflate(&in, Z_FINISH));
      printf("%lu ", in.total_out);
      printf("%d ", memcmp(text, plain, size));
      uLongf room = size;
      printf("%d", uncompress(plain, &room, packed, out.total_out) == Z_OK && room == size);
      deflateEnd(&out); inflateEnd(&in);]=], before .. "#include <stdlib.h>\n"))
  end)

  it("is reset, and ended early with an error", function()
    assert.equal("0 1 5 -3 -2", printed([=[
      Bytef to[100]; z_stream out; memset(&out, 0, sizeof out);
      deflateInit(&out, 6);
      for (int turn = 0; turn < 2; turn++) {
        out.next_in = (Bytef *)"text"; out.avail_in = 4; out.next_out = to; out.avail_out = 100;
        printf("%d ", deflate(&out, turn == 0 ? Z_NO_FLUSH : Z_FINISH));
        if (turn == 0) deflateReset(&out);
      }
      deflateReset(&out);
      out.next_in = (Bytef *)"other"; out.avail_in = 5; out.next_out = to; out.avail_out = 100;
      deflate(&out, Z_NO_FLUSH);
      printf("%lu ", out.total_in);
      printf("%d ", deflateEnd(&out));
      printf("%d", deflateEnd(&out));]=], before))
  end)
end)

it("writes into mutable data, by its bytes without const, too", function()
  assert.equal("1 hello hello 1 hello hello", printed([=[
    Bytef zipped[64]; uLongf count = 64;
    compress(zipped, &count, (const Bytef *)"hello hello", 11);
    for (int round = 0; round < 2; round++) {
      NSMutableData *data = [NSMutableData dataWithLength:11];
      z_const Bytef *from = zipped;
      z_stream stream; memset(&stream, 0, sizeof stream);
      inflateInit(&stream);
      stream.next_in = from; stream.avail_in = (uInt)count;
      stream.next_out = round ? (Bytef *)data.bytes : (Bytef *)[data bytes]; stream.avail_out = (uInt)data.length;
      printf("%d ", inflate(&stream, Z_FINISH));
      inflateEnd(&stream);
      printf("%s%s", [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding].UTF8String, round ? "" : " ");
    }]=], before .. "#import <Foundation/Foundation.h>\n"))
end)
