-- The functions of <libkern/OSByteOrder.h>, which Foundation's headers include.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("the byte order of an integer in memory", function()
  it("is big, little or swapped, where it is written", function()
    assert.equal("01020304 04030201 4142 7000000", printed [[
      uint8_t bytes[4];
      OSWriteBigInt32(&bytes, 0, 0x01020304);
      for (int i = 0; i < 4; i++) printf("%02x", bytes[i]);
      printf(" ");
      OSWriteLittleInt32(bytes, 0, 0x01020304);
      for (int i = 0; i < 4; i++) printf("%02x", bytes[i]);
      NSMutableData *data = [NSMutableData dataWithLength:6];
      OSWriteBigInt16(data.mutableBytes, 3, 0x4142);
      const uint8_t *written = data.bytes;
      uint32_t value;
      OSWriteSwapInt32(&value, 0, 7);
      printf(" %x%x %x", written[3], written[4], value);]])
  end)

  it("is that of the function which reads it", function()
    assert.equal("2030405 102 203040506070809 5040302 9080706", printed [[
      NSData *data = [NSData dataWithBytes:"\1\2\3\4\5\6\7\10\11" length:9];
      printf("%x %x %llx ", OSReadBigInt32(data.bytes, 1), OSReadBigInt16(data.bytes, 0), OSReadBigInt64(data.bytes, 1));
      printf("%x %x", OSReadLittleInt32(data.bytes, 1), OSReadLittleInt32(data.bytes, 5));]])
  end)

  it("is converted by the macros of Endian.h, too", function()
    assert.equal("201 4030201 807060504030201 102", printed([[
      printf("%x %x %llx %x", EndianU16_BtoN(0x0102), EndianS32_NtoB(0x01020304),
        EndianU64_BtoN(0x0102030405060708ULL), EndianU16_LtoN(0x0102));]], "#import <Endian.h>"))
  end)
end)
