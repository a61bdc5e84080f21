extern NSString *const UTTagClassFilenameExtension, *const UTTagClassMIMEType;
extern UTType *const UTTypeItem, *const UTTypeContent, *const UTTypeCompositeContent,
  *const UTTypeDiskImage, *const UTTypeData, *const UTTypeDirectory, *const UTTypeResolvable,
  *const UTTypeSymbolicLink, *const UTTypeExecutable, *const UTTypeMountPoint,
  *const UTTypeAliasFile, *const UTTypeURLBookmarkData, *const UTTypeURL, *const UTTypeFileURL,
  *const UTTypeText, *const UTTypePlainText, *const UTTypeUTF8PlainText,
  *const UTTypeUTF16ExternalPlainText, *const UTTypeUTF16PlainText, *const UTTypeDelimitedText,
  *const UTTypeCommaSeparatedText, *const UTTypeTabSeparatedText,
  *const UTTypeUTF8TabSeparatedText, *const UTTypeRTF, *const UTTypeHTML, *const UTTypeXML,
  *const UTTypeYAML, *const UTTypeSourceCode, *const UTTypeAssemblyLanguageSource,
  *const UTTypeCSource, *const UTTypeObjectiveCSource, *const UTTypeSwiftSource,
  *const UTTypeCPlusPlusSource, *const UTTypeObjectiveCPlusPlusSource, *const UTTypeCHeader,
  *const UTTypeCPlusPlusHeader, *const UTTypeScript, *const UTTypeAppleScript,
  *const UTTypeOSAScript, *const UTTypeOSAScriptBundle, *const UTTypeJavaScript,
  *const UTTypeShellScript, *const UTTypePerlScript, *const UTTypePythonScript,
  *const UTTypeRubyScript, *const UTTypePHPScript, *const UTTypeMakefile, *const UTTypeJSON,
  *const UTTypePropertyList, *const UTTypeXMLPropertyList, *const UTTypeBinaryPropertyList,
  *const UTTypePDF, *const UTTypeRTFD, *const UTTypeFlatRTFD, *const UTTypeWebArchive,
  *const UTTypeImage, *const UTTypeJPEG, *const UTTypeTIFF, *const UTTypeGIF, *const UTTypePNG,
  *const UTTypeICNS, *const UTTypeBMP, *const UTTypeICO, *const UTTypeRAWImage, *const UTTypeSVG,
  *const UTTypeLivePhoto, *const UTTypeHEIF, *const UTTypeHEIC, *const UTTypeWebP,
  *const UTType3DContent, *const UTTypeUSD, *const UTTypeUSDZ, *const UTTypeRealityFile,
  *const UTTypeSceneKitScene, *const UTTypeARReferenceObject, *const UTTypeAudiovisualContent,
  *const UTTypeMovie, *const UTTypeVideo, *const UTTypeAudio, *const UTTypeQuickTimeMovie,
  *const UTTypeMPEG, *const UTTypeMPEG2Video, *const UTTypeMPEG2TransportStream, *const UTTypeMP3,
  *const UTTypeMPEG4Movie, *const UTTypeMPEG4Audio, *const UTTypeAppleProtectedMPEG4Audio,
  *const UTTypeAppleProtectedMPEG4Video, *const UTTypeAVI, *const UTTypeAIFF, *const UTTypeWAV,
  *const UTTypeMIDI, *const UTTypePlaylist, *const UTTypeM3UPlaylist, *const UTTypeFolder,
  *const UTTypeVolume, *const UTTypePackage, *const UTTypeBundle, *const UTTypePluginBundle,
  *const UTTypeSpotlightImporter, *const UTTypeQuickLookGenerator, *const UTTypeXPCService,
  *const UTTypeFramework, *const UTTypeApplication, *const UTTypeApplicationBundle,
  *const UTTypeApplicationExtension, *const UTTypeUnixExecutable, *const UTTypeEXE,
  *const UTTypeSystemPreferencesPane, *const UTTypeArchive, *const UTTypeGZIP, *const UTTypeBZ2,
  *const UTTypeZIP, *const UTTypeAppleArchive, *const UTTypeSpreadsheet,
  *const UTTypePresentation, *const UTTypeDatabase, *const UTTypeMessage, *const UTTypeContact,
  *const UTTypeVCard, *const UTTypeToDoItem, *const UTTypeCalendarEvent,
  *const UTTypeEmailMessage, *const UTTypeInternetLocation, *const UTTypeInternetShortcut,
  *const UTTypeFont, *const UTTypeBookmark, *const UTTypePKCS12, *const UTTypeX509Certificate,
  *const UTTypeEPUB, *const UTTypeLog;

@interface UTType : NSObject
+ (nullable instancetype)typeWithIdentifier:(NSString *)identifier;
+ (nullable instancetype)typeWithFilenameExtension:(NSString *)filenameExtension;
+ (nullable instancetype)typeWithFilenameExtension:(NSString *)filenameExtension conformingToType:(UTType *)supertype;
+ (nullable instancetype)typeWithMIMEType:(NSString *)mimeType;
+ (nullable instancetype)typeWithMIMEType:(NSString *)mimeType conformingToType:(UTType *)supertype;
@property (readonly) NSString *identifier;
@property (readonly, nullable) NSString *preferredFilenameExtension;
@property (readonly, nullable) NSString *preferredMIMEType;
@property (readonly, nullable) NSString *localizedDescription;
@property (readonly, nullable) NSNumber *version;
@property (readonly, nullable) NSURL *referenceURL;
@property (readonly, getter=isDynamic) BOOL dynamic;
@property (readonly, getter=isDeclared) BOOL declared;
@property (readonly, getter=isPublicType) BOOL publicType;
- (BOOL)conformsToType:(UTType *)type;
- (BOOL)isSupertypeOfType:(UTType *)type;
- (BOOL)isSubtypeOfType:(UTType *)type;
@property (readonly) NSSet<UTType *> *supertypes;
+ (nullable instancetype)typeWithTag:(NSString *)tag tagClass:(NSString *)tagClass conformingToType:(nullable UTType *)supertype;
+ (NSArray<UTType *> *)typesWithTag:(NSString *)tag tagClass:(NSString *)tagClass conformingToType:(nullable UTType *)supertype;
@property (readonly) NSDictionary<NSString *, NSArray<NSString *> *> *tags;
+ (UTType *)exportedTypeWithIdentifier:(NSString *)identifier;
+ (UTType *)exportedTypeWithIdentifier:(NSString *)identifier conformingToType:(UTType *)parentType;
+ (UTType *)importedTypeWithIdentifier:(NSString *)identifier;
+ (UTType *)importedTypeWithIdentifier:(NSString *)identifier conformingToType:(UTType *)parentType;
@end
