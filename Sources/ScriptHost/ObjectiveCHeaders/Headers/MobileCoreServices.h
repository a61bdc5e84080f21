// Uniform types.
#ifndef HOOKHOST_MOBILE_CORE_SERVICES_H
#define HOOKHOST_MOBILE_CORE_SERVICES_H
#include <CoreFoundation/CoreFoundation.h>

extern const CFStringRef kUTTypeItem, kUTTypeContent, kUTTypeData, kUTTypeImage, kUTTypeJPEG,
  kUTTypeJPEG2000, kUTTypeTIFF, kUTTypePNG, kUTTypeGIF, kUTTypeBMP, kUTTypeICO,
  kUTTypeAppleICNS, kUTTypePDF, kUTTypeRTF, kUTTypeHTML, kUTTypeXML, kUTTypeJSON,
  kUTTypeText, kUTTypePlainText, kUTTypeUTF8PlainText, kUTTypeURL, kUTTypeFileURL,
  kUTTypeMovie, kUTTypeVideo, kUTTypeAudio, kUTTypeAudiovisualContent, kUTTypeMP3,
  kUTTypeMPEG, kUTTypeMPEG4, kUTTypeMPEG4Audio, kUTTypeQuickTimeMovie, kUTTypeLivePhoto,
  kUTTypeFolder, kUTTypeDirectory, kUTTypeVCard, kUTTypeZipArchive, kUTTypeSourceCode,
  kUTTypeArchive, kUTTypeAVIMovie, kUTTypeBinaryPropertyList, kUTTypeBookmark, kUTTypeBundle,
  kUTTypeCalendarEvent, kUTTypeCommaSeparatedText, kUTTypeCompositeContent, kUTTypeContact,
  kUTTypeDatabase, kUTTypeDelimitedText, kUTTypeDiskImage, kUTTypeElectronicPublication,
  kUTTypeEmailMessage, kUTTypeExecutable, kUTTypeFlatRTFD, kUTTypeFont, kUTTypeFramework,
  kUTTypeGNUZipArchive, kUTTypeJavaScript, kUTTypeLog, kUTTypeMessage, kUTTypeMIDIAudio,
  kUTTypePackage, kUTTypePKCS12, kUTTypePlaylist, kUTTypePresentation, kUTTypePropertyList,
  kUTTypeRawImage, kUTTypeRTFD, kUTTypeScalableVectorGraphics, kUTTypeScript,
  kUTTypeShellScript, kUTTypeSpreadsheet, kUTTypeSwiftSource, kUTTypeSymLink,
  kUTTypeTabSeparatedText, kUTTypeToDoItem, kUTTypeUTF16PlainText, kUTTypeWaveformAudio,
  kUTTypeWebArchive, kUTTypeX509Certificate, kUTTypeXMLPropertyList;
extern const CFStringRef kUTTagClassFilenameExtension, kUTTagClassMIMEType;
CF_IMPLICIT_BRIDGING_ENABLED
CFStringRef UTTypeCreatePreferredIdentifierForTag(
  CFStringRef tagClass, CFStringRef tag, CFStringRef conforming);
CFArrayRef UTTypeCreateAllIdentifiersForTag(
  CFStringRef tagClass, CFStringRef tag, CFStringRef conforming);
CFArrayRef UTTypeCopyAllTagsWithClass(CFStringRef type, CFStringRef tagClass);
CFStringRef UTTypeCopyPreferredTagWithClass(CFStringRef type, CFStringRef tagClass);
CFStringRef UTTypeCopyDescription(CFStringRef type);
Boolean UTTypeConformsTo(CFStringRef type, CFStringRef other);
Boolean UTTypeEqual(CFStringRef one, CFStringRef other);
Boolean UTTypeIsDynamic(CFStringRef type);
Boolean UTTypeIsDeclared(CFStringRef type);
CF_IMPLICIT_BRIDGING_DISABLED

#endif
