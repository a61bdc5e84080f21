// The loader's list of images, the types of sections and symbols, and files of several processors.
#ifndef HOOKHOST_LOADER_FACTS_H
#define HOOKHOST_LOADER_FACTS_H
#include <hookhost/Images.h>

struct dyld_image_info {
  const struct mach_header *imageLoadAddress;
  const char *imageFilePath;
  uintptr_t imageFileModDate;
};
struct dyld_uuid_info {
  const struct mach_header *imageLoadAddress;
  unsigned char imageUUID[16];
};
enum dyld_image_mode { dyld_image_adding, dyld_image_removing, dyld_image_info_change };
typedef void (*dyld_image_notifier)(
  enum dyld_image_mode mode, uint32_t count, const struct dyld_image_info info[]);
enum { dyld_error_kind_none, dyld_error_kind_dylib_missing, dyld_error_kind_dylib_wrong_arch,
  dyld_error_kind_dylib_version, dyld_error_kind_symbol_missing };
struct dyld_all_image_infos {
  uint32_t version, infoArrayCount;
  const struct dyld_image_info *infoArray;
  dyld_image_notifier notification;
  _Bool processDetachedFromSharedRegion, libSystemInitialized;
  const struct mach_header *dyldImageLoadAddress;
  void *jitInfo;
  const char *dyldVersion, *errorMessage;
  uintptr_t terminationFlags;
  void *coreSymbolicationShmPage;
  uintptr_t systemOrderFlag, uuidArrayCount;
  const struct dyld_uuid_info *uuidArray;
  struct dyld_all_image_infos *dyldAllImageInfosAddress;
  uintptr_t initialImageCount, errorKind;
  const char *errorClientOfDylibPath, *errorTargetDylibPath, *errorSymbol;
  uintptr_t sharedCacheSlide;
  uint8_t sharedCacheUUID[16];
  uintptr_t sharedCacheBaseAddress;
  uint64_t infoArrayChangeTimestamp;
  const char *dyldPath;
};

#define N_STAB 0xe0
#define N_PEXT 0x10
#define N_TYPE 0x0e
#define N_EXT 0x01
#define N_UNDF 0x0
#define N_ABS 0x2
#define N_SECT 0xe
#define N_PBUD 0xc
#define N_INDR 0xa
#define N_ARM_THUMB_DEF 0x0008
#define NO_SECT 0
#define N_FUN 0x24
#define N_STSYM 0x26
#define N_SO 0x64
#define N_OSO 0x66
#define SECTION_ATTRIBUTES 0xffffff00
enum { S_REGULAR, S_ZEROFILL, S_CSTRING_LITERALS, S_4BYTE_LITERALS, S_8BYTE_LITERALS,
  S_LITERAL_POINTERS, S_SYMBOL_STUBS = 8, S_MOD_INIT_FUNC_POINTERS, S_MOD_TERM_FUNC_POINTERS,
  S_COALESCED };
#define S_ATTR_PURE_INSTRUCTIONS 0x80000000
#define S_ATTR_NO_DEAD_STRIP 0x10000000
#define S_ATTR_NO_TOC 0x40000000
#define S_ATTR_STRIP_STATIC_SYMS 0x20000000
#define S_ATTR_LIVE_SUPPORT 0x08000000
#define S_ATTR_SELF_MODIFYING_CODE 0x04000000
#define S_ATTR_DEBUG 0x02000000
#define S_ATTR_EXT_RELOC 0x00000200
#define S_ATTR_LOC_RELOC 0x00000100
#define S_ATTR_SOME_INSTRUCTIONS 0x00000400
#define SECT_COMMON "__common"
#define SEG_OBJC "__OBJC"
#define LC_RPATH (0x1c | LC_REQ_DYLD)
#define LC_DYLD_INFO 0x22
#define LC_DYLD_INFO_ONLY (0x22 | LC_REQ_DYLD)
#define LC_VERSION_MIN_IPHONEOS 0x25
#define LC_SOURCE_VERSION 0x2a
#define LC_BUILD_VERSION 0x32
#define MH_DYLIB_STUB 9
#define MH_EXECUTE_STUB MH_EXECUTE
struct version_min_command { uint32_t cmd, cmdsize, version, sdk; };
struct build_version_command { uint32_t cmd, cmdsize, platform, minos, sdk, ntools; };
struct linkedit_data_command { uint32_t cmd, cmdsize, dataoff, datasize; };
struct entry_point_command { uint32_t cmd, cmdsize; uint64_t entryoff, stacksize; };
struct rpath_command { uint32_t cmd, cmdsize; union lc_str path; };

#define FAT_MAGIC 0xcafebabe
#define FAT_CIGAM 0xbebafeca
struct fat_header { uint32_t magic, nfat_arch; };
struct fat_arch {
  cpu_type_t cputype;
  cpu_subtype_t cpusubtype;
  uint32_t offset, size, align;
};
void swap_fat_header(struct fat_header *header, enum NXByteOrder order);
void swap_fat_arch(struct fat_arch *list, uint32_t count, enum NXByteOrder order);
const NXArchInfo *NXGetArchInfoFromCpuType(cpu_type_t type, cpu_subtype_t subtype);

#endif
