// <Endian.h>: integers between the byte orders of the host, which is little-endian, and of data.
#ifndef HOOKHOST_ENDIAN_H
#define HOOKHOST_ENDIAN_H
#include <libkern/OSByteOrder.h>

#define Endian16_Swap(value) OSSwapInt16(value)
#define Endian32_Swap(value) OSSwapInt32(value)
#define Endian64_Swap(value) OSSwapInt64(value)

#define EndianS16_NtoB(value) ((int16_t)Endian16_Swap(value))
#define EndianS16_BtoN(value) ((int16_t)Endian16_Swap(value))
#define EndianU16_NtoB(value) ((uint16_t)Endian16_Swap(value))
#define EndianU16_BtoN(value) ((uint16_t)Endian16_Swap(value))
#define EndianS32_NtoB(value) ((int32_t)Endian32_Swap(value))
#define EndianS32_BtoN(value) ((int32_t)Endian32_Swap(value))
#define EndianU32_NtoB(value) ((uint32_t)Endian32_Swap(value))
#define EndianU32_BtoN(value) ((uint32_t)Endian32_Swap(value))
#define EndianS64_NtoB(value) ((int64_t)Endian64_Swap(value))
#define EndianS64_BtoN(value) ((int64_t)Endian64_Swap(value))
#define EndianU64_NtoB(value) ((uint64_t)Endian64_Swap(value))
#define EndianU64_BtoN(value) ((uint64_t)Endian64_Swap(value))

#define EndianS16_NtoL(value) ((int16_t)(value))
#define EndianS16_LtoN(value) ((int16_t)(value))
#define EndianU16_NtoL(value) ((uint16_t)(value))
#define EndianU16_LtoN(value) ((uint16_t)(value))
#define EndianS32_NtoL(value) ((int32_t)(value))
#define EndianS32_LtoN(value) ((int32_t)(value))
#define EndianU32_NtoL(value) ((uint32_t)(value))
#define EndianU32_LtoN(value) ((uint32_t)(value))
#define EndianS64_NtoL(value) ((int64_t)(value))
#define EndianS64_LtoN(value) ((int64_t)(value))
#define EndianU64_NtoL(value) ((uint64_t)(value))
#define EndianU64_LtoN(value) ((uint64_t)(value))
#endif
