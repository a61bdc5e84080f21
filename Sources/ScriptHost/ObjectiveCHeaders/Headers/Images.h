// The program's only image, and the structures of a machine code file.
#ifndef HOOKHOST_IMAGES_H
#define HOOKHOST_IMAGES_H
#include <hookhost/CTypes.h>

struct mach_header {
  uint32_t magic;
  int32_t cputype, cpusubtype;
  uint32_t filetype, ncmds, sizeofcmds, flags;
};
struct mach_header_64 {
  uint32_t magic;
  int32_t cputype, cpusubtype;
  uint32_t filetype, ncmds, sizeofcmds, flags, reserved;
};
#define MH_MAGIC 0xfeedface
#define MH_CIGAM 0xcefaedfe
#define MH_MAGIC_64 0xfeedfacf
#define MH_CIGAM_64 0xcffaedfe
#define MH_OBJECT 1
#define MH_EXECUTE 2
#define MH_DYLIB 6
#define MH_DYLINKER 7
#define MH_BUNDLE 8
#define MH_DSYM 10
#define MH_PIE 0x200000
uint32_t _dyld_image_count(void);
const struct mach_header *_dyld_get_image_header(uint32_t index);
intptr_t _dyld_get_image_vmaddr_slide(uint32_t index);
const char *_dyld_get_image_name(uint32_t index);
void _dyld_register_func_for_add_image(void (*function)(const struct mach_header *, intptr_t));
void _dyld_register_func_for_remove_image(void (*function)(const struct mach_header *, intptr_t));

// The load commands after a header; the program's header has none.
struct load_command { uint32_t cmd, cmdsize; };
struct segment_command {
  uint32_t cmd, cmdsize;
  char segname[16];
  uint32_t vmaddr, vmsize, fileoff, filesize;
  int32_t maxprot, initprot;
  uint32_t nsects, flags;
};
struct segment_command_64 {
  uint32_t cmd, cmdsize;
  char segname[16];
  uint64_t vmaddr, vmsize, fileoff, filesize;
  int32_t maxprot, initprot;
  uint32_t nsects, flags;
};
struct section {
  char sectname[16], segname[16];
  uint32_t addr, size, offset, align, reloff, nreloc, flags, reserved1, reserved2;
};
struct section_64 {
  char sectname[16], segname[16];
  uint64_t addr, size;
  uint32_t offset, align, reloff, nreloc, flags, reserved1, reserved2, reserved3;
};
struct uuid_command {
  uint32_t cmd, cmdsize;
  uint8_t uuid[16];
};
struct symtab_command { uint32_t cmd, cmdsize, symoff, nsyms, stroff, strsize; };
struct dysymtab_command {
  uint32_t cmd, cmdsize, ilocalsym, nlocalsym, iextdefsym, nextdefsym, iundefsym, nundefsym, tocoff,
    ntoc, modtaboff, nmodtab, extrefsymoff, nextrefsyms, indirectsymoff, nindirectsyms, extreloff,
    nextrel, locreloff, nlocrel;
};
union lc_str { uint32_t offset; };
struct dylib {
  union lc_str name;
  uint32_t timestamp, current_version, compatibility_version;
};
struct dylib_command {
  uint32_t cmd, cmdsize;
  struct dylib dylib;
};
struct encryption_info_command { uint32_t cmd, cmdsize, cryptoff, cryptsize, cryptid; };
struct encryption_info_command_64 { uint32_t cmd, cmdsize, cryptoff, cryptsize, cryptid, pad; };
struct nlist {
  union { uint32_t n_strx; } n_un;
  uint8_t n_type, n_sect;
  int16_t n_desc;
  uint32_t n_value;
};
struct nlist_64 {
  union { uint32_t n_strx; } n_un;
  uint8_t n_type, n_sect;
  uint16_t n_desc;
  uint64_t n_value;
};
#define LC_REQ_DYLD 0x80000000
#define LC_SEGMENT 0x1
#define LC_SYMTAB 0x2
#define LC_DYSYMTAB 0xb
#define LC_LOAD_DYLIB 0xc
#define LC_ID_DYLIB 0xd
#define LC_LOAD_WEAK_DYLIB (0x18 | LC_REQ_DYLD)
#define LC_SEGMENT_64 0x19
#define LC_UUID 0x1b
#define LC_CODE_SIGNATURE 0x1d
#define LC_REEXPORT_DYLIB (0x1f | LC_REQ_DYLD)
#define LC_ENCRYPTION_INFO 0x21
#define LC_FUNCTION_STARTS 0x26
#define LC_MAIN (0x28 | LC_REQ_DYLD)
#define LC_ENCRYPTION_INFO_64 0x2c
#define SEG_PAGEZERO "__PAGEZERO"
#define SEG_TEXT "__TEXT"
#define SECT_TEXT "__text"
#define SEG_DATA "__DATA"
#define SECT_DATA "__data"
#define SECT_BSS "__bss"
#define SEG_LINKEDIT "__LINKEDIT"
#define SECTION_TYPE 0xff
#define S_LAZY_SYMBOL_POINTERS 0x7
#define S_NON_LAZY_SYMBOL_POINTERS 0x6
#define INDIRECT_SYMBOL_LOCAL 0x80000000
#define INDIRECT_SYMBOL_ABS 0x40000000

int _NSGetExecutablePath(char *path, uint32_t *size);

// Available data sections are the class list, and sections that sources define.
uint8_t *getsectiondata(
  const struct mach_header_64 *header, const char *segment, const char *section,
  unsigned long *size);
char *getsectdatafromheader_64(
  const struct mach_header_64 *header, const char *segment, const char *section, uint64_t *size);
const struct section_64 *getsectbynamefromheader_64(
  const struct mach_header_64 *header, const char *segment, const char *section);
// No image has 32 bits.
char *getsectdatafromheader(
  const struct mach_header *header, const char *segment, const char *section, uint32_t *size);
const struct section *getsectbynamefromheader(
  const struct mach_header *header, const char *segment, const char *section);
uint8_t *getsegmentdata(
  const struct mach_header_64 *header, const char *segment, unsigned long *size);

// The names of architectures.
enum NXByteOrder { NX_UnknownByteOrder, NX_LittleEndian, NX_BigEndian };
typedef struct {
  const char *name;
  cpu_type_t cputype;
  cpu_subtype_t cpusubtype;
  enum NXByteOrder byteorder;
  const char *description;
} NXArchInfo;
const NXArchInfo *NXGetLocalArchInfo(void);

#include <mach-o/dyld_images.h>

#endif
