// Typesetting, declared only, except the names of attributes.
#ifndef HOOKHOST_CORE_TEXT_H
#define HOOKHOST_CORE_TEXT_H
#include <CoreGraphics/CoreGraphics.h>

typedef const struct CF_BRIDGED_TYPE(id) __CTFont *CTFontRef;
typedef const struct CF_BRIDGED_TYPE(id) __CTFontDescriptor *CTFontDescriptorRef;
typedef const struct CF_BRIDGED_TYPE(id) __CTFrame *CTFrameRef;
typedef const struct CF_BRIDGED_TYPE(id) __CTFramesetter *CTFramesetterRef;
typedef const struct CF_BRIDGED_TYPE(id) __CTTypesetter *CTTypesetterRef;
typedef const struct CF_BRIDGED_TYPE(id) __CTLine *CTLineRef;
typedef const struct CF_BRIDGED_TYPE(id) __CTRun *CTRunRef;
typedef const struct CF_BRIDGED_TYPE(id) __CTRunDelegate *CTRunDelegateRef;
typedef const struct CF_BRIDGED_TYPE(id) __CTParagraphStyle *CTParagraphStyleRef;
typedef const struct CF_BRIDGED_TYPE(id) __CTTextTab *CTTextTabRef;
typedef const struct CF_BRIDGED_TYPE(id) __CTRubyAnnotation *CTRubyAnnotationRef;
typedef const struct CF_BRIDGED_TYPE(id) __CTGlyphInfo *CTGlyphInfoRef;
typedef CF_ENUM(uint8_t, CTTextAlignment) {
  kCTTextAlignmentLeft, kCTTextAlignmentRight, kCTTextAlignmentCenter, kCTTextAlignmentJustified,
  kCTTextAlignmentNatural, kCTLeftTextAlignment = 0, kCTRightTextAlignment,
  kCTCenterTextAlignment, kCTJustifiedTextAlignment, kCTNaturalTextAlignment
};
typedef CF_ENUM(uint8_t, CTLineBreakMode) {
  kCTLineBreakByWordWrapping, kCTLineBreakByCharWrapping, kCTLineBreakByClipping,
  kCTLineBreakByTruncatingHead, kCTLineBreakByTruncatingTail, kCTLineBreakByTruncatingMiddle
};
typedef CF_ENUM(int8_t, CTWritingDirection) {
  kCTWritingDirectionNatural = -1, kCTWritingDirectionLeftToRight, kCTWritingDirectionRightToLeft
};
typedef CF_ENUM(uint32_t, CTParagraphStyleSpecifier) {
  kCTParagraphStyleSpecifierAlignment, kCTParagraphStyleSpecifierFirstLineHeadIndent,
  kCTParagraphStyleSpecifierHeadIndent, kCTParagraphStyleSpecifierTailIndent,
  kCTParagraphStyleSpecifierTabStops, kCTParagraphStyleSpecifierDefaultTabInterval,
  kCTParagraphStyleSpecifierLineBreakMode, kCTParagraphStyleSpecifierLineHeightMultiple,
  kCTParagraphStyleSpecifierMaximumLineHeight, kCTParagraphStyleSpecifierMinimumLineHeight,
  kCTParagraphStyleSpecifierLineSpacing, kCTParagraphStyleSpecifierParagraphSpacing,
  kCTParagraphStyleSpecifierParagraphSpacingBefore,
  kCTParagraphStyleSpecifierBaseWritingDirection,
  kCTParagraphStyleSpecifierMaximumLineSpacing, kCTParagraphStyleSpecifierMinimumLineSpacing,
  kCTParagraphStyleSpecifierLineSpacingAdjustment,
  kCTParagraphStyleSpecifierLineBoundsOptions, kCTParagraphStyleSpecifierCount
};
typedef struct {
  CTParagraphStyleSpecifier spec;
  size_t valueSize;
  const void *value;
} CTParagraphStyleSetting;
typedef CF_ENUM(uint32_t, CTLineTruncationType) {
  kCTLineTruncationStart, kCTLineTruncationEnd, kCTLineTruncationMiddle
};
typedef CF_OPTIONS(CFOptionFlags, CTLineBoundsOptions) {
  kCTLineBoundsExcludeTypographicLeading = 1, kCTLineBoundsUseGlyphPathBounds = 8
};
typedef CF_OPTIONS(uint32_t, CTRunStatus) {
  kCTRunStatusNoStatus = 0, kCTRunStatusRightToLeft = 1, kCTRunStatusNonMonotonic = 2,
  kCTRunStatusHasNonIdentityMatrix = 4
};
typedef CF_OPTIONS(uint32_t, CTFontSymbolicTraits) {
  kCTFontTraitItalic = 1, kCTFontTraitBold = 2, kCTFontTraitExpanded = 32,
  kCTFontTraitCondensed = 64, kCTFontTraitMonoSpace = 1024, kCTFontTraitVertical = 2048,
  kCTFontTraitUIOptimized = 4096, kCTFontTraitColorGlyphs = 8192,
  kCTFontBoldTrait = 2, kCTFontItalicTrait = 1
};
typedef CF_OPTIONS(int32_t, CTUnderlineStyle) {
  kCTUnderlineStyleNone = 0, kCTUnderlineStyleSingle = 1, kCTUnderlineStyleThick = 2,
  kCTUnderlineStyleDouble = 9
};
typedef CF_OPTIONS(int32_t, CTUnderlineStyleModifiers) {
  kCTUnderlinePatternSolid = 0, kCTUnderlinePatternDot = 0x100, kCTUnderlinePatternDash = 0x200,
  kCTUnderlinePatternDashDot = 0x300, kCTUnderlinePatternDashDotDot = 0x400
};
typedef CF_ENUM(uint8_t, CTRubyAlignment) {
  kCTRubyAlignmentAuto, kCTRubyAlignmentStart, kCTRubyAlignmentCenter, kCTRubyAlignmentEnd,
  kCTRubyAlignmentDistributeLetter, kCTRubyAlignmentDistributeSpace, kCTRubyAlignmentLineEdge
};
typedef CF_ENUM(uint8_t, CTRubyOverhang) {
  kCTRubyOverhangAuto, kCTRubyOverhangStart, kCTRubyOverhangEnd, kCTRubyOverhangNone
};
typedef CF_ENUM(uint8_t, CTRubyPosition) {
  kCTRubyPositionBefore, kCTRubyPositionAfter, kCTRubyPositionInterCharacter,
  kCTRubyPositionInline, kCTRubyPositionCount
};
typedef CF_ENUM(uint32_t, CTFontManagerScope) {
  kCTFontManagerScopeNone, kCTFontManagerScopeProcess, kCTFontManagerScopePersistent
};
typedef struct {
  CFIndex version;
  void (*dealloc)(void *context);
  CGFloat (*getAscent)(void *context);
  CGFloat (*getDescent)(void *context);
  CGFloat (*getWidth)(void *context);
} CTRunDelegateCallbacks;
typedef CF_ENUM(uint32_t, CTFramePathFillRule) { kCTFramePathFillEvenOdd, kCTFramePathFillWindingNumber };
typedef CF_ENUM(uint32_t, CTFrameProgression) {
  kCTFrameProgressionTopToBottom, kCTFrameProgressionRightToLeft, kCTFrameProgressionLeftToRight
};
extern const CFStringRef kCTFrameProgressionAttributeName, kCTFramePathFillRuleAttributeName,
  kCTFramePathWidthAttributeName, kCTFrameClippingPathsAttributeName, kCTFramePathClippingPathAttributeName;
enum { kCTRunDelegateVersion1 = 1, kCTRunDelegateCurrentVersion = kCTRunDelegateVersion1 };
extern const CFStringRef kCTFontAttributeName, kCTForegroundColorAttributeName,
  kCTForegroundColorFromContextAttributeName, kCTBackgroundColorAttributeName,
  kCTKernAttributeName, kCTLigatureAttributeName, kCTParagraphStyleAttributeName,
  kCTStrokeWidthAttributeName, kCTStrokeColorAttributeName, kCTSuperscriptAttributeName,
  kCTUnderlineColorAttributeName, kCTUnderlineStyleAttributeName,
  kCTVerticalFormsAttributeName, kCTGlyphInfoAttributeName,
  kCTCharacterShapeAttributeName, kCTRunDelegateAttributeName, kCTBaselineClassAttributeName,
  kCTBaselineInfoAttributeName, kCTBaselineReferenceInfoAttributeName,
  kCTWritingDirectionAttributeName, kCTRubyAnnotationAttributeName, kCTLanguageAttributeName,
  kCTBaselineOffsetAttributeName;
CF_IMPLICIT_BRIDGING_ENABLED
CFTypeID CTFontGetTypeID(void);
CFTypeID CTParagraphStyleGetTypeID(void);
CFTypeID CTRunDelegateGetTypeID(void);
CFTypeID CTRubyAnnotationGetTypeID(void);
CFTypeID CTGlyphInfoGetTypeID(void);
CTFontRef CTFontCreateWithName(CFStringRef name, CGFloat size, const CGAffineTransform *matrix);
CTFontRef CTFontCreateCopyWithSymbolicTraits(
  CTFontRef font, CGFloat size, const CGAffineTransform *matrix, CTFontSymbolicTraits value,
  CTFontSymbolicTraits mask);
CTFontRef CTFontCreateWithGraphicsFont(
  CGFontRef font, CGFloat size, const CGAffineTransform *matrix, CTFontDescriptorRef attributes);
CGFontRef CTFontCopyGraphicsFont(CTFontRef font, CTFontDescriptorRef *attributes);
CFStringRef CTFontCopyPostScriptName(CTFontRef font);
CFStringRef CTFontCopyName(CTFontRef font, CFStringRef key);
extern const CFStringRef kCTFontPostScriptNameKey, kCTFontFamilyNameKey, kCTFontFullNameKey,
  kCTFontNameAttribute, kCTFontFamilyNameAttribute, kCTFontSizeAttribute, kCTFontTraitsAttribute,
  kCTFontSymbolicTrait, kCTFontWeightTrait, kCTFontSlantTrait;
CFStringRef CTFontCopyFamilyName(CTFontRef font);
CFStringRef CTFontCopyFullName(CTFontRef font);
CFStringRef CTFontCopyDisplayName(CTFontRef font);
CTFontRef CTFontCreateCopyWithAttributes(
  CTFontRef font, CGFloat size, const CGAffineTransform *matrix, CTFontDescriptorRef attributes);
typedef CF_ENUM(uint32_t, CTFontUIFontType) {
  kCTFontUIFontNone = (uint32_t)-1, kCTFontUIFontUser = 0, kCTFontUIFontUserFixedPitch,
  kCTFontUIFontSystem, kCTFontUIFontEmphasizedSystem, kCTFontUIFontSmallSystem,
  kCTFontUIFontSmallEmphasizedSystem, kCTFontUIFontMiniSystem, kCTFontUIFontMiniEmphasizedSystem,
  kCTFontUIFontViews, kCTFontUIFontApplication, kCTFontUIFontLabel, kCTFontUIFontMenuTitle,
  kCTFontUIFontMenuItem, kCTFontUIFontMenuItemMark, kCTFontUIFontMenuItemCmdKey,
  kCTFontUIFontWindowTitle, kCTFontUIFontPushButton, kCTFontUIFontUtilityWindowTitle,
  kCTFontUIFontAlertHeader, kCTFontUIFontSystemDetail, kCTFontUIFontEmphasizedSystemDetail,
  kCTFontUIFontToolbar, kCTFontUIFontSmallToolbar, kCTFontUIFontMessage, kCTFontUIFontPalette,
  kCTFontUIFontToolTip, kCTFontUIFontControlContent,
  kCTFontUserFontType = 0, kCTFontUserFixedPitchFontType = 1, kCTFontSystemFontType = 2,
  kCTFontEmphasizedSystemFontType = 3, kCTFontSmallSystemFontType = 4,
  kCTFontLabelFontType = 10
};
CTFontRef CTFontCreateUIFontForLanguage(
  CTFontUIFontType type, CGFloat size, CFStringRef language) CF_RETURNS_RETAINED;
CTFontRef CTFontCreateWithFontDescriptor(
  CTFontDescriptorRef descriptor, CGFloat size, const CGAffineTransform *matrix);
CTFontDescriptorRef CTFontDescriptorCreateWithNameAndSize(CFStringRef name, CGFloat size);
CTFontDescriptorRef CTFontDescriptorCreateWithAttributes(CFDictionaryRef attributes);
CTFontDescriptorRef CTFontCopyFontDescriptor(CTFontRef font);
CFTypeRef CTFontDescriptorCopyAttribute(CTFontDescriptorRef descriptor, CFStringRef key);
CFTypeRef CTFontCopyAttribute(CTFontRef font, CFStringRef key);
CFCharacterSetRef CTFontCopyCharacterSet(CTFontRef font);
CFIndex CTFontGetGlyphCount(CTFontRef font);
unsigned CTFontGetUnitsPerEm(CTFontRef font);
CGFloat CTFontGetSlantAngle(CTFontRef font);
CGAffineTransform CTFontGetMatrix(CTFontRef font);
typedef uint32_t CTFontTableTag, CTFontTableOptions;
enum {
  kCTFontTableCFF = 'CFF ', kCTFontTableOS2 = 'OS/2', kCTFontTableCmap = 'cmap',
  kCTFontTableGlyf = 'glyf', kCTFontTableHead = 'head', kCTFontTableHhea = 'hhea',
  kCTFontTableHmtx = 'hmtx', kCTFontTableKern = 'kern', kCTFontTableLoca = 'loca',
  kCTFontTableMaxp = 'maxp', kCTFontTableName = 'name', kCTFontTablePost = 'post',
  kCTFontTableGPOS = 'GPOS', kCTFontTableGSUB = 'GSUB', kCTFontTableGDEF = 'GDEF',
  kCTFontTableCvt = 'cvt ', kCTFontTableFpgm = 'fpgm', kCTFontTablePrep = 'prep',
  kCTFontTableVhea = 'vhea', kCTFontTableVmtx = 'vmtx', kCTFontTableSbix = 'sbix',
  kCTFontTableFvar = 'fvar', kCTFontTableGvar = 'gvar', kCTFontTableAvar = 'avar'
};
enum { kCTFontTableOptionNoOptions = 0 };
CFArrayRef CTFontCopyAvailableTables(CTFontRef font, CTFontTableOptions options);
CFDataRef CTFontCopyTable(CTFontRef font, CTFontTableTag table, CTFontTableOptions options);
double CTFontGetAdvancesForGlyphs(
  CTFontRef font, uint32_t orientation, const CGGlyph *glyphs, CGSize *advances, CFIndex count);
CGFloat CTFontGetSize(CTFontRef font);
CGFloat CTFontGetAscent(CTFontRef font);
CGFloat CTFontGetDescent(CTFontRef font);
CGFloat CTFontGetLeading(CTFontRef font);
CGFloat CTFontGetCapHeight(CTFontRef font);
CGFloat CTFontGetXHeight(CTFontRef font);
CGFloat CTFontGetUnderlinePosition(CTFontRef font);
CGFloat CTFontGetUnderlineThickness(CTFontRef font);
CGRect CTFontGetBoundingBox(CTFontRef font);
CTFontSymbolicTraits CTFontGetSymbolicTraits(CTFontRef font);
_Bool CTFontGetGlyphsForCharacters(
  CTFontRef font, const UniChar *characters, CGGlyph *glyphs, CFIndex count);
CGPathRef CTFontCreatePathForGlyph(
  CTFontRef font, CGGlyph glyph, const CGAffineTransform *matrix);
void CTFontDrawGlyphs(
  CTFontRef font, const CGGlyph *glyphs, const CGPoint *positions, size_t count,
  CGContextRef context);
_Bool CTFontManagerRegisterFontsForURL(
  CFURLRef url, CTFontManagerScope scope, CFErrorRef *error);
_Bool CTFontManagerUnregisterFontsForURL(
  CFURLRef url, CTFontManagerScope scope, CFErrorRef *error);
_Bool CTFontManagerRegisterGraphicsFont(CGFontRef font, CFErrorRef *error);
_Bool CTFontManagerUnregisterGraphicsFont(CGFontRef font, CFErrorRef *error);
CTFramesetterRef CTFramesetterCreateWithAttributedString(CFAttributedStringRef text);
CTFrameRef CTFramesetterCreateFrame(
  CTFramesetterRef setter, CFRange range, CGPathRef path, CFDictionaryRef attributes);
CGSize CTFramesetterSuggestFrameSizeWithConstraints(
  CTFramesetterRef setter, CFRange range, CFDictionaryRef attributes, CGSize room, CFRange *fits);
CFArrayRef CTFrameGetLines(CTFrameRef frame);
void CTFrameGetLineOrigins(CTFrameRef frame, CFRange range, CGPoint *origins);
CGPathRef CTFrameGetPath(CTFrameRef frame);
CFRange CTFrameGetVisibleStringRange(CTFrameRef frame);
void CTFrameDraw(CTFrameRef frame, CGContextRef context);
CTTypesetterRef CTTypesetterCreateWithAttributedString(CFAttributedStringRef text);
CTLineRef CTTypesetterCreateLine(CTTypesetterRef setter, CFRange range);
CFIndex CTTypesetterSuggestLineBreak(CTTypesetterRef setter, CFIndex start, double width);
CTLineRef CTLineCreateWithAttributedString(CFAttributedStringRef text);
CTLineRef CTLineCreateTruncatedLine(
  CTLineRef line, double width, CTLineTruncationType type, CTLineRef token);
CTLineRef CTLineCreateJustifiedLine(CTLineRef line, CGFloat factor, double width);
CFIndex CTLineGetGlyphCount(CTLineRef line);
CFArrayRef CTLineGetGlyphRuns(CTLineRef line);
CFRange CTLineGetStringRange(CTLineRef line);
double CTLineGetPenOffsetForFlush(CTLineRef line, CGFloat factor, double width);
void CTLineDraw(CTLineRef line, CGContextRef context);
double CTLineGetTypographicBounds(
  CTLineRef line, CGFloat *ascent, CGFloat *descent, CGFloat *leading);
CGRect CTLineGetBoundsWithOptions(CTLineRef line, CTLineBoundsOptions options);
double CTLineGetTrailingWhitespaceWidth(CTLineRef line);
CGRect CTLineGetImageBounds(CTLineRef line, CGContextRef context);
CFIndex CTLineGetStringIndexForPosition(CTLineRef line, CGPoint position);
CGFloat CTLineGetOffsetForStringIndex(CTLineRef line, CFIndex index, CGFloat *second);
CFIndex CTRunGetGlyphCount(CTRunRef run);
CFDictionaryRef CTRunGetAttributes(CTRunRef run);
CTRunStatus CTRunGetStatus(CTRunRef run);
void CTRunGetGlyphs(CTRunRef run, CFRange range, CGGlyph *glyphs);
void CTRunGetPositions(CTRunRef run, CFRange range, CGPoint *positions);
void CTRunGetAdvances(CTRunRef run, CFRange range, CGSize *advances);
void CTRunGetStringIndices(CTRunRef run, CFRange range, CFIndex *indices);
CFRange CTRunGetStringRange(CTRunRef run);
double CTRunGetTypographicBounds(
  CTRunRef run, CFRange range, CGFloat *ascent, CGFloat *descent, CGFloat *leading);
CGAffineTransform CTRunGetTextMatrix(CTRunRef run);
void CTRunDraw(CTRunRef run, CGContextRef context, CFRange range);
CTRunDelegateRef CTRunDelegateCreate(const CTRunDelegateCallbacks *callbacks, void *context);
void *CTRunDelegateGetRefCon(CTRunDelegateRef delegate);
CTParagraphStyleRef CTParagraphStyleCreate(const CTParagraphStyleSetting *settings, size_t count);
_Bool CTParagraphStyleGetValueForSpecifier(
  CTParagraphStyleRef style, CTParagraphStyleSpecifier what, size_t size, void *value);
CTTextAlignment CTTextTabGetAlignment(CTTextTabRef tab);
double CTTextTabGetLocation(CTTextTabRef tab);
CFDictionaryRef CTTextTabGetOptions(CTTextTabRef tab);
CTRubyAnnotationRef CTRubyAnnotationCreate(
  CTRubyAlignment alignment, CTRubyOverhang overhang, CGFloat factor, CFStringRef *texts);
CTRubyAlignment CTRubyAnnotationGetAlignment(CTRubyAnnotationRef annotation);
CTRubyOverhang CTRubyAnnotationGetOverhang(CTRubyAnnotationRef annotation);
CGFloat CTRubyAnnotationGetSizeFactor(CTRubyAnnotationRef annotation);
CFStringRef CTRubyAnnotationGetTextForPosition(
  CTRubyAnnotationRef annotation, CTRubyPosition position);
CF_IMPLICIT_BRIDGING_DISABLED
typedef const struct CF_BRIDGED_TYPE(id) __CTFontCollection *CTFontCollectionRef;
CTFontCollectionRef CTFontCollectionCreateFromAvailableFonts(CFDictionaryRef);
CTFontCollectionRef CTFontCollectionCreateWithFontDescriptors(CFArrayRef, CFDictionaryRef);
CFArrayRef CTFontCollectionCreateMatchingFontDescriptors(CTFontCollectionRef);
CFArrayRef CTFontManagerCreateFontDescriptorsFromURL(CFURLRef);
CFIndex CTTypesetterSuggestClusterBreak(CTTypesetterRef, CFIndex, double);
const CGPoint *CTRunGetPositionsPtr(CTRunRef);
CGRect CTRunGetImageBounds(CTRunRef, CGContextRef, CFRange);

#endif
