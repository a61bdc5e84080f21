// The functions of <libkern/OSByteOrder.h>, which swap the bytes of integers.
#ifndef HOOKHOST_BYTE_ORDER_H
#define HOOKHOST_BYTE_ORDER_H
#include <hookhost/CTypes.h>

// Swapped at compile time, for initializers.
#define OSSwapConstInt16(value) \
  ((uint16_t)((((uint16_t)(value) & 0xff00u) >> 8) | (((uint16_t)(value) & 0x00ffu) << 8)))
#define OSSwapConstInt32(value) \
  ((uint32_t)((((uint32_t)(value) & 0xff000000u) >> 24) | (((uint32_t)(value) & 0x00ff0000u) >> 8) \
    | (((uint32_t)(value) & 0x0000ff00u) << 8) | (((uint32_t)(value) & 0x000000ffu) << 24)))
#define OSSwapConstInt64(value) \
  ((uint64_t)((uint64_t)OSSwapConstInt32((uint64_t)(value) & 0xffffffffu) << 32 \
    | OSSwapConstInt32((uint64_t)(value) >> 32)))
#define OSSwapHostToBigConstInt16(value) OSSwapConstInt16(value)
#define OSSwapHostToBigConstInt32(value) OSSwapConstInt32(value)
#define OSSwapHostToBigConstInt64(value) OSSwapConstInt64(value)
#define OSSwapBigToHostConstInt16(value) OSSwapConstInt16(value)
#define OSSwapBigToHostConstInt32(value) OSSwapConstInt32(value)
#define OSSwapBigToHostConstInt64(value) OSSwapConstInt64(value)
#define OSSwapHostToLittleConstInt16(value) ((uint16_t)(value))
#define OSSwapHostToLittleConstInt32(value) ((uint32_t)(value))
#define OSSwapHostToLittleConstInt64(value) ((uint64_t)(value))
#define OSSwapLittleToHostConstInt16(value) ((uint16_t)(value))
#define OSSwapLittleToHostConstInt32(value) ((uint32_t)(value))
#define OSSwapLittleToHostConstInt64(value) ((uint64_t)(value))
uint16_t OSSwapInt16(uint16_t value);
uint32_t OSSwapInt32(uint32_t value);
uint64_t OSSwapInt64(uint64_t value);
uint16_t OSSwapHostToBigInt16(uint16_t value);
uint32_t OSSwapHostToBigInt32(uint32_t value);
uint64_t OSSwapHostToBigInt64(uint64_t value);
uint16_t OSSwapBigToHostInt16(uint16_t value);
uint32_t OSSwapBigToHostInt32(uint32_t value);
uint64_t OSSwapBigToHostInt64(uint64_t value);
uint16_t OSSwapHostToLittleInt16(uint16_t value);
uint32_t OSSwapHostToLittleInt32(uint32_t value);
uint64_t OSSwapHostToLittleInt64(uint64_t value);
uint16_t OSSwapLittleToHostInt16(uint16_t value);
uint32_t OSSwapLittleToHostInt32(uint32_t value);
uint64_t OSSwapLittleToHostInt64(uint64_t value);

// Integers in memory. They are inline functions on a device.
#define HOOKHOST_INTEGER_AT(type, base, offset) (*(type *)((uint8_t *)(base) + (offset)))
#define OSReadLittleInt16(base, offset) HOOKHOST_INTEGER_AT(uint16_t, base, offset)
#define OSReadSwapInt16(base, offset) OSSwapInt16(HOOKHOST_INTEGER_AT(uint16_t, base, offset))
#define OSReadBigInt16(base, offset) OSReadSwapInt16(base, offset)
#define OSReadLittleInt32(base, offset) HOOKHOST_INTEGER_AT(uint32_t, base, offset)
#define OSReadSwapInt32(base, offset) OSSwapInt32(HOOKHOST_INTEGER_AT(uint32_t, base, offset))
#define OSReadBigInt32(base, offset) OSReadSwapInt32(base, offset)
#define OSReadLittleInt64(base, offset) HOOKHOST_INTEGER_AT(uint64_t, base, offset)
#define OSReadSwapInt64(base, offset) OSSwapInt64(HOOKHOST_INTEGER_AT(uint64_t, base, offset))
#define OSReadBigInt64(base, offset) OSReadSwapInt64(base, offset)
#define OSWriteLittleInt16(base, offset, value) \
  ((void)(HOOKHOST_INTEGER_AT(uint16_t, base, offset) = (uint16_t)(value)))
#define OSWriteSwapInt16(base, offset, value) \
  ((void)(HOOKHOST_INTEGER_AT(uint16_t, base, offset) = OSSwapInt16((uint16_t)(value))))
#define OSWriteBigInt16(base, offset, value) OSWriteSwapInt16(base, offset, value)
#define OSWriteLittleInt32(base, offset, value) \
  ((void)(HOOKHOST_INTEGER_AT(uint32_t, base, offset) = (uint32_t)(value)))
#define OSWriteSwapInt32(base, offset, value) \
  ((void)(HOOKHOST_INTEGER_AT(uint32_t, base, offset) = OSSwapInt32((uint32_t)(value))))
#define OSWriteBigInt32(base, offset, value) OSWriteSwapInt32(base, offset, value)
#define OSWriteLittleInt64(base, offset, value) \
  ((void)(HOOKHOST_INTEGER_AT(uint64_t, base, offset) = (uint64_t)(value)))
#define OSWriteSwapInt64(base, offset, value) \
  ((void)(HOOKHOST_INTEGER_AT(uint64_t, base, offset) = OSSwapInt64((uint64_t)(value))))
#define OSWriteBigInt64(base, offset, value) OSWriteSwapInt64(base, offset, value)

#endif
