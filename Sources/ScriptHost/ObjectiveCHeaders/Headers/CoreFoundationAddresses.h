// Core Foundation's URL parts and UUIDs.
#ifndef HOOKHOST_CORE_FOUNDATION_ADDRESSES_H
#define HOOKHOST_CORE_FOUNDATION_ADDRESSES_H

typedef CF_ENUM(CFIndex, CFURLPathStyle) {
  kCFURLPOSIXPathStyle, kCFURLHFSPathStyle, kCFURLWindowsPathStyle
};

CF_IMPLICIT_BRIDGING_ENABLED
CFTypeID CFURLGetTypeID(void);
CFURLRef CFURLCreateWithFileSystemPath(
  CFAllocatorRef allocator, CFStringRef path, CFURLPathStyle style, Boolean isDirectory);
CFURLRef CFURLCreateWithBytes(
  CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count, CFStringEncoding encoding,
  CFURLRef base);
CFURLRef CFURLGetBaseURL(CFURLRef url);
CFURLRef CFURLCopyAbsoluteURL(CFURLRef url);
Boolean CFURLCanBeDecomposed(CFURLRef url);
Boolean CFURLHasDirectoryPath(CFURLRef url);
CFStringRef CFURLCopyScheme(CFURLRef url);
CFStringRef CFURLCopyHostName(CFURLRef url);
SInt32 CFURLGetPortNumber(CFURLRef url);
CFStringRef CFURLCopyUserName(CFURLRef url);
CFStringRef CFURLCopyPassword(CFURLRef url);
CFStringRef CFURLCopyPath(CFURLRef url);
typedef CF_ENUM(CFIndex, CFURLComponentType) {
  kCFURLComponentScheme = 1, kCFURLComponentNetLocation, kCFURLComponentPath,
  kCFURLComponentResourceSpecifier, kCFURLComponentUser, kCFURLComponentPassword,
  kCFURLComponentUserInfo, kCFURLComponentHost, kCFURLComponentPort,
  kCFURLComponentParameterString, kCFURLComponentQuery, kCFURLComponentFragment
};
CFRange CFURLGetByteRangeForComponent(
  CFURLRef url, CFURLComponentType component, CFRange *rangeIncludingSeparators);
CFStringRef CFURLCopyFileSystemPath(CFURLRef url, CFURLPathStyle style);
CFStringRef CFURLCopyQueryString(CFURLRef url, CFStringRef left);
CFStringRef CFURLCopyFragment(CFURLRef url, CFStringRef left);
CFStringRef CFURLCopyLastPathComponent(CFURLRef url);
CFStringRef CFURLCopyPathExtension(CFURLRef url);
CFURLRef CFURLCreateCopyAppendingPathComponent(
  CFAllocatorRef allocator, CFURLRef url, CFStringRef component, Boolean isDirectory);
CFURLRef CFURLCreateCopyDeletingLastPathComponent(CFAllocatorRef allocator, CFURLRef url);
CFURLRef CFURLCreateCopyAppendingPathExtension(
  CFAllocatorRef allocator, CFURLRef url, CFStringRef extension);
CFURLRef CFURLCreateCopyDeletingPathExtension(CFAllocatorRef allocator, CFURLRef url);
CFTypeID CFUUIDGetTypeID(void);
CFUUIDRef CFUUIDCreateFromString(CFAllocatorRef allocator, CFStringRef text);
CFUUIDRef CFUUIDCreateFromUUIDBytes(CFAllocatorRef allocator, CFUUIDBytes bytes);
CFUUIDBytes CFUUIDGetUUIDBytes(CFUUIDRef identifier);
CF_IMPLICIT_BRIDGING_DISABLED

#endif
