---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The classes and protocols of Foundation, for LuaLS and for LDoc.

do
-- NSCacheDelegate
--- The protocol `NSCacheDelegate`.
---@class NSCacheDelegate: NSObjectProtocol
local NSCacheDelegate = {}

--- Optional: `-[NSCacheDelegate cache:willEvictObject:]`.
---@param cache NSCache
---@param willEvictObject any
function NSCacheDelegate:cache_willEvictObject_(cache, willEvictObject) end
end

do
-- NSCoding
--- The protocol `NSCoding`.
---@class NSCoding
local NSCoding = {}

--- Required: `-[NSCoding encodeWithCoder:]`.
---@param coder NSCoder
function NSCoding:encodeWithCoder_(coder) end

--- Required: `-[NSCoding initWithCoder:]`.
---@param coder NSCoder
---@return self
function NSCoding:initWithCoder_(coder) end
end

do
-- NSCopying
--- The protocol `NSCopying`.
---@class NSCopying
local NSCopying = {}

--- Required: `-[NSCopying copyWithZone:]`.
---@param zone lightuserdata?
---@return any
function NSCopying:copyWithZone_(zone) end
end

do
-- NSDiscardableContent
--- The protocol `NSDiscardableContent`.
---@class NSDiscardableContent
local NSDiscardableContent = {}

--- Required: `-[NSDiscardableContent beginContentAccess]`.
---@return boolean
function NSDiscardableContent:beginContentAccess() end

--- Required: `-[NSDiscardableContent discardContentIfPossible]`.
function NSDiscardableContent:discardContentIfPossible() end

--- Required: `-[NSDiscardableContent endContentAccess]`.
function NSDiscardableContent:endContentAccess() end

--- Required: `-[NSDiscardableContent isContentDiscarded]`.
---@return boolean
function NSDiscardableContent:isContentDiscarded() end
end

do
-- NSFastEnumeration
--- The protocol `NSFastEnumeration`.
---@class NSFastEnumeration
local NSFastEnumeration = {}

--- Required: `-[NSFastEnumeration countByEnumeratingWithState:objects:count:]`.
---@param state lightuserdata?
---@param objects any
---@param count integer
---@return integer
function NSFastEnumeration:countByEnumeratingWithState_objects_count_(state, objects, count) end
end

do
-- NSFileManagerDelegate
--- The protocol `NSFileManagerDelegate`.
---@class NSFileManagerDelegate: NSObjectProtocol
local NSFileManagerDelegate = {}

--- Optional: `-[NSFileManagerDelegate fileManager:shouldCopyItemAtPath:toPath:]`.
---@param fileManager NSFileManager
---@param path string
---@param toPath string
---@return boolean
function NSFileManagerDelegate:fileManager_shouldCopyItemAtPath_toPath_(fileManager, path, toPath) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldCopyItemAtURL:toURL:]`.
---@param fileManager NSFileManager
---@param url NSURL
---@param toURL NSURL
---@return boolean
function NSFileManagerDelegate:fileManager_shouldCopyItemAtURL_toURL_(fileManager, url, toURL) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldLinkItemAtPath:toPath:]`.
---@param fileManager NSFileManager
---@param path string
---@param toPath string
---@return boolean
function NSFileManagerDelegate:fileManager_shouldLinkItemAtPath_toPath_(fileManager, path, toPath) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldLinkItemAtURL:toURL:]`.
---@param fileManager NSFileManager
---@param url NSURL
---@param toURL NSURL
---@return boolean
function NSFileManagerDelegate:fileManager_shouldLinkItemAtURL_toURL_(fileManager, url, toURL) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldMoveItemAtPath:toPath:]`.
---@param fileManager NSFileManager
---@param path string
---@param toPath string
---@return boolean
function NSFileManagerDelegate:fileManager_shouldMoveItemAtPath_toPath_(fileManager, path, toPath) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldMoveItemAtURL:toURL:]`.
---@param fileManager NSFileManager
---@param url NSURL
---@param toURL NSURL
---@return boolean
function NSFileManagerDelegate:fileManager_shouldMoveItemAtURL_toURL_(fileManager, url, toURL) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldProceedAfterError:copyingItemAtPath:toPath:]`.
---@param fileManager NSFileManager
---@param shouldProceedAfterError NSError
---@param path string
---@param toPath string
---@return boolean
function NSFileManagerDelegate:fileManager_shouldProceedAfterError_copyingItemAtPath_toPath_(fileManager, shouldProceedAfterError, path, toPath) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldProceedAfterError:copyingItemAtURL:toURL:]`.
---@param fileManager NSFileManager
---@param shouldProceedAfterError NSError
---@param url NSURL
---@param toURL NSURL
---@return boolean
function NSFileManagerDelegate:fileManager_shouldProceedAfterError_copyingItemAtURL_toURL_(fileManager, shouldProceedAfterError, url, toURL) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldProceedAfterError:linkingItemAtPath:toPath:]`.
---@param fileManager NSFileManager
---@param shouldProceedAfterError NSError
---@param path string
---@param toPath string
---@return boolean
function NSFileManagerDelegate:fileManager_shouldProceedAfterError_linkingItemAtPath_toPath_(fileManager, shouldProceedAfterError, path, toPath) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldProceedAfterError:linkingItemAtURL:toURL:]`.
---@param fileManager NSFileManager
---@param shouldProceedAfterError NSError
---@param url NSURL
---@param toURL NSURL
---@return boolean
function NSFileManagerDelegate:fileManager_shouldProceedAfterError_linkingItemAtURL_toURL_(fileManager, shouldProceedAfterError, url, toURL) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldProceedAfterError:movingItemAtPath:toPath:]`.
---@param fileManager NSFileManager
---@param shouldProceedAfterError NSError
---@param path string
---@param toPath string
---@return boolean
function NSFileManagerDelegate:fileManager_shouldProceedAfterError_movingItemAtPath_toPath_(fileManager, shouldProceedAfterError, path, toPath) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldProceedAfterError:movingItemAtURL:toURL:]`.
---@param fileManager NSFileManager
---@param shouldProceedAfterError NSError
---@param url NSURL
---@param toURL NSURL
---@return boolean
function NSFileManagerDelegate:fileManager_shouldProceedAfterError_movingItemAtURL_toURL_(fileManager, shouldProceedAfterError, url, toURL) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldProceedAfterError:removingItemAtPath:]`.
---@param fileManager NSFileManager
---@param shouldProceedAfterError NSError
---@param path string
---@return boolean
function NSFileManagerDelegate:fileManager_shouldProceedAfterError_removingItemAtPath_(fileManager, shouldProceedAfterError, path) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldProceedAfterError:removingItemAtURL:]`.
---@param fileManager NSFileManager
---@param shouldProceedAfterError NSError
---@param url NSURL
---@return boolean
function NSFileManagerDelegate:fileManager_shouldProceedAfterError_removingItemAtURL_(fileManager, shouldProceedAfterError, url) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldRemoveItemAtPath:]`.
---@param fileManager NSFileManager
---@param path string
---@return boolean
function NSFileManagerDelegate:fileManager_shouldRemoveItemAtPath_(fileManager, path) end

--- Optional: `-[NSFileManagerDelegate fileManager:shouldRemoveItemAtURL:]`.
---@param fileManager NSFileManager
---@param url NSURL
---@return boolean
function NSFileManagerDelegate:fileManager_shouldRemoveItemAtURL_(fileManager, url) end
end

do
-- NSFilePresenter
--- The protocol `NSFilePresenter`.
---@class NSFilePresenter: NSObjectProtocol
local NSFilePresenter = {}

--- Optional: `-[NSFilePresenter accommodatePresentedItemDeletionWithCompletionHandler:]`.
---@param completionHandler function
function NSFilePresenter:accommodatePresentedItemDeletionWithCompletionHandler_(completionHandler) end

--- Optional: `-[NSFilePresenter accommodatePresentedSubitemDeletionAtURL:completionHandler:]`.
---@param url NSURL
---@param completionHandler function
function NSFilePresenter:accommodatePresentedSubitemDeletionAtURL_completionHandler_(url, completionHandler) end

--- Optional: `-[NSFilePresenter presentedItemDidChange]`.
function NSFilePresenter:presentedItemDidChange() end

--- Optional: `-[NSFilePresenter presentedItemDidMoveToURL:]`.
---@param url NSURL
function NSFilePresenter:presentedItemDidMoveToURL_(url) end

--- Required: `-[NSFilePresenter presentedItemOperationQueue]`.
---@return NSOperationQueue
function NSFilePresenter:presentedItemOperationQueue() end

--- Required: `-[NSFilePresenter presentedItemURL]`.
---@return NSURL?
function NSFilePresenter:presentedItemURL() end

--- Optional: `-[NSFilePresenter presentedSubitemAtURL:didMoveToURL:]`.
---@param url NSURL
---@param didMoveToURL NSURL
function NSFilePresenter:presentedSubitemAtURL_didMoveToURL_(url, didMoveToURL) end

--- Optional: `-[NSFilePresenter presentedSubitemDidAppearAtURL:]`.
---@param url NSURL
function NSFilePresenter:presentedSubitemDidAppearAtURL_(url) end

--- Optional: `-[NSFilePresenter presentedSubitemDidChangeAtURL:]`.
---@param url NSURL
function NSFilePresenter:presentedSubitemDidChangeAtURL_(url) end

--- Optional: `-[NSFilePresenter relinquishPresentedItemToReader:]`.
---@param reader function
function NSFilePresenter:relinquishPresentedItemToReader_(reader) end

--- Optional: `-[NSFilePresenter relinquishPresentedItemToWriter:]`.
---@param writer function
function NSFilePresenter:relinquishPresentedItemToWriter_(writer) end

--- Optional: `-[NSFilePresenter savePresentedItemChangesWithCompletionHandler:]`.
---@param completionHandler function
function NSFilePresenter:savePresentedItemChangesWithCompletionHandler_(completionHandler) end
end

do
-- NSItemProviderReading
--- The protocol `NSItemProviderReading`.
---@class NSItemProviderReading: NSObjectProtocol
local NSItemProviderReading = {}

--- Required: `+[NSItemProviderReading objectWithItemProviderData:typeIdentifier:error:]`.
---@param data NSData
---@param typeIdentifier string
---@param error NSError?
---@return NSItemProviderReading?
function NSItemProviderReading:objectWithItemProviderData_typeIdentifier_error_(data, typeIdentifier, error) end

--- Required: `+[NSItemProviderReading readableTypeIdentifiersForItemProvider]`.
---@return string[]
function NSItemProviderReading:readableTypeIdentifiersForItemProvider() end
end

do
-- NSItemProviderWriting
--- The protocol `NSItemProviderWriting`.
---@class NSItemProviderWriting: NSObjectProtocol
local NSItemProviderWriting = {}

--- Optional: `-[NSItemProviderWriting itemProviderVisibilityForRepresentationWithTypeIdentifier:]`.
---@param typeIdentifier string
---@return integer
function NSItemProviderWriting:itemProviderVisibilityForRepresentationWithTypeIdentifier_(typeIdentifier) end

--- Required: `-[NSItemProviderWriting loadDataWithTypeIdentifier:forItemProviderCompletionHandler:]`.
---@param typeIdentifier string
---@param itemProviderCompletionHandler function
---@return NSProgress?
function NSItemProviderWriting:loadDataWithTypeIdentifier_forItemProviderCompletionHandler_(typeIdentifier, itemProviderCompletionHandler) end

--- Optional: `-[NSItemProviderWriting writableTypeIdentifiersForItemProvider]`.
---@return string[]
function NSItemProviderWriting:writableTypeIdentifiersForItemProvider() end
end

do
-- NSKeyedArchiverDelegate
--- The protocol `NSKeyedArchiverDelegate`.
---@class NSKeyedArchiverDelegate: NSObjectProtocol
local NSKeyedArchiverDelegate = {}

--- Optional: `-[NSKeyedArchiverDelegate archiver:didEncodeObject:]`.
---@param archiver NSKeyedArchiver
---@param didEncodeObject any
function NSKeyedArchiverDelegate:archiver_didEncodeObject_(archiver, didEncodeObject) end

--- Optional: `-[NSKeyedArchiverDelegate archiver:willEncodeObject:]`.
---@param archiver NSKeyedArchiver
---@param willEncodeObject any
---@return any
function NSKeyedArchiverDelegate:archiver_willEncodeObject_(archiver, willEncodeObject) end

--- Optional: `-[NSKeyedArchiverDelegate archiver:willReplaceObject:withObject:]`.
---@param archiver NSKeyedArchiver
---@param willReplaceObject any
---@param object any
function NSKeyedArchiverDelegate:archiver_willReplaceObject_withObject_(archiver, willReplaceObject, object) end

--- Optional: `-[NSKeyedArchiverDelegate archiverDidFinish:]`.
---@param archiverDidFinish NSKeyedArchiver
function NSKeyedArchiverDelegate:archiverDidFinish_(archiverDidFinish) end

--- Optional: `-[NSKeyedArchiverDelegate archiverWillFinish:]`.
---@param archiverWillFinish NSKeyedArchiver
function NSKeyedArchiverDelegate:archiverWillFinish_(archiverWillFinish) end
end

do
-- NSKeyedUnarchiverDelegate
--- The protocol `NSKeyedUnarchiverDelegate`.
---@class NSKeyedUnarchiverDelegate: NSObjectProtocol
local NSKeyedUnarchiverDelegate = {}

--- Optional: `-[NSKeyedUnarchiverDelegate unarchiver:cannotDecodeObjectOfClassName:originalClasses:]`.
---@param unarchiver NSKeyedUnarchiver
---@param className string
---@param originalClasses string[]
---@return CLASS?
function NSKeyedUnarchiverDelegate:unarchiver_cannotDecodeObjectOfClassName_originalClasses_(unarchiver, className, originalClasses) end

--- Optional: `-[NSKeyedUnarchiverDelegate unarchiver:didDecodeObject:]`.
---@param unarchiver NSKeyedUnarchiver
---@param didDecodeObject any
---@return any
function NSKeyedUnarchiverDelegate:unarchiver_didDecodeObject_(unarchiver, didDecodeObject) end

--- Optional: `-[NSKeyedUnarchiverDelegate unarchiver:willReplaceObject:withObject:]`.
---@param unarchiver NSKeyedUnarchiver
---@param willReplaceObject any
---@param object any
function NSKeyedUnarchiverDelegate:unarchiver_willReplaceObject_withObject_(unarchiver, willReplaceObject, object) end

--- Optional: `-[NSKeyedUnarchiverDelegate unarchiverDidFinish:]`.
---@param unarchiverDidFinish NSKeyedUnarchiver
function NSKeyedUnarchiverDelegate:unarchiverDidFinish_(unarchiverDidFinish) end

--- Optional: `-[NSKeyedUnarchiverDelegate unarchiverWillFinish:]`.
---@param unarchiverWillFinish NSKeyedUnarchiver
function NSKeyedUnarchiverDelegate:unarchiverWillFinish_(unarchiverWillFinish) end
end

do
-- NSLocking
--- The protocol `NSLocking`.
---@class NSLocking
local NSLocking = {}

--- Required: `-[NSLocking lock]`.
function NSLocking:lock() end

--- Required: `-[NSLocking unlock]`.
function NSLocking:unlock() end
end

do
-- NSMachPortDelegate
--- The protocol `NSMachPortDelegate`.
---@class NSMachPortDelegate: NSPortDelegate
local NSMachPortDelegate = {}
end

do
-- NSMutableCopying
--- The protocol `NSMutableCopying`.
---@class NSMutableCopying
local NSMutableCopying = {}

--- Required: `-[NSMutableCopying mutableCopyWithZone:]`.
---@param zone lightuserdata?
---@return any
function NSMutableCopying:mutableCopyWithZone_(zone) end
end

do
-- NSObjectProtocol
--- The protocol `NSObject`.
---@class NSObjectProtocol
local NSObjectProtocol = {}

--- Required: `-[NSObject class]`.
---@return CLASS
function NSObjectProtocol:class() end

--- Required: `-[NSObject conformsToProtocol:]`.
---@param protocol Protocol
---@return boolean
function NSObjectProtocol:conformsToProtocol_(protocol) end

--- Optional: `-[NSObject debugDescription]`.
---@return string
function NSObjectProtocol:debugDescription() end

--- Required: `-[NSObject description]`.
---@return string
function NSObjectProtocol:description() end

--- Required: `-[NSObject hash]`.
---@return integer
function NSObjectProtocol:hash() end

--- Required: `-[NSObject isEqual:]`.
---@param isEqual any
---@return boolean
function NSObjectProtocol:isEqual_(isEqual) end

--- Required: `-[NSObject isKindOfClass:]`.
---@param class CLASS
---@return boolean
function NSObjectProtocol:isKindOfClass_(class) end

--- Required: `-[NSObject isMemberOfClass:]`.
---@param class CLASS
---@return boolean
function NSObjectProtocol:isMemberOfClass_(class) end

--- Required: `-[NSObject isProxy]`.
---@return boolean
function NSObjectProtocol:isProxy() end

--- Required: `-[NSObject performSelector:]`.
---@param performSelector SEL
---@return any
function NSObjectProtocol:performSelector_(performSelector) end

--- Required: `-[NSObject performSelector:withObject:]`.
---@param performSelector SEL
---@param object any
---@return any
function NSObjectProtocol:performSelector_withObject_(performSelector, object) end

--- Required: `-[NSObject performSelector:withObject:withObject:]`.
---@param performSelector SEL
---@param object any
---@param withObject any
---@return any
function NSObjectProtocol:performSelector_withObject_withObject_(performSelector, object, withObject) end

--- Required: `-[NSObject respondsToSelector:]`.
---@param selector SEL
---@return boolean
function NSObjectProtocol:respondsToSelector_(selector) end

--- Required: `-[NSObject self]`.
---@return self
function NSObjectProtocol:self() end

--- Required: `-[NSObject superclass]`.
---@return CLASS?
function NSObjectProtocol:superclass() end
end

do
-- NSPortDelegate
--- The protocol `NSPortDelegate`.
---@class NSPortDelegate: NSObjectProtocol
local NSPortDelegate = {}

--- Optional: `-[NSPortDelegate handlePortMessage:]`.
---@param portMessage NSPortMessage
function NSPortDelegate:handlePortMessage_(portMessage) end
end

do
-- NSProgressReporting
--- The protocol `NSProgressReporting`.
---@class NSProgressReporting: NSObjectProtocol
local NSProgressReporting = {}

--- Required: `-[NSProgressReporting progress]`.
---@return NSProgress
function NSProgressReporting:progress() end
end

do
-- NSSecureCoding
--- The protocol `NSSecureCoding`.
---@class NSSecureCoding: NSCoding
local NSSecureCoding = {}

--- Required: `+[NSSecureCoding supportsSecureCoding]`.
---@return boolean
function NSSecureCoding:supportsSecureCoding() end
end

do
-- NSStreamDelegate
--- The protocol `NSStreamDelegate`.
---@class NSStreamDelegate: NSObjectProtocol
local NSStreamDelegate = {}

--- Optional: `-[NSStreamDelegate stream:handleEvent:]`.
---@param stream NSStream
---@param handleEvent integer
function NSStreamDelegate:stream_handleEvent_(stream, handleEvent) end
end

do
-- NSTextAttachmentContainer
--- The protocol `NSTextAttachmentContainer`.
---@class NSTextAttachmentContainer: NSObjectProtocol
local NSTextAttachmentContainer = {}

--- Required: `-[NSTextAttachmentContainer attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex:]`.
---@param textContainer NSTextContainer?
---@param proposedLineFragment CGRectArgument
---@param glyphPosition CGPointArgument
---@param characterIndex integer
---@return CGRect
function NSTextAttachmentContainer:attachmentBoundsForTextContainer_proposedLineFragment_glyphPosition_characterIndex_(textContainer, proposedLineFragment, glyphPosition, characterIndex) end

--- Required: `-[NSTextAttachmentContainer imageForBounds:textContainer:characterIndex:]`.
---@param bounds CGRectArgument
---@param textContainer NSTextContainer?
---@param characterIndex integer
---@return integer
function NSTextAttachmentContainer:imageForBounds_textContainer_characterIndex_(bounds, textContainer, characterIndex) end
end

do
-- NSTextAttachmentLayout
--- The protocol `NSTextAttachmentLayout`.
---@class NSTextAttachmentLayout: NSObjectProtocol
local NSTextAttachmentLayout = {}

--- Required: `-[NSTextAttachmentLayout attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position:]`.
---@param attributes NSDictionary
---@param location NSTextLocation
---@param textContainer NSTextContainer?
---@param proposedLineFragment CGRectArgument
---@param position CGPointArgument
---@return CGRect
function NSTextAttachmentLayout:attachmentBoundsForAttributes_location_textContainer_proposedLineFragment_position_(attributes, location, textContainer, proposedLineFragment, position) end

--- Required: `-[NSTextAttachmentLayout imageForBounds:attributes:location:textContainer:]`.
---@param bounds CGRectArgument
---@param attributes NSDictionary
---@param location NSTextLocation
---@param textContainer NSTextContainer?
---@return integer
function NSTextAttachmentLayout:imageForBounds_attributes_location_textContainer_(bounds, attributes, location, textContainer) end

--- Required: `-[NSTextAttachmentLayout viewProviderForParentView:location:textContainer:]`.
---@param parentView integer
---@param location NSTextLocation
---@param textContainer NSTextContainer?
---@return any
function NSTextAttachmentLayout:viewProviderForParentView_location_textContainer_(parentView, location, textContainer) end
end

do
-- NSTextContentManagerDelegate
--- The protocol `NSTextContentManagerDelegate`.
---@class NSTextContentManagerDelegate: NSObjectProtocol
local NSTextContentManagerDelegate = {}

--- Optional: `-[NSTextContentManagerDelegate textContentManager:shouldEnumerateTextElement:options:]`.
---@param textContentManager any
---@param shouldEnumerateTextElement any
---@param options integer
---@return boolean
function NSTextContentManagerDelegate:textContentManager_shouldEnumerateTextElement_options_(textContentManager, shouldEnumerateTextElement, options) end

--- Optional: `-[NSTextContentManagerDelegate textContentManager:textElementAtLocation:]`.
---@param textContentManager any
---@param location NSTextLocation
---@return any
function NSTextContentManagerDelegate:textContentManager_textElementAtLocation_(textContentManager, location) end
end

do
-- NSTextContentStorageDelegate
--- The protocol `NSTextContentStorageDelegate`.
---@class NSTextContentStorageDelegate: NSTextContentManagerDelegate
local NSTextContentStorageDelegate = {}

--- Optional: `-[NSTextContentStorageDelegate textContentStorage:textParagraphWithRange:]`.
---@param textContentStorage any
---@param range NSRangeArgument
---@return any
function NSTextContentStorageDelegate:textContentStorage_textParagraphWithRange_(textContentStorage, range) end
end

do
-- NSTextElementProvider
--- The protocol `NSTextElementProvider`.
---@class NSTextElementProvider: NSObjectProtocol
local NSTextElementProvider = {}

--- Optional: `-[NSTextElementProvider adjustedRangeFromRange:forEditingTextSelection:]`.
---@param range any
---@param editingTextSelection boolean
---@return any
function NSTextElementProvider:adjustedRangeFromRange_forEditingTextSelection_(range, editingTextSelection) end

--- Required: `-[NSTextElementProvider documentRange]`.
---@return any
function NSTextElementProvider:documentRange() end

--- Required: `-[NSTextElementProvider enumerateTextElementsFromLocation:options:usingBlock:]`.
---@param location NSTextLocation?
---@param options integer
---@param usingBlock function
---@return NSTextLocation?
function NSTextElementProvider:enumerateTextElementsFromLocation_options_usingBlock_(location, options, usingBlock) end

--- Optional: `-[NSTextElementProvider locationFromLocation:withOffset:]`.
---@param location NSTextLocation
---@param offset integer
---@return NSTextLocation?
function NSTextElementProvider:locationFromLocation_withOffset_(location, offset) end

--- Optional: `-[NSTextElementProvider offsetFromLocation:toLocation:]`.
---@param location NSTextLocation
---@param toLocation NSTextLocation
---@return integer
function NSTextElementProvider:offsetFromLocation_toLocation_(location, toLocation) end

--- Required: `-[NSTextElementProvider replaceContentsInRange:withTextElements:]`.
---@param range any
---@param textElements table?
function NSTextElementProvider:replaceContentsInRange_withTextElements_(range, textElements) end

--- Required: `-[NSTextElementProvider synchronizeToBackingStore:]`.
---@param backingStore function?
function NSTextElementProvider:synchronizeToBackingStore_(backingStore) end
end

do
-- NSTextLayoutManagerDelegate
--- The protocol `NSTextLayoutManagerDelegate`.
---@class NSTextLayoutManagerDelegate: NSObjectProtocol
local NSTextLayoutManagerDelegate = {}

--- Optional: `-[NSTextLayoutManagerDelegate textLayoutManager:renderingAttributesForLink:atLocation:defaultAttributes:]`.
---@param textLayoutManager any
---@param link any
---@param atLocation NSTextLocation
---@param defaultAttributes NSDictionary
---@return NSDictionary
function NSTextLayoutManagerDelegate:textLayoutManager_renderingAttributesForLink_atLocation_defaultAttributes_(textLayoutManager, link, atLocation, defaultAttributes) end

--- Optional: `-[NSTextLayoutManagerDelegate textLayoutManager:shouldBreakLineBeforeLocation:hyphenating:]`.
---@param textLayoutManager any
---@param shouldBreakLineBeforeLocation NSTextLocation
---@param hyphenating boolean
---@return boolean
function NSTextLayoutManagerDelegate:textLayoutManager_shouldBreakLineBeforeLocation_hyphenating_(textLayoutManager, shouldBreakLineBeforeLocation, hyphenating) end

--- Optional: `-[NSTextLayoutManagerDelegate textLayoutManager:textLayoutFragmentForLocation:inTextElement:]`.
---@param textLayoutManager any
---@param location NSTextLocation
---@param inTextElement any
---@return any
function NSTextLayoutManagerDelegate:textLayoutManager_textLayoutFragmentForLocation_inTextElement_(textLayoutManager, location, inTextElement) end
end

do
-- NSTextLayoutOrientationProvider
--- The protocol `NSTextLayoutOrientationProvider`.
---@class NSTextLayoutOrientationProvider: NSObjectProtocol
local NSTextLayoutOrientationProvider = {}

--- Required: `-[NSTextLayoutOrientationProvider layoutOrientation]`.
---@return integer
function NSTextLayoutOrientationProvider:layoutOrientation() end
end

do
-- NSTextLocation
--- The protocol `NSTextLocation`.
---@class NSTextLocation: NSObjectProtocol
local NSTextLocation = {}

--- Required: `-[NSTextLocation compare:]`.
---@param compare NSTextLocation
---@return integer
function NSTextLocation:compare_(compare) end
end

do
-- NSTextSelectionDataSource
--- The protocol `NSTextSelectionDataSource`.
---@class NSTextSelectionDataSource: NSObjectProtocol
local NSTextSelectionDataSource = {}

--- Required: `-[NSTextSelectionDataSource baseWritingDirectionAtLocation:]`.
---@param location NSTextLocation
---@return integer
function NSTextSelectionDataSource:baseWritingDirectionAtLocation_(location) end

--- Required: `-[NSTextSelectionDataSource documentRange]`.
---@return any
function NSTextSelectionDataSource:documentRange() end

--- Required: `-[NSTextSelectionDataSource enumerateCaretOffsetsInLineFragmentAtLocation:usingBlock:]`.
---@param location NSTextLocation
---@param usingBlock function
function NSTextSelectionDataSource:enumerateCaretOffsetsInLineFragmentAtLocation_usingBlock_(location, usingBlock) end

--- Optional: `-[NSTextSelectionDataSource enumerateContainerBoundariesFromLocation:reverse:usingBlock:]`.
---@param location NSTextLocation
---@param reverse boolean
---@param usingBlock function
function NSTextSelectionDataSource:enumerateContainerBoundariesFromLocation_reverse_usingBlock_(location, reverse, usingBlock) end

--- Required: `-[NSTextSelectionDataSource enumerateSubstringsFromLocation:options:usingBlock:]`.
---@param location NSTextLocation
---@param options integer
---@param usingBlock function
function NSTextSelectionDataSource:enumerateSubstringsFromLocation_options_usingBlock_(location, options, usingBlock) end

--- Required: `-[NSTextSelectionDataSource lineFragmentRangeForPoint:inContainerAtLocation:]`.
---@param point CGPointArgument
---@param location NSTextLocation
---@return any
function NSTextSelectionDataSource:lineFragmentRangeForPoint_inContainerAtLocation_(point, location) end

--- Required: `-[NSTextSelectionDataSource locationFromLocation:withOffset:]`.
---@param location NSTextLocation
---@param offset integer
---@return NSTextLocation?
function NSTextSelectionDataSource:locationFromLocation_withOffset_(location, offset) end

--- Required: `-[NSTextSelectionDataSource offsetFromLocation:toLocation:]`.
---@param location NSTextLocation
---@param toLocation NSTextLocation
---@return integer
function NSTextSelectionDataSource:offsetFromLocation_toLocation_(location, toLocation) end

--- Optional: `-[NSTextSelectionDataSource textLayoutOrientationAtLocation:]`.
---@param location NSTextLocation
---@return integer
function NSTextSelectionDataSource:textLayoutOrientationAtLocation_(location) end

--- Required: `-[NSTextSelectionDataSource textRangeForSelectionGranularity:enclosingLocation:]`.
---@param selectionGranularity integer
---@param enclosingLocation NSTextLocation
---@return any
function NSTextSelectionDataSource:textRangeForSelectionGranularity_enclosingLocation_(selectionGranularity, enclosingLocation) end
end

do
-- NSTextStorageObserving
--- The protocol `NSTextStorageObserving`.
---@class NSTextStorageObserving: NSObjectProtocol
local NSTextStorageObserving = {}

--- Required: `-[NSTextStorageObserving performEditingTransactionForTextStorage:usingBlock:]`.
---@param textStorage NSTextStorage
---@param usingBlock function
function NSTextStorageObserving:performEditingTransactionForTextStorage_usingBlock_(textStorage, usingBlock) end

--- Required: `-[NSTextStorageObserving processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:]`.
---@param textStorage NSTextStorage
---@param edited integer
---@param range NSRangeArgument
---@param length integer
---@param invalidatedRange NSRangeArgument
function NSTextStorageObserving:processEditingForTextStorage_edited_range_changeInLength_invalidatedRange_(textStorage, edited, range, length, invalidatedRange) end

--- Required: `-[NSTextStorageObserving setTextStorage:]`.
---@param textStorage NSTextStorage?
function NSTextStorageObserving:setTextStorage_(textStorage) end

--- Required: `-[NSTextStorageObserving textStorage]`.
---@return NSTextStorage?
function NSTextStorageObserving:textStorage() end
end

do
-- NSTextViewportLayoutControllerDelegate
--- The protocol `NSTextViewportLayoutControllerDelegate`.
---@class NSTextViewportLayoutControllerDelegate: NSObjectProtocol
local NSTextViewportLayoutControllerDelegate = {}

--- Required: `-[NSTextViewportLayoutControllerDelegate textViewportLayoutController:configureRenderingSurfaceForTextLayoutFragment:]`.
---@param textViewportLayoutController any
---@param textLayoutFragment any
function NSTextViewportLayoutControllerDelegate:textViewportLayoutController_configureRenderingSurfaceForTextLayoutFragment_(textViewportLayoutController, textLayoutFragment) end

--- Optional: `-[NSTextViewportLayoutControllerDelegate textViewportLayoutControllerDidLayout:]`.
---@param textViewportLayoutControllerDidLayout any
function NSTextViewportLayoutControllerDelegate:textViewportLayoutControllerDidLayout_(textViewportLayoutControllerDidLayout) end

--- Optional: `-[NSTextViewportLayoutControllerDelegate textViewportLayoutControllerWillLayout:]`.
---@param textViewportLayoutControllerWillLayout any
function NSTextViewportLayoutControllerDelegate:textViewportLayoutControllerWillLayout_(textViewportLayoutControllerWillLayout) end

--- Required: `-[NSTextViewportLayoutControllerDelegate viewportBoundsForTextViewportLayoutController:]`.
---@param textViewportLayoutController any
---@return CGRect
function NSTextViewportLayoutControllerDelegate:viewportBoundsForTextViewportLayoutController_(textViewportLayoutController) end
end

do
-- NSURLAuthenticationChallengeSender
--- The protocol `NSURLAuthenticationChallengeSender`.
---@class NSURLAuthenticationChallengeSender: NSObjectProtocol
local NSURLAuthenticationChallengeSender = {}

--- Required: `-[NSURLAuthenticationChallengeSender cancelAuthenticationChallenge:]`.
---@param cancelAuthenticationChallenge NSURLAuthenticationChallenge
function NSURLAuthenticationChallengeSender:cancelAuthenticationChallenge_(cancelAuthenticationChallenge) end

--- Required: `-[NSURLAuthenticationChallengeSender continueWithoutCredentialForAuthenticationChallenge:]`.
---@param authenticationChallenge NSURLAuthenticationChallenge
function NSURLAuthenticationChallengeSender:continueWithoutCredentialForAuthenticationChallenge_(authenticationChallenge) end

--- Optional: `-[NSURLAuthenticationChallengeSender performDefaultHandlingForAuthenticationChallenge:]`.
---@param authenticationChallenge NSURLAuthenticationChallenge
function NSURLAuthenticationChallengeSender:performDefaultHandlingForAuthenticationChallenge_(authenticationChallenge) end

--- Optional: `-[NSURLAuthenticationChallengeSender rejectProtectionSpaceAndContinueWithChallenge:]`.
---@param challenge NSURLAuthenticationChallenge
function NSURLAuthenticationChallengeSender:rejectProtectionSpaceAndContinueWithChallenge_(challenge) end

--- Required: `-[NSURLAuthenticationChallengeSender useCredential:forAuthenticationChallenge:]`.
---@param useCredential NSURLCredential
---@param authenticationChallenge NSURLAuthenticationChallenge
function NSURLAuthenticationChallengeSender:useCredential_forAuthenticationChallenge_(useCredential, authenticationChallenge) end
end

do
-- NSURLConnectionDataDelegate
--- The protocol `NSURLConnectionDataDelegate`.
---@class NSURLConnectionDataDelegate: NSURLConnectionDelegate
local NSURLConnectionDataDelegate = {}

--- Optional: `-[NSURLConnectionDataDelegate connection:didReceiveData:]`.
---@param connection NSURLConnection
---@param didReceiveData NSData
function NSURLConnectionDataDelegate:connection_didReceiveData_(connection, didReceiveData) end

--- Optional: `-[NSURLConnectionDataDelegate connection:didReceiveResponse:]`.
---@param connection NSURLConnection
---@param didReceiveResponse NSURLResponse
function NSURLConnectionDataDelegate:connection_didReceiveResponse_(connection, didReceiveResponse) end

--- Optional: `-[NSURLConnectionDataDelegate connection:didSendBodyData:totalBytesWritten:totalBytesExpectedToWrite:]`.
---@param connection NSURLConnection
---@param didSendBodyData integer
---@param totalBytesWritten integer
---@param write integer
function NSURLConnectionDataDelegate:connection_didSendBodyData_totalBytesWritten_totalBytesExpectedToWrite_(connection, didSendBodyData, totalBytesWritten, write) end

--- Optional: `-[NSURLConnectionDataDelegate connection:needNewBodyStream:]`.
---@param connection NSURLConnection
---@param needNewBodyStream NSURLRequest
---@return NSInputStream?
function NSURLConnectionDataDelegate:connection_needNewBodyStream_(connection, needNewBodyStream) end

--- Optional: `-[NSURLConnectionDataDelegate connection:willCacheResponse:]`.
---@param connection NSURLConnection
---@param willCacheResponse NSCachedURLResponse
---@return NSCachedURLResponse?
function NSURLConnectionDataDelegate:connection_willCacheResponse_(connection, willCacheResponse) end

--- Optional: `-[NSURLConnectionDataDelegate connection:willSendRequest:redirectResponse:]`.
---@param connection NSURLConnection
---@param willSendRequest NSURLRequest
---@param redirectResponse NSURLResponse?
---@return NSURLRequest?
function NSURLConnectionDataDelegate:connection_willSendRequest_redirectResponse_(connection, willSendRequest, redirectResponse) end

--- Optional: `-[NSURLConnectionDataDelegate connectionDidFinishLoading:]`.
---@param connectionDidFinishLoading NSURLConnection
function NSURLConnectionDataDelegate:connectionDidFinishLoading_(connectionDidFinishLoading) end
end

do
-- NSURLConnectionDelegate
--- The protocol `NSURLConnectionDelegate`.
---@class NSURLConnectionDelegate: NSObjectProtocol
local NSURLConnectionDelegate = {}

--- Optional: `-[NSURLConnectionDelegate connection:canAuthenticateAgainstProtectionSpace:]`.
---@param connection NSURLConnection
---@param canAuthenticateAgainstProtectionSpace NSURLProtectionSpace
---@return boolean
function NSURLConnectionDelegate:connection_canAuthenticateAgainstProtectionSpace_(connection, canAuthenticateAgainstProtectionSpace) end

--- Optional: `-[NSURLConnectionDelegate connection:didCancelAuthenticationChallenge:]`.
---@param connection NSURLConnection
---@param didCancelAuthenticationChallenge NSURLAuthenticationChallenge
function NSURLConnectionDelegate:connection_didCancelAuthenticationChallenge_(connection, didCancelAuthenticationChallenge) end

--- Optional: `-[NSURLConnectionDelegate connection:didFailWithError:]`.
---@param connection NSURLConnection
---@param error NSError
function NSURLConnectionDelegate:connection_didFailWithError_(connection, error) end

--- Optional: `-[NSURLConnectionDelegate connection:didReceiveAuthenticationChallenge:]`.
---@param connection NSURLConnection
---@param didReceiveAuthenticationChallenge NSURLAuthenticationChallenge
function NSURLConnectionDelegate:connection_didReceiveAuthenticationChallenge_(connection, didReceiveAuthenticationChallenge) end

--- Optional: `-[NSURLConnectionDelegate connection:willSendRequestForAuthenticationChallenge:]`.
---@param connection NSURLConnection
---@param authenticationChallenge NSURLAuthenticationChallenge
function NSURLConnectionDelegate:connection_willSendRequestForAuthenticationChallenge_(connection, authenticationChallenge) end

--- Optional: `-[NSURLConnectionDelegate connectionShouldUseCredentialStorage:]`.
---@param connectionShouldUseCredentialStorage NSURLConnection
---@return boolean
function NSURLConnectionDelegate:connectionShouldUseCredentialStorage_(connectionShouldUseCredentialStorage) end
end

do
-- NSURLConnectionDownloadDelegate
--- The protocol `NSURLConnectionDownloadDelegate`.
---@class NSURLConnectionDownloadDelegate: NSURLConnectionDelegate
local NSURLConnectionDownloadDelegate = {}

--- Optional: `-[NSURLConnectionDownloadDelegate connection:didWriteData:totalBytesWritten:expectedTotalBytes:]`.
---@param connection NSURLConnection
---@param didWriteData integer
---@param totalBytesWritten integer
---@param expectedTotalBytes integer
function NSURLConnectionDownloadDelegate:connection_didWriteData_totalBytesWritten_expectedTotalBytes_(connection, didWriteData, totalBytesWritten, expectedTotalBytes) end

--- Required: `-[NSURLConnectionDownloadDelegate connectionDidFinishDownloading:destinationURL:]`.
---@param connectionDidFinishDownloading NSURLConnection
---@param destinationURL NSURL
function NSURLConnectionDownloadDelegate:connectionDidFinishDownloading_destinationURL_(connectionDidFinishDownloading, destinationURL) end

--- Optional: `-[NSURLConnectionDownloadDelegate connectionDidResumeDownloading:totalBytesWritten:expectedTotalBytes:]`.
---@param connectionDidResumeDownloading NSURLConnection
---@param totalBytesWritten integer
---@param expectedTotalBytes integer
function NSURLConnectionDownloadDelegate:connectionDidResumeDownloading_totalBytesWritten_expectedTotalBytes_(connectionDidResumeDownloading, totalBytesWritten, expectedTotalBytes) end
end

do
-- NSURLProtocolClient
--- The protocol `NSURLProtocolClient`.
---@class NSURLProtocolClient: NSObjectProtocol
local NSURLProtocolClient = {}

--- Required: `-[NSURLProtocolClient URLProtocol:cachedResponseIsValid:]`.
---@param URLProtocol NSURLProtocol
---@param cachedResponseIsValid NSCachedURLResponse
function NSURLProtocolClient:URLProtocol_cachedResponseIsValid_(URLProtocol, cachedResponseIsValid) end

--- Required: `-[NSURLProtocolClient URLProtocol:didCancelAuthenticationChallenge:]`.
---@param URLProtocol NSURLProtocol
---@param didCancelAuthenticationChallenge NSURLAuthenticationChallenge
function NSURLProtocolClient:URLProtocol_didCancelAuthenticationChallenge_(URLProtocol, didCancelAuthenticationChallenge) end

--- Required: `-[NSURLProtocolClient URLProtocol:didFailWithError:]`.
---@param URLProtocol NSURLProtocol
---@param error NSError
function NSURLProtocolClient:URLProtocol_didFailWithError_(URLProtocol, error) end

--- Required: `-[NSURLProtocolClient URLProtocol:didLoadData:]`.
---@param URLProtocol NSURLProtocol
---@param didLoadData NSData
function NSURLProtocolClient:URLProtocol_didLoadData_(URLProtocol, didLoadData) end

--- Required: `-[NSURLProtocolClient URLProtocol:didReceiveAuthenticationChallenge:]`.
---@param URLProtocol NSURLProtocol
---@param didReceiveAuthenticationChallenge NSURLAuthenticationChallenge
function NSURLProtocolClient:URLProtocol_didReceiveAuthenticationChallenge_(URLProtocol, didReceiveAuthenticationChallenge) end

--- Required: `-[NSURLProtocolClient URLProtocol:didReceiveResponse:cacheStoragePolicy:]`.
---@param URLProtocol NSURLProtocol
---@param didReceiveResponse NSURLResponse
---@param cacheStoragePolicy integer
function NSURLProtocolClient:URLProtocol_didReceiveResponse_cacheStoragePolicy_(URLProtocol, didReceiveResponse, cacheStoragePolicy) end

--- Required: `-[NSURLProtocolClient URLProtocol:wasRedirectedToRequest:redirectResponse:]`.
---@param URLProtocol NSURLProtocol
---@param request NSURLRequest
---@param redirectResponse NSURLResponse
function NSURLProtocolClient:URLProtocol_wasRedirectedToRequest_redirectResponse_(URLProtocol, request, redirectResponse) end

--- Required: `-[NSURLProtocolClient URLProtocolDidFinishLoading:]`.
---@param URLProtocolDidFinishLoading NSURLProtocol
function NSURLProtocolClient:URLProtocolDidFinishLoading_(URLProtocolDidFinishLoading) end
end

do
-- NSURLSessionDataDelegate
--- The protocol `NSURLSessionDataDelegate`.
---@class NSURLSessionDataDelegate: NSURLSessionTaskDelegate
local NSURLSessionDataDelegate = {}

--- Optional: `-[NSURLSessionDataDelegate URLSession:dataTask:didBecomeDownloadTask:]`.
---@param URLSession NSURLSession
---@param dataTask NSURLSessionTask
---@param didBecomeDownloadTask NSURLSessionTask
function NSURLSessionDataDelegate:URLSession_dataTask_didBecomeDownloadTask_(URLSession, dataTask, didBecomeDownloadTask) end

--- Optional: `-[NSURLSessionDataDelegate URLSession:dataTask:didBecomeStreamTask:]`.
---@param URLSession NSURLSession
---@param dataTask NSURLSessionTask
---@param didBecomeStreamTask NSURLSessionStreamTask
function NSURLSessionDataDelegate:URLSession_dataTask_didBecomeStreamTask_(URLSession, dataTask, didBecomeStreamTask) end

--- Optional: `-[NSURLSessionDataDelegate URLSession:dataTask:didReceiveData:]`.
---@param URLSession NSURLSession
---@param dataTask NSURLSessionTask
---@param didReceiveData NSData
function NSURLSessionDataDelegate:URLSession_dataTask_didReceiveData_(URLSession, dataTask, didReceiveData) end

--- Optional: `-[NSURLSessionDataDelegate URLSession:dataTask:didReceiveResponse:completionHandler:]`.
---@param URLSession NSURLSession
---@param dataTask NSURLSessionTask
---@param didReceiveResponse NSURLResponse
---@param completionHandler function
function NSURLSessionDataDelegate:URLSession_dataTask_didReceiveResponse_completionHandler_(URLSession, dataTask, didReceiveResponse, completionHandler) end

--- Optional: `-[NSURLSessionDataDelegate URLSession:dataTask:willCacheResponse:completionHandler:]`.
---@param URLSession NSURLSession
---@param dataTask NSURLSessionTask
---@param willCacheResponse NSCachedURLResponse
---@param completionHandler function
function NSURLSessionDataDelegate:URLSession_dataTask_willCacheResponse_completionHandler_(URLSession, dataTask, willCacheResponse, completionHandler) end
end

do
-- NSURLSessionDelegate
--- The protocol `NSURLSessionDelegate`.
---@class NSURLSessionDelegate: NSObjectProtocol
local NSURLSessionDelegate = {}

--- Optional: `-[NSURLSessionDelegate URLSession:didBecomeInvalidWithError:]`.
---@param URLSession NSURLSession
---@param error NSError?
function NSURLSessionDelegate:URLSession_didBecomeInvalidWithError_(URLSession, error) end

--- Optional: `-[NSURLSessionDelegate URLSession:didReceiveChallenge:completionHandler:]`.
---@param URLSession NSURLSession
---@param didReceiveChallenge NSURLAuthenticationChallenge
---@param completionHandler function
function NSURLSessionDelegate:URLSession_didReceiveChallenge_completionHandler_(URLSession, didReceiveChallenge, completionHandler) end

--- Optional: `-[NSURLSessionDelegate URLSessionDidFinishEventsForBackgroundURLSession:]`.
---@param urlSession NSURLSession
function NSURLSessionDelegate:URLSessionDidFinishEventsForBackgroundURLSession_(urlSession) end
end

do
-- NSURLSessionDownloadDelegate
--- The protocol `NSURLSessionDownloadDelegate`.
---@class NSURLSessionDownloadDelegate: NSURLSessionTaskDelegate
local NSURLSessionDownloadDelegate = {}

--- Required: `-[NSURLSessionDownloadDelegate URLSession:downloadTask:didFinishDownloadingToURL:]`.
---@param URLSession NSURLSession
---@param downloadTask NSURLSessionTask
---@param url NSURL
function NSURLSessionDownloadDelegate:URLSession_downloadTask_didFinishDownloadingToURL_(URLSession, downloadTask, url) end

--- Optional: `-[NSURLSessionDownloadDelegate URLSession:downloadTask:didResumeAtOffset:expectedTotalBytes:]`.
---@param URLSession NSURLSession
---@param downloadTask NSURLSessionTask
---@param offset integer
---@param expectedTotalBytes integer
function NSURLSessionDownloadDelegate:URLSession_downloadTask_didResumeAtOffset_expectedTotalBytes_(URLSession, downloadTask, offset, expectedTotalBytes) end

--- Optional: `-[NSURLSessionDownloadDelegate URLSession:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:]`.
---@param URLSession NSURLSession
---@param downloadTask NSURLSessionTask
---@param didWriteData integer
---@param totalBytesWritten integer
---@param write integer
function NSURLSessionDownloadDelegate:URLSession_downloadTask_didWriteData_totalBytesWritten_totalBytesExpectedToWrite_(URLSession, downloadTask, didWriteData, totalBytesWritten, write) end
end

do
-- NSURLSessionStreamDelegate
--- The protocol `NSURLSessionStreamDelegate`.
---@class NSURLSessionStreamDelegate: NSURLSessionTaskDelegate
local NSURLSessionStreamDelegate = {}

--- Optional: `-[NSURLSessionStreamDelegate URLSession:betterRouteDiscoveredForStreamTask:]`.
---@param URLSession NSURLSession
---@param streamTask NSURLSessionTask
function NSURLSessionStreamDelegate:URLSession_betterRouteDiscoveredForStreamTask_(URLSession, streamTask) end

--- Optional: `-[NSURLSessionStreamDelegate URLSession:readClosedForStreamTask:]`.
---@param URLSession NSURLSession
---@param streamTask NSURLSessionTask
function NSURLSessionStreamDelegate:URLSession_readClosedForStreamTask_(URLSession, streamTask) end

--- Optional: `-[NSURLSessionStreamDelegate URLSession:writeClosedForStreamTask:]`.
---@param URLSession NSURLSession
---@param streamTask NSURLSessionTask
function NSURLSessionStreamDelegate:URLSession_writeClosedForStreamTask_(URLSession, streamTask) end
end

do
-- NSURLSessionTaskDelegate
--- The protocol `NSURLSessionTaskDelegate`.
---@class NSURLSessionTaskDelegate: NSURLSessionDelegate
local NSURLSessionTaskDelegate = {}

--- Optional: `-[NSURLSessionTaskDelegate URLSession:didCreateTask:]`.
---@param URLSession NSURLSession
---@param didCreateTask NSURLSessionTask
function NSURLSessionTaskDelegate:URLSession_didCreateTask_(URLSession, didCreateTask) end

--- Optional: `-[NSURLSessionTaskDelegate URLSession:task:didCompleteWithError:]`.
---@param URLSession NSURLSession
---@param task NSURLSessionTask
---@param error NSError?
function NSURLSessionTaskDelegate:URLSession_task_didCompleteWithError_(URLSession, task, error) end

--- Optional: `-[NSURLSessionTaskDelegate URLSession:task:didFinishCollectingMetrics:]`.
---@param URLSession NSURLSession
---@param task NSURLSessionTask
---@param didFinishCollectingMetrics NSURLSessionTaskMetrics
function NSURLSessionTaskDelegate:URLSession_task_didFinishCollectingMetrics_(URLSession, task, didFinishCollectingMetrics) end

--- Optional: `-[NSURLSessionTaskDelegate URLSession:task:didReceiveChallenge:completionHandler:]`.
---@param URLSession NSURLSession
---@param task NSURLSessionTask
---@param didReceiveChallenge NSURLAuthenticationChallenge
---@param completionHandler function
function NSURLSessionTaskDelegate:URLSession_task_didReceiveChallenge_completionHandler_(URLSession, task, didReceiveChallenge, completionHandler) end

--- Optional: `-[NSURLSessionTaskDelegate URLSession:task:didReceiveInformationalResponse:]`.
---@param URLSession NSURLSession
---@param task NSURLSessionTask
---@param didReceiveInformationalResponse NSURLResponse
function NSURLSessionTaskDelegate:URLSession_task_didReceiveInformationalResponse_(URLSession, task, didReceiveInformationalResponse) end

--- Optional: `-[NSURLSessionTaskDelegate URLSession:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:]`.
---@param URLSession NSURLSession
---@param task NSURLSessionTask
---@param didSendBodyData integer
---@param totalBytesSent integer
---@param send integer
function NSURLSessionTaskDelegate:URLSession_task_didSendBodyData_totalBytesSent_totalBytesExpectedToSend_(URLSession, task, didSendBodyData, totalBytesSent, send) end

--- Optional: `-[NSURLSessionTaskDelegate URLSession:task:needNewBodyStream:]`.
---@param URLSession NSURLSession
---@param task NSURLSessionTask
---@param needNewBodyStream function
function NSURLSessionTaskDelegate:URLSession_task_needNewBodyStream_(URLSession, task, needNewBodyStream) end

--- Optional: `-[NSURLSessionTaskDelegate URLSession:task:willBeginDelayedRequest:completionHandler:]`.
---@param URLSession NSURLSession
---@param task NSURLSessionTask
---@param willBeginDelayedRequest NSURLRequest
---@param completionHandler function
function NSURLSessionTaskDelegate:URLSession_task_willBeginDelayedRequest_completionHandler_(URLSession, task, willBeginDelayedRequest, completionHandler) end

--- Optional: `-[NSURLSessionTaskDelegate URLSession:task:willPerformHTTPRedirection:newRequest:completionHandler:]`.
---@param URLSession NSURLSession
---@param task NSURLSessionTask
---@param willPerformHTTPRedirection NSURLResponse
---@param newRequest NSURLRequest
---@param completionHandler function
function NSURLSessionTaskDelegate:URLSession_task_willPerformHTTPRedirection_newRequest_completionHandler_(URLSession, task, willPerformHTTPRedirection, newRequest, completionHandler) end

--- Optional: `-[NSURLSessionTaskDelegate URLSession:taskIsWaitingForConnectivity:]`.
---@param URLSession NSURLSession
---@param connectivity NSURLSessionTask
function NSURLSessionTaskDelegate:URLSession_taskIsWaitingForConnectivity_(URLSession, connectivity) end
end

do
-- NSURLSessionWebSocketDelegate
--- The protocol `NSURLSessionWebSocketDelegate`.
---@class NSURLSessionWebSocketDelegate: NSURLSessionTaskDelegate
local NSURLSessionWebSocketDelegate = {}

--- Optional: `-[NSURLSessionWebSocketDelegate URLSession:webSocketTask:didCloseWithCode:reason:]`.
---@param URLSession NSURLSession
---@param webSocketTask NSURLSessionTask
---@param code integer
---@param reason NSData?
function NSURLSessionWebSocketDelegate:URLSession_webSocketTask_didCloseWithCode_reason_(URLSession, webSocketTask, code, reason) end

--- Optional: `-[NSURLSessionWebSocketDelegate URLSession:webSocketTask:didOpenWithProtocol:]`.
---@param URLSession NSURLSession
---@param webSocketTask NSURLSessionTask
---@param protocol string?
function NSURLSessionWebSocketDelegate:URLSession_webSocketTask_didOpenWithProtocol_(URLSession, webSocketTask, protocol) end
end

do
-- NSUserActivityDelegate
--- The protocol `NSUserActivityDelegate`.
---@class NSUserActivityDelegate: NSObjectProtocol
local NSUserActivityDelegate = {}

--- Optional: `-[NSUserActivityDelegate userActivity:didReceiveInputStream:outputStream:]`.
---@param userActivity NSUserActivity
---@param didReceiveInputStream NSStream
---@param outputStream NSStream
function NSUserActivityDelegate:userActivity_didReceiveInputStream_outputStream_(userActivity, didReceiveInputStream, outputStream) end

--- Optional: `-[NSUserActivityDelegate userActivityWasContinued:]`.
---@param userActivity NSUserActivity
function NSUserActivityDelegate:userActivityWasContinued_(userActivity) end

--- Optional: `-[NSUserActivityDelegate userActivityWillSave:]`.
---@param userActivity NSUserActivity
function NSUserActivityDelegate:userActivityWillSave_(userActivity) end
end

do
-- NSXMLParserDelegate
--- The protocol `NSXMLParserDelegate`.
---@class NSXMLParserDelegate: NSObjectProtocol
local NSXMLParserDelegate = {}

--- Optional: `-[NSXMLParserDelegate parser:didEndElement:namespaceURI:qualifiedName:]`.
---@param parser NSXMLParser
---@param didEndElement string
---@param namespaceURI string?
---@param qualifiedName string?
function NSXMLParserDelegate:parser_didEndElement_namespaceURI_qualifiedName_(parser, didEndElement, namespaceURI, qualifiedName) end

--- Optional: `-[NSXMLParserDelegate parser:didEndMappingPrefix:]`.
---@param parser NSXMLParser
---@param didEndMappingPrefix string
function NSXMLParserDelegate:parser_didEndMappingPrefix_(parser, didEndMappingPrefix) end

--- Optional: `-[NSXMLParserDelegate parser:didStartElement:namespaceURI:qualifiedName:attributes:]`.
---@param parser NSXMLParser
---@param didStartElement string
---@param namespaceURI string?
---@param qualifiedName string?
---@param attributes NSDictionary
function NSXMLParserDelegate:parser_didStartElement_namespaceURI_qualifiedName_attributes_(parser, didStartElement, namespaceURI, qualifiedName, attributes) end

--- Optional: `-[NSXMLParserDelegate parser:didStartMappingPrefix:toURI:]`.
---@param parser NSXMLParser
---@param didStartMappingPrefix string
---@param toURI string
function NSXMLParserDelegate:parser_didStartMappingPrefix_toURI_(parser, didStartMappingPrefix, toURI) end

--- Optional: `-[NSXMLParserDelegate parser:foundAttributeDeclarationWithName:forElement:type:defaultValue:]`.
---@param parser NSXMLParser
---@param name string
---@param element string
---@param type string?
---@param defaultValue string?
function NSXMLParserDelegate:parser_foundAttributeDeclarationWithName_forElement_type_defaultValue_(parser, name, element, type, defaultValue) end

--- Optional: `-[NSXMLParserDelegate parser:foundCDATA:]`.
---@param parser NSXMLParser
---@param foundCDATA NSData
function NSXMLParserDelegate:parser_foundCDATA_(parser, foundCDATA) end

--- Optional: `-[NSXMLParserDelegate parser:foundCharacters:]`.
---@param parser NSXMLParser
---@param foundCharacters string
function NSXMLParserDelegate:parser_foundCharacters_(parser, foundCharacters) end

--- Optional: `-[NSXMLParserDelegate parser:foundComment:]`.
---@param parser NSXMLParser
---@param foundComment string
function NSXMLParserDelegate:parser_foundComment_(parser, foundComment) end

--- Optional: `-[NSXMLParserDelegate parser:foundElementDeclarationWithName:model:]`.
---@param parser NSXMLParser
---@param name string
---@param model string
function NSXMLParserDelegate:parser_foundElementDeclarationWithName_model_(parser, name, model) end

--- Optional: `-[NSXMLParserDelegate parser:foundExternalEntityDeclarationWithName:publicID:systemID:]`.
---@param parser NSXMLParser
---@param name string
---@param publicID string?
---@param systemID string?
function NSXMLParserDelegate:parser_foundExternalEntityDeclarationWithName_publicID_systemID_(parser, name, publicID, systemID) end

--- Optional: `-[NSXMLParserDelegate parser:foundIgnorableWhitespace:]`.
---@param parser NSXMLParser
---@param foundIgnorableWhitespace string
function NSXMLParserDelegate:parser_foundIgnorableWhitespace_(parser, foundIgnorableWhitespace) end

--- Optional: `-[NSXMLParserDelegate parser:foundInternalEntityDeclarationWithName:value:]`.
---@param parser NSXMLParser
---@param name string
---@param value string?
function NSXMLParserDelegate:parser_foundInternalEntityDeclarationWithName_value_(parser, name, value) end

--- Optional: `-[NSXMLParserDelegate parser:foundNotationDeclarationWithName:publicID:systemID:]`.
---@param parser NSXMLParser
---@param name string
---@param publicID string?
---@param systemID string?
function NSXMLParserDelegate:parser_foundNotationDeclarationWithName_publicID_systemID_(parser, name, publicID, systemID) end

--- Optional: `-[NSXMLParserDelegate parser:foundProcessingInstructionWithTarget:data:]`.
---@param parser NSXMLParser
---@param target string
---@param data string?
function NSXMLParserDelegate:parser_foundProcessingInstructionWithTarget_data_(parser, target, data) end

--- Optional: `-[NSXMLParserDelegate parser:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName:]`.
---@param parser NSXMLParser
---@param name string
---@param publicID string?
---@param systemID string?
---@param notationName string?
function NSXMLParserDelegate:parser_foundUnparsedEntityDeclarationWithName_publicID_systemID_notationName_(parser, name, publicID, systemID, notationName) end

--- Optional: `-[NSXMLParserDelegate parser:parseErrorOccurred:]`.
---@param parser NSXMLParser
---@param parseErrorOccurred NSError
function NSXMLParserDelegate:parser_parseErrorOccurred_(parser, parseErrorOccurred) end

--- Optional: `-[NSXMLParserDelegate parser:resolveExternalEntityName:systemID:]`.
---@param parser NSXMLParser
---@param resolveExternalEntityName string
---@param systemID string?
---@return NSData?
function NSXMLParserDelegate:parser_resolveExternalEntityName_systemID_(parser, resolveExternalEntityName, systemID) end

--- Optional: `-[NSXMLParserDelegate parser:validationErrorOccurred:]`.
---@param parser NSXMLParser
---@param validationErrorOccurred NSError
function NSXMLParserDelegate:parser_validationErrorOccurred_(parser, validationErrorOccurred) end

--- Optional: `-[NSXMLParserDelegate parserDidEndDocument:]`.
---@param parserDidEndDocument NSXMLParser
function NSXMLParserDelegate:parserDidEndDocument_(parserDidEndDocument) end

--- Optional: `-[NSXMLParserDelegate parserDidStartDocument:]`.
---@param parserDidStartDocument NSXMLParser
function NSXMLParserDelegate:parserDidStartDocument_(parserDidStartDocument) end
end

do
-- PHPickerViewControllerDelegate
--- The protocol `PHPickerViewControllerDelegate`.
---@class PHPickerViewControllerDelegate: NSObjectProtocol
local PHPickerViewControllerDelegate = {}

--- Required: `-[PHPickerViewControllerDelegate picker:didFinishPicking:]`.
---@param picker PHPickerViewController
---@param didFinishPicking PHPickerResult[]
function PHPickerViewControllerDelegate:picker_didFinishPicking_(picker, didFinishPicking) end
end

do
-- HookDelegateProxy
--- An instance of `HookDelegateProxy`.
---@class HookDelegateProxy: NSProxy
local HookDelegateProxy = {}

--- `-[HookDelegateProxy conformsToProtocol:]`
---@param protocol any
---@return boolean
function HookDelegateProxy:conformsToProtocol_(protocol) end

--- `-[HookDelegateProxy isKindOfClass:]`
---@param class any
---@return boolean
function HookDelegateProxy:isKindOfClass_(class) end

--- `-[HookDelegateProxy isMemberOfClass:]`
---@param class any
---@return boolean
function HookDelegateProxy:isMemberOfClass_(class) end

--- `-[HookDelegateProxy respondsToSelector:]`
---@param selector SEL?
---@return boolean
function HookDelegateProxy:respondsToSelector_(selector) end

-- HookDelegateProxyClass
--- The class `HookDelegateProxy` itself.
---@class HookDelegateProxyClass: NSProxyClass
---@field alloc fun(self: HookDelegateProxyClass): HookDelegateProxy
---@field new fun(self: HookDelegateProxyClass): HookDelegateProxy
local HookDelegateProxyClass = {}
end

do
-- NSAboutURLProtocol
--- An instance of `NSAboutURLProtocol`.
---@class NSAboutURLProtocol: NSURLProtocol
local NSAboutURLProtocol = {}

-- NSAboutURLProtocolClass
--- The class `NSAboutURLProtocol` itself.
---@class NSAboutURLProtocolClass: NSURLProtocolClass
---@field alloc fun(self: NSAboutURLProtocolClass): NSAboutURLProtocol
---@field new fun(self: NSAboutURLProtocolClass): NSAboutURLProtocol
local NSAboutURLProtocolClass = {}
end

do
-- NSAggregateExpression
--- An instance of `NSAggregateExpression`.
---@class NSAggregateExpression: NSExpression
local NSAggregateExpression = {}

-- NSAggregateExpressionClass
--- The class `NSAggregateExpression` itself.
---@class NSAggregateExpressionClass: NSExpressionClass
---@field alloc fun(self: NSAggregateExpressionClass): NSAggregateExpression
---@field new fun(self: NSAggregateExpressionClass): NSAggregateExpression
local NSAggregateExpressionClass = {}
end

do
-- NSAnyKeyExpression
--- An instance of `NSAnyKeyExpression`.
---@class NSAnyKeyExpression: NSExpression
local NSAnyKeyExpression = {}

-- NSAnyKeyExpressionClass
--- The class `NSAnyKeyExpression` itself.
---@class NSAnyKeyExpressionClass: NSExpressionClass
---@field alloc fun(self: NSAnyKeyExpressionClass): NSAnyKeyExpression
---@field new fun(self: NSAnyKeyExpressionClass): NSAnyKeyExpression
local NSAnyKeyExpressionClass = {}
end

do
-- NSArchiver
--- An instance of `NSArchiver`.
---@class NSArchiver: NSCoder
local NSArchiver = {}

--- `-[NSArchiver archiverData]`
---@return NSData?
function NSArchiver:archiverData() end

--- `-[NSArchiver classNameEncodedForTrueClassName:]`
---@param trueClassName string
---@return string
function NSArchiver:classNameEncodedForTrueClassName_(trueClassName) end

--- `-[NSArchiver encodeClassName:intoClassName:]`
---@param encodeClassName string
---@param intoClassName string
function NSArchiver:encodeClassName_intoClassName_(encodeClassName, intoClassName) end

--- `-[NSArchiver initForWritingWithMutableData:]`
---@param data NSData?
---@return self
function NSArchiver:initForWritingWithMutableData_(data) end

-- NSArchiverClass
--- The class `NSArchiver` itself.
---@class NSArchiverClass: NSCoderClass
---@field alloc fun(self: NSArchiverClass): NSArchiver
---@field new fun(self: NSArchiverClass): NSArchiver
local NSArchiverClass = {}

--- `+[NSArchiver archiveRootObject:toFile:]`
---@param archiveRootObject any
---@param toFile string
---@return boolean
function NSArchiverClass:archiveRootObject_toFile_(archiveRootObject, toFile) end

--- `+[NSArchiver archivedDataWithRootObject:]`
---@param rootObject any
---@return NSData?
function NSArchiverClass:archivedDataWithRootObject_(rootObject) end
end

do
-- NSArray
--- An instance of `NSArray`.
---@class NSArray: NSObject, NSSecureCoding, NSFastEnumeration, NSMutableCopying, NSCopying
local NSArray = {}

--- `-[NSArray addObserver:toObjectsAtIndexes:forKeyPath:options:context:]`
---@param observer NSObject
---@param indexes NSIndexSet
---@param keyPath string
---@param options integer
---@param context any
function NSArray:addObserver_toObjectsAtIndexes_forKeyPath_options_context_(observer, indexes, keyPath, options, context) end

--- `-[NSArray arrayByAddingObject:]`
---@param addingObject any
---@return NSArray
function NSArray:arrayByAddingObject_(addingObject) end

--- `-[NSArray arrayByAddingObjectsFromArray:]`
---@param array table?
---@return NSArray
function NSArray:arrayByAddingObjectsFromArray_(array) end

--- `-[NSArray arrayByApplyingDifference:]`
---@param applyingDifference NSOrderedCollectionDifference
---@return any
function NSArray:arrayByApplyingDifference_(applyingDifference) end

--- `-[NSArray componentsJoinedByString:]`
---@param string string?
---@return NSString
function NSArray:componentsJoinedByString_(string) end

--- `-[NSArray containsObject:]`
---@param containsObject any
---@return boolean
function NSArray:containsObject_(containsObject) end

--- `-[NSArray count]`
---@return integer
function NSArray:count() end

--- `-[NSArray description]`
---@return NSString
function NSArray:description() end

--- `-[NSArray descriptionWithLocale:]`
---@param locale any
---@return NSString
function NSArray:descriptionWithLocale_(locale) end

--- `-[NSArray descriptionWithLocale:indent:]`
---@param locale any
---@param indent integer
---@return NSString
function NSArray:descriptionWithLocale_indent_(locale, indent) end

--- `-[NSArray differenceFromArray:]`
---@param array any
---@return NSOrderedCollectionDifference
function NSArray:differenceFromArray_(array) end

--- `-[NSArray differenceFromArray:withOptions:]`
---@param array any
---@param options integer
---@return NSOrderedCollectionDifference
function NSArray:differenceFromArray_withOptions_(array, options) end

--- `-[NSArray differenceFromArray:withOptions:usingEquivalenceTest:]`
---@param array any
---@param options integer
---@param usingEquivalenceTest function
---@return NSOrderedCollectionDifference
function NSArray:differenceFromArray_withOptions_usingEquivalenceTest_(array, options, usingEquivalenceTest) end

--- `-[NSArray enumerateObjectsAtIndexes:options:usingBlock:]`
---@param indexes integer[]
---@param options integer
---@param usingBlock function?
function NSArray:enumerateObjectsAtIndexes_options_usingBlock_(indexes, options, usingBlock) end

--- `-[NSArray enumerateObjectsUsingBlock:]`
---@param block function
function NSArray:enumerateObjectsUsingBlock_(block) end

--- `-[NSArray enumerateObjectsWithOptions:usingBlock:]`
---@param options integer
---@param usingBlock function?
function NSArray:enumerateObjectsWithOptions_usingBlock_(options, usingBlock) end

--- `-[NSArray filteredArrayUsingPredicate:]`
---@param predicate NSPredicate
---@return NSArray
function NSArray:filteredArrayUsingPredicate_(predicate) end

--- `-[NSArray firstObject]`
---@return any
function NSArray:firstObject() end

--- `-[NSArray firstObjectCommonWithArray:]`
---@param array table?
---@return any
function NSArray:firstObjectCommonWithArray_(array) end

--- `-[NSArray getObjects:]`
---@param getObjects any
function NSArray:getObjects_(getObjects) end

--- `-[NSArray getObjects:range:]`
---@param getObjects lightuserdata?
---@param range NSRangeArgument
function NSArray:getObjects_range_(getObjects, range) end

--- `-[NSArray indexOfObject:]`
---@param object any
---@return integer
function NSArray:indexOfObject_(object) end

--- `-[NSArray indexOfObject:inRange:]`
---@param object any
---@param inRange NSRangeArgument
---@return integer
function NSArray:indexOfObject_inRange_(object, inRange) end

--- `-[NSArray indexOfObject:inSortedRange:options:usingComparator:]`
---@param object any
---@param inSortedRange NSRangeArgument
---@param options integer
---@param usingComparator function
---@return integer
function NSArray:indexOfObject_inSortedRange_options_usingComparator_(object, inSortedRange, options, usingComparator) end

--- `-[NSArray indexOfObjectAtIndexes:options:passingTest:]`
---@param indexes integer[]
---@param options integer
---@param passingTest function?
---@return integer
function NSArray:indexOfObjectAtIndexes_options_passingTest_(indexes, options, passingTest) end

--- `-[NSArray indexOfObjectIdenticalTo:]`
---@param indexOfObjectIdenticalTo any
---@return integer
function NSArray:indexOfObjectIdenticalTo_(indexOfObjectIdenticalTo) end

--- `-[NSArray indexOfObjectIdenticalTo:inRange:]`
---@param indexOfObjectIdenticalTo any
---@param inRange NSRangeArgument
---@return integer
function NSArray:indexOfObjectIdenticalTo_inRange_(indexOfObjectIdenticalTo, inRange) end

--- `-[NSArray indexOfObjectPassingTest:]`
---@param objectPassingTest function?
---@return integer
function NSArray:indexOfObjectPassingTest_(objectPassingTest) end

--- `-[NSArray indexOfObjectWithOptions:passingTest:]`
---@param options integer
---@param passingTest function?
---@return integer
function NSArray:indexOfObjectWithOptions_passingTest_(options, passingTest) end

--- `-[NSArray indexesOfObjectsAtIndexes:options:passingTest:]`
---@param indexes integer[]
---@param options integer
---@param passingTest function?
---@return NSIndexSet
function NSArray:indexesOfObjectsAtIndexes_options_passingTest_(indexes, options, passingTest) end

--- `-[NSArray indexesOfObjectsPassingTest:]`
---@param objectsPassingTest function?
---@return NSIndexSet
function NSArray:indexesOfObjectsPassingTest_(objectsPassingTest) end

--- `-[NSArray indexesOfObjectsWithOptions:passingTest:]`
---@param options integer
---@param passingTest function?
---@return NSIndexSet
function NSArray:indexesOfObjectsWithOptions_passingTest_(options, passingTest) end

--- `-[NSArray initWithArray:]`
---@param array NSArray|table
---@return self
function NSArray:initWithArray_(array) end

--- `-[NSArray initWithArray:copyItems:]`
---@param array NSArray|table
---@param copyItems boolean
---@return self
function NSArray:initWithArray_copyItems_(array, copyItems) end

--- `-[NSArray initWithContentsOfFile:]`
---@param file string
---@return self
function NSArray:initWithContentsOfFile_(file) end

--- `-[NSArray initWithContentsOfURL:]`
---@param url any
---@return self
function NSArray:initWithContentsOfURL_(url) end

--- `-[NSArray initWithContentsOfURL:error:]`
---@param url NSURL
---@param error lightuserdata?
---@return self
function NSArray:initWithContentsOfURL_error_(url, error) end

--- `-[NSArray initWithObjects:]`
---@param objects any
---@return self
function NSArray:initWithObjects_(objects) end

--- `-[NSArray initWithObjects:count:]`
---@param objects lightuserdata?
---@param count integer
---@return self
function NSArray:initWithObjects_count_(objects, count) end

--- `-[NSArray isEqualToArray:]`
---@param array NSArray|table
---@return boolean
function NSArray:isEqualToArray_(array) end

--- `-[NSArray lastObject]`
---@return any
function NSArray:lastObject() end

--- `-[NSArray makeObjectsPerformSelector:]`
---@param makeObjectsPerformSelector SEL
function NSArray:makeObjectsPerformSelector_(makeObjectsPerformSelector) end

--- `-[NSArray makeObjectsPerformSelector:withObject:]`
---@param makeObjectsPerformSelector SEL
---@param object any
function NSArray:makeObjectsPerformSelector_withObject_(makeObjectsPerformSelector, object) end

--- `-[NSArray objectAtIndex:]`
---@param index integer
---@return any
function NSArray:objectAtIndex_(index) end

--- `-[NSArray objectAtIndexedSubscript:]`
---@param indexedSubscript integer
---@return any
function NSArray:objectAtIndexedSubscript_(indexedSubscript) end

--- `-[NSArray objectEnumerator]`
---@return NSEnumerator
function NSArray:objectEnumerator() end

--- `-[NSArray objectsAtIndexes:]`
---@param indexes integer[]
---@return NSArray
function NSArray:objectsAtIndexes_(indexes) end

--- `-[NSArray pathsMatchingExtensions:]`
---@param pathsMatchingExtensions string[]
---@return NSArray
function NSArray:pathsMatchingExtensions_(pathsMatchingExtensions) end

--- `-[NSArray removeObserver:forKeyPath:context:]`
---@param observer NSObject
---@param keyPath string
---@param context integer
function NSArray:removeObserver_forKeyPath_context_(observer, keyPath, context) end

--- `-[NSArray removeObserver:fromObjectsAtIndexes:forKeyPath:]`
---@param observer NSObject
---@param indexes integer[]
---@param keyPath string
function NSArray:removeObserver_fromObjectsAtIndexes_forKeyPath_(observer, indexes, keyPath) end

--- `-[NSArray removeObserver:fromObjectsAtIndexes:forKeyPath:context:]`
---@param observer NSObject
---@param indexes NSIndexSet
---@param keyPath string
---@param context any
function NSArray:removeObserver_fromObjectsAtIndexes_forKeyPath_context_(observer, indexes, keyPath, context) end

--- `-[NSArray reverseObjectEnumerator]`
---@return NSEnumerator
function NSArray:reverseObjectEnumerator() end

--- `-[NSArray reversedArray]`
---@return any
function NSArray:reversedArray() end

--- `-[NSArray sortedArrayHint]`
---@return NSData
function NSArray:sortedArrayHint() end

--- `-[NSArray sortedArrayUsingComparator:]`
---@param comparator integer
---@return NSArray
function NSArray:sortedArrayUsingComparator_(comparator) end

--- `-[NSArray sortedArrayUsingDescriptors:]`
---@param descriptors NSSortDescriptor[]
---@return NSArray
function NSArray:sortedArrayUsingDescriptors_(descriptors) end

--- `-[NSArray sortedArrayUsingFunction:context:]`
---@param function_ integer
---@param context any
---@return NSArray
function NSArray:sortedArrayUsingFunction_context_(function_, context) end

--- `-[NSArray sortedArrayUsingFunction:context:hint:]`
---@param function_ integer
---@param context any
---@param hint NSData?
---@return NSArray
function NSArray:sortedArrayUsingFunction_context_hint_(function_, context, hint) end

--- `-[NSArray sortedArrayUsingSelector:]`
---@param selector SEL
---@return NSArray
function NSArray:sortedArrayUsingSelector_(selector) end

--- `-[NSArray sortedArrayWithOptions:usingComparator:]`
---@param options integer
---@param usingComparator integer
---@return NSArray
function NSArray:sortedArrayWithOptions_usingComparator_(options, usingComparator) end

--- `-[NSArray subarrayWithRange:]`
---@param range NSRangeArgument
---@return NSArray
function NSArray:subarrayWithRange_(range) end

--- `-[NSArray valueForKeyPath:]`
---@param keyPath string?
---@return any
function NSArray:valueForKeyPath_(keyPath) end

--- `-[NSArray writeToFile:atomically:]`
---@param file string
---@param atomically boolean
---@return boolean
function NSArray:writeToFile_atomically_(file, atomically) end

--- `-[NSArray writeToURL:atomically:]`
---@param url any
---@param atomically boolean
---@return boolean
function NSArray:writeToURL_atomically_(url, atomically) end

--- `-[NSArray writeToURL:error:]`
---@param url NSURL
---@param error lightuserdata?
---@return boolean
function NSArray:writeToURL_error_(url, error) end

-- NSArrayClass
--- The class `NSArray` itself.
---@class NSArrayClass: NSObjectClass
---@field alloc fun(self: NSArrayClass): NSArray
---@field new fun(self: NSArrayClass): NSArray
local NSArrayClass = {}

--- `+[NSArray allocWithZone:]`
---@param zone lightuserdata?
---@return NSArray
function NSArrayClass:allocWithZone_(zone) end

--- `+[NSArray array]`
---@return NSArray
function NSArrayClass:array() end

--- `+[NSArray arrayWithArray:]`
---@param array NSArray|table
---@return NSArray
function NSArrayClass:arrayWithArray_(array) end

--- `+[NSArray arrayWithContentsOfFile:]`
---@param file string
---@return NSArray?
function NSArrayClass:arrayWithContentsOfFile_(file) end

--- `+[NSArray arrayWithContentsOfURL:]`
---@param url NSURL
---@return NSArray?
function NSArrayClass:arrayWithContentsOfURL_(url) end

--- `+[NSArray arrayWithContentsOfURL:error:]`
---@param url NSURL
---@param error lightuserdata?
---@return NSArray?
function NSArrayClass:arrayWithContentsOfURL_error_(url, error) end

--- `+[NSArray arrayWithObject:]`
---@param object any
---@return NSArray
function NSArrayClass:arrayWithObject_(object) end

--- `+[NSArray arrayWithObjects:]`
---@param objects any
---@return NSArray
function NSArrayClass:arrayWithObjects_(objects) end

--- `+[NSArray arrayWithObjects:count:]`
---@param objects lightuserdata?
---@param count integer
---@return NSArray
function NSArrayClass:arrayWithObjects_count_(objects, count) end

--- `+[NSArray supportsSecureCoding]`
---@return boolean
function NSArrayClass:supportsSecureCoding() end
end

do
-- NSAssertionHandler
--- An instance of `NSAssertionHandler`.
---@class NSAssertionHandler: NSObject
local NSAssertionHandler = {}

--- `-[NSAssertionHandler handleFailureInFunction:file:lineNumber:description:]`
---@param function_ string
---@param file string
---@param lineNumber integer
---@param description string?
function NSAssertionHandler:handleFailureInFunction_file_lineNumber_description_(function_, file, lineNumber, description) end

--- `-[NSAssertionHandler handleFailureInMethod:object:file:lineNumber:description:]`
---@param method SEL
---@param object any
---@param file string
---@param lineNumber integer
---@param description string?
function NSAssertionHandler:handleFailureInMethod_object_file_lineNumber_description_(method, object, file, lineNumber, description) end

-- NSAssertionHandlerClass
--- The class `NSAssertionHandler` itself.
---@class NSAssertionHandlerClass: NSObjectClass
---@field alloc fun(self: NSAssertionHandlerClass): NSAssertionHandler
---@field new fun(self: NSAssertionHandlerClass): NSAssertionHandler
local NSAssertionHandlerClass = {}

--- `+[NSAssertionHandler currentHandler]`
---@return NSAssertionHandler
function NSAssertionHandlerClass:currentHandler() end
end

do
-- NSAttributedString
--- An instance of `NSAttributedString`.
---@class NSAttributedString: NSObject, NSSecureCoding, NSMutableCopying, NSCopying
local NSAttributedString = {}

--- `-[NSAttributedString attribute:atIndex:effectiveRange:]`
---@param attribute string
---@param atIndex integer
---@param effectiveRange lightuserdata?
---@return any
function NSAttributedString:attribute_atIndex_effectiveRange_(attribute, atIndex, effectiveRange) end

--- `-[NSAttributedString attribute:atIndex:longestEffectiveRange:inRange:]`
---@param attribute string
---@param atIndex integer
---@param longestEffectiveRange lightuserdata?
---@param inRange NSRangeArgument
---@return any
function NSAttributedString:attribute_atIndex_longestEffectiveRange_inRange_(attribute, atIndex, longestEffectiveRange, inRange) end

--- `-[NSAttributedString attributedSubstringFromRange:]`
---@param range NSRangeArgument
---@return NSAttributedString
function NSAttributedString:attributedSubstringFromRange_(range) end

--- `-[NSAttributedString attributesAtIndex:effectiveRange:]`
---@param index integer
---@param effectiveRange lightuserdata?
---@return NSDictionary
function NSAttributedString:attributesAtIndex_effectiveRange_(index, effectiveRange) end

--- `-[NSAttributedString attributesAtIndex:longestEffectiveRange:inRange:]`
---@param index integer
---@param longestEffectiveRange lightuserdata?
---@param inRange NSRangeArgument
---@return NSDictionary
function NSAttributedString:attributesAtIndex_longestEffectiveRange_inRange_(index, longestEffectiveRange, inRange) end

--- `-[NSAttributedString boundingRectWithSize:options:context:]`
---@param size CGSizeArgument
---@param options integer
---@param context NSStringDrawingContext?
---@return CGRect
function NSAttributedString:boundingRectWithSize_options_context_(size, options, context) end

--- `-[NSAttributedString containsAttachmentsInRange:]`
---@param range NSRangeArgument
---@return boolean
function NSAttributedString:containsAttachmentsInRange_(range) end

--- `-[NSAttributedString copyWithZone:]`
---@param zone lightuserdata?
---@return NSAttributedString
function NSAttributedString:copyWithZone_(zone) end

--- `-[NSAttributedString dataFromRange:documentAttributes:error:]`
---@param range NSRangeArgument
---@param documentAttributes NSDictionary|table
---@param error lightuserdata?
---@return NSData?
function NSAttributedString:dataFromRange_documentAttributes_error_(range, documentAttributes, error) end

--- `-[NSAttributedString description]`
---@return NSString
function NSAttributedString:description() end

--- `-[NSAttributedString drawAtPoint:]`
---@param point CGPointArgument
function NSAttributedString:drawAtPoint_(point) end

--- `-[NSAttributedString drawInRect:]`
---@param rect CGRectArgument
function NSAttributedString:drawInRect_(rect) end

--- `-[NSAttributedString drawWithRect:options:context:]`
---@param rect CGRectArgument
---@param options integer
---@param context NSStringDrawingContext?
function NSAttributedString:drawWithRect_options_context_(rect, options, context) end

--- `-[NSAttributedString enumerateAttribute:inRange:options:usingBlock:]`
---@param enumerateAttribute string
---@param inRange NSRangeArgument
---@param options integer
---@param usingBlock function?
function NSAttributedString:enumerateAttribute_inRange_options_usingBlock_(enumerateAttribute, inRange, options, usingBlock) end

--- `-[NSAttributedString enumerateAttributesInRange:options:usingBlock:]`
---@param range NSRangeArgument
---@param options integer
---@param usingBlock function?
function NSAttributedString:enumerateAttributesInRange_options_usingBlock_(range, options, usingBlock) end

--- `-[NSAttributedString initWithAttributedString:]`
---@param attributedString NSAttributedString
---@return self
function NSAttributedString:initWithAttributedString_(attributedString) end

--- `-[NSAttributedString initWithContentsOfMarkdownFileAtURL:options:baseURL:error:]`
---@param url NSURL
---@param options NSAttributedStringMarkdownParsingOptions?
---@param baseURL NSURL?
---@param error lightuserdata?
---@return self
function NSAttributedString:initWithContentsOfMarkdownFileAtURL_options_baseURL_error_(url, options, baseURL, error) end

--- `-[NSAttributedString initWithData:options:documentAttributes:error:]`
---@param data NSData
---@param options NSDictionary|table
---@param documentAttributes lightuserdata?
---@param error lightuserdata?
---@return self
function NSAttributedString:initWithData_options_documentAttributes_error_(data, options, documentAttributes, error) end

--- `-[NSAttributedString initWithMarkdown:options:baseURL:error:]`
---@param markdown NSData
---@param options NSAttributedStringMarkdownParsingOptions?
---@param baseURL NSURL?
---@param error lightuserdata?
---@return self
function NSAttributedString:initWithMarkdown_options_baseURL_error_(markdown, options, baseURL, error) end

--- `-[NSAttributedString initWithMarkdownString:options:baseURL:error:]`
---@param markdownString string
---@param options NSAttributedStringMarkdownParsingOptions?
---@param baseURL NSURL?
---@param error lightuserdata?
---@return self
function NSAttributedString:initWithMarkdownString_options_baseURL_error_(markdownString, options, baseURL, error) end

--- `-[NSAttributedString initWithString:]`
---@param string string
---@return self
function NSAttributedString:initWithString_(string) end

--- `-[NSAttributedString initWithString:attributes:]`
---@param string string
---@param attributes NSDictionary|table|nil
---@return self
function NSAttributedString:initWithString_attributes_(string, attributes) end

--- `-[NSAttributedString initWithURL:options:documentAttributes:error:]`
---@param url NSURL
---@param options NSDictionary|table
---@param documentAttributes lightuserdata?
---@param error lightuserdata?
---@return self
function NSAttributedString:initWithURL_options_documentAttributes_error_(url, options, documentAttributes, error) end

--- `-[NSAttributedString isEqualToAttributedString:]`
---@param attributedString NSAttributedString
---@return boolean
function NSAttributedString:isEqualToAttributedString_(attributedString) end

--- `-[NSAttributedString length]`
---@return integer
function NSAttributedString:length() end

--- `-[NSAttributedString mutableCopyWithZone:]`
---@param zone lightuserdata?
---@return NSAttributedString
function NSAttributedString:mutableCopyWithZone_(zone) end

--- `-[NSAttributedString size]`
---@return CGSize
function NSAttributedString:size() end

--- `-[NSAttributedString string]`
---@return NSString
function NSAttributedString:string() end

-- NSAttributedStringClass
--- The class `NSAttributedString` itself.
---@class NSAttributedStringClass: NSObjectClass
---@field alloc fun(self: NSAttributedStringClass): NSAttributedString
---@field new fun(self: NSAttributedStringClass): NSAttributedString
local NSAttributedStringClass = {}

--- `+[NSAttributedString allocWithZone:]`
---@param zone lightuserdata?
---@return NSAttributedString
function NSAttributedStringClass:allocWithZone_(zone) end

--- `+[NSAttributedString attributedStringWithAttachment:]`
---@param attachment NSTextAttachment
---@return NSAttributedString
function NSAttributedStringClass:attributedStringWithAttachment_(attachment) end

--- `+[NSAttributedString attributedStringWithAttachment:attributes:]`
---@param attachment NSTextAttachment
---@param attributes any
---@return NSAttributedString
function NSAttributedStringClass:attributedStringWithAttachment_attributes_(attachment, attributes) end

--- `+[NSAttributedString attributedStringWithString:]`
---@param string string
---@return NSAttributedString
function NSAttributedStringClass:attributedStringWithString_(string) end

--- `+[NSAttributedString loadFromHTMLWithData:options:completionHandler:]`
---@param data any
---@param options any
---@param completionHandler function
function NSAttributedStringClass:loadFromHTMLWithData_options_completionHandler_(data, options, completionHandler) end

--- `+[NSAttributedString loadFromHTMLWithString:options:completionHandler:]`
---@param string any
---@param options any
---@param completionHandler function
function NSAttributedStringClass:loadFromHTMLWithString_options_completionHandler_(string, options, completionHandler) end

--- `+[NSAttributedString supportsSecureCoding]`
---@return boolean
function NSAttributedStringClass:supportsSecureCoding() end
end

do
-- NSAttributedStringMarkdownParsingOptions
--- An instance of `NSAttributedStringMarkdownParsingOptions`.
---@class NSAttributedStringMarkdownParsingOptions: NSObject, NSCopying
local NSAttributedStringMarkdownParsingOptions = {}

--- `-[NSAttributedStringMarkdownParsingOptions allowsExtendedAttributes]`
---@return boolean
function NSAttributedStringMarkdownParsingOptions:allowsExtendedAttributes() end

--- `-[NSAttributedStringMarkdownParsingOptions appliesSourcePositionAttributes]`
---@return boolean
function NSAttributedStringMarkdownParsingOptions:appliesSourcePositionAttributes() end

--- `-[NSAttributedStringMarkdownParsingOptions failurePolicy]`
---@return integer
function NSAttributedStringMarkdownParsingOptions:failurePolicy() end

--- `-[NSAttributedStringMarkdownParsingOptions interpretedSyntax]`
---@return integer
function NSAttributedStringMarkdownParsingOptions:interpretedSyntax() end

--- `-[NSAttributedStringMarkdownParsingOptions languageCode]`
---@return string?
function NSAttributedStringMarkdownParsingOptions:languageCode() end

--- `-[NSAttributedStringMarkdownParsingOptions setAllowsExtendedAttributes:]`
---@param allowsExtendedAttributes boolean
function NSAttributedStringMarkdownParsingOptions:setAllowsExtendedAttributes_(allowsExtendedAttributes) end

--- `-[NSAttributedStringMarkdownParsingOptions setAppliesSourcePositionAttributes:]`
---@param appliesSourcePositionAttributes boolean
function NSAttributedStringMarkdownParsingOptions:setAppliesSourcePositionAttributes_(appliesSourcePositionAttributes) end

--- `-[NSAttributedStringMarkdownParsingOptions setFailurePolicy:]`
---@param failurePolicy integer
function NSAttributedStringMarkdownParsingOptions:setFailurePolicy_(failurePolicy) end

--- `-[NSAttributedStringMarkdownParsingOptions setInterpretedSyntax:]`
---@param interpretedSyntax integer
function NSAttributedStringMarkdownParsingOptions:setInterpretedSyntax_(interpretedSyntax) end

--- `-[NSAttributedStringMarkdownParsingOptions setLanguageCode:]`
---@param languageCode string?
function NSAttributedStringMarkdownParsingOptions:setLanguageCode_(languageCode) end

-- NSAttributedStringMarkdownParsingOptionsClass
--- The class `NSAttributedStringMarkdownParsingOptions` itself.
---@class NSAttributedStringMarkdownParsingOptionsClass: NSObjectClass
---@field alloc fun(self: NSAttributedStringMarkdownParsingOptionsClass): NSAttributedStringMarkdownParsingOptions
---@field new fun(self: NSAttributedStringMarkdownParsingOptionsClass): NSAttributedStringMarkdownParsingOptions
local NSAttributedStringMarkdownParsingOptionsClass = {}
end

do
-- NSAutoreleasePool
--- An instance of `NSAutoreleasePool`.
---@class NSAutoreleasePool: NSObject
local NSAutoreleasePool = {}

--- `-[NSAutoreleasePool addObject:]`
---@param object any
function NSAutoreleasePool:addObject_(object) end

--- `-[NSAutoreleasePool drain]`
function NSAutoreleasePool:drain() end

-- NSAutoreleasePoolClass
--- The class `NSAutoreleasePool` itself.
---@class NSAutoreleasePoolClass: NSObjectClass
---@field alloc fun(self: NSAutoreleasePoolClass): NSAutoreleasePool
---@field new fun(self: NSAutoreleasePoolClass): NSAutoreleasePool
local NSAutoreleasePoolClass = {}

--- `+[NSAutoreleasePool addObject:]`
---@param object any
function NSAutoreleasePoolClass:addObject_(object) end
end

do
-- NSBetweenPredicateOperator
--- An instance of `NSBetweenPredicateOperator`.
---@class NSBetweenPredicateOperator: NSPredicateOperator
local NSBetweenPredicateOperator = {}

-- NSBetweenPredicateOperatorClass
--- The class `NSBetweenPredicateOperator` itself.
---@class NSBetweenPredicateOperatorClass: NSPredicateOperatorClass
---@field alloc fun(self: NSBetweenPredicateOperatorClass): NSBetweenPredicateOperator
---@field new fun(self: NSBetweenPredicateOperatorClass): NSBetweenPredicateOperator
local NSBetweenPredicateOperatorClass = {}
end

do
-- NSBlock
--- An instance of `NSBlock`.
---@class NSBlock: NSObject
local NSBlock = {}

--- `-[NSBlock copyWithZone:]`
---@param zone lightuserdata?
---@return any
function NSBlock:copyWithZone_(zone) end

--- `-[NSBlock invoke]`
---@return any
function NSBlock:invoke() end

--- `-[NSBlock methodSignatureForSelector:]`
---@param selector SEL
---@return NSMethodSignature
function NSBlock:methodSignatureForSelector_(selector) end

--- `-[NSBlock performAfterDelay:]`
---@param performAfterDelay number
function NSBlock:performAfterDelay_(performAfterDelay) end

-- NSBlockClass
--- The class `NSBlock` itself.
---@class NSBlockClass: NSObjectClass
---@field alloc fun(self: NSBlockClass): NSBlock
---@field new fun(self: NSBlockClass): NSBlock
local NSBlockClass = {}
end

do
-- NSBlockExpression
--- An instance of `NSBlockExpression`.
---@class NSBlockExpression: NSExpression
local NSBlockExpression = {}

-- NSBlockExpressionClass
--- The class `NSBlockExpression` itself.
---@class NSBlockExpressionClass: NSExpressionClass
---@field alloc fun(self: NSBlockExpressionClass): NSBlockExpression
---@field new fun(self: NSBlockExpressionClass): NSBlockExpression
local NSBlockExpressionClass = {}
end

do
-- NSBlockOperation
--- An instance of `NSBlockOperation`.
---@class NSBlockOperation: NSOperation
local NSBlockOperation = {}

--- `-[NSBlockOperation addExecutionBlock:]`
---@param executionBlock function
function NSBlockOperation:addExecutionBlock_(executionBlock) end

--- `-[NSBlockOperation executionBlocks]`
---@return function[]
function NSBlockOperation:executionBlocks() end

-- NSBlockOperationClass
--- The class `NSBlockOperation` itself.
---@class NSBlockOperationClass: NSOperationClass
---@field alloc fun(self: NSBlockOperationClass): NSBlockOperation
---@field new fun(self: NSBlockOperationClass): NSBlockOperation
local NSBlockOperationClass = {}

--- `+[NSBlockOperation blockOperationWithBlock:]`
---@param block function
---@return NSBlockOperation?
function NSBlockOperationClass:blockOperationWithBlock_(block) end
end

do
-- NSBlockPredicate
--- An instance of `NSBlockPredicate`.
---@class NSBlockPredicate: NSPredicate
local NSBlockPredicate = {}

-- NSBlockPredicateClass
--- The class `NSBlockPredicate` itself.
---@class NSBlockPredicateClass: NSPredicateClass
---@field alloc fun(self: NSBlockPredicateClass): NSBlockPredicate
---@field new fun(self: NSBlockPredicateClass): NSBlockPredicate
local NSBlockPredicateClass = {}
end

do
-- NSBundle
--- An instance of `NSBundle`.
---@class NSBundle: NSObject
local NSBundle = {}

--- `-[NSBundle URLForAuxiliaryExecutable:]`
---@param auxiliaryExecutable string
---@return NSURL?
function NSBundle:URLForAuxiliaryExecutable_(auxiliaryExecutable) end

--- `-[NSBundle URLForResource:withExtension:]`
---@param resource string?
---@param extension string?
---@return NSURL?
function NSBundle:URLForResource_withExtension_(resource, extension) end

--- `-[NSBundle URLForResource:withExtension:subdirectory:]`
---@param resource string?
---@param extension string?
---@param subdirectory string?
---@return NSURL?
function NSBundle:URLForResource_withExtension_subdirectory_(resource, extension, subdirectory) end

--- `-[NSBundle URLForResource:withExtension:subdirectory:localization:]`
---@param resource string?
---@param extension string?
---@param subdirectory string?
---@param localization string?
---@return NSURL?
function NSBundle:URLForResource_withExtension_subdirectory_localization_(resource, extension, subdirectory, localization) end

--- `-[NSBundle URLsForResourcesWithExtension:subdirectory:]`
---@param extension string?
---@param subdirectory string?
---@return NSURL[]
function NSBundle:URLsForResourcesWithExtension_subdirectory_(extension, subdirectory) end

--- `-[NSBundle URLsForResourcesWithExtension:subdirectory:localization:]`
---@param extension string?
---@param subdirectory string?
---@param localization string?
---@return NSURL[]
function NSBundle:URLsForResourcesWithExtension_subdirectory_localization_(extension, subdirectory, localization) end

--- `-[NSBundle appStoreReceiptURL]`
---@return NSURL?
function NSBundle:appStoreReceiptURL() end

--- `-[NSBundle builtInPlugInsPath]`
---@return string?
function NSBundle:builtInPlugInsPath() end

--- `-[NSBundle builtInPlugInsURL]`
---@return NSURL?
function NSBundle:builtInPlugInsURL() end

--- `-[NSBundle bundleIdentifier]`
---@return string?
function NSBundle:bundleIdentifier() end

--- `-[NSBundle bundlePath]`
---@return string
function NSBundle:bundlePath() end

--- `-[NSBundle bundleURL]`
---@return NSURL?
function NSBundle:bundleURL() end

--- `-[NSBundle classNamed:]`
---@param classNamed string
---@return CLASS?
function NSBundle:classNamed_(classNamed) end

--- `-[NSBundle developmentLocalization]`
---@return string?
function NSBundle:developmentLocalization() end

--- `-[NSBundle executableArchitectures]`
---@return integer[]
function NSBundle:executableArchitectures() end

--- `-[NSBundle executablePath]`
---@return string?
function NSBundle:executablePath() end

--- `-[NSBundle executableURL]`
---@return NSURL?
function NSBundle:executableURL() end

--- `-[NSBundle infoDictionary]`
---@return NSDictionary|table|nil
function NSBundle:infoDictionary() end

--- `-[NSBundle initWithPath:]`
---@param path string?
---@return self
function NSBundle:initWithPath_(path) end

--- `-[NSBundle initWithURL:]`
---@param url NSURL?
---@return self
function NSBundle:initWithURL_(url) end

--- `-[NSBundle isLoaded]`
---@return boolean
function NSBundle:isLoaded() end

--- `-[NSBundle load]`
---@return boolean
function NSBundle:load() end

--- `-[NSBundle loadAndReturnError:]`
---@param error NSError?
---@return boolean
function NSBundle:loadAndReturnError_(error) end

--- `-[NSBundle loadNibNamed:owner:options:]`
---@param loadNibNamed string
---@param owner any
---@param options NSDictionary|table|nil
---@return NSArray|table|nil
function NSBundle:loadNibNamed_owner_options_(loadNibNamed, owner, options) end

--- `-[NSBundle localizations]`
---@return string[]
function NSBundle:localizations() end

--- `-[NSBundle localizedAttributedStringForKey:value:table:]`
---@param key string?
---@param value string?
---@param table string?
---@return NSAttributedString?
function NSBundle:localizedAttributedStringForKey_value_table_(key, value, table) end

--- `-[NSBundle localizedInfoDictionary]`
---@return NSDictionary|table|nil
function NSBundle:localizedInfoDictionary() end

--- `-[NSBundle localizedStringForKey:value:table:]`
---@param key string?
---@param value string?
---@param table string?
---@return string
function NSBundle:localizedStringForKey_value_table_(key, value, table) end

--- `-[NSBundle objectForInfoDictionaryKey:]`
---@param infoDictionaryKey string
---@return any
function NSBundle:objectForInfoDictionaryKey_(infoDictionaryKey) end

--- `-[NSBundle pathForAuxiliaryExecutable:]`
---@param auxiliaryExecutable string
---@return string?
function NSBundle:pathForAuxiliaryExecutable_(auxiliaryExecutable) end

--- `-[NSBundle pathForResource:ofType:]`
---@param resource string?
---@param ofType string?
---@return string?
function NSBundle:pathForResource_ofType_(resource, ofType) end

--- `-[NSBundle pathForResource:ofType:inDirectory:]`
---@param resource string?
---@param ofType string?
---@param inDirectory string?
---@return string?
function NSBundle:pathForResource_ofType_inDirectory_(resource, ofType, inDirectory) end

--- `-[NSBundle pathForResource:ofType:inDirectory:forLocalization:]`
---@param resource string?
---@param ofType string?
---@param inDirectory string?
---@param localization string?
---@return string?
function NSBundle:pathForResource_ofType_inDirectory_forLocalization_(resource, ofType, inDirectory, localization) end

--- `-[NSBundle pathsForResourcesOfType:inDirectory:]`
---@param type string?
---@param inDirectory string?
---@return string[]
function NSBundle:pathsForResourcesOfType_inDirectory_(type, inDirectory) end

--- `-[NSBundle pathsForResourcesOfType:inDirectory:forLocalization:]`
---@param type string?
---@param inDirectory string?
---@param localization string?
---@return string[]
function NSBundle:pathsForResourcesOfType_inDirectory_forLocalization_(type, inDirectory, localization) end

--- `-[NSBundle preferredLocalizations]`
---@return string[]
function NSBundle:preferredLocalizations() end

--- `-[NSBundle preflightAndReturnError:]`
---@param error NSError?
---@return boolean
function NSBundle:preflightAndReturnError_(error) end

--- `-[NSBundle preservationPriorityForTag:]`
---@param tag string
---@return number
function NSBundle:preservationPriorityForTag_(tag) end

--- `-[NSBundle principalClass]`
---@return CLASS?
function NSBundle:principalClass() end

--- `-[NSBundle privateFrameworksPath]`
---@return string?
function NSBundle:privateFrameworksPath() end

--- `-[NSBundle privateFrameworksURL]`
---@return NSURL?
function NSBundle:privateFrameworksURL() end

--- `-[NSBundle resourcePath]`
---@return string
function NSBundle:resourcePath() end

--- `-[NSBundle resourceURL]`
---@return NSURL?
function NSBundle:resourceURL() end

--- `-[NSBundle setPreservationPriority:forTags:]`
---@param preservationPriority number
---@param tags string[]
function NSBundle:setPreservationPriority_forTags_(preservationPriority, tags) end

--- `-[NSBundle sharedFrameworksPath]`
---@return string?
function NSBundle:sharedFrameworksPath() end

--- `-[NSBundle sharedFrameworksURL]`
---@return NSURL?
function NSBundle:sharedFrameworksURL() end

--- `-[NSBundle sharedSupportPath]`
---@return string?
function NSBundle:sharedSupportPath() end

--- `-[NSBundle sharedSupportURL]`
---@return NSURL?
function NSBundle:sharedSupportURL() end

--- `-[NSBundle unload]`
---@return boolean
function NSBundle:unload() end

-- NSBundleClass
--- The class `NSBundle` itself.
---@class NSBundleClass: NSObjectClass
---@field alloc fun(self: NSBundleClass): NSBundle
---@field new fun(self: NSBundleClass): NSBundle
local NSBundleClass = {}

--- `+[NSBundle URLForResource:withExtension:subdirectory:inBundleWithURL:]`
---@param resource string?
---@param extension string?
---@param subdirectory string?
---@param url NSURL
---@return NSURL?
function NSBundleClass:URLForResource_withExtension_subdirectory_inBundleWithURL_(resource, extension, subdirectory, url) end

--- `+[NSBundle URLsForResourcesWithExtension:subdirectory:inBundleWithURL:]`
---@param extension string?
---@param subdirectory string?
---@param url NSURL
---@return NSURL[]
function NSBundleClass:URLsForResourcesWithExtension_subdirectory_inBundleWithURL_(extension, subdirectory, url) end

--- `+[NSBundle allBundles]`
---@return NSBundle[]
function NSBundleClass:allBundles() end

--- `+[NSBundle allFrameworks]`
---@return NSBundle[]
function NSBundleClass:allFrameworks() end

--- `+[NSBundle bundleForClass:]`
---@param class CLASS
---@return NSBundle?
function NSBundleClass:bundleForClass_(class) end

--- `+[NSBundle bundleWithIdentifier:]`
---@param identifier string
---@return NSBundle?
function NSBundleClass:bundleWithIdentifier_(identifier) end

--- `+[NSBundle bundleWithPath:]`
---@param path string?
---@return NSBundle?
function NSBundleClass:bundleWithPath_(path) end

--- `+[NSBundle bundleWithURL:]`
---@param url NSURL?
---@return NSBundle?
function NSBundleClass:bundleWithURL_(url) end

--- `+[NSBundle mainBundle]`
---@return NSBundle?
function NSBundleClass:mainBundle() end

--- `+[NSBundle pathForResource:ofType:inDirectory:]`
---@param resource string?
---@param ofType string?
---@param inDirectory string
---@return string?
function NSBundleClass:pathForResource_ofType_inDirectory_(resource, ofType, inDirectory) end

--- `+[NSBundle pathsForResourcesOfType:inDirectory:]`
---@param type string?
---@param inDirectory string
---@return string[]
function NSBundleClass:pathsForResourcesOfType_inDirectory_(type, inDirectory) end

--- `+[NSBundle preferredLocalizationsFromArray:]`
---@param array string[]
---@return string[]
function NSBundleClass:preferredLocalizationsFromArray_(array) end

--- `+[NSBundle preferredLocalizationsFromArray:forPreferences:]`
---@param array string[]
---@param preferences string[]?
---@return string[]
function NSBundleClass:preferredLocalizationsFromArray_forPreferences_(array, preferences) end
end

do
-- NSByteCountFormatter
--- An instance of `NSByteCountFormatter`.
---@class NSByteCountFormatter: NSFormatter, NSSecureCoding, NSCopying
local NSByteCountFormatter = {}

--- `-[NSByteCountFormatter allowedUnits]`
---@return integer
function NSByteCountFormatter:allowedUnits() end

--- `-[NSByteCountFormatter allowsNonnumericFormatting]`
---@return boolean
function NSByteCountFormatter:allowsNonnumericFormatting() end

--- `-[NSByteCountFormatter countStyle]`
---@return integer
function NSByteCountFormatter:countStyle() end

--- `-[NSByteCountFormatter formattingContext]`
---@return integer
function NSByteCountFormatter:formattingContext() end

--- `-[NSByteCountFormatter includesActualByteCount]`
---@return boolean
function NSByteCountFormatter:includesActualByteCount() end

--- `-[NSByteCountFormatter includesCount]`
---@return boolean
function NSByteCountFormatter:includesCount() end

--- `-[NSByteCountFormatter includesUnit]`
---@return boolean
function NSByteCountFormatter:includesUnit() end

--- `-[NSByteCountFormatter isAdaptive]`
---@return boolean
function NSByteCountFormatter:isAdaptive() end

--- `-[NSByteCountFormatter setAdaptive:]`
---@param adaptive boolean
function NSByteCountFormatter:setAdaptive_(adaptive) end

--- `-[NSByteCountFormatter setAllowedUnits:]`
---@param allowedUnits integer
function NSByteCountFormatter:setAllowedUnits_(allowedUnits) end

--- `-[NSByteCountFormatter setAllowsNonnumericFormatting:]`
---@param allowsNonnumericFormatting boolean
function NSByteCountFormatter:setAllowsNonnumericFormatting_(allowsNonnumericFormatting) end

--- `-[NSByteCountFormatter setCountStyle:]`
---@param countStyle integer
function NSByteCountFormatter:setCountStyle_(countStyle) end

--- `-[NSByteCountFormatter setFormattingContext:]`
---@param formattingContext integer
function NSByteCountFormatter:setFormattingContext_(formattingContext) end

--- `-[NSByteCountFormatter setIncludesActualByteCount:]`
---@param includesActualByteCount boolean
function NSByteCountFormatter:setIncludesActualByteCount_(includesActualByteCount) end

--- `-[NSByteCountFormatter setIncludesCount:]`
---@param includesCount boolean
function NSByteCountFormatter:setIncludesCount_(includesCount) end

--- `-[NSByteCountFormatter setIncludesUnit:]`
---@param includesUnit boolean
function NSByteCountFormatter:setIncludesUnit_(includesUnit) end

--- `-[NSByteCountFormatter setZeroPadsFractionDigits:]`
---@param zeroPadsFractionDigits boolean
function NSByteCountFormatter:setZeroPadsFractionDigits_(zeroPadsFractionDigits) end

--- `-[NSByteCountFormatter stringFromByteCount:]`
---@param byteCount integer
---@return string
function NSByteCountFormatter:stringFromByteCount_(byteCount) end

--- `-[NSByteCountFormatter stringFromMeasurement:]`
---@param measurement any
---@return string
function NSByteCountFormatter:stringFromMeasurement_(measurement) end

--- `-[NSByteCountFormatter zeroPadsFractionDigits]`
---@return boolean
function NSByteCountFormatter:zeroPadsFractionDigits() end

-- NSByteCountFormatterClass
--- The class `NSByteCountFormatter` itself.
---@class NSByteCountFormatterClass: NSFormatterClass
---@field alloc fun(self: NSByteCountFormatterClass): NSByteCountFormatter
---@field new fun(self: NSByteCountFormatterClass): NSByteCountFormatter
local NSByteCountFormatterClass = {}

--- `+[NSByteCountFormatter stringFromByteCount:countStyle:]`
---@param byteCount integer
---@param countStyle integer
---@return string
function NSByteCountFormatterClass:stringFromByteCount_countStyle_(byteCount, countStyle) end

--- `+[NSByteCountFormatter stringFromMeasurement:countStyle:]`
---@param measurement any
---@param countStyle integer
---@return any
function NSByteCountFormatterClass:stringFromMeasurement_countStyle_(measurement, countStyle) end
end

do
-- NSCache
--- An instance of `NSCache`.
---@class NSCache: NSObject
local NSCache = {}

--- `-[NSCache countLimit]`
---@return integer
function NSCache:countLimit() end

--- `-[NSCache delegate]`
---@return NSCacheDelegate?
function NSCache:delegate() end

--- `-[NSCache evictsObjectsWithDiscardedContent]`
---@return boolean
function NSCache:evictsObjectsWithDiscardedContent() end

--- `-[NSCache name]`
---@return string
function NSCache:name() end

--- `-[NSCache objectForKey:]`
---@param key any
---@return any
function NSCache:objectForKey_(key) end

--- `-[NSCache removeAllObjects]`
function NSCache:removeAllObjects() end

--- `-[NSCache removeObjectForKey:]`
---@param key any
function NSCache:removeObjectForKey_(key) end

--- `-[NSCache setCountLimit:]`
---@param countLimit integer
function NSCache:setCountLimit_(countLimit) end

--- `-[NSCache setDelegate:]`
---@param delegate NSCacheDelegate?
function NSCache:setDelegate_(delegate) end

--- `-[NSCache setEvictsObjectsWithDiscardedContent:]`
---@param discardedContent boolean
function NSCache:setEvictsObjectsWithDiscardedContent_(discardedContent) end

--- `-[NSCache setName:]`
---@param name string?
function NSCache:setName_(name) end

--- `-[NSCache setObject:forKey:]`
---@param object any
---@param key any
function NSCache:setObject_forKey_(object, key) end

--- `-[NSCache setObject:forKey:cost:]`
---@param object any
---@param key any
---@param cost integer
function NSCache:setObject_forKey_cost_(object, key, cost) end

--- `-[NSCache setTotalCostLimit:]`
---@param totalCostLimit integer
function NSCache:setTotalCostLimit_(totalCostLimit) end

--- `-[NSCache totalCostLimit]`
---@return integer
function NSCache:totalCostLimit() end

-- NSCacheClass
--- The class `NSCache` itself.
---@class NSCacheClass: NSObjectClass
---@field alloc fun(self: NSCacheClass): NSCache
---@field new fun(self: NSCacheClass): NSCache
local NSCacheClass = {}
end

do
-- NSCachedURLResponse
--- An instance of `NSCachedURLResponse`.
---@class NSCachedURLResponse: NSObject, NSSecureCoding
local NSCachedURLResponse = {}

--- `-[NSCachedURLResponse copyWithZone:]`
---@param zone lightuserdata?
---@return NSCachedURLResponse
function NSCachedURLResponse:copyWithZone_(zone) end

--- `-[NSCachedURLResponse data]`
---@return NSData?
function NSCachedURLResponse:data() end

--- `-[NSCachedURLResponse initWithResponse:data:]`
---@param response NSURLResponse?
---@param data NSData?
---@return self
function NSCachedURLResponse:initWithResponse_data_(response, data) end

--- `-[NSCachedURLResponse initWithResponse:data:userInfo:storagePolicy:]`
---@param response NSURLResponse?
---@param data NSData?
---@param userInfo NSDictionary|table|nil
---@param storagePolicy integer
---@return self
function NSCachedURLResponse:initWithResponse_data_userInfo_storagePolicy_(response, data, userInfo, storagePolicy) end

--- `-[NSCachedURLResponse response]`
---@return NSURLResponse?
function NSCachedURLResponse:response() end

--- `-[NSCachedURLResponse storagePolicy]`
---@return integer
function NSCachedURLResponse:storagePolicy() end

--- `-[NSCachedURLResponse userInfo]`
---@return NSDictionary
function NSCachedURLResponse:userInfo() end

-- NSCachedURLResponseClass
--- The class `NSCachedURLResponse` itself.
---@class NSCachedURLResponseClass: NSObjectClass
---@field alloc fun(self: NSCachedURLResponseClass): NSCachedURLResponse
---@field new fun(self: NSCachedURLResponseClass): NSCachedURLResponse
local NSCachedURLResponseClass = {}

--- `+[NSCachedURLResponse supportsSecureCoding]`
---@return boolean
function NSCachedURLResponseClass:supportsSecureCoding() end
end

do
-- NSCalendar
--- An instance of `NSCalendar`.
---@class NSCalendar: NSObject, NSSecureCoding, NSCopying
local NSCalendar = {}

--- `-[NSCalendar AMSymbol]`
---@return string
function NSCalendar:AMSymbol() end

--- `-[NSCalendar PMSymbol]`
---@return string
function NSCalendar:PMSymbol() end

--- `-[NSCalendar calendarIdentifier]`
---@return string
function NSCalendar:calendarIdentifier() end

--- `-[NSCalendar compareDate:toDate:toUnitGranularity:]`
---@param date NSDate
---@param toDate NSDate
---@param toUnitGranularity integer
---@return integer
function NSCalendar:compareDate_toDate_toUnitGranularity_(date, toDate, toUnitGranularity) end

--- `-[NSCalendar component:fromDate:]`
---@param component integer
---@param fromDate NSDate
---@return integer
function NSCalendar:component_fromDate_(component, fromDate) end

--- `-[NSCalendar components:fromDate:]`
---@param components integer
---@param fromDate NSDate
---@return NSObject
function NSCalendar:components_fromDate_(components, fromDate) end

--- `-[NSCalendar components:fromDate:toDate:options:]`
---@param components integer
---@param fromDate NSDate
---@param toDate NSDate
---@param options integer
---@return NSObject
function NSCalendar:components_fromDate_toDate_options_(components, fromDate, toDate, options) end

--- `-[NSCalendar components:fromDateComponents:toDateComponents:options:]`
---@param components integer
---@param fromDateComponents NSObject
---@param toDateComponents NSObject
---@param options integer
---@return NSDateComponents?
function NSCalendar:components_fromDateComponents_toDateComponents_options_(components, fromDateComponents, toDateComponents, options) end

--- `-[NSCalendar componentsInTimeZone:fromDate:]`
---@param timeZone NSTimeZone
---@param fromDate NSDate
---@return NSObject
function NSCalendar:componentsInTimeZone_fromDate_(timeZone, fromDate) end

--- `-[NSCalendar copyWithZone:]`
---@param zone lightuserdata?
---@return NSCalendar
function NSCalendar:copyWithZone_(zone) end

--- `-[NSCalendar date:matchesComponents:]`
---@param date NSDate
---@param matchesComponents NSObject
---@return boolean
function NSCalendar:date_matchesComponents_(date, matchesComponents) end

--- `-[NSCalendar dateByAddingComponents:toDate:options:]`
---@param addingComponents NSObject
---@param toDate NSDate
---@param options integer
---@return NSDate
function NSCalendar:dateByAddingComponents_toDate_options_(addingComponents, toDate, options) end

--- `-[NSCalendar dateByAddingUnit:value:toDate:options:]`
---@param addingUnit integer
---@param value integer
---@param toDate NSDate
---@param options integer
---@return NSDate?
function NSCalendar:dateByAddingUnit_value_toDate_options_(addingUnit, value, toDate, options) end

--- `-[NSCalendar dateBySettingHour:minute:second:ofDate:options:]`
---@param settingHour integer
---@param minute integer
---@param second integer
---@param ofDate NSDate
---@param options integer
---@return NSDate?
function NSCalendar:dateBySettingHour_minute_second_ofDate_options_(settingHour, minute, second, ofDate, options) end

--- `-[NSCalendar dateBySettingUnit:value:ofDate:options:]`
---@param settingUnit integer
---@param value integer
---@param ofDate NSDate
---@param options integer
---@return NSDate?
function NSCalendar:dateBySettingUnit_value_ofDate_options_(settingUnit, value, ofDate, options) end

--- `-[NSCalendar dateFromComponents:]`
---@param components NSObject
---@return NSDate
function NSCalendar:dateFromComponents_(components) end

--- `-[NSCalendar dateWithEra:year:month:day:hour:minute:second:nanosecond:]`
---@param era integer
---@param year integer
---@param month integer
---@param day integer
---@param hour integer
---@param minute integer
---@param second integer
---@param nanosecond integer
---@return NSDate?
function NSCalendar:dateWithEra_year_month_day_hour_minute_second_nanosecond_(era, year, month, day, hour, minute, second, nanosecond) end

--- `-[NSCalendar dateWithEra:yearForWeekOfYear:weekOfYear:weekday:hour:minute:second:nanosecond:]`
---@param era integer
---@param year integer
---@param weekOfYear integer
---@param weekday integer
---@param hour integer
---@param minute integer
---@param second integer
---@param nanosecond integer
---@return NSDate?
function NSCalendar:dateWithEra_yearForWeekOfYear_weekOfYear_weekday_hour_minute_second_nanosecond_(era, year, weekOfYear, weekday, hour, minute, second, nanosecond) end

--- `-[NSCalendar enumerateDatesStartingAfterDate:matchingComponents:options:usingBlock:]`
---@param date NSDate
---@param matchingComponents NSObject
---@param options integer
---@param usingBlock function
function NSCalendar:enumerateDatesStartingAfterDate_matchingComponents_options_usingBlock_(date, matchingComponents, options, usingBlock) end

--- `-[NSCalendar eraSymbols]`
---@return string[]
function NSCalendar:eraSymbols() end

--- `-[NSCalendar firstWeekday]`
---@return integer
function NSCalendar:firstWeekday() end

--- `-[NSCalendar getEra:year:month:day:fromDate:]`
---@param getEra lightuserdata?
---@param year lightuserdata?
---@param month lightuserdata?
---@param day lightuserdata?
---@param fromDate NSDate
function NSCalendar:getEra_year_month_day_fromDate_(getEra, year, month, day, fromDate) end

--- `-[NSCalendar getEra:yearForWeekOfYear:weekOfYear:weekday:fromDate:]`
---@param getEra lightuserdata?
---@param year lightuserdata?
---@param weekOfYear lightuserdata?
---@param weekday lightuserdata?
---@param fromDate NSDate
function NSCalendar:getEra_yearForWeekOfYear_weekOfYear_weekday_fromDate_(getEra, year, weekOfYear, weekday, fromDate) end

--- `-[NSCalendar getHour:minute:second:nanosecond:fromDate:]`
---@param getHour lightuserdata?
---@param minute lightuserdata?
---@param second lightuserdata?
---@param nanosecond lightuserdata?
---@param fromDate NSDate
function NSCalendar:getHour_minute_second_nanosecond_fromDate_(getHour, minute, second, nanosecond, fromDate) end

--- `-[NSCalendar initWithCalendarIdentifier:]`
---@param calendarIdentifier string
---@return self
function NSCalendar:initWithCalendarIdentifier_(calendarIdentifier) end

--- `-[NSCalendar isDate:equalToDate:toUnitGranularity:]`
---@param date NSDate
---@param date NSDate
---@param toUnitGranularity integer
---@return boolean
function NSCalendar:isDate_equalToDate_toUnitGranularity_(date, date, toUnitGranularity) end

--- `-[NSCalendar isDate:inSameDayAsDate:]`
---@param date NSDate
---@param inSameDayAsDate NSDate
---@return boolean
function NSCalendar:isDate_inSameDayAsDate_(date, inSameDayAsDate) end

--- `-[NSCalendar isDateInToday:]`
---@param today NSDate
---@return boolean
function NSCalendar:isDateInToday_(today) end

--- `-[NSCalendar isDateInTomorrow:]`
---@param tomorrow NSDate
---@return boolean
function NSCalendar:isDateInTomorrow_(tomorrow) end

--- `-[NSCalendar isDateInWeekend:]`
---@param weekend NSDate
---@return boolean
function NSCalendar:isDateInWeekend_(weekend) end

--- `-[NSCalendar isDateInYesterday:]`
---@param yesterday NSDate
---@return boolean
function NSCalendar:isDateInYesterday_(yesterday) end

--- `-[NSCalendar locale]`
---@return NSLocale?
function NSCalendar:locale() end

--- `-[NSCalendar longEraSymbols]`
---@return string[]
function NSCalendar:longEraSymbols() end

--- `-[NSCalendar maximumRangeOfUnit:]`
---@param unit integer
---@return NSRange
function NSCalendar:maximumRangeOfUnit_(unit) end

--- `-[NSCalendar minimumDaysInFirstWeek]`
---@return integer
function NSCalendar:minimumDaysInFirstWeek() end

--- `-[NSCalendar minimumRangeOfUnit:]`
---@param unit integer
---@return NSRange
function NSCalendar:minimumRangeOfUnit_(unit) end

--- `-[NSCalendar monthSymbols]`
---@return string[]
function NSCalendar:monthSymbols() end

--- `-[NSCalendar nextDateAfterDate:matchingComponents:options:]`
---@param date NSDate
---@param matchingComponents NSObject
---@param options integer
---@return NSDate?
function NSCalendar:nextDateAfterDate_matchingComponents_options_(date, matchingComponents, options) end

--- `-[NSCalendar nextDateAfterDate:matchingHour:minute:second:options:]`
---@param date NSDate
---@param matchingHour integer
---@param minute integer
---@param second integer
---@param options integer
---@return NSDate?
function NSCalendar:nextDateAfterDate_matchingHour_minute_second_options_(date, matchingHour, minute, second, options) end

--- `-[NSCalendar nextDateAfterDate:matchingUnit:value:options:]`
---@param date NSDate
---@param matchingUnit integer
---@param value integer
---@param options integer
---@return NSDate?
function NSCalendar:nextDateAfterDate_matchingUnit_value_options_(date, matchingUnit, value, options) end

--- `-[NSCalendar nextWeekendStartDate:interval:options:afterDate:]`
---@param nextWeekendStartDate lightuserdata?
---@param interval lightuserdata?
---@param options integer
---@param afterDate NSDate
---@return boolean
function NSCalendar:nextWeekendStartDate_interval_options_afterDate_(nextWeekendStartDate, interval, options, afterDate) end

--- `-[NSCalendar ordinalityOfUnit:inUnit:forDate:]`
---@param unit integer
---@param inUnit integer
---@param date NSDate
---@return integer
function NSCalendar:ordinalityOfUnit_inUnit_forDate_(unit, inUnit, date) end

--- `-[NSCalendar quarterSymbols]`
---@return string[]
function NSCalendar:quarterSymbols() end

--- `-[NSCalendar rangeOfUnit:inUnit:forDate:]`
---@param unit integer
---@param inUnit integer
---@param date NSDate
---@return NSRange
function NSCalendar:rangeOfUnit_inUnit_forDate_(unit, inUnit, date) end

--- `-[NSCalendar rangeOfUnit:startDate:interval:forDate:]`
---@param unit integer
---@param startDate lightuserdata?
---@param interval lightuserdata?
---@param date NSDate
---@return boolean
function NSCalendar:rangeOfUnit_startDate_interval_forDate_(unit, startDate, interval, date) end

--- `-[NSCalendar rangeOfWeekendStartDate:interval:containingDate:]`
---@param weekendStartDate lightuserdata?
---@param interval lightuserdata?
---@param containingDate NSDate
---@return boolean
function NSCalendar:rangeOfWeekendStartDate_interval_containingDate_(weekendStartDate, interval, containingDate) end

--- `-[NSCalendar setFirstWeekday:]`
---@param firstWeekday integer
function NSCalendar:setFirstWeekday_(firstWeekday) end

--- `-[NSCalendar setLocale:]`
---@param locale NSLocale?
function NSCalendar:setLocale_(locale) end

--- `-[NSCalendar setMinimumDaysInFirstWeek:]`
---@param firstWeek integer
function NSCalendar:setMinimumDaysInFirstWeek_(firstWeek) end

--- `-[NSCalendar setTimeZone:]`
---@param timeZone NSTimeZone?
function NSCalendar:setTimeZone_(timeZone) end

--- `-[NSCalendar shortMonthSymbols]`
---@return string[]
function NSCalendar:shortMonthSymbols() end

--- `-[NSCalendar shortQuarterSymbols]`
---@return string[]
function NSCalendar:shortQuarterSymbols() end

--- `-[NSCalendar shortStandaloneMonthSymbols]`
---@return string[]
function NSCalendar:shortStandaloneMonthSymbols() end

--- `-[NSCalendar shortStandaloneQuarterSymbols]`
---@return string[]
function NSCalendar:shortStandaloneQuarterSymbols() end

--- `-[NSCalendar shortStandaloneWeekdaySymbols]`
---@return string[]
function NSCalendar:shortStandaloneWeekdaySymbols() end

--- `-[NSCalendar shortWeekdaySymbols]`
---@return string[]
function NSCalendar:shortWeekdaySymbols() end

--- `-[NSCalendar standaloneMonthSymbols]`
---@return string[]
function NSCalendar:standaloneMonthSymbols() end

--- `-[NSCalendar standaloneQuarterSymbols]`
---@return string[]
function NSCalendar:standaloneQuarterSymbols() end

--- `-[NSCalendar standaloneWeekdaySymbols]`
---@return string[]
function NSCalendar:standaloneWeekdaySymbols() end

--- `-[NSCalendar startOfDayForDate:]`
---@param date NSDate
---@return NSDate
function NSCalendar:startOfDayForDate_(date) end

--- `-[NSCalendar timeZone]`
---@return NSTimeZone?
function NSCalendar:timeZone() end

--- `-[NSCalendar veryShortMonthSymbols]`
---@return string[]
function NSCalendar:veryShortMonthSymbols() end

--- `-[NSCalendar veryShortStandaloneMonthSymbols]`
---@return string[]
function NSCalendar:veryShortStandaloneMonthSymbols() end

--- `-[NSCalendar veryShortStandaloneWeekdaySymbols]`
---@return string[]
function NSCalendar:veryShortStandaloneWeekdaySymbols() end

--- `-[NSCalendar veryShortWeekdaySymbols]`
---@return string[]
function NSCalendar:veryShortWeekdaySymbols() end

--- `-[NSCalendar weekdaySymbols]`
---@return string[]
function NSCalendar:weekdaySymbols() end

-- NSCalendarClass
--- The class `NSCalendar` itself.
---@class NSCalendarClass: NSObjectClass
---@field alloc fun(self: NSCalendarClass): NSCalendar
---@field new fun(self: NSCalendarClass): NSCalendar
local NSCalendarClass = {}

--- `+[NSCalendar autoupdatingCurrentCalendar]`
---@return NSCalendar
function NSCalendarClass:autoupdatingCurrentCalendar() end

--- `+[NSCalendar calendarWithIdentifier:]`
---@param identifier string
---@return NSCalendar?
function NSCalendarClass:calendarWithIdentifier_(identifier) end

--- `+[NSCalendar currentCalendar]`
---@return NSCalendar
function NSCalendarClass:currentCalendar() end

--- `+[NSCalendar supportsSecureCoding]`
---@return boolean
function NSCalendarClass:supportsSecureCoding() end
end

do
-- NSCharacterSet
--- An instance of `NSCharacterSet`.
---@class NSCharacterSet: NSObject, NSSecureCoding, NSMutableCopying, NSCopying
local NSCharacterSet = {}

--- `-[NSCharacterSet bitmapRepresentation]`
---@return NSData?
function NSCharacterSet:bitmapRepresentation() end

--- `-[NSCharacterSet characterIsMember:]`
---@param characterIsMember integer
---@return boolean
function NSCharacterSet:characterIsMember_(characterIsMember) end

--- `-[NSCharacterSet hasMemberInPlane:]`
---@param plane integer
---@return boolean
function NSCharacterSet:hasMemberInPlane_(plane) end

--- `-[NSCharacterSet invertedSet]`
---@return NSCharacterSet
function NSCharacterSet:invertedSet() end

--- `-[NSCharacterSet isSupersetOfSet:]`
---@param set NSCharacterSet
---@return boolean
function NSCharacterSet:isSupersetOfSet_(set) end

--- `-[NSCharacterSet longCharacterIsMember:]`
---@param longCharacterIsMember integer
---@return boolean
function NSCharacterSet:longCharacterIsMember_(longCharacterIsMember) end

-- NSCharacterSetClass
--- The class `NSCharacterSet` itself.
---@class NSCharacterSetClass: NSObjectClass
---@field alloc fun(self: NSCharacterSetClass): NSCharacterSet
---@field new fun(self: NSCharacterSetClass): NSCharacterSet
local NSCharacterSetClass = {}

--- `+[NSCharacterSet URLFragmentAllowedCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:URLFragmentAllowedCharacterSet() end

--- `+[NSCharacterSet URLHostAllowedCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:URLHostAllowedCharacterSet() end

--- `+[NSCharacterSet URLPasswordAllowedCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:URLPasswordAllowedCharacterSet() end

--- `+[NSCharacterSet URLPathAllowedCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:URLPathAllowedCharacterSet() end

--- `+[NSCharacterSet URLQueryAllowedCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:URLQueryAllowedCharacterSet() end

--- `+[NSCharacterSet URLUserAllowedCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:URLUserAllowedCharacterSet() end

--- `+[NSCharacterSet alphanumericCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:alphanumericCharacterSet() end

--- `+[NSCharacterSet capitalizedLetterCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:capitalizedLetterCharacterSet() end

--- `+[NSCharacterSet characterSetWithBitmapRepresentation:]`
---@param bitmapRepresentation any
---@return NSCharacterSet
function NSCharacterSetClass:characterSetWithBitmapRepresentation_(bitmapRepresentation) end

--- `+[NSCharacterSet characterSetWithCharactersInString:]`
---@param string string?
---@return NSCharacterSet
function NSCharacterSetClass:characterSetWithCharactersInString_(string) end

--- `+[NSCharacterSet characterSetWithContentsOfFile:]`
---@param file any
---@return NSCharacterSet?
function NSCharacterSetClass:characterSetWithContentsOfFile_(file) end

--- `+[NSCharacterSet characterSetWithRange:]`
---@param range NSRangeArgument
---@return NSCharacterSet
function NSCharacterSetClass:characterSetWithRange_(range) end

--- `+[NSCharacterSet controlCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:controlCharacterSet() end

--- `+[NSCharacterSet decimalDigitCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:decimalDigitCharacterSet() end

--- `+[NSCharacterSet decomposableCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:decomposableCharacterSet() end

--- `+[NSCharacterSet illegalCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:illegalCharacterSet() end

--- `+[NSCharacterSet letterCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:letterCharacterSet() end

--- `+[NSCharacterSet lowercaseLetterCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:lowercaseLetterCharacterSet() end

--- `+[NSCharacterSet newlineCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:newlineCharacterSet() end

--- `+[NSCharacterSet nonBaseCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:nonBaseCharacterSet() end

--- `+[NSCharacterSet punctuationCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:punctuationCharacterSet() end

--- `+[NSCharacterSet supportsSecureCoding]`
---@return boolean
function NSCharacterSetClass:supportsSecureCoding() end

--- `+[NSCharacterSet symbolCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:symbolCharacterSet() end

--- `+[NSCharacterSet uppercaseLetterCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:uppercaseLetterCharacterSet() end

--- `+[NSCharacterSet whitespaceAndNewlineCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:whitespaceAndNewlineCharacterSet() end

--- `+[NSCharacterSet whitespaceCharacterSet]`
---@return NSCharacterSet
function NSCharacterSetClass:whitespaceCharacterSet() end
end

do
-- NSCoder
--- An instance of `NSCoder`.
---@class NSCoder: NSObject
local NSCoder = {}

--- `-[NSCoder allowedClasses]`
---@return NSSet
function NSCoder:allowedClasses() end

--- `-[NSCoder allowsKeyedCoding]`
---@return boolean
function NSCoder:allowsKeyedCoding() end

--- `-[NSCoder containsValueForKey:]`
---@param key string
---@return boolean
function NSCoder:containsValueForKey_(key) end

--- `-[NSCoder decodeArrayOfObjectsOfClass:forKey:]`
---@param class CLASS
---@param key string
---@return NSArray|table|nil
function NSCoder:decodeArrayOfObjectsOfClass_forKey_(class, key) end

--- `-[NSCoder decodeArrayOfObjectsOfClasses:forKey:]`
---@param classes CLASS[]
---@param key string
---@return NSArray|table|nil
function NSCoder:decodeArrayOfObjectsOfClasses_forKey_(classes, key) end

--- `-[NSCoder decodeBoolForKey:]`
---@param key string
---@return boolean
function NSCoder:decodeBoolForKey_(key) end

--- `-[NSCoder decodeBytesForKey:returnedLength:]`
---@param key string
---@param returnedLength lightuserdata?
---@return lightuserdata?
function NSCoder:decodeBytesForKey_returnedLength_(key, returnedLength) end

--- `-[NSCoder decodeBytesWithReturnedLength:]`
---@param returnedLength lightuserdata?
---@return any
function NSCoder:decodeBytesWithReturnedLength_(returnedLength) end

--- `-[NSCoder decodeCGAffineTransformForKey:]`
---@param key string
---@return CGAffineTransform
function NSCoder:decodeCGAffineTransformForKey_(key) end

--- `-[NSCoder decodeCGPointForKey:]`
---@param key string
---@return CGPoint
function NSCoder:decodeCGPointForKey_(key) end

--- `-[NSCoder decodeCGRectForKey:]`
---@param key string
---@return CGRect
function NSCoder:decodeCGRectForKey_(key) end

--- `-[NSCoder decodeCGSizeForKey:]`
---@param key string
---@return CGSize
function NSCoder:decodeCGSizeForKey_(key) end

--- `-[NSCoder decodeCGVectorForKey:]`
---@param key string
---@return CGVector
function NSCoder:decodeCGVectorForKey_(key) end

--- `-[NSCoder decodeDataObject]`
---@return NSData?
function NSCoder:decodeDataObject() end

--- `-[NSCoder decodeDictionaryWithKeysOfClass:objectsOfClass:forKey:]`
---@param class CLASS
---@param objectsOfClass CLASS
---@param key string
---@return NSDictionary|table|nil
function NSCoder:decodeDictionaryWithKeysOfClass_objectsOfClass_forKey_(class, objectsOfClass, key) end

--- `-[NSCoder decodeDictionaryWithKeysOfClasses:objectsOfClasses:forKey:]`
---@param classes any
---@param objectsOfClasses any
---@param key any
---@return NSDictionary|table|nil
function NSCoder:decodeDictionaryWithKeysOfClasses_objectsOfClasses_forKey_(classes, objectsOfClasses, key) end

--- `-[NSCoder decodeDirectionalEdgeInsetsForKey:]`
---@param key string
---@return NSDirectionalEdgeInsets
function NSCoder:decodeDirectionalEdgeInsetsForKey_(key) end

--- `-[NSCoder decodeDoubleForKey:]`
---@param key string
---@return number
function NSCoder:decodeDoubleForKey_(key) end

--- `-[NSCoder decodeFloatForKey:]`
---@param key string
---@return number
function NSCoder:decodeFloatForKey_(key) end

--- `-[NSCoder decodeInt32ForKey:]`
---@param key string
---@return integer
function NSCoder:decodeInt32ForKey_(key) end

--- `-[NSCoder decodeInt64ForKey:]`
---@param key string
---@return integer
function NSCoder:decodeInt64ForKey_(key) end

--- `-[NSCoder decodeIntForKey:]`
---@param key string
---@return integer
function NSCoder:decodeIntForKey_(key) end

--- `-[NSCoder decodeIntegerForKey:]`
---@param key string
---@return integer
function NSCoder:decodeIntegerForKey_(key) end

--- `-[NSCoder decodeObject]`
---@return any
function NSCoder:decodeObject() end

--- `-[NSCoder decodeObjectForKey:]`
---@param key string
---@return any
function NSCoder:decodeObjectForKey_(key) end

--- `-[NSCoder decodeObjectOfClass:forKey:]`
---@param class CLASS
---@param key string
---@return any
function NSCoder:decodeObjectOfClass_forKey_(class, key) end

--- `-[NSCoder decodeObjectOfClasses:forKey:]`
---@param classes CLASS[]?
---@param key string
---@return any
function NSCoder:decodeObjectOfClasses_forKey_(classes, key) end

--- `-[NSCoder decodePropertyList]`
---@return any
function NSCoder:decodePropertyList() end

--- `-[NSCoder decodePropertyListForKey:]`
---@param key string
---@return any
function NSCoder:decodePropertyListForKey_(key) end

--- `-[NSCoder decodeTopLevelObjectAndReturnError:]`
---@param decodeTopLevelObjectAndReturnError lightuserdata?
---@return any
function NSCoder:decodeTopLevelObjectAndReturnError_(decodeTopLevelObjectAndReturnError) end

--- `-[NSCoder decodeTopLevelObjectForKey:error:]`
---@param key string
---@param error lightuserdata?
---@return any
function NSCoder:decodeTopLevelObjectForKey_error_(key, error) end

--- `-[NSCoder decodeTopLevelObjectOfClass:forKey:error:]`
---@param class CLASS
---@param key string
---@param error lightuserdata?
---@return any
function NSCoder:decodeTopLevelObjectOfClass_forKey_error_(class, key, error) end

--- `-[NSCoder decodeTopLevelObjectOfClasses:forKey:error:]`
---@param classes CLASS[]?
---@param key string
---@param error lightuserdata?
---@return any
function NSCoder:decodeTopLevelObjectOfClasses_forKey_error_(classes, key, error) end

--- `-[NSCoder decodeUIEdgeInsetsForKey:]`
---@param key string
---@return UIEdgeInsets
function NSCoder:decodeUIEdgeInsetsForKey_(key) end

--- `-[NSCoder decodeUIOffsetForKey:]`
---@param key string
---@return UIOffset
function NSCoder:decodeUIOffsetForKey_(key) end

--- `-[NSCoder decodeValueOfObjCType:at:]`
---@param objCType string
---@param at any
function NSCoder:decodeValueOfObjCType_at_(objCType, at) end

--- `-[NSCoder decodeValueOfObjCType:at:size:]`
---@param objCType string
---@param at any
---@param size integer
function NSCoder:decodeValueOfObjCType_at_size_(objCType, at, size) end

--- `-[NSCoder decodingFailurePolicy]`
---@return integer
function NSCoder:decodingFailurePolicy() end

--- `-[NSCoder encodeBool:forKey:]`
---@param encodeBool boolean
---@param key string?
function NSCoder:encodeBool_forKey_(encodeBool, key) end

--- `-[NSCoder encodeBycopyObject:]`
---@param encodeBycopyObject any
function NSCoder:encodeBycopyObject_(encodeBycopyObject) end

--- `-[NSCoder encodeByrefObject:]`
---@param encodeByrefObject any
function NSCoder:encodeByrefObject_(encodeByrefObject) end

--- `-[NSCoder encodeBytes:length:]`
---@param encodeBytes any
---@param length integer
function NSCoder:encodeBytes_length_(encodeBytes, length) end

--- `-[NSCoder encodeBytes:length:forKey:]`
---@param encodeBytes lightuserdata?
---@param length integer
---@param key string?
function NSCoder:encodeBytes_length_forKey_(encodeBytes, length, key) end

--- `-[NSCoder encodeCGAffineTransform:forKey:]`
---@param encodeCGAffineTransform CGAffineTransformArgument
---@param key string
function NSCoder:encodeCGAffineTransform_forKey_(encodeCGAffineTransform, key) end

--- `-[NSCoder encodeCGPoint:forKey:]`
---@param encodeCGPoint CGPointArgument
---@param key string
function NSCoder:encodeCGPoint_forKey_(encodeCGPoint, key) end

--- `-[NSCoder encodeCGRect:forKey:]`
---@param encodeCGRect CGRectArgument
---@param key string
function NSCoder:encodeCGRect_forKey_(encodeCGRect, key) end

--- `-[NSCoder encodeCGSize:forKey:]`
---@param encodeCGSize CGSizeArgument
---@param key string
function NSCoder:encodeCGSize_forKey_(encodeCGSize, key) end

--- `-[NSCoder encodeCGVector:forKey:]`
---@param encodeCGVector CGVectorArgument
---@param key string
function NSCoder:encodeCGVector_forKey_(encodeCGVector, key) end

--- `-[NSCoder encodeConditionalObject:]`
---@param encodeConditionalObject any
function NSCoder:encodeConditionalObject_(encodeConditionalObject) end

--- `-[NSCoder encodeConditionalObject:forKey:]`
---@param encodeConditionalObject any
---@param key string?
function NSCoder:encodeConditionalObject_forKey_(encodeConditionalObject, key) end

--- `-[NSCoder encodeDataObject:]`
---@param encodeDataObject NSData
function NSCoder:encodeDataObject_(encodeDataObject) end

--- `-[NSCoder encodeDirectionalEdgeInsets:forKey:]`
---@param directionalEdgeInsets NSDirectionalEdgeInsetsArgument
---@param key string
function NSCoder:encodeDirectionalEdgeInsets_forKey_(directionalEdgeInsets, key) end

--- `-[NSCoder encodeDouble:forKey:]`
---@param encodeDouble number
---@param key string?
function NSCoder:encodeDouble_forKey_(encodeDouble, key) end

--- `-[NSCoder encodeFloat:forKey:]`
---@param encodeFloat number
---@param key string?
function NSCoder:encodeFloat_forKey_(encodeFloat, key) end

--- `-[NSCoder encodeInt32:forKey:]`
---@param encodeInt32 integer
---@param key string?
function NSCoder:encodeInt32_forKey_(encodeInt32, key) end

--- `-[NSCoder encodeInt64:forKey:]`
---@param encodeInt64 integer
---@param key string?
function NSCoder:encodeInt64_forKey_(encodeInt64, key) end

--- `-[NSCoder encodeInt:forKey:]`
---@param encodeInt integer
---@param key string?
function NSCoder:encodeInt_forKey_(encodeInt, key) end

--- `-[NSCoder encodeInteger:forKey:]`
---@param encodeInteger integer
---@param key string?
function NSCoder:encodeInteger_forKey_(encodeInteger, key) end

--- `-[NSCoder encodeObject:]`
---@param encodeObject any
function NSCoder:encodeObject_(encodeObject) end

--- `-[NSCoder encodeObject:forKey:]`
---@param encodeObject any
---@param key string?
function NSCoder:encodeObject_forKey_(encodeObject, key) end

--- `-[NSCoder encodePropertyList:]`
---@param encodePropertyList any
function NSCoder:encodePropertyList_(encodePropertyList) end

--- `-[NSCoder encodeRootObject:]`
---@param encodeRootObject any
function NSCoder:encodeRootObject_(encodeRootObject) end

--- `-[NSCoder encodeUIEdgeInsets:forKey:]`
---@param edgeInsets UIEdgeInsetsArgument
---@param key string
function NSCoder:encodeUIEdgeInsets_forKey_(edgeInsets, key) end

--- `-[NSCoder encodeUIOffset:forKey:]`
---@param offset UIOffsetArgument
---@param key string
function NSCoder:encodeUIOffset_forKey_(offset, key) end

--- `-[NSCoder encodeValueOfObjCType:at:]`
---@param objCType string
---@param at any
function NSCoder:encodeValueOfObjCType_at_(objCType, at) end

--- `-[NSCoder error]`
---@return NSError?
function NSCoder:error() end

--- `-[NSCoder failWithError:]`
---@param error NSError?
function NSCoder:failWithError_(error) end

--- `-[NSCoder requiresSecureCoding]`
---@return boolean
function NSCoder:requiresSecureCoding() end

--- `-[NSCoder systemVersion]`
---@return integer
function NSCoder:systemVersion() end

--- `-[NSCoder versionForClassName:]`
---@param className string
---@return integer
function NSCoder:versionForClassName_(className) end

-- NSCoderClass
--- The class `NSCoder` itself.
---@class NSCoderClass: NSObjectClass
---@field alloc fun(self: NSCoderClass): NSCoder
---@field new fun(self: NSCoderClass): NSCoder
local NSCoderClass = {}
end

do
-- NSComparisonPredicate
--- An instance of `NSComparisonPredicate`.
---@class NSComparisonPredicate: NSPredicate
local NSComparisonPredicate = {}

--- `-[NSComparisonPredicate comparisonPredicateModifier]`
---@return integer
function NSComparisonPredicate:comparisonPredicateModifier() end

--- `-[NSComparisonPredicate customSelector]`
---@return SEL?
function NSComparisonPredicate:customSelector() end

--- `-[NSComparisonPredicate initWithLeftExpression:rightExpression:customSelector:]`
---@param expression NSExpression
---@param rightExpression NSExpression
---@param customSelector SEL
---@return self
function NSComparisonPredicate:initWithLeftExpression_rightExpression_customSelector_(expression, rightExpression, customSelector) end

--- `-[NSComparisonPredicate initWithLeftExpression:rightExpression:modifier:type:options:]`
---@param leftExpression any
---@param rightExpression any
---@param modifier integer
---@param type integer
---@param options integer
---@return self
function NSComparisonPredicate:initWithLeftExpression_rightExpression_modifier_type_options_(leftExpression, rightExpression, modifier, type, options) end

--- `-[NSComparisonPredicate leftExpression]`
---@return NSExpression
function NSComparisonPredicate:leftExpression() end

--- `-[NSComparisonPredicate options]`
---@return integer
function NSComparisonPredicate:options() end

--- `-[NSComparisonPredicate predicateOperatorType]`
---@return integer
function NSComparisonPredicate:predicateOperatorType() end

--- `-[NSComparisonPredicate rightExpression]`
---@return NSExpression
function NSComparisonPredicate:rightExpression() end

-- NSComparisonPredicateClass
--- The class `NSComparisonPredicate` itself.
---@class NSComparisonPredicateClass: NSPredicateClass
---@field alloc fun(self: NSComparisonPredicateClass): NSComparisonPredicate
---@field new fun(self: NSComparisonPredicateClass): NSComparisonPredicate
local NSComparisonPredicateClass = {}

--- `+[NSComparisonPredicate predicateWithLeftExpression:rightExpression:customSelector:]`
---@param expression NSExpression
---@param rightExpression NSExpression
---@param customSelector SEL
---@return NSPredicate
function NSComparisonPredicateClass:predicateWithLeftExpression_rightExpression_customSelector_(expression, rightExpression, customSelector) end

--- `+[NSComparisonPredicate predicateWithLeftExpression:rightExpression:modifier:type:options:]`
---@param leftExpression any
---@param rightExpression any
---@param modifier integer
---@param type integer
---@param options integer
---@return NSComparisonPredicate
function NSComparisonPredicateClass:predicateWithLeftExpression_rightExpression_modifier_type_options_(leftExpression, rightExpression, modifier, type, options) end
end

do
-- NSComparisonPredicateOperator
--- An instance of `NSComparisonPredicateOperator`.
---@class NSComparisonPredicateOperator: NSPredicateOperator
local NSComparisonPredicateOperator = {}

-- NSComparisonPredicateOperatorClass
--- The class `NSComparisonPredicateOperator` itself.
---@class NSComparisonPredicateOperatorClass: NSPredicateOperatorClass
---@field alloc fun(self: NSComparisonPredicateOperatorClass): NSComparisonPredicateOperator
---@field new fun(self: NSComparisonPredicateOperatorClass): NSComparisonPredicateOperator
local NSComparisonPredicateOperatorClass = {}
end

do
-- NSCompoundPredicate
--- An instance of `NSCompoundPredicate`.
---@class NSCompoundPredicate: NSPredicate
local NSCompoundPredicate = {}

--- `-[NSCompoundPredicate compoundPredicateType]`
---@return integer
function NSCompoundPredicate:compoundPredicateType() end

--- `-[NSCompoundPredicate initWithType:subpredicates:]`
---@param type integer
---@param subpredicates NSPredicate[]
---@return self
function NSCompoundPredicate:initWithType_subpredicates_(type, subpredicates) end

--- `-[NSCompoundPredicate subpredicates]`
---@return NSArray
function NSCompoundPredicate:subpredicates() end

-- NSCompoundPredicateClass
--- The class `NSCompoundPredicate` itself.
---@class NSCompoundPredicateClass: NSPredicateClass
---@field alloc fun(self: NSCompoundPredicateClass): NSCompoundPredicate
---@field new fun(self: NSCompoundPredicateClass): NSCompoundPredicate
local NSCompoundPredicateClass = {}

--- `+[NSCompoundPredicate andPredicateWithSubpredicates:]`
---@param subpredicates NSPredicate[]
---@return NSPredicate
function NSCompoundPredicateClass:andPredicateWithSubpredicates_(subpredicates) end

--- `+[NSCompoundPredicate notPredicateWithSubpredicate:]`
---@param subpredicate NSPredicate
---@return NSPredicate
function NSCompoundPredicateClass:notPredicateWithSubpredicate_(subpredicate) end

--- `+[NSCompoundPredicate orPredicateWithSubpredicates:]`
---@param subpredicates NSPredicate[]
---@return NSPredicate
function NSCompoundPredicateClass:orPredicateWithSubpredicates_(subpredicates) end
end

do
-- NSConcreteAttributedString
--- An instance of `NSConcreteAttributedString`.
---@class NSConcreteAttributedString: NSAttributedString, NSSecureCoding
local NSConcreteAttributedString = {}

--- `-[NSConcreteAttributedString initWithAttributedString:]`
---@param attributedString NSAttributedString?
---@return self
function NSConcreteAttributedString:initWithAttributedString_(attributedString) end

--- `-[NSConcreteAttributedString initWithContentsOfMarkdownFileAtURL:options:baseURL:error:]`
---@param url NSURL
---@param options NSAttributedStringMarkdownParsingOptions?
---@param baseURL NSURL?
---@param error NSError?
---@return self
function NSConcreteAttributedString:initWithContentsOfMarkdownFileAtURL_options_baseURL_error_(url, options, baseURL, error) end

--- `-[NSConcreteAttributedString initWithMarkdown:options:baseURL:error:]`
---@param markdown NSData
---@param options NSAttributedStringMarkdownParsingOptions?
---@param baseURL NSURL?
---@param error NSError?
---@return self
function NSConcreteAttributedString:initWithMarkdown_options_baseURL_error_(markdown, options, baseURL, error) end

--- `-[NSConcreteAttributedString initWithMarkdownString:options:baseURL:error:]`
---@param markdownString string
---@param options NSAttributedStringMarkdownParsingOptions?
---@param baseURL NSURL?
---@param error NSError?
---@return self
function NSConcreteAttributedString:initWithMarkdownString_options_baseURL_error_(markdownString, options, baseURL, error) end

--- `-[NSConcreteAttributedString initWithString:]`
---@param string string?
---@return self
function NSConcreteAttributedString:initWithString_(string) end

--- `-[NSConcreteAttributedString initWithString:attributes:]`
---@param string string?
---@param attributes NSDictionary|table|nil
---@return self
function NSConcreteAttributedString:initWithString_attributes_(string, attributes) end

-- NSConcreteAttributedStringClass
--- The class `NSConcreteAttributedString` itself.
---@class NSConcreteAttributedStringClass: NSAttributedStringClass
---@field alloc fun(self: NSConcreteAttributedStringClass): NSConcreteAttributedString
---@field new fun(self: NSConcreteAttributedStringClass): NSConcreteAttributedString
local NSConcreteAttributedStringClass = {}
end

do
-- NSConcreteData
--- An instance of `NSConcreteData`.
---@class NSConcreteData: NSData
local NSConcreteData = {}

-- NSConcreteDataClass
--- The class `NSConcreteData` itself.
---@class NSConcreteDataClass: NSDataClass
---@field alloc fun(self: NSConcreteDataClass): NSConcreteData
---@field new fun(self: NSConcreteDataClass): NSConcreteData
local NSConcreteDataClass = {}
end

do
-- NSConcreteFileHandle
--- An instance of `NSConcreteFileHandle`.
---@class NSConcreteFileHandle: NSFileHandle
local NSConcreteFileHandle = {}

-- NSConcreteFileHandleClass
--- The class `NSConcreteFileHandle` itself.
---@class NSConcreteFileHandleClass: NSFileHandleClass
---@field alloc fun(self: NSConcreteFileHandleClass): NSConcreteFileHandle
---@field new fun(self: NSConcreteFileHandleClass): NSConcreteFileHandle
local NSConcreteFileHandleClass = {}
end

do
-- NSConcreteHashTable
--- An instance of `NSConcreteHashTable`.
---@class NSConcreteHashTable: NSHashTable
local NSConcreteHashTable = {}

-- NSConcreteHashTableClass
--- The class `NSConcreteHashTable` itself.
---@class NSConcreteHashTableClass: NSHashTableClass
---@field alloc fun(self: NSConcreteHashTableClass): NSConcreteHashTable
---@field new fun(self: NSConcreteHashTableClass): NSConcreteHashTable
local NSConcreteHashTableClass = {}
end

do
-- NSConcreteMapTable
--- An instance of `NSConcreteMapTable`.
---@class NSConcreteMapTable: NSMapTable
local NSConcreteMapTable = {}

-- NSConcreteMapTableClass
--- The class `NSConcreteMapTable` itself.
---@class NSConcreteMapTableClass: NSMapTableClass
---@field alloc fun(self: NSConcreteMapTableClass): NSConcreteMapTable
---@field new fun(self: NSConcreteMapTableClass): NSConcreteMapTable
local NSConcreteMapTableClass = {}
end

do
-- NSConcreteMutableAttributedString
--- An instance of `NSConcreteMutableAttributedString`.
---@class NSConcreteMutableAttributedString: NSMutableAttributedString, NSSecureCoding
local NSConcreteMutableAttributedString = {}

--- `-[NSConcreteMutableAttributedString initWithAttributedString:]`
---@param attributedString NSAttributedString?
---@return self
function NSConcreteMutableAttributedString:initWithAttributedString_(attributedString) end

--- `-[NSConcreteMutableAttributedString initWithContentsOfMarkdownFileAtURL:options:baseURL:error:]`
---@param url NSURL
---@param options NSAttributedStringMarkdownParsingOptions?
---@param baseURL NSURL?
---@param error NSError?
---@return self
function NSConcreteMutableAttributedString:initWithContentsOfMarkdownFileAtURL_options_baseURL_error_(url, options, baseURL, error) end

--- `-[NSConcreteMutableAttributedString initWithMarkdown:options:baseURL:error:]`
---@param markdown NSData
---@param options NSAttributedStringMarkdownParsingOptions?
---@param baseURL NSURL?
---@param error NSError?
---@return self
function NSConcreteMutableAttributedString:initWithMarkdown_options_baseURL_error_(markdown, options, baseURL, error) end

--- `-[NSConcreteMutableAttributedString initWithMarkdownString:options:baseURL:error:]`
---@param markdownString string
---@param options NSAttributedStringMarkdownParsingOptions?
---@param baseURL NSURL?
---@param error NSError?
---@return self
function NSConcreteMutableAttributedString:initWithMarkdownString_options_baseURL_error_(markdownString, options, baseURL, error) end

--- `-[NSConcreteMutableAttributedString initWithString:]`
---@param string string?
---@return self
function NSConcreteMutableAttributedString:initWithString_(string) end

--- `-[NSConcreteMutableAttributedString initWithString:attributes:]`
---@param string string?
---@param attributes NSDictionary|table|nil
---@return self
function NSConcreteMutableAttributedString:initWithString_attributes_(string, attributes) end

-- NSConcreteMutableAttributedStringClass
--- The class `NSConcreteMutableAttributedString` itself.
---@class NSConcreteMutableAttributedStringClass: NSMutableAttributedStringClass
---@field alloc fun(self: NSConcreteMutableAttributedStringClass): NSConcreteMutableAttributedString
---@field new fun(self: NSConcreteMutableAttributedStringClass): NSConcreteMutableAttributedString
local NSConcreteMutableAttributedStringClass = {}
end

do
-- NSConcreteMutableData
--- An instance of `NSConcreteMutableData`.
---@class NSConcreteMutableData: NSMutableData
local NSConcreteMutableData = {}

-- NSConcreteMutableDataClass
--- The class `NSConcreteMutableData` itself.
---@class NSConcreteMutableDataClass: NSMutableDataClass
---@field alloc fun(self: NSConcreteMutableDataClass): NSConcreteMutableData
---@field new fun(self: NSConcreteMutableDataClass): NSConcreteMutableData
local NSConcreteMutableDataClass = {}
end

do
-- NSConcretePipe
--- An instance of `NSConcretePipe`.
---@class NSConcretePipe: NSPipe
local NSConcretePipe = {}

-- NSConcretePipeClass
--- The class `NSConcretePipe` itself.
---@class NSConcretePipeClass: NSPipeClass
---@field alloc fun(self: NSConcretePipeClass): NSConcretePipe
---@field new fun(self: NSConcretePipeClass): NSConcretePipe
local NSConcretePipeClass = {}
end

do
-- NSConcretePointerArray
--- An instance of `NSConcretePointerArray`.
---@class NSConcretePointerArray: NSPointerArray
local NSConcretePointerArray = {}

-- NSConcretePointerArrayClass
--- The class `NSConcretePointerArray` itself.
---@class NSConcretePointerArrayClass: NSPointerArrayClass
---@field alloc fun(self: NSConcretePointerArrayClass): NSConcretePointerArray
---@field new fun(self: NSConcretePointerArrayClass): NSConcretePointerArray
local NSConcretePointerArrayClass = {}
end

do
-- NSConcreteScanner
--- An instance of `NSConcreteScanner`.
---@class NSConcreteScanner: NSScanner
local NSConcreteScanner = {}

-- NSConcreteScannerClass
--- The class `NSConcreteScanner` itself.
---@class NSConcreteScannerClass: NSScannerClass
---@field alloc fun(self: NSConcreteScannerClass): NSConcreteScanner
---@field new fun(self: NSConcreteScannerClass): NSConcreteScanner
local NSConcreteScannerClass = {}
end

do
-- NSConcreteTextStorage
--- An instance of `NSConcreteTextStorage`.
---@class NSConcreteTextStorage: NSTextStorage, NSSecureCoding
local NSConcreteTextStorage = {}

--- `-[NSConcreteTextStorage initWithAttributedString:]`
---@param attributedString NSAttributedString?
---@return self
function NSConcreteTextStorage:initWithAttributedString_(attributedString) end

--- `-[NSConcreteTextStorage initWithContentsOfMarkdownFileAtURL:options:baseURL:error:]`
---@param url NSURL
---@param options NSAttributedStringMarkdownParsingOptions?
---@param baseURL NSURL?
---@param error NSError?
---@return self
function NSConcreteTextStorage:initWithContentsOfMarkdownFileAtURL_options_baseURL_error_(url, options, baseURL, error) end

--- `-[NSConcreteTextStorage initWithMarkdown:options:baseURL:error:]`
---@param markdown NSData
---@param options NSAttributedStringMarkdownParsingOptions?
---@param baseURL NSURL?
---@param error NSError?
---@return self
function NSConcreteTextStorage:initWithMarkdown_options_baseURL_error_(markdown, options, baseURL, error) end

--- `-[NSConcreteTextStorage initWithMarkdownString:options:baseURL:error:]`
---@param markdownString string
---@param options NSAttributedStringMarkdownParsingOptions?
---@param baseURL NSURL?
---@param error NSError?
---@return self
function NSConcreteTextStorage:initWithMarkdownString_options_baseURL_error_(markdownString, options, baseURL, error) end

--- `-[NSConcreteTextStorage initWithString:]`
---@param string string?
---@return self
function NSConcreteTextStorage:initWithString_(string) end

--- `-[NSConcreteTextStorage initWithString:attributes:]`
---@param string string?
---@param attributes NSDictionary|table|nil
---@return self
function NSConcreteTextStorage:initWithString_attributes_(string, attributes) end

-- NSConcreteTextStorageClass
--- The class `NSConcreteTextStorage` itself.
---@class NSConcreteTextStorageClass: NSTextStorageClass
---@field alloc fun(self: NSConcreteTextStorageClass): NSConcreteTextStorage
---@field new fun(self: NSConcreteTextStorageClass): NSConcreteTextStorage
local NSConcreteTextStorageClass = {}
end

do
-- NSConcreteValue
--- An instance of `NSConcreteValue`.
---@class NSConcreteValue: NSValue
local NSConcreteValue = {}

-- NSConcreteValueClass
--- The class `NSConcreteValue` itself.
---@class NSConcreteValueClass: NSValueClass
---@field alloc fun(self: NSConcreteValueClass): NSConcreteValue
---@field new fun(self: NSConcreteValueClass): NSConcreteValue
local NSConcreteValueClass = {}
end

do
-- NSCondition
--- An instance of `NSCondition`.
---@class NSCondition: NSObject, NSLocking
local NSCondition = {}

--- `-[NSCondition broadcast]`
function NSCondition:broadcast() end

--- `-[NSCondition name]`
---@return string?
function NSCondition:name() end

--- `-[NSCondition setName:]`
---@param name string?
function NSCondition:setName_(name) end

--- `-[NSCondition signal]`
function NSCondition:signal() end

--- `-[NSCondition wait]`
function NSCondition:wait() end

--- `-[NSCondition waitUntilDate:]`
---@param date NSDate
---@return boolean
function NSCondition:waitUntilDate_(date) end

-- NSConditionClass
--- The class `NSCondition` itself.
---@class NSConditionClass: NSObjectClass
---@field alloc fun(self: NSConditionClass): NSCondition
---@field new fun(self: NSConditionClass): NSCondition
local NSConditionClass = {}
end

do
-- NSConditionLock
--- An instance of `NSConditionLock`.
---@class NSConditionLock: NSObject, NSLocking
local NSConditionLock = {}

--- `-[NSConditionLock condition]`
---@return integer
function NSConditionLock:condition() end

--- `-[NSConditionLock initWithCondition:]`
---@param condition integer
---@return self
function NSConditionLock:initWithCondition_(condition) end

--- `-[NSConditionLock lockBeforeDate:]`
---@param date NSDate
---@return boolean
function NSConditionLock:lockBeforeDate_(date) end

--- `-[NSConditionLock lockWhenCondition:]`
---@param lockWhenCondition integer
function NSConditionLock:lockWhenCondition_(lockWhenCondition) end

--- `-[NSConditionLock lockWhenCondition:beforeDate:]`
---@param lockWhenCondition integer
---@param beforeDate NSDate
---@return boolean
function NSConditionLock:lockWhenCondition_beforeDate_(lockWhenCondition, beforeDate) end

--- `-[NSConditionLock name]`
---@return string?
function NSConditionLock:name() end

--- `-[NSConditionLock setName:]`
---@param name string?
function NSConditionLock:setName_(name) end

--- `-[NSConditionLock tryLock]`
---@return boolean
function NSConditionLock:tryLock() end

--- `-[NSConditionLock tryLockWhenCondition:]`
---@param tryLockWhenCondition integer
---@return boolean
function NSConditionLock:tryLockWhenCondition_(tryLockWhenCondition) end

--- `-[NSConditionLock unlockWithCondition:]`
---@param condition integer
function NSConditionLock:unlockWithCondition_(condition) end

-- NSConditionLockClass
--- The class `NSConditionLock` itself.
---@class NSConditionLockClass: NSObjectClass
---@field alloc fun(self: NSConditionLockClass): NSConditionLock
---@field new fun(self: NSConditionLockClass): NSConditionLock
local NSConditionLockClass = {}
end

do
-- NSConstantArray
--- An instance of `NSConstantArray`.
---@class NSConstantArray: NSArray
local NSConstantArray = {}

-- NSConstantArrayClass
--- The class `NSConstantArray` itself.
---@class NSConstantArrayClass: NSArrayClass
---@field alloc fun(self: NSConstantArrayClass): NSConstantArray
---@field new fun(self: NSConstantArrayClass): NSConstantArray
local NSConstantArrayClass = {}
end

do
-- NSConstantDictionary
--- An instance of `NSConstantDictionary`.
---@class NSConstantDictionary: NSDictionary
local NSConstantDictionary = {}

-- NSConstantDictionaryClass
--- The class `NSConstantDictionary` itself.
---@class NSConstantDictionaryClass: NSDictionaryClass
---@field alloc fun(self: NSConstantDictionaryClass): NSConstantDictionary
---@field new fun(self: NSConstantDictionaryClass): NSConstantDictionary
local NSConstantDictionaryClass = {}
end

do
-- NSConstantValueExpression
--- An instance of `NSConstantValueExpression`.
---@class NSConstantValueExpression: NSExpression
local NSConstantValueExpression = {}

-- NSConstantValueExpressionClass
--- The class `NSConstantValueExpression` itself.
---@class NSConstantValueExpressionClass: NSExpressionClass
---@field alloc fun(self: NSConstantValueExpressionClass): NSConstantValueExpression
---@field new fun(self: NSConstantValueExpressionClass): NSConstantValueExpression
local NSConstantValueExpressionClass = {}
end

do
-- NSCountedSet
--- An instance of `NSCountedSet`.
---@class NSCountedSet: NSMutableSet, NSSecureCoding
local NSCountedSet = {}

--- `-[NSCountedSet countForObject:]`
---@param object any
---@return integer
function NSCountedSet:countForObject_(object) end

-- NSCountedSetClass
--- The class `NSCountedSet` itself.
---@class NSCountedSetClass: NSMutableSetClass
---@field alloc fun(self: NSCountedSetClass): NSCountedSet
---@field new fun(self: NSCountedSetClass): NSCountedSet
local NSCountedSetClass = {}
end

do
-- NSCustomPredicateOperator
--- An instance of `NSCustomPredicateOperator`.
---@class NSCustomPredicateOperator: NSPredicateOperator
local NSCustomPredicateOperator = {}

-- NSCustomPredicateOperatorClass
--- The class `NSCustomPredicateOperator` itself.
---@class NSCustomPredicateOperatorClass: NSPredicateOperatorClass
---@field alloc fun(self: NSCustomPredicateOperatorClass): NSCustomPredicateOperator
---@field new fun(self: NSCustomPredicateOperatorClass): NSCustomPredicateOperator
local NSCustomPredicateOperatorClass = {}
end

do
-- NSData
--- An instance of `NSData`.
---@class NSData: NSObject, NSSecureCoding, NSMutableCopying, NSCopying
local NSData = {}

--- `-[NSData base64EncodedDataWithOptions:]`
---@param options integer
---@return NSData
function NSData:base64EncodedDataWithOptions_(options) end

--- `-[NSData base64EncodedStringWithOptions:]`
---@param options integer
---@return NSString
function NSData:base64EncodedStringWithOptions_(options) end

--- `-[NSData base64Encoding]`
---@return NSString
function NSData:base64Encoding() end

--- `-[NSData bytes]`
---@return any
function NSData:bytes() end

--- `-[NSData compressedDataUsingAlgorithm:error:]`
---@param algorithm integer
---@param error NSError?
---@return self?
function NSData:compressedDataUsingAlgorithm_error_(algorithm, error) end

--- `-[NSData copyWithZone:]`
---@param zone lightuserdata?
---@return NSData
function NSData:copyWithZone_(zone) end

--- `-[NSData decompressedDataUsingAlgorithm:error:]`
---@param algorithm integer
---@param error NSError?
---@return self?
function NSData:decompressedDataUsingAlgorithm_error_(algorithm, error) end

--- `-[NSData description]`
---@return NSString
function NSData:description() end

--- `-[NSData enumerateByteRangesUsingBlock:]`
---@param block function
function NSData:enumerateByteRangesUsingBlock_(block) end

--- `-[NSData getBytes:]`
---@param getBytes any
function NSData:getBytes_(getBytes) end

--- `-[NSData getBytes:length:]`
---@param getBytes any
---@param length integer
function NSData:getBytes_length_(getBytes, length) end

--- `-[NSData getBytes:range:]`
---@param getBytes any
---@param range NSRangeArgument
function NSData:getBytes_range_(getBytes, range) end

--- `-[NSData initWithBase64EncodedData:options:]`
---@param data NSData
---@param options integer
---@return self
function NSData:initWithBase64EncodedData_options_(data, options) end

--- `-[NSData initWithBase64EncodedString:options:]`
---@param base64EncodedString string
---@param options integer
---@return self
function NSData:initWithBase64EncodedString_options_(base64EncodedString, options) end

--- `-[NSData initWithBase64Encoding:]`
---@param base64Encoding any
---@return self
function NSData:initWithBase64Encoding_(base64Encoding) end

--- `-[NSData initWithBytes:length:]`
---@param bytes any
---@param length integer
---@return self
function NSData:initWithBytes_length_(bytes, length) end

--- `-[NSData initWithBytesNoCopy:length:]`
---@param bytesNoCopy any
---@param length integer
---@return self
function NSData:initWithBytesNoCopy_length_(bytesNoCopy, length) end

--- `-[NSData initWithBytesNoCopy:length:deallocator:]`
---@param bytesNoCopy any
---@param length integer
---@param deallocator function?
---@return self
function NSData:initWithBytesNoCopy_length_deallocator_(bytesNoCopy, length, deallocator) end

--- `-[NSData initWithBytesNoCopy:length:freeWhenDone:]`
---@param bytesNoCopy any
---@param length integer
---@param freeWhenDone boolean
---@return self
function NSData:initWithBytesNoCopy_length_freeWhenDone_(bytesNoCopy, length, freeWhenDone) end

--- `-[NSData initWithCapacity:]`
---@param capacity integer
---@return self
function NSData:initWithCapacity_(capacity) end

--- `-[NSData initWithContentsOfFile:]`
---@param file string
---@return self
function NSData:initWithContentsOfFile_(file) end

--- `-[NSData initWithContentsOfFile:options:error:]`
---@param file string
---@param options integer
---@param error lightuserdata?
---@return self
function NSData:initWithContentsOfFile_options_error_(file, options, error) end

--- `-[NSData initWithContentsOfMappedFile:]`
---@param mappedFile any
---@return self
function NSData:initWithContentsOfMappedFile_(mappedFile) end

--- `-[NSData initWithContentsOfURL:]`
---@param url NSURL
---@return self
function NSData:initWithContentsOfURL_(url) end

--- `-[NSData initWithContentsOfURL:options:error:]`
---@param url NSURL
---@param options integer
---@param error lightuserdata?
---@return self
function NSData:initWithContentsOfURL_options_error_(url, options, error) end

--- `-[NSData initWithData:]`
---@param data NSData
---@return self
function NSData:initWithData_(data) end

--- `-[NSData initWithLength:]`
---@param length integer
---@return self
function NSData:initWithLength_(length) end

--- `-[NSData isEqualToData:]`
---@param data NSData
---@return boolean
function NSData:isEqualToData_(data) end

--- `-[NSData length]`
---@return integer
function NSData:length() end

--- `-[NSData mutableCopyWithZone:]`
---@param zone lightuserdata?
---@return NSData
function NSData:mutableCopyWithZone_(zone) end

--- `-[NSData rangeOfData:options:range:]`
---@param data NSData
---@param options integer
---@param range NSRangeArgument
---@return NSRange
function NSData:rangeOfData_options_range_(data, options, range) end

--- `-[NSData subdataWithRange:]`
---@param range NSRangeArgument
---@return NSData
function NSData:subdataWithRange_(range) end

--- `-[NSData writeToFile:atomically:]`
---@param file string
---@param atomically boolean
---@return boolean
function NSData:writeToFile_atomically_(file, atomically) end

--- `-[NSData writeToFile:options:error:]`
---@param file string
---@param options integer
---@param error lightuserdata?
---@return boolean
function NSData:writeToFile_options_error_(file, options, error) end

--- `-[NSData writeToURL:atomically:]`
---@param url NSURL
---@param atomically boolean
---@return boolean
function NSData:writeToURL_atomically_(url, atomically) end

--- `-[NSData writeToURL:options:error:]`
---@param url NSURL
---@param options integer
---@param error lightuserdata?
---@return boolean
function NSData:writeToURL_options_error_(url, options, error) end

-- NSDataClass
--- The class `NSData` itself.
---@class NSDataClass: NSObjectClass
---@field alloc fun(self: NSDataClass): NSData
---@field new fun(self: NSDataClass): NSData
local NSDataClass = {}

--- `+[NSData allocWithZone:]`
---@param zone lightuserdata?
---@return NSData
function NSDataClass:allocWithZone_(zone) end

--- `+[NSData data]`
---@return NSData
function NSDataClass:data() end

--- `+[NSData dataWithBytes:length:]`
---@param bytes any
---@param length integer
---@return NSData
function NSDataClass:dataWithBytes_length_(bytes, length) end

--- `+[NSData dataWithBytesNoCopy:length:]`
---@param bytesNoCopy string
---@param length integer
---@return NSData
function NSDataClass:dataWithBytesNoCopy_length_(bytesNoCopy, length) end

--- `+[NSData dataWithBytesNoCopy:length:freeWhenDone:]`
---@param bytesNoCopy string
---@param length integer
---@param freeWhenDone boolean
---@return NSData
function NSDataClass:dataWithBytesNoCopy_length_freeWhenDone_(bytesNoCopy, length, freeWhenDone) end

--- `+[NSData dataWithCapacity:]`
---@param capacity integer
---@return any
function NSDataClass:dataWithCapacity_(capacity) end

--- `+[NSData dataWithContentsOfFile:]`
---@param file string
---@return NSData?
function NSDataClass:dataWithContentsOfFile_(file) end

--- `+[NSData dataWithContentsOfFile:options:error:]`
---@param file string
---@param options integer
---@param error lightuserdata?
---@return NSData?
function NSDataClass:dataWithContentsOfFile_options_error_(file, options, error) end

--- `+[NSData dataWithContentsOfMappedFile:]`
---@param mappedFile any
---@return any
function NSDataClass:dataWithContentsOfMappedFile_(mappedFile) end

--- `+[NSData dataWithContentsOfURL:]`
---@param url NSURL
---@return NSData?
function NSDataClass:dataWithContentsOfURL_(url) end

--- `+[NSData dataWithContentsOfURL:options:error:]`
---@param url NSURL
---@param options integer
---@param error lightuserdata?
---@return NSData?
function NSDataClass:dataWithContentsOfURL_options_error_(url, options, error) end

--- `+[NSData dataWithData:]`
---@param data NSData
---@return NSData
function NSDataClass:dataWithData_(data) end

--- `+[NSData dataWithLength:]`
---@param length integer
---@return any
function NSDataClass:dataWithLength_(length) end

--- `+[NSData supportsSecureCoding]`
---@return boolean
function NSDataClass:supportsSecureCoding() end
end

do
-- NSDataDetector
--- An instance of `NSDataDetector`.
---@class NSDataDetector: NSRegularExpression
local NSDataDetector = {}

--- `-[NSDataDetector checkingTypes]`
---@return integer
function NSDataDetector:checkingTypes() end

--- `-[NSDataDetector initWithTypes:error:]`
---@param types integer
---@param error any
---@return self
function NSDataDetector:initWithTypes_error_(types, error) end

-- NSDataDetectorClass
--- The class `NSDataDetector` itself.
---@class NSDataDetectorClass: NSRegularExpressionClass
---@field alloc fun(self: NSDataDetectorClass): NSDataDetector
---@field new fun(self: NSDataDetectorClass): NSDataDetector
local NSDataDetectorClass = {}

--- `+[NSDataDetector dataDetectorWithTypes:error:]`
---@param types integer
---@param error lightuserdata?
---@return NSDataDetector?
function NSDataDetectorClass:dataDetectorWithTypes_error_(types, error) end
end

do
-- NSDate
--- An instance of `NSDate`.
---@class NSDate: NSObject, NSSecureCoding, NSCopying
local NSDate = {}

--- `-[NSDate addTimeInterval:]`
---@param timeInterval number
---@return NSDate
function NSDate:addTimeInterval_(timeInterval) end

--- `-[NSDate compare:]`
---@param compare NSDate
---@return integer
function NSDate:compare_(compare) end

--- `-[NSDate copyWithZone:]`
---@param zone lightuserdata?
---@return NSDate
function NSDate:copyWithZone_(zone) end

--- `-[NSDate dateByAddingTimeInterval:]`
---@param addingTimeInterval number
---@return NSDate
function NSDate:dateByAddingTimeInterval_(addingTimeInterval) end

--- `-[NSDate descriptionWithLocale:]`
---@param locale any
---@return any
function NSDate:descriptionWithLocale_(locale) end

--- `-[NSDate earlierDate:]`
---@param date NSDate
---@return NSDate
function NSDate:earlierDate_(date) end

--- `-[NSDate initWithString:]`
---@param string string
---@return self
function NSDate:initWithString_(string) end

--- `-[NSDate initWithTimeInterval:sinceDate:]`
---@param timeInterval number
---@param sinceDate NSDate
---@return self
function NSDate:initWithTimeInterval_sinceDate_(timeInterval, sinceDate) end

--- `-[NSDate initWithTimeIntervalSince1970:]`
---@param timeIntervalSince1970 number
---@return self
function NSDate:initWithTimeIntervalSince1970_(timeIntervalSince1970) end

--- `-[NSDate initWithTimeIntervalSinceNow:]`
---@param timeIntervalSinceNow number
---@return self
function NSDate:initWithTimeIntervalSinceNow_(timeIntervalSinceNow) end

--- `-[NSDate initWithTimeIntervalSinceReferenceDate:]`
---@param timeIntervalSinceReferenceDate number
---@return self
function NSDate:initWithTimeIntervalSinceReferenceDate_(timeIntervalSinceReferenceDate) end

--- `-[NSDate isEqualToDate:]`
---@param date NSDate?
---@return boolean
function NSDate:isEqualToDate_(date) end

--- `-[NSDate laterDate:]`
---@param date NSDate
---@return NSDate
function NSDate:laterDate_(date) end

--- `-[NSDate timeIntervalSince1970]`
---@return number
function NSDate:timeIntervalSince1970() end

--- `-[NSDate timeIntervalSinceDate:]`
---@param date NSDate
---@return number
function NSDate:timeIntervalSinceDate_(date) end

--- `-[NSDate timeIntervalSinceNow]`
---@return number
function NSDate:timeIntervalSinceNow() end

--- `-[NSDate timeIntervalSinceReferenceDate]`
---@return number
function NSDate:timeIntervalSinceReferenceDate() end

-- NSDateClass
--- The class `NSDate` itself.
---@class NSDateClass: NSObjectClass
---@field alloc fun(self: NSDateClass): NSDate
---@field new fun(self: NSDateClass): NSDate
local NSDateClass = {}

--- `+[NSDate date]`
---@return NSDate
function NSDateClass:date() end

--- `+[NSDate dateWithString:]`
---@param string string
---@return NSDate?
function NSDateClass:dateWithString_(string) end

--- `+[NSDate dateWithTimeInterval:sinceDate:]`
---@param timeInterval number
---@param sinceDate NSDate
---@return NSDate
function NSDateClass:dateWithTimeInterval_sinceDate_(timeInterval, sinceDate) end

--- `+[NSDate dateWithTimeIntervalSince1970:]`
---@param timeIntervalSince1970 number
---@return NSDate
function NSDateClass:dateWithTimeIntervalSince1970_(timeIntervalSince1970) end

--- `+[NSDate dateWithTimeIntervalSinceNow:]`
---@param timeIntervalSinceNow number
---@return NSDate
function NSDateClass:dateWithTimeIntervalSinceNow_(timeIntervalSinceNow) end

--- `+[NSDate dateWithTimeIntervalSinceReferenceDate:]`
---@param timeIntervalSinceReferenceDate number
---@return NSDate
function NSDateClass:dateWithTimeIntervalSinceReferenceDate_(timeIntervalSinceReferenceDate) end

--- `+[NSDate distantFuture]`
---@return NSDate
function NSDateClass:distantFuture() end

--- `+[NSDate distantPast]`
---@return NSDate
function NSDateClass:distantPast() end

--- `+[NSDate now]`
---@return NSDate
function NSDateClass:now() end

--- `+[NSDate supportsSecureCoding]`
---@return boolean
function NSDateClass:supportsSecureCoding() end

--- `+[NSDate timeIntervalSinceReferenceDate]`
---@return number
function NSDateClass:timeIntervalSinceReferenceDate() end
end

do
-- NSDateComponents
--- An instance of `NSDateComponents`.
---@class NSDateComponents: NSObject, NSSecureCoding, NSCopying
local NSDateComponents = {}

--- `-[NSDateComponents calendar]`
---@return NSCalendar?
function NSDateComponents:calendar() end

--- `-[NSDateComponents date]`
---@return NSDate?
function NSDateComponents:date() end

--- `-[NSDateComponents day]`
---@return integer
function NSDateComponents:day() end

--- `-[NSDateComponents dayOfYear]`
---@return integer
function NSDateComponents:dayOfYear() end

--- `-[NSDateComponents era]`
---@return integer
function NSDateComponents:era() end

--- `-[NSDateComponents hour]`
---@return integer
function NSDateComponents:hour() end

--- `-[NSDateComponents isLeapMonth]`
---@return boolean
function NSDateComponents:isLeapMonth() end

--- `-[NSDateComponents isValidDate]`
---@return boolean
function NSDateComponents:isValidDate() end

--- `-[NSDateComponents isValidDateInCalendar:]`
---@param calendar NSCalendar
---@return boolean
function NSDateComponents:isValidDateInCalendar_(calendar) end

--- `-[NSDateComponents minute]`
---@return integer
function NSDateComponents:minute() end

--- `-[NSDateComponents month]`
---@return integer
function NSDateComponents:month() end

--- `-[NSDateComponents nanosecond]`
---@return integer
function NSDateComponents:nanosecond() end

--- `-[NSDateComponents quarter]`
---@return integer
function NSDateComponents:quarter() end

--- `-[NSDateComponents second]`
---@return integer
function NSDateComponents:second() end

--- `-[NSDateComponents setCalendar:]`
---@param calendar NSCalendar?
function NSDateComponents:setCalendar_(calendar) end

--- `-[NSDateComponents setDay:]`
---@param day integer
function NSDateComponents:setDay_(day) end

--- `-[NSDateComponents setDayOfYear:]`
---@param year integer
function NSDateComponents:setDayOfYear_(year) end

--- `-[NSDateComponents setEra:]`
---@param era integer
function NSDateComponents:setEra_(era) end

--- `-[NSDateComponents setHour:]`
---@param hour integer
function NSDateComponents:setHour_(hour) end

--- `-[NSDateComponents setLeapMonth:]`
---@param leapMonth boolean
function NSDateComponents:setLeapMonth_(leapMonth) end

--- `-[NSDateComponents setMinute:]`
---@param minute integer
function NSDateComponents:setMinute_(minute) end

--- `-[NSDateComponents setMonth:]`
---@param month integer
function NSDateComponents:setMonth_(month) end

--- `-[NSDateComponents setNanosecond:]`
---@param nanosecond integer
function NSDateComponents:setNanosecond_(nanosecond) end

--- `-[NSDateComponents setQuarter:]`
---@param quarter integer
function NSDateComponents:setQuarter_(quarter) end

--- `-[NSDateComponents setSecond:]`
---@param second integer
function NSDateComponents:setSecond_(second) end

--- `-[NSDateComponents setTimeZone:]`
---@param timeZone NSTimeZone?
function NSDateComponents:setTimeZone_(timeZone) end

--- `-[NSDateComponents setValue:forComponent:]`
---@param value integer
---@param component integer
function NSDateComponents:setValue_forComponent_(value, component) end

--- `-[NSDateComponents setWeek:]`
---@param week integer
function NSDateComponents:setWeek_(week) end

--- `-[NSDateComponents setWeekOfMonth:]`
---@param month integer
function NSDateComponents:setWeekOfMonth_(month) end

--- `-[NSDateComponents setWeekOfYear:]`
---@param year integer
function NSDateComponents:setWeekOfYear_(year) end

--- `-[NSDateComponents setWeekday:]`
---@param weekday integer
function NSDateComponents:setWeekday_(weekday) end

--- `-[NSDateComponents setWeekdayOrdinal:]`
---@param weekdayOrdinal integer
function NSDateComponents:setWeekdayOrdinal_(weekdayOrdinal) end

--- `-[NSDateComponents setYear:]`
---@param year integer
function NSDateComponents:setYear_(year) end

--- `-[NSDateComponents setYearForWeekOfYear:]`
---@param year integer
function NSDateComponents:setYearForWeekOfYear_(year) end

--- `-[NSDateComponents timeZone]`
---@return NSTimeZone?
function NSDateComponents:timeZone() end

--- `-[NSDateComponents valueForComponent:]`
---@param component integer
---@return integer
function NSDateComponents:valueForComponent_(component) end

--- `-[NSDateComponents week]`
---@return integer
function NSDateComponents:week() end

--- `-[NSDateComponents weekOfMonth]`
---@return integer
function NSDateComponents:weekOfMonth() end

--- `-[NSDateComponents weekOfYear]`
---@return integer
function NSDateComponents:weekOfYear() end

--- `-[NSDateComponents weekday]`
---@return integer
function NSDateComponents:weekday() end

--- `-[NSDateComponents weekdayOrdinal]`
---@return integer
function NSDateComponents:weekdayOrdinal() end

--- `-[NSDateComponents year]`
---@return integer
function NSDateComponents:year() end

--- `-[NSDateComponents yearForWeekOfYear]`
---@return integer
function NSDateComponents:yearForWeekOfYear() end

-- NSDateComponentsClass
--- The class `NSDateComponents` itself.
---@class NSDateComponentsClass: NSObjectClass
---@field alloc fun(self: NSDateComponentsClass): NSDateComponents
---@field new fun(self: NSDateComponentsClass): NSDateComponents
local NSDateComponentsClass = {}

--- `+[NSDateComponents supportsSecureCoding]`
---@return boolean
function NSDateComponentsClass:supportsSecureCoding() end
end

do
-- NSDateComponentsFormatter
--- An instance of `NSDateComponentsFormatter`.
---@class NSDateComponentsFormatter: NSFormatter, NSSecureCoding, NSCopying
local NSDateComponentsFormatter = {}

--- `-[NSDateComponentsFormatter allowedUnits]`
---@return integer
function NSDateComponentsFormatter:allowedUnits() end

--- `-[NSDateComponentsFormatter allowsFractionalUnits]`
---@return boolean
function NSDateComponentsFormatter:allowsFractionalUnits() end

--- `-[NSDateComponentsFormatter calendar]`
---@return NSCalendar
function NSDateComponentsFormatter:calendar() end

--- `-[NSDateComponentsFormatter collapsesLargestUnit]`
---@return boolean
function NSDateComponentsFormatter:collapsesLargestUnit() end

--- `-[NSDateComponentsFormatter formattingContext]`
---@return integer
function NSDateComponentsFormatter:formattingContext() end

--- `-[NSDateComponentsFormatter includesApproximationPhrase]`
---@return boolean
function NSDateComponentsFormatter:includesApproximationPhrase() end

--- `-[NSDateComponentsFormatter includesTimeRemainingPhrase]`
---@return boolean
function NSDateComponentsFormatter:includesTimeRemainingPhrase() end

--- `-[NSDateComponentsFormatter maximumUnitCount]`
---@return integer
function NSDateComponentsFormatter:maximumUnitCount() end

--- `-[NSDateComponentsFormatter referenceDate]`
---@return NSDate
function NSDateComponentsFormatter:referenceDate() end

--- `-[NSDateComponentsFormatter setAllowedUnits:]`
---@param allowedUnits integer
function NSDateComponentsFormatter:setAllowedUnits_(allowedUnits) end

--- `-[NSDateComponentsFormatter setAllowsFractionalUnits:]`
---@param allowsFractionalUnits boolean
function NSDateComponentsFormatter:setAllowsFractionalUnits_(allowsFractionalUnits) end

--- `-[NSDateComponentsFormatter setCalendar:]`
---@param calendar NSCalendar?
function NSDateComponentsFormatter:setCalendar_(calendar) end

--- `-[NSDateComponentsFormatter setCollapsesLargestUnit:]`
---@param collapsesLargestUnit boolean
function NSDateComponentsFormatter:setCollapsesLargestUnit_(collapsesLargestUnit) end

--- `-[NSDateComponentsFormatter setFormattingContext:]`
---@param formattingContext integer
function NSDateComponentsFormatter:setFormattingContext_(formattingContext) end

--- `-[NSDateComponentsFormatter setIncludesApproximationPhrase:]`
---@param includesApproximationPhrase boolean
function NSDateComponentsFormatter:setIncludesApproximationPhrase_(includesApproximationPhrase) end

--- `-[NSDateComponentsFormatter setIncludesTimeRemainingPhrase:]`
---@param includesTimeRemainingPhrase boolean
function NSDateComponentsFormatter:setIncludesTimeRemainingPhrase_(includesTimeRemainingPhrase) end

--- `-[NSDateComponentsFormatter setMaximumUnitCount:]`
---@param maximumUnitCount integer
function NSDateComponentsFormatter:setMaximumUnitCount_(maximumUnitCount) end

--- `-[NSDateComponentsFormatter setReferenceDate:]`
---@param date NSDate?
function NSDateComponentsFormatter:setReferenceDate_(date) end

--- `-[NSDateComponentsFormatter setUnitsStyle:]`
---@param unitsStyle integer
function NSDateComponentsFormatter:setUnitsStyle_(unitsStyle) end

--- `-[NSDateComponentsFormatter setZeroFormattingBehavior:]`
---@param zeroFormattingBehavior integer
function NSDateComponentsFormatter:setZeroFormattingBehavior_(zeroFormattingBehavior) end

--- `-[NSDateComponentsFormatter stringFromDate:toDate:]`
---@param date NSDate
---@param toDate NSDate
---@return string?
function NSDateComponentsFormatter:stringFromDate_toDate_(date, toDate) end

--- `-[NSDateComponentsFormatter stringFromDateComponents:]`
---@param dateComponents NSObject
---@return string?
function NSDateComponentsFormatter:stringFromDateComponents_(dateComponents) end

--- `-[NSDateComponentsFormatter stringFromTimeInterval:]`
---@param timeInterval number
---@return string?
function NSDateComponentsFormatter:stringFromTimeInterval_(timeInterval) end

--- `-[NSDateComponentsFormatter unitsStyle]`
---@return integer
function NSDateComponentsFormatter:unitsStyle() end

--- `-[NSDateComponentsFormatter zeroFormattingBehavior]`
---@return integer
function NSDateComponentsFormatter:zeroFormattingBehavior() end

-- NSDateComponentsFormatterClass
--- The class `NSDateComponentsFormatter` itself.
---@class NSDateComponentsFormatterClass: NSFormatterClass
---@field alloc fun(self: NSDateComponentsFormatterClass): NSDateComponentsFormatter
---@field new fun(self: NSDateComponentsFormatterClass): NSDateComponentsFormatter
local NSDateComponentsFormatterClass = {}

--- `+[NSDateComponentsFormatter localizedStringFromDateComponents:unitsStyle:]`
---@param dateComponents NSObject
---@param unitsStyle integer
---@return string?
function NSDateComponentsFormatterClass:localizedStringFromDateComponents_unitsStyle_(dateComponents, unitsStyle) end
end

do
-- NSDateFormatter
--- An instance of `NSDateFormatter`.
---@class NSDateFormatter: NSFormatter, NSSecureCoding
local NSDateFormatter = {}

--- `-[NSDateFormatter AMSymbol]`
---@return string
function NSDateFormatter:AMSymbol() end

--- `-[NSDateFormatter PMSymbol]`
---@return string
function NSDateFormatter:PMSymbol() end

--- `-[NSDateFormatter calendar]`
---@return NSCalendar?
function NSDateFormatter:calendar() end

--- `-[NSDateFormatter dateFormat]`
---@return string?
function NSDateFormatter:dateFormat() end

--- `-[NSDateFormatter dateFromString:]`
---@param string string?
---@return NSDate?
function NSDateFormatter:dateFromString_(string) end

--- `-[NSDateFormatter dateStyle]`
---@return integer
function NSDateFormatter:dateStyle() end

--- `-[NSDateFormatter defaultDate]`
---@return NSDate?
function NSDateFormatter:defaultDate() end

--- `-[NSDateFormatter doesRelativeDateFormatting]`
---@return boolean
function NSDateFormatter:doesRelativeDateFormatting() end

--- `-[NSDateFormatter eraSymbols]`
---@return string[]
function NSDateFormatter:eraSymbols() end

--- `-[NSDateFormatter formatterBehavior]`
---@return integer
function NSDateFormatter:formatterBehavior() end

--- `-[NSDateFormatter formattingContext]`
---@return integer
function NSDateFormatter:formattingContext() end

--- `-[NSDateFormatter generatesCalendarDates]`
---@return boolean
function NSDateFormatter:generatesCalendarDates() end

--- `-[NSDateFormatter getObjectValue:forString:range:error:]`
---@param getObjectValue any
---@param string any
---@param range any
---@param error any
---@return any
function NSDateFormatter:getObjectValue_forString_range_error_(getObjectValue, string, range, error) end

--- `-[NSDateFormatter gregorianStartDate]`
---@return NSDate?
function NSDateFormatter:gregorianStartDate() end

--- `-[NSDateFormatter isLenient]`
---@return boolean
function NSDateFormatter:isLenient() end

--- `-[NSDateFormatter locale]`
---@return NSLocale?
function NSDateFormatter:locale() end

--- `-[NSDateFormatter longEraSymbols]`
---@return string[]
function NSDateFormatter:longEraSymbols() end

--- `-[NSDateFormatter monthSymbols]`
---@return string[]
function NSDateFormatter:monthSymbols() end

--- `-[NSDateFormatter quarterSymbols]`
---@return string[]
function NSDateFormatter:quarterSymbols() end

--- `-[NSDateFormatter setAMSymbol:]`
---@param amSymbol string
function NSDateFormatter:setAMSymbol_(amSymbol) end

--- `-[NSDateFormatter setCalendar:]`
---@param calendar NSCalendar?
function NSDateFormatter:setCalendar_(calendar) end

--- `-[NSDateFormatter setDateFormat:]`
---@param dateFormat string?
function NSDateFormatter:setDateFormat_(dateFormat) end

--- `-[NSDateFormatter setDateStyle:]`
---@param dateStyle integer
function NSDateFormatter:setDateStyle_(dateStyle) end

--- `-[NSDateFormatter setDefaultDate:]`
---@param date NSDate?
function NSDateFormatter:setDefaultDate_(date) end

--- `-[NSDateFormatter setDoesRelativeDateFormatting:]`
---@param doesRelativeDateFormatting boolean
function NSDateFormatter:setDoesRelativeDateFormatting_(doesRelativeDateFormatting) end

--- `-[NSDateFormatter setEraSymbols:]`
---@param eraSymbols string[]
function NSDateFormatter:setEraSymbols_(eraSymbols) end

--- `-[NSDateFormatter setFormatterBehavior:]`
---@param formatterBehavior integer
function NSDateFormatter:setFormatterBehavior_(formatterBehavior) end

--- `-[NSDateFormatter setFormattingContext:]`
---@param formattingContext integer
function NSDateFormatter:setFormattingContext_(formattingContext) end

--- `-[NSDateFormatter setGeneratesCalendarDates:]`
---@param generatesCalendarDates boolean
function NSDateFormatter:setGeneratesCalendarDates_(generatesCalendarDates) end

--- `-[NSDateFormatter setGregorianStartDate:]`
---@param date NSDate?
function NSDateFormatter:setGregorianStartDate_(date) end

--- `-[NSDateFormatter setLenient:]`
---@param lenient boolean
function NSDateFormatter:setLenient_(lenient) end

--- `-[NSDateFormatter setLocale:]`
---@param locale NSLocale?
function NSDateFormatter:setLocale_(locale) end

--- `-[NSDateFormatter setLocalizedDateFormatFromTemplate:]`
---@param template string
function NSDateFormatter:setLocalizedDateFormatFromTemplate_(template) end

--- `-[NSDateFormatter setLongEraSymbols:]`
---@param longEraSymbols string[]
function NSDateFormatter:setLongEraSymbols_(longEraSymbols) end

--- `-[NSDateFormatter setMonthSymbols:]`
---@param monthSymbols string[]
function NSDateFormatter:setMonthSymbols_(monthSymbols) end

--- `-[NSDateFormatter setPMSymbol:]`
---@param pmSymbol string
function NSDateFormatter:setPMSymbol_(pmSymbol) end

--- `-[NSDateFormatter setQuarterSymbols:]`
---@param quarterSymbols string[]
function NSDateFormatter:setQuarterSymbols_(quarterSymbols) end

--- `-[NSDateFormatter setShortMonthSymbols:]`
---@param shortMonthSymbols string[]
function NSDateFormatter:setShortMonthSymbols_(shortMonthSymbols) end

--- `-[NSDateFormatter setShortQuarterSymbols:]`
---@param shortQuarterSymbols string[]
function NSDateFormatter:setShortQuarterSymbols_(shortQuarterSymbols) end

--- `-[NSDateFormatter setShortStandaloneMonthSymbols:]`
---@param shortStandaloneMonthSymbols string[]
function NSDateFormatter:setShortStandaloneMonthSymbols_(shortStandaloneMonthSymbols) end

--- `-[NSDateFormatter setShortStandaloneQuarterSymbols:]`
---@param shortStandaloneQuarterSymbols string[]
function NSDateFormatter:setShortStandaloneQuarterSymbols_(shortStandaloneQuarterSymbols) end

--- `-[NSDateFormatter setShortStandaloneWeekdaySymbols:]`
---@param shortStandaloneWeekdaySymbols string[]
function NSDateFormatter:setShortStandaloneWeekdaySymbols_(shortStandaloneWeekdaySymbols) end

--- `-[NSDateFormatter setShortWeekdaySymbols:]`
---@param shortWeekdaySymbols string[]
function NSDateFormatter:setShortWeekdaySymbols_(shortWeekdaySymbols) end

--- `-[NSDateFormatter setStandaloneMonthSymbols:]`
---@param standaloneMonthSymbols string[]
function NSDateFormatter:setStandaloneMonthSymbols_(standaloneMonthSymbols) end

--- `-[NSDateFormatter setStandaloneQuarterSymbols:]`
---@param standaloneQuarterSymbols string[]
function NSDateFormatter:setStandaloneQuarterSymbols_(standaloneQuarterSymbols) end

--- `-[NSDateFormatter setStandaloneWeekdaySymbols:]`
---@param standaloneWeekdaySymbols string[]
function NSDateFormatter:setStandaloneWeekdaySymbols_(standaloneWeekdaySymbols) end

--- `-[NSDateFormatter setTimeStyle:]`
---@param timeStyle integer
function NSDateFormatter:setTimeStyle_(timeStyle) end

--- `-[NSDateFormatter setTimeZone:]`
---@param timeZone NSTimeZone?
function NSDateFormatter:setTimeZone_(timeZone) end

--- `-[NSDateFormatter setTwoDigitStartDate:]`
---@param date NSDate?
function NSDateFormatter:setTwoDigitStartDate_(date) end

--- `-[NSDateFormatter setVeryShortMonthSymbols:]`
---@param veryShortMonthSymbols string[]
function NSDateFormatter:setVeryShortMonthSymbols_(veryShortMonthSymbols) end

--- `-[NSDateFormatter setVeryShortStandaloneMonthSymbols:]`
---@param veryShortStandaloneMonthSymbols string[]
function NSDateFormatter:setVeryShortStandaloneMonthSymbols_(veryShortStandaloneMonthSymbols) end

--- `-[NSDateFormatter setVeryShortStandaloneWeekdaySymbols:]`
---@param veryShortStandaloneWeekdaySymbols string[]
function NSDateFormatter:setVeryShortStandaloneWeekdaySymbols_(veryShortStandaloneWeekdaySymbols) end

--- `-[NSDateFormatter setVeryShortWeekdaySymbols:]`
---@param veryShortWeekdaySymbols string[]
function NSDateFormatter:setVeryShortWeekdaySymbols_(veryShortWeekdaySymbols) end

--- `-[NSDateFormatter setWeekdaySymbols:]`
---@param weekdaySymbols string[]
function NSDateFormatter:setWeekdaySymbols_(weekdaySymbols) end

--- `-[NSDateFormatter shortMonthSymbols]`
---@return string[]
function NSDateFormatter:shortMonthSymbols() end

--- `-[NSDateFormatter shortQuarterSymbols]`
---@return string[]
function NSDateFormatter:shortQuarterSymbols() end

--- `-[NSDateFormatter shortStandaloneMonthSymbols]`
---@return string[]
function NSDateFormatter:shortStandaloneMonthSymbols() end

--- `-[NSDateFormatter shortStandaloneQuarterSymbols]`
---@return string[]
function NSDateFormatter:shortStandaloneQuarterSymbols() end

--- `-[NSDateFormatter shortStandaloneWeekdaySymbols]`
---@return string[]
function NSDateFormatter:shortStandaloneWeekdaySymbols() end

--- `-[NSDateFormatter shortWeekdaySymbols]`
---@return string[]
function NSDateFormatter:shortWeekdaySymbols() end

--- `-[NSDateFormatter standaloneMonthSymbols]`
---@return string[]
function NSDateFormatter:standaloneMonthSymbols() end

--- `-[NSDateFormatter standaloneQuarterSymbols]`
---@return string[]
function NSDateFormatter:standaloneQuarterSymbols() end

--- `-[NSDateFormatter standaloneWeekdaySymbols]`
---@return string[]
function NSDateFormatter:standaloneWeekdaySymbols() end

--- `-[NSDateFormatter stringFromDate:]`
---@param date NSDate?
---@return string?
function NSDateFormatter:stringFromDate_(date) end

--- `-[NSDateFormatter timeStyle]`
---@return integer
function NSDateFormatter:timeStyle() end

--- `-[NSDateFormatter timeZone]`
---@return NSTimeZone?
function NSDateFormatter:timeZone() end

--- `-[NSDateFormatter twoDigitStartDate]`
---@return NSDate?
function NSDateFormatter:twoDigitStartDate() end

--- `-[NSDateFormatter veryShortMonthSymbols]`
---@return string[]
function NSDateFormatter:veryShortMonthSymbols() end

--- `-[NSDateFormatter veryShortStandaloneMonthSymbols]`
---@return string[]
function NSDateFormatter:veryShortStandaloneMonthSymbols() end

--- `-[NSDateFormatter veryShortStandaloneWeekdaySymbols]`
---@return string[]
function NSDateFormatter:veryShortStandaloneWeekdaySymbols() end

--- `-[NSDateFormatter veryShortWeekdaySymbols]`
---@return string[]
function NSDateFormatter:veryShortWeekdaySymbols() end

--- `-[NSDateFormatter weekdaySymbols]`
---@return string[]
function NSDateFormatter:weekdaySymbols() end

-- NSDateFormatterClass
--- The class `NSDateFormatter` itself.
---@class NSDateFormatterClass: NSFormatterClass
---@field alloc fun(self: NSDateFormatterClass): NSDateFormatter
---@field new fun(self: NSDateFormatterClass): NSDateFormatter
local NSDateFormatterClass = {}

--- `+[NSDateFormatter dateFormatFromTemplate:options:locale:]`
---@param template string
---@param options integer
---@param locale NSLocale?
---@return string?
function NSDateFormatterClass:dateFormatFromTemplate_options_locale_(template, options, locale) end

--- `+[NSDateFormatter defaultFormatterBehavior]`
---@return integer
function NSDateFormatterClass:defaultFormatterBehavior() end

--- `+[NSDateFormatter localizedStringFromDate:dateStyle:timeStyle:]`
---@param date NSDate
---@param dateStyle integer
---@param timeStyle integer
---@return string?
function NSDateFormatterClass:localizedStringFromDate_dateStyle_timeStyle_(date, dateStyle, timeStyle) end

--- `+[NSDateFormatter setDefaultFormatterBehavior:]`
---@param defaultFormatterBehavior integer
function NSDateFormatterClass:setDefaultFormatterBehavior_(defaultFormatterBehavior) end
end

do
-- NSDateInterval
--- An instance of `NSDateInterval`.
---@class NSDateInterval: NSObject, NSSecureCoding, NSCopying
local NSDateInterval = {}

--- `-[NSDateInterval compare:]`
---@param compare NSDateInterval
---@return integer
function NSDateInterval:compare_(compare) end

--- `-[NSDateInterval containsDate:]`
---@param date NSDate
---@return boolean
function NSDateInterval:containsDate_(date) end

--- `-[NSDateInterval copyWithZone:]`
---@param zone lightuserdata?
---@return NSDateInterval
function NSDateInterval:copyWithZone_(zone) end

--- `-[NSDateInterval duration]`
---@return number
function NSDateInterval:duration() end

--- `-[NSDateInterval endDate]`
---@return NSDate
function NSDateInterval:endDate() end

--- `-[NSDateInterval initWithStartDate:duration:]`
---@param date NSDate
---@param duration number
---@return self
function NSDateInterval:initWithStartDate_duration_(date, duration) end

--- `-[NSDateInterval initWithStartDate:endDate:]`
---@param date NSDate
---@param endDate NSDate
---@return self
function NSDateInterval:initWithStartDate_endDate_(date, endDate) end

--- `-[NSDateInterval intersectionWithDateInterval:]`
---@param dateInterval NSDateInterval
---@return NSDateInterval?
function NSDateInterval:intersectionWithDateInterval_(dateInterval) end

--- `-[NSDateInterval intersectsDateInterval:]`
---@param dateInterval NSDateInterval
---@return boolean
function NSDateInterval:intersectsDateInterval_(dateInterval) end

--- `-[NSDateInterval isEqualToDateInterval:]`
---@param dateInterval NSDateInterval
---@return boolean
function NSDateInterval:isEqualToDateInterval_(dateInterval) end

--- `-[NSDateInterval startDate]`
---@return NSDate
function NSDateInterval:startDate() end

-- NSDateIntervalClass
--- The class `NSDateInterval` itself.
---@class NSDateIntervalClass: NSObjectClass
---@field alloc fun(self: NSDateIntervalClass): NSDateInterval
---@field new fun(self: NSDateIntervalClass): NSDateInterval
local NSDateIntervalClass = {}

--- `+[NSDateInterval supportsSecureCoding]`
---@return boolean
function NSDateIntervalClass:supportsSecureCoding() end
end

do
-- NSDateIntervalFormatter
--- An instance of `NSDateIntervalFormatter`.
---@class NSDateIntervalFormatter: NSFormatter, NSSecureCoding, NSCopying
local NSDateIntervalFormatter = {}

--- `-[NSDateIntervalFormatter calendar]`
---@return NSCalendar
function NSDateIntervalFormatter:calendar() end

--- `-[NSDateIntervalFormatter dateStyle]`
---@return integer
function NSDateIntervalFormatter:dateStyle() end

--- `-[NSDateIntervalFormatter dateTemplate]`
---@return string?
function NSDateIntervalFormatter:dateTemplate() end

--- `-[NSDateIntervalFormatter locale]`
---@return NSLocale
function NSDateIntervalFormatter:locale() end

--- `-[NSDateIntervalFormatter setCalendar:]`
---@param calendar NSCalendar?
function NSDateIntervalFormatter:setCalendar_(calendar) end

--- `-[NSDateIntervalFormatter setDateStyle:]`
---@param dateStyle integer
function NSDateIntervalFormatter:setDateStyle_(dateStyle) end

--- `-[NSDateIntervalFormatter setDateTemplate:]`
---@param dateTemplate string?
function NSDateIntervalFormatter:setDateTemplate_(dateTemplate) end

--- `-[NSDateIntervalFormatter setLocale:]`
---@param locale NSLocale?
function NSDateIntervalFormatter:setLocale_(locale) end

--- `-[NSDateIntervalFormatter setTimeStyle:]`
---@param timeStyle integer
function NSDateIntervalFormatter:setTimeStyle_(timeStyle) end

--- `-[NSDateIntervalFormatter setTimeZone:]`
---@param timeZone NSTimeZone?
function NSDateIntervalFormatter:setTimeZone_(timeZone) end

--- `-[NSDateIntervalFormatter stringFromDate:toDate:]`
---@param date NSDate
---@param toDate NSDate
---@return string?
function NSDateIntervalFormatter:stringFromDate_toDate_(date, toDate) end

--- `-[NSDateIntervalFormatter stringFromDateInterval:]`
---@param dateInterval NSDateInterval
---@return string?
function NSDateIntervalFormatter:stringFromDateInterval_(dateInterval) end

--- `-[NSDateIntervalFormatter timeStyle]`
---@return integer
function NSDateIntervalFormatter:timeStyle() end

--- `-[NSDateIntervalFormatter timeZone]`
---@return NSTimeZone
function NSDateIntervalFormatter:timeZone() end

-- NSDateIntervalFormatterClass
--- The class `NSDateIntervalFormatter` itself.
---@class NSDateIntervalFormatterClass: NSFormatterClass
---@field alloc fun(self: NSDateIntervalFormatterClass): NSDateIntervalFormatter
---@field new fun(self: NSDateIntervalFormatterClass): NSDateIntervalFormatter
local NSDateIntervalFormatterClass = {}
end

do
-- NSDecimalNumber
--- An instance of `NSDecimalNumber`.
---@class NSDecimalNumber: NSNumber, NSSecureCoding
local NSDecimalNumber = {}

--- `-[NSDecimalNumber decimalNumberByAdding:]`
---@param adding NSDecimalNumber
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberByAdding_(adding) end

--- `-[NSDecimalNumber decimalNumberByAdding:withBehavior:]`
---@param adding NSDecimalNumber
---@param behavior any
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberByAdding_withBehavior_(adding, behavior) end

--- `-[NSDecimalNumber decimalNumberByDividingBy:]`
---@param decimalNumber NSDecimalNumber
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberByDividingBy_(decimalNumber) end

--- `-[NSDecimalNumber decimalNumberByDividingBy:withBehavior:]`
---@param decimalNumber NSDecimalNumber
---@param behavior any
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberByDividingBy_withBehavior_(decimalNumber, behavior) end

--- `-[NSDecimalNumber decimalNumberByMultiplyingBy:]`
---@param decimalNumber NSDecimalNumber
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberByMultiplyingBy_(decimalNumber) end

--- `-[NSDecimalNumber decimalNumberByMultiplyingBy:withBehavior:]`
---@param decimalNumber NSDecimalNumber
---@param behavior any
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberByMultiplyingBy_withBehavior_(decimalNumber, behavior) end

--- `-[NSDecimalNumber decimalNumberByMultiplyingByPowerOf10:]`
---@param powerOf10 integer
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberByMultiplyingByPowerOf10_(powerOf10) end

--- `-[NSDecimalNumber decimalNumberByMultiplyingByPowerOf10:withBehavior:]`
---@param powerOf10 integer
---@param behavior any
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberByMultiplyingByPowerOf10_withBehavior_(powerOf10, behavior) end

--- `-[NSDecimalNumber decimalNumberByRaisingToPower:]`
---@param power integer
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberByRaisingToPower_(power) end

--- `-[NSDecimalNumber decimalNumberByRaisingToPower:withBehavior:]`
---@param power integer
---@param behavior any
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberByRaisingToPower_withBehavior_(power, behavior) end

--- `-[NSDecimalNumber decimalNumberByRoundingAccordingToBehavior:]`
---@param behavior any
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberByRoundingAccordingToBehavior_(behavior) end

--- `-[NSDecimalNumber decimalNumberBySubtracting:]`
---@param subtracting NSDecimalNumber
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberBySubtracting_(subtracting) end

--- `-[NSDecimalNumber decimalNumberBySubtracting:withBehavior:]`
---@param subtracting NSDecimalNumber
---@param behavior any
---@return NSDecimalNumber
function NSDecimalNumber:decimalNumberBySubtracting_withBehavior_(subtracting, behavior) end

--- `-[NSDecimalNumber initWithDecimal:]`
---@param decimal table
---@return self
function NSDecimalNumber:initWithDecimal_(decimal) end

--- `-[NSDecimalNumber initWithMantissa:exponent:isNegative:]`
---@param mantissa integer
---@param exponent integer
---@param isNegative boolean
---@return self
function NSDecimalNumber:initWithMantissa_exponent_isNegative_(mantissa, exponent, isNegative) end

--- `-[NSDecimalNumber initWithString:]`
---@param string string
---@return self
function NSDecimalNumber:initWithString_(string) end

--- `-[NSDecimalNumber initWithString:locale:]`
---@param string string
---@param locale any
---@return self
function NSDecimalNumber:initWithString_locale_(string, locale) end

-- NSDecimalNumberClass
--- The class `NSDecimalNumber` itself.
---@class NSDecimalNumberClass: NSNumberClass
---@field alloc fun(self: NSDecimalNumberClass): NSDecimalNumber
---@field new fun(self: NSDecimalNumberClass): NSDecimalNumber
local NSDecimalNumberClass = {}

--- `+[NSDecimalNumber decimalNumberWithDecimal:]`
---@param decimal table
---@return NSDecimalNumber
function NSDecimalNumberClass:decimalNumberWithDecimal_(decimal) end

--- `+[NSDecimalNumber decimalNumberWithMantissa:exponent:isNegative:]`
---@param mantissa integer
---@param exponent integer
---@param isNegative boolean
---@return NSDecimalNumber
function NSDecimalNumberClass:decimalNumberWithMantissa_exponent_isNegative_(mantissa, exponent, isNegative) end

--- `+[NSDecimalNumber decimalNumberWithString:]`
---@param string string
---@return NSDecimalNumber
function NSDecimalNumberClass:decimalNumberWithString_(string) end

--- `+[NSDecimalNumber decimalNumberWithString:locale:]`
---@param string string
---@param locale any
---@return NSDecimalNumber
function NSDecimalNumberClass:decimalNumberWithString_locale_(string, locale) end

--- `+[NSDecimalNumber defaultBehavior]`
---@return any
function NSDecimalNumberClass:defaultBehavior() end

--- `+[NSDecimalNumber maximumDecimalNumber]`
---@return NSDecimalNumber
function NSDecimalNumberClass:maximumDecimalNumber() end

--- `+[NSDecimalNumber minimumDecimalNumber]`
---@return NSDecimalNumber
function NSDecimalNumberClass:minimumDecimalNumber() end

--- `+[NSDecimalNumber notANumber]`
---@return NSDecimalNumber
function NSDecimalNumberClass:notANumber() end

--- `+[NSDecimalNumber one]`
---@return NSDecimalNumber
function NSDecimalNumberClass:one() end

--- `+[NSDecimalNumber setDefaultBehavior:]`
---@param defaultBehavior any
function NSDecimalNumberClass:setDefaultBehavior_(defaultBehavior) end

--- `+[NSDecimalNumber zero]`
---@return NSDecimalNumber
function NSDecimalNumberClass:zero() end
end

do
-- NSDecimalNumberHandler
--- An instance of `NSDecimalNumberHandler`.
---@class NSDecimalNumberHandler: NSObject
local NSDecimalNumberHandler = {}

--- `-[NSDecimalNumberHandler exceptionDuringOperation:error:leftOperand:rightOperand:]`
---@param exceptionDuringOperation SEL
---@param error integer
---@param leftOperand any
---@param rightOperand any
---@return NSDecimalNumber?
function NSDecimalNumberHandler:exceptionDuringOperation_error_leftOperand_rightOperand_(exceptionDuringOperation, error, leftOperand, rightOperand) end

--- `-[NSDecimalNumberHandler initWithRoundingMode:scale:raiseOnExactness:raiseOnOverflow:raiseOnUnderflow:raiseOnDivideByZero:]`
---@param roundingMode integer
---@param scale integer
---@param exactness boolean
---@param overflow boolean
---@param underflow boolean
---@param zero boolean
---@return self
function NSDecimalNumberHandler:initWithRoundingMode_scale_raiseOnExactness_raiseOnOverflow_raiseOnUnderflow_raiseOnDivideByZero_(roundingMode, scale, exactness, overflow, underflow, zero) end

--- `-[NSDecimalNumberHandler roundingMode]`
---@return integer
function NSDecimalNumberHandler:roundingMode() end

--- `-[NSDecimalNumberHandler scale]`
---@return integer
function NSDecimalNumberHandler:scale() end

-- NSDecimalNumberHandlerClass
--- The class `NSDecimalNumberHandler` itself.
---@class NSDecimalNumberHandlerClass: NSObjectClass
---@field alloc fun(self: NSDecimalNumberHandlerClass): NSDecimalNumberHandler
---@field new fun(self: NSDecimalNumberHandlerClass): NSDecimalNumberHandler
local NSDecimalNumberHandlerClass = {}

--- `+[NSDecimalNumberHandler decimalNumberHandlerWithRoundingMode:scale:raiseOnExactness:raiseOnOverflow:raiseOnUnderflow:raiseOnDivideByZero:]`
---@param roundingMode integer
---@param scale integer
---@param exactness boolean
---@param overflow boolean
---@param underflow boolean
---@param zero boolean
---@return NSDecimalNumberHandler
function NSDecimalNumberHandlerClass:decimalNumberHandlerWithRoundingMode_scale_raiseOnExactness_raiseOnOverflow_raiseOnUnderflow_raiseOnDivideByZero_(roundingMode, scale, exactness, overflow, underflow, zero) end

--- `+[NSDecimalNumberHandler defaultDecimalNumberHandler]`
---@return NSDecimalNumberHandler
function NSDecimalNumberHandlerClass:defaultDecimalNumberHandler() end
end

do
-- NSDictionary
--- An instance of `NSDictionary`.
---@class NSDictionary: NSObject, NSSecureCoding, NSFastEnumeration, NSMutableCopying, NSCopying
local NSDictionary = {}

--- `-[NSDictionary allKeys]`
---@return NSArray
function NSDictionary:allKeys() end

--- `-[NSDictionary allKeysForObject:]`
---@param object any
---@return NSArray
function NSDictionary:allKeysForObject_(object) end

--- `-[NSDictionary allValues]`
---@return NSArray
function NSDictionary:allValues() end

--- `-[NSDictionary count]`
---@return integer
function NSDictionary:count() end

--- `-[NSDictionary description]`
---@return NSString
function NSDictionary:description() end

--- `-[NSDictionary descriptionInStringsFileFormat]`
---@return string
function NSDictionary:descriptionInStringsFileFormat() end

--- `-[NSDictionary descriptionWithLocale:]`
---@param locale any
---@return NSString
function NSDictionary:descriptionWithLocale_(locale) end

--- `-[NSDictionary descriptionWithLocale:indent:]`
---@param locale any
---@param indent integer
---@return NSString
function NSDictionary:descriptionWithLocale_indent_(locale, indent) end

--- `-[NSDictionary enumerateKeysAndObjectsUsingBlock:]`
---@param block function
function NSDictionary:enumerateKeysAndObjectsUsingBlock_(block) end

--- `-[NSDictionary enumerateKeysAndObjectsWithOptions:usingBlock:]`
---@param options integer
---@param usingBlock function?
function NSDictionary:enumerateKeysAndObjectsWithOptions_usingBlock_(options, usingBlock) end

--- `-[NSDictionary fileCreationDate]`
---@return NSDate?
function NSDictionary:fileCreationDate() end

--- `-[NSDictionary fileExtensionHidden]`
---@return boolean
function NSDictionary:fileExtensionHidden() end

--- `-[NSDictionary fileGroupOwnerAccountID]`
---@return any
function NSDictionary:fileGroupOwnerAccountID() end

--- `-[NSDictionary fileGroupOwnerAccountName]`
---@return any
function NSDictionary:fileGroupOwnerAccountName() end

--- `-[NSDictionary fileHFSCreatorCode]`
---@return integer
function NSDictionary:fileHFSCreatorCode() end

--- `-[NSDictionary fileHFSTypeCode]`
---@return integer
function NSDictionary:fileHFSTypeCode() end

--- `-[NSDictionary fileIsAppendOnly]`
---@return boolean
function NSDictionary:fileIsAppendOnly() end

--- `-[NSDictionary fileIsImmutable]`
---@return boolean
function NSDictionary:fileIsImmutable() end

--- `-[NSDictionary fileModificationDate]`
---@return NSDate?
function NSDictionary:fileModificationDate() end

--- `-[NSDictionary fileOwnerAccountID]`
---@return any
function NSDictionary:fileOwnerAccountID() end

--- `-[NSDictionary fileOwnerAccountName]`
---@return any
function NSDictionary:fileOwnerAccountName() end

--- `-[NSDictionary filePosixPermissions]`
---@return integer
function NSDictionary:filePosixPermissions() end

--- `-[NSDictionary fileSize]`
---@return integer
function NSDictionary:fileSize() end

--- `-[NSDictionary fileSystemFileNumber]`
---@return integer
function NSDictionary:fileSystemFileNumber() end

--- `-[NSDictionary fileSystemNumber]`
---@return integer
function NSDictionary:fileSystemNumber() end

--- `-[NSDictionary fileType]`
---@return any
function NSDictionary:fileType() end

--- `-[NSDictionary getObjects:andKeys:]`
---@param getObjects lightuserdata?
---@param andKeys lightuserdata?
function NSDictionary:getObjects_andKeys_(getObjects, andKeys) end

--- `-[NSDictionary getObjects:andKeys:count:]`
---@param getObjects lightuserdata?
---@param andKeys lightuserdata?
---@param count integer
function NSDictionary:getObjects_andKeys_count_(getObjects, andKeys, count) end

--- `-[NSDictionary initWithContentsOfFile:]`
---@param file string
---@return self
function NSDictionary:initWithContentsOfFile_(file) end

--- `-[NSDictionary initWithContentsOfURL:]`
---@param url any
---@return self
function NSDictionary:initWithContentsOfURL_(url) end

--- `-[NSDictionary initWithContentsOfURL:error:]`
---@param url NSURL
---@param error lightuserdata?
---@return self
function NSDictionary:initWithContentsOfURL_error_(url, error) end

--- `-[NSDictionary initWithDictionary:]`
---@param dictionary NSDictionary|table
---@return self
function NSDictionary:initWithDictionary_(dictionary) end

--- `-[NSDictionary initWithDictionary:copyItems:]`
---@param dictionary NSDictionary|table
---@param copyItems boolean
---@return self
function NSDictionary:initWithDictionary_copyItems_(dictionary, copyItems) end

--- `-[NSDictionary initWithObjects:forKeys:]`
---@param objects NSArray|table
---@param keys NSArray|table
---@return self
function NSDictionary:initWithObjects_forKeys_(objects, keys) end

--- `-[NSDictionary initWithObjects:forKeys:count:]`
---@param objects lightuserdata?
---@param keys lightuserdata?
---@param count integer
---@return self
function NSDictionary:initWithObjects_forKeys_count_(objects, keys, count) end

--- `-[NSDictionary initWithObjectsAndKeys:]`
---@param objectsAndKeys any
---@return self
function NSDictionary:initWithObjectsAndKeys_(objectsAndKeys) end

--- `-[NSDictionary isEqualToDictionary:]`
---@param dictionary NSDictionary|table
---@return boolean
function NSDictionary:isEqualToDictionary_(dictionary) end

--- `-[NSDictionary keyEnumerator]`
---@return NSEnumerator
function NSDictionary:keyEnumerator() end

--- `-[NSDictionary keysOfEntriesPassingTest:]`
---@param entriesPassingTest function?
---@return NSSet
function NSDictionary:keysOfEntriesPassingTest_(entriesPassingTest) end

--- `-[NSDictionary keysOfEntriesWithOptions:passingTest:]`
---@param options integer
---@param passingTest function?
---@return NSSet
function NSDictionary:keysOfEntriesWithOptions_passingTest_(options, passingTest) end

--- `-[NSDictionary keysSortedByValueUsingComparator:]`
---@param comparator function
---@return NSArray
function NSDictionary:keysSortedByValueUsingComparator_(comparator) end

--- `-[NSDictionary keysSortedByValueUsingSelector:]`
---@param selector SEL
---@return NSArray
function NSDictionary:keysSortedByValueUsingSelector_(selector) end

--- `-[NSDictionary keysSortedByValueWithOptions:usingComparator:]`
---@param options integer
---@param usingComparator function
---@return NSArray
function NSDictionary:keysSortedByValueWithOptions_usingComparator_(options, usingComparator) end

--- `-[NSDictionary objectEnumerator]`
---@return NSEnumerator
function NSDictionary:objectEnumerator() end

--- `-[NSDictionary objectForKey:]`
---@param key any
---@return any
function NSDictionary:objectForKey_(key) end

--- `-[NSDictionary objectForKeyedSubscript:]`
---@param keyedSubscript any
---@return any
function NSDictionary:objectForKeyedSubscript_(keyedSubscript) end

--- `-[NSDictionary objectsForKeys:notFoundMarker:]`
---@param keys table
---@param notFoundMarker any
---@return NSArray
function NSDictionary:objectsForKeys_notFoundMarker_(keys, notFoundMarker) end

--- `-[NSDictionary setValue:forUndefinedKey:]`
---@param value any
---@param undefinedKey string
function NSDictionary:setValue_forUndefinedKey_(value, undefinedKey) end

--- `-[NSDictionary valueForKeyPath:]`
---@param keyPath string?
---@return any
function NSDictionary:valueForKeyPath_(keyPath) end

--- `-[NSDictionary writeToFile:atomically:]`
---@param file string
---@param atomically boolean
---@return boolean
function NSDictionary:writeToFile_atomically_(file, atomically) end

--- `-[NSDictionary writeToURL:atomically:]`
---@param url NSURL
---@param atomically boolean
---@return boolean
function NSDictionary:writeToURL_atomically_(url, atomically) end

--- `-[NSDictionary writeToURL:error:]`
---@param url NSURL
---@param error lightuserdata?
---@return boolean
function NSDictionary:writeToURL_error_(url, error) end

-- NSDictionaryClass
--- The class `NSDictionary` itself.
---@class NSDictionaryClass: NSObjectClass
---@field alloc fun(self: NSDictionaryClass): NSDictionary
---@field new fun(self: NSDictionaryClass): NSDictionary
local NSDictionaryClass = {}

--- `+[NSDictionary allocWithZone:]`
---@param zone lightuserdata?
---@return NSDictionary
function NSDictionaryClass:allocWithZone_(zone) end

--- `+[NSDictionary dictionary]`
---@return NSDictionary
function NSDictionaryClass:dictionary() end

--- `+[NSDictionary dictionaryWithContentsOfFile:]`
---@param file string
---@return NSDictionary?
function NSDictionaryClass:dictionaryWithContentsOfFile_(file) end

--- `+[NSDictionary dictionaryWithContentsOfURL:]`
---@param url NSURL
---@return NSDictionary?
function NSDictionaryClass:dictionaryWithContentsOfURL_(url) end

--- `+[NSDictionary dictionaryWithContentsOfURL:error:]`
---@param url NSURL
---@param error lightuserdata?
---@return NSDictionary?
function NSDictionaryClass:dictionaryWithContentsOfURL_error_(url, error) end

--- `+[NSDictionary dictionaryWithDictionary:]`
---@param dictionary NSDictionary|table
---@return NSDictionary
function NSDictionaryClass:dictionaryWithDictionary_(dictionary) end

--- `+[NSDictionary dictionaryWithObject:forKey:]`
---@param object any
---@param key any
---@return NSDictionary
function NSDictionaryClass:dictionaryWithObject_forKey_(object, key) end

--- `+[NSDictionary dictionaryWithObjects:forKeys:]`
---@param objects NSArray|table
---@param keys NSArray|table
---@return NSDictionary
function NSDictionaryClass:dictionaryWithObjects_forKeys_(objects, keys) end

--- `+[NSDictionary dictionaryWithObjects:forKeys:count:]`
---@param objects lightuserdata?
---@param keys lightuserdata?
---@param count integer
---@return NSDictionary
function NSDictionaryClass:dictionaryWithObjects_forKeys_count_(objects, keys, count) end

--- `+[NSDictionary dictionaryWithObjectsAndKeys:]`
---@param objectsAndKeys any
---@return NSDictionary
function NSDictionaryClass:dictionaryWithObjectsAndKeys_(objectsAndKeys) end

--- `+[NSDictionary sharedKeySetForKeys:]`
---@param keys table
---@return any
function NSDictionaryClass:sharedKeySetForKeys_(keys) end

--- `+[NSDictionary supportsSecureCoding]`
---@return boolean
function NSDictionaryClass:supportsSecureCoding() end
end

do
-- NSDimension
--- An instance of `NSDimension`.
---@class NSDimension: NSUnit
local NSDimension = {}

--- `-[NSDimension converter]`
---@return NSUnitConverter
function NSDimension:converter() end

--- `-[NSDimension initWithSymbol:converter:]`
---@param symbol string
---@param converter NSUnitConverter
---@return self
function NSDimension:initWithSymbol_converter_(symbol, converter) end

-- NSDimensionClass
--- The class `NSDimension` itself.
---@class NSDimensionClass: NSUnitClass
---@field alloc fun(self: NSDimensionClass): NSDimension
---@field new fun(self: NSDimensionClass): NSDimension
local NSDimensionClass = {}

--- `+[NSDimension baseUnit]`
---@return NSDimension
function NSDimensionClass:baseUnit() end
end

do
-- NSDirectoryEnumerator
--- An instance of `NSDirectoryEnumerator`.
---@class NSDirectoryEnumerator: NSEnumerator
local NSDirectoryEnumerator = {}

--- `-[NSDirectoryEnumerator directoryAttributes]`
---@return NSDictionary
function NSDirectoryEnumerator:directoryAttributes() end

--- `-[NSDirectoryEnumerator fileAttributes]`
---@return NSDictionary?
function NSDirectoryEnumerator:fileAttributes() end

--- `-[NSDirectoryEnumerator isEnumeratingDirectoryPostOrder]`
---@return boolean
function NSDirectoryEnumerator:isEnumeratingDirectoryPostOrder() end

--- `-[NSDirectoryEnumerator level]`
---@return integer
function NSDirectoryEnumerator:level() end

--- `-[NSDirectoryEnumerator skipDescendants]`
function NSDirectoryEnumerator:skipDescendants() end

--- `-[NSDirectoryEnumerator skipDescendents]`
function NSDirectoryEnumerator:skipDescendents() end

-- NSDirectoryEnumeratorClass
--- The class `NSDirectoryEnumerator` itself.
---@class NSDirectoryEnumeratorClass: NSEnumeratorClass
---@field alloc fun(self: NSDirectoryEnumeratorClass): NSDirectoryEnumerator
---@field new fun(self: NSDirectoryEnumeratorClass): NSDirectoryEnumerator
local NSDirectoryEnumeratorClass = {}
end

do
-- NSEnergyFormatter
--- An instance of `NSEnergyFormatter`.
---@class NSEnergyFormatter: NSFormatter, NSSecureCoding, NSCopying
local NSEnergyFormatter = {}

--- `-[NSEnergyFormatter getObjectValue:forString:errorDescription:]`
---@param getObjectValue any
---@param string string?
---@param errorDescription lightuserdata?
---@return boolean
function NSEnergyFormatter:getObjectValue_forString_errorDescription_(getObjectValue, string, errorDescription) end

--- `-[NSEnergyFormatter isForFoodEnergyUse]`
---@return boolean
function NSEnergyFormatter:isForFoodEnergyUse() end

--- `-[NSEnergyFormatter numberFormatter]`
---@return NSNumberFormatter?
function NSEnergyFormatter:numberFormatter() end

--- `-[NSEnergyFormatter setForFoodEnergyUse:]`
---@param foodEnergyUse boolean
function NSEnergyFormatter:setForFoodEnergyUse_(foodEnergyUse) end

--- `-[NSEnergyFormatter setNumberFormatter:]`
---@param numberFormatter NSNumberFormatter?
function NSEnergyFormatter:setNumberFormatter_(numberFormatter) end

--- `-[NSEnergyFormatter setUnitStyle:]`
---@param unitStyle integer
function NSEnergyFormatter:setUnitStyle_(unitStyle) end

--- `-[NSEnergyFormatter stringFromJoules:]`
---@param joules number
---@return string
function NSEnergyFormatter:stringFromJoules_(joules) end

--- `-[NSEnergyFormatter stringFromValue:unit:]`
---@param value number
---@param unit integer
---@return string
function NSEnergyFormatter:stringFromValue_unit_(value, unit) end

--- `-[NSEnergyFormatter unitStringFromJoules:usedUnit:]`
---@param joules number
---@param usedUnit lightuserdata?
---@return string
function NSEnergyFormatter:unitStringFromJoules_usedUnit_(joules, usedUnit) end

--- `-[NSEnergyFormatter unitStringFromValue:unit:]`
---@param value number
---@param unit integer
---@return string
function NSEnergyFormatter:unitStringFromValue_unit_(value, unit) end

--- `-[NSEnergyFormatter unitStyle]`
---@return integer
function NSEnergyFormatter:unitStyle() end

-- NSEnergyFormatterClass
--- The class `NSEnergyFormatter` itself.
---@class NSEnergyFormatterClass: NSFormatterClass
---@field alloc fun(self: NSEnergyFormatterClass): NSEnergyFormatter
---@field new fun(self: NSEnergyFormatterClass): NSEnergyFormatter
local NSEnergyFormatterClass = {}
end

do
-- NSEnumerator
--- An instance of `NSEnumerator`.
---@class NSEnumerator: NSObject, NSFastEnumeration
local NSEnumerator = {}

--- `-[NSEnumerator allObjects]`
---@return NSArray
function NSEnumerator:allObjects() end

--- `-[NSEnumerator nextObject]`
---@return any
function NSEnumerator:nextObject() end

-- NSEnumeratorClass
--- The class `NSEnumerator` itself.
---@class NSEnumeratorClass: NSObjectClass
---@field alloc fun(self: NSEnumeratorClass): NSEnumerator
---@field new fun(self: NSEnumeratorClass): NSEnumerator
local NSEnumeratorClass = {}
end

do
-- NSEqualityPredicateOperator
--- An instance of `NSEqualityPredicateOperator`.
---@class NSEqualityPredicateOperator: NSPredicateOperator
local NSEqualityPredicateOperator = {}

-- NSEqualityPredicateOperatorClass
--- The class `NSEqualityPredicateOperator` itself.
---@class NSEqualityPredicateOperatorClass: NSPredicateOperatorClass
---@field alloc fun(self: NSEqualityPredicateOperatorClass): NSEqualityPredicateOperator
---@field new fun(self: NSEqualityPredicateOperatorClass): NSEqualityPredicateOperator
local NSEqualityPredicateOperatorClass = {}
end

do
-- NSError
--- An instance of `NSError`.
---@class NSError: NSObject, NSSecureCoding, NSCopying
local NSError = {}

--- `-[NSError code]`
---@return integer
function NSError:code() end

--- `-[NSError copyWithZone:]`
---@param zone lightuserdata?
---@return NSError
function NSError:copyWithZone_(zone) end

--- `-[NSError domain]`
---@return string
function NSError:domain() end

--- `-[NSError helpAnchor]`
---@return string?
function NSError:helpAnchor() end

--- `-[NSError initWithDomain:code:userInfo:]`
---@param domain string
---@param code integer
---@param userInfo NSDictionary|table|nil
---@return self
function NSError:initWithDomain_code_userInfo_(domain, code, userInfo) end

--- `-[NSError localizedDescription]`
---@return string
function NSError:localizedDescription() end

--- `-[NSError localizedFailureReason]`
---@return string?
function NSError:localizedFailureReason() end

--- `-[NSError localizedRecoveryOptions]`
---@return string[]?
function NSError:localizedRecoveryOptions() end

--- `-[NSError localizedRecoverySuggestion]`
---@return string?
function NSError:localizedRecoverySuggestion() end

--- `-[NSError recoveryAttempter]`
---@return any
function NSError:recoveryAttempter() end

--- `-[NSError underlyingErrors]`
---@return NSArray
function NSError:underlyingErrors() end

--- `-[NSError userInfo]`
---@return NSDictionary|table
function NSError:userInfo() end

-- NSErrorClass
--- The class `NSError` itself.
---@class NSErrorClass: NSObjectClass
---@field alloc fun(self: NSErrorClass): NSError
---@field new fun(self: NSErrorClass): NSError
local NSErrorClass = {}

--- `+[NSError errorWithDomain:code:userInfo:]`
---@param domain string
---@param code integer
---@param userInfo NSDictionary|table|nil
---@return NSError
function NSErrorClass:errorWithDomain_code_userInfo_(domain, code, userInfo) end

--- `+[NSError setUserInfoValueProviderForDomain:provider:]`
---@param domain string
---@param provider function?
function NSErrorClass:setUserInfoValueProviderForDomain_provider_(domain, provider) end

--- `+[NSError supportsSecureCoding]`
---@return boolean
function NSErrorClass:supportsSecureCoding() end

--- `+[NSError userInfoValueProviderForDomain:]`
---@param domain string
---@return function?
function NSErrorClass:userInfoValueProviderForDomain_(domain) end
end

do
-- NSException
--- An instance of `NSException`.
---@class NSException: NSObject, NSSecureCoding, NSCopying
local NSException = {}

--- `-[NSException callStackReturnAddresses]`
---@return integer[]
function NSException:callStackReturnAddresses() end

--- `-[NSException callStackSymbols]`
---@return string[]
function NSException:callStackSymbols() end

--- `-[NSException copyWithZone:]`
---@param zone lightuserdata?
---@return NSException
function NSException:copyWithZone_(zone) end

--- `-[NSException initWithName:reason:userInfo:]`
---@param name string?
---@param reason string?
---@param userInfo NSDictionary|table|nil
---@return self
function NSException:initWithName_reason_userInfo_(name, reason, userInfo) end

--- `-[NSException name]`
---@return string?
function NSException:name() end

--- `-[NSException raise]`
function NSException:raise() end

--- `-[NSException reason]`
---@return string?
function NSException:reason() end

--- `-[NSException userInfo]`
---@return NSDictionary|table|nil
function NSException:userInfo() end

-- NSExceptionClass
--- The class `NSException` itself.
---@class NSExceptionClass: NSObjectClass
---@field alloc fun(self: NSExceptionClass): NSException
---@field new fun(self: NSExceptionClass): NSException
local NSExceptionClass = {}

--- `+[NSException exceptionWithName:reason:userInfo:]`
---@param name string?
---@param reason string?
---@param userInfo NSDictionary|table|nil
---@return NSException
function NSExceptionClass:exceptionWithName_reason_userInfo_(name, reason, userInfo) end

--- `+[NSException raise:format:]`
---@param raise string
---@param format string
function NSExceptionClass:raise_format_(raise, format) end

--- `+[NSException raise:format:arguments:]`
---@param raise string
---@param format string
---@param arguments string
function NSExceptionClass:raise_format_arguments_(raise, format, arguments) end

--- `+[NSException raise:reason:]`
---@param raise string
---@param reason string?
function NSExceptionClass:raise_reason_(raise, reason) end

--- `+[NSException supportsSecureCoding]`
---@return boolean
function NSExceptionClass:supportsSecureCoding() end
end

do
-- NSExpression
--- An instance of `NSExpression`.
---@class NSExpression: NSObject, NSSecureCoding, NSCopying
local NSExpression = {}

--- `-[NSExpression allowEvaluation]`
function NSExpression:allowEvaluation() end

--- `-[NSExpression arguments]`
---@return NSArray
function NSExpression:arguments() end

--- `-[NSExpression collection]`
---@return any
function NSExpression:collection() end

--- `-[NSExpression constantValue]`
---@return any
function NSExpression:constantValue() end

--- `-[NSExpression copyWithZone:]`
---@param zone lightuserdata?
---@return NSExpression
function NSExpression:copyWithZone_(zone) end

--- `-[NSExpression description]`
---@return NSString
function NSExpression:description() end

--- `-[NSExpression expressionBlock]`
---@return any
function NSExpression:expressionBlock() end

--- `-[NSExpression expressionType]`
---@return integer
function NSExpression:expressionType() end

--- `-[NSExpression expressionValueWithObject:context:]`
---@param object any
---@param context NSMutableDictionary?
---@return any
function NSExpression:expressionValueWithObject_context_(object, context) end

--- `-[NSExpression falseExpression]`
---@return NSExpression
function NSExpression:falseExpression() end

--- `-[NSExpression function]`
---@return NSString?
NSExpression["function"] = function(self) end

--- `-[NSExpression keyPath]`
---@return NSString?
function NSExpression:keyPath() end

--- `-[NSExpression leftExpression]`
---@return NSExpression
function NSExpression:leftExpression() end

--- `-[NSExpression operand]`
---@return NSExpression?
function NSExpression:operand() end

--- `-[NSExpression predicate]`
---@return NSPredicate?
function NSExpression:predicate() end

--- `-[NSExpression rightExpression]`
---@return NSExpression
function NSExpression:rightExpression() end

--- `-[NSExpression trueExpression]`
---@return NSExpression
function NSExpression:trueExpression() end

--- `-[NSExpression variable]`
---@return NSString?
function NSExpression:variable() end

-- NSExpressionClass
--- The class `NSExpression` itself.
---@class NSExpressionClass: NSObjectClass
---@field alloc fun(self: NSExpressionClass): NSExpression
---@field new fun(self: NSExpressionClass): NSExpression
local NSExpressionClass = {}

--- `+[NSExpression expressionForAggregate:]`
---@param aggregate NSExpression[]
---@return NSExpression
function NSExpressionClass:expressionForAggregate_(aggregate) end

--- `+[NSExpression expressionForAnyKey]`
---@return NSExpression
function NSExpressionClass:expressionForAnyKey() end

--- `+[NSExpression expressionForBlock:arguments:]`
---@param block function
---@param arguments table?
---@return NSExpression
function NSExpressionClass:expressionForBlock_arguments_(block, arguments) end

--- `+[NSExpression expressionForConditional:trueExpression:falseExpression:]`
---@param conditional NSPredicate
---@param trueExpression NSExpression
---@param falseExpression NSExpression
---@return NSExpression
function NSExpressionClass:expressionForConditional_trueExpression_falseExpression_(conditional, trueExpression, falseExpression) end

--- `+[NSExpression expressionForConstantValue:]`
---@param constantValue any
---@return NSExpression
function NSExpressionClass:expressionForConstantValue_(constantValue) end

--- `+[NSExpression expressionForEvaluatedObject]`
---@return NSExpression
function NSExpressionClass:expressionForEvaluatedObject() end

--- `+[NSExpression expressionForFunction:arguments:]`
---@param function_ string
---@param arguments table?
---@return NSExpression
function NSExpressionClass:expressionForFunction_arguments_(function_, arguments) end

--- `+[NSExpression expressionForFunction:selectorName:arguments:]`
---@param function_ NSExpression
---@param selectorName string
---@param arguments table?
---@return NSExpression
function NSExpressionClass:expressionForFunction_selectorName_arguments_(function_, selectorName, arguments) end

--- `+[NSExpression expressionForIntersectSet:with:]`
---@param intersectSet NSExpression
---@param with NSExpression
---@return NSExpression
function NSExpressionClass:expressionForIntersectSet_with_(intersectSet, with) end

--- `+[NSExpression expressionForKeyPath:]`
---@param keyPath string
---@return NSExpression
function NSExpressionClass:expressionForKeyPath_(keyPath) end

--- `+[NSExpression expressionForMinusSet:with:]`
---@param minusSet NSExpression
---@param with NSExpression
---@return NSExpression
function NSExpressionClass:expressionForMinusSet_with_(minusSet, with) end

--- `+[NSExpression expressionForSubquery:usingIteratorVariable:predicate:]`
---@param subquery NSExpression
---@param usingIteratorVariable string
---@param predicate NSPredicate
---@return NSExpression
function NSExpressionClass:expressionForSubquery_usingIteratorVariable_predicate_(subquery, usingIteratorVariable, predicate) end

--- `+[NSExpression expressionForUnionSet:with:]`
---@param unionSet NSExpression
---@param with NSExpression
---@return NSExpression
function NSExpressionClass:expressionForUnionSet_with_(unionSet, with) end

--- `+[NSExpression expressionForVariable:]`
---@param variable string
---@return NSExpression
function NSExpressionClass:expressionForVariable_(variable) end

--- `+[NSExpression expressionWithFormat:]`
---@param format string
---@return NSExpression
function NSExpressionClass:expressionWithFormat_(format) end

--- `+[NSExpression expressionWithFormat:argumentArray:]`
---@param format string
---@param argumentArray NSArray|table
---@return NSExpression
function NSExpressionClass:expressionWithFormat_argumentArray_(format, argumentArray) end

--- `+[NSExpression expressionWithFormat:arguments:]`
---@param format any
---@param arguments any
---@return any
function NSExpressionClass:expressionWithFormat_arguments_(format, arguments) end

--- `+[NSExpression supportsSecureCoding]`
---@return boolean
function NSExpressionClass:supportsSecureCoding() end
end

do
-- NSFalsePredicate
--- An instance of `NSFalsePredicate`.
---@class NSFalsePredicate: NSPredicate
local NSFalsePredicate = {}

-- NSFalsePredicateClass
--- The class `NSFalsePredicate` itself.
---@class NSFalsePredicateClass: NSPredicateClass
---@field alloc fun(self: NSFalsePredicateClass): NSFalsePredicate
---@field new fun(self: NSFalsePredicateClass): NSFalsePredicate
local NSFalsePredicateClass = {}
end

do
-- NSFileAccessIntent
--- An instance of `NSFileAccessIntent`.
---@class NSFileAccessIntent: NSObject
local NSFileAccessIntent = {}

--- `-[NSFileAccessIntent URL]`
---@return NSURL?
function NSFileAccessIntent:URL() end

-- NSFileAccessIntentClass
--- The class `NSFileAccessIntent` itself.
---@class NSFileAccessIntentClass: NSObjectClass
---@field alloc fun(self: NSFileAccessIntentClass): NSFileAccessIntent
---@field new fun(self: NSFileAccessIntentClass): NSFileAccessIntent
local NSFileAccessIntentClass = {}

--- `+[NSFileAccessIntent readingIntentWithURL:options:]`
---@param url NSURL
---@param options integer
---@return NSFileAccessIntent
function NSFileAccessIntentClass:readingIntentWithURL_options_(url, options) end

--- `+[NSFileAccessIntent writingIntentWithURL:options:]`
---@param url NSURL
---@param options integer
---@return NSFileAccessIntent
function NSFileAccessIntentClass:writingIntentWithURL_options_(url, options) end
end

do
-- NSFileCoordinator
--- An instance of `NSFileCoordinator`.
---@class NSFileCoordinator: NSObject
local NSFileCoordinator = {}

--- `-[NSFileCoordinator cancel]`
function NSFileCoordinator:cancel() end

--- `-[NSFileCoordinator coordinateAccessWithIntents:queue:byAccessor:]`
---@param intents NSFileAccessIntent[]
---@param queue NSOperationQueue
---@param byAccessor function
function NSFileCoordinator:coordinateAccessWithIntents_queue_byAccessor_(intents, queue, byAccessor) end

--- `-[NSFileCoordinator coordinateReadingItemAtURL:options:error:byAccessor:]`
---@param url NSURL
---@param options integer
---@param error lightuserdata?
---@param byAccessor function
function NSFileCoordinator:coordinateReadingItemAtURL_options_error_byAccessor_(url, options, error, byAccessor) end

--- `-[NSFileCoordinator coordinateReadingItemAtURL:options:writingItemAtURL:options:error:byAccessor:]`
---@param url NSURL
---@param options integer
---@param writingItemAtURL NSURL
---@param options4 integer
---@param error lightuserdata?
---@param byAccessor function
function NSFileCoordinator:coordinateReadingItemAtURL_options_writingItemAtURL_options_error_byAccessor_(url, options, writingItemAtURL, options4, error, byAccessor) end

--- `-[NSFileCoordinator coordinateWritingItemAtURL:options:error:byAccessor:]`
---@param url NSURL
---@param options integer
---@param error lightuserdata?
---@param byAccessor function
function NSFileCoordinator:coordinateWritingItemAtURL_options_error_byAccessor_(url, options, error, byAccessor) end

--- `-[NSFileCoordinator coordinateWritingItemAtURL:options:writingItemAtURL:options:error:byAccessor:]`
---@param url NSURL
---@param options integer
---@param writingItemAtURL NSURL
---@param options4 integer
---@param error lightuserdata?
---@param byAccessor function
function NSFileCoordinator:coordinateWritingItemAtURL_options_writingItemAtURL_options_error_byAccessor_(url, options, writingItemAtURL, options4, error, byAccessor) end

--- `-[NSFileCoordinator initWithFilePresenter:]`
---@param filePresenter NSFilePresenter?
---@return self
function NSFileCoordinator:initWithFilePresenter_(filePresenter) end

--- `-[NSFileCoordinator itemAtURL:didMoveToURL:]`
---@param url NSURL
---@param didMoveToURL NSURL
function NSFileCoordinator:itemAtURL_didMoveToURL_(url, didMoveToURL) end

--- `-[NSFileCoordinator itemAtURL:willMoveToURL:]`
---@param url NSURL
---@param willMoveToURL NSURL
function NSFileCoordinator:itemAtURL_willMoveToURL_(url, willMoveToURL) end

--- `-[NSFileCoordinator purposeIdentifier]`
---@return string
function NSFileCoordinator:purposeIdentifier() end

--- `-[NSFileCoordinator setPurposeIdentifier:]`
---@param purposeIdentifier string
function NSFileCoordinator:setPurposeIdentifier_(purposeIdentifier) end

-- NSFileCoordinatorClass
--- The class `NSFileCoordinator` itself.
---@class NSFileCoordinatorClass: NSObjectClass
---@field alloc fun(self: NSFileCoordinatorClass): NSFileCoordinator
---@field new fun(self: NSFileCoordinatorClass): NSFileCoordinator
local NSFileCoordinatorClass = {}

--- `+[NSFileCoordinator addFilePresenter:]`
---@param filePresenter NSFilePresenter
function NSFileCoordinatorClass:addFilePresenter_(filePresenter) end

--- `+[NSFileCoordinator filePresenters]`
---@return NSFilePresenter[]
function NSFileCoordinatorClass:filePresenters() end

--- `+[NSFileCoordinator removeFilePresenter:]`
---@param filePresenter NSFilePresenter
function NSFileCoordinatorClass:removeFilePresenter_(filePresenter) end
end

do
-- NSFileHandle
--- An instance of `NSFileHandle`.
---@class NSFileHandle: NSObject
local NSFileHandle = {}

--- `-[NSFileHandle availableData]`
---@return NSData
function NSFileHandle:availableData() end

--- `-[NSFileHandle closeAndReturnError:]`
---@param error NSError?
---@return boolean
function NSFileHandle:closeAndReturnError_(error) end

--- `-[NSFileHandle closeFile]`
function NSFileHandle:closeFile() end

--- `-[NSFileHandle fileDescriptor]`
---@return integer
function NSFileHandle:fileDescriptor() end

--- `-[NSFileHandle getOffset:error:]`
---@param getOffset integer
---@param error NSError?
---@return boolean
function NSFileHandle:getOffset_error_(getOffset, error) end

--- `-[NSFileHandle initWithFileDescriptor:]`
---@param fileDescriptor integer
---@return self
function NSFileHandle:initWithFileDescriptor_(fileDescriptor) end

--- `-[NSFileHandle initWithFileDescriptor:closeOnDealloc:]`
---@param fileDescriptor integer
---@param dealloc boolean
---@return self
function NSFileHandle:initWithFileDescriptor_closeOnDealloc_(fileDescriptor, dealloc) end

--- `-[NSFileHandle offsetInFile]`
---@return integer
function NSFileHandle:offsetInFile() end

--- `-[NSFileHandle readDataOfLength:]`
---@param length integer
---@return NSData
function NSFileHandle:readDataOfLength_(length) end

--- `-[NSFileHandle readDataToEndOfFile]`
---@return NSData
function NSFileHandle:readDataToEndOfFile() end

--- `-[NSFileHandle readDataToEndOfFileAndReturnError:]`
---@param error NSError?
---@return NSData?
function NSFileHandle:readDataToEndOfFileAndReturnError_(error) end

--- `-[NSFileHandle readDataUpToLength:error:]`
---@param length integer
---@param error NSError?
---@return NSData?
function NSFileHandle:readDataUpToLength_error_(length, error) end

--- `-[NSFileHandle readInBackgroundAndNotify]`
function NSFileHandle:readInBackgroundAndNotify() end

--- `-[NSFileHandle readInBackgroundAndNotifyForModes:]`
---@param modes string[]?
function NSFileHandle:readInBackgroundAndNotifyForModes_(modes) end

--- `-[NSFileHandle readToEndOfFileInBackgroundAndNotify]`
function NSFileHandle:readToEndOfFileInBackgroundAndNotify() end

--- `-[NSFileHandle readToEndOfFileInBackgroundAndNotifyForModes:]`
---@param modes string[]?
function NSFileHandle:readToEndOfFileInBackgroundAndNotifyForModes_(modes) end

--- `-[NSFileHandle readabilityHandler]`
---@return function?
function NSFileHandle:readabilityHandler() end

--- `-[NSFileHandle seekToEndOfFile]`
---@return integer
function NSFileHandle:seekToEndOfFile() end

--- `-[NSFileHandle seekToEndReturningOffset:error:]`
---@param endReturningOffset integer
---@param error NSError?
---@return boolean
function NSFileHandle:seekToEndReturningOffset_error_(endReturningOffset, error) end

--- `-[NSFileHandle seekToFileOffset:]`
---@param fileOffset integer
function NSFileHandle:seekToFileOffset_(fileOffset) end

--- `-[NSFileHandle seekToOffset:error:]`
---@param offset integer
---@param error NSError?
---@return boolean
function NSFileHandle:seekToOffset_error_(offset, error) end

--- `-[NSFileHandle setReadabilityHandler:]`
---@param readabilityHandler function?
function NSFileHandle:setReadabilityHandler_(readabilityHandler) end

--- `-[NSFileHandle setWriteabilityHandler:]`
---@param writeabilityHandler function?
function NSFileHandle:setWriteabilityHandler_(writeabilityHandler) end

--- `-[NSFileHandle synchronizeAndReturnError:]`
---@param error NSError?
---@return boolean
function NSFileHandle:synchronizeAndReturnError_(error) end

--- `-[NSFileHandle synchronizeFile]`
function NSFileHandle:synchronizeFile() end

--- `-[NSFileHandle truncateAtOffset:error:]`
---@param offset integer
---@param error NSError?
---@return boolean
function NSFileHandle:truncateAtOffset_error_(offset, error) end

--- `-[NSFileHandle truncateFileAtOffset:]`
---@param offset integer
function NSFileHandle:truncateFileAtOffset_(offset) end

--- `-[NSFileHandle waitForDataInBackgroundAndNotify]`
function NSFileHandle:waitForDataInBackgroundAndNotify() end

--- `-[NSFileHandle waitForDataInBackgroundAndNotifyForModes:]`
---@param modes string[]?
function NSFileHandle:waitForDataInBackgroundAndNotifyForModes_(modes) end

--- `-[NSFileHandle writeData:]`
---@param data NSData
function NSFileHandle:writeData_(data) end

--- `-[NSFileHandle writeData:error:]`
---@param data NSData
---@param error NSError?
---@return boolean
function NSFileHandle:writeData_error_(data, error) end

--- `-[NSFileHandle writeabilityHandler]`
---@return function?
function NSFileHandle:writeabilityHandler() end

-- NSFileHandleClass
--- The class `NSFileHandle` itself.
---@class NSFileHandleClass: NSObjectClass
---@field alloc fun(self: NSFileHandleClass): NSFileHandle
---@field new fun(self: NSFileHandleClass): NSFileHandle
local NSFileHandleClass = {}

--- `+[NSFileHandle fileHandleForReadingAtPath:]`
---@param path string?
---@return NSFileHandle?
function NSFileHandleClass:fileHandleForReadingAtPath_(path) end

--- `+[NSFileHandle fileHandleForReadingFromURL:error:]`
---@param url NSURL
---@param error NSError?
---@return NSFileHandle?
function NSFileHandleClass:fileHandleForReadingFromURL_error_(url, error) end

--- `+[NSFileHandle fileHandleForUpdatingAtPath:]`
---@param path string?
---@return NSFileHandle?
function NSFileHandleClass:fileHandleForUpdatingAtPath_(path) end

--- `+[NSFileHandle fileHandleForUpdatingURL:error:]`
---@param url NSURL
---@param error NSError?
---@return NSFileHandle?
function NSFileHandleClass:fileHandleForUpdatingURL_error_(url, error) end

--- `+[NSFileHandle fileHandleForWritingAtPath:]`
---@param path string?
---@return NSFileHandle?
function NSFileHandleClass:fileHandleForWritingAtPath_(path) end

--- `+[NSFileHandle fileHandleForWritingToURL:error:]`
---@param url NSURL
---@param error NSError?
---@return NSFileHandle?
function NSFileHandleClass:fileHandleForWritingToURL_error_(url, error) end

--- `+[NSFileHandle fileHandleWithNullDevice]`
---@return NSFileHandle
function NSFileHandleClass:fileHandleWithNullDevice() end

--- `+[NSFileHandle fileHandleWithStandardError]`
---@return NSFileHandle
function NSFileHandleClass:fileHandleWithStandardError() end

--- `+[NSFileHandle fileHandleWithStandardInput]`
---@return NSFileHandle
function NSFileHandleClass:fileHandleWithStandardInput() end

--- `+[NSFileHandle fileHandleWithStandardOutput]`
---@return NSFileHandle
function NSFileHandleClass:fileHandleWithStandardOutput() end
end

do
-- NSFileManager
--- An instance of `NSFileManager`.
---@class NSFileManager: NSObject
local NSFileManager = {}

--- `-[NSFileManager URLForDirectory:inDomain:appropriateForURL:create:error:]`
---@param directory integer
---@param inDomain integer
---@param url NSURL?
---@param create boolean
---@param error lightuserdata?
---@return NSURL?
function NSFileManager:URLForDirectory_inDomain_appropriateForURL_create_error_(directory, inDomain, url, create, error) end

--- `-[NSFileManager URLForUbiquityContainerIdentifier:]`
---@param ubiquityContainerIdentifier string?
---@return NSURL?
function NSFileManager:URLForUbiquityContainerIdentifier_(ubiquityContainerIdentifier) end

--- `-[NSFileManager URLsForDirectory:inDomains:]`
---@param directory integer
---@param inDomains integer
---@return NSURL[]
function NSFileManager:URLsForDirectory_inDomains_(directory, inDomains) end

--- `-[NSFileManager attributesOfFileSystemForPath:error:]`
---@param path string
---@param error NSError?
---@return NSDictionary|table|nil
function NSFileManager:attributesOfFileSystemForPath_error_(path, error) end

--- `-[NSFileManager attributesOfItemAtPath:error:]`
---@param path string
---@param error NSError?
---@return NSDictionary|table|nil
function NSFileManager:attributesOfItemAtPath_error_(path, error) end

--- `-[NSFileManager changeCurrentDirectoryPath:]`
---@param changeCurrentDirectoryPath string
---@return boolean
function NSFileManager:changeCurrentDirectoryPath_(changeCurrentDirectoryPath) end

--- `-[NSFileManager changeFileAttributes:atPath:]`
---@param changeFileAttributes any
---@param atPath string
---@return boolean
function NSFileManager:changeFileAttributes_atPath_(changeFileAttributes, atPath) end

--- `-[NSFileManager componentsToDisplayForPath:]`
---@param path string
---@return string[]
function NSFileManager:componentsToDisplayForPath_(path) end

--- `-[NSFileManager containerURLForSecurityApplicationGroupIdentifier:]`
---@param securityApplicationGroupIdentifier string
---@return NSURL?
function NSFileManager:containerURLForSecurityApplicationGroupIdentifier_(securityApplicationGroupIdentifier) end

--- `-[NSFileManager contentsAtPath:]`
---@param path string
---@return NSData?
function NSFileManager:contentsAtPath_(path) end

--- `-[NSFileManager contentsEqualAtPath:andPath:]`
---@param path string
---@param andPath string
---@return boolean
function NSFileManager:contentsEqualAtPath_andPath_(path, andPath) end

--- `-[NSFileManager contentsOfDirectoryAtPath:error:]`
---@param path string
---@param error NSError?
---@return string[]?
function NSFileManager:contentsOfDirectoryAtPath_error_(path, error) end

--- `-[NSFileManager contentsOfDirectoryAtURL:includingPropertiesForKeys:options:error:]`
---@param url NSURL
---@param keys string[]?
---@param options integer
---@param error NSError?
---@return NSURL[]?
function NSFileManager:contentsOfDirectoryAtURL_includingPropertiesForKeys_options_error_(url, keys, options, error) end

--- `-[NSFileManager copyItemAtPath:toPath:error:]`
---@param path string
---@param toPath string
---@param error NSError?
---@return boolean
function NSFileManager:copyItemAtPath_toPath_error_(path, toPath, error) end

--- `-[NSFileManager copyItemAtURL:toURL:error:]`
---@param url NSURL
---@param toURL NSURL
---@param error NSError?
---@return boolean
function NSFileManager:copyItemAtURL_toURL_error_(url, toURL, error) end

--- `-[NSFileManager copyPath:toPath:handler:]`
---@param copyPath string
---@param toPath string
---@param handler any
---@return boolean
function NSFileManager:copyPath_toPath_handler_(copyPath, toPath, handler) end

--- `-[NSFileManager createDirectoryAtPath:attributes:]`
---@param path string
---@param attributes any
---@return boolean
function NSFileManager:createDirectoryAtPath_attributes_(path, attributes) end

--- `-[NSFileManager createDirectoryAtPath:withIntermediateDirectories:attributes:error:]`
---@param path string
---@param intermediateDirectories boolean
---@param attributes NSDictionary|table|nil
---@param error NSError?
---@return boolean
function NSFileManager:createDirectoryAtPath_withIntermediateDirectories_attributes_error_(path, intermediateDirectories, attributes, error) end

--- `-[NSFileManager createDirectoryAtURL:withIntermediateDirectories:attributes:error:]`
---@param url NSURL
---@param intermediateDirectories boolean
---@param attributes NSDictionary|table|nil
---@param error NSError?
---@return boolean
function NSFileManager:createDirectoryAtURL_withIntermediateDirectories_attributes_error_(url, intermediateDirectories, attributes, error) end

--- `-[NSFileManager createFileAtPath:contents:attributes:]`
---@param path string
---@param contents NSData?
---@param attributes NSDictionary|table|nil
---@return boolean
function NSFileManager:createFileAtPath_contents_attributes_(path, contents, attributes) end

--- `-[NSFileManager createSymbolicLinkAtPath:pathContent:]`
---@param path string
---@param pathContent string
---@return boolean
function NSFileManager:createSymbolicLinkAtPath_pathContent_(path, pathContent) end

--- `-[NSFileManager createSymbolicLinkAtPath:withDestinationPath:error:]`
---@param path string
---@param destinationPath string
---@param error NSError?
---@return boolean
function NSFileManager:createSymbolicLinkAtPath_withDestinationPath_error_(path, destinationPath, error) end

--- `-[NSFileManager createSymbolicLinkAtURL:withDestinationURL:error:]`
---@param url NSURL
---@param destinationURL NSURL
---@param error NSError?
---@return boolean
function NSFileManager:createSymbolicLinkAtURL_withDestinationURL_error_(url, destinationURL, error) end

--- `-[NSFileManager currentDirectoryPath]`
---@return string
function NSFileManager:currentDirectoryPath() end

--- `-[NSFileManager delegate]`
---@return NSFileManagerDelegate
function NSFileManager:delegate() end

--- `-[NSFileManager destinationOfSymbolicLinkAtPath:error:]`
---@param path string
---@param error NSError?
---@return string?
function NSFileManager:destinationOfSymbolicLinkAtPath_error_(path, error) end

--- `-[NSFileManager directoryContentsAtPath:]`
---@param path string
---@return string[]?
function NSFileManager:directoryContentsAtPath_(path) end

--- `-[NSFileManager displayNameAtPath:]`
---@param path string
---@return string
function NSFileManager:displayNameAtPath_(path) end

--- `-[NSFileManager enumeratorAtPath:]`
---@param path string
---@return NSDirectoryEnumerator?
function NSFileManager:enumeratorAtPath_(path) end

--- `-[NSFileManager enumeratorAtURL:includingPropertiesForKeys:options:errorHandler:]`
---@param url NSURL
---@param keys string[]?
---@param options integer
---@param errorHandler function?
---@return NSDirectoryEnumerator?
function NSFileManager:enumeratorAtURL_includingPropertiesForKeys_options_errorHandler_(url, keys, options, errorHandler) end

--- `-[NSFileManager evictUbiquitousItemAtURL:error:]`
---@param url NSURL
---@param error NSError?
---@return boolean
function NSFileManager:evictUbiquitousItemAtURL_error_(url, error) end

--- `-[NSFileManager fileAttributesAtPath:traverseLink:]`
---@param path string
---@param traverseLink boolean
---@return any
function NSFileManager:fileAttributesAtPath_traverseLink_(path, traverseLink) end

--- `-[NSFileManager fileExistsAtPath:]`
---@param path string?
---@return boolean
function NSFileManager:fileExistsAtPath_(path) end

--- `-[NSFileManager fileExistsAtPath:isDirectory:]`
---@param path string?
---@param isDirectory lightuserdata?
---@return boolean
function NSFileManager:fileExistsAtPath_isDirectory_(path, isDirectory) end

--- `-[NSFileManager fileSystemAttributesAtPath:]`
---@param path string
---@return any
function NSFileManager:fileSystemAttributesAtPath_(path) end

--- `-[NSFileManager fileSystemRepresentationWithPath:]`
---@param path string
---@return string
function NSFileManager:fileSystemRepresentationWithPath_(path) end

--- `-[NSFileManager getRelationship:ofDirectory:inDomain:toItemAtURL:error:]`
---@param getRelationship lightuserdata?
---@param ofDirectory integer
---@param inDomain integer
---@param url NSURL
---@param error lightuserdata?
---@return boolean
function NSFileManager:getRelationship_ofDirectory_inDomain_toItemAtURL_error_(getRelationship, ofDirectory, inDomain, url, error) end

--- `-[NSFileManager getRelationship:ofDirectoryAtURL:toItemAtURL:error:]`
---@param getRelationship lightuserdata?
---@param url NSURL
---@param toItemAtURL NSURL
---@param error lightuserdata?
---@return boolean
function NSFileManager:getRelationship_ofDirectoryAtURL_toItemAtURL_error_(getRelationship, url, toItemAtURL, error) end

--- `-[NSFileManager homeDirectoryForCurrentUser]`
---@return NSURL?
function NSFileManager:homeDirectoryForCurrentUser() end

--- `-[NSFileManager homeDirectoryForUser:]`
---@param user string
---@return NSURL?
function NSFileManager:homeDirectoryForUser_(user) end

--- `-[NSFileManager isDeletableFileAtPath:]`
---@param path string
---@return boolean
function NSFileManager:isDeletableFileAtPath_(path) end

--- `-[NSFileManager isExecutableFileAtPath:]`
---@param path string
---@return boolean
function NSFileManager:isExecutableFileAtPath_(path) end

--- `-[NSFileManager isReadableFileAtPath:]`
---@param path string
---@return boolean
function NSFileManager:isReadableFileAtPath_(path) end

--- `-[NSFileManager isUbiquitousItemAtURL:]`
---@param url NSURL
---@return boolean
function NSFileManager:isUbiquitousItemAtURL_(url) end

--- `-[NSFileManager isWritableFileAtPath:]`
---@param path string
---@return boolean
function NSFileManager:isWritableFileAtPath_(path) end

--- `-[NSFileManager linkItemAtPath:toPath:error:]`
---@param path string
---@param toPath string
---@param error NSError?
---@return boolean
function NSFileManager:linkItemAtPath_toPath_error_(path, toPath, error) end

--- `-[NSFileManager linkItemAtURL:toURL:error:]`
---@param url NSURL
---@param toURL NSURL
---@param error NSError?
---@return boolean
function NSFileManager:linkItemAtURL_toURL_error_(url, toURL, error) end

--- `-[NSFileManager linkPath:toPath:handler:]`
---@param linkPath string
---@param toPath string
---@param handler any
---@return boolean
function NSFileManager:linkPath_toPath_handler_(linkPath, toPath, handler) end

--- `-[NSFileManager mountedVolumeURLsIncludingResourceValuesForKeys:options:]`
---@param keys any
---@param options integer
---@return NSURL[]
function NSFileManager:mountedVolumeURLsIncludingResourceValuesForKeys_options_(keys, options) end

--- `-[NSFileManager moveItemAtPath:toPath:error:]`
---@param path string
---@param toPath string
---@param error NSError?
---@return boolean
function NSFileManager:moveItemAtPath_toPath_error_(path, toPath, error) end

--- `-[NSFileManager moveItemAtURL:toURL:error:]`
---@param url NSURL
---@param toURL NSURL
---@param error NSError?
---@return boolean
function NSFileManager:moveItemAtURL_toURL_error_(url, toURL, error) end

--- `-[NSFileManager movePath:toPath:handler:]`
---@param movePath string
---@param toPath string
---@param handler any
---@return boolean
function NSFileManager:movePath_toPath_handler_(movePath, toPath, handler) end

--- `-[NSFileManager pathContentOfSymbolicLinkAtPath:]`
---@param path string
---@return string?
function NSFileManager:pathContentOfSymbolicLinkAtPath_(path) end

--- `-[NSFileManager removeFileAtPath:handler:]`
---@param path string
---@param handler any
---@return boolean
function NSFileManager:removeFileAtPath_handler_(path, handler) end

--- `-[NSFileManager removeItemAtPath:error:]`
---@param path string
---@param error NSError?
---@return boolean
function NSFileManager:removeItemAtPath_error_(path, error) end

--- `-[NSFileManager removeItemAtURL:error:]`
---@param url NSURL
---@param error NSError?
---@return boolean
function NSFileManager:removeItemAtURL_error_(url, error) end

--- `-[NSFileManager replaceItemAtURL:withItemAtURL:backupItemName:options:resultingItemURL:error:]`
---@param url NSURL
---@param withItemAtURL NSURL
---@param backupItemName string?
---@param options integer
---@param resultingItemURL lightuserdata?
---@param error lightuserdata?
---@return boolean
function NSFileManager:replaceItemAtURL_withItemAtURL_backupItemName_options_resultingItemURL_error_(url, withItemAtURL, backupItemName, options, resultingItemURL, error) end

--- `-[NSFileManager setAttributes:ofItemAtPath:error:]`
---@param attributes NSDictionary|table
---@param path string
---@param error NSError?
---@return boolean
function NSFileManager:setAttributes_ofItemAtPath_error_(attributes, path, error) end

--- `-[NSFileManager setDelegate:]`
---@param delegate NSFileManagerDelegate?
function NSFileManager:setDelegate_(delegate) end

--- `-[NSFileManager setUbiquitous:itemAtURL:destinationURL:error:]`
---@param ubiquitous boolean
---@param url NSURL
---@param destinationURL NSURL
---@param error NSError?
---@return boolean
function NSFileManager:setUbiquitous_itemAtURL_destinationURL_error_(ubiquitous, url, destinationURL, error) end

--- `-[NSFileManager startDownloadingUbiquitousItemAtURL:error:]`
---@param url NSURL
---@param error NSError?
---@return boolean
function NSFileManager:startDownloadingUbiquitousItemAtURL_error_(url, error) end

--- `-[NSFileManager stringWithFileSystemRepresentation:length:]`
---@param fileSystemRepresentation any
---@param length integer
---@return string
function NSFileManager:stringWithFileSystemRepresentation_length_(fileSystemRepresentation, length) end

--- `-[NSFileManager subpathsAtPath:]`
---@param path string
---@return string[]?
function NSFileManager:subpathsAtPath_(path) end

--- `-[NSFileManager subpathsOfDirectoryAtPath:error:]`
---@param path string
---@param error NSError?
---@return string[]?
function NSFileManager:subpathsOfDirectoryAtPath_error_(path, error) end

--- `-[NSFileManager temporaryDirectory]`
---@return NSURL?
function NSFileManager:temporaryDirectory() end

--- `-[NSFileManager trashItemAtURL:resultingItemURL:error:]`
---@param url NSURL
---@param resultingItemURL lightuserdata?
---@param error lightuserdata?
---@return boolean
function NSFileManager:trashItemAtURL_resultingItemURL_error_(url, resultingItemURL, error) end

--- `-[NSFileManager ubiquityIdentityToken]`
---@return NSObject|boolean|number|string|table|nil
function NSFileManager:ubiquityIdentityToken() end

-- NSFileManagerClass
--- The class `NSFileManager` itself.
---@class NSFileManagerClass: NSObjectClass
---@field alloc fun(self: NSFileManagerClass): NSFileManager
---@field new fun(self: NSFileManagerClass): NSFileManager
local NSFileManagerClass = {}

--- `+[NSFileManager defaultManager]`
---@return NSFileManager
function NSFileManagerClass:defaultManager() end
end

do
-- NSFileWrapper
--- An instance of `NSFileWrapper`.
---@class NSFileWrapper: NSObject
local NSFileWrapper = {}

--- `-[NSFileWrapper addFileWrapper:]`
---@param fileWrapper NSFileWrapper
---@return string
function NSFileWrapper:addFileWrapper_(fileWrapper) end

--- `-[NSFileWrapper addRegularFileWithContents:preferredFilename:]`
---@param contents NSData
---@param preferredFilename string
---@return string
function NSFileWrapper:addRegularFileWithContents_preferredFilename_(contents, preferredFilename) end

--- `-[NSFileWrapper fileAttributes]`
---@return NSDictionary
function NSFileWrapper:fileAttributes() end

--- `-[NSFileWrapper fileWrappers]`
---@return NSDictionary
function NSFileWrapper:fileWrappers() end

--- `-[NSFileWrapper filename]`
---@return string?
function NSFileWrapper:filename() end

--- `-[NSFileWrapper initDirectoryWithFileWrappers:]`
---@param fileWrappers NSDictionary|table
---@return self
function NSFileWrapper:initDirectoryWithFileWrappers_(fileWrappers) end

--- `-[NSFileWrapper initRegularFileWithContents:]`
---@param contents NSData
---@return self
function NSFileWrapper:initRegularFileWithContents_(contents) end

--- `-[NSFileWrapper initSymbolicLinkWithDestinationURL:]`
---@param url NSURL
---@return self
function NSFileWrapper:initSymbolicLinkWithDestinationURL_(url) end

--- `-[NSFileWrapper initWithSerializedRepresentation:]`
---@param serializedRepresentation NSData
---@return self
function NSFileWrapper:initWithSerializedRepresentation_(serializedRepresentation) end

--- `-[NSFileWrapper initWithURL:options:error:]`
---@param url NSURL
---@param options integer
---@param error NSError?
---@return self
function NSFileWrapper:initWithURL_options_error_(url, options, error) end

--- `-[NSFileWrapper isDirectory]`
---@return boolean
function NSFileWrapper:isDirectory() end

--- `-[NSFileWrapper isRegularFile]`
---@return boolean
function NSFileWrapper:isRegularFile() end

--- `-[NSFileWrapper isSymbolicLink]`
---@return boolean
function NSFileWrapper:isSymbolicLink() end

--- `-[NSFileWrapper keyForFileWrapper:]`
---@param fileWrapper NSFileWrapper
---@return string?
function NSFileWrapper:keyForFileWrapper_(fileWrapper) end

--- `-[NSFileWrapper matchesContentsOfURL:]`
---@param url NSURL
---@return boolean
function NSFileWrapper:matchesContentsOfURL_(url) end

--- `-[NSFileWrapper preferredFilename]`
---@return string?
function NSFileWrapper:preferredFilename() end

--- `-[NSFileWrapper readFromURL:options:error:]`
---@param url NSURL
---@param options integer
---@param error NSError?
---@return boolean
function NSFileWrapper:readFromURL_options_error_(url, options, error) end

--- `-[NSFileWrapper regularFileContents]`
---@return NSData?
function NSFileWrapper:regularFileContents() end

--- `-[NSFileWrapper removeFileWrapper:]`
---@param fileWrapper NSFileWrapper
function NSFileWrapper:removeFileWrapper_(fileWrapper) end

--- `-[NSFileWrapper serializedRepresentation]`
---@return NSData?
function NSFileWrapper:serializedRepresentation() end

--- `-[NSFileWrapper setFileAttributes:]`
---@param fileAttributes NSDictionary|table|nil
function NSFileWrapper:setFileAttributes_(fileAttributes) end

--- `-[NSFileWrapper setFilename:]`
---@param filename string?
function NSFileWrapper:setFilename_(filename) end

--- `-[NSFileWrapper setPreferredFilename:]`
---@param preferredFilename string?
function NSFileWrapper:setPreferredFilename_(preferredFilename) end

--- `-[NSFileWrapper symbolicLinkDestinationURL]`
---@return NSURL?
function NSFileWrapper:symbolicLinkDestinationURL() end

--- `-[NSFileWrapper writeToURL:options:originalContentsURL:error:]`
---@param url NSURL
---@param options integer
---@param originalContentsURL NSURL?
---@param error NSError?
---@return boolean
function NSFileWrapper:writeToURL_options_originalContentsURL_error_(url, options, originalContentsURL, error) end

-- NSFileWrapperClass
--- The class `NSFileWrapper` itself.
---@class NSFileWrapperClass: NSObjectClass
---@field alloc fun(self: NSFileWrapperClass): NSFileWrapper
---@field new fun(self: NSFileWrapperClass): NSFileWrapper
local NSFileWrapperClass = {}
end

do
-- NSFormatter
--- An instance of `NSFormatter`.
---@class NSFormatter: NSObject, NSSecureCoding, NSCopying
local NSFormatter = {}

--- `-[NSFormatter attributedStringForObjectValue:withDefaultAttributes:]`
---@param objectValue any
---@param defaultAttributes NSDictionary|table|nil
---@return NSAttributedString?
function NSFormatter:attributedStringForObjectValue_withDefaultAttributes_(objectValue, defaultAttributes) end

--- `-[NSFormatter editingStringForObjectValue:]`
---@param objectValue any
---@return any
function NSFormatter:editingStringForObjectValue_(objectValue) end

--- `-[NSFormatter getObjectValue:forString:errorDescription:]`
---@param getObjectValue any
---@param string string
---@param errorDescription lightuserdata?
---@return boolean
function NSFormatter:getObjectValue_forString_errorDescription_(getObjectValue, string, errorDescription) end

--- `-[NSFormatter isPartialStringValid:newEditingString:errorDescription:]`
---@param isPartialStringValid string
---@param newEditingString lightuserdata?
---@param errorDescription lightuserdata?
---@return boolean
function NSFormatter:isPartialStringValid_newEditingString_errorDescription_(isPartialStringValid, newEditingString, errorDescription) end

--- `-[NSFormatter isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:]`
---@param isPartialStringValid lightuserdata?
---@param proposedSelectedRange lightuserdata?
---@param originalString string
---@param originalSelectedRange NSRangeArgument
---@param errorDescription lightuserdata?
---@return boolean
function NSFormatter:isPartialStringValid_proposedSelectedRange_originalString_originalSelectedRange_errorDescription_(isPartialStringValid, proposedSelectedRange, originalString, originalSelectedRange, errorDescription) end

--- `-[NSFormatter stringForObjectValue:]`
---@param objectValue any
---@return string?
function NSFormatter:stringForObjectValue_(objectValue) end

-- NSFormatterClass
--- The class `NSFormatter` itself.
---@class NSFormatterClass: NSObjectClass
---@field alloc fun(self: NSFormatterClass): NSFormatter
---@field new fun(self: NSFormatterClass): NSFormatter
local NSFormatterClass = {}

--- `+[NSFormatter supportsSecureCoding]`
---@return boolean
function NSFormatterClass:supportsSecureCoding() end
end

do
-- NSFunctionExpression
--- An instance of `NSFunctionExpression`.
---@class NSFunctionExpression: NSExpression
local NSFunctionExpression = {}

-- NSFunctionExpressionClass
--- The class `NSFunctionExpression` itself.
---@class NSFunctionExpressionClass: NSExpressionClass
---@field alloc fun(self: NSFunctionExpressionClass): NSFunctionExpression
---@field new fun(self: NSFunctionExpressionClass): NSFunctionExpression
local NSFunctionExpressionClass = {}
end

do
-- NSGarbageCollector
--- An instance of `NSGarbageCollector`.
---@class NSGarbageCollector: NSObject
local NSGarbageCollector = {}

-- NSGarbageCollectorClass
--- The class `NSGarbageCollector` itself.
---@class NSGarbageCollectorClass: NSObjectClass
---@field alloc fun(self: NSGarbageCollectorClass): NSGarbageCollector
---@field new fun(self: NSGarbageCollectorClass): NSGarbageCollector
local NSGarbageCollectorClass = {}

--- `+[NSGarbageCollector defaultCollector]`
---@return any
function NSGarbageCollectorClass:defaultCollector() end
end

do
-- NSHTTPCookie
--- An instance of `NSHTTPCookie`.
---@class NSHTTPCookie: NSObject
local NSHTTPCookie = {}

--- `-[NSHTTPCookie comment]`
---@return string?
function NSHTTPCookie:comment() end

--- `-[NSHTTPCookie commentURL]`
---@return NSURL?
function NSHTTPCookie:commentURL() end

--- `-[NSHTTPCookie copyWithZone:]`
---@param zone lightuserdata?
---@return NSHTTPCookie
function NSHTTPCookie:copyWithZone_(zone) end

--- `-[NSHTTPCookie domain]`
---@return string
function NSHTTPCookie:domain() end

--- `-[NSHTTPCookie expiresDate]`
---@return NSDate
function NSHTTPCookie:expiresDate() end

--- `-[NSHTTPCookie initWithProperties:]`
---@param properties NSDictionary|table
---@return self
function NSHTTPCookie:initWithProperties_(properties) end

--- `-[NSHTTPCookie isHTTPOnly]`
---@return boolean
function NSHTTPCookie:isHTTPOnly() end

--- `-[NSHTTPCookie isSecure]`
---@return boolean
function NSHTTPCookie:isSecure() end

--- `-[NSHTTPCookie isSessionOnly]`
---@return boolean
function NSHTTPCookie:isSessionOnly() end

--- `-[NSHTTPCookie name]`
---@return string
function NSHTTPCookie:name() end

--- `-[NSHTTPCookie path]`
---@return string
function NSHTTPCookie:path() end

--- `-[NSHTTPCookie portList]`
---@return integer[]?
function NSHTTPCookie:portList() end

--- `-[NSHTTPCookie properties]`
---@return NSDictionary
function NSHTTPCookie:properties() end

--- `-[NSHTTPCookie sameSitePolicy]`
---@return string?
function NSHTTPCookie:sameSitePolicy() end

--- `-[NSHTTPCookie value]`
---@return string
function NSHTTPCookie:value() end

--- `-[NSHTTPCookie version]`
---@return integer
function NSHTTPCookie:version() end

-- NSHTTPCookieClass
--- The class `NSHTTPCookie` itself.
---@class NSHTTPCookieClass: NSObjectClass
---@field alloc fun(self: NSHTTPCookieClass): NSHTTPCookie
---@field new fun(self: NSHTTPCookieClass): NSHTTPCookie
local NSHTTPCookieClass = {}

--- `+[NSHTTPCookie cookieWithProperties:]`
---@param properties NSDictionary|table
---@return NSHTTPCookie?
function NSHTTPCookieClass:cookieWithProperties_(properties) end

--- `+[NSHTTPCookie cookiesWithResponseHeaderFields:forURL:]`
---@param responseHeaderFields NSDictionary|table
---@param url NSURL
---@return NSHTTPCookie[]
function NSHTTPCookieClass:cookiesWithResponseHeaderFields_forURL_(responseHeaderFields, url) end

--- `+[NSHTTPCookie requestHeaderFieldsWithCookies:]`
---@param cookies NSHTTPCookie[]
---@return NSDictionary|table
function NSHTTPCookieClass:requestHeaderFieldsWithCookies_(cookies) end
end

do
-- NSHTTPCookieStorage
--- An instance of `NSHTTPCookieStorage`.
---@class NSHTTPCookieStorage: NSObject
local NSHTTPCookieStorage = {}

--- `-[NSHTTPCookieStorage cookieAcceptPolicy]`
---@return integer
function NSHTTPCookieStorage:cookieAcceptPolicy() end

--- `-[NSHTTPCookieStorage cookies]`
---@return NSHTTPCookie[]
function NSHTTPCookieStorage:cookies() end

--- `-[NSHTTPCookieStorage cookiesForURL:]`
---@param url NSURL
---@return NSHTTPCookie[]
function NSHTTPCookieStorage:cookiesForURL_(url) end

--- `-[NSHTTPCookieStorage deleteCookie:]`
---@param deleteCookie NSHTTPCookie
function NSHTTPCookieStorage:deleteCookie_(deleteCookie) end

--- `-[NSHTTPCookieStorage getCookiesForTask:completionHandler:]`
---@param task NSURLSessionTask
---@param completionHandler function
---@return any
function NSHTTPCookieStorage:getCookiesForTask_completionHandler_(task, completionHandler) end

--- `-[NSHTTPCookieStorage removeCookiesSinceDate:]`
---@param date NSDate
function NSHTTPCookieStorage:removeCookiesSinceDate_(date) end

--- `-[NSHTTPCookieStorage setCookie:]`
---@param cookie NSHTTPCookie
function NSHTTPCookieStorage:setCookie_(cookie) end

--- `-[NSHTTPCookieStorage setCookieAcceptPolicy:]`
---@param cookieAcceptPolicy integer
function NSHTTPCookieStorage:setCookieAcceptPolicy_(cookieAcceptPolicy) end

--- `-[NSHTTPCookieStorage setCookies:forURL:mainDocumentURL:]`
---@param cookies NSHTTPCookie[]
---@param url NSURL?
---@param mainDocumentURL NSURL?
function NSHTTPCookieStorage:setCookies_forURL_mainDocumentURL_(cookies, url, mainDocumentURL) end

--- `-[NSHTTPCookieStorage sortedCookiesUsingDescriptors:]`
---@param descriptors NSSortDescriptor[]
---@return NSHTTPCookie[]
function NSHTTPCookieStorage:sortedCookiesUsingDescriptors_(descriptors) end

--- `-[NSHTTPCookieStorage storeCookies:forTask:]`
---@param storeCookies NSHTTPCookie[]
---@param task NSURLSessionTask
function NSHTTPCookieStorage:storeCookies_forTask_(storeCookies, task) end

-- NSHTTPCookieStorageClass
--- The class `NSHTTPCookieStorage` itself.
---@class NSHTTPCookieStorageClass: NSObjectClass
---@field alloc fun(self: NSHTTPCookieStorageClass): NSHTTPCookieStorage
---@field new fun(self: NSHTTPCookieStorageClass): NSHTTPCookieStorage
local NSHTTPCookieStorageClass = {}

--- `+[NSHTTPCookieStorage sharedCookieStorageForGroupContainerIdentifier:]`
---@param groupContainerIdentifier string
---@return NSHTTPCookieStorage
function NSHTTPCookieStorageClass:sharedCookieStorageForGroupContainerIdentifier_(groupContainerIdentifier) end

--- `+[NSHTTPCookieStorage sharedHTTPCookieStorage]`
---@return NSHTTPCookieStorage
function NSHTTPCookieStorageClass:sharedHTTPCookieStorage() end
end

do
-- NSHTTPURLResponse
--- An instance of `NSHTTPURLResponse`.
---@class NSHTTPURLResponse: NSURLResponse
local NSHTTPURLResponse = {}

--- `-[NSHTTPURLResponse allHeaderFields]`
---@return NSDictionary|table
function NSHTTPURLResponse:allHeaderFields() end

--- `-[NSHTTPURLResponse initWithURL:statusCode:HTTPVersion:headerFields:]`
---@param url NSURL?
---@param statusCode integer
---@param HTTPVersion string?
---@param headerFields NSDictionary|table|nil
---@return self
function NSHTTPURLResponse:initWithURL_statusCode_HTTPVersion_headerFields_(url, statusCode, HTTPVersion, headerFields) end

--- `-[NSHTTPURLResponse statusCode]`
---@return integer
function NSHTTPURLResponse:statusCode() end

--- `-[NSHTTPURLResponse valueForHTTPHeaderField:]`
---@param httpHeaderField string
---@return string?
function NSHTTPURLResponse:valueForHTTPHeaderField_(httpHeaderField) end

-- NSHTTPURLResponseClass
--- The class `NSHTTPURLResponse` itself.
---@class NSHTTPURLResponseClass: NSURLResponseClass
---@field alloc fun(self: NSHTTPURLResponseClass): NSHTTPURLResponse
---@field new fun(self: NSHTTPURLResponseClass): NSHTTPURLResponse
local NSHTTPURLResponseClass = {}

--- `+[NSHTTPURLResponse localizedStringForStatusCode:]`
---@param statusCode integer
---@return string
function NSHTTPURLResponseClass:localizedStringForStatusCode_(statusCode) end
end

do
-- NSHashTable
--- An instance of `NSHashTable`.
---@class NSHashTable: NSObject, NSSecureCoding, NSFastEnumeration, NSCopying
local NSHashTable = {}

--- `-[NSHashTable addObject:]`
---@param object any
function NSHashTable:addObject_(object) end

--- `-[NSHashTable allObjects]`
---@return NSArray
function NSHashTable:allObjects() end

--- `-[NSHashTable anyObject]`
---@return any
function NSHashTable:anyObject() end

--- `-[NSHashTable containsObject:]`
---@param containsObject any
---@return boolean
function NSHashTable:containsObject_(containsObject) end

--- `-[NSHashTable count]`
---@return integer
function NSHashTable:count() end

--- `-[NSHashTable initWithOptions:capacity:]`
---@param options integer
---@param capacity integer
---@return self
function NSHashTable:initWithOptions_capacity_(options, capacity) end

--- `-[NSHashTable initWithPointerFunctions:capacity:]`
---@param pointerFunctions NSPointerFunctions
---@param capacity integer
---@return self
function NSHashTable:initWithPointerFunctions_capacity_(pointerFunctions, capacity) end

--- `-[NSHashTable intersectHashTable:]`
---@param hashTable NSHashTable
function NSHashTable:intersectHashTable_(hashTable) end

--- `-[NSHashTable intersectsHashTable:]`
---@param hashTable NSHashTable
---@return boolean
function NSHashTable:intersectsHashTable_(hashTable) end

--- `-[NSHashTable isEqualToHashTable:]`
---@param hashTable any
---@return boolean
function NSHashTable:isEqualToHashTable_(hashTable) end

--- `-[NSHashTable isSubsetOfHashTable:]`
---@param hashTable NSHashTable
---@return boolean
function NSHashTable:isSubsetOfHashTable_(hashTable) end

--- `-[NSHashTable member:]`
---@param member any
---@return any
function NSHashTable:member_(member) end

--- `-[NSHashTable minusHashTable:]`
---@param hashTable NSHashTable
function NSHashTable:minusHashTable_(hashTable) end

--- `-[NSHashTable mutableCopyWithZone:]`
---@param zone lightuserdata?
---@return any
function NSHashTable:mutableCopyWithZone_(zone) end

--- `-[NSHashTable objectEnumerator]`
---@return NSEnumerator
function NSHashTable:objectEnumerator() end

--- `-[NSHashTable pointerFunctions]`
---@return NSPointerFunctions
function NSHashTable:pointerFunctions() end

--- `-[NSHashTable removeAllObjects]`
function NSHashTable:removeAllObjects() end

--- `-[NSHashTable removeObject:]`
---@param object any
function NSHashTable:removeObject_(object) end

--- `-[NSHashTable setRepresentation]`
---@return NSSet
function NSHashTable:setRepresentation() end

--- `-[NSHashTable unionHashTable:]`
---@param hashTable NSHashTable
function NSHashTable:unionHashTable_(hashTable) end

-- NSHashTableClass
--- The class `NSHashTable` itself.
---@class NSHashTableClass: NSObjectClass
---@field alloc fun(self: NSHashTableClass): NSHashTable
---@field new fun(self: NSHashTableClass): NSHashTable
local NSHashTableClass = {}

--- `+[NSHashTable allocWithZone:]`
---@param zone lightuserdata?
---@return NSHashTable
function NSHashTableClass:allocWithZone_(zone) end

--- `+[NSHashTable hashTableWithOptions:]`
---@param options integer
---@return NSHashTable
function NSHashTableClass:hashTableWithOptions_(options) end

--- `+[NSHashTable hashTableWithWeakObjects]`
---@return any
function NSHashTableClass:hashTableWithWeakObjects() end

--- `+[NSHashTable supportsSecureCoding]`
---@return boolean
function NSHashTableClass:supportsSecureCoding() end

--- `+[NSHashTable weakObjectsHashTable]`
---@return NSHashTable
function NSHashTableClass:weakObjectsHashTable() end
end

do
-- NSISO8601DateFormatter
--- An instance of `NSISO8601DateFormatter`.
---@class NSISO8601DateFormatter: NSFormatter, NSSecureCoding
local NSISO8601DateFormatter = {}

--- `-[NSISO8601DateFormatter dateFromString:]`
---@param string string?
---@return NSDate?
function NSISO8601DateFormatter:dateFromString_(string) end

--- `-[NSISO8601DateFormatter formatOptions]`
---@return integer
function NSISO8601DateFormatter:formatOptions() end

--- `-[NSISO8601DateFormatter setFormatOptions:]`
---@param formatOptions integer
function NSISO8601DateFormatter:setFormatOptions_(formatOptions) end

--- `-[NSISO8601DateFormatter setTimeZone:]`
---@param timeZone NSTimeZone?
function NSISO8601DateFormatter:setTimeZone_(timeZone) end

--- `-[NSISO8601DateFormatter stringFromDate:]`
---@param date NSDate?
---@return string?
function NSISO8601DateFormatter:stringFromDate_(date) end

--- `-[NSISO8601DateFormatter timeZone]`
---@return NSTimeZone?
function NSISO8601DateFormatter:timeZone() end

-- NSISO8601DateFormatterClass
--- The class `NSISO8601DateFormatter` itself.
---@class NSISO8601DateFormatterClass: NSFormatterClass
---@field alloc fun(self: NSISO8601DateFormatterClass): NSISO8601DateFormatter
---@field new fun(self: NSISO8601DateFormatterClass): NSISO8601DateFormatter
local NSISO8601DateFormatterClass = {}

--- `+[NSISO8601DateFormatter stringFromDate:timeZone:formatOptions:]`
---@param date NSDate
---@param timeZone NSTimeZone
---@param formatOptions integer
---@return string?
function NSISO8601DateFormatterClass:stringFromDate_timeZone_formatOptions_(date, timeZone, formatOptions) end
end

do
-- NSInPredicateOperator
--- An instance of `NSInPredicateOperator`.
---@class NSInPredicateOperator: NSPredicateOperator
local NSInPredicateOperator = {}

-- NSInPredicateOperatorClass
--- The class `NSInPredicateOperator` itself.
---@class NSInPredicateOperatorClass: NSPredicateOperatorClass
---@field alloc fun(self: NSInPredicateOperatorClass): NSInPredicateOperator
---@field new fun(self: NSInPredicateOperatorClass): NSInPredicateOperator
local NSInPredicateOperatorClass = {}
end

do
-- NSIndexPath
--- An instance of `NSIndexPath`.
---@class NSIndexPath: NSObject, NSSecureCoding, NSCopying
local NSIndexPath = {}

--- `-[NSIndexPath compare:]`
---@param compare NSIndexPath
---@return integer
function NSIndexPath:compare_(compare) end

--- `-[NSIndexPath copyWithZone:]`
---@param zone lightuserdata?
---@return NSIndexPath
function NSIndexPath:copyWithZone_(zone) end

--- `-[NSIndexPath getIndexes:]`
---@param getIndexes lightuserdata?
---@return integer[]
function NSIndexPath:getIndexes_(getIndexes) end

--- `-[NSIndexPath getIndexes:range:]`
---@param getIndexes lightuserdata?
---@param range NSRangeArgument
function NSIndexPath:getIndexes_range_(getIndexes, range) end

--- `-[NSIndexPath indexAtPosition:]`
---@param position integer
---@return integer
function NSIndexPath:indexAtPosition_(position) end

--- `-[NSIndexPath indexPathByAddingIndex:]`
---@param addingIndex integer
---@return NSIndexPath
function NSIndexPath:indexPathByAddingIndex_(addingIndex) end

--- `-[NSIndexPath indexPathByRemovingLastIndex]`
---@return NSIndexPath
function NSIndexPath:indexPathByRemovingLastIndex() end

--- `-[NSIndexPath initWithIndex:]`
---@param index integer
---@return self
function NSIndexPath:initWithIndex_(index) end

--- `-[NSIndexPath initWithIndexes:length:]`
---@param indexes integer[]
---@param length integer
---@return self
function NSIndexPath:initWithIndexes_length_(indexes, length) end

--- `-[NSIndexPath item]`
---@return integer
function NSIndexPath:item() end

--- `-[NSIndexPath length]`
---@return integer
function NSIndexPath:length() end

--- `-[NSIndexPath row]`
---@return integer
function NSIndexPath:row() end

--- `-[NSIndexPath section]`
---@return integer
function NSIndexPath:section() end

-- NSIndexPathClass
--- The class `NSIndexPath` itself.
---@class NSIndexPathClass: NSObjectClass
---@field alloc fun(self: NSIndexPathClass): NSIndexPath
---@field new fun(self: NSIndexPathClass): NSIndexPath
local NSIndexPathClass = {}

--- `+[NSIndexPath indexPathForItem:inSection:]`
---@param item integer
---@param inSection integer
---@return NSIndexPath
function NSIndexPathClass:indexPathForItem_inSection_(item, inSection) end

--- `+[NSIndexPath indexPathForRow:inSection:]`
---@param row integer
---@param inSection integer
---@return NSIndexPath
function NSIndexPathClass:indexPathForRow_inSection_(row, inSection) end

--- `+[NSIndexPath indexPathWithIndex:]`
---@param index integer
---@return NSIndexPath
function NSIndexPathClass:indexPathWithIndex_(index) end

--- `+[NSIndexPath indexPathWithIndexes:length:]`
---@param indexes integer[]
---@param length integer
---@return NSIndexPath
function NSIndexPathClass:indexPathWithIndexes_length_(indexes, length) end

--- `+[NSIndexPath supportsSecureCoding]`
---@return boolean
function NSIndexPathClass:supportsSecureCoding() end
end

do
-- NSIndexSet
--- An instance of `NSIndexSet`.
---@class NSIndexSet: NSObject, NSSecureCoding, NSMutableCopying, NSCopying
local NSIndexSet = {}

--- `-[NSIndexSet containsIndex:]`
---@param containsIndex integer
---@return boolean
function NSIndexSet:containsIndex_(containsIndex) end

--- `-[NSIndexSet containsIndexes:]`
---@param containsIndexes integer[]?
---@return boolean
function NSIndexSet:containsIndexes_(containsIndexes) end

--- `-[NSIndexSet containsIndexesInRange:]`
---@param range NSRangeArgument
---@return boolean
function NSIndexSet:containsIndexesInRange_(range) end

--- `-[NSIndexSet count]`
---@return integer
function NSIndexSet:count() end

--- `-[NSIndexSet countOfIndexesInRange:]`
---@param range NSRangeArgument
---@return integer
function NSIndexSet:countOfIndexesInRange_(range) end

--- `-[NSIndexSet enumerateIndexesInRange:options:usingBlock:]`
---@param range NSRangeArgument
---@param options integer
---@param usingBlock function
function NSIndexSet:enumerateIndexesInRange_options_usingBlock_(range, options, usingBlock) end

--- `-[NSIndexSet enumerateIndexesUsingBlock:]`
---@param block function
function NSIndexSet:enumerateIndexesUsingBlock_(block) end

--- `-[NSIndexSet enumerateIndexesWithOptions:usingBlock:]`
---@param options integer
---@param usingBlock function
function NSIndexSet:enumerateIndexesWithOptions_usingBlock_(options, usingBlock) end

--- `-[NSIndexSet enumerateRangesInRange:options:usingBlock:]`
---@param range NSRangeArgument
---@param options integer
---@param usingBlock function
function NSIndexSet:enumerateRangesInRange_options_usingBlock_(range, options, usingBlock) end

--- `-[NSIndexSet enumerateRangesUsingBlock:]`
---@param block function
function NSIndexSet:enumerateRangesUsingBlock_(block) end

--- `-[NSIndexSet enumerateRangesWithOptions:usingBlock:]`
---@param options integer
---@param usingBlock function
function NSIndexSet:enumerateRangesWithOptions_usingBlock_(options, usingBlock) end

--- `-[NSIndexSet firstIndex]`
---@return integer
function NSIndexSet:firstIndex() end

--- `-[NSIndexSet getIndexes:maxCount:inIndexRange:]`
---@param getIndexes lightuserdata?
---@param maxCount integer
---@param inIndexRange NSRangeArgument?
---@return integer[]
function NSIndexSet:getIndexes_maxCount_inIndexRange_(getIndexes, maxCount, inIndexRange) end

--- `-[NSIndexSet indexGreaterThanIndex:]`
---@param indexGreaterThanIndex integer
---@return integer
function NSIndexSet:indexGreaterThanIndex_(indexGreaterThanIndex) end

--- `-[NSIndexSet indexGreaterThanOrEqualToIndex:]`
---@param index integer
---@return integer
function NSIndexSet:indexGreaterThanOrEqualToIndex_(index) end

--- `-[NSIndexSet indexInRange:options:passingTest:]`
---@param range NSRangeArgument
---@param options integer
---@param passingTest function
---@return integer
function NSIndexSet:indexInRange_options_passingTest_(range, options, passingTest) end

--- `-[NSIndexSet indexLessThanIndex:]`
---@param indexLessThanIndex integer
---@return integer
function NSIndexSet:indexLessThanIndex_(indexLessThanIndex) end

--- `-[NSIndexSet indexLessThanOrEqualToIndex:]`
---@param index integer
---@return integer
function NSIndexSet:indexLessThanOrEqualToIndex_(index) end

--- `-[NSIndexSet indexPassingTest:]`
---@param indexPassingTest function
---@return integer
function NSIndexSet:indexPassingTest_(indexPassingTest) end

--- `-[NSIndexSet indexWithOptions:passingTest:]`
---@param options integer
---@param passingTest function
---@return integer
function NSIndexSet:indexWithOptions_passingTest_(options, passingTest) end

--- `-[NSIndexSet indexesInRange:options:passingTest:]`
---@param range NSRangeArgument
---@param options integer
---@param passingTest function
---@return any
function NSIndexSet:indexesInRange_options_passingTest_(range, options, passingTest) end

--- `-[NSIndexSet indexesPassingTest:]`
---@param indexesPassingTest function
---@return NSIndexSet
function NSIndexSet:indexesPassingTest_(indexesPassingTest) end

--- `-[NSIndexSet indexesWithOptions:passingTest:]`
---@param options integer
---@param passingTest function
---@return any
function NSIndexSet:indexesWithOptions_passingTest_(options, passingTest) end

--- `-[NSIndexSet initWithIndex:]`
---@param index integer
---@return self
function NSIndexSet:initWithIndex_(index) end

--- `-[NSIndexSet initWithIndexSet:]`
---@param indexSet integer[]?
---@return self
function NSIndexSet:initWithIndexSet_(indexSet) end

--- `-[NSIndexSet initWithIndexesInRange:]`
---@param range NSRangeArgument
---@return self
function NSIndexSet:initWithIndexesInRange_(range) end

--- `-[NSIndexSet intersectsIndexesInRange:]`
---@param range NSRangeArgument
---@return boolean
function NSIndexSet:intersectsIndexesInRange_(range) end

--- `-[NSIndexSet isEqualToIndexSet:]`
---@param indexSet NSIndexSet
---@return boolean
function NSIndexSet:isEqualToIndexSet_(indexSet) end

--- `-[NSIndexSet lastIndex]`
---@return integer
function NSIndexSet:lastIndex() end

-- NSIndexSetClass
--- The class `NSIndexSet` itself.
---@class NSIndexSetClass: NSObjectClass
---@field alloc fun(self: NSIndexSetClass): NSIndexSet
---@field new fun(self: NSIndexSetClass): NSIndexSet
local NSIndexSetClass = {}

--- `+[NSIndexSet indexSet]`
---@return NSIndexSet
function NSIndexSetClass:indexSet() end

--- `+[NSIndexSet indexSetWithIndex:]`
---@param index integer
---@return NSIndexSet
function NSIndexSetClass:indexSetWithIndex_(index) end

--- `+[NSIndexSet indexSetWithIndexesInRange:]`
---@param range NSRangeArgument
---@return NSIndexSet
function NSIndexSetClass:indexSetWithIndexesInRange_(range) end

--- `+[NSIndexSet supportsSecureCoding]`
---@return boolean
function NSIndexSetClass:supportsSecureCoding() end
end

do
-- NSInputStream
--- An instance of `NSInputStream`.
---@class NSInputStream: NSStream
local NSInputStream = {}

--- `-[NSInputStream getBuffer:length:]`
---@param getBuffer lightuserdata?
---@param length lightuserdata?
---@return boolean
function NSInputStream:getBuffer_length_(getBuffer, length) end

--- `-[NSInputStream hasBytesAvailable]`
---@return boolean
function NSInputStream:hasBytesAvailable() end

--- `-[NSInputStream initWithData:]`
---@param data NSData
---@return self
function NSInputStream:initWithData_(data) end

--- `-[NSInputStream initWithFileAtPath:]`
---@param path string
---@return self
function NSInputStream:initWithFileAtPath_(path) end

--- `-[NSInputStream initWithURL:]`
---@param url NSURL
---@return self
function NSInputStream:initWithURL_(url) end

--- `-[NSInputStream read:maxLength:]`
---@param read lightuserdata?
---@param maxLength integer
---@return integer
function NSInputStream:read_maxLength_(read, maxLength) end

-- NSInputStreamClass
--- The class `NSInputStream` itself.
---@class NSInputStreamClass: NSStreamClass
---@field alloc fun(self: NSInputStreamClass): NSInputStream
---@field new fun(self: NSInputStreamClass): NSInputStream
local NSInputStreamClass = {}

--- `+[NSInputStream inputStreamWithData:]`
---@param data NSData
---@return NSInputStream?
function NSInputStreamClass:inputStreamWithData_(data) end

--- `+[NSInputStream inputStreamWithFileAtPath:]`
---@param path string
---@return NSInputStream?
function NSInputStreamClass:inputStreamWithFileAtPath_(path) end

--- `+[NSInputStream inputStreamWithURL:]`
---@param url NSURL
---@return NSInputStream?
function NSInputStreamClass:inputStreamWithURL_(url) end
end

do
-- NSInvocation
--- An instance of `NSInvocation`.
---@class NSInvocation: NSObject
local NSInvocation = {}

--- `-[NSInvocation argumentsRetained]`
---@return boolean
function NSInvocation:argumentsRetained() end

--- `-[NSInvocation getArgumentAtIndex:]`
---@param index integer
---@return any
function NSInvocation:getArgumentAtIndex_(index) end

--- `-[NSInvocation getReturnValue]`
---@return any
function NSInvocation:getReturnValue() end

--- `-[NSInvocation invoke]`
function NSInvocation:invoke() end

--- `-[NSInvocation invokeWithTarget:]`
---@param target any
function NSInvocation:invokeWithTarget_(target) end

--- `-[NSInvocation methodSignature]`
---@return NSMethodSignature?
function NSInvocation:methodSignature() end

--- `-[NSInvocation retainArguments]`
function NSInvocation:retainArguments() end

--- `-[NSInvocation selector]`
---@return SEL?
function NSInvocation:selector() end

--- `-[NSInvocation setArgument:atIndex:]`
---@param argument any
---@param atIndex integer
function NSInvocation:setArgument_atIndex_(argument, atIndex) end

--- `-[NSInvocation setReturnValue:]`
---@param returnValue any
function NSInvocation:setReturnValue_(returnValue) end

--- `-[NSInvocation setSelector:]`
---@param selector SEL?
function NSInvocation:setSelector_(selector) end

--- `-[NSInvocation setTarget:]`
---@param target any
function NSInvocation:setTarget_(target) end

--- `-[NSInvocation target]`
---@return any
function NSInvocation:target() end

-- NSInvocationClass
--- The class `NSInvocation` itself.
---@class NSInvocationClass: NSObjectClass
---@field alloc fun(self: NSInvocationClass): NSInvocation
---@field new fun(self: NSInvocationClass): NSInvocation
local NSInvocationClass = {}

--- `+[NSInvocation invocationWithMethodSignature:]`
---@param methodSignature NSMethodSignature?
---@return NSInvocation
function NSInvocationClass:invocationWithMethodSignature_(methodSignature) end
end

do
-- NSInvocationOperation
--- An instance of `NSInvocationOperation`.
---@class NSInvocationOperation: NSOperation
local NSInvocationOperation = {}

--- `-[NSInvocationOperation initWithInvocation:]`
---@param invocation NSInvocation
---@return self
function NSInvocationOperation:initWithInvocation_(invocation) end

--- `-[NSInvocationOperation initWithTarget:selector:object:]`
---@param target any
---@param selector SEL
---@param object any
---@return self
function NSInvocationOperation:initWithTarget_selector_object_(target, selector, object) end

--- `-[NSInvocationOperation invocation]`
---@return NSInvocation?
function NSInvocationOperation:invocation() end

--- `-[NSInvocationOperation result]`
---@return any
function NSInvocationOperation:result() end

-- NSInvocationOperationClass
--- The class `NSInvocationOperation` itself.
---@class NSInvocationOperationClass: NSOperationClass
---@field alloc fun(self: NSInvocationOperationClass): NSInvocationOperation
---@field new fun(self: NSInvocationOperationClass): NSInvocationOperation
local NSInvocationOperationClass = {}
end

do
-- NSItemProvider
--- An instance of `NSItemProvider`.
---@class NSItemProvider: NSObject
local NSItemProvider = {}

--- `-[NSItemProvider canLoadObjectOfClass:]`
---@param class CLASS
---@return boolean
function NSItemProvider:canLoadObjectOfClass_(class) end

--- `-[NSItemProvider copyWithZone:]`
---@param zone lightuserdata?
---@return NSItemProvider
function NSItemProvider:copyWithZone_(zone) end

--- `-[NSItemProvider hasItemConformingToTypeIdentifier:]`
---@param typeIdentifier string
---@return boolean
function NSItemProvider:hasItemConformingToTypeIdentifier_(typeIdentifier) end

--- `-[NSItemProvider hasRepresentationConformingToTypeIdentifier:fileOptions:]`
---@param typeIdentifier string
---@param fileOptions integer
---@return boolean
function NSItemProvider:hasRepresentationConformingToTypeIdentifier_fileOptions_(typeIdentifier, fileOptions) end

--- `-[NSItemProvider initWithContentsOfURL:]`
---@param url NSURL
---@return self
function NSItemProvider:initWithContentsOfURL_(url) end

--- `-[NSItemProvider initWithItem:typeIdentifier:]`
---@param item any
---@param typeIdentifier string?
---@return self
function NSItemProvider:initWithItem_typeIdentifier_(item, typeIdentifier) end

--- `-[NSItemProvider initWithObject:]`
---@param object any
---@return self
function NSItemProvider:initWithObject_(object) end

--- `-[NSItemProvider loadDataRepresentationForTypeIdentifier:completionHandler:]`
---@param typeIdentifier string
---@param completionHandler function?
---@return any
function NSItemProvider:loadDataRepresentationForTypeIdentifier_completionHandler_(typeIdentifier, completionHandler) end

--- `-[NSItemProvider loadFileRepresentationForTypeIdentifier:completionHandler:]`
---@param typeIdentifier string
---@param completionHandler function?
---@return any
function NSItemProvider:loadFileRepresentationForTypeIdentifier_completionHandler_(typeIdentifier, completionHandler) end

--- `-[NSItemProvider loadItemForTypeIdentifier:options:completionHandler:]`
---@param typeIdentifier string
---@param options any
---@param completionHandler function?
function NSItemProvider:loadItemForTypeIdentifier_options_completionHandler_(typeIdentifier, options, completionHandler) end

--- `-[NSItemProvider loadObjectOfClass:completionHandler:]`
---@param class CLASS
---@param completionHandler function?
---@return any
function NSItemProvider:loadObjectOfClass_completionHandler_(class, completionHandler) end

--- `-[NSItemProvider registerDataRepresentationForTypeIdentifier:visibility:loadHandler:]`
---@param typeIdentifier string
---@param visibility integer
---@param loadHandler function
function NSItemProvider:registerDataRepresentationForTypeIdentifier_visibility_loadHandler_(typeIdentifier, visibility, loadHandler) end

--- `-[NSItemProvider registerItemForTypeIdentifier:loadHandler:]`
---@param typeIdentifier string
---@param loadHandler function
function NSItemProvider:registerItemForTypeIdentifier_loadHandler_(typeIdentifier, loadHandler) end

--- `-[NSItemProvider registerObject:visibility:]`
---@param registerObject any
---@param visibility integer
function NSItemProvider:registerObject_visibility_(registerObject, visibility) end

--- `-[NSItemProvider registerObjectOfClass:visibility:loadHandler:]`
---@param class CLASS
---@param visibility integer
---@param loadHandler function
function NSItemProvider:registerObjectOfClass_visibility_loadHandler_(class, visibility, loadHandler) end

--- `-[NSItemProvider registeredTypeIdentifiers]`
---@return string[]
function NSItemProvider:registeredTypeIdentifiers() end

--- `-[NSItemProvider registeredTypeIdentifiersWithFileOptions:]`
---@param fileOptions integer
---@return string[]
function NSItemProvider:registeredTypeIdentifiersWithFileOptions_(fileOptions) end

--- `-[NSItemProvider setSuggestedName:]`
---@param suggestedName string?
function NSItemProvider:setSuggestedName_(suggestedName) end

--- `-[NSItemProvider suggestedName]`
---@return string?
function NSItemProvider:suggestedName() end

-- NSItemProviderClass
--- The class `NSItemProvider` itself.
---@class NSItemProviderClass: NSObjectClass
---@field alloc fun(self: NSItemProviderClass): NSItemProvider
---@field new fun(self: NSItemProviderClass): NSItemProvider
local NSItemProviderClass = {}
end

do
-- NSJSONSerialization
--- An instance of `NSJSONSerialization`.
---@class NSJSONSerialization: NSObject
local NSJSONSerialization = {}

-- NSJSONSerializationClass
--- The class `NSJSONSerialization` itself.
---@class NSJSONSerializationClass: NSObjectClass
---@field alloc fun(self: NSJSONSerializationClass): NSJSONSerialization
---@field new fun(self: NSJSONSerializationClass): NSJSONSerialization
local NSJSONSerializationClass = {}

--- `+[NSJSONSerialization JSONObjectWithData:options:error:]`
---@param data NSData
---@param options integer
---@param error NSError?
---@return any
function NSJSONSerializationClass:JSONObjectWithData_options_error_(data, options, error) end

--- `+[NSJSONSerialization JSONObjectWithStream:options:error:]`
---@param stream NSStream
---@param options integer
---@param error NSError?
---@return any
function NSJSONSerializationClass:JSONObjectWithStream_options_error_(stream, options, error) end

--- `+[NSJSONSerialization dataWithJSONObject:options:error:]`
---@param jsonObject any
---@param options integer
---@param error NSError?
---@return NSData?
function NSJSONSerializationClass:dataWithJSONObject_options_error_(jsonObject, options, error) end

--- `+[NSJSONSerialization isValidJSONObject:]`
---@param isValidJSONObject any
---@return boolean
function NSJSONSerializationClass:isValidJSONObject_(isValidJSONObject) end

--- `+[NSJSONSerialization writeJSONObject:toStream:options:error:]`
---@param writeJSONObject any
---@param toStream NSOutputStream
---@param options integer
---@param error lightuserdata?
---@return integer
function NSJSONSerializationClass:writeJSONObject_toStream_options_error_(writeJSONObject, toStream, options, error) end
end

do
-- NSKeyPathExpression
--- An instance of `NSKeyPathExpression`.
---@class NSKeyPathExpression: NSFunctionExpression
local NSKeyPathExpression = {}

-- NSKeyPathExpressionClass
--- The class `NSKeyPathExpression` itself.
---@class NSKeyPathExpressionClass: NSFunctionExpressionClass
---@field alloc fun(self: NSKeyPathExpressionClass): NSKeyPathExpression
---@field new fun(self: NSKeyPathExpressionClass): NSKeyPathExpression
local NSKeyPathExpressionClass = {}
end

do
-- NSKeyPathSpecifierExpression
--- An instance of `NSKeyPathSpecifierExpression`.
---@class NSKeyPathSpecifierExpression: NSExpression
local NSKeyPathSpecifierExpression = {}

-- NSKeyPathSpecifierExpressionClass
--- The class `NSKeyPathSpecifierExpression` itself.
---@class NSKeyPathSpecifierExpressionClass: NSExpressionClass
---@field alloc fun(self: NSKeyPathSpecifierExpressionClass): NSKeyPathSpecifierExpression
---@field new fun(self: NSKeyPathSpecifierExpressionClass): NSKeyPathSpecifierExpression
local NSKeyPathSpecifierExpressionClass = {}
end

do
-- NSKeyValueMutableArray
--- An instance of `NSKeyValueMutableArray`.
---@class NSKeyValueMutableArray: NSMutableArray
local NSKeyValueMutableArray = {}

--- `-[NSKeyValueMutableArray addObjectsFromArray:]`
---@param array table
function NSKeyValueMutableArray:addObjectsFromArray_(array) end

--- `-[NSKeyValueMutableArray description]`
---@return string
function NSKeyValueMutableArray:description() end

--- `-[NSKeyValueMutableArray objectsAtIndexes:]`
---@param indexes integer[]
---@return table
function NSKeyValueMutableArray:objectsAtIndexes_(indexes) end

--- `-[NSKeyValueMutableArray removeObjectsAtIndexes:]`
---@param indexes integer[]
function NSKeyValueMutableArray:removeObjectsAtIndexes_(indexes) end

--- `-[NSKeyValueMutableArray setArray:]`
---@param array table
function NSKeyValueMutableArray:setArray_(array) end

--- `-[NSKeyValueMutableArray valueForKeyPath:]`
---@param keyPath string
---@return any
function NSKeyValueMutableArray:valueForKeyPath_(keyPath) end

-- NSKeyValueMutableArrayClass
--- The class `NSKeyValueMutableArray` itself.
---@class NSKeyValueMutableArrayClass: NSMutableArrayClass
---@field alloc fun(self: NSKeyValueMutableArrayClass): NSKeyValueMutableArray
---@field new fun(self: NSKeyValueMutableArrayClass): NSKeyValueMutableArray
local NSKeyValueMutableArrayClass = {}
end

do
-- NSKeyValueMutableOrderedSet
--- An instance of `NSKeyValueMutableOrderedSet`.
---@class NSKeyValueMutableOrderedSet: NSMutableOrderedSet
local NSKeyValueMutableOrderedSet = {}

--- `-[NSKeyValueMutableOrderedSet addObjectsFromArray:]`
---@param array table
function NSKeyValueMutableOrderedSet:addObjectsFromArray_(array) end

--- `-[NSKeyValueMutableOrderedSet description]`
---@return string
function NSKeyValueMutableOrderedSet:description() end

--- `-[NSKeyValueMutableOrderedSet intersectOrderedSet:]`
---@param intersectOrderedSet table
function NSKeyValueMutableOrderedSet:intersectOrderedSet_(intersectOrderedSet) end

--- `-[NSKeyValueMutableOrderedSet intersectSet:]`
---@param intersectSet table
function NSKeyValueMutableOrderedSet:intersectSet_(intersectSet) end

--- `-[NSKeyValueMutableOrderedSet minusOrderedSet:]`
---@param minusOrderedSet table
function NSKeyValueMutableOrderedSet:minusOrderedSet_(minusOrderedSet) end

--- `-[NSKeyValueMutableOrderedSet minusSet:]`
---@param minusSet table
function NSKeyValueMutableOrderedSet:minusSet_(minusSet) end

--- `-[NSKeyValueMutableOrderedSet objectsAtIndexes:]`
---@param indexes integer[]
---@return table
function NSKeyValueMutableOrderedSet:objectsAtIndexes_(indexes) end

--- `-[NSKeyValueMutableOrderedSet removeLastObject]`
function NSKeyValueMutableOrderedSet:removeLastObject() end

--- `-[NSKeyValueMutableOrderedSet removeObjectsInArray:]`
---@param array table
function NSKeyValueMutableOrderedSet:removeObjectsInArray_(array) end

--- `-[NSKeyValueMutableOrderedSet setArray:]`
---@param array table
function NSKeyValueMutableOrderedSet:setArray_(array) end

--- `-[NSKeyValueMutableOrderedSet unionOrderedSet:]`
---@param unionOrderedSet table
function NSKeyValueMutableOrderedSet:unionOrderedSet_(unionOrderedSet) end

--- `-[NSKeyValueMutableOrderedSet unionSet:]`
---@param unionSet table
function NSKeyValueMutableOrderedSet:unionSet_(unionSet) end

--- `-[NSKeyValueMutableOrderedSet valueForKeyPath:]`
---@param keyPath string
---@return any
function NSKeyValueMutableOrderedSet:valueForKeyPath_(keyPath) end

-- NSKeyValueMutableOrderedSetClass
--- The class `NSKeyValueMutableOrderedSet` itself.
---@class NSKeyValueMutableOrderedSetClass: NSMutableOrderedSetClass
---@field alloc fun(self: NSKeyValueMutableOrderedSetClass): NSKeyValueMutableOrderedSet
---@field new fun(self: NSKeyValueMutableOrderedSetClass): NSKeyValueMutableOrderedSet
local NSKeyValueMutableOrderedSetClass = {}
end

do
-- NSKeyValueMutableSet
--- An instance of `NSKeyValueMutableSet`.
---@class NSKeyValueMutableSet: NSMutableSet
local NSKeyValueMutableSet = {}

--- `-[NSKeyValueMutableSet addObjectsFromArray:]`
---@param array table
function NSKeyValueMutableSet:addObjectsFromArray_(array) end

--- `-[NSKeyValueMutableSet allObjects]`
---@return table
function NSKeyValueMutableSet:allObjects() end

--- `-[NSKeyValueMutableSet description]`
---@return string
function NSKeyValueMutableSet:description() end

--- `-[NSKeyValueMutableSet intersectSet:]`
---@param intersectSet table
function NSKeyValueMutableSet:intersectSet_(intersectSet) end

--- `-[NSKeyValueMutableSet intersectsSet:]`
---@param intersectsSet table
---@return boolean
function NSKeyValueMutableSet:intersectsSet_(intersectsSet) end

--- `-[NSKeyValueMutableSet isSubsetOfSet:]`
---@param set table
---@return boolean
function NSKeyValueMutableSet:isSubsetOfSet_(set) end

--- `-[NSKeyValueMutableSet minusSet:]`
---@param minusSet table
function NSKeyValueMutableSet:minusSet_(minusSet) end

--- `-[NSKeyValueMutableSet setSet:]`
---@param set table
function NSKeyValueMutableSet:setSet_(set) end

--- `-[NSKeyValueMutableSet unionSet:]`
---@param unionSet table
function NSKeyValueMutableSet:unionSet_(unionSet) end

--- `-[NSKeyValueMutableSet valueForKeyPath:]`
---@param keyPath string
---@return any
function NSKeyValueMutableSet:valueForKeyPath_(keyPath) end

-- NSKeyValueMutableSetClass
--- The class `NSKeyValueMutableSet` itself.
---@class NSKeyValueMutableSetClass: NSMutableSetClass
---@field alloc fun(self: NSKeyValueMutableSetClass): NSKeyValueMutableSet
---@field new fun(self: NSKeyValueMutableSetClass): NSKeyValueMutableSet
local NSKeyValueMutableSetClass = {}
end

do
-- NSKeyValueNestedProperty
--- An instance of `NSKeyValueNestedProperty`.
---@class NSKeyValueNestedProperty: NSObject
local NSKeyValueNestedProperty = {}

-- NSKeyValueNestedPropertyClass
--- The class `NSKeyValueNestedProperty` itself.
---@class NSKeyValueNestedPropertyClass: NSObjectClass
---@field alloc fun(self: NSKeyValueNestedPropertyClass): NSKeyValueNestedProperty
---@field new fun(self: NSKeyValueNestedPropertyClass): NSKeyValueNestedProperty
local NSKeyValueNestedPropertyClass = {}
end

do
-- NSKeyValueObservance
--- An instance of `NSKeyValueObservance`.
---@class NSKeyValueObservance: NSObject
local NSKeyValueObservance = {}

-- NSKeyValueObservanceClass
--- The class `NSKeyValueObservance` itself.
---@class NSKeyValueObservanceClass: NSObjectClass
---@field alloc fun(self: NSKeyValueObservanceClass): NSKeyValueObservance
---@field new fun(self: NSKeyValueObservanceClass): NSKeyValueObservance
local NSKeyValueObservanceClass = {}
end

do
-- NSKeyValueObservationInfo
--- An instance of `NSKeyValueObservationInfo`.
---@class NSKeyValueObservationInfo: NSObject
local NSKeyValueObservationInfo = {}

-- NSKeyValueObservationInfoClass
--- The class `NSKeyValueObservationInfo` itself.
---@class NSKeyValueObservationInfoClass: NSObjectClass
---@field alloc fun(self: NSKeyValueObservationInfoClass): NSKeyValueObservationInfo
---@field new fun(self: NSKeyValueObservationInfoClass): NSKeyValueObservationInfo
local NSKeyValueObservationInfoClass = {}
end

do
-- NSKeyValueProperty
--- An instance of `NSKeyValueProperty`.
---@class NSKeyValueProperty: NSObject
local NSKeyValueProperty = {}

-- NSKeyValuePropertyClass
--- The class `NSKeyValueProperty` itself.
---@class NSKeyValuePropertyClass: NSObjectClass
---@field alloc fun(self: NSKeyValuePropertyClass): NSKeyValueProperty
---@field new fun(self: NSKeyValuePropertyClass): NSKeyValueProperty
local NSKeyValuePropertyClass = {}
end

do
-- NSKeyedArchiver
--- An instance of `NSKeyedArchiver`.
---@class NSKeyedArchiver: NSCoder
local NSKeyedArchiver = {}

--- `-[NSKeyedArchiver classNameForClass:]`
---@param class CLASS
---@return string?
function NSKeyedArchiver:classNameForClass_(class) end

--- `-[NSKeyedArchiver delegate]`
---@return NSKeyedArchiverDelegate
function NSKeyedArchiver:delegate() end

--- `-[NSKeyedArchiver encodedData]`
---@return NSData?
function NSKeyedArchiver:encodedData() end

--- `-[NSKeyedArchiver finishEncoding]`
function NSKeyedArchiver:finishEncoding() end

--- `-[NSKeyedArchiver initForWritingWithMutableData:]`
---@param data NSData?
---@return self
function NSKeyedArchiver:initForWritingWithMutableData_(data) end

--- `-[NSKeyedArchiver initRequiringSecureCoding:]`
---@param initRequiringSecureCoding boolean
---@return self
function NSKeyedArchiver:initRequiringSecureCoding_(initRequiringSecureCoding) end

--- `-[NSKeyedArchiver outputFormat]`
---@return integer
function NSKeyedArchiver:outputFormat() end

--- `-[NSKeyedArchiver setClassName:forClass:]`
---@param className string?
---@param class CLASS
function NSKeyedArchiver:setClassName_forClass_(className, class) end

--- `-[NSKeyedArchiver setDelegate:]`
---@param delegate NSKeyedArchiverDelegate?
function NSKeyedArchiver:setDelegate_(delegate) end

--- `-[NSKeyedArchiver setOutputFormat:]`
---@param outputFormat integer
function NSKeyedArchiver:setOutputFormat_(outputFormat) end

--- `-[NSKeyedArchiver setRequiresSecureCoding:]`
---@param requiresSecureCoding boolean
function NSKeyedArchiver:setRequiresSecureCoding_(requiresSecureCoding) end

-- NSKeyedArchiverClass
--- The class `NSKeyedArchiver` itself.
---@class NSKeyedArchiverClass: NSCoderClass
---@field alloc fun(self: NSKeyedArchiverClass): NSKeyedArchiver
---@field new fun(self: NSKeyedArchiverClass): NSKeyedArchiver
local NSKeyedArchiverClass = {}

--- `+[NSKeyedArchiver archiveRootObject:toFile:]`
---@param archiveRootObject any
---@param toFile string
---@return boolean
function NSKeyedArchiverClass:archiveRootObject_toFile_(archiveRootObject, toFile) end

--- `+[NSKeyedArchiver archivedDataWithRootObject:]`
---@param rootObject any
---@return NSData?
function NSKeyedArchiverClass:archivedDataWithRootObject_(rootObject) end

--- `+[NSKeyedArchiver archivedDataWithRootObject:requiringSecureCoding:error:]`
---@param rootObject any
---@param requiringSecureCoding boolean
---@param error lightuserdata?
---@return NSData?
function NSKeyedArchiverClass:archivedDataWithRootObject_requiringSecureCoding_error_(rootObject, requiringSecureCoding, error) end

--- `+[NSKeyedArchiver classNameForClass:]`
---@param class CLASS
---@return string?
function NSKeyedArchiverClass:classNameForClass_(class) end

--- `+[NSKeyedArchiver setClassName:forClass:]`
---@param className string?
---@param class CLASS
function NSKeyedArchiverClass:setClassName_forClass_(className, class) end
end

do
-- NSKeyedUnarchiver
--- An instance of `NSKeyedUnarchiver`.
---@class NSKeyedUnarchiver: NSCoder
local NSKeyedUnarchiver = {}

--- `-[NSKeyedUnarchiver classForClassName:]`
---@param className string
---@return CLASS?
function NSKeyedUnarchiver:classForClassName_(className) end

--- `-[NSKeyedUnarchiver delegate]`
---@return NSKeyedUnarchiverDelegate
function NSKeyedUnarchiver:delegate() end

--- `-[NSKeyedUnarchiver finishDecoding]`
function NSKeyedUnarchiver:finishDecoding() end

--- `-[NSKeyedUnarchiver initForReadingFromData:error:]`
---@param data NSData
---@param error lightuserdata?
---@return self
function NSKeyedUnarchiver:initForReadingFromData_error_(data, error) end

--- `-[NSKeyedUnarchiver initForReadingWithData:]`
---@param data NSData
---@return self
function NSKeyedUnarchiver:initForReadingWithData_(data) end

--- `-[NSKeyedUnarchiver setClass:forClassName:]`
---@param class CLASS?
---@param className string
function NSKeyedUnarchiver:setClass_forClassName_(class, className) end

--- `-[NSKeyedUnarchiver setDecodingFailurePolicy:]`
---@param decodingFailurePolicy integer
function NSKeyedUnarchiver:setDecodingFailurePolicy_(decodingFailurePolicy) end

--- `-[NSKeyedUnarchiver setDelegate:]`
---@param delegate NSKeyedUnarchiverDelegate?
function NSKeyedUnarchiver:setDelegate_(delegate) end

--- `-[NSKeyedUnarchiver setRequiresSecureCoding:]`
---@param requiresSecureCoding boolean
function NSKeyedUnarchiver:setRequiresSecureCoding_(requiresSecureCoding) end

-- NSKeyedUnarchiverClass
--- The class `NSKeyedUnarchiver` itself.
---@class NSKeyedUnarchiverClass: NSCoderClass
---@field alloc fun(self: NSKeyedUnarchiverClass): NSKeyedUnarchiver
---@field new fun(self: NSKeyedUnarchiverClass): NSKeyedUnarchiver
local NSKeyedUnarchiverClass = {}

--- `+[NSKeyedUnarchiver classForClassName:]`
---@param className string
---@return CLASS?
function NSKeyedUnarchiverClass:classForClassName_(className) end

--- `+[NSKeyedUnarchiver setClass:forClassName:]`
---@param class CLASS?
---@param className string
function NSKeyedUnarchiverClass:setClass_forClassName_(class, className) end

--- `+[NSKeyedUnarchiver unarchiveObjectWithData:]`
---@param data NSData
---@return any
function NSKeyedUnarchiverClass:unarchiveObjectWithData_(data) end

--- `+[NSKeyedUnarchiver unarchiveObjectWithFile:]`
---@param file string
---@return any
function NSKeyedUnarchiverClass:unarchiveObjectWithFile_(file) end

--- `+[NSKeyedUnarchiver unarchiveTopLevelObjectWithData:error:]`
---@param data NSData
---@param error lightuserdata?
---@return any
function NSKeyedUnarchiverClass:unarchiveTopLevelObjectWithData_error_(data, error) end

--- `+[NSKeyedUnarchiver unarchivedArrayOfObjectsOfClass:fromData:error:]`
---@param class CLASS
---@param fromData NSData
---@param error lightuserdata?
---@return NSArray|table|nil
function NSKeyedUnarchiverClass:unarchivedArrayOfObjectsOfClass_fromData_error_(class, fromData, error) end

--- `+[NSKeyedUnarchiver unarchivedArrayOfObjectsOfClasses:fromData:error:]`
---@param classes CLASS[]
---@param fromData NSData
---@param error lightuserdata?
---@return NSArray|table|nil
function NSKeyedUnarchiverClass:unarchivedArrayOfObjectsOfClasses_fromData_error_(classes, fromData, error) end

--- `+[NSKeyedUnarchiver unarchivedDictionaryWithKeysOfClass:objectsOfClass:fromData:error:]`
---@param class CLASS
---@param objectsOfClass CLASS
---@param fromData NSData
---@param error lightuserdata?
---@return NSDictionary|table|nil
function NSKeyedUnarchiverClass:unarchivedDictionaryWithKeysOfClass_objectsOfClass_fromData_error_(class, objectsOfClass, fromData, error) end

--- `+[NSKeyedUnarchiver unarchivedDictionaryWithKeysOfClasses:objectsOfClasses:fromData:error:]`
---@param classes CLASS[]
---@param objectsOfClasses CLASS[]
---@param fromData NSData
---@param error lightuserdata?
---@return NSDictionary|table|nil
function NSKeyedUnarchiverClass:unarchivedDictionaryWithKeysOfClasses_objectsOfClasses_fromData_error_(classes, objectsOfClasses, fromData, error) end

--- `+[NSKeyedUnarchiver unarchivedObjectOfClass:fromData:error:]`
---@param class CLASS
---@param fromData NSData
---@param error lightuserdata?
---@return any
function NSKeyedUnarchiverClass:unarchivedObjectOfClass_fromData_error_(class, fromData, error) end

--- `+[NSKeyedUnarchiver unarchivedObjectOfClasses:fromData:error:]`
---@param classes CLASS[]
---@param fromData NSData
---@param error lightuserdata?
---@return any
function NSKeyedUnarchiverClass:unarchivedObjectOfClasses_fromData_error_(classes, fromData, error) end
end

do
-- NSLengthFormatter
--- An instance of `NSLengthFormatter`.
---@class NSLengthFormatter: NSFormatter, NSSecureCoding, NSCopying
local NSLengthFormatter = {}

--- `-[NSLengthFormatter getObjectValue:forString:errorDescription:]`
---@param getObjectValue any
---@param string string?
---@param errorDescription lightuserdata?
---@return boolean
function NSLengthFormatter:getObjectValue_forString_errorDescription_(getObjectValue, string, errorDescription) end

--- `-[NSLengthFormatter isForPersonHeightUse]`
---@return boolean
function NSLengthFormatter:isForPersonHeightUse() end

--- `-[NSLengthFormatter numberFormatter]`
---@return NSNumberFormatter?
function NSLengthFormatter:numberFormatter() end

--- `-[NSLengthFormatter setForPersonHeightUse:]`
---@param personHeightUse boolean
function NSLengthFormatter:setForPersonHeightUse_(personHeightUse) end

--- `-[NSLengthFormatter setNumberFormatter:]`
---@param numberFormatter NSNumberFormatter?
function NSLengthFormatter:setNumberFormatter_(numberFormatter) end

--- `-[NSLengthFormatter setUnitStyle:]`
---@param unitStyle integer
function NSLengthFormatter:setUnitStyle_(unitStyle) end

--- `-[NSLengthFormatter stringFromMeters:]`
---@param meters number
---@return string
function NSLengthFormatter:stringFromMeters_(meters) end

--- `-[NSLengthFormatter stringFromValue:unit:]`
---@param value number
---@param unit integer
---@return string
function NSLengthFormatter:stringFromValue_unit_(value, unit) end

--- `-[NSLengthFormatter unitStringFromMeters:usedUnit:]`
---@param meters number
---@param usedUnit lightuserdata?
---@return string
function NSLengthFormatter:unitStringFromMeters_usedUnit_(meters, usedUnit) end

--- `-[NSLengthFormatter unitStringFromValue:unit:]`
---@param value number
---@param unit integer
---@return string
function NSLengthFormatter:unitStringFromValue_unit_(value, unit) end

--- `-[NSLengthFormatter unitStyle]`
---@return integer
function NSLengthFormatter:unitStyle() end

-- NSLengthFormatterClass
--- The class `NSLengthFormatter` itself.
---@class NSLengthFormatterClass: NSFormatterClass
---@field alloc fun(self: NSLengthFormatterClass): NSLengthFormatter
---@field new fun(self: NSLengthFormatterClass): NSLengthFormatter
local NSLengthFormatterClass = {}
end

do
-- NSLikePredicateOperator
--- An instance of `NSLikePredicateOperator`.
---@class NSLikePredicateOperator: NSPredicateOperator
local NSLikePredicateOperator = {}

-- NSLikePredicateOperatorClass
--- The class `NSLikePredicateOperator` itself.
---@class NSLikePredicateOperatorClass: NSPredicateOperatorClass
---@field alloc fun(self: NSLikePredicateOperatorClass): NSLikePredicateOperator
---@field new fun(self: NSLikePredicateOperatorClass): NSLikePredicateOperator
local NSLikePredicateOperatorClass = {}
end

do
-- NSLinguisticTagger
--- An instance of `NSLinguisticTagger`.
---@class NSLinguisticTagger: NSObject
local NSLinguisticTagger = {}

--- `-[NSLinguisticTagger dominantLanguage]`
---@return string?
function NSLinguisticTagger:dominantLanguage() end

--- `-[NSLinguisticTagger enumerateTagsInRange:scheme:options:usingBlock:]`
---@param range NSRangeArgument
---@param scheme string
---@param options integer
---@param usingBlock function
function NSLinguisticTagger:enumerateTagsInRange_scheme_options_usingBlock_(range, scheme, options, usingBlock) end

--- `-[NSLinguisticTagger enumerateTagsInRange:unit:scheme:options:usingBlock:]`
---@param range NSRangeArgument
---@param unit integer
---@param scheme string
---@param options integer
---@param usingBlock function
function NSLinguisticTagger:enumerateTagsInRange_unit_scheme_options_usingBlock_(range, unit, scheme, options, usingBlock) end

--- `-[NSLinguisticTagger initWithTagSchemes:options:]`
---@param tagSchemes string[]
---@param options integer
---@return self
function NSLinguisticTagger:initWithTagSchemes_options_(tagSchemes, options) end

--- `-[NSLinguisticTagger orthographyAtIndex:effectiveRange:]`
---@param index integer
---@param effectiveRange lightuserdata?
---@return NSOrthography?
function NSLinguisticTagger:orthographyAtIndex_effectiveRange_(index, effectiveRange) end

--- `-[NSLinguisticTagger possibleTagsAtIndex:scheme:tokenRange:sentenceRange:scores:]`
---@param index integer
---@param scheme any
---@param tokenRange lightuserdata?
---@param sentenceRange lightuserdata?
---@param scores lightuserdata?
---@return any
function NSLinguisticTagger:possibleTagsAtIndex_scheme_tokenRange_sentenceRange_scores_(index, scheme, tokenRange, sentenceRange, scores) end

--- `-[NSLinguisticTagger sentenceRangeForRange:]`
---@param range NSRangeArgument
---@return NSRange
function NSLinguisticTagger:sentenceRangeForRange_(range) end

--- `-[NSLinguisticTagger setOrthography:range:]`
---@param orthography any
---@param range NSRangeArgument
function NSLinguisticTagger:setOrthography_range_(orthography, range) end

--- `-[NSLinguisticTagger setString:]`
---@param string string?
function NSLinguisticTagger:setString_(string) end

--- `-[NSLinguisticTagger string]`
---@return string?
function NSLinguisticTagger:string() end

--- `-[NSLinguisticTagger stringEditedInRange:changeInLength:]`
---@param range NSRangeArgument
---@param length integer
function NSLinguisticTagger:stringEditedInRange_changeInLength_(range, length) end

--- `-[NSLinguisticTagger tagAtIndex:scheme:tokenRange:sentenceRange:]`
---@param index integer
---@param scheme string
---@param tokenRange lightuserdata?
---@param sentenceRange lightuserdata?
---@return string?
function NSLinguisticTagger:tagAtIndex_scheme_tokenRange_sentenceRange_(index, scheme, tokenRange, sentenceRange) end

--- `-[NSLinguisticTagger tagAtIndex:unit:scheme:tokenRange:]`
---@param index integer
---@param unit integer
---@param scheme string
---@param tokenRange lightuserdata?
---@return string?
function NSLinguisticTagger:tagAtIndex_unit_scheme_tokenRange_(index, unit, scheme, tokenRange) end

--- `-[NSLinguisticTagger tagSchemes]`
---@return string[]
function NSLinguisticTagger:tagSchemes() end

--- `-[NSLinguisticTagger tagsInRange:scheme:options:tokenRanges:]`
---@param range NSRangeArgument
---@param scheme string
---@param options integer
---@param tokenRanges lightuserdata?
---@return string[]
function NSLinguisticTagger:tagsInRange_scheme_options_tokenRanges_(range, scheme, options, tokenRanges) end

--- `-[NSLinguisticTagger tagsInRange:unit:scheme:options:tokenRanges:]`
---@param range NSRangeArgument
---@param unit integer
---@param scheme string
---@param options integer
---@param tokenRanges lightuserdata?
---@return string[]
function NSLinguisticTagger:tagsInRange_unit_scheme_options_tokenRanges_(range, unit, scheme, options, tokenRanges) end

--- `-[NSLinguisticTagger tokenRangeAtIndex:unit:]`
---@param index integer
---@param unit integer
---@return NSRange
function NSLinguisticTagger:tokenRangeAtIndex_unit_(index, unit) end

-- NSLinguisticTaggerClass
--- The class `NSLinguisticTagger` itself.
---@class NSLinguisticTaggerClass: NSObjectClass
---@field alloc fun(self: NSLinguisticTaggerClass): NSLinguisticTagger
---@field new fun(self: NSLinguisticTaggerClass): NSLinguisticTagger
local NSLinguisticTaggerClass = {}

--- `+[NSLinguisticTagger availableTagSchemesForLanguage:]`
---@param language string
---@return string[]
function NSLinguisticTaggerClass:availableTagSchemesForLanguage_(language) end

--- `+[NSLinguisticTagger availableTagSchemesForUnit:language:]`
---@param unit integer
---@param language string
---@return string[]
function NSLinguisticTaggerClass:availableTagSchemesForUnit_language_(unit, language) end

--- `+[NSLinguisticTagger dominantLanguageForString:]`
---@param string string
---@return string?
function NSLinguisticTaggerClass:dominantLanguageForString_(string) end

--- `+[NSLinguisticTagger enumerateTagsForString:range:unit:scheme:options:orthography:usingBlock:]`
---@param string any
---@param range NSRangeArgument
---@param unit integer
---@param scheme any
---@param options integer
---@param orthography any
---@param usingBlock function
function NSLinguisticTaggerClass:enumerateTagsForString_range_unit_scheme_options_orthography_usingBlock_(string, range, unit, scheme, options, orthography, usingBlock) end

--- `+[NSLinguisticTagger tagForString:atIndex:unit:scheme:orthography:tokenRange:]`
---@param string any
---@param atIndex integer
---@param unit integer
---@param scheme any
---@param orthography any
---@param tokenRange lightuserdata?
---@return any
function NSLinguisticTaggerClass:tagForString_atIndex_unit_scheme_orthography_tokenRange_(string, atIndex, unit, scheme, orthography, tokenRange) end

--- `+[NSLinguisticTagger tagsForString:range:unit:scheme:options:orthography:tokenRanges:]`
---@param string any
---@param range NSRangeArgument
---@param unit integer
---@param scheme any
---@param options integer
---@param orthography any
---@param tokenRanges lightuserdata?
---@return any
function NSLinguisticTaggerClass:tagsForString_range_unit_scheme_options_orthography_tokenRanges_(string, range, unit, scheme, options, orthography, tokenRanges) end
end

do
-- NSListFormatter
--- An instance of `NSListFormatter`.
---@class NSListFormatter: NSFormatter, NSSecureCoding, NSCopying
local NSListFormatter = {}

--- `-[NSListFormatter itemFormatter]`
---@return NSFormatter
function NSListFormatter:itemFormatter() end

--- `-[NSListFormatter locale]`
---@return NSLocale
function NSListFormatter:locale() end

--- `-[NSListFormatter setItemFormatter:]`
---@param formatter NSFormatter?
function NSListFormatter:setItemFormatter_(formatter) end

--- `-[NSListFormatter setLocale:]`
---@param locale NSLocale?
function NSListFormatter:setLocale_(locale) end

--- `-[NSListFormatter stringFromItems:]`
---@param items table
---@return string?
function NSListFormatter:stringFromItems_(items) end

-- NSListFormatterClass
--- The class `NSListFormatter` itself.
---@class NSListFormatterClass: NSFormatterClass
---@field alloc fun(self: NSListFormatterClass): NSListFormatter
---@field new fun(self: NSListFormatterClass): NSListFormatter
local NSListFormatterClass = {}

--- `+[NSListFormatter localizedStringByJoiningStrings:]`
---@param joiningStrings string[]
---@return string
function NSListFormatterClass:localizedStringByJoiningStrings_(joiningStrings) end
end

do
-- NSLocale
--- An instance of `NSLocale`.
---@class NSLocale: NSObject, NSSecureCoding, NSCopying
local NSLocale = {}

--- `-[NSLocale alternateQuotationBeginDelimiter]`
---@return string?
function NSLocale:alternateQuotationBeginDelimiter() end

--- `-[NSLocale alternateQuotationEndDelimiter]`
---@return string?
function NSLocale:alternateQuotationEndDelimiter() end

--- `-[NSLocale calendarIdentifier]`
---@return string
function NSLocale:calendarIdentifier() end

--- `-[NSLocale collationIdentifier]`
---@return string?
function NSLocale:collationIdentifier() end

--- `-[NSLocale copyWithZone:]`
---@param zone lightuserdata?
---@return NSLocale
function NSLocale:copyWithZone_(zone) end

--- `-[NSLocale countryCode]`
---@return string?
function NSLocale:countryCode() end

--- `-[NSLocale currencyCode]`
---@return string?
function NSLocale:currencyCode() end

--- `-[NSLocale currencySymbol]`
---@return string?
function NSLocale:currencySymbol() end

--- `-[NSLocale decimalSeparator]`
---@return string?
function NSLocale:decimalSeparator() end

--- `-[NSLocale displayNameForKey:value:]`
---@param key string
---@param value string
---@return string?
function NSLocale:displayNameForKey_value_(key, value) end

--- `-[NSLocale groupingSeparator]`
---@return string?
function NSLocale:groupingSeparator() end

--- `-[NSLocale initWithLocaleIdentifier:]`
---@param localeIdentifier string
---@return self
function NSLocale:initWithLocaleIdentifier_(localeIdentifier) end

--- `-[NSLocale languageCode]`
---@return string?
function NSLocale:languageCode() end

--- `-[NSLocale languageIdentifier]`
---@return string
function NSLocale:languageIdentifier() end

--- `-[NSLocale localeIdentifier]`
---@return string
function NSLocale:localeIdentifier() end

--- `-[NSLocale localizedStringForCalendarIdentifier:]`
---@param calendarIdentifier string
---@return string?
function NSLocale:localizedStringForCalendarIdentifier_(calendarIdentifier) end

--- `-[NSLocale localizedStringForCountryCode:]`
---@param countryCode string
---@return string?
function NSLocale:localizedStringForCountryCode_(countryCode) end

--- `-[NSLocale localizedStringForCurrencyCode:]`
---@param currencyCode string
---@return string?
function NSLocale:localizedStringForCurrencyCode_(currencyCode) end

--- `-[NSLocale localizedStringForCurrencySymbol:]`
---@param currencySymbol string
---@return string?
function NSLocale:localizedStringForCurrencySymbol_(currencySymbol) end

--- `-[NSLocale localizedStringForLanguageCode:]`
---@param languageCode string
---@return string?
function NSLocale:localizedStringForLanguageCode_(languageCode) end

--- `-[NSLocale localizedStringForLocaleIdentifier:]`
---@param localeIdentifier string
---@return string?
function NSLocale:localizedStringForLocaleIdentifier_(localeIdentifier) end

--- `-[NSLocale localizedStringForRegionCode:]`
---@param regionCode string
---@return string?
function NSLocale:localizedStringForRegionCode_(regionCode) end

--- `-[NSLocale objectForKey:]`
---@param key string
---@return any
function NSLocale:objectForKey_(key) end

--- `-[NSLocale quotationBeginDelimiter]`
---@return string?
function NSLocale:quotationBeginDelimiter() end

--- `-[NSLocale quotationEndDelimiter]`
---@return string?
function NSLocale:quotationEndDelimiter() end

--- `-[NSLocale regionCode]`
---@return string?
function NSLocale:regionCode() end

--- `-[NSLocale scriptCode]`
---@return string?
function NSLocale:scriptCode() end

--- `-[NSLocale usesMetricSystem]`
---@return boolean
function NSLocale:usesMetricSystem() end

--- `-[NSLocale variantCode]`
---@return string?
function NSLocale:variantCode() end

-- NSLocaleClass
--- The class `NSLocale` itself.
---@class NSLocaleClass: NSObjectClass
---@field alloc fun(self: NSLocaleClass): NSLocale
---@field new fun(self: NSLocaleClass): NSLocale
local NSLocaleClass = {}

--- `+[NSLocale ISOCountryCodes]`
---@return string[]
function NSLocaleClass:ISOCountryCodes() end

--- `+[NSLocale ISOCurrencyCodes]`
---@return string[]
function NSLocaleClass:ISOCurrencyCodes() end

--- `+[NSLocale ISOLanguageCodes]`
---@return string[]
function NSLocaleClass:ISOLanguageCodes() end

--- `+[NSLocale autoupdatingCurrentLocale]`
---@return NSLocale
function NSLocaleClass:autoupdatingCurrentLocale() end

--- `+[NSLocale availableLocaleIdentifiers]`
---@return string[]
function NSLocaleClass:availableLocaleIdentifiers() end

--- `+[NSLocale canonicalLanguageIdentifierFromString:]`
---@param string string
---@return string
function NSLocaleClass:canonicalLanguageIdentifierFromString_(string) end

--- `+[NSLocale canonicalLocaleIdentifierFromString:]`
---@param string string
---@return string
function NSLocaleClass:canonicalLocaleIdentifierFromString_(string) end

--- `+[NSLocale characterDirectionForLanguage:]`
---@param language string
---@return integer
function NSLocaleClass:characterDirectionForLanguage_(language) end

--- `+[NSLocale commonISOCurrencyCodes]`
---@return string[]
function NSLocaleClass:commonISOCurrencyCodes() end

--- `+[NSLocale componentsFromLocaleIdentifier:]`
---@param localeIdentifier string
---@return NSDictionary|table|nil
function NSLocaleClass:componentsFromLocaleIdentifier_(localeIdentifier) end

--- `+[NSLocale currentLocale]`
---@return NSLocale
function NSLocaleClass:currentLocale() end

--- `+[NSLocale lineDirectionForLanguage:]`
---@param language string
---@return integer
function NSLocaleClass:lineDirectionForLanguage_(language) end

--- `+[NSLocale localeIdentifierFromComponents:]`
---@param components NSDictionary|table
---@return string
function NSLocaleClass:localeIdentifierFromComponents_(components) end

--- `+[NSLocale localeWithLocaleIdentifier:]`
---@param localeIdentifier string
---@return NSLocale
function NSLocaleClass:localeWithLocaleIdentifier_(localeIdentifier) end

--- `+[NSLocale preferredLanguages]`
---@return string[]
function NSLocaleClass:preferredLanguages() end

--- `+[NSLocale supportsSecureCoding]`
---@return boolean
function NSLocaleClass:supportsSecureCoding() end

--- `+[NSLocale systemLocale]`
---@return NSLocale
function NSLocaleClass:systemLocale() end
end

do
-- NSLock
--- An instance of `NSLock`.
---@class NSLock: NSObject, NSLocking
local NSLock = {}

--- `-[NSLock lockBeforeDate:]`
---@param date NSDate
---@return boolean
function NSLock:lockBeforeDate_(date) end

--- `-[NSLock name]`
---@return string?
function NSLock:name() end

--- `-[NSLock setName:]`
---@param name string?
function NSLock:setName_(name) end

--- `-[NSLock tryLock]`
---@return boolean
function NSLock:tryLock() end

-- NSLockClass
--- The class `NSLock` itself.
---@class NSLockClass: NSObjectClass
---@field alloc fun(self: NSLockClass): NSLock
---@field new fun(self: NSLockClass): NSLock
local NSLockClass = {}
end

do
-- NSMachPort
--- An instance of `NSMachPort`.
---@class NSMachPort: NSPort
local NSMachPort = {}

-- NSMachPortClass
--- The class `NSMachPort` itself.
---@class NSMachPortClass: NSPortClass
---@field alloc fun(self: NSMachPortClass): NSMachPort
---@field new fun(self: NSMachPortClass): NSMachPort
local NSMachPortClass = {}
end

do
-- NSMapTable
--- An instance of `NSMapTable`.
---@class NSMapTable: NSObject, NSSecureCoding, NSFastEnumeration, NSCopying
local NSMapTable = {}

--- `-[NSMapTable count]`
---@return integer
function NSMapTable:count() end

--- `-[NSMapTable dictionaryRepresentation]`
---@return NSDictionary
function NSMapTable:dictionaryRepresentation() end

--- `-[NSMapTable initWithKeyOptions:valueOptions:capacity:]`
---@param keyOptions integer
---@param valueOptions integer
---@param capacity integer
---@return self
function NSMapTable:initWithKeyOptions_valueOptions_capacity_(keyOptions, valueOptions, capacity) end

--- `-[NSMapTable initWithKeyPointerFunctions:valuePointerFunctions:capacity:]`
---@param pointerFunctions NSPointerFunctions
---@param valuePointerFunctions NSPointerFunctions
---@param capacity integer
---@return self
function NSMapTable:initWithKeyPointerFunctions_valuePointerFunctions_capacity_(pointerFunctions, valuePointerFunctions, capacity) end

--- `-[NSMapTable keyEnumerator]`
---@return NSEnumerator
function NSMapTable:keyEnumerator() end

--- `-[NSMapTable keyPointerFunctions]`
---@return NSPointerFunctions
function NSMapTable:keyPointerFunctions() end

--- `-[NSMapTable mutableCopyWithZone:]`
---@param zone lightuserdata?
---@return any
function NSMapTable:mutableCopyWithZone_(zone) end

--- `-[NSMapTable objectEnumerator]`
---@return NSEnumerator?
function NSMapTable:objectEnumerator() end

--- `-[NSMapTable objectForKey:]`
---@param key any
---@return any
function NSMapTable:objectForKey_(key) end

--- `-[NSMapTable removeAllObjects]`
function NSMapTable:removeAllObjects() end

--- `-[NSMapTable removeObjectForKey:]`
---@param key any
function NSMapTable:removeObjectForKey_(key) end

--- `-[NSMapTable setObject:forKey:]`
---@param object any
---@param key any
function NSMapTable:setObject_forKey_(object, key) end

--- `-[NSMapTable valuePointerFunctions]`
---@return NSPointerFunctions
function NSMapTable:valuePointerFunctions() end

-- NSMapTableClass
--- The class `NSMapTable` itself.
---@class NSMapTableClass: NSObjectClass
---@field alloc fun(self: NSMapTableClass): NSMapTable
---@field new fun(self: NSMapTableClass): NSMapTable
local NSMapTableClass = {}

--- `+[NSMapTable allocWithZone:]`
---@param zone lightuserdata?
---@return NSMapTable
function NSMapTableClass:allocWithZone_(zone) end

--- `+[NSMapTable mapTableWithKeyOptions:valueOptions:]`
---@param keyOptions integer
---@param valueOptions integer
---@return NSMapTable
function NSMapTableClass:mapTableWithKeyOptions_valueOptions_(keyOptions, valueOptions) end

--- `+[NSMapTable mapTableWithStrongToStrongObjects]`
---@return any
function NSMapTableClass:mapTableWithStrongToStrongObjects() end

--- `+[NSMapTable mapTableWithStrongToWeakObjects]`
---@return any
function NSMapTableClass:mapTableWithStrongToWeakObjects() end

--- `+[NSMapTable mapTableWithWeakToStrongObjects]`
---@return any
function NSMapTableClass:mapTableWithWeakToStrongObjects() end

--- `+[NSMapTable mapTableWithWeakToWeakObjects]`
---@return any
function NSMapTableClass:mapTableWithWeakToWeakObjects() end

--- `+[NSMapTable strongToStrongObjectsMapTable]`
---@return NSMapTable
function NSMapTableClass:strongToStrongObjectsMapTable() end

--- `+[NSMapTable strongToWeakObjectsMapTable]`
---@return NSMapTable
function NSMapTableClass:strongToWeakObjectsMapTable() end

--- `+[NSMapTable supportsSecureCoding]`
---@return boolean
function NSMapTableClass:supportsSecureCoding() end

--- `+[NSMapTable weakToStrongObjectsMapTable]`
---@return NSMapTable
function NSMapTableClass:weakToStrongObjectsMapTable() end

--- `+[NSMapTable weakToWeakObjectsMapTable]`
---@return NSMapTable
function NSMapTableClass:weakToWeakObjectsMapTable() end
end

do
-- NSMassFormatter
--- An instance of `NSMassFormatter`.
---@class NSMassFormatter: NSFormatter, NSSecureCoding, NSCopying
local NSMassFormatter = {}

--- `-[NSMassFormatter getObjectValue:forString:errorDescription:]`
---@param getObjectValue any
---@param string string?
---@param errorDescription lightuserdata?
---@return boolean
function NSMassFormatter:getObjectValue_forString_errorDescription_(getObjectValue, string, errorDescription) end

--- `-[NSMassFormatter isForPersonMassUse]`
---@return boolean
function NSMassFormatter:isForPersonMassUse() end

--- `-[NSMassFormatter numberFormatter]`
---@return NSNumberFormatter?
function NSMassFormatter:numberFormatter() end

--- `-[NSMassFormatter setForPersonMassUse:]`
---@param personMassUse boolean
function NSMassFormatter:setForPersonMassUse_(personMassUse) end

--- `-[NSMassFormatter setNumberFormatter:]`
---@param numberFormatter NSNumberFormatter?
function NSMassFormatter:setNumberFormatter_(numberFormatter) end

--- `-[NSMassFormatter setUnitStyle:]`
---@param unitStyle integer
function NSMassFormatter:setUnitStyle_(unitStyle) end

--- `-[NSMassFormatter stringFromKilograms:]`
---@param kilograms number
---@return string
function NSMassFormatter:stringFromKilograms_(kilograms) end

--- `-[NSMassFormatter stringFromValue:unit:]`
---@param value number
---@param unit integer
---@return string
function NSMassFormatter:stringFromValue_unit_(value, unit) end

--- `-[NSMassFormatter unitStringFromKilograms:usedUnit:]`
---@param kilograms number
---@param usedUnit lightuserdata?
---@return string
function NSMassFormatter:unitStringFromKilograms_usedUnit_(kilograms, usedUnit) end

--- `-[NSMassFormatter unitStringFromValue:unit:]`
---@param value number
---@param unit integer
---@return string
function NSMassFormatter:unitStringFromValue_unit_(value, unit) end

--- `-[NSMassFormatter unitStyle]`
---@return integer
function NSMassFormatter:unitStyle() end

-- NSMassFormatterClass
--- The class `NSMassFormatter` itself.
---@class NSMassFormatterClass: NSFormatterClass
---@field alloc fun(self: NSMassFormatterClass): NSMassFormatter
---@field new fun(self: NSMassFormatterClass): NSMassFormatter
local NSMassFormatterClass = {}
end

do
-- NSMatchingPredicateOperator
--- An instance of `NSMatchingPredicateOperator`.
---@class NSMatchingPredicateOperator: NSPredicateOperator
local NSMatchingPredicateOperator = {}

-- NSMatchingPredicateOperatorClass
--- The class `NSMatchingPredicateOperator` itself.
---@class NSMatchingPredicateOperatorClass: NSPredicateOperatorClass
---@field alloc fun(self: NSMatchingPredicateOperatorClass): NSMatchingPredicateOperator
---@field new fun(self: NSMatchingPredicateOperatorClass): NSMatchingPredicateOperator
local NSMatchingPredicateOperatorClass = {}
end

do
-- NSMeasurement
--- An instance of `NSMeasurement`.
---@class NSMeasurement: NSObject, NSSecureCoding, NSCopying
local NSMeasurement = {}

--- `-[NSMeasurement canBeConvertedToUnit:]`
---@param unit NSUnit
---@return boolean
function NSMeasurement:canBeConvertedToUnit_(unit) end

--- `-[NSMeasurement copyWithZone:]`
---@param zone lightuserdata?
---@return NSMeasurement
function NSMeasurement:copyWithZone_(zone) end

--- `-[NSMeasurement doubleValue]`
---@return number
function NSMeasurement:doubleValue() end

--- `-[NSMeasurement initWithDoubleValue:unit:]`
---@param doubleValue number
---@param unit NSUnit
---@return self
function NSMeasurement:initWithDoubleValue_unit_(doubleValue, unit) end

--- `-[NSMeasurement measurementByAddingMeasurement:]`
---@param measurement NSMeasurement
---@return NSMeasurement
function NSMeasurement:measurementByAddingMeasurement_(measurement) end

--- `-[NSMeasurement measurementByConvertingToUnit:]`
---@param unit NSUnit
---@return NSMeasurement
function NSMeasurement:measurementByConvertingToUnit_(unit) end

--- `-[NSMeasurement measurementBySubtractingMeasurement:]`
---@param measurement NSMeasurement
---@return NSMeasurement
function NSMeasurement:measurementBySubtractingMeasurement_(measurement) end

--- `-[NSMeasurement unit]`
---@return NSUnit?
function NSMeasurement:unit() end

-- NSMeasurementClass
--- The class `NSMeasurement` itself.
---@class NSMeasurementClass: NSObjectClass
---@field alloc fun(self: NSMeasurementClass): NSMeasurement
---@field new fun(self: NSMeasurementClass): NSMeasurement
local NSMeasurementClass = {}

--- `+[NSMeasurement supportsSecureCoding]`
---@return boolean
function NSMeasurementClass:supportsSecureCoding() end
end

do
-- NSMeasurementFormatter
--- An instance of `NSMeasurementFormatter`.
---@class NSMeasurementFormatter: NSFormatter, NSSecureCoding, NSCopying
local NSMeasurementFormatter = {}

--- `-[NSMeasurementFormatter locale]`
---@return NSLocale
function NSMeasurementFormatter:locale() end

--- `-[NSMeasurementFormatter numberFormatter]`
---@return NSNumberFormatter?
function NSMeasurementFormatter:numberFormatter() end

--- `-[NSMeasurementFormatter setLocale:]`
---@param locale NSLocale?
function NSMeasurementFormatter:setLocale_(locale) end

--- `-[NSMeasurementFormatter setNumberFormatter:]`
---@param numberFormatter NSNumberFormatter?
function NSMeasurementFormatter:setNumberFormatter_(numberFormatter) end

--- `-[NSMeasurementFormatter setUnitOptions:]`
---@param unitOptions integer
function NSMeasurementFormatter:setUnitOptions_(unitOptions) end

--- `-[NSMeasurementFormatter setUnitStyle:]`
---@param unitStyle integer
function NSMeasurementFormatter:setUnitStyle_(unitStyle) end

--- `-[NSMeasurementFormatter stringFromMeasurement:]`
---@param measurement NSMeasurement
---@return string
function NSMeasurementFormatter:stringFromMeasurement_(measurement) end

--- `-[NSMeasurementFormatter stringFromUnit:]`
---@param unit NSUnit
---@return string
function NSMeasurementFormatter:stringFromUnit_(unit) end

--- `-[NSMeasurementFormatter unitOptions]`
---@return integer
function NSMeasurementFormatter:unitOptions() end

--- `-[NSMeasurementFormatter unitStyle]`
---@return integer
function NSMeasurementFormatter:unitStyle() end

-- NSMeasurementFormatterClass
--- The class `NSMeasurementFormatter` itself.
---@class NSMeasurementFormatterClass: NSFormatterClass
---@field alloc fun(self: NSMeasurementFormatterClass): NSMeasurementFormatter
---@field new fun(self: NSMeasurementFormatterClass): NSMeasurementFormatter
local NSMeasurementFormatterClass = {}
end

do
-- NSMethodSignature
--- An instance of `NSMethodSignature`.
---@class NSMethodSignature: NSObject
local NSMethodSignature = {}

--- `-[NSMethodSignature frameLength]`
---@return integer
function NSMethodSignature:frameLength() end

--- `-[NSMethodSignature getArgumentTypeAtIndex:]`
---@param index integer
---@return string
function NSMethodSignature:getArgumentTypeAtIndex_(index) end

--- `-[NSMethodSignature isOneway]`
---@return boolean
function NSMethodSignature:isOneway() end

--- `-[NSMethodSignature methodReturnLength]`
---@return integer
function NSMethodSignature:methodReturnLength() end

--- `-[NSMethodSignature methodReturnType]`
---@return string
function NSMethodSignature:methodReturnType() end

--- `-[NSMethodSignature numberOfArguments]`
---@return integer
function NSMethodSignature:numberOfArguments() end

-- NSMethodSignatureClass
--- The class `NSMethodSignature` itself.
---@class NSMethodSignatureClass: NSObjectClass
---@field alloc fun(self: NSMethodSignatureClass): NSMethodSignature
---@field new fun(self: NSMethodSignatureClass): NSMethodSignature
local NSMethodSignatureClass = {}

--- `+[NSMethodSignature signatureWithObjCTypes:]`
---@param objCTypes string?
---@return NSMethodSignature?
function NSMethodSignatureClass:signatureWithObjCTypes_(objCTypes) end
end

do
-- NSMutableArray
--- An instance of `NSMutableArray`.
---@class NSMutableArray: NSArray
local NSMutableArray = {}

--- `-[NSMutableArray addObject:]`
---@param object any
function NSMutableArray:addObject_(object) end

--- `-[NSMutableArray addObjectsFromArray:]`
---@param array NSArray|table
function NSMutableArray:addObjectsFromArray_(array) end

--- `-[NSMutableArray applyDifference:]`
---@param applyDifference NSOrderedCollectionDifference
function NSMutableArray:applyDifference_(applyDifference) end

--- `-[NSMutableArray exchangeObjectAtIndex:withObjectAtIndex:]`
---@param index integer
---@param withObjectAtIndex integer
function NSMutableArray:exchangeObjectAtIndex_withObjectAtIndex_(index, withObjectAtIndex) end

--- `-[NSMutableArray filterUsingPredicate:]`
---@param predicate NSPredicate
function NSMutableArray:filterUsingPredicate_(predicate) end

--- `-[NSMutableArray initWithCapacity:]`
---@param capacity integer
---@return self
function NSMutableArray:initWithCapacity_(capacity) end

--- `-[NSMutableArray insertObject:atIndex:]`
---@param object any
---@param atIndex integer
function NSMutableArray:insertObject_atIndex_(object, atIndex) end

--- `-[NSMutableArray insertObjects:atIndexes:]`
---@param objects table
---@param atIndexes integer[]
function NSMutableArray:insertObjects_atIndexes_(objects, atIndexes) end

--- `-[NSMutableArray removeAllObjects]`
function NSMutableArray:removeAllObjects() end

--- `-[NSMutableArray removeLastObject]`
function NSMutableArray:removeLastObject() end

--- `-[NSMutableArray removeObject:]`
---@param object any
function NSMutableArray:removeObject_(object) end

--- `-[NSMutableArray removeObject:inRange:]`
---@param object any
---@param inRange NSRangeArgument
function NSMutableArray:removeObject_inRange_(object, inRange) end

--- `-[NSMutableArray removeObjectAtIndex:]`
---@param index integer
function NSMutableArray:removeObjectAtIndex_(index) end

--- `-[NSMutableArray removeObjectIdenticalTo:]`
---@param objectIdenticalTo any
function NSMutableArray:removeObjectIdenticalTo_(objectIdenticalTo) end

--- `-[NSMutableArray removeObjectIdenticalTo:inRange:]`
---@param objectIdenticalTo any
---@param inRange NSRangeArgument
function NSMutableArray:removeObjectIdenticalTo_inRange_(objectIdenticalTo, inRange) end

--- `-[NSMutableArray removeObjectsAtIndexes:]`
---@param indexes integer[]?
function NSMutableArray:removeObjectsAtIndexes_(indexes) end

--- `-[NSMutableArray removeObjectsFromIndices:numIndices:]`
---@param indices integer[]
---@param numIndices integer
function NSMutableArray:removeObjectsFromIndices_numIndices_(indices, numIndices) end

--- `-[NSMutableArray removeObjectsInArray:]`
---@param array table?
function NSMutableArray:removeObjectsInArray_(array) end

--- `-[NSMutableArray removeObjectsInRange:]`
---@param range NSRangeArgument
function NSMutableArray:removeObjectsInRange_(range) end

--- `-[NSMutableArray replaceObjectAtIndex:withObject:]`
---@param index integer
---@param object any
function NSMutableArray:replaceObjectAtIndex_withObject_(index, object) end

--- `-[NSMutableArray replaceObjectsAtIndexes:withObjects:]`
---@param indexes integer[]
---@param objects table
function NSMutableArray:replaceObjectsAtIndexes_withObjects_(indexes, objects) end

--- `-[NSMutableArray replaceObjectsInRange:withObjects:count:]`
---@param range NSRangeArgument
---@param objects any
---@param count integer
function NSMutableArray:replaceObjectsInRange_withObjects_count_(range, objects, count) end

--- `-[NSMutableArray replaceObjectsInRange:withObjectsFromArray:]`
---@param range NSRangeArgument
---@param array NSArray|table
function NSMutableArray:replaceObjectsInRange_withObjectsFromArray_(range, array) end

--- `-[NSMutableArray replaceObjectsInRange:withObjectsFromArray:range:]`
---@param range NSRangeArgument
---@param array NSArray|table
---@param range3 NSRangeArgument
function NSMutableArray:replaceObjectsInRange_withObjectsFromArray_range_(range, array, range3) end

--- `-[NSMutableArray setArray:]`
---@param array NSArray|table
function NSMutableArray:setArray_(array) end

--- `-[NSMutableArray setObject:atIndexedSubscript:]`
---@param object any
---@param atIndexedSubscript integer
function NSMutableArray:setObject_atIndexedSubscript_(object, atIndexedSubscript) end

--- `-[NSMutableArray sortUsingComparator:]`
---@param comparator function
function NSMutableArray:sortUsingComparator_(comparator) end

--- `-[NSMutableArray sortUsingDescriptors:]`
---@param descriptors NSSortDescriptor[]
function NSMutableArray:sortUsingDescriptors_(descriptors) end

--- `-[NSMutableArray sortUsingFunction:context:]`
---@param function_ lightuserdata?
---@param context any
function NSMutableArray:sortUsingFunction_context_(function_, context) end

--- `-[NSMutableArray sortUsingSelector:]`
---@param selector SEL
function NSMutableArray:sortUsingSelector_(selector) end

--- `-[NSMutableArray sortWithOptions:usingComparator:]`
---@param options integer
---@param usingComparator function
function NSMutableArray:sortWithOptions_usingComparator_(options, usingComparator) end

-- NSMutableArrayClass
--- The class `NSMutableArray` itself.
---@class NSMutableArrayClass: NSArrayClass
---@field alloc fun(self: NSMutableArrayClass): NSMutableArray
---@field new fun(self: NSMutableArrayClass): NSMutableArray
local NSMutableArrayClass = {}

--- `+[NSMutableArray arrayWithCapacity:]`
---@param capacity integer
---@return NSMutableArray
function NSMutableArrayClass:arrayWithCapacity_(capacity) end
end

do
-- NSMutableAttributedString
--- An instance of `NSMutableAttributedString`.
---@class NSMutableAttributedString: NSAttributedString
local NSMutableAttributedString = {}

--- `-[NSMutableAttributedString addAttribute:value:range:]`
---@param attribute string?
---@param value any
---@param range NSRangeArgument
function NSMutableAttributedString:addAttribute_value_range_(attribute, value, range) end

--- `-[NSMutableAttributedString addAttributes:range:]`
---@param attributes NSDictionary|table
---@param range NSRangeArgument
function NSMutableAttributedString:addAttributes_range_(attributes, range) end

--- `-[NSMutableAttributedString appendAttributedString:]`
---@param attributedString NSAttributedString?
function NSMutableAttributedString:appendAttributedString_(attributedString) end

--- `-[NSMutableAttributedString beginEditing]`
function NSMutableAttributedString:beginEditing() end

--- `-[NSMutableAttributedString deleteCharactersInRange:]`
---@param range NSRangeArgument
function NSMutableAttributedString:deleteCharactersInRange_(range) end

--- `-[NSMutableAttributedString endEditing]`
function NSMutableAttributedString:endEditing() end

--- `-[NSMutableAttributedString fixAttributesInRange:]`
---@param range NSRangeArgument
function NSMutableAttributedString:fixAttributesInRange_(range) end

--- `-[NSMutableAttributedString insertAttributedString:atIndex:]`
---@param attributedString NSAttributedString?
---@param atIndex integer
function NSMutableAttributedString:insertAttributedString_atIndex_(attributedString, atIndex) end

--- `-[NSMutableAttributedString mutableString]`
---@return NSString?
function NSMutableAttributedString:mutableString() end

--- `-[NSMutableAttributedString readFromData:options:documentAttributes:error:]`
---@param data NSData
---@param options NSDictionary|table
---@param documentAttributes lightuserdata?
---@param error lightuserdata?
---@return boolean
function NSMutableAttributedString:readFromData_options_documentAttributes_error_(data, options, documentAttributes, error) end

--- `-[NSMutableAttributedString readFromURL:options:documentAttributes:error:]`
---@param url NSURL
---@param options NSDictionary|table
---@param documentAttributes lightuserdata?
---@param error lightuserdata?
---@return boolean
function NSMutableAttributedString:readFromURL_options_documentAttributes_error_(url, options, documentAttributes, error) end

--- `-[NSMutableAttributedString removeAttribute:range:]`
---@param attribute string?
---@param range NSRangeArgument
function NSMutableAttributedString:removeAttribute_range_(attribute, range) end

--- `-[NSMutableAttributedString replaceCharactersInRange:withAttributedString:]`
---@param range NSRangeArgument
---@param attributedString NSAttributedString?
function NSMutableAttributedString:replaceCharactersInRange_withAttributedString_(range, attributedString) end

--- `-[NSMutableAttributedString replaceCharactersInRange:withString:]`
---@param range NSRangeArgument
---@param string string?
function NSMutableAttributedString:replaceCharactersInRange_withString_(range, string) end

--- `-[NSMutableAttributedString setAttributedString:]`
---@param attributedString NSAttributedString?
function NSMutableAttributedString:setAttributedString_(attributedString) end

--- `-[NSMutableAttributedString setAttributes:range:]`
---@param attributes NSDictionary|table|nil
---@param range NSRangeArgument
function NSMutableAttributedString:setAttributes_range_(attributes, range) end

-- NSMutableAttributedStringClass
--- The class `NSMutableAttributedString` itself.
---@class NSMutableAttributedStringClass: NSAttributedStringClass
---@field alloc fun(self: NSMutableAttributedStringClass): NSMutableAttributedString
---@field new fun(self: NSMutableAttributedStringClass): NSMutableAttributedString
local NSMutableAttributedStringClass = {}
end

do
-- NSMutableCharacterSet
--- An instance of `NSMutableCharacterSet`.
---@class NSMutableCharacterSet: NSCharacterSet
local NSMutableCharacterSet = {}

--- `-[NSMutableCharacterSet addCharactersInRange:]`
---@param range NSRangeArgument
function NSMutableCharacterSet:addCharactersInRange_(range) end

--- `-[NSMutableCharacterSet addCharactersInString:]`
---@param string string
function NSMutableCharacterSet:addCharactersInString_(string) end

--- `-[NSMutableCharacterSet formIntersectionWithCharacterSet:]`
---@param characterSet NSCharacterSet
function NSMutableCharacterSet:formIntersectionWithCharacterSet_(characterSet) end

--- `-[NSMutableCharacterSet formUnionWithCharacterSet:]`
---@param characterSet NSCharacterSet
function NSMutableCharacterSet:formUnionWithCharacterSet_(characterSet) end

--- `-[NSMutableCharacterSet invert]`
function NSMutableCharacterSet:invert() end

--- `-[NSMutableCharacterSet removeCharactersInRange:]`
---@param range NSRangeArgument
function NSMutableCharacterSet:removeCharactersInRange_(range) end

--- `-[NSMutableCharacterSet removeCharactersInString:]`
---@param string string
function NSMutableCharacterSet:removeCharactersInString_(string) end

-- NSMutableCharacterSetClass
--- The class `NSMutableCharacterSet` itself.
---@class NSMutableCharacterSetClass: NSCharacterSetClass
---@field alloc fun(self: NSMutableCharacterSetClass): NSMutableCharacterSet
---@field new fun(self: NSMutableCharacterSetClass): NSMutableCharacterSet
local NSMutableCharacterSetClass = {}
end

do
-- NSMutableData
--- An instance of `NSMutableData`.
---@class NSMutableData: NSData
local NSMutableData = {}

--- `-[NSMutableData appendBytes:length:]`
---@param appendBytes any
---@param length integer
function NSMutableData:appendBytes_length_(appendBytes, length) end

--- `-[NSMutableData appendData:]`
---@param data NSData
function NSMutableData:appendData_(data) end

--- `-[NSMutableData compressUsingAlgorithm:error:]`
---@param algorithm integer
---@param error NSError?
---@return boolean
function NSMutableData:compressUsingAlgorithm_error_(algorithm, error) end

--- `-[NSMutableData decompressUsingAlgorithm:error:]`
---@param algorithm integer
---@param error NSError?
---@return boolean
function NSMutableData:decompressUsingAlgorithm_error_(algorithm, error) end

--- `-[NSMutableData increaseLengthBy:]`
---@param increaseLengthBy integer
function NSMutableData:increaseLengthBy_(increaseLengthBy) end

--- `-[NSMutableData mutableBytes]`
---@return any
function NSMutableData:mutableBytes() end

--- `-[NSMutableData replaceBytesInRange:withBytes:]`
---@param range NSRangeArgument
---@param bytes any
function NSMutableData:replaceBytesInRange_withBytes_(range, bytes) end

--- `-[NSMutableData replaceBytesInRange:withBytes:length:]`
---@param range NSRangeArgument
---@param bytes any
---@param length integer
function NSMutableData:replaceBytesInRange_withBytes_length_(range, bytes, length) end

--- `-[NSMutableData resetBytesInRange:]`
---@param range NSRangeArgument
function NSMutableData:resetBytesInRange_(range) end

--- `-[NSMutableData setData:]`
---@param data NSData
function NSMutableData:setData_(data) end

--- `-[NSMutableData setLength:]`
---@param length integer
function NSMutableData:setLength_(length) end

-- NSMutableDataClass
--- The class `NSMutableData` itself.
---@class NSMutableDataClass: NSDataClass
---@field alloc fun(self: NSMutableDataClass): NSMutableData
---@field new fun(self: NSMutableDataClass): NSMutableData
local NSMutableDataClass = {}
end

do
-- NSMutableDictionary
--- An instance of `NSMutableDictionary`.
---@class NSMutableDictionary: NSDictionary
local NSMutableDictionary = {}

--- `-[NSMutableDictionary addEntriesFromDictionary:]`
---@param dictionary NSDictionary|table
function NSMutableDictionary:addEntriesFromDictionary_(dictionary) end

--- `-[NSMutableDictionary initWithCapacity:]`
---@param capacity integer
---@return self
function NSMutableDictionary:initWithCapacity_(capacity) end

--- `-[NSMutableDictionary removeAllObjects]`
function NSMutableDictionary:removeAllObjects() end

--- `-[NSMutableDictionary removeObjectForKey:]`
---@param key any
function NSMutableDictionary:removeObjectForKey_(key) end

--- `-[NSMutableDictionary removeObjectsForKeys:]`
---@param keys table
function NSMutableDictionary:removeObjectsForKeys_(keys) end

--- `-[NSMutableDictionary setDictionary:]`
---@param dictionary NSDictionary|table
function NSMutableDictionary:setDictionary_(dictionary) end

--- `-[NSMutableDictionary setObject:forKey:]`
---@param object any
---@param key any
function NSMutableDictionary:setObject_forKey_(object, key) end

--- `-[NSMutableDictionary setObject:forKeyedSubscript:]`
---@param object any
---@param keyedSubscript any
function NSMutableDictionary:setObject_forKeyedSubscript_(object, keyedSubscript) end

-- NSMutableDictionaryClass
--- The class `NSMutableDictionary` itself.
---@class NSMutableDictionaryClass: NSDictionaryClass
---@field alloc fun(self: NSMutableDictionaryClass): NSMutableDictionary
---@field new fun(self: NSMutableDictionaryClass): NSMutableDictionary
local NSMutableDictionaryClass = {}

--- `+[NSMutableDictionary dictionaryWithCapacity:]`
---@param capacity integer
---@return NSMutableDictionary
function NSMutableDictionaryClass:dictionaryWithCapacity_(capacity) end

--- `+[NSMutableDictionary dictionaryWithSharedKeySet:]`
---@param sharedKeySet any
---@return NSMutableDictionary
function NSMutableDictionaryClass:dictionaryWithSharedKeySet_(sharedKeySet) end
end

do
-- NSMutableIndexSet
--- An instance of `NSMutableIndexSet`.
---@class NSMutableIndexSet: NSIndexSet
local NSMutableIndexSet = {}

--- `-[NSMutableIndexSet addIndex:]`
---@param index integer
function NSMutableIndexSet:addIndex_(index) end

--- `-[NSMutableIndexSet addIndexes:]`
---@param indexes integer[]
function NSMutableIndexSet:addIndexes_(indexes) end

--- `-[NSMutableIndexSet addIndexesInRange:]`
---@param range NSRangeArgument
function NSMutableIndexSet:addIndexesInRange_(range) end

--- `-[NSMutableIndexSet removeAllIndexes]`
function NSMutableIndexSet:removeAllIndexes() end

--- `-[NSMutableIndexSet removeIndex:]`
---@param index integer
function NSMutableIndexSet:removeIndex_(index) end

--- `-[NSMutableIndexSet removeIndexes:]`
---@param indexes integer[]
function NSMutableIndexSet:removeIndexes_(indexes) end

--- `-[NSMutableIndexSet removeIndexesInRange:]`
---@param range NSRangeArgument
function NSMutableIndexSet:removeIndexesInRange_(range) end

--- `-[NSMutableIndexSet shiftIndexesStartingAtIndex:by:]`
---@param index integer
---@param by integer
function NSMutableIndexSet:shiftIndexesStartingAtIndex_by_(index, by) end

-- NSMutableIndexSetClass
--- The class `NSMutableIndexSet` itself.
---@class NSMutableIndexSetClass: NSIndexSetClass
---@field alloc fun(self: NSMutableIndexSetClass): NSMutableIndexSet
---@field new fun(self: NSMutableIndexSetClass): NSMutableIndexSet
local NSMutableIndexSetClass = {}
end

do
-- NSMutableOrderedSet
--- An instance of `NSMutableOrderedSet`.
---@class NSMutableOrderedSet: NSOrderedSet
local NSMutableOrderedSet = {}

--- `-[NSMutableOrderedSet addObject:]`
---@param object any
function NSMutableOrderedSet:addObject_(object) end

--- `-[NSMutableOrderedSet addObjects:count:]`
---@param objects any
---@param count integer
function NSMutableOrderedSet:addObjects_count_(objects, count) end

--- `-[NSMutableOrderedSet addObjectsFromArray:]`
---@param array table?
function NSMutableOrderedSet:addObjectsFromArray_(array) end

--- `-[NSMutableOrderedSet applyDifference:]`
---@param applyDifference NSOrderedCollectionDifference
function NSMutableOrderedSet:applyDifference_(applyDifference) end

--- `-[NSMutableOrderedSet exchangeObjectAtIndex:withObjectAtIndex:]`
---@param index integer
---@param withObjectAtIndex integer
function NSMutableOrderedSet:exchangeObjectAtIndex_withObjectAtIndex_(index, withObjectAtIndex) end

--- `-[NSMutableOrderedSet filterUsingPredicate:]`
---@param predicate NSPredicate
function NSMutableOrderedSet:filterUsingPredicate_(predicate) end

--- `-[NSMutableOrderedSet initWithCapacity:]`
---@param capacity integer
---@return self
function NSMutableOrderedSet:initWithCapacity_(capacity) end

--- `-[NSMutableOrderedSet insertObject:atIndex:]`
---@param object any
---@param atIndex integer
function NSMutableOrderedSet:insertObject_atIndex_(object, atIndex) end

--- `-[NSMutableOrderedSet insertObjects:atIndexes:]`
---@param objects table
---@param atIndexes integer[]
function NSMutableOrderedSet:insertObjects_atIndexes_(objects, atIndexes) end

--- `-[NSMutableOrderedSet intersectOrderedSet:]`
---@param intersectOrderedSet table?
function NSMutableOrderedSet:intersectOrderedSet_(intersectOrderedSet) end

--- `-[NSMutableOrderedSet intersectSet:]`
---@param intersectSet table?
function NSMutableOrderedSet:intersectSet_(intersectSet) end

--- `-[NSMutableOrderedSet minusOrderedSet:]`
---@param minusOrderedSet table?
function NSMutableOrderedSet:minusOrderedSet_(minusOrderedSet) end

--- `-[NSMutableOrderedSet minusSet:]`
---@param minusSet table?
function NSMutableOrderedSet:minusSet_(minusSet) end

--- `-[NSMutableOrderedSet moveObjectsAtIndexes:toIndex:]`
---@param indexes integer[]
---@param toIndex integer
function NSMutableOrderedSet:moveObjectsAtIndexes_toIndex_(indexes, toIndex) end

--- `-[NSMutableOrderedSet removeAllObjects]`
function NSMutableOrderedSet:removeAllObjects() end

--- `-[NSMutableOrderedSet removeObject:]`
---@param object any
function NSMutableOrderedSet:removeObject_(object) end

--- `-[NSMutableOrderedSet removeObjectAtIndex:]`
---@param index integer
function NSMutableOrderedSet:removeObjectAtIndex_(index) end

--- `-[NSMutableOrderedSet removeObjectsAtIndexes:]`
---@param indexes integer[]
function NSMutableOrderedSet:removeObjectsAtIndexes_(indexes) end

--- `-[NSMutableOrderedSet removeObjectsInArray:]`
---@param array table?
function NSMutableOrderedSet:removeObjectsInArray_(array) end

--- `-[NSMutableOrderedSet removeObjectsInRange:]`
---@param range NSRangeArgument
function NSMutableOrderedSet:removeObjectsInRange_(range) end

--- `-[NSMutableOrderedSet replaceObjectAtIndex:withObject:]`
---@param index integer
---@param object any
function NSMutableOrderedSet:replaceObjectAtIndex_withObject_(index, object) end

--- `-[NSMutableOrderedSet replaceObjectsAtIndexes:withObjects:]`
---@param indexes integer[]
---@param objects table
function NSMutableOrderedSet:replaceObjectsAtIndexes_withObjects_(indexes, objects) end

--- `-[NSMutableOrderedSet replaceObjectsInRange:withObjects:count:]`
---@param range NSRangeArgument
---@param objects any
---@param count integer
function NSMutableOrderedSet:replaceObjectsInRange_withObjects_count_(range, objects, count) end

--- `-[NSMutableOrderedSet setObject:atIndex:]`
---@param object any
---@param atIndex integer
function NSMutableOrderedSet:setObject_atIndex_(object, atIndex) end

--- `-[NSMutableOrderedSet setObject:atIndexedSubscript:]`
---@param object any
---@param atIndexedSubscript integer
function NSMutableOrderedSet:setObject_atIndexedSubscript_(object, atIndexedSubscript) end

--- `-[NSMutableOrderedSet sortRange:options:usingComparator:]`
---@param range NSRangeArgument
---@param options integer
---@param usingComparator any
function NSMutableOrderedSet:sortRange_options_usingComparator_(range, options, usingComparator) end

--- `-[NSMutableOrderedSet sortUsingComparator:]`
---@param comparator function
function NSMutableOrderedSet:sortUsingComparator_(comparator) end

--- `-[NSMutableOrderedSet sortUsingDescriptors:]`
---@param descriptors NSSortDescriptor[]
function NSMutableOrderedSet:sortUsingDescriptors_(descriptors) end

--- `-[NSMutableOrderedSet sortWithOptions:usingComparator:]`
---@param options integer
---@param usingComparator function
function NSMutableOrderedSet:sortWithOptions_usingComparator_(options, usingComparator) end

--- `-[NSMutableOrderedSet unionOrderedSet:]`
---@param unionOrderedSet table?
function NSMutableOrderedSet:unionOrderedSet_(unionOrderedSet) end

--- `-[NSMutableOrderedSet unionSet:]`
---@param unionSet table?
function NSMutableOrderedSet:unionSet_(unionSet) end

-- NSMutableOrderedSetClass
--- The class `NSMutableOrderedSet` itself.
---@class NSMutableOrderedSetClass: NSOrderedSetClass
---@field alloc fun(self: NSMutableOrderedSetClass): NSMutableOrderedSet
---@field new fun(self: NSMutableOrderedSetClass): NSMutableOrderedSet
local NSMutableOrderedSetClass = {}

--- `+[NSMutableOrderedSet orderedSetWithCapacity:]`
---@param capacity integer
---@return NSMutableOrderedSet
function NSMutableOrderedSetClass:orderedSetWithCapacity_(capacity) end
end

do
-- NSMutableSet
--- An instance of `NSMutableSet`.
---@class NSMutableSet: NSSet
local NSMutableSet = {}

--- `-[NSMutableSet addObject:]`
---@param object any
function NSMutableSet:addObject_(object) end

--- `-[NSMutableSet addObjectsFromArray:]`
---@param array table?
function NSMutableSet:addObjectsFromArray_(array) end

--- `-[NSMutableSet filterUsingPredicate:]`
---@param predicate NSPredicate
function NSMutableSet:filterUsingPredicate_(predicate) end

--- `-[NSMutableSet initWithCapacity:]`
---@param capacity integer
---@return self
function NSMutableSet:initWithCapacity_(capacity) end

--- `-[NSMutableSet intersectSet:]`
---@param intersectSet table?
function NSMutableSet:intersectSet_(intersectSet) end

--- `-[NSMutableSet minusSet:]`
---@param minusSet table?
function NSMutableSet:minusSet_(minusSet) end

--- `-[NSMutableSet removeAllObjects]`
function NSMutableSet:removeAllObjects() end

--- `-[NSMutableSet removeObject:]`
---@param object any
function NSMutableSet:removeObject_(object) end

--- `-[NSMutableSet setSet:]`
---@param set table?
function NSMutableSet:setSet_(set) end

--- `-[NSMutableSet unionSet:]`
---@param unionSet table?
function NSMutableSet:unionSet_(unionSet) end

-- NSMutableSetClass
--- The class `NSMutableSet` itself.
---@class NSMutableSetClass: NSSetClass
---@field alloc fun(self: NSMutableSetClass): NSMutableSet
---@field new fun(self: NSMutableSetClass): NSMutableSet
local NSMutableSetClass = {}

--- `+[NSMutableSet setWithCapacity:]`
---@param capacity integer
---@return NSMutableSet
function NSMutableSetClass:setWithCapacity_(capacity) end
end

do
-- NSMutableString
--- An instance of `NSMutableString`.
---@class NSMutableString: NSString
local NSMutableString = {}

--- `-[NSMutableString appendFormat:]`
---@param appendFormat string
function NSMutableString:appendFormat_(appendFormat) end

--- `-[NSMutableString appendString:]`
---@param appendString string?
function NSMutableString:appendString_(appendString) end

--- `-[NSMutableString applyTransform:reverse:range:updatedRange:]`
---@param applyTransform string
---@param reverse boolean
---@param range NSRangeArgument
---@param updatedRange lightuserdata?
---@return boolean
function NSMutableString:applyTransform_reverse_range_updatedRange_(applyTransform, reverse, range, updatedRange) end

--- `-[NSMutableString deleteCharactersInRange:]`
---@param range NSRangeArgument
function NSMutableString:deleteCharactersInRange_(range) end

--- `-[NSMutableString insertString:atIndex:]`
---@param string string?
---@param atIndex integer
function NSMutableString:insertString_atIndex_(string, atIndex) end

--- `-[NSMutableString replaceCharactersInRange:withString:]`
---@param range NSRangeArgument
---@param string string
function NSMutableString:replaceCharactersInRange_withString_(range, string) end

--- `-[NSMutableString replaceOccurrencesOfString:withString:options:range:]`
---@param string string?
---@param withString string?
---@param options integer
---@param range NSRangeArgument
---@return integer
function NSMutableString:replaceOccurrencesOfString_withString_options_range_(string, withString, options, range) end

--- `-[NSMutableString setString:]`
---@param string string?
function NSMutableString:setString_(string) end

-- NSMutableStringClass
--- The class `NSMutableString` itself.
---@class NSMutableStringClass: NSStringClass
---@field alloc fun(self: NSMutableStringClass): NSMutableString
---@field new fun(self: NSMutableStringClass): NSMutableString
local NSMutableStringClass = {}
end

do
-- NSMutableStringProxyForMutableAttributedString
--- An instance of `NSMutableStringProxyForMutableAttributedString`.
---@class NSMutableStringProxyForMutableAttributedString: NSMutableString
local NSMutableStringProxyForMutableAttributedString = {}

-- NSMutableStringProxyForMutableAttributedStringClass
--- The class `NSMutableStringProxyForMutableAttributedString` itself.
---@class NSMutableStringProxyForMutableAttributedStringClass: NSMutableStringClass
---@field alloc fun(self: NSMutableStringProxyForMutableAttributedStringClass): NSMutableStringProxyForMutableAttributedString
---@field new fun(self: NSMutableStringProxyForMutableAttributedStringClass): NSMutableStringProxyForMutableAttributedString
local NSMutableStringProxyForMutableAttributedStringClass = {}
end

do
-- NSMutableURLRequest
--- An instance of `NSMutableURLRequest`.
---@class NSMutableURLRequest: NSURLRequest
local NSMutableURLRequest = {}

--- `-[NSMutableURLRequest addValue:forHTTPHeaderField:]`
---@param value string
---@param httpHeaderField string
function NSMutableURLRequest:addValue_forHTTPHeaderField_(value, httpHeaderField) end

--- `-[NSMutableURLRequest setAllHTTPHeaderFields:]`
---@param allHTTPHeaderFields NSDictionary|table|nil
function NSMutableURLRequest:setAllHTTPHeaderFields_(allHTTPHeaderFields) end

--- `-[NSMutableURLRequest setAllowsCellularAccess:]`
---@param allowsCellularAccess boolean
function NSMutableURLRequest:setAllowsCellularAccess_(allowsCellularAccess) end

--- `-[NSMutableURLRequest setAllowsConstrainedNetworkAccess:]`
---@param allowsConstrainedNetworkAccess boolean
function NSMutableURLRequest:setAllowsConstrainedNetworkAccess_(allowsConstrainedNetworkAccess) end

--- `-[NSMutableURLRequest setAllowsExpensiveNetworkAccess:]`
---@param allowsExpensiveNetworkAccess boolean
function NSMutableURLRequest:setAllowsExpensiveNetworkAccess_(allowsExpensiveNetworkAccess) end

--- `-[NSMutableURLRequest setAllowsPersistentDNS:]`
---@param allowsPersistentDNS boolean
function NSMutableURLRequest:setAllowsPersistentDNS_(allowsPersistentDNS) end

--- `-[NSMutableURLRequest setAssumesHTTP3Capable:]`
---@param assumesHTTP3Capable boolean
function NSMutableURLRequest:setAssumesHTTP3Capable_(assumesHTTP3Capable) end

--- `-[NSMutableURLRequest setAttribution:]`
---@param attribution integer
function NSMutableURLRequest:setAttribution_(attribution) end

--- `-[NSMutableURLRequest setCachePolicy:]`
---@param cachePolicy integer
function NSMutableURLRequest:setCachePolicy_(cachePolicy) end

--- `-[NSMutableURLRequest setCookiePartitionIdentifier:]`
---@param cookiePartitionIdentifier string?
function NSMutableURLRequest:setCookiePartitionIdentifier_(cookiePartitionIdentifier) end

--- `-[NSMutableURLRequest setHTTPBody:]`
---@param httpBody NSData?
function NSMutableURLRequest:setHTTPBody_(httpBody) end

--- `-[NSMutableURLRequest setHTTPBodyStream:]`
---@param httpBodyStream NSInputStream?
function NSMutableURLRequest:setHTTPBodyStream_(httpBodyStream) end

--- `-[NSMutableURLRequest setHTTPMethod:]`
---@param httpMethod string
function NSMutableURLRequest:setHTTPMethod_(httpMethod) end

--- `-[NSMutableURLRequest setHTTPShouldHandleCookies:]`
---@param httpShouldHandleCookies boolean
function NSMutableURLRequest:setHTTPShouldHandleCookies_(httpShouldHandleCookies) end

--- `-[NSMutableURLRequest setHTTPShouldUsePipelining:]`
---@param httpShouldUsePipelining boolean
function NSMutableURLRequest:setHTTPShouldUsePipelining_(httpShouldUsePipelining) end

--- `-[NSMutableURLRequest setMainDocumentURL:]`
---@param url NSURL?
function NSMutableURLRequest:setMainDocumentURL_(url) end

--- `-[NSMutableURLRequest setNetworkServiceType:]`
---@param networkServiceType integer
function NSMutableURLRequest:setNetworkServiceType_(networkServiceType) end

--- `-[NSMutableURLRequest setRequiresDNSSECValidation:]`
---@param requiresDNSSECValidation boolean
function NSMutableURLRequest:setRequiresDNSSECValidation_(requiresDNSSECValidation) end

--- `-[NSMutableURLRequest setTimeoutInterval:]`
---@param timeoutInterval number
function NSMutableURLRequest:setTimeoutInterval_(timeoutInterval) end

--- `-[NSMutableURLRequest setURL:]`
---@param url NSURL?
function NSMutableURLRequest:setURL_(url) end

--- `-[NSMutableURLRequest setValue:forHTTPHeaderField:]`
---@param value string?
---@param httpHeaderField string
function NSMutableURLRequest:setValue_forHTTPHeaderField_(value, httpHeaderField) end

-- NSMutableURLRequestClass
--- The class `NSMutableURLRequest` itself.
---@class NSMutableURLRequestClass: NSURLRequestClass
---@field alloc fun(self: NSMutableURLRequestClass): NSMutableURLRequest
---@field new fun(self: NSMutableURLRequestClass): NSMutableURLRequest
local NSMutableURLRequestClass = {}
end

do
-- NSNotification
--- An instance of `NSNotification`.
---@class NSNotification: NSObject, NSSecureCoding, NSCopying
local NSNotification = {}

--- `-[NSNotification copyWithZone:]`
---@param zone lightuserdata?
---@return NSNotification
function NSNotification:copyWithZone_(zone) end

--- `-[NSNotification initWithName:object:userInfo:]`
---@param name string
---@param object any
---@param userInfo NSDictionary|table|nil
---@return self
function NSNotification:initWithName_object_userInfo_(name, object, userInfo) end

--- `-[NSNotification name]`
---@return string
function NSNotification:name() end

--- `-[NSNotification object]`
---@return any
function NSNotification:object() end

--- `-[NSNotification userInfo]`
---@return NSDictionary|table|nil
function NSNotification:userInfo() end

-- NSNotificationClass
--- The class `NSNotification` itself.
---@class NSNotificationClass: NSObjectClass
---@field alloc fun(self: NSNotificationClass): NSNotification
---@field new fun(self: NSNotificationClass): NSNotification
local NSNotificationClass = {}

--- `+[NSNotification notificationWithName:object:]`
---@param name string
---@param object any
---@return NSNotification
function NSNotificationClass:notificationWithName_object_(name, object) end

--- `+[NSNotification notificationWithName:object:userInfo:]`
---@param name string
---@param object any
---@param userInfo NSDictionary|table|nil
---@return NSNotification
function NSNotificationClass:notificationWithName_object_userInfo_(name, object, userInfo) end

--- `+[NSNotification supportsSecureCoding]`
---@return boolean
function NSNotificationClass:supportsSecureCoding() end
end

do
-- NSNotificationCenter
--- An instance of `NSNotificationCenter`.
---@class NSNotificationCenter: NSObject
local NSNotificationCenter = {}

--- `-[NSNotificationCenter addObserver:selector:name:object:]`
---@param observer any
---@param selector SEL
---@param name string?
---@param object any
function NSNotificationCenter:addObserver_selector_name_object_(observer, selector, name, object) end

--- `-[NSNotificationCenter addObserverForName:object:queue:usingBlock:]`
---@param name string?
---@param object any
---@param queue NSOperationQueue?
---@param usingBlock function
---@return NSObject|boolean|number|string|table
function NSNotificationCenter:addObserverForName_object_queue_usingBlock_(name, object, queue, usingBlock) end

--- `-[NSNotificationCenter postNotification:]`
---@param notification NSNotification
function NSNotificationCenter:postNotification_(notification) end

--- `-[NSNotificationCenter postNotificationName:object:]`
---@param postNotificationName string
---@param object any
function NSNotificationCenter:postNotificationName_object_(postNotificationName, object) end

--- `-[NSNotificationCenter postNotificationName:object:userInfo:]`
---@param postNotificationName string
---@param object any
---@param userInfo NSDictionary|table|nil
function NSNotificationCenter:postNotificationName_object_userInfo_(postNotificationName, object, userInfo) end

--- `-[NSNotificationCenter removeObserver:]`
---@param observer any
function NSNotificationCenter:removeObserver_(observer) end

--- `-[NSNotificationCenter removeObserver:name:object:]`
---@param observer any
---@param name string?
---@param object any
function NSNotificationCenter:removeObserver_name_object_(observer, name, object) end

-- NSNotificationCenterClass
--- The class `NSNotificationCenter` itself.
---@class NSNotificationCenterClass: NSObjectClass
---@field alloc fun(self: NSNotificationCenterClass): NSNotificationCenter
---@field new fun(self: NSNotificationCenterClass): NSNotificationCenter
local NSNotificationCenterClass = {}

--- `+[NSNotificationCenter defaultCenter]`
---@return NSNotificationCenter
function NSNotificationCenterClass:defaultCenter() end
end

do
-- NSNotificationQueue
--- An instance of `NSNotificationQueue`.
---@class NSNotificationQueue: NSObject
local NSNotificationQueue = {}

--- `-[NSNotificationQueue _postNotificationWhenIdle:]`
---@param _postNotificationWhenIdle NSNotification
function NSNotificationQueue:_postNotificationWhenIdle_(_postNotificationWhenIdle) end

--- `-[NSNotificationQueue dequeueNotificationsMatching:coalesceMask:]`
---@param dequeueNotificationsMatching NSNotification
---@param coalesceMask integer
function NSNotificationQueue:dequeueNotificationsMatching_coalesceMask_(dequeueNotificationsMatching, coalesceMask) end

--- `-[NSNotificationQueue enqueueNotification:postingStyle:]`
---@param notification NSNotification
---@param postingStyle integer
function NSNotificationQueue:enqueueNotification_postingStyle_(notification, postingStyle) end

--- `-[NSNotificationQueue enqueueNotification:postingStyle:coalesceMask:forModes:]`
---@param notification NSNotification
---@param postingStyle integer
---@param coalesceMask integer
---@param modes string[]?
function NSNotificationQueue:enqueueNotification_postingStyle_coalesceMask_forModes_(notification, postingStyle, coalesceMask, modes) end

--- `-[NSNotificationQueue initWithNotificationCenter:]`
---@param notificationCenter NSNotificationCenter
---@return self
function NSNotificationQueue:initWithNotificationCenter_(notificationCenter) end

-- NSNotificationQueueClass
--- The class `NSNotificationQueue` itself.
---@class NSNotificationQueueClass: NSObjectClass
---@field alloc fun(self: NSNotificationQueueClass): NSNotificationQueue
---@field new fun(self: NSNotificationQueueClass): NSNotificationQueue
local NSNotificationQueueClass = {}

--- `+[NSNotificationQueue defaultQueue]`
---@return NSNotificationQueue?
function NSNotificationQueueClass:defaultQueue() end
end

do
-- NSNull
--- An instance of `NSNull`.
---@class NSNull: NSObject, NSSecureCoding, NSCopying
local NSNull = {}

-- NSNullClass
--- The class `NSNull` itself.
---@class NSNullClass: NSObjectClass
---@field alloc fun(self: NSNullClass): NSNull
---@field new fun(self: NSNullClass): NSNull
local NSNullClass = {}

--- `+[NSNull null]`
---@return NSNull
function NSNullClass:null() end

--- `+[NSNull supportsSecureCoding]`
---@return boolean
function NSNullClass:supportsSecureCoding() end
end

do
-- NSNullFileHandle
--- An instance of `NSNullFileHandle`.
---@class NSNullFileHandle: NSFileHandle
local NSNullFileHandle = {}

-- NSNullFileHandleClass
--- The class `NSNullFileHandle` itself.
---@class NSNullFileHandleClass: NSFileHandleClass
---@field alloc fun(self: NSNullFileHandleClass): NSNullFileHandle
---@field new fun(self: NSNullFileHandleClass): NSNullFileHandle
local NSNullFileHandleClass = {}
end

do
-- NSNumber
--- An instance of `NSNumber`.
---@class NSNumber: NSValue, NSSecureCoding
local NSNumber = {}

--- `-[NSNumber boolValue]`
---@return boolean
function NSNumber:boolValue() end

--- `-[NSNumber charValue]`
---@return integer
function NSNumber:charValue() end

--- `-[NSNumber compare:]`
---@param compare number
---@return integer
function NSNumber:compare_(compare) end

--- `-[NSNumber copyWithZone:]`
---@param zone lightuserdata?
---@return NSNumber
function NSNumber:copyWithZone_(zone) end

--- `-[NSNumber decimalValue]`
---@return table
function NSNumber:decimalValue() end

--- `-[NSNumber descriptionWithLocale:]`
---@param locale any
---@return NSString
function NSNumber:descriptionWithLocale_(locale) end

--- `-[NSNumber doubleValue]`
---@return number
function NSNumber:doubleValue() end

--- `-[NSNumber floatValue]`
---@return number
function NSNumber:floatValue() end

--- `-[NSNumber initWithBool:]`
---@param bool boolean
---@return self
function NSNumber:initWithBool_(bool) end

--- `-[NSNumber initWithChar:]`
---@param char integer
---@return self
function NSNumber:initWithChar_(char) end

--- `-[NSNumber initWithDouble:]`
---@param double number
---@return self
function NSNumber:initWithDouble_(double) end

--- `-[NSNumber initWithFloat:]`
---@param float number
---@return self
function NSNumber:initWithFloat_(float) end

--- `-[NSNumber initWithInt:]`
---@param int integer
---@return self
function NSNumber:initWithInt_(int) end

--- `-[NSNumber initWithInteger:]`
---@param integer integer
---@return self
function NSNumber:initWithInteger_(integer) end

--- `-[NSNumber initWithLong:]`
---@param long integer
---@return self
function NSNumber:initWithLong_(long) end

--- `-[NSNumber initWithLongLong:]`
---@param longLong integer
---@return self
function NSNumber:initWithLongLong_(longLong) end

--- `-[NSNumber initWithShort:]`
---@param short integer
---@return self
function NSNumber:initWithShort_(short) end

--- `-[NSNumber initWithUnsignedChar:]`
---@param unsignedChar integer
---@return self
function NSNumber:initWithUnsignedChar_(unsignedChar) end

--- `-[NSNumber initWithUnsignedInt:]`
---@param unsignedInt integer
---@return self
function NSNumber:initWithUnsignedInt_(unsignedInt) end

--- `-[NSNumber initWithUnsignedInteger:]`
---@param unsignedInteger integer
---@return self
function NSNumber:initWithUnsignedInteger_(unsignedInteger) end

--- `-[NSNumber initWithUnsignedLong:]`
---@param unsignedLong integer
---@return self
function NSNumber:initWithUnsignedLong_(unsignedLong) end

--- `-[NSNumber initWithUnsignedLongLong:]`
---@param unsignedLongLong integer
---@return self
function NSNumber:initWithUnsignedLongLong_(unsignedLongLong) end

--- `-[NSNumber initWithUnsignedShort:]`
---@param unsignedShort integer
---@return self
function NSNumber:initWithUnsignedShort_(unsignedShort) end

--- `-[NSNumber intValue]`
---@return integer
function NSNumber:intValue() end

--- `-[NSNumber integerValue]`
---@return integer
function NSNumber:integerValue() end

--- `-[NSNumber isEqualToNumber:]`
---@param number number
---@return boolean
function NSNumber:isEqualToNumber_(number) end

--- `-[NSNumber longLongValue]`
---@return integer
function NSNumber:longLongValue() end

--- `-[NSNumber longValue]`
---@return integer
function NSNumber:longValue() end

--- `-[NSNumber shortValue]`
---@return integer
function NSNumber:shortValue() end

--- `-[NSNumber stringValue]`
---@return NSString
function NSNumber:stringValue() end

--- `-[NSNumber unsignedCharValue]`
---@return integer
function NSNumber:unsignedCharValue() end

--- `-[NSNumber unsignedIntValue]`
---@return integer
function NSNumber:unsignedIntValue() end

--- `-[NSNumber unsignedIntegerValue]`
---@return integer
function NSNumber:unsignedIntegerValue() end

--- `-[NSNumber unsignedLongLongValue]`
---@return integer
function NSNumber:unsignedLongLongValue() end

--- `-[NSNumber unsignedLongValue]`
---@return integer
function NSNumber:unsignedLongValue() end

--- `-[NSNumber unsignedShortValue]`
---@return integer
function NSNumber:unsignedShortValue() end

-- NSNumberClass
--- The class `NSNumber` itself.
---@class NSNumberClass: NSValueClass
---@field alloc fun(self: NSNumberClass): NSNumber
---@field new fun(self: NSNumberClass): NSNumber
local NSNumberClass = {}

--- `+[NSNumber allocWithZone:]`
---@param zone lightuserdata?
---@return NSNumber
function NSNumberClass:allocWithZone_(zone) end

--- `+[NSNumber numberWithBool:]`
---@param bool boolean
---@return NSNumber
function NSNumberClass:numberWithBool_(bool) end

--- `+[NSNumber numberWithChar:]`
---@param char integer
---@return NSNumber
function NSNumberClass:numberWithChar_(char) end

--- `+[NSNumber numberWithDouble:]`
---@param double number
---@return NSNumber
function NSNumberClass:numberWithDouble_(double) end

--- `+[NSNumber numberWithFloat:]`
---@param float number
---@return NSNumber
function NSNumberClass:numberWithFloat_(float) end

--- `+[NSNumber numberWithInt:]`
---@param int integer
---@return NSNumber
function NSNumberClass:numberWithInt_(int) end

--- `+[NSNumber numberWithInteger:]`
---@param integer integer
---@return NSNumber
function NSNumberClass:numberWithInteger_(integer) end

--- `+[NSNumber numberWithLong:]`
---@param long integer
---@return NSNumber
function NSNumberClass:numberWithLong_(long) end

--- `+[NSNumber numberWithLongLong:]`
---@param longLong integer
---@return NSNumber
function NSNumberClass:numberWithLongLong_(longLong) end

--- `+[NSNumber numberWithShort:]`
---@param short integer
---@return NSNumber
function NSNumberClass:numberWithShort_(short) end

--- `+[NSNumber numberWithUnsignedChar:]`
---@param unsignedChar integer
---@return NSNumber
function NSNumberClass:numberWithUnsignedChar_(unsignedChar) end

--- `+[NSNumber numberWithUnsignedInt:]`
---@param unsignedInt integer
---@return NSNumber
function NSNumberClass:numberWithUnsignedInt_(unsignedInt) end

--- `+[NSNumber numberWithUnsignedInteger:]`
---@param unsignedInteger integer
---@return NSNumber
function NSNumberClass:numberWithUnsignedInteger_(unsignedInteger) end

--- `+[NSNumber numberWithUnsignedLong:]`
---@param unsignedLong integer
---@return NSNumber
function NSNumberClass:numberWithUnsignedLong_(unsignedLong) end

--- `+[NSNumber numberWithUnsignedLongLong:]`
---@param unsignedLongLong integer
---@return NSNumber
function NSNumberClass:numberWithUnsignedLongLong_(unsignedLongLong) end

--- `+[NSNumber numberWithUnsignedShort:]`
---@param unsignedShort integer
---@return NSNumber
function NSNumberClass:numberWithUnsignedShort_(unsignedShort) end
end

do
-- NSNumberFormatter
--- An instance of `NSNumberFormatter`.
---@class NSNumberFormatter: NSFormatter, NSSecureCoding
local NSNumberFormatter = {}

--- `-[NSNumberFormatter allowsFloats]`
---@return boolean
function NSNumberFormatter:allowsFloats() end

--- `-[NSNumberFormatter alwaysShowsDecimalSeparator]`
---@return boolean
function NSNumberFormatter:alwaysShowsDecimalSeparator() end

--- `-[NSNumberFormatter currencyCode]`
---@return string
function NSNumberFormatter:currencyCode() end

--- `-[NSNumberFormatter currencyDecimalSeparator]`
---@return string
function NSNumberFormatter:currencyDecimalSeparator() end

--- `-[NSNumberFormatter currencyGroupingSeparator]`
---@return string
function NSNumberFormatter:currencyGroupingSeparator() end

--- `-[NSNumberFormatter currencySymbol]`
---@return string
function NSNumberFormatter:currencySymbol() end

--- `-[NSNumberFormatter decimalSeparator]`
---@return string
function NSNumberFormatter:decimalSeparator() end

--- `-[NSNumberFormatter exponentSymbol]`
---@return string
function NSNumberFormatter:exponentSymbol() end

--- `-[NSNumberFormatter formatWidth]`
---@return integer
function NSNumberFormatter:formatWidth() end

--- `-[NSNumberFormatter formatterBehavior]`
---@return integer
function NSNumberFormatter:formatterBehavior() end

--- `-[NSNumberFormatter formattingContext]`
---@return integer
function NSNumberFormatter:formattingContext() end

--- `-[NSNumberFormatter generatesDecimalNumbers]`
---@return boolean
function NSNumberFormatter:generatesDecimalNumbers() end

--- `-[NSNumberFormatter getObjectValue:forString:range:error:]`
---@param getObjectValue any
---@param string any
---@param range any
---@param error any
---@return any
function NSNumberFormatter:getObjectValue_forString_range_error_(getObjectValue, string, range, error) end

--- `-[NSNumberFormatter groupingSeparator]`
---@return string
function NSNumberFormatter:groupingSeparator() end

--- `-[NSNumberFormatter groupingSize]`
---@return integer
function NSNumberFormatter:groupingSize() end

--- `-[NSNumberFormatter internationalCurrencySymbol]`
---@return string
function NSNumberFormatter:internationalCurrencySymbol() end

--- `-[NSNumberFormatter isLenient]`
---@return boolean
function NSNumberFormatter:isLenient() end

--- `-[NSNumberFormatter isPartialStringValidationEnabled]`
---@return boolean
function NSNumberFormatter:isPartialStringValidationEnabled() end

--- `-[NSNumberFormatter locale]`
---@return NSLocale?
function NSNumberFormatter:locale() end

--- `-[NSNumberFormatter maximum]`
---@return NSNumber
function NSNumberFormatter:maximum() end

--- `-[NSNumberFormatter maximumFractionDigits]`
---@return integer
function NSNumberFormatter:maximumFractionDigits() end

--- `-[NSNumberFormatter maximumIntegerDigits]`
---@return integer
function NSNumberFormatter:maximumIntegerDigits() end

--- `-[NSNumberFormatter maximumSignificantDigits]`
---@return integer
function NSNumberFormatter:maximumSignificantDigits() end

--- `-[NSNumberFormatter minimum]`
---@return NSNumber
function NSNumberFormatter:minimum() end

--- `-[NSNumberFormatter minimumFractionDigits]`
---@return integer
function NSNumberFormatter:minimumFractionDigits() end

--- `-[NSNumberFormatter minimumGroupingDigits]`
---@return integer
function NSNumberFormatter:minimumGroupingDigits() end

--- `-[NSNumberFormatter minimumIntegerDigits]`
---@return integer
function NSNumberFormatter:minimumIntegerDigits() end

--- `-[NSNumberFormatter minimumSignificantDigits]`
---@return integer
function NSNumberFormatter:minimumSignificantDigits() end

--- `-[NSNumberFormatter minusSign]`
---@return string
function NSNumberFormatter:minusSign() end

--- `-[NSNumberFormatter multiplier]`
---@return NSNumber
function NSNumberFormatter:multiplier() end

--- `-[NSNumberFormatter negativeFormat]`
---@return string
function NSNumberFormatter:negativeFormat() end

--- `-[NSNumberFormatter negativeInfinitySymbol]`
---@return string
function NSNumberFormatter:negativeInfinitySymbol() end

--- `-[NSNumberFormatter negativePrefix]`
---@return string
function NSNumberFormatter:negativePrefix() end

--- `-[NSNumberFormatter negativeSuffix]`
---@return string
function NSNumberFormatter:negativeSuffix() end

--- `-[NSNumberFormatter nilSymbol]`
---@return string
function NSNumberFormatter:nilSymbol() end

--- `-[NSNumberFormatter notANumberSymbol]`
---@return string
function NSNumberFormatter:notANumberSymbol() end

--- `-[NSNumberFormatter numberFromString:]`
---@param string string?
---@return number?
function NSNumberFormatter:numberFromString_(string) end

--- `-[NSNumberFormatter numberStyle]`
---@return integer
function NSNumberFormatter:numberStyle() end

--- `-[NSNumberFormatter paddingCharacter]`
---@return string
function NSNumberFormatter:paddingCharacter() end

--- `-[NSNumberFormatter paddingPosition]`
---@return integer
function NSNumberFormatter:paddingPosition() end

--- `-[NSNumberFormatter perMillSymbol]`
---@return string
function NSNumberFormatter:perMillSymbol() end

--- `-[NSNumberFormatter percentSymbol]`
---@return string
function NSNumberFormatter:percentSymbol() end

--- `-[NSNumberFormatter plusSign]`
---@return string
function NSNumberFormatter:plusSign() end

--- `-[NSNumberFormatter positiveFormat]`
---@return string
function NSNumberFormatter:positiveFormat() end

--- `-[NSNumberFormatter positiveInfinitySymbol]`
---@return string
function NSNumberFormatter:positiveInfinitySymbol() end

--- `-[NSNumberFormatter positivePrefix]`
---@return string
function NSNumberFormatter:positivePrefix() end

--- `-[NSNumberFormatter positiveSuffix]`
---@return string
function NSNumberFormatter:positiveSuffix() end

--- `-[NSNumberFormatter roundingIncrement]`
---@return NSNumber
function NSNumberFormatter:roundingIncrement() end

--- `-[NSNumberFormatter roundingMode]`
---@return integer
function NSNumberFormatter:roundingMode() end

--- `-[NSNumberFormatter secondaryGroupingSize]`
---@return integer
function NSNumberFormatter:secondaryGroupingSize() end

--- `-[NSNumberFormatter setAllowsFloats:]`
---@param allowsFloats boolean
function NSNumberFormatter:setAllowsFloats_(allowsFloats) end

--- `-[NSNumberFormatter setAlwaysShowsDecimalSeparator:]`
---@param alwaysShowsDecimalSeparator boolean
function NSNumberFormatter:setAlwaysShowsDecimalSeparator_(alwaysShowsDecimalSeparator) end

--- `-[NSNumberFormatter setCurrencyCode:]`
---@param currencyCode string
function NSNumberFormatter:setCurrencyCode_(currencyCode) end

--- `-[NSNumberFormatter setCurrencyDecimalSeparator:]`
---@param currencyDecimalSeparator string
function NSNumberFormatter:setCurrencyDecimalSeparator_(currencyDecimalSeparator) end

--- `-[NSNumberFormatter setCurrencyGroupingSeparator:]`
---@param currencyGroupingSeparator string
function NSNumberFormatter:setCurrencyGroupingSeparator_(currencyGroupingSeparator) end

--- `-[NSNumberFormatter setCurrencySymbol:]`
---@param currencySymbol string
function NSNumberFormatter:setCurrencySymbol_(currencySymbol) end

--- `-[NSNumberFormatter setDecimalSeparator:]`
---@param decimalSeparator string
function NSNumberFormatter:setDecimalSeparator_(decimalSeparator) end

--- `-[NSNumberFormatter setExponentSymbol:]`
---@param exponentSymbol string
function NSNumberFormatter:setExponentSymbol_(exponentSymbol) end

--- `-[NSNumberFormatter setFormatWidth:]`
---@param formatWidth integer
function NSNumberFormatter:setFormatWidth_(formatWidth) end

--- `-[NSNumberFormatter setFormatterBehavior:]`
---@param formatterBehavior integer
function NSNumberFormatter:setFormatterBehavior_(formatterBehavior) end

--- `-[NSNumberFormatter setFormattingContext:]`
---@param formattingContext integer
function NSNumberFormatter:setFormattingContext_(formattingContext) end

--- `-[NSNumberFormatter setGeneratesDecimalNumbers:]`
---@param generatesDecimalNumbers boolean
function NSNumberFormatter:setGeneratesDecimalNumbers_(generatesDecimalNumbers) end

--- `-[NSNumberFormatter setGroupingSeparator:]`
---@param groupingSeparator string
function NSNumberFormatter:setGroupingSeparator_(groupingSeparator) end

--- `-[NSNumberFormatter setGroupingSize:]`
---@param groupingSize integer
function NSNumberFormatter:setGroupingSize_(groupingSize) end

--- `-[NSNumberFormatter setInternationalCurrencySymbol:]`
---@param internationalCurrencySymbol string
function NSNumberFormatter:setInternationalCurrencySymbol_(internationalCurrencySymbol) end

--- `-[NSNumberFormatter setLenient:]`
---@param lenient boolean
function NSNumberFormatter:setLenient_(lenient) end

--- `-[NSNumberFormatter setLocale:]`
---@param locale NSLocale?
function NSNumberFormatter:setLocale_(locale) end

--- `-[NSNumberFormatter setMaximum:]`
---@param maximum number?
function NSNumberFormatter:setMaximum_(maximum) end

--- `-[NSNumberFormatter setMaximumFractionDigits:]`
---@param maximumFractionDigits integer
function NSNumberFormatter:setMaximumFractionDigits_(maximumFractionDigits) end

--- `-[NSNumberFormatter setMaximumIntegerDigits:]`
---@param maximumIntegerDigits integer
function NSNumberFormatter:setMaximumIntegerDigits_(maximumIntegerDigits) end

--- `-[NSNumberFormatter setMaximumSignificantDigits:]`
---@param maximumSignificantDigits integer
function NSNumberFormatter:setMaximumSignificantDigits_(maximumSignificantDigits) end

--- `-[NSNumberFormatter setMinimum:]`
---@param minimum number?
function NSNumberFormatter:setMinimum_(minimum) end

--- `-[NSNumberFormatter setMinimumFractionDigits:]`
---@param minimumFractionDigits integer
function NSNumberFormatter:setMinimumFractionDigits_(minimumFractionDigits) end

--- `-[NSNumberFormatter setMinimumGroupingDigits:]`
---@param minimumGroupingDigits integer
function NSNumberFormatter:setMinimumGroupingDigits_(minimumGroupingDigits) end

--- `-[NSNumberFormatter setMinimumIntegerDigits:]`
---@param minimumIntegerDigits integer
function NSNumberFormatter:setMinimumIntegerDigits_(minimumIntegerDigits) end

--- `-[NSNumberFormatter setMinimumSignificantDigits:]`
---@param minimumSignificantDigits integer
function NSNumberFormatter:setMinimumSignificantDigits_(minimumSignificantDigits) end

--- `-[NSNumberFormatter setMinusSign:]`
---@param minusSign string
function NSNumberFormatter:setMinusSign_(minusSign) end

--- `-[NSNumberFormatter setMultiplier:]`
---@param multiplier number?
function NSNumberFormatter:setMultiplier_(multiplier) end

--- `-[NSNumberFormatter setNegativeFormat:]`
---@param negativeFormat string
function NSNumberFormatter:setNegativeFormat_(negativeFormat) end

--- `-[NSNumberFormatter setNegativeInfinitySymbol:]`
---@param negativeInfinitySymbol string
function NSNumberFormatter:setNegativeInfinitySymbol_(negativeInfinitySymbol) end

--- `-[NSNumberFormatter setNegativePrefix:]`
---@param negativePrefix string
function NSNumberFormatter:setNegativePrefix_(negativePrefix) end

--- `-[NSNumberFormatter setNegativeSuffix:]`
---@param negativeSuffix string
function NSNumberFormatter:setNegativeSuffix_(negativeSuffix) end

--- `-[NSNumberFormatter setNilSymbol:]`
---@param nilSymbol string
function NSNumberFormatter:setNilSymbol_(nilSymbol) end

--- `-[NSNumberFormatter setNotANumberSymbol:]`
---@param notANumberSymbol string
function NSNumberFormatter:setNotANumberSymbol_(notANumberSymbol) end

--- `-[NSNumberFormatter setNumberStyle:]`
---@param numberStyle integer
function NSNumberFormatter:setNumberStyle_(numberStyle) end

--- `-[NSNumberFormatter setPaddingCharacter:]`
---@param paddingCharacter string
function NSNumberFormatter:setPaddingCharacter_(paddingCharacter) end

--- `-[NSNumberFormatter setPaddingPosition:]`
---@param paddingPosition integer
function NSNumberFormatter:setPaddingPosition_(paddingPosition) end

--- `-[NSNumberFormatter setPartialStringValidationEnabled:]`
---@param partialStringValidationEnabled boolean
function NSNumberFormatter:setPartialStringValidationEnabled_(partialStringValidationEnabled) end

--- `-[NSNumberFormatter setPerMillSymbol:]`
---@param perMillSymbol string
function NSNumberFormatter:setPerMillSymbol_(perMillSymbol) end

--- `-[NSNumberFormatter setPercentSymbol:]`
---@param percentSymbol string
function NSNumberFormatter:setPercentSymbol_(percentSymbol) end

--- `-[NSNumberFormatter setPlusSign:]`
---@param plusSign string
function NSNumberFormatter:setPlusSign_(plusSign) end

--- `-[NSNumberFormatter setPositiveFormat:]`
---@param positiveFormat string
function NSNumberFormatter:setPositiveFormat_(positiveFormat) end

--- `-[NSNumberFormatter setPositiveInfinitySymbol:]`
---@param positiveInfinitySymbol string
function NSNumberFormatter:setPositiveInfinitySymbol_(positiveInfinitySymbol) end

--- `-[NSNumberFormatter setPositivePrefix:]`
---@param positivePrefix string
function NSNumberFormatter:setPositivePrefix_(positivePrefix) end

--- `-[NSNumberFormatter setPositiveSuffix:]`
---@param positiveSuffix string
function NSNumberFormatter:setPositiveSuffix_(positiveSuffix) end

--- `-[NSNumberFormatter setRoundingIncrement:]`
---@param roundingIncrement number?
function NSNumberFormatter:setRoundingIncrement_(roundingIncrement) end

--- `-[NSNumberFormatter setRoundingMode:]`
---@param roundingMode integer
function NSNumberFormatter:setRoundingMode_(roundingMode) end

--- `-[NSNumberFormatter setSecondaryGroupingSize:]`
---@param secondaryGroupingSize integer
function NSNumberFormatter:setSecondaryGroupingSize_(secondaryGroupingSize) end

--- `-[NSNumberFormatter setTextAttributesForNegativeInfinity:]`
---@param negativeInfinity NSDictionary|table|nil
function NSNumberFormatter:setTextAttributesForNegativeInfinity_(negativeInfinity) end

--- `-[NSNumberFormatter setTextAttributesForNegativeValues:]`
---@param negativeValues NSDictionary|table|nil
function NSNumberFormatter:setTextAttributesForNegativeValues_(negativeValues) end

--- `-[NSNumberFormatter setTextAttributesForNil:]`
---@param nil_ NSDictionary|table|nil
function NSNumberFormatter:setTextAttributesForNil_(nil_) end

--- `-[NSNumberFormatter setTextAttributesForNotANumber:]`
---@param notANumber NSDictionary|table|nil
function NSNumberFormatter:setTextAttributesForNotANumber_(notANumber) end

--- `-[NSNumberFormatter setTextAttributesForPositiveInfinity:]`
---@param positiveInfinity NSDictionary|table|nil
function NSNumberFormatter:setTextAttributesForPositiveInfinity_(positiveInfinity) end

--- `-[NSNumberFormatter setTextAttributesForPositiveValues:]`
---@param positiveValues NSDictionary|table|nil
function NSNumberFormatter:setTextAttributesForPositiveValues_(positiveValues) end

--- `-[NSNumberFormatter setTextAttributesForZero:]`
---@param zero NSDictionary|table|nil
function NSNumberFormatter:setTextAttributesForZero_(zero) end

--- `-[NSNumberFormatter setUsesGroupingSeparator:]`
---@param usesGroupingSeparator boolean
function NSNumberFormatter:setUsesGroupingSeparator_(usesGroupingSeparator) end

--- `-[NSNumberFormatter setUsesSignificantDigits:]`
---@param usesSignificantDigits boolean
function NSNumberFormatter:setUsesSignificantDigits_(usesSignificantDigits) end

--- `-[NSNumberFormatter setZeroSymbol:]`
---@param zeroSymbol string?
function NSNumberFormatter:setZeroSymbol_(zeroSymbol) end

--- `-[NSNumberFormatter stringFromNumber:]`
---@param number number
---@return string?
function NSNumberFormatter:stringFromNumber_(number) end

--- `-[NSNumberFormatter textAttributesForNegativeInfinity]`
---@return NSDictionary
function NSNumberFormatter:textAttributesForNegativeInfinity() end

--- `-[NSNumberFormatter textAttributesForNegativeValues]`
---@return NSDictionary
function NSNumberFormatter:textAttributesForNegativeValues() end

--- `-[NSNumberFormatter textAttributesForNil]`
---@return NSDictionary
function NSNumberFormatter:textAttributesForNil() end

--- `-[NSNumberFormatter textAttributesForNotANumber]`
---@return NSDictionary
function NSNumberFormatter:textAttributesForNotANumber() end

--- `-[NSNumberFormatter textAttributesForPositiveInfinity]`
---@return NSDictionary
function NSNumberFormatter:textAttributesForPositiveInfinity() end

--- `-[NSNumberFormatter textAttributesForPositiveValues]`
---@return NSDictionary
function NSNumberFormatter:textAttributesForPositiveValues() end

--- `-[NSNumberFormatter textAttributesForZero]`
---@return NSDictionary
function NSNumberFormatter:textAttributesForZero() end

--- `-[NSNumberFormatter usesGroupingSeparator]`
---@return boolean
function NSNumberFormatter:usesGroupingSeparator() end

--- `-[NSNumberFormatter usesSignificantDigits]`
---@return boolean
function NSNumberFormatter:usesSignificantDigits() end

--- `-[NSNumberFormatter zeroSymbol]`
---@return string?
function NSNumberFormatter:zeroSymbol() end

-- NSNumberFormatterClass
--- The class `NSNumberFormatter` itself.
---@class NSNumberFormatterClass: NSFormatterClass
---@field alloc fun(self: NSNumberFormatterClass): NSNumberFormatter
---@field new fun(self: NSNumberFormatterClass): NSNumberFormatter
local NSNumberFormatterClass = {}

--- `+[NSNumberFormatter defaultFormatterBehavior]`
---@return integer
function NSNumberFormatterClass:defaultFormatterBehavior() end

--- `+[NSNumberFormatter localizedStringFromNumber:numberStyle:]`
---@param number number
---@param numberStyle integer
---@return string?
function NSNumberFormatterClass:localizedStringFromNumber_numberStyle_(number, numberStyle) end

--- `+[NSNumberFormatter setDefaultFormatterBehavior:]`
---@param defaultFormatterBehavior integer
function NSNumberFormatterClass:setDefaultFormatterBehavior_(defaultFormatterBehavior) end
end

do
-- NSObject
--- An instance of `NSObject`.
---@class NSObject: NSObjectProtocol
local NSObject = {}

--- `-[NSObject _copyDescription]`
---@return any
function NSObject:_copyDescription() end

--- `-[NSObject accessibilityActivate]`
---@return boolean
function NSObject:accessibilityActivate() end

--- `-[NSObject accessibilityActivateBlock]`
---@return function?
function NSObject:accessibilityActivateBlock() end

--- `-[NSObject accessibilityActivationPoint]`
---@return CGPoint
function NSObject:accessibilityActivationPoint() end

--- `-[NSObject accessibilityActivationPointBlock]`
---@return function?
function NSObject:accessibilityActivationPointBlock() end

--- `-[NSObject accessibilityAssistiveTechnologyFocusedIdentifiers]`
---@return string[]?
function NSObject:accessibilityAssistiveTechnologyFocusedIdentifiers() end

--- `-[NSObject accessibilityAttributedHint]`
---@return NSAttributedString?
function NSObject:accessibilityAttributedHint() end

--- `-[NSObject accessibilityAttributedHintBlock]`
---@return function?
function NSObject:accessibilityAttributedHintBlock() end

--- `-[NSObject accessibilityAttributedLabel]`
---@return NSAttributedString?
function NSObject:accessibilityAttributedLabel() end

--- `-[NSObject accessibilityAttributedLabelBlock]`
---@return function?
function NSObject:accessibilityAttributedLabelBlock() end

--- `-[NSObject accessibilityAttributedUserInputLabels]`
---@return NSAttributedString[]?
function NSObject:accessibilityAttributedUserInputLabels() end

--- `-[NSObject accessibilityAttributedUserInputLabelsBlock]`
---@return function?
function NSObject:accessibilityAttributedUserInputLabelsBlock() end

--- `-[NSObject accessibilityAttributedValue]`
---@return NSAttributedString?
function NSObject:accessibilityAttributedValue() end

--- `-[NSObject accessibilityAttributedValueBlock]`
---@return function?
function NSObject:accessibilityAttributedValueBlock() end

--- `-[NSObject accessibilityContainerType]`
---@return integer
function NSObject:accessibilityContainerType() end

--- `-[NSObject accessibilityContainerTypeBlock]`
---@return function?
function NSObject:accessibilityContainerTypeBlock() end

--- `-[NSObject accessibilityCustomActions]`
---@return UIAccessibilityCustomAction[]?
function NSObject:accessibilityCustomActions() end

--- `-[NSObject accessibilityCustomActionsBlock]`
---@return function?
function NSObject:accessibilityCustomActionsBlock() end

--- `-[NSObject accessibilityCustomRotors]`
---@return UIAccessibilityCustomRotor[]?
function NSObject:accessibilityCustomRotors() end

--- `-[NSObject accessibilityCustomRotorsBlock]`
---@return function?
function NSObject:accessibilityCustomRotorsBlock() end

--- `-[NSObject accessibilityDecrement]`
function NSObject:accessibilityDecrement() end

--- `-[NSObject accessibilityDecrementBlock]`
---@return function?
function NSObject:accessibilityDecrementBlock() end

--- `-[NSObject accessibilityDirectTouchOptions]`
---@return integer
function NSObject:accessibilityDirectTouchOptions() end

--- `-[NSObject accessibilityDragSourceDescriptors]`
---@return UIAccessibilityLocationDescriptor[]?
function NSObject:accessibilityDragSourceDescriptors() end

--- `-[NSObject accessibilityDropPointDescriptors]`
---@return UIAccessibilityLocationDescriptor[]?
function NSObject:accessibilityDropPointDescriptors() end

--- `-[NSObject accessibilityElementAtIndex:]`
---@param index integer
---@return any
function NSObject:accessibilityElementAtIndex_(index) end

--- `-[NSObject accessibilityElementCount]`
---@return integer
function NSObject:accessibilityElementCount() end

--- `-[NSObject accessibilityElementDidBecomeFocused]`
function NSObject:accessibilityElementDidBecomeFocused() end

--- `-[NSObject accessibilityElementDidLoseFocus]`
function NSObject:accessibilityElementDidLoseFocus() end

--- `-[NSObject accessibilityElementIsFocused]`
---@return boolean
function NSObject:accessibilityElementIsFocused() end

--- `-[NSObject accessibilityElements]`
---@return NSArray|table|nil
function NSObject:accessibilityElements() end

--- `-[NSObject accessibilityElementsBlock]`
---@return function?
function NSObject:accessibilityElementsBlock() end

--- `-[NSObject accessibilityElementsHidden]`
---@return boolean
function NSObject:accessibilityElementsHidden() end

--- `-[NSObject accessibilityElementsHiddenBlock]`
---@return function?
function NSObject:accessibilityElementsHiddenBlock() end

--- `-[NSObject accessibilityExpandedStatus]`
---@return integer
function NSObject:accessibilityExpandedStatus() end

--- `-[NSObject accessibilityExpandedStatusBlock]`
---@return function?
function NSObject:accessibilityExpandedStatusBlock() end

--- `-[NSObject accessibilityFrame]`
---@return CGRect
function NSObject:accessibilityFrame() end

--- `-[NSObject accessibilityFrameBlock]`
---@return function?
function NSObject:accessibilityFrameBlock() end

--- `-[NSObject accessibilityHeaderElements]`
---@return NSArray|table|nil
function NSObject:accessibilityHeaderElements() end

--- `-[NSObject accessibilityHeaderElementsBlock]`
---@return function?
function NSObject:accessibilityHeaderElementsBlock() end

--- `-[NSObject accessibilityHint]`
---@return string?
function NSObject:accessibilityHint() end

--- `-[NSObject accessibilityHintBlock]`
---@return function?
function NSObject:accessibilityHintBlock() end

--- `-[NSObject accessibilityHitTest:withEvent:]`
---@param accessibilityHitTest CGPointArgument
---@param event UIEvent?
---@return any
function NSObject:accessibilityHitTest_withEvent_(accessibilityHitTest, event) end

--- `-[NSObject accessibilityIdentifierBlock]`
---@return function?
function NSObject:accessibilityIdentifierBlock() end

--- `-[NSObject accessibilityIncrement]`
function NSObject:accessibilityIncrement() end

--- `-[NSObject accessibilityIncrementBlock]`
---@return function?
function NSObject:accessibilityIncrementBlock() end

--- `-[NSObject accessibilityLabel]`
---@return string?
function NSObject:accessibilityLabel() end

--- `-[NSObject accessibilityLabelBlock]`
---@return function?
function NSObject:accessibilityLabelBlock() end

--- `-[NSObject accessibilityLanguage]`
---@return string?
function NSObject:accessibilityLanguage() end

--- `-[NSObject accessibilityLanguageBlock]`
---@return function?
function NSObject:accessibilityLanguageBlock() end

--- `-[NSObject accessibilityMagicTapBlock]`
---@return function?
function NSObject:accessibilityMagicTapBlock() end

--- `-[NSObject accessibilityNavigationStyle]`
---@return integer
function NSObject:accessibilityNavigationStyle() end

--- `-[NSObject accessibilityNavigationStyleBlock]`
---@return function?
function NSObject:accessibilityNavigationStyleBlock() end

--- `-[NSObject accessibilityNextTextNavigationElement]`
---@return any
function NSObject:accessibilityNextTextNavigationElement() end

--- `-[NSObject accessibilityNextTextNavigationElementBlock]`
---@return function?
function NSObject:accessibilityNextTextNavigationElementBlock() end

--- `-[NSObject accessibilityPath]`
---@return UIBezierPath?
function NSObject:accessibilityPath() end

--- `-[NSObject accessibilityPathBlock]`
---@return function?
function NSObject:accessibilityPathBlock() end

--- `-[NSObject accessibilityPerformEscape]`
---@return boolean
function NSObject:accessibilityPerformEscape() end

--- `-[NSObject accessibilityPerformEscapeBlock]`
---@return function?
function NSObject:accessibilityPerformEscapeBlock() end

--- `-[NSObject accessibilityPerformMagicTap]`
---@return boolean
function NSObject:accessibilityPerformMagicTap() end

--- `-[NSObject accessibilityPreviousTextNavigationElement]`
---@return any
function NSObject:accessibilityPreviousTextNavigationElement() end

--- `-[NSObject accessibilityPreviousTextNavigationElementBlock]`
---@return function?
function NSObject:accessibilityPreviousTextNavigationElementBlock() end

--- `-[NSObject accessibilityRespondsToUserInteraction]`
---@return boolean
function NSObject:accessibilityRespondsToUserInteraction() end

--- `-[NSObject accessibilityRespondsToUserInteractionBlock]`
---@return function?
function NSObject:accessibilityRespondsToUserInteractionBlock() end

--- `-[NSObject accessibilityScroll:]`
---@param accessibilityScroll integer
---@return boolean
function NSObject:accessibilityScroll_(accessibilityScroll) end

--- `-[NSObject accessibilityShouldGroupAccessibilityChildrenBlock]`
---@return function?
function NSObject:accessibilityShouldGroupAccessibilityChildrenBlock() end

--- `-[NSObject accessibilityTextInputResponder]`
---@return any
function NSObject:accessibilityTextInputResponder() end

--- `-[NSObject accessibilityTextInputResponderBlock]`
---@return function?
function NSObject:accessibilityTextInputResponderBlock() end

--- `-[NSObject accessibilityTextualContext]`
---@return string?
function NSObject:accessibilityTextualContext() end

--- `-[NSObject accessibilityTextualContextBlock]`
---@return function?
function NSObject:accessibilityTextualContextBlock() end

--- `-[NSObject accessibilityTraits]`
---@return integer
function NSObject:accessibilityTraits() end

--- `-[NSObject accessibilityTraitsBlock]`
---@return function?
function NSObject:accessibilityTraitsBlock() end

--- `-[NSObject accessibilityUserInputLabels]`
---@return string[]?
function NSObject:accessibilityUserInputLabels() end

--- `-[NSObject accessibilityUserInputLabelsBlock]`
---@return function?
function NSObject:accessibilityUserInputLabelsBlock() end

--- `-[NSObject accessibilityValue]`
---@return string?
function NSObject:accessibilityValue() end

--- `-[NSObject accessibilityValueBlock]`
---@return function?
function NSObject:accessibilityValueBlock() end

--- `-[NSObject accessibilityViewIsModal]`
---@return boolean
function NSObject:accessibilityViewIsModal() end

--- `-[NSObject accessibilityViewIsModalBlock]`
---@return function?
function NSObject:accessibilityViewIsModalBlock() end

--- `-[NSObject accessibilityZoomInAtPoint:]`
---@param point CGPointArgument
---@return boolean
function NSObject:accessibilityZoomInAtPoint_(point) end

--- `-[NSObject accessibilityZoomOutAtPoint:]`
---@param point CGPointArgument
---@return boolean
function NSObject:accessibilityZoomOutAtPoint_(point) end

--- `-[NSObject addObserver:forKeyPath:options:context:]`
---@param observer NSObject
---@param keyPath string
---@param options integer
---@param context any
function NSObject:addObserver_forKeyPath_options_context_(observer, keyPath, options, context) end

--- `-[NSObject allowsWeakReference]`
---@return boolean
function NSObject:allowsWeakReference() end

--- `-[NSObject automationElements]`
---@return NSArray|table|nil
function NSObject:automationElements() end

--- `-[NSObject autorelease]`
---@return self
function NSObject:autorelease() end

--- `-[NSObject awakeAfterUsingCoder:]`
---@param coder NSCoder
---@return any
function NSObject:awakeAfterUsingCoder_(coder) end

--- `-[NSObject awakeFromNib]`
function NSObject:awakeFromNib() end

--- `-[NSObject classForArchiver]`
---@return CLASS?
function NSObject:classForArchiver() end

--- `-[NSObject classForCoder]`
---@return CLASS
function NSObject:classForCoder() end

--- `-[NSObject classForKeyedArchiver]`
---@return CLASS?
function NSObject:classForKeyedArchiver() end

--- `-[NSObject conformsToProtocol:]`
---@param protocol Protocol?
---@return boolean
function NSObject:conformsToProtocol_(protocol) end

--- `-[NSObject copy]`
---@return any
function NSObject:copy() end

--- `-[NSObject dealloc]`
function NSObject:dealloc() end

--- `-[NSObject dictionaryWithValuesForKeys:]`
---@param keys string[]
---@return NSDictionary|table
function NSObject:dictionaryWithValuesForKeys_(keys) end

--- `-[NSObject didChange:valuesAtIndexes:forKey:]`
---@param didChange integer
---@param indexes integer[]
---@param key string
function NSObject:didChange_valuesAtIndexes_forKey_(didChange, indexes, key) end

--- `-[NSObject didChangeValueForKey:]`
---@param key string
function NSObject:didChangeValueForKey_(key) end

--- `-[NSObject didChangeValueForKey:withSetMutation:usingObjects:]`
---@param key string
---@param setMutation integer
---@param usingObjects table
function NSObject:didChangeValueForKey_withSetMutation_usingObjects_(key, setMutation, usingObjects) end

--- `-[NSObject doesNotRecognizeSelector:]`
---@param doesNotRecognizeSelector SEL?
function NSObject:doesNotRecognizeSelector_(doesNotRecognizeSelector) end

--- `-[NSObject forwardInvocation:]`
---@param invocation NSInvocation
function NSObject:forwardInvocation_(invocation) end

--- `-[NSObject forwardingTargetForSelector:]`
---@param selector SEL?
---@return any
function NSObject:forwardingTargetForSelector_(selector) end

--- `-[NSObject implementsSelector:]`
---@param implementsSelector SEL?
---@return boolean
function NSObject:implementsSelector_(implementsSelector) end

--- `-[NSObject indexOfAccessibilityElement:]`
---@param accessibilityElement any
---@return integer
function NSObject:indexOfAccessibilityElement_(accessibilityElement) end

--- `-[NSObject init]`
---@return self
function NSObject:init() end

--- `-[NSObject isAccessibilityElement]`
---@return boolean
function NSObject:isAccessibilityElement() end

--- `-[NSObject isAccessibilityElementBlock]`
---@return function?
function NSObject:isAccessibilityElementBlock() end

--- `-[NSObject isKindOfClass:]`
---@param class CLASS?
---@return boolean
function NSObject:isKindOfClass_(class) end

--- `-[NSObject isMemberOfClass:]`
---@param class CLASS?
---@return boolean
function NSObject:isMemberOfClass_(class) end

--- `-[NSObject isNSArray__]`
---@return boolean
function NSObject:isNSArray__() end

--- `-[NSObject isNSData__]`
---@return boolean
function NSObject:isNSData__() end

--- `-[NSObject isNSDate__]`
---@return boolean
function NSObject:isNSDate__() end

--- `-[NSObject isNSDictionary__]`
---@return boolean
function NSObject:isNSDictionary__() end

--- `-[NSObject isNSNumber__]`
---@return boolean
function NSObject:isNSNumber__() end

--- `-[NSObject isNSObject__]`
---@return boolean
function NSObject:isNSObject__() end

--- `-[NSObject isNSOrderedSet__]`
---@return boolean
function NSObject:isNSOrderedSet__() end

--- `-[NSObject isNSSet__]`
---@return boolean
function NSObject:isNSSet__() end

--- `-[NSObject isNSString__]`
---@return boolean
function NSObject:isNSString__() end

--- `-[NSObject isNSTimeZone__]`
---@return boolean
function NSObject:isNSTimeZone__() end

--- `-[NSObject isNSValue__]`
---@return boolean
function NSObject:isNSValue__() end

--- `-[NSObject methodForSelector:]`
---@param selector SEL?
---@return IMP
function NSObject:methodForSelector_(selector) end

--- `-[NSObject methodSignatureForSelector:]`
---@param selector SEL?
---@return NSMethodSignature?
function NSObject:methodSignatureForSelector_(selector) end

--- `-[NSObject mutableArrayValueForKey:]`
---@param key string
---@return NSMutableArray
function NSObject:mutableArrayValueForKey_(key) end

--- `-[NSObject mutableArrayValueForKeyPath:]`
---@param keyPath string
---@return NSMutableArray
function NSObject:mutableArrayValueForKeyPath_(keyPath) end

--- `-[NSObject mutableCopy]`
---@return any
function NSObject:mutableCopy() end

--- `-[NSObject mutableOrderedSetValueForKey:]`
---@param key string
---@return NSMutableOrderedSet
function NSObject:mutableOrderedSetValueForKey_(key) end

--- `-[NSObject mutableOrderedSetValueForKeyPath:]`
---@param keyPath string
---@return NSMutableOrderedSet
function NSObject:mutableOrderedSetValueForKeyPath_(keyPath) end

--- `-[NSObject mutableSetValueForKey:]`
---@param key string
---@return NSMutableSet
function NSObject:mutableSetValueForKey_(key) end

--- `-[NSObject mutableSetValueForKeyPath:]`
---@param keyPath string
---@return NSMutableSet
function NSObject:mutableSetValueForKeyPath_(keyPath) end

--- `-[NSObject observationInfo]`
---@return NSKeyValueObservationInfo?
function NSObject:observationInfo() end

--- `-[NSObject observeValueForKeyPath:ofObject:change:context:]`
---@param keyPath string?
---@param ofObject any
---@param change NSDictionary|table|nil
---@param context any
function NSObject:observeValueForKeyPath_ofObject_change_context_(keyPath, ofObject, change, context) end

--- `-[NSObject performSelector:]`
---@param performSelector SEL?
---@return any
function NSObject:performSelector_(performSelector) end

--- `-[NSObject performSelector:onThread:withObject:waitUntilDone:]`
---@param performSelector SEL?
---@param onThread NSThread
---@param object any
---@param waitUntilDone boolean
function NSObject:performSelector_onThread_withObject_waitUntilDone_(performSelector, onThread, object, waitUntilDone) end

--- `-[NSObject performSelector:onThread:withObject:waitUntilDone:modes:]`
---@param performSelector SEL
---@param onThread any
---@param object any
---@param waitUntilDone boolean
---@param modes any
function NSObject:performSelector_onThread_withObject_waitUntilDone_modes_(performSelector, onThread, object, waitUntilDone, modes) end

--- `-[NSObject performSelector:withObject:]`
---@param performSelector SEL?
---@param object any
---@return any
function NSObject:performSelector_withObject_(performSelector, object) end

--- `-[NSObject performSelector:withObject:afterDelay:]`
---@param performSelector SEL
---@param object any
---@param afterDelay number
function NSObject:performSelector_withObject_afterDelay_(performSelector, object, afterDelay) end

--- `-[NSObject performSelector:withObject:afterDelay:inModes:]`
---@param performSelector SEL
---@param object any
---@param afterDelay number
---@param inModes string[]
function NSObject:performSelector_withObject_afterDelay_inModes_(performSelector, object, afterDelay, inModes) end

--- `-[NSObject performSelector:withObject:withObject:]`
---@param performSelector SEL?
---@param object any
---@param withObject any
---@return any
function NSObject:performSelector_withObject_withObject_(performSelector, object, withObject) end

--- `-[NSObject performSelectorInBackground:withObject:]`
---@param background SEL
---@param object any
function NSObject:performSelectorInBackground_withObject_(background, object) end

--- `-[NSObject performSelectorOnMainThread:withObject:waitUntilDone:]`
---@param mainThread SEL?
---@param object any
---@param waitUntilDone boolean
function NSObject:performSelectorOnMainThread_withObject_waitUntilDone_(mainThread, object, waitUntilDone) end

--- `-[NSObject performSelectorOnMainThread:withObject:waitUntilDone:modes:]`
---@param mainThread SEL?
---@param object any
---@param waitUntilDone boolean
---@param modes string[]
function NSObject:performSelectorOnMainThread_withObject_waitUntilDone_modes_(mainThread, object, waitUntilDone, modes) end

--- `-[NSObject prepareForInterfaceBuilder]`
function NSObject:prepareForInterfaceBuilder() end

--- `-[NSObject release]`
function NSObject:release() end

--- `-[NSObject removeObserver:forKeyPath:]`
---@param observer NSObject
---@param keyPath string
function NSObject:removeObserver_forKeyPath_(observer, keyPath) end

--- `-[NSObject removeObserver:forKeyPath:context:]`
---@param observer NSObject
---@param keyPath string
---@param context any
function NSObject:removeObserver_forKeyPath_context_(observer, keyPath, context) end

--- `-[NSObject replacementObjectForArchiver:]`
---@param archiver any
---@return any
function NSObject:replacementObjectForArchiver_(archiver) end

--- `-[NSObject replacementObjectForCoder:]`
---@param coder NSCoder
---@return any
function NSObject:replacementObjectForCoder_(coder) end

--- `-[NSObject replacementObjectForKeyedArchiver:]`
---@param keyedArchiver any
---@return any
function NSObject:replacementObjectForKeyedArchiver_(keyedArchiver) end

--- `-[NSObject respondsToSelector:]`
---@param selector SEL?
---@return boolean
function NSObject:respondsToSelector_(selector) end

--- `-[NSObject retain]`
---@return self
function NSObject:retain() end

--- `-[NSObject retainCount]`
---@return integer
function NSObject:retainCount() end

--- `-[NSObject retainWeakReference]`
---@return boolean
function NSObject:retainWeakReference() end

--- `-[NSObject setAccessibilityActivateBlock:]`
---@param accessibilityActivateBlock function?
function NSObject:setAccessibilityActivateBlock_(accessibilityActivateBlock) end

--- `-[NSObject setAccessibilityActivationPoint:]`
---@param accessibilityActivationPoint CGPointArgument
function NSObject:setAccessibilityActivationPoint_(accessibilityActivationPoint) end

--- `-[NSObject setAccessibilityActivationPointBlock:]`
---@param accessibilityActivationPointBlock function?
function NSObject:setAccessibilityActivationPointBlock_(accessibilityActivationPointBlock) end

--- `-[NSObject setAccessibilityAttributedHint:]`
---@param accessibilityAttributedHint NSAttributedString?
function NSObject:setAccessibilityAttributedHint_(accessibilityAttributedHint) end

--- `-[NSObject setAccessibilityAttributedHintBlock:]`
---@param accessibilityAttributedHintBlock function?
function NSObject:setAccessibilityAttributedHintBlock_(accessibilityAttributedHintBlock) end

--- `-[NSObject setAccessibilityAttributedLabel:]`
---@param accessibilityAttributedLabel NSAttributedString?
function NSObject:setAccessibilityAttributedLabel_(accessibilityAttributedLabel) end

--- `-[NSObject setAccessibilityAttributedLabelBlock:]`
---@param accessibilityAttributedLabelBlock function?
function NSObject:setAccessibilityAttributedLabelBlock_(accessibilityAttributedLabelBlock) end

--- `-[NSObject setAccessibilityAttributedUserInputLabels:]`
---@param accessibilityAttributedUserInputLabels NSAttributedString[]?
function NSObject:setAccessibilityAttributedUserInputLabels_(accessibilityAttributedUserInputLabels) end

--- `-[NSObject setAccessibilityAttributedUserInputLabelsBlock:]`
---@param accessibilityAttributedUserInputLabelsBlock function?
function NSObject:setAccessibilityAttributedUserInputLabelsBlock_(accessibilityAttributedUserInputLabelsBlock) end

--- `-[NSObject setAccessibilityAttributedValue:]`
---@param accessibilityAttributedValue NSAttributedString?
function NSObject:setAccessibilityAttributedValue_(accessibilityAttributedValue) end

--- `-[NSObject setAccessibilityAttributedValueBlock:]`
---@param accessibilityAttributedValueBlock function?
function NSObject:setAccessibilityAttributedValueBlock_(accessibilityAttributedValueBlock) end

--- `-[NSObject setAccessibilityContainerType:]`
---@param accessibilityContainerType integer
function NSObject:setAccessibilityContainerType_(accessibilityContainerType) end

--- `-[NSObject setAccessibilityContainerTypeBlock:]`
---@param accessibilityContainerTypeBlock function?
function NSObject:setAccessibilityContainerTypeBlock_(accessibilityContainerTypeBlock) end

--- `-[NSObject setAccessibilityCustomActions:]`
---@param accessibilityCustomActions UIAccessibilityCustomAction[]?
function NSObject:setAccessibilityCustomActions_(accessibilityCustomActions) end

--- `-[NSObject setAccessibilityCustomActionsBlock:]`
---@param accessibilityCustomActionsBlock function?
function NSObject:setAccessibilityCustomActionsBlock_(accessibilityCustomActionsBlock) end

--- `-[NSObject setAccessibilityCustomRotors:]`
---@param accessibilityCustomRotors UIAccessibilityCustomRotor[]?
function NSObject:setAccessibilityCustomRotors_(accessibilityCustomRotors) end

--- `-[NSObject setAccessibilityCustomRotorsBlock:]`
---@param accessibilityCustomRotorsBlock function?
function NSObject:setAccessibilityCustomRotorsBlock_(accessibilityCustomRotorsBlock) end

--- `-[NSObject setAccessibilityDecrementBlock:]`
---@param accessibilityDecrementBlock function?
function NSObject:setAccessibilityDecrementBlock_(accessibilityDecrementBlock) end

--- `-[NSObject setAccessibilityDirectTouchOptions:]`
---@param accessibilityDirectTouchOptions integer
function NSObject:setAccessibilityDirectTouchOptions_(accessibilityDirectTouchOptions) end

--- `-[NSObject setAccessibilityDragSourceDescriptors:]`
---@param accessibilityDragSourceDescriptors UIAccessibilityLocationDescriptor[]?
function NSObject:setAccessibilityDragSourceDescriptors_(accessibilityDragSourceDescriptors) end

--- `-[NSObject setAccessibilityDropPointDescriptors:]`
---@param accessibilityDropPointDescriptors UIAccessibilityLocationDescriptor[]?
function NSObject:setAccessibilityDropPointDescriptors_(accessibilityDropPointDescriptors) end

--- `-[NSObject setAccessibilityElements:]`
---@param accessibilityElements NSArray|table|nil
function NSObject:setAccessibilityElements_(accessibilityElements) end

--- `-[NSObject setAccessibilityElementsBlock:]`
---@param accessibilityElementsBlock function?
function NSObject:setAccessibilityElementsBlock_(accessibilityElementsBlock) end

--- `-[NSObject setAccessibilityElementsHidden:]`
---@param accessibilityElementsHidden boolean
function NSObject:setAccessibilityElementsHidden_(accessibilityElementsHidden) end

--- `-[NSObject setAccessibilityElementsHiddenBlock:]`
---@param accessibilityElementsHiddenBlock function?
function NSObject:setAccessibilityElementsHiddenBlock_(accessibilityElementsHiddenBlock) end

--- `-[NSObject setAccessibilityExpandedStatus:]`
---@param accessibilityExpandedStatus integer
function NSObject:setAccessibilityExpandedStatus_(accessibilityExpandedStatus) end

--- `-[NSObject setAccessibilityExpandedStatusBlock:]`
---@param accessibilityExpandedStatusBlock function?
function NSObject:setAccessibilityExpandedStatusBlock_(accessibilityExpandedStatusBlock) end

--- `-[NSObject setAccessibilityFrame:]`
---@param accessibilityFrame CGRectArgument
function NSObject:setAccessibilityFrame_(accessibilityFrame) end

--- `-[NSObject setAccessibilityFrameBlock:]`
---@param accessibilityFrameBlock function?
function NSObject:setAccessibilityFrameBlock_(accessibilityFrameBlock) end

--- `-[NSObject setAccessibilityHeaderElements:]`
---@param accessibilityHeaderElements NSArray|table|nil
function NSObject:setAccessibilityHeaderElements_(accessibilityHeaderElements) end

--- `-[NSObject setAccessibilityHeaderElementsBlock:]`
---@param accessibilityHeaderElementsBlock function?
function NSObject:setAccessibilityHeaderElementsBlock_(accessibilityHeaderElementsBlock) end

--- `-[NSObject setAccessibilityHint:]`
---@param accessibilityHint string?
function NSObject:setAccessibilityHint_(accessibilityHint) end

--- `-[NSObject setAccessibilityHintBlock:]`
---@param accessibilityHintBlock function?
function NSObject:setAccessibilityHintBlock_(accessibilityHintBlock) end

--- `-[NSObject setAccessibilityIdentifierBlock:]`
---@param accessibilityIdentifierBlock function?
function NSObject:setAccessibilityIdentifierBlock_(accessibilityIdentifierBlock) end

--- `-[NSObject setAccessibilityIncrementBlock:]`
---@param accessibilityIncrementBlock function?
function NSObject:setAccessibilityIncrementBlock_(accessibilityIncrementBlock) end

--- `-[NSObject setAccessibilityLabel:]`
---@param accessibilityLabel string?
function NSObject:setAccessibilityLabel_(accessibilityLabel) end

--- `-[NSObject setAccessibilityLabelBlock:]`
---@param accessibilityLabelBlock function?
function NSObject:setAccessibilityLabelBlock_(accessibilityLabelBlock) end

--- `-[NSObject setAccessibilityLanguage:]`
---@param accessibilityLanguage string?
function NSObject:setAccessibilityLanguage_(accessibilityLanguage) end

--- `-[NSObject setAccessibilityLanguageBlock:]`
---@param accessibilityLanguageBlock function?
function NSObject:setAccessibilityLanguageBlock_(accessibilityLanguageBlock) end

--- `-[NSObject setAccessibilityMagicTapBlock:]`
---@param accessibilityMagicTapBlock function?
function NSObject:setAccessibilityMagicTapBlock_(accessibilityMagicTapBlock) end

--- `-[NSObject setAccessibilityNavigationStyle:]`
---@param accessibilityNavigationStyle integer
function NSObject:setAccessibilityNavigationStyle_(accessibilityNavigationStyle) end

--- `-[NSObject setAccessibilityNavigationStyleBlock:]`
---@param accessibilityNavigationStyleBlock function?
function NSObject:setAccessibilityNavigationStyleBlock_(accessibilityNavigationStyleBlock) end

--- `-[NSObject setAccessibilityNextTextNavigationElement:]`
---@param accessibilityNextTextNavigationElement any
function NSObject:setAccessibilityNextTextNavigationElement_(accessibilityNextTextNavigationElement) end

--- `-[NSObject setAccessibilityNextTextNavigationElementBlock:]`
---@param accessibilityNextTextNavigationElementBlock function?
function NSObject:setAccessibilityNextTextNavigationElementBlock_(accessibilityNextTextNavigationElementBlock) end

--- `-[NSObject setAccessibilityPath:]`
---@param accessibilityPath UIBezierPath?
function NSObject:setAccessibilityPath_(accessibilityPath) end

--- `-[NSObject setAccessibilityPathBlock:]`
---@param accessibilityPathBlock function?
function NSObject:setAccessibilityPathBlock_(accessibilityPathBlock) end

--- `-[NSObject setAccessibilityPerformEscapeBlock:]`
---@param accessibilityPerformEscapeBlock function?
function NSObject:setAccessibilityPerformEscapeBlock_(accessibilityPerformEscapeBlock) end

--- `-[NSObject setAccessibilityPreviousTextNavigationElement:]`
---@param accessibilityPreviousTextNavigationElement any
function NSObject:setAccessibilityPreviousTextNavigationElement_(accessibilityPreviousTextNavigationElement) end

--- `-[NSObject setAccessibilityPreviousTextNavigationElementBlock:]`
---@param accessibilityPreviousTextNavigationElementBlock function?
function NSObject:setAccessibilityPreviousTextNavigationElementBlock_(accessibilityPreviousTextNavigationElementBlock) end

--- `-[NSObject setAccessibilityRespondsToUserInteraction:]`
---@param userInteraction boolean
function NSObject:setAccessibilityRespondsToUserInteraction_(userInteraction) end

--- `-[NSObject setAccessibilityRespondsToUserInteractionBlock:]`
---@param userInteractionBlock function?
function NSObject:setAccessibilityRespondsToUserInteractionBlock_(userInteractionBlock) end

--- `-[NSObject setAccessibilityShouldGroupAccessibilityChildrenBlock:]`
---@param accessibilityShouldGroupAccessibilityChildrenBlock function?
function NSObject:setAccessibilityShouldGroupAccessibilityChildrenBlock_(accessibilityShouldGroupAccessibilityChildrenBlock) end

--- `-[NSObject setAccessibilityTextInputResponder:]`
---@param accessibilityTextInputResponder any
function NSObject:setAccessibilityTextInputResponder_(accessibilityTextInputResponder) end

--- `-[NSObject setAccessibilityTextInputResponderBlock:]`
---@param accessibilityTextInputResponderBlock function?
function NSObject:setAccessibilityTextInputResponderBlock_(accessibilityTextInputResponderBlock) end

--- `-[NSObject setAccessibilityTextualContext:]`
---@param accessibilityTextualContext string?
function NSObject:setAccessibilityTextualContext_(accessibilityTextualContext) end

--- `-[NSObject setAccessibilityTextualContextBlock:]`
---@param accessibilityTextualContextBlock function?
function NSObject:setAccessibilityTextualContextBlock_(accessibilityTextualContextBlock) end

--- `-[NSObject setAccessibilityTraits:]`
---@param accessibilityTraits integer
function NSObject:setAccessibilityTraits_(accessibilityTraits) end

--- `-[NSObject setAccessibilityTraitsBlock:]`
---@param accessibilityTraitsBlock function?
function NSObject:setAccessibilityTraitsBlock_(accessibilityTraitsBlock) end

--- `-[NSObject setAccessibilityUserInputLabels:]`
---@param accessibilityUserInputLabels string[]?
function NSObject:setAccessibilityUserInputLabels_(accessibilityUserInputLabels) end

--- `-[NSObject setAccessibilityUserInputLabelsBlock:]`
---@param accessibilityUserInputLabelsBlock function?
function NSObject:setAccessibilityUserInputLabelsBlock_(accessibilityUserInputLabelsBlock) end

--- `-[NSObject setAccessibilityValue:]`
---@param accessibilityValue string?
function NSObject:setAccessibilityValue_(accessibilityValue) end

--- `-[NSObject setAccessibilityValueBlock:]`
---@param accessibilityValueBlock function?
function NSObject:setAccessibilityValueBlock_(accessibilityValueBlock) end

--- `-[NSObject setAccessibilityViewIsModal:]`
---@param accessibilityViewIsModal boolean
function NSObject:setAccessibilityViewIsModal_(accessibilityViewIsModal) end

--- `-[NSObject setAccessibilityViewIsModalBlock:]`
---@param accessibilityViewIsModalBlock function?
function NSObject:setAccessibilityViewIsModalBlock_(accessibilityViewIsModalBlock) end

--- `-[NSObject setAutomationElements:]`
---@param automationElements NSArray|table|nil
function NSObject:setAutomationElements_(automationElements) end

--- `-[NSObject setIsAccessibilityElement:]`
---@param isAccessibilityElement boolean
function NSObject:setIsAccessibilityElement_(isAccessibilityElement) end

--- `-[NSObject setIsAccessibilityElementBlock:]`
---@param isAccessibilityElementBlock function?
function NSObject:setIsAccessibilityElementBlock_(isAccessibilityElementBlock) end

--- `-[NSObject setNilValueForKey:]`
---@param key string
function NSObject:setNilValueForKey_(key) end

--- `-[NSObject setShouldGroupAccessibilityChildren:]`
---@param shouldGroupAccessibilityChildren boolean
function NSObject:setShouldGroupAccessibilityChildren_(shouldGroupAccessibilityChildren) end

--- `-[NSObject setValue:forKey:]`
---@param value any
---@param key string
function NSObject:setValue_forKey_(value, key) end

--- `-[NSObject setValue:forKeyPath:]`
---@param value any
---@param keyPath string
function NSObject:setValue_forKeyPath_(value, keyPath) end

--- `-[NSObject setValue:forUndefinedKey:]`
---@param value any
---@param undefinedKey string?
function NSObject:setValue_forUndefinedKey_(value, undefinedKey) end

--- `-[NSObject setValuesForKeysWithDictionary:]`
---@param dictionary NSDictionary|table
function NSObject:setValuesForKeysWithDictionary_(dictionary) end

--- `-[NSObject shouldGroupAccessibilityChildren]`
---@return boolean
function NSObject:shouldGroupAccessibilityChildren() end

--- `-[NSObject validateValue:forKey:error:]`
---@param validateValue any
---@param key string
---@param error lightuserdata?
---@return boolean
function NSObject:validateValue_forKey_error_(validateValue, key, error) end

--- `-[NSObject validateValue:forKeyPath:error:]`
---@param validateValue any
---@param keyPath string
---@param error lightuserdata?
---@return boolean
function NSObject:validateValue_forKeyPath_error_(validateValue, keyPath, error) end

--- `-[NSObject valueForKey:]`
---@param key string
---@return any
function NSObject:valueForKey_(key) end

--- `-[NSObject valueForKeyPath:]`
---@param keyPath string
---@return any
function NSObject:valueForKeyPath_(keyPath) end

--- `-[NSObject valueForUndefinedKey:]`
---@param undefinedKey string?
---@return any
function NSObject:valueForUndefinedKey_(undefinedKey) end

--- `-[NSObject willChange:valuesAtIndexes:forKey:]`
---@param willChange integer
---@param indexes integer[]
---@param key string
function NSObject:willChange_valuesAtIndexes_forKey_(willChange, indexes, key) end

--- `-[NSObject willChangeValueForKey:]`
---@param key string
function NSObject:willChangeValueForKey_(key) end

--- `-[NSObject willChangeValueForKey:withSetMutation:usingObjects:]`
---@param key string
---@param setMutation integer
---@param usingObjects table
function NSObject:willChangeValueForKey_withSetMutation_usingObjects_(key, setMutation, usingObjects) end

-- NSObjectClass
--- The class `NSObject` itself.
---@class NSObjectClass
---@field alloc fun(self: NSObjectClass): NSObject
---@field new fun(self: NSObjectClass): NSObject
local NSObjectClass = {}

--- `+[NSObject accessInstanceVariablesDirectly]`
---@return boolean
function NSObjectClass:accessInstanceVariablesDirectly() end

--- `+[NSObject allocWithZone:]`
---@param zone lightuserdata?
---@return NSObject
function NSObjectClass:allocWithZone_(zone) end

--- `+[NSObject allowsWeakReference]`
---@return boolean
function NSObjectClass:allowsWeakReference() end

--- `+[NSObject automaticallyNotifiesObserversForKey:]`
---@param key string
---@return boolean
function NSObjectClass:automaticallyNotifiesObserversForKey_(key) end

--- `+[NSObject autorelease]`
---@return CLASS
function NSObjectClass:autorelease() end

--- `+[NSObject cancelPreviousPerformRequestsWithTarget:]`
---@param target any
function NSObjectClass:cancelPreviousPerformRequestsWithTarget_(target) end

--- `+[NSObject cancelPreviousPerformRequestsWithTarget:selector:object:]`
---@param target any
---@param selector SEL
---@param object any
function NSObjectClass:cancelPreviousPerformRequestsWithTarget_selector_object_(target, selector, object) end

--- `+[NSObject class]`
---@return CLASS
function NSObjectClass:class() end

--- `+[NSObject classFallbacksForKeyedArchiver]`
---@return any
function NSObjectClass:classFallbacksForKeyedArchiver() end

--- `+[NSObject classForKeyedUnarchiver]`
---@return CLASS
function NSObjectClass:classForKeyedUnarchiver() end

--- `+[NSObject conformsToProtocol:]`
---@param protocol Protocol?
---@return boolean
function NSObjectClass:conformsToProtocol_(protocol) end

--- `+[NSObject copy]`
---@return any
function NSObjectClass:copy() end

--- `+[NSObject copyWithZone:]`
---@param zone lightuserdata?
---@return any
function NSObjectClass:copyWithZone_(zone) end

--- `+[NSObject debugDescription]`
---@return string
function NSObjectClass:debugDescription() end

--- `+[NSObject description]`
---@return string
function NSObjectClass:description() end

--- `+[NSObject doesNotRecognizeSelector:]`
---@param doesNotRecognizeSelector SEL?
function NSObjectClass:doesNotRecognizeSelector_(doesNotRecognizeSelector) end

--- `+[NSObject forwardInvocation:]`
---@param invocation NSInvocation
function NSObjectClass:forwardInvocation_(invocation) end

--- `+[NSObject forwardingTargetForSelector:]`
---@param selector SEL?
---@return any
function NSObjectClass:forwardingTargetForSelector_(selector) end

--- `+[NSObject hash]`
---@return integer
function NSObjectClass:hash() end

--- `+[NSObject implementsSelector:]`
---@param implementsSelector SEL?
---@return boolean
function NSObjectClass:implementsSelector_(implementsSelector) end

--- `+[NSObject init]`
---@return self
function NSObjectClass:init() end

--- `+[NSObject initialize]`
function NSObjectClass:initialize() end

--- `+[NSObject instanceMethodForSelector:]`
---@param selector SEL?
---@return IMP
function NSObjectClass:instanceMethodForSelector_(selector) end

--- `+[NSObject instanceMethodSignatureForSelector:]`
---@param selector SEL?
---@return NSMethodSignature?
function NSObjectClass:instanceMethodSignatureForSelector_(selector) end

--- `+[NSObject instancesImplementSelector:]`
---@param instancesImplementSelector SEL?
---@return boolean
function NSObjectClass:instancesImplementSelector_(instancesImplementSelector) end

--- `+[NSObject instancesRespondToSelector:]`
---@param selector SEL?
---@return boolean
function NSObjectClass:instancesRespondToSelector_(selector) end

--- `+[NSObject isAncestorOfObject:]`
---@param object any
---@return boolean
function NSObjectClass:isAncestorOfObject_(object) end

--- `+[NSObject isEqual:]`
---@param isEqual any
---@return boolean
function NSObjectClass:isEqual_(isEqual) end

--- `+[NSObject isKindOfClass:]`
---@param class CLASS?
---@return boolean
function NSObjectClass:isKindOfClass_(class) end

--- `+[NSObject isMemberOfClass:]`
---@param class CLASS?
---@return boolean
function NSObjectClass:isMemberOfClass_(class) end

--- `+[NSObject isProxy]`
---@return boolean
function NSObjectClass:isProxy() end

--- `+[NSObject isSubclassOfClass:]`
---@param class CLASS?
---@return boolean
function NSObjectClass:isSubclassOfClass_(class) end

--- `+[NSObject keyPathsForValuesAffectingValueForKey:]`
---@param key string
---@return string[]
function NSObjectClass:keyPathsForValuesAffectingValueForKey_(key) end

--- `+[NSObject load]`
function NSObjectClass:load() end

--- `+[NSObject methodForSelector:]`
---@param selector SEL?
---@return IMP
function NSObjectClass:methodForSelector_(selector) end

--- `+[NSObject methodSignatureForSelector:]`
---@param selector SEL?
---@return NSMethodSignature?
function NSObjectClass:methodSignatureForSelector_(selector) end

--- `+[NSObject mutableCopy]`
---@return any
function NSObjectClass:mutableCopy() end

--- `+[NSObject mutableCopyWithZone:]`
---@param zone lightuserdata?
---@return any
function NSObjectClass:mutableCopyWithZone_(zone) end

--- `+[NSObject performSelector:]`
---@param performSelector SEL?
---@return any
function NSObjectClass:performSelector_(performSelector) end

--- `+[NSObject performSelector:withObject:]`
---@param performSelector SEL?
---@param object any
---@return any
function NSObjectClass:performSelector_withObject_(performSelector, object) end

--- `+[NSObject performSelector:withObject:withObject:]`
---@param performSelector SEL?
---@param object any
---@param withObject any
---@return any
function NSObjectClass:performSelector_withObject_withObject_(performSelector, object, withObject) end

--- `+[NSObject release]`
function NSObjectClass:release() end

--- `+[NSObject resolveClassMethod:]`
---@param resolveClassMethod SEL
---@return boolean
function NSObjectClass:resolveClassMethod_(resolveClassMethod) end

--- `+[NSObject resolveInstanceMethod:]`
---@param resolveInstanceMethod SEL
---@return boolean
function NSObjectClass:resolveInstanceMethod_(resolveInstanceMethod) end

--- `+[NSObject respondsToSelector:]`
---@param selector SEL?
---@return boolean
function NSObjectClass:respondsToSelector_(selector) end

--- `+[NSObject retain]`
---@return CLASS
function NSObjectClass:retain() end

--- `+[NSObject retainCount]`
---@return integer
function NSObjectClass:retainCount() end

--- `+[NSObject retainWeakReference]`
---@return boolean
function NSObjectClass:retainWeakReference() end

--- `+[NSObject self]`
---@return any
function NSObjectClass:self() end

--- `+[NSObject setKeys:triggerChangeNotificationsForDependentKey:]`
---@param keys string[]
---@param dependentKey string
function NSObjectClass:setKeys_triggerChangeNotificationsForDependentKey_(keys, dependentKey) end

--- `+[NSObject setVersion:]`
---@param version integer
function NSObjectClass:setVersion_(version) end

--- `+[NSObject superclass]`
---@return CLASS?
function NSObjectClass:superclass() end

--- `+[NSObject version]`
---@return integer
function NSObjectClass:version() end
end

do
-- NSOperation
--- An instance of `NSOperation`.
---@class NSOperation: NSObject
local NSOperation = {}

--- `-[NSOperation addDependency:]`
---@param dependency NSOperation
function NSOperation:addDependency_(dependency) end

--- `-[NSOperation cancel]`
function NSOperation:cancel() end

--- `-[NSOperation completionBlock]`
---@return function?
function NSOperation:completionBlock() end

--- `-[NSOperation dependencies]`
---@return NSOperation[]
function NSOperation:dependencies() end

--- `-[NSOperation isAsynchronous]`
---@return boolean
function NSOperation:isAsynchronous() end

--- `-[NSOperation isCancelled]`
---@return boolean
function NSOperation:isCancelled() end

--- `-[NSOperation isConcurrent]`
---@return boolean
function NSOperation:isConcurrent() end

--- `-[NSOperation isExecuting]`
---@return boolean
function NSOperation:isExecuting() end

--- `-[NSOperation isFinished]`
---@return boolean
function NSOperation:isFinished() end

--- `-[NSOperation isReady]`
---@return boolean
function NSOperation:isReady() end

--- `-[NSOperation main]`
function NSOperation:main() end

--- `-[NSOperation name]`
---@return string?
function NSOperation:name() end

--- `-[NSOperation qualityOfService]`
---@return integer
function NSOperation:qualityOfService() end

--- `-[NSOperation queuePriority]`
---@return integer
function NSOperation:queuePriority() end

--- `-[NSOperation removeDependency:]`
---@param dependency NSOperation
function NSOperation:removeDependency_(dependency) end

--- `-[NSOperation setCompletionBlock:]`
---@param completionBlock function?
function NSOperation:setCompletionBlock_(completionBlock) end

--- `-[NSOperation setName:]`
---@param name string?
function NSOperation:setName_(name) end

--- `-[NSOperation setQualityOfService:]`
---@param service integer
function NSOperation:setQualityOfService_(service) end

--- `-[NSOperation setQueuePriority:]`
---@param queuePriority integer
function NSOperation:setQueuePriority_(queuePriority) end

--- `-[NSOperation setThreadPriority:]`
---@param threadPriority number
function NSOperation:setThreadPriority_(threadPriority) end

--- `-[NSOperation start]`
function NSOperation:start() end

--- `-[NSOperation threadPriority]`
---@return number
function NSOperation:threadPriority() end

--- `-[NSOperation waitUntilFinished]`
function NSOperation:waitUntilFinished() end

-- NSOperationClass
--- The class `NSOperation` itself.
---@class NSOperationClass: NSObjectClass
---@field alloc fun(self: NSOperationClass): NSOperation
---@field new fun(self: NSOperationClass): NSOperation
local NSOperationClass = {}
end

do
-- NSOperationQueue
--- An instance of `NSOperationQueue`.
---@class NSOperationQueue: NSObject, NSProgressReporting
local NSOperationQueue = {}

--- `-[NSOperationQueue addBarrierBlock:]`
---@param barrierBlock function
function NSOperationQueue:addBarrierBlock_(barrierBlock) end

--- `-[NSOperationQueue addOperation:]`
---@param operation NSOperation?
function NSOperationQueue:addOperation_(operation) end

--- `-[NSOperationQueue addOperationWithBlock:]`
---@param block function
function NSOperationQueue:addOperationWithBlock_(block) end

--- `-[NSOperationQueue addOperations:waitUntilFinished:]`
---@param operations NSOperation[]
---@param waitUntilFinished boolean
function NSOperationQueue:addOperations_waitUntilFinished_(operations, waitUntilFinished) end

--- `-[NSOperationQueue cancelAllOperations]`
function NSOperationQueue:cancelAllOperations() end

--- `-[NSOperationQueue isSuspended]`
---@return boolean
function NSOperationQueue:isSuspended() end

--- `-[NSOperationQueue maxConcurrentOperationCount]`
---@return integer
function NSOperationQueue:maxConcurrentOperationCount() end

--- `-[NSOperationQueue name]`
---@return string
function NSOperationQueue:name() end

--- `-[NSOperationQueue operationCount]`
---@return integer
function NSOperationQueue:operationCount() end

--- `-[NSOperationQueue operations]`
---@return NSOperation[]
function NSOperationQueue:operations() end

--- `-[NSOperationQueue qualityOfService]`
---@return integer
function NSOperationQueue:qualityOfService() end

--- `-[NSOperationQueue setMaxConcurrentOperationCount:]`
---@param maxConcurrentOperationCount integer
function NSOperationQueue:setMaxConcurrentOperationCount_(maxConcurrentOperationCount) end

--- `-[NSOperationQueue setName:]`
---@param name string
function NSOperationQueue:setName_(name) end

--- `-[NSOperationQueue setQualityOfService:]`
---@param service integer
function NSOperationQueue:setQualityOfService_(service) end

--- `-[NSOperationQueue setSuspended:]`
---@param suspended boolean
function NSOperationQueue:setSuspended_(suspended) end

--- `-[NSOperationQueue setUnderlyingQueue:]`
---@param underlyingQueue OS_dispatch_queue?
function NSOperationQueue:setUnderlyingQueue_(underlyingQueue) end

--- `-[NSOperationQueue underlyingQueue]`
---@return OS_dispatch_queue?
function NSOperationQueue:underlyingQueue() end

--- `-[NSOperationQueue waitUntilAllOperationsAreFinished]`
function NSOperationQueue:waitUntilAllOperationsAreFinished() end

-- NSOperationQueueClass
--- The class `NSOperationQueue` itself.
---@class NSOperationQueueClass: NSObjectClass
---@field alloc fun(self: NSOperationQueueClass): NSOperationQueue
---@field new fun(self: NSOperationQueueClass): NSOperationQueue
local NSOperationQueueClass = {}

--- `+[NSOperationQueue currentQueue]`
---@return NSOperationQueue?
function NSOperationQueueClass:currentQueue() end

--- `+[NSOperationQueue mainQueue]`
---@return NSOperationQueue?
function NSOperationQueueClass:mainQueue() end
end

do
-- NSOrderedCollectionChange
--- An instance of `NSOrderedCollectionChange`.
---@class NSOrderedCollectionChange: NSObject
local NSOrderedCollectionChange = {}

--- `-[NSOrderedCollectionChange associatedIndex]`
---@return integer
function NSOrderedCollectionChange:associatedIndex() end

--- `-[NSOrderedCollectionChange changeType]`
---@return integer
function NSOrderedCollectionChange:changeType() end

--- `-[NSOrderedCollectionChange index]`
---@return integer
function NSOrderedCollectionChange:index() end

--- `-[NSOrderedCollectionChange initWithObject:type:index:]`
---@param object any
---@param type integer
---@param index integer
---@return self
function NSOrderedCollectionChange:initWithObject_type_index_(object, type, index) end

--- `-[NSOrderedCollectionChange initWithObject:type:index:associatedIndex:]`
---@param object any
---@param type integer
---@param index integer
---@param associatedIndex integer
---@return self
function NSOrderedCollectionChange:initWithObject_type_index_associatedIndex_(object, type, index, associatedIndex) end

--- `-[NSOrderedCollectionChange object]`
---@return any
function NSOrderedCollectionChange:object() end

-- NSOrderedCollectionChangeClass
--- The class `NSOrderedCollectionChange` itself.
---@class NSOrderedCollectionChangeClass: NSObjectClass
---@field alloc fun(self: NSOrderedCollectionChangeClass): NSOrderedCollectionChange
---@field new fun(self: NSOrderedCollectionChangeClass): NSOrderedCollectionChange
local NSOrderedCollectionChangeClass = {}

--- `+[NSOrderedCollectionChange changeWithObject:type:index:]`
---@param object any
---@param type integer
---@param index integer
---@return any
function NSOrderedCollectionChangeClass:changeWithObject_type_index_(object, type, index) end

--- `+[NSOrderedCollectionChange changeWithObject:type:index:associatedIndex:]`
---@param object any
---@param type integer
---@param index integer
---@param associatedIndex integer
---@return any
function NSOrderedCollectionChangeClass:changeWithObject_type_index_associatedIndex_(object, type, index, associatedIndex) end
end

do
-- NSOrderedCollectionDifference
--- An instance of `NSOrderedCollectionDifference`.
---@class NSOrderedCollectionDifference: NSObject, NSFastEnumeration
local NSOrderedCollectionDifference = {}

--- `-[NSOrderedCollectionDifference differenceByTransformingChangesWithBlock:]`
---@param block function
---@return NSOrderedCollectionDifference
function NSOrderedCollectionDifference:differenceByTransformingChangesWithBlock_(block) end

--- `-[NSOrderedCollectionDifference hasChanges]`
---@return boolean
function NSOrderedCollectionDifference:hasChanges() end

--- `-[NSOrderedCollectionDifference initWithChanges:]`
---@param changes NSOrderedCollectionChange[]
---@return self
function NSOrderedCollectionDifference:initWithChanges_(changes) end

--- `-[NSOrderedCollectionDifference initWithInsertIndexes:insertedObjects:removeIndexes:removedObjects:]`
---@param insertIndexes any
---@param insertedObjects any
---@param indexes any
---@param removedObjects any
---@return self
function NSOrderedCollectionDifference:initWithInsertIndexes_insertedObjects_removeIndexes_removedObjects_(insertIndexes, insertedObjects, indexes, removedObjects) end

--- `-[NSOrderedCollectionDifference initWithInsertIndexes:insertedObjects:removeIndexes:removedObjects:additionalChanges:]`
---@param insertIndexes any
---@param insertedObjects any
---@param indexes any
---@param removedObjects any
---@param additionalChanges any
---@return self
function NSOrderedCollectionDifference:initWithInsertIndexes_insertedObjects_removeIndexes_removedObjects_additionalChanges_(insertIndexes, insertedObjects, indexes, removedObjects, additionalChanges) end

--- `-[NSOrderedCollectionDifference insertions]`
---@return NSArray
function NSOrderedCollectionDifference:insertions() end

--- `-[NSOrderedCollectionDifference inverseDifference]`
---@return NSOrderedCollectionDifference
function NSOrderedCollectionDifference:inverseDifference() end

--- `-[NSOrderedCollectionDifference removals]`
---@return NSArray
function NSOrderedCollectionDifference:removals() end

-- NSOrderedCollectionDifferenceClass
--- The class `NSOrderedCollectionDifference` itself.
---@class NSOrderedCollectionDifferenceClass: NSObjectClass
---@field alloc fun(self: NSOrderedCollectionDifferenceClass): NSOrderedCollectionDifference
---@field new fun(self: NSOrderedCollectionDifferenceClass): NSOrderedCollectionDifference
local NSOrderedCollectionDifferenceClass = {}
end

do
-- NSOrderedSet
--- An instance of `NSOrderedSet`.
---@class NSOrderedSet: NSObject, NSSecureCoding, NSFastEnumeration, NSMutableCopying, NSCopying
local NSOrderedSet = {}

--- `-[NSOrderedSet array]`
---@return NSArray
function NSOrderedSet:array() end

--- `-[NSOrderedSet containsObject:]`
---@param containsObject any
---@return boolean
function NSOrderedSet:containsObject_(containsObject) end

--- `-[NSOrderedSet count]`
---@return integer
function NSOrderedSet:count() end

--- `-[NSOrderedSet description]`
---@return NSString
function NSOrderedSet:description() end

--- `-[NSOrderedSet descriptionWithLocale:]`
---@param locale any
---@return any
function NSOrderedSet:descriptionWithLocale_(locale) end

--- `-[NSOrderedSet descriptionWithLocale:indent:]`
---@param locale any
---@param indent integer
---@return NSString
function NSOrderedSet:descriptionWithLocale_indent_(locale, indent) end

--- `-[NSOrderedSet differenceFromOrderedSet:]`
---@param orderedSet any
---@return NSOrderedCollectionDifference
function NSOrderedSet:differenceFromOrderedSet_(orderedSet) end

--- `-[NSOrderedSet differenceFromOrderedSet:withOptions:]`
---@param orderedSet any
---@param options integer
---@return NSOrderedCollectionDifference
function NSOrderedSet:differenceFromOrderedSet_withOptions_(orderedSet, options) end

--- `-[NSOrderedSet differenceFromOrderedSet:withOptions:usingEquivalenceTest:]`
---@param orderedSet any
---@param options integer
---@param usingEquivalenceTest function
---@return NSOrderedCollectionDifference
function NSOrderedSet:differenceFromOrderedSet_withOptions_usingEquivalenceTest_(orderedSet, options, usingEquivalenceTest) end

--- `-[NSOrderedSet enumerateObjectsAtIndexes:options:usingBlock:]`
---@param indexes integer[]
---@param options integer
---@param usingBlock function?
function NSOrderedSet:enumerateObjectsAtIndexes_options_usingBlock_(indexes, options, usingBlock) end

--- `-[NSOrderedSet enumerateObjectsUsingBlock:]`
---@param block function
function NSOrderedSet:enumerateObjectsUsingBlock_(block) end

--- `-[NSOrderedSet enumerateObjectsWithOptions:usingBlock:]`
---@param options integer
---@param usingBlock function?
function NSOrderedSet:enumerateObjectsWithOptions_usingBlock_(options, usingBlock) end

--- `-[NSOrderedSet filteredOrderedSetUsingPredicate:]`
---@param predicate NSPredicate
---@return NSOrderedSet
function NSOrderedSet:filteredOrderedSetUsingPredicate_(predicate) end

--- `-[NSOrderedSet firstObject]`
---@return any
function NSOrderedSet:firstObject() end

--- `-[NSOrderedSet getObjects:range:]`
---@param getObjects lightuserdata?
---@param range NSRangeArgument
function NSOrderedSet:getObjects_range_(getObjects, range) end

--- `-[NSOrderedSet indexOfObject:]`
---@param object any
---@return integer
function NSOrderedSet:indexOfObject_(object) end

--- `-[NSOrderedSet indexOfObject:inSortedRange:options:usingComparator:]`
---@param object any
---@param inSortedRange NSRangeArgument
---@param options integer
---@param usingComparator function
---@return integer
function NSOrderedSet:indexOfObject_inSortedRange_options_usingComparator_(object, inSortedRange, options, usingComparator) end

--- `-[NSOrderedSet indexOfObjectAtIndexes:options:passingTest:]`
---@param indexes integer[]
---@param options integer
---@param passingTest function?
---@return integer
function NSOrderedSet:indexOfObjectAtIndexes_options_passingTest_(indexes, options, passingTest) end

--- `-[NSOrderedSet indexOfObjectPassingTest:]`
---@param objectPassingTest function?
---@return integer
function NSOrderedSet:indexOfObjectPassingTest_(objectPassingTest) end

--- `-[NSOrderedSet indexOfObjectWithOptions:passingTest:]`
---@param options integer
---@param passingTest function?
---@return integer
function NSOrderedSet:indexOfObjectWithOptions_passingTest_(options, passingTest) end

--- `-[NSOrderedSet indexesOfObjectsAtIndexes:options:passingTest:]`
---@param indexes integer[]
---@param options integer
---@param passingTest function?
---@return any
function NSOrderedSet:indexesOfObjectsAtIndexes_options_passingTest_(indexes, options, passingTest) end

--- `-[NSOrderedSet indexesOfObjectsPassingTest:]`
---@param objectsPassingTest function?
---@return NSIndexSet
function NSOrderedSet:indexesOfObjectsPassingTest_(objectsPassingTest) end

--- `-[NSOrderedSet indexesOfObjectsWithOptions:passingTest:]`
---@param options integer
---@param passingTest function?
---@return any
function NSOrderedSet:indexesOfObjectsWithOptions_passingTest_(options, passingTest) end

--- `-[NSOrderedSet initWithArray:]`
---@param array table?
---@return self
function NSOrderedSet:initWithArray_(array) end

--- `-[NSOrderedSet initWithArray:copyItems:]`
---@param array table?
---@param copyItems boolean
---@return self
function NSOrderedSet:initWithArray_copyItems_(array, copyItems) end

--- `-[NSOrderedSet initWithArray:range:copyItems:]`
---@param array table?
---@param range NSRangeArgument
---@param copyItems boolean
---@return self
function NSOrderedSet:initWithArray_range_copyItems_(array, range, copyItems) end

--- `-[NSOrderedSet initWithObject:]`
---@param object any
---@return self
function NSOrderedSet:initWithObject_(object) end

--- `-[NSOrderedSet initWithObjects:]`
---@param objects any
---@return self
function NSOrderedSet:initWithObjects_(objects) end

--- `-[NSOrderedSet initWithObjects:count:]`
---@param objects lightuserdata?
---@param count integer
---@return self
function NSOrderedSet:initWithObjects_count_(objects, count) end

--- `-[NSOrderedSet initWithOrderedSet:]`
---@param orderedSet table?
---@return self
function NSOrderedSet:initWithOrderedSet_(orderedSet) end

--- `-[NSOrderedSet initWithOrderedSet:copyItems:]`
---@param orderedSet table?
---@param copyItems boolean
---@return self
function NSOrderedSet:initWithOrderedSet_copyItems_(orderedSet, copyItems) end

--- `-[NSOrderedSet initWithOrderedSet:range:copyItems:]`
---@param orderedSet table?
---@param range NSRangeArgument
---@param copyItems boolean
---@return self
function NSOrderedSet:initWithOrderedSet_range_copyItems_(orderedSet, range, copyItems) end

--- `-[NSOrderedSet initWithSet:]`
---@param set table?
---@return self
function NSOrderedSet:initWithSet_(set) end

--- `-[NSOrderedSet initWithSet:copyItems:]`
---@param set table?
---@param copyItems boolean
---@return self
function NSOrderedSet:initWithSet_copyItems_(set, copyItems) end

--- `-[NSOrderedSet intersectsOrderedSet:]`
---@param intersectsOrderedSet table?
---@return boolean
function NSOrderedSet:intersectsOrderedSet_(intersectsOrderedSet) end

--- `-[NSOrderedSet intersectsSet:]`
---@param intersectsSet table?
---@return boolean
function NSOrderedSet:intersectsSet_(intersectsSet) end

--- `-[NSOrderedSet isEqualToOrderedSet:]`
---@param orderedSet NSOrderedSet|table
---@return boolean
function NSOrderedSet:isEqualToOrderedSet_(orderedSet) end

--- `-[NSOrderedSet isSubsetOfOrderedSet:]`
---@param orderedSet table?
---@return boolean
function NSOrderedSet:isSubsetOfOrderedSet_(orderedSet) end

--- `-[NSOrderedSet isSubsetOfSet:]`
---@param set table?
---@return boolean
function NSOrderedSet:isSubsetOfSet_(set) end

--- `-[NSOrderedSet lastObject]`
---@return any
function NSOrderedSet:lastObject() end

--- `-[NSOrderedSet makeObjectsPerformSelector:]`
---@param makeObjectsPerformSelector SEL
function NSOrderedSet:makeObjectsPerformSelector_(makeObjectsPerformSelector) end

--- `-[NSOrderedSet makeObjectsPerformSelector:withObject:]`
---@param makeObjectsPerformSelector SEL
---@param object any
function NSOrderedSet:makeObjectsPerformSelector_withObject_(makeObjectsPerformSelector, object) end

--- `-[NSOrderedSet objectAtIndex:]`
---@param index integer
---@return any
function NSOrderedSet:objectAtIndex_(index) end

--- `-[NSOrderedSet objectAtIndexedSubscript:]`
---@param indexedSubscript integer
---@return any
function NSOrderedSet:objectAtIndexedSubscript_(indexedSubscript) end

--- `-[NSOrderedSet objectEnumerator]`
---@return NSEnumerator
function NSOrderedSet:objectEnumerator() end

--- `-[NSOrderedSet objectsAtIndexes:]`
---@param indexes integer[]
---@return NSArray
function NSOrderedSet:objectsAtIndexes_(indexes) end

--- `-[NSOrderedSet orderedSetByApplyingDifference:]`
---@param applyingDifference NSOrderedCollectionDifference
---@return any
function NSOrderedSet:orderedSetByApplyingDifference_(applyingDifference) end

--- `-[NSOrderedSet removeObserver:forKeyPath:context:]`
---@param observer NSObject
---@param keyPath string
---@param context integer
function NSOrderedSet:removeObserver_forKeyPath_context_(observer, keyPath, context) end

--- `-[NSOrderedSet reverseObjectEnumerator]`
---@return NSEnumerator
function NSOrderedSet:reverseObjectEnumerator() end

--- `-[NSOrderedSet reversedOrderedSet]`
---@return NSOrderedSet
function NSOrderedSet:reversedOrderedSet() end

--- `-[NSOrderedSet set]`
---@return NSSet
function NSOrderedSet:set() end

--- `-[NSOrderedSet sortedArrayUsingComparator:]`
---@param comparator integer
---@return NSArray
function NSOrderedSet:sortedArrayUsingComparator_(comparator) end

--- `-[NSOrderedSet sortedArrayUsingDescriptors:]`
---@param descriptors any
---@return any
function NSOrderedSet:sortedArrayUsingDescriptors_(descriptors) end

--- `-[NSOrderedSet sortedArrayWithOptions:usingComparator:]`
---@param options integer
---@param usingComparator any
---@return any
function NSOrderedSet:sortedArrayWithOptions_usingComparator_(options, usingComparator) end

--- `-[NSOrderedSet valueForKeyPath:]`
---@param keyPath string?
---@return any
function NSOrderedSet:valueForKeyPath_(keyPath) end

-- NSOrderedSetClass
--- The class `NSOrderedSet` itself.
---@class NSOrderedSetClass: NSObjectClass
---@field alloc fun(self: NSOrderedSetClass): NSOrderedSet
---@field new fun(self: NSOrderedSetClass): NSOrderedSet
local NSOrderedSetClass = {}

--- `+[NSOrderedSet allocWithZone:]`
---@param zone lightuserdata?
---@return NSOrderedSet
function NSOrderedSetClass:allocWithZone_(zone) end

--- `+[NSOrderedSet orderedSet]`
---@return NSOrderedSet
function NSOrderedSetClass:orderedSet() end

--- `+[NSOrderedSet orderedSetWithArray:]`
---@param array NSArray|table
---@return NSOrderedSet
function NSOrderedSetClass:orderedSetWithArray_(array) end

--- `+[NSOrderedSet orderedSetWithArray:range:copyItems:]`
---@param array any
---@param range NSRangeArgument
---@param copyItems boolean
---@return any
function NSOrderedSetClass:orderedSetWithArray_range_copyItems_(array, range, copyItems) end

--- `+[NSOrderedSet orderedSetWithObject:]`
---@param object any
---@return NSOrderedSet
function NSOrderedSetClass:orderedSetWithObject_(object) end

--- `+[NSOrderedSet orderedSetWithObjects:]`
---@param objects any
---@return NSOrderedSet
function NSOrderedSetClass:orderedSetWithObjects_(objects) end

--- `+[NSOrderedSet orderedSetWithObjects:count:]`
---@param objects any
---@param count integer
---@return NSOrderedSet
function NSOrderedSetClass:orderedSetWithObjects_count_(objects, count) end

--- `+[NSOrderedSet orderedSetWithOrderedSet:]`
---@param orderedSet NSOrderedSet|table
---@return NSOrderedSet
function NSOrderedSetClass:orderedSetWithOrderedSet_(orderedSet) end

--- `+[NSOrderedSet orderedSetWithOrderedSet:range:copyItems:]`
---@param orderedSet any
---@param range NSRangeArgument
---@param copyItems boolean
---@return any
function NSOrderedSetClass:orderedSetWithOrderedSet_range_copyItems_(orderedSet, range, copyItems) end

--- `+[NSOrderedSet orderedSetWithSet:]`
---@param set NSSet|table
---@return NSOrderedSet
function NSOrderedSetClass:orderedSetWithSet_(set) end

--- `+[NSOrderedSet orderedSetWithSet:copyItems:]`
---@param set any
---@param copyItems boolean
---@return any
function NSOrderedSetClass:orderedSetWithSet_copyItems_(set, copyItems) end

--- `+[NSOrderedSet supportsSecureCoding]`
---@return boolean
function NSOrderedSetClass:supportsSecureCoding() end
end

do
-- NSOrthography
--- An instance of `NSOrthography`.
---@class NSOrthography: NSObject, NSCopying
local NSOrthography = {}

--- `-[NSOrthography allLanguages]`
---@return string[]
function NSOrthography:allLanguages() end

--- `-[NSOrthography allScripts]`
---@return string[]
function NSOrthography:allScripts() end

--- `-[NSOrthography dominantLanguage]`
---@return string
function NSOrthography:dominantLanguage() end

--- `-[NSOrthography dominantLanguageForScript:]`
---@param script string
---@return string?
function NSOrthography:dominantLanguageForScript_(script) end

--- `-[NSOrthography dominantScript]`
---@return string
function NSOrthography:dominantScript() end

--- `-[NSOrthography initWithDominantScript:languageMap:]`
---@param dominantScript string
---@param languageMap NSDictionary|table
---@return self
function NSOrthography:initWithDominantScript_languageMap_(dominantScript, languageMap) end

--- `-[NSOrthography languageMap]`
---@return NSDictionary
function NSOrthography:languageMap() end

--- `-[NSOrthography languagesForScript:]`
---@param script string
---@return string[]?
function NSOrthography:languagesForScript_(script) end

-- NSOrthographyClass
--- The class `NSOrthography` itself.
---@class NSOrthographyClass: NSObjectClass
---@field alloc fun(self: NSOrthographyClass): NSOrthography
---@field new fun(self: NSOrthographyClass): NSOrthography
local NSOrthographyClass = {}

--- `+[NSOrthography defaultOrthographyForLanguage:]`
---@param language string
---@return NSOrthography
function NSOrthographyClass:defaultOrthographyForLanguage_(language) end

--- `+[NSOrthography orthographyWithDominantScript:languageMap:]`
---@param dominantScript string
---@param languageMap NSDictionary|table
---@return NSOrthography
function NSOrthographyClass:orthographyWithDominantScript_languageMap_(dominantScript, languageMap) end
end

do
-- NSOutputStream
--- An instance of `NSOutputStream`.
---@class NSOutputStream: NSStream
local NSOutputStream = {}

--- `-[NSOutputStream hasSpaceAvailable]`
---@return boolean
function NSOutputStream:hasSpaceAvailable() end

--- `-[NSOutputStream initToBuffer:capacity:]`
---@param buffer lightuserdata?
---@param capacity integer
---@return self
function NSOutputStream:initToBuffer_capacity_(buffer, capacity) end

--- `-[NSOutputStream initToFileAtPath:append:]`
---@param path string
---@param append boolean
---@return self
function NSOutputStream:initToFileAtPath_append_(path, append) end

--- `-[NSOutputStream initToMemory]`
---@return self
function NSOutputStream:initToMemory() end

--- `-[NSOutputStream initWithURL:append:]`
---@param url NSURL
---@param append boolean
---@return self
function NSOutputStream:initWithURL_append_(url, append) end

--- `-[NSOutputStream write:maxLength:]`
---@param write lightuserdata?
---@param maxLength integer
---@return integer
function NSOutputStream:write_maxLength_(write, maxLength) end

-- NSOutputStreamClass
--- The class `NSOutputStream` itself.
---@class NSOutputStreamClass: NSStreamClass
---@field alloc fun(self: NSOutputStreamClass): NSOutputStream
---@field new fun(self: NSOutputStreamClass): NSOutputStream
local NSOutputStreamClass = {}

--- `+[NSOutputStream outputStreamToBuffer:capacity:]`
---@param buffer lightuserdata?
---@param capacity integer
---@return NSOutputStream
function NSOutputStreamClass:outputStreamToBuffer_capacity_(buffer, capacity) end

--- `+[NSOutputStream outputStreamToFileAtPath:append:]`
---@param path string
---@param append boolean
---@return NSOutputStream
function NSOutputStreamClass:outputStreamToFileAtPath_append_(path, append) end

--- `+[NSOutputStream outputStreamToMemory]`
---@return NSOutputStream
function NSOutputStreamClass:outputStreamToMemory() end

--- `+[NSOutputStream outputStreamWithURL:append:]`
---@param url NSURL
---@param append boolean
---@return any
function NSOutputStreamClass:outputStreamWithURL_append_(url, append) end
end

do
-- NSPathStore2
--- An instance of `NSPathStore2`.
---@class NSPathStore2: NSString
local NSPathStore2 = {}

-- NSPathStore2Class
--- The class `NSPathStore2` itself.
---@class NSPathStore2Class: NSStringClass
---@field alloc fun(self: NSPathStore2Class): NSPathStore2
---@field new fun(self: NSPathStore2Class): NSPathStore2
local NSPathStore2Class = {}
end

do
-- NSPersonNameComponents
--- An instance of `NSPersonNameComponents`.
---@class NSPersonNameComponents: NSObject, NSSecureCoding, NSCopying
local NSPersonNameComponents = {}

--- `-[NSPersonNameComponents familyName]`
---@return string?
function NSPersonNameComponents:familyName() end

--- `-[NSPersonNameComponents givenName]`
---@return string?
function NSPersonNameComponents:givenName() end

--- `-[NSPersonNameComponents middleName]`
---@return string?
function NSPersonNameComponents:middleName() end

--- `-[NSPersonNameComponents namePrefix]`
---@return string?
function NSPersonNameComponents:namePrefix() end

--- `-[NSPersonNameComponents nameSuffix]`
---@return string?
function NSPersonNameComponents:nameSuffix() end

--- `-[NSPersonNameComponents nickname]`
---@return string?
function NSPersonNameComponents:nickname() end

--- `-[NSPersonNameComponents phoneticRepresentation]`
---@return NSPersonNameComponents
function NSPersonNameComponents:phoneticRepresentation() end

--- `-[NSPersonNameComponents setFamilyName:]`
---@param familyName string?
function NSPersonNameComponents:setFamilyName_(familyName) end

--- `-[NSPersonNameComponents setGivenName:]`
---@param givenName string?
function NSPersonNameComponents:setGivenName_(givenName) end

--- `-[NSPersonNameComponents setMiddleName:]`
---@param middleName string?
function NSPersonNameComponents:setMiddleName_(middleName) end

--- `-[NSPersonNameComponents setNamePrefix:]`
---@param namePrefix string?
function NSPersonNameComponents:setNamePrefix_(namePrefix) end

--- `-[NSPersonNameComponents setNameSuffix:]`
---@param nameSuffix string?
function NSPersonNameComponents:setNameSuffix_(nameSuffix) end

--- `-[NSPersonNameComponents setNickname:]`
---@param nickname string?
function NSPersonNameComponents:setNickname_(nickname) end

--- `-[NSPersonNameComponents setPhoneticRepresentation:]`
---@param phoneticRepresentation NSPersonNameComponents?
function NSPersonNameComponents:setPhoneticRepresentation_(phoneticRepresentation) end

-- NSPersonNameComponentsClass
--- The class `NSPersonNameComponents` itself.
---@class NSPersonNameComponentsClass: NSObjectClass
---@field alloc fun(self: NSPersonNameComponentsClass): NSPersonNameComponents
---@field new fun(self: NSPersonNameComponentsClass): NSPersonNameComponents
local NSPersonNameComponentsClass = {}

--- `+[NSPersonNameComponents supportsSecureCoding]`
---@return boolean
function NSPersonNameComponentsClass:supportsSecureCoding() end
end

do
-- NSPersonNameComponentsFormatter
--- An instance of `NSPersonNameComponentsFormatter`.
---@class NSPersonNameComponentsFormatter: NSFormatter, NSSecureCoding, NSCopying
local NSPersonNameComponentsFormatter = {}

--- `-[NSPersonNameComponentsFormatter isPhonetic]`
---@return boolean
function NSPersonNameComponentsFormatter:isPhonetic() end

--- `-[NSPersonNameComponentsFormatter locale]`
---@return NSLocale
function NSPersonNameComponentsFormatter:locale() end

--- `-[NSPersonNameComponentsFormatter personNameComponentsFromString:]`
---@param string string
---@return NSPersonNameComponents?
function NSPersonNameComponentsFormatter:personNameComponentsFromString_(string) end

--- `-[NSPersonNameComponentsFormatter setLocale:]`
---@param locale NSLocale?
function NSPersonNameComponentsFormatter:setLocale_(locale) end

--- `-[NSPersonNameComponentsFormatter setPhonetic:]`
---@param phonetic boolean
function NSPersonNameComponentsFormatter:setPhonetic_(phonetic) end

--- `-[NSPersonNameComponentsFormatter setStyle:]`
---@param style integer
function NSPersonNameComponentsFormatter:setStyle_(style) end

--- `-[NSPersonNameComponentsFormatter stringFromPersonNameComponents:]`
---@param personNameComponents NSObject
---@return string
function NSPersonNameComponentsFormatter:stringFromPersonNameComponents_(personNameComponents) end

--- `-[NSPersonNameComponentsFormatter style]`
---@return integer
function NSPersonNameComponentsFormatter:style() end

-- NSPersonNameComponentsFormatterClass
--- The class `NSPersonNameComponentsFormatter` itself.
---@class NSPersonNameComponentsFormatterClass: NSFormatterClass
---@field alloc fun(self: NSPersonNameComponentsFormatterClass): NSPersonNameComponentsFormatter
---@field new fun(self: NSPersonNameComponentsFormatterClass): NSPersonNameComponentsFormatter
local NSPersonNameComponentsFormatterClass = {}

--- `+[NSPersonNameComponentsFormatter localizedStringFromPersonNameComponents:style:options:]`
---@param personNameComponents NSObject
---@param style integer
---@param options integer
---@return string
function NSPersonNameComponentsFormatterClass:localizedStringFromPersonNameComponents_style_options_(personNameComponents, style, options) end
end

do
-- NSPipe
--- An instance of `NSPipe`.
---@class NSPipe: NSObject
local NSPipe = {}

--- `-[NSPipe fileHandleForReading]`
---@return NSFileHandle?
function NSPipe:fileHandleForReading() end

--- `-[NSPipe fileHandleForWriting]`
---@return NSFileHandle?
function NSPipe:fileHandleForWriting() end

-- NSPipeClass
--- The class `NSPipe` itself.
---@class NSPipeClass: NSObjectClass
---@field alloc fun(self: NSPipeClass): NSPipe
---@field new fun(self: NSPipeClass): NSPipe
local NSPipeClass = {}

--- `+[NSPipe pipe]`
---@return NSPipe
function NSPipeClass:pipe() end
end

do
-- NSPlaceholderMutableString
--- An instance of `NSPlaceholderMutableString`.
---@class NSPlaceholderMutableString: NSMutableString
local NSPlaceholderMutableString = {}

--- `-[NSPlaceholderMutableString initWithCapacity:]`
---@param capacity integer
---@return self
function NSPlaceholderMutableString:initWithCapacity_(capacity) end

-- NSPlaceholderMutableStringClass
--- The class `NSPlaceholderMutableString` itself.
---@class NSPlaceholderMutableStringClass: NSMutableStringClass
---@field alloc fun(self: NSPlaceholderMutableStringClass): NSPlaceholderMutableString
---@field new fun(self: NSPlaceholderMutableStringClass): NSPlaceholderMutableString
local NSPlaceholderMutableStringClass = {}
end

do
-- NSPlaceholderNumber
--- An instance of `NSPlaceholderNumber`.
---@class NSPlaceholderNumber: NSNumber
local NSPlaceholderNumber = {}

-- NSPlaceholderNumberClass
--- The class `NSPlaceholderNumber` itself.
---@class NSPlaceholderNumberClass: NSNumberClass
---@field alloc fun(self: NSPlaceholderNumberClass): NSPlaceholderNumber
---@field new fun(self: NSPlaceholderNumberClass): NSPlaceholderNumber
local NSPlaceholderNumberClass = {}
end

do
-- NSPlaceholderString
--- An instance of `NSPlaceholderString`.
---@class NSPlaceholderString: NSString
local NSPlaceholderString = {}

--- `-[NSPlaceholderString initWithCapacity:]`
---@param capacity integer
---@return self
function NSPlaceholderString:initWithCapacity_(capacity) end

-- NSPlaceholderStringClass
--- The class `NSPlaceholderString` itself.
---@class NSPlaceholderStringClass: NSStringClass
---@field alloc fun(self: NSPlaceholderStringClass): NSPlaceholderString
---@field new fun(self: NSPlaceholderStringClass): NSPlaceholderString
local NSPlaceholderStringClass = {}
end

do
-- NSPointerArray
--- An instance of `NSPointerArray`.
---@class NSPointerArray: NSObject, NSSecureCoding, NSFastEnumeration, NSCopying
local NSPointerArray = {}

--- `-[NSPointerArray addPointer:]`
---@param pointer any
function NSPointerArray:addPointer_(pointer) end

--- `-[NSPointerArray allObjects]`
---@return NSArray
function NSPointerArray:allObjects() end

--- `-[NSPointerArray compact]`
function NSPointerArray:compact() end

--- `-[NSPointerArray count]`
---@return integer
function NSPointerArray:count() end

--- `-[NSPointerArray initWithOptions:]`
---@param options integer
---@return self
function NSPointerArray:initWithOptions_(options) end

--- `-[NSPointerArray initWithPointerFunctions:]`
---@param pointerFunctions NSPointerFunctions
---@return self
function NSPointerArray:initWithPointerFunctions_(pointerFunctions) end

--- `-[NSPointerArray insertPointer:atIndex:]`
---@param pointer any
---@param atIndex integer
function NSPointerArray:insertPointer_atIndex_(pointer, atIndex) end

--- `-[NSPointerArray mutableCopyWithZone:]`
---@param zone lightuserdata?
---@return any
function NSPointerArray:mutableCopyWithZone_(zone) end

--- `-[NSPointerArray pointerAtIndex:]`
---@param index integer
---@return any
function NSPointerArray:pointerAtIndex_(index) end

--- `-[NSPointerArray pointerFunctions]`
---@return any
function NSPointerArray:pointerFunctions() end

--- `-[NSPointerArray removePointerAtIndex:]`
---@param index integer
function NSPointerArray:removePointerAtIndex_(index) end

--- `-[NSPointerArray replacePointerAtIndex:withPointer:]`
---@param index integer
---@param pointer any
function NSPointerArray:replacePointerAtIndex_withPointer_(index, pointer) end

--- `-[NSPointerArray setCount:]`
---@param count integer
function NSPointerArray:setCount_(count) end

-- NSPointerArrayClass
--- The class `NSPointerArray` itself.
---@class NSPointerArrayClass: NSObjectClass
---@field alloc fun(self: NSPointerArrayClass): NSPointerArray
---@field new fun(self: NSPointerArrayClass): NSPointerArray
local NSPointerArrayClass = {}

--- `+[NSPointerArray allocWithZone:]`
---@param zone lightuserdata?
---@return NSPointerArray
function NSPointerArrayClass:allocWithZone_(zone) end

--- `+[NSPointerArray pointerArrayWithOptions:]`
---@param options integer
---@return NSPointerArray
function NSPointerArrayClass:pointerArrayWithOptions_(options) end

--- `+[NSPointerArray pointerArrayWithStrongObjects]`
---@return any
function NSPointerArrayClass:pointerArrayWithStrongObjects() end

--- `+[NSPointerArray pointerArrayWithWeakObjects]`
---@return any
function NSPointerArrayClass:pointerArrayWithWeakObjects() end

--- `+[NSPointerArray strongObjectsPointerArray]`
---@return NSPointerArray
function NSPointerArrayClass:strongObjectsPointerArray() end

--- `+[NSPointerArray supportsSecureCoding]`
---@return boolean
function NSPointerArrayClass:supportsSecureCoding() end

--- `+[NSPointerArray weakObjectsPointerArray]`
---@return NSPointerArray
function NSPointerArrayClass:weakObjectsPointerArray() end
end

do
-- NSPointerFunctions
--- An instance of `NSPointerFunctions`.
---@class NSPointerFunctions: NSObject, NSCopying
local NSPointerFunctions = {}

--- `-[NSPointerFunctions acquireFunction]`
---@return any
function NSPointerFunctions:acquireFunction() end

--- `-[NSPointerFunctions descriptionFunction]`
---@return any
function NSPointerFunctions:descriptionFunction() end

--- `-[NSPointerFunctions hashFunction]`
---@return any
function NSPointerFunctions:hashFunction() end

--- `-[NSPointerFunctions initWithOptions:]`
---@param options integer
---@return self
function NSPointerFunctions:initWithOptions_(options) end

--- `-[NSPointerFunctions isEqualFunction]`
---@return any
function NSPointerFunctions:isEqualFunction() end

--- `-[NSPointerFunctions relinquishFunction]`
---@return any
function NSPointerFunctions:relinquishFunction() end

--- `-[NSPointerFunctions setAcquireFunction:]`
---@param acquireFunction any
function NSPointerFunctions:setAcquireFunction_(acquireFunction) end

--- `-[NSPointerFunctions setDescriptionFunction:]`
---@param descriptionFunction any
function NSPointerFunctions:setDescriptionFunction_(descriptionFunction) end

--- `-[NSPointerFunctions setHashFunction:]`
---@param hashFunction any
function NSPointerFunctions:setHashFunction_(hashFunction) end

--- `-[NSPointerFunctions setIsEqualFunction:]`
---@param isEqualFunction any
function NSPointerFunctions:setIsEqualFunction_(isEqualFunction) end

--- `-[NSPointerFunctions setRelinquishFunction:]`
---@param relinquishFunction any
function NSPointerFunctions:setRelinquishFunction_(relinquishFunction) end

--- `-[NSPointerFunctions setSizeFunction:]`
---@param sizeFunction any
function NSPointerFunctions:setSizeFunction_(sizeFunction) end

--- `-[NSPointerFunctions setUsesStrongWriteBarrier:]`
---@param usesStrongWriteBarrier boolean
function NSPointerFunctions:setUsesStrongWriteBarrier_(usesStrongWriteBarrier) end

--- `-[NSPointerFunctions setUsesWeakReadAndWriteBarriers:]`
---@param usesWeakReadAndWriteBarriers boolean
function NSPointerFunctions:setUsesWeakReadAndWriteBarriers_(usesWeakReadAndWriteBarriers) end

--- `-[NSPointerFunctions sizeFunction]`
---@return any
function NSPointerFunctions:sizeFunction() end

--- `-[NSPointerFunctions usesStrongWriteBarrier]`
---@return boolean
function NSPointerFunctions:usesStrongWriteBarrier() end

--- `-[NSPointerFunctions usesWeakReadAndWriteBarriers]`
---@return boolean
function NSPointerFunctions:usesWeakReadAndWriteBarriers() end

-- NSPointerFunctionsClass
--- The class `NSPointerFunctions` itself.
---@class NSPointerFunctionsClass: NSObjectClass
---@field alloc fun(self: NSPointerFunctionsClass): NSPointerFunctions
---@field new fun(self: NSPointerFunctionsClass): NSPointerFunctions
local NSPointerFunctionsClass = {}

--- `+[NSPointerFunctions pointerFunctionsWithOptions:]`
---@param options integer
---@return NSPointerFunctions
function NSPointerFunctionsClass:pointerFunctionsWithOptions_(options) end
end

do
-- NSPort
--- An instance of `NSPort`.
---@class NSPort: NSObject, NSCoding, NSCopying
local NSPort = {}

--- `-[NSPort copyWithZone:]`
---@param zone lightuserdata?
---@return NSPort
function NSPort:copyWithZone_(zone) end

--- `-[NSPort delegate]`
---@return NSPortDelegate?
function NSPort:delegate() end

--- `-[NSPort invalidate]`
function NSPort:invalidate() end

--- `-[NSPort isValid]`
---@return boolean
function NSPort:isValid() end

--- `-[NSPort removeFromRunLoop:forMode:]`
---@param runLoop NSRunLoop
---@param mode string
---@return any
function NSPort:removeFromRunLoop_forMode_(runLoop, mode) end

--- `-[NSPort reservedSpaceLength]`
---@return integer
function NSPort:reservedSpaceLength() end

--- `-[NSPort scheduleInRunLoop:forMode:]`
---@param runLoop NSRunLoop
---@param mode string
---@return any
function NSPort:scheduleInRunLoop_forMode_(runLoop, mode) end

--- `-[NSPort sendBeforeDate:components:from:reserved:]`
---@param date NSDate
---@param components NSMutableArray?
---@param from NSPort?
---@param reserved integer
---@return boolean
function NSPort:sendBeforeDate_components_from_reserved_(date, components, from, reserved) end

--- `-[NSPort sendBeforeDate:msgid:components:from:reserved:]`
---@param date NSDate
---@param msgid integer
---@param components NSMutableArray?
---@param from NSPort?
---@param reserved integer
---@return boolean
function NSPort:sendBeforeDate_msgid_components_from_reserved_(date, msgid, components, from, reserved) end

--- `-[NSPort setDelegate:]`
---@param delegate NSPortDelegate?
function NSPort:setDelegate_(delegate) end

-- NSPortClass
--- The class `NSPort` itself.
---@class NSPortClass: NSObjectClass
---@field alloc fun(self: NSPortClass): NSPort
---@field new fun(self: NSPortClass): NSPort
local NSPortClass = {}

--- `+[NSPort port]`
---@return NSPort
function NSPortClass:port() end
end

do
-- NSPortMessage
--- An instance of `NSPortMessage`.
---@class NSPortMessage: NSObject
local NSPortMessage = {}

--- `-[NSPortMessage components]`
---@return NSArray
function NSPortMessage:components() end

--- `-[NSPortMessage initWithSendPort:receivePort:components:]`
---@param port NSPort?
---@param receivePort NSPort?
---@param components NSArray|table|nil
---@return self
function NSPortMessage:initWithSendPort_receivePort_components_(port, receivePort, components) end

--- `-[NSPortMessage msgid]`
---@return integer
function NSPortMessage:msgid() end

--- `-[NSPortMessage receivePort]`
---@return NSPort?
function NSPortMessage:receivePort() end

--- `-[NSPortMessage sendBeforeDate:]`
---@param date NSDate
---@return boolean
function NSPortMessage:sendBeforeDate_(date) end

--- `-[NSPortMessage sendPort]`
---@return NSPort?
function NSPortMessage:sendPort() end

--- `-[NSPortMessage setMsgid:]`
---@param msgid integer
function NSPortMessage:setMsgid_(msgid) end

-- NSPortMessageClass
--- The class `NSPortMessage` itself.
---@class NSPortMessageClass: NSObjectClass
---@field alloc fun(self: NSPortMessageClass): NSPortMessage
---@field new fun(self: NSPortMessageClass): NSPortMessage
local NSPortMessageClass = {}
end

do
-- NSPredicate
--- An instance of `NSPredicate`.
---@class NSPredicate: NSObject, NSSecureCoding, NSCopying
local NSPredicate = {}

--- `-[NSPredicate allowEvaluation]`
function NSPredicate:allowEvaluation() end

--- `-[NSPredicate copyWithZone:]`
---@param zone lightuserdata?
---@return NSPredicate
function NSPredicate:copyWithZone_(zone) end

--- `-[NSPredicate description]`
---@return NSString
function NSPredicate:description() end

--- `-[NSPredicate evaluateWithObject:]`
---@param object any
---@return boolean
function NSPredicate:evaluateWithObject_(object) end

--- `-[NSPredicate evaluateWithObject:substitutionVariables:]`
---@param object any
---@param substitutionVariables NSDictionary|table|nil
---@return boolean
function NSPredicate:evaluateWithObject_substitutionVariables_(object, substitutionVariables) end

--- `-[NSPredicate predicateFormat]`
---@return NSString
function NSPredicate:predicateFormat() end

--- `-[NSPredicate predicateWithSubstitutionVariables:]`
---@param substitutionVariables NSDictionary|table
---@return NSPredicate
function NSPredicate:predicateWithSubstitutionVariables_(substitutionVariables) end

-- NSPredicateClass
--- The class `NSPredicate` itself.
---@class NSPredicateClass: NSObjectClass
---@field alloc fun(self: NSPredicateClass): NSPredicate
---@field new fun(self: NSPredicateClass): NSPredicate
local NSPredicateClass = {}

--- `+[NSPredicate predicateWithBlock:]`
---@param block function
---@return NSPredicate
function NSPredicateClass:predicateWithBlock_(block) end

--- `+[NSPredicate predicateWithFormat:]`
---@param format string
---@return NSPredicate
function NSPredicateClass:predicateWithFormat_(format) end

--- `+[NSPredicate predicateWithFormat:argumentArray:]`
---@param format string
---@param argumentArray NSArray|table|nil
---@return NSPredicate
function NSPredicateClass:predicateWithFormat_argumentArray_(format, argumentArray) end

--- `+[NSPredicate predicateWithFormat:arguments:]`
---@param format string
---@param arguments any
---@return NSPredicate
function NSPredicateClass:predicateWithFormat_arguments_(format, arguments) end

--- `+[NSPredicate predicateWithValue:]`
---@param value boolean
---@return NSPredicate
function NSPredicateClass:predicateWithValue_(value) end

--- `+[NSPredicate supportsSecureCoding]`
---@return boolean
function NSPredicateClass:supportsSecureCoding() end
end

do
-- NSPredicateOperator
--- An instance of `NSPredicateOperator`.
---@class NSPredicateOperator: NSObject, NSSecureCoding
local NSPredicateOperator = {}

-- NSPredicateOperatorClass
--- The class `NSPredicateOperator` itself.
---@class NSPredicateOperatorClass: NSObjectClass
---@field alloc fun(self: NSPredicateOperatorClass): NSPredicateOperator
---@field new fun(self: NSPredicateOperatorClass): NSPredicateOperator
local NSPredicateOperatorClass = {}

--- `+[NSPredicateOperator supportsSecureCoding]`
---@return boolean
function NSPredicateOperatorClass:supportsSecureCoding() end
end

do
-- NSPresentationIntent
--- An instance of `NSPresentationIntent`.
---@class NSPresentationIntent: NSObject, NSCopying
local NSPresentationIntent = {}

--- `-[NSPresentationIntent column]`
---@return integer
function NSPresentationIntent:column() end

--- `-[NSPresentationIntent columnAlignments]`
---@return integer[]?
function NSPresentationIntent:columnAlignments() end

--- `-[NSPresentationIntent columnCount]`
---@return integer
function NSPresentationIntent:columnCount() end

--- `-[NSPresentationIntent copyWithZone:]`
---@param zone lightuserdata?
---@return NSPresentationIntent
function NSPresentationIntent:copyWithZone_(zone) end

--- `-[NSPresentationIntent headerLevel]`
---@return integer
function NSPresentationIntent:headerLevel() end

--- `-[NSPresentationIntent identity]`
---@return integer
function NSPresentationIntent:identity() end

--- `-[NSPresentationIntent indentationLevel]`
---@return integer
function NSPresentationIntent:indentationLevel() end

--- `-[NSPresentationIntent intentKind]`
---@return integer
function NSPresentationIntent:intentKind() end

--- `-[NSPresentationIntent isEquivalentToPresentationIntent:]`
---@param presentationIntent NSPresentationIntent
---@return boolean
function NSPresentationIntent:isEquivalentToPresentationIntent_(presentationIntent) end

--- `-[NSPresentationIntent languageHint]`
---@return string?
function NSPresentationIntent:languageHint() end

--- `-[NSPresentationIntent ordinal]`
---@return integer
function NSPresentationIntent:ordinal() end

--- `-[NSPresentationIntent parentIntent]`
---@return NSPresentationIntent?
function NSPresentationIntent:parentIntent() end

--- `-[NSPresentationIntent row]`
---@return integer
function NSPresentationIntent:row() end

-- NSPresentationIntentClass
--- The class `NSPresentationIntent` itself.
---@class NSPresentationIntentClass: NSObjectClass
---@field alloc fun(self: NSPresentationIntentClass): NSPresentationIntent
---@field new fun(self: NSPresentationIntentClass): NSPresentationIntent
local NSPresentationIntentClass = {}

--- `+[NSPresentationIntent blockQuoteIntentWithIdentity:nestedInsideIntent:]`
---@param identity integer
---@param nestedInsideIntent NSPresentationIntent?
---@return NSPresentationIntent
function NSPresentationIntentClass:blockQuoteIntentWithIdentity_nestedInsideIntent_(identity, nestedInsideIntent) end

--- `+[NSPresentationIntent codeBlockIntentWithIdentity:languageHint:nestedInsideIntent:]`
---@param identity integer
---@param languageHint string?
---@param nestedInsideIntent NSPresentationIntent?
---@return NSPresentationIntent
function NSPresentationIntentClass:codeBlockIntentWithIdentity_languageHint_nestedInsideIntent_(identity, languageHint, nestedInsideIntent) end

--- `+[NSPresentationIntent headerIntentWithIdentity:level:nestedInsideIntent:]`
---@param identity integer
---@param level integer
---@param nestedInsideIntent NSPresentationIntent?
---@return NSPresentationIntent
function NSPresentationIntentClass:headerIntentWithIdentity_level_nestedInsideIntent_(identity, level, nestedInsideIntent) end

--- `+[NSPresentationIntent listItemIntentWithIdentity:ordinal:nestedInsideIntent:]`
---@param identity integer
---@param ordinal integer
---@param nestedInsideIntent NSPresentationIntent?
---@return NSPresentationIntent
function NSPresentationIntentClass:listItemIntentWithIdentity_ordinal_nestedInsideIntent_(identity, ordinal, nestedInsideIntent) end

--- `+[NSPresentationIntent orderedListIntentWithIdentity:nestedInsideIntent:]`
---@param identity integer
---@param nestedInsideIntent NSPresentationIntent?
---@return NSPresentationIntent
function NSPresentationIntentClass:orderedListIntentWithIdentity_nestedInsideIntent_(identity, nestedInsideIntent) end

--- `+[NSPresentationIntent paragraphIntentWithIdentity:nestedInsideIntent:]`
---@param identity integer
---@param nestedInsideIntent NSPresentationIntent?
---@return NSPresentationIntent
function NSPresentationIntentClass:paragraphIntentWithIdentity_nestedInsideIntent_(identity, nestedInsideIntent) end

--- `+[NSPresentationIntent tableCellIntentWithIdentity:column:nestedInsideIntent:]`
---@param identity integer
---@param column integer
---@param nestedInsideIntent NSPresentationIntent?
---@return NSPresentationIntent
function NSPresentationIntentClass:tableCellIntentWithIdentity_column_nestedInsideIntent_(identity, column, nestedInsideIntent) end

--- `+[NSPresentationIntent tableHeaderRowIntentWithIdentity:nestedInsideIntent:]`
---@param identity integer
---@param nestedInsideIntent NSPresentationIntent?
---@return NSPresentationIntent
function NSPresentationIntentClass:tableHeaderRowIntentWithIdentity_nestedInsideIntent_(identity, nestedInsideIntent) end

--- `+[NSPresentationIntent tableIntentWithIdentity:columnCount:alignments:nestedInsideIntent:]`
---@param identity integer
---@param columnCount integer
---@param alignments integer[]
---@param nestedInsideIntent NSPresentationIntent?
---@return NSPresentationIntent
function NSPresentationIntentClass:tableIntentWithIdentity_columnCount_alignments_nestedInsideIntent_(identity, columnCount, alignments, nestedInsideIntent) end

--- `+[NSPresentationIntent tableRowIntentWithIdentity:row:nestedInsideIntent:]`
---@param identity integer
---@param row integer
---@param nestedInsideIntent NSPresentationIntent?
---@return NSPresentationIntent
function NSPresentationIntentClass:tableRowIntentWithIdentity_row_nestedInsideIntent_(identity, row, nestedInsideIntent) end

--- `+[NSPresentationIntent thematicBreakIntentWithIdentity:nestedInsideIntent:]`
---@param identity integer
---@param nestedInsideIntent NSPresentationIntent?
---@return NSPresentationIntent
function NSPresentationIntentClass:thematicBreakIntentWithIdentity_nestedInsideIntent_(identity, nestedInsideIntent) end

--- `+[NSPresentationIntent unorderedListIntentWithIdentity:nestedInsideIntent:]`
---@param identity integer
---@param nestedInsideIntent NSPresentationIntent?
---@return NSPresentationIntent
function NSPresentationIntentClass:unorderedListIntentWithIdentity_nestedInsideIntent_(identity, nestedInsideIntent) end
end

do
-- NSProcessInfo
--- An instance of `NSProcessInfo`.
---@class NSProcessInfo: NSObject
local NSProcessInfo = {}

--- `-[NSProcessInfo activeProcessorCount]`
---@return integer
function NSProcessInfo:activeProcessorCount() end

--- `-[NSProcessInfo arguments]`
---@return string[]
function NSProcessInfo:arguments() end

--- `-[NSProcessInfo automaticTerminationSupportEnabled]`
---@return boolean
function NSProcessInfo:automaticTerminationSupportEnabled() end

--- `-[NSProcessInfo beginActivityWithOptions:reason:]`
---@param options integer
---@param reason string
---@return NSObject|boolean|number|string|table
function NSProcessInfo:beginActivityWithOptions_reason_(options, reason) end

--- `-[NSProcessInfo disableAutomaticTermination:]`
---@param disableAutomaticTermination string
function NSProcessInfo:disableAutomaticTermination_(disableAutomaticTermination) end

--- `-[NSProcessInfo disableSuddenTermination]`
function NSProcessInfo:disableSuddenTermination() end

--- `-[NSProcessInfo enableAutomaticTermination:]`
---@param enableAutomaticTermination string
function NSProcessInfo:enableAutomaticTermination_(enableAutomaticTermination) end

--- `-[NSProcessInfo enableSuddenTermination]`
function NSProcessInfo:enableSuddenTermination() end

--- `-[NSProcessInfo endActivity:]`
---@param endActivity NSObject|boolean|number|string|table
function NSProcessInfo:endActivity_(endActivity) end

--- `-[NSProcessInfo environment]`
---@return NSDictionary|table
function NSProcessInfo:environment() end

--- `-[NSProcessInfo fullUserName]`
---@return string
function NSProcessInfo:fullUserName() end

--- `-[NSProcessInfo globallyUniqueString]`
---@return string
function NSProcessInfo:globallyUniqueString() end

--- `-[NSProcessInfo hostName]`
---@return string
function NSProcessInfo:hostName() end

--- `-[NSProcessInfo isLowPowerModeEnabled]`
---@return boolean
function NSProcessInfo:isLowPowerModeEnabled() end

--- `-[NSProcessInfo isMacCatalystApp]`
---@return boolean
function NSProcessInfo:isMacCatalystApp() end

--- `-[NSProcessInfo isOperatingSystemAtLeastVersion:]`
---@param leastVersion NSOperatingSystemVersionArgument
---@return boolean
function NSProcessInfo:isOperatingSystemAtLeastVersion_(leastVersion) end

--- `-[NSProcessInfo isiOSAppOnMac]`
---@return boolean
function NSProcessInfo:isiOSAppOnMac() end

--- `-[NSProcessInfo operatingSystem]`
---@return integer
function NSProcessInfo:operatingSystem() end

--- `-[NSProcessInfo operatingSystemName]`
---@return string
function NSProcessInfo:operatingSystemName() end

--- `-[NSProcessInfo operatingSystemVersion]`
---@return NSOperatingSystemVersion
function NSProcessInfo:operatingSystemVersion() end

--- `-[NSProcessInfo operatingSystemVersionString]`
---@return string
function NSProcessInfo:operatingSystemVersionString() end

--- `-[NSProcessInfo performActivityWithOptions:reason:usingBlock:]`
---@param options integer
---@param reason string
---@param usingBlock function
---@return any
function NSProcessInfo:performActivityWithOptions_reason_usingBlock_(options, reason, usingBlock) end

--- `-[NSProcessInfo performExpiringActivityWithReason:usingBlock:]`
---@param reason string
---@param usingBlock function
---@return any
function NSProcessInfo:performExpiringActivityWithReason_usingBlock_(reason, usingBlock) end

--- `-[NSProcessInfo physicalMemory]`
---@return integer
function NSProcessInfo:physicalMemory() end

--- `-[NSProcessInfo processIdentifier]`
---@return integer
function NSProcessInfo:processIdentifier() end

--- `-[NSProcessInfo processName]`
---@return string
function NSProcessInfo:processName() end

--- `-[NSProcessInfo processorCount]`
---@return integer
function NSProcessInfo:processorCount() end

--- `-[NSProcessInfo setAutomaticTerminationSupportEnabled:]`
---@param automaticTerminationSupportEnabled boolean
function NSProcessInfo:setAutomaticTerminationSupportEnabled_(automaticTerminationSupportEnabled) end

--- `-[NSProcessInfo setProcessName:]`
---@param processName string
function NSProcessInfo:setProcessName_(processName) end

--- `-[NSProcessInfo systemUptime]`
---@return number
function NSProcessInfo:systemUptime() end

--- `-[NSProcessInfo thermalState]`
---@return integer
function NSProcessInfo:thermalState() end

--- `-[NSProcessInfo userName]`
---@return string
function NSProcessInfo:userName() end

-- NSProcessInfoClass
--- The class `NSProcessInfo` itself.
---@class NSProcessInfoClass: NSObjectClass
---@field alloc fun(self: NSProcessInfoClass): NSProcessInfo
---@field new fun(self: NSProcessInfoClass): NSProcessInfo
local NSProcessInfoClass = {}

--- `+[NSProcessInfo processInfo]`
---@return NSProcessInfo
function NSProcessInfoClass:processInfo() end
end

do
-- NSProgress
--- An instance of `NSProgress`.
---@class NSProgress: NSObject
local NSProgress = {}

--- `-[NSProgress addChild:withPendingUnitCount:]`
---@param child NSProgress
---@param pendingUnitCount integer
function NSProgress:addChild_withPendingUnitCount_(child, pendingUnitCount) end

--- `-[NSProgress becomeCurrentWithPendingUnitCount:]`
---@param pendingUnitCount integer
function NSProgress:becomeCurrentWithPendingUnitCount_(pendingUnitCount) end

--- `-[NSProgress cancel]`
function NSProgress:cancel() end

--- `-[NSProgress cancellationHandler]`
---@return function?
function NSProgress:cancellationHandler() end

--- `-[NSProgress completedUnitCount]`
---@return integer
function NSProgress:completedUnitCount() end

--- `-[NSProgress estimatedTimeRemaining]`
---@return NSNumber
function NSProgress:estimatedTimeRemaining() end

--- `-[NSProgress fileCompletedCount]`
---@return NSNumber
function NSProgress:fileCompletedCount() end

--- `-[NSProgress fileOperationKind]`
---@return NSString
function NSProgress:fileOperationKind() end

--- `-[NSProgress fileTotalCount]`
---@return NSNumber
function NSProgress:fileTotalCount() end

--- `-[NSProgress fileURL]`
---@return NSURL
function NSProgress:fileURL() end

--- `-[NSProgress fractionCompleted]`
---@return number
function NSProgress:fractionCompleted() end

--- `-[NSProgress initWithParent:userInfo:]`
---@param parent NSProgress?
---@param userInfo NSDictionary|table|nil
---@return self
function NSProgress:initWithParent_userInfo_(parent, userInfo) end

--- `-[NSProgress isCancellable]`
---@return boolean
function NSProgress:isCancellable() end

--- `-[NSProgress isCancelled]`
---@return boolean
function NSProgress:isCancelled() end

--- `-[NSProgress isFinished]`
---@return boolean
function NSProgress:isFinished() end

--- `-[NSProgress isIndeterminate]`
---@return boolean
function NSProgress:isIndeterminate() end

--- `-[NSProgress isPausable]`
---@return boolean
function NSProgress:isPausable() end

--- `-[NSProgress isPaused]`
---@return boolean
function NSProgress:isPaused() end

--- `-[NSProgress kind]`
---@return string?
function NSProgress:kind() end

--- `-[NSProgress localizedAdditionalDescription]`
---@return string?
function NSProgress:localizedAdditionalDescription() end

--- `-[NSProgress localizedDescription]`
---@return string?
function NSProgress:localizedDescription() end

--- `-[NSProgress pause]`
function NSProgress:pause() end

--- `-[NSProgress pausingHandler]`
---@return function?
function NSProgress:pausingHandler() end

--- `-[NSProgress performAsCurrentWithPendingUnitCount:usingBlock:]`
---@param pendingUnitCount integer
---@param usingBlock function
function NSProgress:performAsCurrentWithPendingUnitCount_usingBlock_(pendingUnitCount, usingBlock) end

--- `-[NSProgress publish]`
function NSProgress:publish() end

--- `-[NSProgress resignCurrent]`
function NSProgress:resignCurrent() end

--- `-[NSProgress resume]`
function NSProgress:resume() end

--- `-[NSProgress resumingHandler]`
---@return function?
function NSProgress:resumingHandler() end

--- `-[NSProgress setCancellable:]`
---@param cancellable boolean
function NSProgress:setCancellable_(cancellable) end

--- `-[NSProgress setCancellationHandler:]`
---@param cancellationHandler function?
function NSProgress:setCancellationHandler_(cancellationHandler) end

--- `-[NSProgress setCompletedUnitCount:]`
---@param completedUnitCount integer
function NSProgress:setCompletedUnitCount_(completedUnitCount) end

--- `-[NSProgress setEstimatedTimeRemaining:]`
---@param estimatedTimeRemaining number?
function NSProgress:setEstimatedTimeRemaining_(estimatedTimeRemaining) end

--- `-[NSProgress setFileCompletedCount:]`
---@param fileCompletedCount number?
function NSProgress:setFileCompletedCount_(fileCompletedCount) end

--- `-[NSProgress setFileOperationKind:]`
---@param fileOperationKind string?
function NSProgress:setFileOperationKind_(fileOperationKind) end

--- `-[NSProgress setFileTotalCount:]`
---@param fileTotalCount number?
function NSProgress:setFileTotalCount_(fileTotalCount) end

--- `-[NSProgress setFileURL:]`
---@param url NSURL?
function NSProgress:setFileURL_(url) end

--- `-[NSProgress setKind:]`
---@param kind string?
function NSProgress:setKind_(kind) end

--- `-[NSProgress setLocalizedAdditionalDescription:]`
---@param localizedAdditionalDescription string?
function NSProgress:setLocalizedAdditionalDescription_(localizedAdditionalDescription) end

--- `-[NSProgress setLocalizedDescription:]`
---@param localizedDescription string?
function NSProgress:setLocalizedDescription_(localizedDescription) end

--- `-[NSProgress setPausable:]`
---@param pausable boolean
function NSProgress:setPausable_(pausable) end

--- `-[NSProgress setPausingHandler:]`
---@param pausingHandler function?
function NSProgress:setPausingHandler_(pausingHandler) end

--- `-[NSProgress setResumingHandler:]`
---@param resumingHandler function?
function NSProgress:setResumingHandler_(resumingHandler) end

--- `-[NSProgress setThroughput:]`
---@param throughput number?
function NSProgress:setThroughput_(throughput) end

--- `-[NSProgress setTotalUnitCount:]`
---@param totalUnitCount integer
function NSProgress:setTotalUnitCount_(totalUnitCount) end

--- `-[NSProgress setUserInfoObject:forKey:]`
---@param userInfoObject any
---@param key string
function NSProgress:setUserInfoObject_forKey_(userInfoObject, key) end

--- `-[NSProgress throughput]`
---@return NSNumber
function NSProgress:throughput() end

--- `-[NSProgress totalUnitCount]`
---@return integer
function NSProgress:totalUnitCount() end

--- `-[NSProgress unpublish]`
function NSProgress:unpublish() end

--- `-[NSProgress userInfo]`
---@return NSDictionary|table
function NSProgress:userInfo() end

-- NSProgressClass
--- The class `NSProgress` itself.
---@class NSProgressClass: NSObjectClass
---@field alloc fun(self: NSProgressClass): NSProgress
---@field new fun(self: NSProgressClass): NSProgress
local NSProgressClass = {}

--- `+[NSProgress currentProgress]`
---@return NSProgress?
function NSProgressClass:currentProgress() end

--- `+[NSProgress discreteProgressWithTotalUnitCount:]`
---@param totalUnitCount integer
---@return NSProgress
function NSProgressClass:discreteProgressWithTotalUnitCount_(totalUnitCount) end

--- `+[NSProgress progressWithTotalUnitCount:]`
---@param totalUnitCount integer
---@return NSProgress
function NSProgressClass:progressWithTotalUnitCount_(totalUnitCount) end

--- `+[NSProgress progressWithTotalUnitCount:parent:pendingUnitCount:]`
---@param totalUnitCount integer
---@param parent NSProgress
---@param pendingUnitCount integer
---@return NSProgress
function NSProgressClass:progressWithTotalUnitCount_parent_pendingUnitCount_(totalUnitCount, parent, pendingUnitCount) end
end

do
-- NSPropertyListSerialization
--- An instance of `NSPropertyListSerialization`.
---@class NSPropertyListSerialization: NSObject
local NSPropertyListSerialization = {}

-- NSPropertyListSerializationClass
--- The class `NSPropertyListSerialization` itself.
---@class NSPropertyListSerializationClass: NSObjectClass
---@field alloc fun(self: NSPropertyListSerializationClass): NSPropertyListSerialization
---@field new fun(self: NSPropertyListSerializationClass): NSPropertyListSerialization
local NSPropertyListSerializationClass = {}

--- `+[NSPropertyListSerialization dataFromPropertyList:format:errorDescription:]`
---@param propertyList any
---@param format integer
---@param errorDescription lightuserdata?
---@return NSData?
function NSPropertyListSerializationClass:dataFromPropertyList_format_errorDescription_(propertyList, format, errorDescription) end

--- `+[NSPropertyListSerialization dataWithPropertyList:format:options:error:]`
---@param propertyList any
---@param format integer
---@param options integer
---@param error lightuserdata?
---@return NSData?
function NSPropertyListSerializationClass:dataWithPropertyList_format_options_error_(propertyList, format, options, error) end

--- `+[NSPropertyListSerialization propertyList:isValidForFormat:]`
---@param propertyList any
---@param format integer
---@return boolean
function NSPropertyListSerializationClass:propertyList_isValidForFormat_(propertyList, format) end

--- `+[NSPropertyListSerialization propertyListFromData:mutabilityOption:format:errorDescription:]`
---@param data NSData
---@param mutabilityOption integer
---@param format lightuserdata?
---@param errorDescription lightuserdata?
---@return any
function NSPropertyListSerializationClass:propertyListFromData_mutabilityOption_format_errorDescription_(data, mutabilityOption, format, errorDescription) end

--- `+[NSPropertyListSerialization propertyListWithData:options:format:error:]`
---@param data NSData
---@param options integer
---@param format lightuserdata?
---@param error lightuserdata?
---@return any
function NSPropertyListSerializationClass:propertyListWithData_options_format_error_(data, options, format, error) end

--- `+[NSPropertyListSerialization propertyListWithStream:options:format:error:]`
---@param stream NSInputStream
---@param options integer
---@param format lightuserdata?
---@param error lightuserdata?
---@return any
function NSPropertyListSerializationClass:propertyListWithStream_options_format_error_(stream, options, format, error) end

--- `+[NSPropertyListSerialization writePropertyList:toStream:format:options:error:]`
---@param writePropertyList any
---@param toStream NSOutputStream
---@param format integer
---@param options integer
---@param error lightuserdata?
---@return integer
function NSPropertyListSerializationClass:writePropertyList_toStream_format_options_error_(writePropertyList, toStream, format, options, error) end
end

do
-- NSProxy
--- An instance of `NSProxy`.
---@class NSProxy
local NSProxy = {}

--- `-[NSProxy allowsWeakReference]`
---@return boolean
function NSProxy:allowsWeakReference() end

--- `-[NSProxy autorelease]`
---@return any
function NSProxy:autorelease() end

--- `-[NSProxy class]`
---@return CLASS
function NSProxy:class() end

--- `-[NSProxy dealloc]`
function NSProxy:dealloc() end

--- `-[NSProxy debugDescription]`
---@return string
function NSProxy:debugDescription() end

--- `-[NSProxy description]`
---@return string
function NSProxy:description() end

--- `-[NSProxy doesNotRecognizeSelector:]`
---@param doesNotRecognizeSelector SEL?
function NSProxy:doesNotRecognizeSelector_(doesNotRecognizeSelector) end

--- `-[NSProxy forwardInvocation:]`
---@param invocation NSInvocation
function NSProxy:forwardInvocation_(invocation) end

--- `-[NSProxy forwardingTargetForSelector:]`
---@param selector SEL?
---@return any
function NSProxy:forwardingTargetForSelector_(selector) end

--- `-[NSProxy hash]`
---@return integer
function NSProxy:hash() end

--- `-[NSProxy isEqual:]`
---@param isEqual any
---@return boolean
function NSProxy:isEqual_(isEqual) end

--- `-[NSProxy isProxy]`
---@return boolean
function NSProxy:isProxy() end

--- `-[NSProxy methodSignatureForSelector:]`
---@param selector SEL?
---@return NSMethodSignature?
function NSProxy:methodSignatureForSelector_(selector) end

--- `-[NSProxy performSelector:]`
---@param performSelector SEL?
---@return any
function NSProxy:performSelector_(performSelector) end

--- `-[NSProxy performSelector:withObject:]`
---@param performSelector SEL?
---@param object any
---@return any
function NSProxy:performSelector_withObject_(performSelector, object) end

--- `-[NSProxy performSelector:withObject:withObject:]`
---@param performSelector SEL?
---@param object any
---@param withObject any
---@return any
function NSProxy:performSelector_withObject_withObject_(performSelector, object, withObject) end

--- `-[NSProxy release]`
function NSProxy:release() end

--- `-[NSProxy retain]`
---@return any
function NSProxy:retain() end

--- `-[NSProxy retainCount]`
---@return integer
function NSProxy:retainCount() end

--- `-[NSProxy retainWeakReference]`
---@return boolean
function NSProxy:retainWeakReference() end

--- `-[NSProxy self]`
---@return any
function NSProxy:self() end

--- `-[NSProxy superclass]`
---@return CLASS?
function NSProxy:superclass() end

-- NSProxyClass
--- The class `NSProxy` itself.
---@class NSProxyClass
---@field alloc fun(self: NSProxyClass): NSProxy
---@field new fun(self: NSProxyClass): NSProxy
local NSProxyClass = {}

--- `+[NSProxy allocWithZone:]`
---@param zone lightuserdata?
---@return any
function NSProxyClass:allocWithZone_(zone) end

--- `+[NSProxy allowsWeakReference]`
---@return boolean
function NSProxyClass:allowsWeakReference() end

--- `+[NSProxy autorelease]`
---@return CLASS
function NSProxyClass:autorelease() end

--- `+[NSProxy class]`
---@return CLASS
function NSProxyClass:class() end

--- `+[NSProxy doesNotRecognizeSelector:]`
---@param doesNotRecognizeSelector SEL?
function NSProxyClass:doesNotRecognizeSelector_(doesNotRecognizeSelector) end

--- `+[NSProxy initialize]`
function NSProxyClass:initialize() end

--- `+[NSProxy instanceMethodSignatureForSelector:]`
---@param selector SEL?
---@return NSMethodSignature?
function NSProxyClass:instanceMethodSignatureForSelector_(selector) end

--- `+[NSProxy instancesRespondToSelector:]`
---@param selector SEL?
---@return boolean
function NSProxyClass:instancesRespondToSelector_(selector) end

--- `+[NSProxy isKindOfClass:]`
---@param class CLASS?
---@return boolean
function NSProxyClass:isKindOfClass_(class) end

--- `+[NSProxy isMemberOfClass:]`
---@param class CLASS?
---@return boolean
function NSProxyClass:isMemberOfClass_(class) end

--- `+[NSProxy isProxy]`
---@return boolean
function NSProxyClass:isProxy() end

--- `+[NSProxy isSubclassOfClass:]`
---@param class CLASS?
---@return boolean
function NSProxyClass:isSubclassOfClass_(class) end

--- `+[NSProxy load]`
function NSProxyClass:load() end

--- `+[NSProxy methodSignatureForSelector:]`
---@param selector SEL?
---@return NSMethodSignature?
function NSProxyClass:methodSignatureForSelector_(selector) end

--- `+[NSProxy performSelector:]`
---@param performSelector SEL?
---@return any
function NSProxyClass:performSelector_(performSelector) end

--- `+[NSProxy performSelector:withObject:]`
---@param performSelector SEL?
---@param object any
---@return any
function NSProxyClass:performSelector_withObject_(performSelector, object) end

--- `+[NSProxy performSelector:withObject:withObject:]`
---@param performSelector SEL?
---@param object any
---@param withObject any
---@return any
function NSProxyClass:performSelector_withObject_withObject_(performSelector, object, withObject) end

--- `+[NSProxy release]`
function NSProxyClass:release() end

--- `+[NSProxy resolveClassMethod:]`
---@param resolveClassMethod SEL
---@return boolean
function NSProxyClass:resolveClassMethod_(resolveClassMethod) end

--- `+[NSProxy resolveInstanceMethod:]`
---@param resolveInstanceMethod SEL
---@return boolean
function NSProxyClass:resolveInstanceMethod_(resolveInstanceMethod) end

--- `+[NSProxy respondsToSelector:]`
---@param selector SEL?
---@return boolean
function NSProxyClass:respondsToSelector_(selector) end

--- `+[NSProxy retain]`
---@return CLASS
function NSProxyClass:retain() end

--- `+[NSProxy retainCount]`
---@return integer
function NSProxyClass:retainCount() end

--- `+[NSProxy retainWeakReference]`
---@return boolean
function NSProxyClass:retainWeakReference() end

--- `+[NSProxy superclass]`
---@return CLASS?
function NSProxyClass:superclass() end
end

do
-- NSPurgeableData
--- An instance of `NSPurgeableData`.
---@class NSPurgeableData: NSMutableData, NSDiscardableContent
local NSPurgeableData = {}

-- NSPurgeableDataClass
--- The class `NSPurgeableData` itself.
---@class NSPurgeableDataClass: NSMutableDataClass
---@field alloc fun(self: NSPurgeableDataClass): NSPurgeableData
---@field new fun(self: NSPurgeableDataClass): NSPurgeableData
local NSPurgeableDataClass = {}
end

do
-- NSRecursiveLock
--- An instance of `NSRecursiveLock`.
---@class NSRecursiveLock: NSObject, NSLocking
local NSRecursiveLock = {}

--- `-[NSRecursiveLock lockBeforeDate:]`
---@param date NSDate
---@return boolean
function NSRecursiveLock:lockBeforeDate_(date) end

--- `-[NSRecursiveLock name]`
---@return string?
function NSRecursiveLock:name() end

--- `-[NSRecursiveLock setName:]`
---@param name string?
function NSRecursiveLock:setName_(name) end

--- `-[NSRecursiveLock tryLock]`
---@return boolean
function NSRecursiveLock:tryLock() end

-- NSRecursiveLockClass
--- The class `NSRecursiveLock` itself.
---@class NSRecursiveLockClass: NSObjectClass
---@field alloc fun(self: NSRecursiveLockClass): NSRecursiveLock
---@field new fun(self: NSRecursiveLockClass): NSRecursiveLock
local NSRecursiveLockClass = {}
end

do
-- NSRegularExpression
--- An instance of `NSRegularExpression`.
---@class NSRegularExpression: NSObject, NSSecureCoding, NSCopying
local NSRegularExpression = {}

--- `-[NSRegularExpression copyWithZone:]`
---@param zone lightuserdata?
---@return NSRegularExpression
function NSRegularExpression:copyWithZone_(zone) end

--- `-[NSRegularExpression description]`
---@return NSString
function NSRegularExpression:description() end

--- `-[NSRegularExpression enumerateMatchesInString:options:range:usingBlock:]`
---@param string string?
---@param options integer
---@param range NSRangeArgument
---@param usingBlock function
function NSRegularExpression:enumerateMatchesInString_options_range_usingBlock_(string, options, range, usingBlock) end

--- `-[NSRegularExpression firstMatchInString:options:range:]`
---@param string string?
---@param options integer
---@param range NSRangeArgument
---@return NSTextCheckingResult?
function NSRegularExpression:firstMatchInString_options_range_(string, options, range) end

--- `-[NSRegularExpression initWithPattern:options:error:]`
---@param pattern string?
---@param options integer
---@param error lightuserdata?
---@return self
function NSRegularExpression:initWithPattern_options_error_(pattern, options, error) end

--- `-[NSRegularExpression matchesInString:options:range:]`
---@param string string?
---@param options integer
---@param range NSRangeArgument
---@return NSTextCheckingResult[]
function NSRegularExpression:matchesInString_options_range_(string, options, range) end

--- `-[NSRegularExpression numberOfCaptureGroups]`
---@return integer
function NSRegularExpression:numberOfCaptureGroups() end

--- `-[NSRegularExpression numberOfMatchesInString:options:range:]`
---@param string string?
---@param options integer
---@param range NSRangeArgument
---@return integer
function NSRegularExpression:numberOfMatchesInString_options_range_(string, options, range) end

--- `-[NSRegularExpression options]`
---@return integer
function NSRegularExpression:options() end

--- `-[NSRegularExpression pattern]`
---@return NSString
function NSRegularExpression:pattern() end

--- `-[NSRegularExpression rangeOfFirstMatchInString:options:range:]`
---@param string string?
---@param options integer
---@param range NSRangeArgument
---@return NSRange
function NSRegularExpression:rangeOfFirstMatchInString_options_range_(string, options, range) end

--- `-[NSRegularExpression replaceMatchesInString:options:range:withTemplate:]`
---@param string NSString
---@param options integer
---@param range NSRangeArgument
---@param template string
---@return integer
function NSRegularExpression:replaceMatchesInString_options_range_withTemplate_(string, options, range, template) end

--- `-[NSRegularExpression replacementStringForResult:inString:offset:template:]`
---@param result NSTextCheckingResult
---@param inString string
---@param offset integer
---@param template string
---@return NSString
function NSRegularExpression:replacementStringForResult_inString_offset_template_(result, inString, offset, template) end

--- `-[NSRegularExpression stringByReplacingMatchesInString:options:range:withTemplate:]`
---@param string string?
---@param options integer
---@param range NSRangeArgument
---@param template string
---@return NSString
function NSRegularExpression:stringByReplacingMatchesInString_options_range_withTemplate_(string, options, range, template) end

-- NSRegularExpressionClass
--- The class `NSRegularExpression` itself.
---@class NSRegularExpressionClass: NSObjectClass
---@field alloc fun(self: NSRegularExpressionClass): NSRegularExpression
---@field new fun(self: NSRegularExpressionClass): NSRegularExpression
local NSRegularExpressionClass = {}

--- `+[NSRegularExpression escapedPatternForString:]`
---@param string string
---@return NSString
function NSRegularExpressionClass:escapedPatternForString_(string) end

--- `+[NSRegularExpression escapedTemplateForString:]`
---@param string string
---@return NSString
function NSRegularExpressionClass:escapedTemplateForString_(string) end

--- `+[NSRegularExpression regularExpressionWithPattern:options:error:]`
---@param pattern string?
---@param options integer
---@param error lightuserdata?
---@return NSRegularExpression?
function NSRegularExpressionClass:regularExpressionWithPattern_options_error_(pattern, options, error) end

--- `+[NSRegularExpression supportsSecureCoding]`
---@return boolean
function NSRegularExpressionClass:supportsSecureCoding() end
end

do
-- NSRelativeDateTimeFormatter
--- An instance of `NSRelativeDateTimeFormatter`.
---@class NSRelativeDateTimeFormatter: NSFormatter, NSSecureCoding, NSCopying
local NSRelativeDateTimeFormatter = {}

--- `-[NSRelativeDateTimeFormatter calendar]`
---@return NSCalendar
function NSRelativeDateTimeFormatter:calendar() end

--- `-[NSRelativeDateTimeFormatter dateTimeStyle]`
---@return integer
function NSRelativeDateTimeFormatter:dateTimeStyle() end

--- `-[NSRelativeDateTimeFormatter formattingContext]`
---@return integer
function NSRelativeDateTimeFormatter:formattingContext() end

--- `-[NSRelativeDateTimeFormatter locale]`
---@return NSLocale
function NSRelativeDateTimeFormatter:locale() end

--- `-[NSRelativeDateTimeFormatter localizedStringForDate:relativeToDate:]`
---@param date NSDate
---@param relativeToDate NSDate
---@return string
function NSRelativeDateTimeFormatter:localizedStringForDate_relativeToDate_(date, relativeToDate) end

--- `-[NSRelativeDateTimeFormatter localizedStringFromDateComponents:]`
---@param dateComponents NSObject
---@return string
function NSRelativeDateTimeFormatter:localizedStringFromDateComponents_(dateComponents) end

--- `-[NSRelativeDateTimeFormatter localizedStringFromTimeInterval:]`
---@param timeInterval number
---@return string
function NSRelativeDateTimeFormatter:localizedStringFromTimeInterval_(timeInterval) end

--- `-[NSRelativeDateTimeFormatter setCalendar:]`
---@param calendar NSCalendar?
function NSRelativeDateTimeFormatter:setCalendar_(calendar) end

--- `-[NSRelativeDateTimeFormatter setDateTimeStyle:]`
---@param dateTimeStyle integer
function NSRelativeDateTimeFormatter:setDateTimeStyle_(dateTimeStyle) end

--- `-[NSRelativeDateTimeFormatter setFormattingContext:]`
---@param formattingContext integer
function NSRelativeDateTimeFormatter:setFormattingContext_(formattingContext) end

--- `-[NSRelativeDateTimeFormatter setLocale:]`
---@param locale NSLocale?
function NSRelativeDateTimeFormatter:setLocale_(locale) end

--- `-[NSRelativeDateTimeFormatter setUnitsStyle:]`
---@param unitsStyle integer
function NSRelativeDateTimeFormatter:setUnitsStyle_(unitsStyle) end

--- `-[NSRelativeDateTimeFormatter unitsStyle]`
---@return integer
function NSRelativeDateTimeFormatter:unitsStyle() end

-- NSRelativeDateTimeFormatterClass
--- The class `NSRelativeDateTimeFormatter` itself.
---@class NSRelativeDateTimeFormatterClass: NSFormatterClass
---@field alloc fun(self: NSRelativeDateTimeFormatterClass): NSRelativeDateTimeFormatter
---@field new fun(self: NSRelativeDateTimeFormatterClass): NSRelativeDateTimeFormatter
local NSRelativeDateTimeFormatterClass = {}
end

do
-- NSRunLoop
--- An instance of `NSRunLoop`.
---@class NSRunLoop: NSObject
local NSRunLoop = {}

--- `-[NSRunLoop acceptInputForMode:beforeDate:]`
---@param mode string
---@param beforeDate NSDate
function NSRunLoop:acceptInputForMode_beforeDate_(mode, beforeDate) end

--- `-[NSRunLoop addPort:forMode:]`
---@param port NSPort
---@param mode string
function NSRunLoop:addPort_forMode_(port, mode) end

--- `-[NSRunLoop addTimer:forMode:]`
---@param timer NSTimer
---@param mode string
function NSRunLoop:addTimer_forMode_(timer, mode) end

--- `-[NSRunLoop cancelPerformSelector:target:argument:]`
---@param cancelPerformSelector SEL
---@param target any
---@param argument any
function NSRunLoop:cancelPerformSelector_target_argument_(cancelPerformSelector, target, argument) end

--- `-[NSRunLoop cancelPerformSelectorsWithTarget:]`
---@param target any
function NSRunLoop:cancelPerformSelectorsWithTarget_(target) end

--- `-[NSRunLoop currentMode]`
---@return string
function NSRunLoop:currentMode() end

--- `-[NSRunLoop limitDateForMode:]`
---@param mode string
---@return NSDate?
function NSRunLoop:limitDateForMode_(mode) end

--- `-[NSRunLoop performBlock:]`
---@param performBlock function
function NSRunLoop:performBlock_(performBlock) end

--- `-[NSRunLoop performInModes:block:]`
---@param modes string[]
---@param block function
function NSRunLoop:performInModes_block_(modes, block) end

--- `-[NSRunLoop performSelector:target:argument:order:modes:]`
---@param performSelector SEL
---@param target any
---@param argument any
---@param order integer
---@param modes string[]
function NSRunLoop:performSelector_target_argument_order_modes_(performSelector, target, argument, order, modes) end

--- `-[NSRunLoop removePort:forMode:]`
---@param port NSPort
---@param mode string
function NSRunLoop:removePort_forMode_(port, mode) end

--- `-[NSRunLoop run]`
function NSRunLoop:run() end

--- `-[NSRunLoop runMode:beforeDate:]`
---@param runMode string
---@param beforeDate NSDate
---@return boolean
function NSRunLoop:runMode_beforeDate_(runMode, beforeDate) end

--- `-[NSRunLoop runUntilDate:]`
---@param date NSDate
function NSRunLoop:runUntilDate_(date) end

-- NSRunLoopClass
--- The class `NSRunLoop` itself.
---@class NSRunLoopClass: NSObjectClass
---@field alloc fun(self: NSRunLoopClass): NSRunLoop
---@field new fun(self: NSRunLoopClass): NSRunLoop
local NSRunLoopClass = {}

--- `+[NSRunLoop currentRunLoop]`
---@return NSRunLoop
function NSRunLoopClass:currentRunLoop() end

--- `+[NSRunLoop mainRunLoop]`
---@return NSRunLoop
function NSRunLoopClass:mainRunLoop() end
end

do
-- NSScanner
--- An instance of `NSScanner`.
---@class NSScanner: NSObject, NSCopying
local NSScanner = {}

--- `-[NSScanner caseSensitive]`
---@return boolean
function NSScanner:caseSensitive() end

--- `-[NSScanner charactersToBeSkipped]`
---@return NSCharacterSet?
function NSScanner:charactersToBeSkipped() end

--- `-[NSScanner initWithString:]`
---@param string string?
---@return self
function NSScanner:initWithString_(string) end

--- `-[NSScanner isAtEnd]`
---@return boolean
function NSScanner:isAtEnd() end

--- `-[NSScanner locale]`
---@return any
function NSScanner:locale() end

--- `-[NSScanner scanCharactersFromSet:intoString:]`
---@param set NSCharacterSet
---@param intoString lightuserdata?
---@return boolean
function NSScanner:scanCharactersFromSet_intoString_(set, intoString) end

--- `-[NSScanner scanDecimal:]`
---@param scanDecimal lightuserdata?
---@return boolean
function NSScanner:scanDecimal_(scanDecimal) end

--- `-[NSScanner scanDouble:]`
---@param scanDouble lightuserdata?
---@return boolean
function NSScanner:scanDouble_(scanDouble) end

--- `-[NSScanner scanFloat:]`
---@param scanFloat lightuserdata?
---@return boolean
function NSScanner:scanFloat_(scanFloat) end

--- `-[NSScanner scanHexDouble:]`
---@param scanHexDouble lightuserdata?
---@return boolean
function NSScanner:scanHexDouble_(scanHexDouble) end

--- `-[NSScanner scanHexFloat:]`
---@param scanHexFloat lightuserdata?
---@return boolean
function NSScanner:scanHexFloat_(scanHexFloat) end

--- `-[NSScanner scanHexInt:]`
---@param scanHexInt lightuserdata?
---@return boolean
function NSScanner:scanHexInt_(scanHexInt) end

--- `-[NSScanner scanHexLongLong:]`
---@param scanHexLongLong integer?
---@return boolean
function NSScanner:scanHexLongLong_(scanHexLongLong) end

--- `-[NSScanner scanInt:]`
---@param scanInt lightuserdata?
---@return boolean
function NSScanner:scanInt_(scanInt) end

--- `-[NSScanner scanInteger:]`
---@param scanInteger lightuserdata?
---@return boolean
function NSScanner:scanInteger_(scanInteger) end

--- `-[NSScanner scanLocation]`
---@return integer
function NSScanner:scanLocation() end

--- `-[NSScanner scanLongLong:]`
---@param scanLongLong integer?
---@return boolean
function NSScanner:scanLongLong_(scanLongLong) end

--- `-[NSScanner scanString:intoString:]`
---@param scanString string
---@param intoString lightuserdata?
---@return boolean
function NSScanner:scanString_intoString_(scanString, intoString) end

--- `-[NSScanner scanUnsignedLongLong:]`
---@param scanUnsignedLongLong integer?
---@return boolean
function NSScanner:scanUnsignedLongLong_(scanUnsignedLongLong) end

--- `-[NSScanner scanUpToCharactersFromSet:intoString:]`
---@param set NSCharacterSet
---@param intoString lightuserdata?
---@return boolean
function NSScanner:scanUpToCharactersFromSet_intoString_(set, intoString) end

--- `-[NSScanner scanUpToString:intoString:]`
---@param string string
---@param intoString lightuserdata?
---@return boolean
function NSScanner:scanUpToString_intoString_(string, intoString) end

--- `-[NSScanner setCaseSensitive:]`
---@param caseSensitive boolean
function NSScanner:setCaseSensitive_(caseSensitive) end

--- `-[NSScanner setCharactersToBeSkipped:]`
---@param beSkipped NSCharacterSet?
function NSScanner:setCharactersToBeSkipped_(beSkipped) end

--- `-[NSScanner setLocale:]`
---@param locale any
function NSScanner:setLocale_(locale) end

--- `-[NSScanner setScanLocation:]`
---@param scanLocation integer
function NSScanner:setScanLocation_(scanLocation) end

--- `-[NSScanner string]`
---@return string
function NSScanner:string() end

-- NSScannerClass
--- The class `NSScanner` itself.
---@class NSScannerClass: NSObjectClass
---@field alloc fun(self: NSScannerClass): NSScanner
---@field new fun(self: NSScannerClass): NSScanner
local NSScannerClass = {}

--- `+[NSScanner localizedScannerWithString:]`
---@param string any
---@return any
function NSScannerClass:localizedScannerWithString_(string) end

--- `+[NSScanner scannerWithString:]`
---@param string string
---@return NSScanner
function NSScannerClass:scannerWithString_(string) end
end

do
-- NSSecureUnarchiveFromDataTransformer
--- An instance of `NSSecureUnarchiveFromDataTransformer`.
---@class NSSecureUnarchiveFromDataTransformer: NSValueTransformer
local NSSecureUnarchiveFromDataTransformer = {}

-- NSSecureUnarchiveFromDataTransformerClass
--- The class `NSSecureUnarchiveFromDataTransformer` itself.
---@class NSSecureUnarchiveFromDataTransformerClass: NSValueTransformerClass
---@field alloc fun(self: NSSecureUnarchiveFromDataTransformerClass): NSSecureUnarchiveFromDataTransformer
---@field new fun(self: NSSecureUnarchiveFromDataTransformerClass): NSSecureUnarchiveFromDataTransformer
local NSSecureUnarchiveFromDataTransformerClass = {}
end

do
-- NSSelfExpression
--- An instance of `NSSelfExpression`.
---@class NSSelfExpression: NSExpression
local NSSelfExpression = {}

-- NSSelfExpressionClass
--- The class `NSSelfExpression` itself.
---@class NSSelfExpressionClass: NSExpressionClass
---@field alloc fun(self: NSSelfExpressionClass): NSSelfExpression
---@field new fun(self: NSSelfExpressionClass): NSSelfExpression
local NSSelfExpressionClass = {}
end

do
-- NSSet
--- An instance of `NSSet`.
---@class NSSet: NSObject, NSSecureCoding, NSFastEnumeration, NSMutableCopying, NSCopying
local NSSet = {}

--- `-[NSSet allObjects]`
---@return NSArray
function NSSet:allObjects() end

--- `-[NSSet anyObject]`
---@return any
function NSSet:anyObject() end

--- `-[NSSet containsObject:]`
---@param containsObject any
---@return boolean
function NSSet:containsObject_(containsObject) end

--- `-[NSSet count]`
---@return integer
function NSSet:count() end

--- `-[NSSet description]`
---@return NSString
function NSSet:description() end

--- `-[NSSet descriptionWithLocale:]`
---@param locale any
---@return NSString
function NSSet:descriptionWithLocale_(locale) end

--- `-[NSSet descriptionWithLocale:indent:]`
---@param locale any
---@param indent integer
---@return NSString
function NSSet:descriptionWithLocale_indent_(locale, indent) end

--- `-[NSSet enumerateObjectsUsingBlock:]`
---@param block function
function NSSet:enumerateObjectsUsingBlock_(block) end

--- `-[NSSet enumerateObjectsWithOptions:usingBlock:]`
---@param options integer
---@param usingBlock function?
function NSSet:enumerateObjectsWithOptions_usingBlock_(options, usingBlock) end

--- `-[NSSet filteredSetUsingPredicate:]`
---@param predicate NSPredicate
---@return NSSet
function NSSet:filteredSetUsingPredicate_(predicate) end

--- `-[NSSet initWithArray:]`
---@param array table?
---@return self
function NSSet:initWithArray_(array) end

--- `-[NSSet initWithObjects:]`
---@param objects any
---@return self
function NSSet:initWithObjects_(objects) end

--- `-[NSSet initWithObjects:count:]`
---@param objects lightuserdata?
---@param count integer
---@return self
function NSSet:initWithObjects_count_(objects, count) end

--- `-[NSSet initWithSet:]`
---@param set table?
---@return self
function NSSet:initWithSet_(set) end

--- `-[NSSet initWithSet:copyItems:]`
---@param set table?
---@param copyItems boolean
---@return self
function NSSet:initWithSet_copyItems_(set, copyItems) end

--- `-[NSSet intersectsSet:]`
---@param intersectsSet table?
---@return boolean
function NSSet:intersectsSet_(intersectsSet) end

--- `-[NSSet isEqualToSet:]`
---@param set NSSet|table
---@return boolean
function NSSet:isEqualToSet_(set) end

--- `-[NSSet isSubsetOfSet:]`
---@param set table?
---@return boolean
function NSSet:isSubsetOfSet_(set) end

--- `-[NSSet makeObjectsPerformSelector:]`
---@param makeObjectsPerformSelector SEL
function NSSet:makeObjectsPerformSelector_(makeObjectsPerformSelector) end

--- `-[NSSet makeObjectsPerformSelector:withObject:]`
---@param makeObjectsPerformSelector SEL
---@param object any
function NSSet:makeObjectsPerformSelector_withObject_(makeObjectsPerformSelector, object) end

--- `-[NSSet member:]`
---@param member any
---@return any
function NSSet:member_(member) end

--- `-[NSSet objectEnumerator]`
---@return NSEnumerator
function NSSet:objectEnumerator() end

--- `-[NSSet objectsPassingTest:]`
---@param objectsPassingTest function
---@return NSSet
function NSSet:objectsPassingTest_(objectsPassingTest) end

--- `-[NSSet objectsWithOptions:passingTest:]`
---@param options function
---@param passingTest boolean
---@return NSSet
function NSSet:objectsWithOptions_passingTest_(options, passingTest) end

--- `-[NSSet removeObserver:forKeyPath:context:]`
---@param observer NSObject
---@param keyPath string
---@param context integer
function NSSet:removeObserver_forKeyPath_context_(observer, keyPath, context) end

--- `-[NSSet setByAddingObject:]`
---@param addingObject any
---@return NSSet
function NSSet:setByAddingObject_(addingObject) end

--- `-[NSSet setByAddingObjectsFromArray:]`
---@param array table?
---@return NSSet
function NSSet:setByAddingObjectsFromArray_(array) end

--- `-[NSSet setByAddingObjectsFromSet:]`
---@param set table?
---@return NSSet
function NSSet:setByAddingObjectsFromSet_(set) end

--- `-[NSSet sortedArrayUsingDescriptors:]`
---@param descriptors NSSortDescriptor[]
---@return NSArray
function NSSet:sortedArrayUsingDescriptors_(descriptors) end

--- `-[NSSet valueForKeyPath:]`
---@param keyPath string?
---@return any
function NSSet:valueForKeyPath_(keyPath) end

-- NSSetClass
--- The class `NSSet` itself.
---@class NSSetClass: NSObjectClass
---@field alloc fun(self: NSSetClass): NSSet
---@field new fun(self: NSSetClass): NSSet
local NSSetClass = {}

--- `+[NSSet allocWithZone:]`
---@param zone lightuserdata?
---@return NSSet
function NSSetClass:allocWithZone_(zone) end

--- `+[NSSet set]`
---@return NSSet
function NSSetClass:set() end

--- `+[NSSet setWithArray:]`
---@param array NSArray|table
---@return NSSet
function NSSetClass:setWithArray_(array) end

--- `+[NSSet setWithObject:]`
---@param object any
---@return NSSet
function NSSetClass:setWithObject_(object) end

--- `+[NSSet setWithObjects:]`
---@param objects any
---@return NSSet
function NSSetClass:setWithObjects_(objects) end

--- `+[NSSet setWithObjects:count:]`
---@param objects lightuserdata?
---@param count integer
---@return NSSet
function NSSetClass:setWithObjects_count_(objects, count) end

--- `+[NSSet setWithSet:]`
---@param set NSSet|table
---@return NSSet
function NSSetClass:setWithSet_(set) end

--- `+[NSSet supportsSecureCoding]`
---@return boolean
function NSSetClass:supportsSecureCoding() end
end

do
-- NSSetExpression
--- An instance of `NSSetExpression`.
---@class NSSetExpression: NSExpression
local NSSetExpression = {}

-- NSSetExpressionClass
--- The class `NSSetExpression` itself.
---@class NSSetExpressionClass: NSExpressionClass
---@field alloc fun(self: NSSetExpressionClass): NSSetExpression
---@field new fun(self: NSSetExpressionClass): NSSetExpression
local NSSetExpressionClass = {}
end

do
-- NSSortDescriptor
--- An instance of `NSSortDescriptor`.
---@class NSSortDescriptor: NSObject, NSSecureCoding, NSCopying
local NSSortDescriptor = {}

--- `-[NSSortDescriptor allowEvaluation]`
function NSSortDescriptor:allowEvaluation() end

--- `-[NSSortDescriptor ascending]`
---@return boolean
function NSSortDescriptor:ascending() end

--- `-[NSSortDescriptor comparator]`
---@return function
function NSSortDescriptor:comparator() end

--- `-[NSSortDescriptor compareObject:toObject:]`
---@param compareObject any
---@param toObject any
---@return integer
function NSSortDescriptor:compareObject_toObject_(compareObject, toObject) end

--- `-[NSSortDescriptor copyWithZone:]`
---@param zone lightuserdata?
---@return NSSortDescriptor
function NSSortDescriptor:copyWithZone_(zone) end

--- `-[NSSortDescriptor description]`
---@return NSString
function NSSortDescriptor:description() end

--- `-[NSSortDescriptor initWithKey:ascending:]`
---@param key string?
---@param ascending boolean
---@return self
function NSSortDescriptor:initWithKey_ascending_(key, ascending) end

--- `-[NSSortDescriptor initWithKey:ascending:comparator:]`
---@param key string?
---@param ascending boolean
---@param comparator function?
---@return self
function NSSortDescriptor:initWithKey_ascending_comparator_(key, ascending, comparator) end

--- `-[NSSortDescriptor initWithKey:ascending:selector:]`
---@param key string?
---@param ascending boolean
---@param selector SEL?
---@return self
function NSSortDescriptor:initWithKey_ascending_selector_(key, ascending, selector) end

--- `-[NSSortDescriptor key]`
---@return NSString?
function NSSortDescriptor:key() end

--- `-[NSSortDescriptor reversedSortDescriptor]`
---@return NSSortDescriptor?
function NSSortDescriptor:reversedSortDescriptor() end

--- `-[NSSortDescriptor selector]`
---@return SEL?
function NSSortDescriptor:selector() end

-- NSSortDescriptorClass
--- The class `NSSortDescriptor` itself.
---@class NSSortDescriptorClass: NSObjectClass
---@field alloc fun(self: NSSortDescriptorClass): NSSortDescriptor
---@field new fun(self: NSSortDescriptorClass): NSSortDescriptor
local NSSortDescriptorClass = {}

--- `+[NSSortDescriptor sortDescriptorWithKey:ascending:]`
---@param key string?
---@param ascending boolean
---@return NSSortDescriptor?
function NSSortDescriptorClass:sortDescriptorWithKey_ascending_(key, ascending) end

--- `+[NSSortDescriptor sortDescriptorWithKey:ascending:comparator:]`
---@param key string?
---@param ascending boolean
---@param comparator function
---@return NSSortDescriptor?
function NSSortDescriptorClass:sortDescriptorWithKey_ascending_comparator_(key, ascending, comparator) end

--- `+[NSSortDescriptor sortDescriptorWithKey:ascending:selector:]`
---@param key string?
---@param ascending boolean
---@param selector SEL?
---@return NSSortDescriptor?
function NSSortDescriptorClass:sortDescriptorWithKey_ascending_selector_(key, ascending, selector) end

--- `+[NSSortDescriptor supportsSecureCoding]`
---@return boolean
function NSSortDescriptorClass:supportsSecureCoding() end
end

do
-- NSStream
--- An instance of `NSStream`.
---@class NSStream: NSObject
local NSStream = {}

--- `-[NSStream close]`
function NSStream:close() end

--- `-[NSStream delegate]`
---@return NSStreamDelegate?
function NSStream:delegate() end

--- `-[NSStream open]`
function NSStream:open() end

--- `-[NSStream propertyForKey:]`
---@param key string
---@return any
function NSStream:propertyForKey_(key) end

--- `-[NSStream removeFromRunLoop:forMode:]`
---@param runLoop NSRunLoop
---@param mode string
function NSStream:removeFromRunLoop_forMode_(runLoop, mode) end

--- `-[NSStream scheduleInRunLoop:forMode:]`
---@param runLoop NSRunLoop
---@param mode string
function NSStream:scheduleInRunLoop_forMode_(runLoop, mode) end

--- `-[NSStream setDelegate:]`
---@param delegate NSStreamDelegate?
function NSStream:setDelegate_(delegate) end

--- `-[NSStream setProperty:forKey:]`
---@param property any
---@param key string
---@return boolean
function NSStream:setProperty_forKey_(property, key) end

--- `-[NSStream streamError]`
---@return NSError?
function NSStream:streamError() end

--- `-[NSStream streamStatus]`
---@return integer
function NSStream:streamStatus() end

-- NSStreamClass
--- The class `NSStream` itself.
---@class NSStreamClass: NSObjectClass
---@field alloc fun(self: NSStreamClass): NSStream
---@field new fun(self: NSStreamClass): NSStream
local NSStreamClass = {}

--- `+[NSStream getBoundStreamsWithBufferSize:inputStream:outputStream:]`
---@param bufferSize integer
---@param inputStream lightuserdata?
---@param outputStream lightuserdata?
function NSStreamClass:getBoundStreamsWithBufferSize_inputStream_outputStream_(bufferSize, inputStream, outputStream) end
end

do
-- NSString
--- An instance of `NSString`.
---@class NSString: NSObject, NSSecureCoding, NSMutableCopying, NSCopying
local NSString = {}

--- `-[NSString UTF8String]`
---@return string?
function NSString:UTF8String() end

--- `-[NSString boolValue]`
---@return boolean
function NSString:boolValue() end

--- `-[NSString boundingRectWithSize:options:attributes:context:]`
---@param size CGSizeArgument
---@param options integer
---@param attributes NSDictionary|table|nil
---@param context NSStringDrawingContext?
---@return CGRect
function NSString:boundingRectWithSize_options_attributes_context_(size, options, attributes, context) end

--- `-[NSString cString]`
---@return string
function NSString:cString() end

--- `-[NSString cStringLength]`
---@return integer
function NSString:cStringLength() end

--- `-[NSString cStringUsingEncoding:]`
---@param encoding integer
---@return string?
function NSString:cStringUsingEncoding_(encoding) end

--- `-[NSString canBeConvertedToEncoding:]`
---@param encoding integer
---@return boolean
function NSString:canBeConvertedToEncoding_(encoding) end

--- `-[NSString capitalizedString]`
---@return NSString
function NSString:capitalizedString() end

--- `-[NSString capitalizedStringWithLocale:]`
---@param locale NSLocale?
---@return NSString
function NSString:capitalizedStringWithLocale_(locale) end

--- `-[NSString caseInsensitiveCompare:]`
---@param caseInsensitiveCompare string
---@return integer
function NSString:caseInsensitiveCompare_(caseInsensitiveCompare) end

--- `-[NSString characterAtIndex:]`
---@param index integer
---@return integer
function NSString:characterAtIndex_(index) end

--- `-[NSString commonPrefixWithString:options:]`
---@param string string?
---@param options integer
---@return NSString
function NSString:commonPrefixWithString_options_(string, options) end

--- `-[NSString compare:]`
---@param compare string
---@return integer
function NSString:compare_(compare) end

--- `-[NSString compare:options:]`
---@param compare string
---@param options integer
---@return integer
function NSString:compare_options_(compare, options) end

--- `-[NSString compare:options:range:]`
---@param compare string
---@param options integer
---@param range NSRangeArgument
---@return integer
function NSString:compare_options_range_(compare, options, range) end

--- `-[NSString compare:options:range:locale:]`
---@param compare string?
---@param options integer
---@param range NSRangeArgument
---@param locale any
---@return integer
function NSString:compare_options_range_locale_(compare, options, range, locale) end

--- `-[NSString completePathIntoString:caseSensitive:matchesIntoArray:filterTypes:]`
---@param string lightuserdata?
---@param caseSensitive boolean
---@param array lightuserdata?
---@param filterTypes string[]?
---@return integer
function NSString:completePathIntoString_caseSensitive_matchesIntoArray_filterTypes_(string, caseSensitive, array, filterTypes) end

--- `-[NSString componentsSeparatedByCharactersInSet:]`
---@param set NSCharacterSet?
---@return NSArray
function NSString:componentsSeparatedByCharactersInSet_(set) end

--- `-[NSString componentsSeparatedByString:]`
---@param string string?
---@return NSArray
function NSString:componentsSeparatedByString_(string) end

--- `-[NSString containsString:]`
---@param containsString string
---@return boolean
function NSString:containsString_(containsString) end

--- `-[NSString copyWithZone:]`
---@param zone lightuserdata?
---@return NSString
function NSString:copyWithZone_(zone) end

--- `-[NSString dataUsingEncoding:]`
---@param encoding integer
---@return NSData?
function NSString:dataUsingEncoding_(encoding) end

--- `-[NSString dataUsingEncoding:allowLossyConversion:]`
---@param encoding integer
---@param allowLossyConversion boolean
---@return NSData?
function NSString:dataUsingEncoding_allowLossyConversion_(encoding, allowLossyConversion) end

--- `-[NSString decomposedStringWithCanonicalMapping]`
---@return NSString
function NSString:decomposedStringWithCanonicalMapping() end

--- `-[NSString decomposedStringWithCompatibilityMapping]`
---@return NSString
function NSString:decomposedStringWithCompatibilityMapping() end

--- `-[NSString description]`
---@return NSString
function NSString:description() end

--- `-[NSString doubleValue]`
---@return number
function NSString:doubleValue() end

--- `-[NSString drawAtPoint:forWidth:withFont:fontSize:lineBreakMode:baselineAdjustment:]`
---@param point CGPointArgument
---@param width number
---@param font any
---@param fontSize number
---@param lineBreakMode integer
---@param baselineAdjustment integer
---@return CGSize
function NSString:drawAtPoint_forWidth_withFont_fontSize_lineBreakMode_baselineAdjustment_(point, width, font, fontSize, lineBreakMode, baselineAdjustment) end

--- `-[NSString drawAtPoint:forWidth:withFont:lineBreakMode:]`
---@param point CGPointArgument
---@param width number
---@param font UIFont
---@param lineBreakMode integer
---@return CGSize
function NSString:drawAtPoint_forWidth_withFont_lineBreakMode_(point, width, font, lineBreakMode) end

--- `-[NSString drawAtPoint:forWidth:withFont:minFontSize:actualFontSize:lineBreakMode:baselineAdjustment:]`
---@param point CGPointArgument
---@param width number
---@param font any
---@param minFontSize number
---@param actualFontSize lightuserdata?
---@param lineBreakMode integer
---@param baselineAdjustment integer
---@return CGSize
function NSString:drawAtPoint_forWidth_withFont_minFontSize_actualFontSize_lineBreakMode_baselineAdjustment_(point, width, font, minFontSize, actualFontSize, lineBreakMode, baselineAdjustment) end

--- `-[NSString drawAtPoint:withAttributes:]`
---@param point CGPointArgument
---@param attributes NSDictionary|table|nil
function NSString:drawAtPoint_withAttributes_(point, attributes) end

--- `-[NSString drawAtPoint:withFont:]`
---@param point CGPointArgument
---@param font UIFont
---@return CGSize
function NSString:drawAtPoint_withFont_(point, font) end

--- `-[NSString drawInRect:withAttributes:]`
---@param rect CGRectArgument
---@param attributes NSDictionary|table|nil
function NSString:drawInRect_withAttributes_(rect, attributes) end

--- `-[NSString drawInRect:withFont:]`
---@param rect CGRectArgument
---@param font UIFont
---@return CGSize
function NSString:drawInRect_withFont_(rect, font) end

--- `-[NSString drawInRect:withFont:lineBreakMode:]`
---@param rect CGRectArgument
---@param font UIFont
---@param lineBreakMode integer
---@return CGSize
function NSString:drawInRect_withFont_lineBreakMode_(rect, font, lineBreakMode) end

--- `-[NSString drawInRect:withFont:lineBreakMode:alignment:]`
---@param rect CGRectArgument
---@param font UIFont
---@param lineBreakMode integer
---@param alignment integer
---@return CGSize
function NSString:drawInRect_withFont_lineBreakMode_alignment_(rect, font, lineBreakMode, alignment) end

--- `-[NSString drawWithRect:options:attributes:context:]`
---@param rect CGRectArgument
---@param options integer
---@param attributes NSDictionary|table|nil
---@param context NSStringDrawingContext?
function NSString:drawWithRect_options_attributes_context_(rect, options, attributes, context) end

--- `-[NSString enumerateLinesUsingBlock:]`
---@param block function?
function NSString:enumerateLinesUsingBlock_(block) end

--- `-[NSString enumerateLinguisticTagsInRange:scheme:options:orthography:usingBlock:]`
---@param range NSRangeArgument
---@param scheme string
---@param options integer
---@param orthography any
---@param usingBlock function
function NSString:enumerateLinguisticTagsInRange_scheme_options_orthography_usingBlock_(range, scheme, options, orthography, usingBlock) end

--- `-[NSString enumerateSubstringsInRange:options:usingBlock:]`
---@param range NSRangeArgument
---@param options integer
---@param usingBlock function?
function NSString:enumerateSubstringsInRange_options_usingBlock_(range, options, usingBlock) end

--- `-[NSString fastestEncoding]`
---@return integer
function NSString:fastestEncoding() end

--- `-[NSString fileSystemRepresentation]`
---@return string
function NSString:fileSystemRepresentation() end

--- `-[NSString floatValue]`
---@return number
function NSString:floatValue() end

--- `-[NSString getBytes:maxLength:usedLength:encoding:options:range:remainingRange:]`
---@param getBytes any
---@param maxLength integer
---@param usedLength lightuserdata?
---@param encoding integer
---@param options integer
---@param range NSRangeArgument
---@param remainingRange lightuserdata?
---@return boolean
function NSString:getBytes_maxLength_usedLength_encoding_options_range_remainingRange_(getBytes, maxLength, usedLength, encoding, options, range, remainingRange) end

--- `-[NSString getCString:]`
---@param getCString any
function NSString:getCString_(getCString) end

--- `-[NSString getCString:maxLength:]`
---@param getCString any
---@param maxLength integer
---@return boolean
function NSString:getCString_maxLength_(getCString, maxLength) end

--- `-[NSString getCString:maxLength:encoding:]`
---@param getCString string
---@param maxLength integer
---@param encoding integer
---@return boolean
function NSString:getCString_maxLength_encoding_(getCString, maxLength, encoding) end

--- `-[NSString getCharacters:]`
---@param getCharacters lightuserdata?
function NSString:getCharacters_(getCharacters) end

--- `-[NSString getCharacters:range:]`
---@param getCharacters lightuserdata?
---@param range NSRangeArgument
function NSString:getCharacters_range_(getCharacters, range) end

--- `-[NSString getFileSystemRepresentation:maxLength:]`
---@param getFileSystemRepresentation string
---@param maxLength integer
---@return boolean
function NSString:getFileSystemRepresentation_maxLength_(getFileSystemRepresentation, maxLength) end

--- `-[NSString getLineStart:end:contentsEnd:forRange:]`
---@param getLineStart lightuserdata?
---@param end_ lightuserdata?
---@param contentsEnd lightuserdata?
---@param range NSRangeArgument
function NSString:getLineStart_end_contentsEnd_forRange_(getLineStart, end_, contentsEnd, range) end

--- `-[NSString getParagraphStart:end:contentsEnd:forRange:]`
---@param getParagraphStart lightuserdata?
---@param end_ lightuserdata?
---@param contentsEnd lightuserdata?
---@param range NSRangeArgument
function NSString:getParagraphStart_end_contentsEnd_forRange_(getParagraphStart, end_, contentsEnd, range) end

--- `-[NSString hasPrefix:]`
---@param hasPrefix string?
---@return boolean
function NSString:hasPrefix_(hasPrefix) end

--- `-[NSString hasSuffix:]`
---@param hasSuffix string?
---@return boolean
function NSString:hasSuffix_(hasSuffix) end

--- `-[NSString initWithBytes:length:encoding:]`
---@param bytes any
---@param length integer
---@param encoding integer
---@return self
function NSString:initWithBytes_length_encoding_(bytes, length, encoding) end

--- `-[NSString initWithBytesNoCopy:length:encoding:deallocator:]`
---@param bytesNoCopy any
---@param length integer
---@param encoding integer
---@param deallocator function?
---@return self
function NSString:initWithBytesNoCopy_length_encoding_deallocator_(bytesNoCopy, length, encoding, deallocator) end

--- `-[NSString initWithBytesNoCopy:length:encoding:freeWhenDone:]`
---@param bytesNoCopy any
---@param length integer
---@param encoding integer
---@param freeWhenDone boolean
---@return self
function NSString:initWithBytesNoCopy_length_encoding_freeWhenDone_(bytesNoCopy, length, encoding, freeWhenDone) end

--- `-[NSString initWithCString:]`
---@param cString string
---@return self
function NSString:initWithCString_(cString) end

--- `-[NSString initWithCString:encoding:]`
---@param cString string
---@param encoding integer
---@return self
function NSString:initWithCString_encoding_(cString, encoding) end

--- `-[NSString initWithCString:length:]`
---@param cString string
---@param length integer
---@return self
function NSString:initWithCString_length_(cString, length) end

--- `-[NSString initWithCharacters:length:]`
---@param characters lightuserdata?
---@param length integer
---@return self
function NSString:initWithCharacters_length_(characters, length) end

--- `-[NSString initWithCharactersNoCopy:length:deallocator:]`
---@param charactersNoCopy any
---@param length integer
---@param deallocator function?
---@return self
function NSString:initWithCharactersNoCopy_length_deallocator_(charactersNoCopy, length, deallocator) end

--- `-[NSString initWithCharactersNoCopy:length:freeWhenDone:]`
---@param charactersNoCopy any
---@param length integer
---@param freeWhenDone boolean
---@return self
function NSString:initWithCharactersNoCopy_length_freeWhenDone_(charactersNoCopy, length, freeWhenDone) end

--- `-[NSString initWithContentsOfFile:]`
---@param file any
---@return self
function NSString:initWithContentsOfFile_(file) end

--- `-[NSString initWithContentsOfFile:encoding:error:]`
---@param file string
---@param encoding integer
---@param error lightuserdata?
---@return self
function NSString:initWithContentsOfFile_encoding_error_(file, encoding, error) end

--- `-[NSString initWithContentsOfFile:usedEncoding:error:]`
---@param file string
---@param usedEncoding lightuserdata?
---@param error lightuserdata?
---@return self
function NSString:initWithContentsOfFile_usedEncoding_error_(file, usedEncoding, error) end

--- `-[NSString initWithContentsOfURL:]`
---@param url any
---@return self
function NSString:initWithContentsOfURL_(url) end

--- `-[NSString initWithContentsOfURL:encoding:error:]`
---@param url NSURL
---@param encoding integer
---@param error lightuserdata?
---@return self
function NSString:initWithContentsOfURL_encoding_error_(url, encoding, error) end

--- `-[NSString initWithContentsOfURL:usedEncoding:error:]`
---@param url NSURL
---@param usedEncoding lightuserdata?
---@param error lightuserdata?
---@return self
function NSString:initWithContentsOfURL_usedEncoding_error_(url, usedEncoding, error) end

--- `-[NSString initWithData:encoding:]`
---@param data NSData
---@param encoding integer
---@return self
function NSString:initWithData_encoding_(data, encoding) end

--- `-[NSString initWithFormat:]`
---@param format string
---@return self
function NSString:initWithFormat_(format) end

--- `-[NSString initWithFormat:arguments:]`
---@param format string
---@param arguments string
---@return self
function NSString:initWithFormat_arguments_(format, arguments) end

--- `-[NSString initWithFormat:locale:]`
---@param format string
---@param locale any
---@return self
function NSString:initWithFormat_locale_(format, locale) end

--- `-[NSString initWithFormat:locale:arguments:]`
---@param format any
---@param locale any
---@param arguments string
---@return self
function NSString:initWithFormat_locale_arguments_(format, locale, arguments) end

--- `-[NSString initWithString:]`
---@param string string?
---@return self
function NSString:initWithString_(string) end

--- `-[NSString initWithUTF8String:]`
---@param utf8String string
---@return self
function NSString:initWithUTF8String_(utf8String) end

--- `-[NSString intValue]`
---@return integer
function NSString:intValue() end

--- `-[NSString integerValue]`
---@return integer
function NSString:integerValue() end

--- `-[NSString isAbsolutePath]`
---@return boolean
function NSString:isAbsolutePath() end

--- `-[NSString isEqualToString:]`
---@param string string?
---@return boolean
function NSString:isEqualToString_(string) end

--- `-[NSString lastPathComponent]`
---@return NSString
function NSString:lastPathComponent() end

--- `-[NSString length]`
---@return integer
function NSString:length() end

--- `-[NSString lengthOfBytesUsingEncoding:]`
---@param encoding integer
---@return integer
function NSString:lengthOfBytesUsingEncoding_(encoding) end

--- `-[NSString lineRangeForRange:]`
---@param range NSRangeArgument
---@return NSRange
function NSString:lineRangeForRange_(range) end

--- `-[NSString linguisticTagsInRange:scheme:options:orthography:tokenRanges:]`
---@param range NSRangeArgument
---@param scheme string
---@param options integer
---@param orthography any
---@param tokenRanges lightuserdata?
---@return NSArray
function NSString:linguisticTagsInRange_scheme_options_orthography_tokenRanges_(range, scheme, options, orthography, tokenRanges) end

--- `-[NSString localizedCapitalizedString]`
---@return NSString
function NSString:localizedCapitalizedString() end

--- `-[NSString localizedCaseInsensitiveCompare:]`
---@param localizedCaseInsensitiveCompare string?
---@return integer
function NSString:localizedCaseInsensitiveCompare_(localizedCaseInsensitiveCompare) end

--- `-[NSString localizedCaseInsensitiveContainsString:]`
---@param localizedCaseInsensitiveContainsString string
---@return boolean
function NSString:localizedCaseInsensitiveContainsString_(localizedCaseInsensitiveContainsString) end

--- `-[NSString localizedCompare:]`
---@param localizedCompare string?
---@return integer
function NSString:localizedCompare_(localizedCompare) end

--- `-[NSString localizedLowercaseString]`
---@return NSString
function NSString:localizedLowercaseString() end

--- `-[NSString localizedStandardCompare:]`
---@param localizedStandardCompare string?
---@return integer
function NSString:localizedStandardCompare_(localizedStandardCompare) end

--- `-[NSString localizedStandardContainsString:]`
---@param localizedStandardContainsString string
---@return boolean
function NSString:localizedStandardContainsString_(localizedStandardContainsString) end

--- `-[NSString localizedStandardRangeOfString:]`
---@param string any
---@return NSRange
function NSString:localizedStandardRangeOfString_(string) end

--- `-[NSString localizedUppercaseString]`
---@return NSString
function NSString:localizedUppercaseString() end

--- `-[NSString longLongValue]`
---@return integer
function NSString:longLongValue() end

--- `-[NSString lossyCString]`
---@return string
function NSString:lossyCString() end

--- `-[NSString lowercaseString]`
---@return NSString
function NSString:lowercaseString() end

--- `-[NSString lowercaseStringWithLocale:]`
---@param locale NSLocale?
---@return NSString
function NSString:lowercaseStringWithLocale_(locale) end

--- `-[NSString maximumLengthOfBytesUsingEncoding:]`
---@param encoding integer
---@return integer
function NSString:maximumLengthOfBytesUsingEncoding_(encoding) end

--- `-[NSString mutableCopyWithZone:]`
---@param zone lightuserdata?
---@return NSString
function NSString:mutableCopyWithZone_(zone) end

--- `-[NSString paragraphRangeForRange:]`
---@param range NSRangeArgument
---@return NSRange
function NSString:paragraphRangeForRange_(range) end

--- `-[NSString pathComponents]`
---@return NSArray
function NSString:pathComponents() end

--- `-[NSString pathExtension]`
---@return NSString
function NSString:pathExtension() end

--- `-[NSString precomposedStringWithCanonicalMapping]`
---@return NSString
function NSString:precomposedStringWithCanonicalMapping() end

--- `-[NSString precomposedStringWithCompatibilityMapping]`
---@return NSString
function NSString:precomposedStringWithCompatibilityMapping() end

--- `-[NSString propertyList]`
---@return any
function NSString:propertyList() end

--- `-[NSString propertyListFromStringsFileFormat]`
---@return any
function NSString:propertyListFromStringsFileFormat() end

--- `-[NSString rangeOfCharacterFromSet:]`
---@param set NSCharacterSet?
---@return NSRange
function NSString:rangeOfCharacterFromSet_(set) end

--- `-[NSString rangeOfCharacterFromSet:options:]`
---@param set NSCharacterSet?
---@param options integer
---@return NSRange
function NSString:rangeOfCharacterFromSet_options_(set, options) end

--- `-[NSString rangeOfCharacterFromSet:options:range:]`
---@param set NSCharacterSet?
---@param options integer
---@param range NSRangeArgument
---@return NSRange
function NSString:rangeOfCharacterFromSet_options_range_(set, options, range) end

--- `-[NSString rangeOfComposedCharacterSequenceAtIndex:]`
---@param index integer
---@return NSRange
function NSString:rangeOfComposedCharacterSequenceAtIndex_(index) end

--- `-[NSString rangeOfComposedCharacterSequencesForRange:]`
---@param range NSRangeArgument
---@return NSRange
function NSString:rangeOfComposedCharacterSequencesForRange_(range) end

--- `-[NSString rangeOfString:]`
---@param string string
---@return NSRange
function NSString:rangeOfString_(string) end

--- `-[NSString rangeOfString:options:]`
---@param string string
---@param options integer
---@return NSRange
function NSString:rangeOfString_options_(string, options) end

--- `-[NSString rangeOfString:options:range:]`
---@param string string
---@param options integer
---@param range NSRangeArgument
---@return NSRange
function NSString:rangeOfString_options_range_(string, options, range) end

--- `-[NSString rangeOfString:options:range:locale:]`
---@param string string?
---@param options integer
---@param range NSRangeArgument
---@param locale NSLocale?
---@return NSRange
function NSString:rangeOfString_options_range_locale_(string, options, range, locale) end

--- `-[NSString sizeWithAttributes:]`
---@param attributes NSDictionary|table|nil
---@return CGSize
function NSString:sizeWithAttributes_(attributes) end

--- `-[NSString sizeWithFont:]`
---@param font UIFont
---@return CGSize
function NSString:sizeWithFont_(font) end

--- `-[NSString sizeWithFont:constrainedToSize:]`
---@param font UIFont
---@param size CGSizeArgument
---@return CGSize
function NSString:sizeWithFont_constrainedToSize_(font, size) end

--- `-[NSString sizeWithFont:constrainedToSize:lineBreakMode:]`
---@param font UIFont
---@param size CGSizeArgument
---@param lineBreakMode integer
---@return CGSize
function NSString:sizeWithFont_constrainedToSize_lineBreakMode_(font, size, lineBreakMode) end

--- `-[NSString sizeWithFont:forWidth:lineBreakMode:]`
---@param font UIFont
---@param width number
---@param lineBreakMode integer
---@return CGSize
function NSString:sizeWithFont_forWidth_lineBreakMode_(font, width, lineBreakMode) end

--- `-[NSString sizeWithFont:minFontSize:actualFontSize:forWidth:lineBreakMode:]`
---@param font any
---@param minFontSize number
---@param actualFontSize lightuserdata?
---@param width number
---@param lineBreakMode integer
---@return CGSize
function NSString:sizeWithFont_minFontSize_actualFontSize_forWidth_lineBreakMode_(font, minFontSize, actualFontSize, width, lineBreakMode) end

--- `-[NSString smallestEncoding]`
---@return integer
function NSString:smallestEncoding() end

--- `-[NSString stringByAbbreviatingWithTildeInPath]`
---@return NSString
function NSString:stringByAbbreviatingWithTildeInPath() end

--- `-[NSString stringByAddingPercentEncodingWithAllowedCharacters:]`
---@param allowedCharacters NSCharacterSet?
---@return NSString?
function NSString:stringByAddingPercentEncodingWithAllowedCharacters_(allowedCharacters) end

--- `-[NSString stringByAddingPercentEscapesUsingEncoding:]`
---@param encoding integer
---@return NSString?
function NSString:stringByAddingPercentEscapesUsingEncoding_(encoding) end

--- `-[NSString stringByAppendingFormat:]`
---@param appendingFormat string
---@return NSString
function NSString:stringByAppendingFormat_(appendingFormat) end

--- `-[NSString stringByAppendingPathComponent:]`
---@param appendingPathComponent string?
---@return NSString
function NSString:stringByAppendingPathComponent_(appendingPathComponent) end

--- `-[NSString stringByAppendingPathExtension:]`
---@param appendingPathExtension string?
---@return NSString
function NSString:stringByAppendingPathExtension_(appendingPathExtension) end

--- `-[NSString stringByAppendingString:]`
---@param appendingString string?
---@return NSString
function NSString:stringByAppendingString_(appendingString) end

--- `-[NSString stringByApplyingTransform:reverse:]`
---@param applyingTransform string
---@param reverse boolean
---@return NSString?
function NSString:stringByApplyingTransform_reverse_(applyingTransform, reverse) end

--- `-[NSString stringByDeletingLastPathComponent]`
---@return NSString
function NSString:stringByDeletingLastPathComponent() end

--- `-[NSString stringByDeletingPathExtension]`
---@return NSString
function NSString:stringByDeletingPathExtension() end

--- `-[NSString stringByExpandingTildeInPath]`
---@return NSString
function NSString:stringByExpandingTildeInPath() end

--- `-[NSString stringByFoldingWithOptions:locale:]`
---@param options integer
---@param locale NSLocale?
---@return NSString
function NSString:stringByFoldingWithOptions_locale_(options, locale) end

--- `-[NSString stringByPaddingToLength:withString:startingAtIndex:]`
---@param length integer
---@param string string?
---@param index integer
---@return NSString
function NSString:stringByPaddingToLength_withString_startingAtIndex_(length, string, index) end

--- `-[NSString stringByRemovingPercentEncoding]`
---@return NSString?
function NSString:stringByRemovingPercentEncoding() end

--- `-[NSString stringByReplacingCharactersInRange:withString:]`
---@param range NSRangeArgument
---@param string string?
---@return NSString
function NSString:stringByReplacingCharactersInRange_withString_(range, string) end

--- `-[NSString stringByReplacingOccurrencesOfString:withString:]`
---@param string string
---@param withString string
---@return NSString
function NSString:stringByReplacingOccurrencesOfString_withString_(string, withString) end

--- `-[NSString stringByReplacingOccurrencesOfString:withString:options:range:]`
---@param string string?
---@param withString string?
---@param options integer
---@param range NSRangeArgument
---@return NSString
function NSString:stringByReplacingOccurrencesOfString_withString_options_range_(string, withString, options, range) end

--- `-[NSString stringByReplacingPercentEscapesUsingEncoding:]`
---@param encoding integer
---@return NSString?
function NSString:stringByReplacingPercentEscapesUsingEncoding_(encoding) end

--- `-[NSString stringByResolvingSymlinksInPath]`
---@return NSString
function NSString:stringByResolvingSymlinksInPath() end

--- `-[NSString stringByStandardizingPath]`
---@return NSString
function NSString:stringByStandardizingPath() end

--- `-[NSString stringByTrimmingCharactersInSet:]`
---@param set NSCharacterSet?
---@return NSString
function NSString:stringByTrimmingCharactersInSet_(set) end

--- `-[NSString stringsByAppendingPaths:]`
---@param appendingPaths string[]
---@return NSArray
function NSString:stringsByAppendingPaths_(appendingPaths) end

--- `-[NSString substringFromIndex:]`
---@param index integer
---@return NSString
function NSString:substringFromIndex_(index) end

--- `-[NSString substringToIndex:]`
---@param index integer
---@return NSString
function NSString:substringToIndex_(index) end

--- `-[NSString substringWithRange:]`
---@param range NSRangeArgument
---@return NSString
function NSString:substringWithRange_(range) end

--- `-[NSString unsignedLongLongValue]`
---@return integer
function NSString:unsignedLongLongValue() end

--- `-[NSString uppercaseString]`
---@return NSString
function NSString:uppercaseString() end

--- `-[NSString uppercaseStringWithLocale:]`
---@param locale NSLocale?
---@return NSString
function NSString:uppercaseStringWithLocale_(locale) end

--- `-[NSString variantFittingPresentationWidth:]`
---@param variantFittingPresentationWidth integer
---@return NSString
function NSString:variantFittingPresentationWidth_(variantFittingPresentationWidth) end

--- `-[NSString writeToFile:atomically:]`
---@param file any
---@param atomically boolean
---@return boolean
function NSString:writeToFile_atomically_(file, atomically) end

--- `-[NSString writeToFile:atomically:encoding:error:]`
---@param file string
---@param atomically boolean
---@param encoding integer
---@param error lightuserdata?
---@return boolean
function NSString:writeToFile_atomically_encoding_error_(file, atomically, encoding, error) end

--- `-[NSString writeToURL:atomically:]`
---@param url any
---@param atomically boolean
---@return boolean
function NSString:writeToURL_atomically_(url, atomically) end

--- `-[NSString writeToURL:atomically:encoding:error:]`
---@param url NSURL
---@param atomically boolean
---@param encoding integer
---@param error lightuserdata?
---@return boolean
function NSString:writeToURL_atomically_encoding_error_(url, atomically, encoding, error) end

-- NSStringClass
--- The class `NSString` itself.
---@class NSStringClass: NSObjectClass
---@field alloc fun(self: NSStringClass): NSString
---@field new fun(self: NSStringClass): NSString
local NSStringClass = {}

--- `+[NSString allocWithZone:]`
---@param zone lightuserdata?
---@return NSString
function NSStringClass:allocWithZone_(zone) end

--- `+[NSString availableStringEncodings]`
---@return integer[]
function NSStringClass:availableStringEncodings() end

--- `+[NSString defaultCStringEncoding]`
---@return integer
function NSStringClass:defaultCStringEncoding() end

--- `+[NSString localizedNameOfStringEncoding:]`
---@param stringEncoding integer
---@return NSString
function NSStringClass:localizedNameOfStringEncoding_(stringEncoding) end

--- `+[NSString localizedStringWithFormat:]`
---@param format string
---@return NSString
function NSStringClass:localizedStringWithFormat_(format) end

--- `+[NSString localizedStringWithValidatedFormat:validFormatSpecifiers:error:]`
---@param validatedFormat string
---@param validFormatSpecifiers string
---@param error lightuserdata?
---@return NSString?
function NSStringClass:localizedStringWithValidatedFormat_validFormatSpecifiers_error_(validatedFormat, validFormatSpecifiers, error) end

--- `+[NSString localizedUserNotificationStringForKey:arguments:]`
---@param key string
---@param arguments NSArray|table|nil
---@return NSString
function NSStringClass:localizedUserNotificationStringForKey_arguments_(key, arguments) end

--- `+[NSString pathWithComponents:]`
---@param components string[]
---@return NSString
function NSStringClass:pathWithComponents_(components) end

--- `+[NSString string]`
---@return NSString
function NSStringClass:string() end

--- `+[NSString stringEncodingForData:encodingOptions:convertedString:usedLossyConversion:]`
---@param data NSData
---@param encodingOptions NSDictionary|table|nil
---@param convertedString lightuserdata?
---@param usedLossyConversion lightuserdata?
---@return integer
function NSStringClass:stringEncodingForData_encodingOptions_convertedString_usedLossyConversion_(data, encodingOptions, convertedString, usedLossyConversion) end

--- `+[NSString stringWithCString:]`
---@param cString string
---@return any
function NSStringClass:stringWithCString_(cString) end

--- `+[NSString stringWithCString:encoding:]`
---@param cString string
---@param encoding integer
---@return NSString?
function NSStringClass:stringWithCString_encoding_(cString, encoding) end

--- `+[NSString stringWithCString:length:]`
---@param cString string
---@param length integer
---@return any
function NSStringClass:stringWithCString_length_(cString, length) end

--- `+[NSString stringWithCapacity:]`
---@param capacity integer
---@return any
function NSStringClass:stringWithCapacity_(capacity) end

--- `+[NSString stringWithCharacters:length:]`
---@param characters lightuserdata?
---@param length integer
---@return NSString
function NSStringClass:stringWithCharacters_length_(characters, length) end

--- `+[NSString stringWithContentsOfFile:]`
---@param file any
---@return any
function NSStringClass:stringWithContentsOfFile_(file) end

--- `+[NSString stringWithContentsOfFile:encoding:error:]`
---@param file string
---@param encoding integer
---@param error lightuserdata?
---@return NSString?
function NSStringClass:stringWithContentsOfFile_encoding_error_(file, encoding, error) end

--- `+[NSString stringWithContentsOfFile:usedEncoding:error:]`
---@param file string
---@param usedEncoding lightuserdata?
---@param error lightuserdata?
---@return NSString?
function NSStringClass:stringWithContentsOfFile_usedEncoding_error_(file, usedEncoding, error) end

--- `+[NSString stringWithContentsOfURL:]`
---@param url any
---@return any
function NSStringClass:stringWithContentsOfURL_(url) end

--- `+[NSString stringWithContentsOfURL:encoding:error:]`
---@param url NSURL
---@param encoding integer
---@param error lightuserdata?
---@return NSString?
function NSStringClass:stringWithContentsOfURL_encoding_error_(url, encoding, error) end

--- `+[NSString stringWithContentsOfURL:usedEncoding:error:]`
---@param url NSURL
---@param usedEncoding lightuserdata?
---@param error lightuserdata?
---@return NSString?
function NSStringClass:stringWithContentsOfURL_usedEncoding_error_(url, usedEncoding, error) end

--- `+[NSString stringWithFormat:]`
---@param format string
---@return NSString
function NSStringClass:stringWithFormat_(format) end

--- `+[NSString stringWithString:]`
---@param string string?
---@return NSString
function NSStringClass:stringWithString_(string) end

--- `+[NSString stringWithUTF8String:]`
---@param utf8String string
---@return NSString?
function NSStringClass:stringWithUTF8String_(utf8String) end

--- `+[NSString stringWithValidatedFormat:validFormatSpecifiers:error:]`
---@param validatedFormat string
---@param validFormatSpecifiers string
---@param error lightuserdata?
---@return NSString?
function NSStringClass:stringWithValidatedFormat_validFormatSpecifiers_error_(validatedFormat, validFormatSpecifiers, error) end

--- `+[NSString supportsSecureCoding]`
---@return boolean
function NSStringClass:supportsSecureCoding() end
end

do
-- NSSubqueryExpression
--- An instance of `NSSubqueryExpression`.
---@class NSSubqueryExpression: NSExpression
local NSSubqueryExpression = {}

-- NSSubqueryExpressionClass
--- The class `NSSubqueryExpression` itself.
---@class NSSubqueryExpressionClass: NSExpressionClass
---@field alloc fun(self: NSSubqueryExpressionClass): NSSubqueryExpression
---@field new fun(self: NSSubqueryExpressionClass): NSSubqueryExpression
local NSSubqueryExpressionClass = {}
end

do
-- NSSubstringPredicateOperator
--- An instance of `NSSubstringPredicateOperator`.
---@class NSSubstringPredicateOperator: NSPredicateOperator
local NSSubstringPredicateOperator = {}

-- NSSubstringPredicateOperatorClass
--- The class `NSSubstringPredicateOperator` itself.
---@class NSSubstringPredicateOperatorClass: NSPredicateOperatorClass
---@field alloc fun(self: NSSubstringPredicateOperatorClass): NSSubstringPredicateOperator
---@field new fun(self: NSSubstringPredicateOperatorClass): NSSubstringPredicateOperator
local NSSubstringPredicateOperatorClass = {}
end

do
-- NSTaggedPointerString
--- An instance of `NSTaggedPointerString`.
---@class NSTaggedPointerString: NSString
local NSTaggedPointerString = {}

-- NSTaggedPointerStringClass
--- The class `NSTaggedPointerString` itself.
---@class NSTaggedPointerStringClass: NSStringClass
---@field alloc fun(self: NSTaggedPointerStringClass): NSTaggedPointerString
---@field new fun(self: NSTaggedPointerStringClass): NSTaggedPointerString
local NSTaggedPointerStringClass = {}
end

do
-- NSTernaryExpression
--- An instance of `NSTernaryExpression`.
---@class NSTernaryExpression: NSExpression
local NSTernaryExpression = {}

-- NSTernaryExpressionClass
--- The class `NSTernaryExpression` itself.
---@class NSTernaryExpressionClass: NSExpressionClass
---@field alloc fun(self: NSTernaryExpressionClass): NSTernaryExpression
---@field new fun(self: NSTernaryExpressionClass): NSTernaryExpression
local NSTernaryExpressionClass = {}
end

do
-- NSTextCheckingResult
--- An instance of `NSTextCheckingResult`.
---@class NSTextCheckingResult: NSObject, NSSecureCoding, NSCopying
local NSTextCheckingResult = {}

--- `-[NSTextCheckingResult URL]`
---@return NSURL?
function NSTextCheckingResult:URL() end

--- `-[NSTextCheckingResult addressComponents]`
---@return NSDictionary
function NSTextCheckingResult:addressComponents() end

--- `-[NSTextCheckingResult alternativeStrings]`
---@return NSArray
function NSTextCheckingResult:alternativeStrings() end

--- `-[NSTextCheckingResult components]`
---@return NSDictionary
function NSTextCheckingResult:components() end

--- `-[NSTextCheckingResult copyWithZone:]`
---@param zone lightuserdata?
---@return NSTextCheckingResult
function NSTextCheckingResult:copyWithZone_(zone) end

--- `-[NSTextCheckingResult date]`
---@return NSDate
function NSTextCheckingResult:date() end

--- `-[NSTextCheckingResult duration]`
---@return number
function NSTextCheckingResult:duration() end

--- `-[NSTextCheckingResult grammarDetails]`
---@return NSArray
function NSTextCheckingResult:grammarDetails() end

--- `-[NSTextCheckingResult numberOfRanges]`
---@return integer
function NSTextCheckingResult:numberOfRanges() end

--- `-[NSTextCheckingResult orthography]`
---@return NSOrthography
function NSTextCheckingResult:orthography() end

--- `-[NSTextCheckingResult phoneNumber]`
---@return NSString
function NSTextCheckingResult:phoneNumber() end

--- `-[NSTextCheckingResult range]`
---@return NSRange
function NSTextCheckingResult:range() end

--- `-[NSTextCheckingResult rangeAtIndex:]`
---@param index integer
---@return NSRange
function NSTextCheckingResult:rangeAtIndex_(index) end

--- `-[NSTextCheckingResult rangeWithName:]`
---@param name string
---@return NSRange
function NSTextCheckingResult:rangeWithName_(name) end

--- `-[NSTextCheckingResult regularExpression]`
---@return NSRegularExpression?
function NSTextCheckingResult:regularExpression() end

--- `-[NSTextCheckingResult replacementString]`
---@return NSString
function NSTextCheckingResult:replacementString() end

--- `-[NSTextCheckingResult resultByAdjustingRangesWithOffset:]`
---@param offset integer
---@return NSTextCheckingResult
function NSTextCheckingResult:resultByAdjustingRangesWithOffset_(offset) end

--- `-[NSTextCheckingResult resultType]`
---@return integer
function NSTextCheckingResult:resultType() end

--- `-[NSTextCheckingResult timeZone]`
---@return NSTimeZone
function NSTextCheckingResult:timeZone() end

-- NSTextCheckingResultClass
--- The class `NSTextCheckingResult` itself.
---@class NSTextCheckingResultClass: NSObjectClass
---@field alloc fun(self: NSTextCheckingResultClass): NSTextCheckingResult
---@field new fun(self: NSTextCheckingResultClass): NSTextCheckingResult
local NSTextCheckingResultClass = {}

--- `+[NSTextCheckingResult addressCheckingResultWithRange:components:]`
---@param range NSRangeArgument
---@param components NSDictionary|table
---@return NSTextCheckingResult
function NSTextCheckingResultClass:addressCheckingResultWithRange_components_(range, components) end

--- `+[NSTextCheckingResult correctionCheckingResultWithRange:replacementString:]`
---@param range NSRangeArgument
---@param replacementString string
---@return NSTextCheckingResult
function NSTextCheckingResultClass:correctionCheckingResultWithRange_replacementString_(range, replacementString) end

--- `+[NSTextCheckingResult correctionCheckingResultWithRange:replacementString:alternativeStrings:]`
---@param range NSRangeArgument
---@param replacementString string
---@param alternativeStrings string[]
---@return NSTextCheckingResult
function NSTextCheckingResultClass:correctionCheckingResultWithRange_replacementString_alternativeStrings_(range, replacementString, alternativeStrings) end

--- `+[NSTextCheckingResult dashCheckingResultWithRange:replacementString:]`
---@param range NSRangeArgument
---@param replacementString string
---@return NSTextCheckingResult
function NSTextCheckingResultClass:dashCheckingResultWithRange_replacementString_(range, replacementString) end

--- `+[NSTextCheckingResult dateCheckingResultWithRange:date:]`
---@param range NSRangeArgument
---@param date NSDate
---@return NSTextCheckingResult
function NSTextCheckingResultClass:dateCheckingResultWithRange_date_(range, date) end

--- `+[NSTextCheckingResult dateCheckingResultWithRange:date:timeZone:duration:]`
---@param range NSRangeArgument
---@param date NSDate
---@param timeZone NSTimeZone?
---@param duration number
---@return NSTextCheckingResult
function NSTextCheckingResultClass:dateCheckingResultWithRange_date_timeZone_duration_(range, date, timeZone, duration) end

--- `+[NSTextCheckingResult grammarCheckingResultWithRange:details:]`
---@param range NSRangeArgument
---@param details (NSDictionary|table)[]
---@return NSTextCheckingResult
function NSTextCheckingResultClass:grammarCheckingResultWithRange_details_(range, details) end

--- `+[NSTextCheckingResult linkCheckingResultWithRange:URL:]`
---@param range NSRangeArgument
---@param URL NSURL
---@return NSTextCheckingResult
function NSTextCheckingResultClass:linkCheckingResultWithRange_URL_(range, URL) end

--- `+[NSTextCheckingResult orthographyCheckingResultWithRange:orthography:]`
---@param range NSRangeArgument
---@param orthography NSOrthography
---@return NSTextCheckingResult
function NSTextCheckingResultClass:orthographyCheckingResultWithRange_orthography_(range, orthography) end

--- `+[NSTextCheckingResult phoneNumberCheckingResultWithRange:phoneNumber:]`
---@param range NSRangeArgument
---@param phoneNumber string
---@return NSTextCheckingResult
function NSTextCheckingResultClass:phoneNumberCheckingResultWithRange_phoneNumber_(range, phoneNumber) end

--- `+[NSTextCheckingResult quoteCheckingResultWithRange:replacementString:]`
---@param range NSRangeArgument
---@param replacementString string
---@return NSTextCheckingResult
function NSTextCheckingResultClass:quoteCheckingResultWithRange_replacementString_(range, replacementString) end

--- `+[NSTextCheckingResult regularExpressionCheckingResultWithRanges:count:regularExpression:]`
---@param ranges any
---@param count integer
---@param regularExpression NSRegularExpression
---@return NSTextCheckingResult
function NSTextCheckingResultClass:regularExpressionCheckingResultWithRanges_count_regularExpression_(ranges, count, regularExpression) end

--- `+[NSTextCheckingResult replacementCheckingResultWithRange:replacementString:]`
---@param range NSRangeArgument
---@param replacementString string
---@return NSTextCheckingResult
function NSTextCheckingResultClass:replacementCheckingResultWithRange_replacementString_(range, replacementString) end

--- `+[NSTextCheckingResult spellCheckingResultWithRange:]`
---@param range NSRangeArgument
---@return NSTextCheckingResult
function NSTextCheckingResultClass:spellCheckingResultWithRange_(range) end

--- `+[NSTextCheckingResult supportsSecureCoding]`
---@return boolean
function NSTextCheckingResultClass:supportsSecureCoding() end

--- `+[NSTextCheckingResult transitInformationCheckingResultWithRange:components:]`
---@param range NSRangeArgument
---@param components NSDictionary|table
---@return NSTextCheckingResult
function NSTextCheckingResultClass:transitInformationCheckingResultWithRange_components_(range, components) end
end

do
-- NSTextTab
--- An instance of `NSTextTab`.
---@class NSTextTab: NSObject
local NSTextTab = {}

--- `-[NSTextTab alignment]`
---@return integer
function NSTextTab:alignment() end

--- `-[NSTextTab initWithTextAlignment:location:options:]`
---@param textAlignment integer
---@param location number
---@param options any
---@return self
function NSTextTab:initWithTextAlignment_location_options_(textAlignment, location, options) end

--- `-[NSTextTab location]`
---@return number
function NSTextTab:location() end

-- NSTextTabClass
--- The class `NSTextTab` itself.
---@class NSTextTabClass: NSObjectClass
---@field alloc fun(self: NSTextTabClass): NSTextTab
---@field new fun(self: NSTextTabClass): NSTextTab
local NSTextTabClass = {}
end

do
-- NSThread
--- An instance of `NSThread`.
---@class NSThread: NSObject
local NSThread = {}

--- `-[NSThread cancel]`
function NSThread:cancel() end

--- `-[NSThread initWithBlock:]`
---@param block function
---@return self
function NSThread:initWithBlock_(block) end

--- `-[NSThread initWithTarget:selector:object:]`
---@param target any
---@param selector SEL
---@param object any
---@return self
function NSThread:initWithTarget_selector_object_(target, selector, object) end

--- `-[NSThread isCancelled]`
---@return boolean
function NSThread:isCancelled() end

--- `-[NSThread isExecuting]`
---@return boolean
function NSThread:isExecuting() end

--- `-[NSThread isFinished]`
---@return boolean
function NSThread:isFinished() end

--- `-[NSThread isMainThread]`
---@return boolean
function NSThread:isMainThread() end

--- `-[NSThread main]`
function NSThread:main() end

--- `-[NSThread name]`
---@return string
function NSThread:name() end

--- `-[NSThread qualityOfService]`
---@return integer
function NSThread:qualityOfService() end

--- `-[NSThread setName:]`
---@param name string
function NSThread:setName_(name) end

--- `-[NSThread setQualityOfService:]`
---@param service integer
function NSThread:setQualityOfService_(service) end

--- `-[NSThread setStackSize:]`
---@param stackSize integer
function NSThread:setStackSize_(stackSize) end

--- `-[NSThread setThreadPriority:]`
---@param threadPriority number
function NSThread:setThreadPriority_(threadPriority) end

--- `-[NSThread stackSize]`
---@return integer
function NSThread:stackSize() end

--- `-[NSThread start]`
function NSThread:start() end

--- `-[NSThread threadDictionary]`
---@return NSMutableDictionary
function NSThread:threadDictionary() end

--- `-[NSThread threadPriority]`
---@return number
function NSThread:threadPriority() end

-- NSThreadClass
--- The class `NSThread` itself.
---@class NSThreadClass: NSObjectClass
---@field alloc fun(self: NSThreadClass): NSThread
---@field new fun(self: NSThreadClass): NSThread
local NSThreadClass = {}

--- `+[NSThread callStackReturnAddresses]`
---@return integer[]
function NSThreadClass:callStackReturnAddresses() end

--- `+[NSThread callStackSymbols]`
---@return string[]
function NSThreadClass:callStackSymbols() end

--- `+[NSThread currentThread]`
---@return NSThread?
function NSThreadClass:currentThread() end

--- `+[NSThread detachNewThreadSelector:toTarget:withObject:]`
---@param detachNewThreadSelector SEL
---@param toTarget any
---@param object any
function NSThreadClass:detachNewThreadSelector_toTarget_withObject_(detachNewThreadSelector, toTarget, object) end

--- `+[NSThread detachNewThreadWithBlock:]`
---@param block function
function NSThreadClass:detachNewThreadWithBlock_(block) end

--- `+[NSThread exit]`
function NSThreadClass:exit() end

--- `+[NSThread isMainThread]`
---@return boolean
function NSThreadClass:isMainThread() end

--- `+[NSThread isMultiThreaded]`
---@return boolean
function NSThreadClass:isMultiThreaded() end

--- `+[NSThread mainThread]`
---@return NSThread?
function NSThreadClass:mainThread() end

--- `+[NSThread setThreadPriority:]`
---@param threadPriority number
---@return boolean
function NSThreadClass:setThreadPriority_(threadPriority) end

--- `+[NSThread sleepForTimeInterval:]`
---@param timeInterval number
function NSThreadClass:sleepForTimeInterval_(timeInterval) end

--- `+[NSThread sleepUntilDate:]`
---@param date NSDate
function NSThreadClass:sleepUntilDate_(date) end

--- `+[NSThread threadPriority]`
---@return number
function NSThreadClass:threadPriority() end
end

do
-- NSTimeZone
--- An instance of `NSTimeZone`.
---@class NSTimeZone: NSObject, NSSecureCoding, NSCopying
local NSTimeZone = {}

--- `-[NSTimeZone abbreviation]`
---@return string?
function NSTimeZone:abbreviation() end

--- `-[NSTimeZone abbreviationForDate:]`
---@param date NSDate
---@return string?
function NSTimeZone:abbreviationForDate_(date) end

--- `-[NSTimeZone copyWithZone:]`
---@param zone lightuserdata?
---@return NSTimeZone
function NSTimeZone:copyWithZone_(zone) end

--- `-[NSTimeZone data]`
---@return NSData
function NSTimeZone:data() end

--- `-[NSTimeZone daylightSavingTimeOffset]`
---@return number
function NSTimeZone:daylightSavingTimeOffset() end

--- `-[NSTimeZone daylightSavingTimeOffsetForDate:]`
---@param date NSDate
---@return number
function NSTimeZone:daylightSavingTimeOffsetForDate_(date) end

--- `-[NSTimeZone initWithName:]`
---@param name string
---@return self
function NSTimeZone:initWithName_(name) end

--- `-[NSTimeZone initWithName:data:]`
---@param name string
---@param data NSData?
---@return self
function NSTimeZone:initWithName_data_(name, data) end

--- `-[NSTimeZone isDaylightSavingTime]`
---@return boolean
function NSTimeZone:isDaylightSavingTime() end

--- `-[NSTimeZone isDaylightSavingTimeForDate:]`
---@param date NSDate
---@return boolean
function NSTimeZone:isDaylightSavingTimeForDate_(date) end

--- `-[NSTimeZone isEqualToTimeZone:]`
---@param timeZone NSTimeZone
---@return boolean
function NSTimeZone:isEqualToTimeZone_(timeZone) end

--- `-[NSTimeZone localizedName:locale:]`
---@param localizedName integer
---@param locale NSLocale?
---@return string?
function NSTimeZone:localizedName_locale_(localizedName, locale) end

--- `-[NSTimeZone name]`
---@return string
function NSTimeZone:name() end

--- `-[NSTimeZone nextDaylightSavingTimeTransition]`
---@return NSDate?
function NSTimeZone:nextDaylightSavingTimeTransition() end

--- `-[NSTimeZone nextDaylightSavingTimeTransitionAfterDate:]`
---@param date NSDate
---@return NSDate?
function NSTimeZone:nextDaylightSavingTimeTransitionAfterDate_(date) end

--- `-[NSTimeZone secondsFromGMT]`
---@return integer
function NSTimeZone:secondsFromGMT() end

--- `-[NSTimeZone secondsFromGMTForDate:]`
---@param date NSDate
---@return integer
function NSTimeZone:secondsFromGMTForDate_(date) end

-- NSTimeZoneClass
--- The class `NSTimeZone` itself.
---@class NSTimeZoneClass: NSObjectClass
---@field alloc fun(self: NSTimeZoneClass): NSTimeZone
---@field new fun(self: NSTimeZoneClass): NSTimeZone
local NSTimeZoneClass = {}

--- `+[NSTimeZone abbreviationDictionary]`
---@return NSDictionary|table
function NSTimeZoneClass:abbreviationDictionary() end

--- `+[NSTimeZone defaultTimeZone]`
---@return NSTimeZone?
function NSTimeZoneClass:defaultTimeZone() end

--- `+[NSTimeZone knownTimeZoneNames]`
---@return string[]
function NSTimeZoneClass:knownTimeZoneNames() end

--- `+[NSTimeZone localTimeZone]`
---@return NSTimeZone?
function NSTimeZoneClass:localTimeZone() end

--- `+[NSTimeZone resetSystemTimeZone]`
function NSTimeZoneClass:resetSystemTimeZone() end

--- `+[NSTimeZone setAbbreviationDictionary:]`
---@param abbreviationDictionary any
function NSTimeZoneClass:setAbbreviationDictionary_(abbreviationDictionary) end

--- `+[NSTimeZone setDefaultTimeZone:]`
---@param timeZone NSTimeZone?
function NSTimeZoneClass:setDefaultTimeZone_(timeZone) end

--- `+[NSTimeZone supportsSecureCoding]`
---@return boolean
function NSTimeZoneClass:supportsSecureCoding() end

--- `+[NSTimeZone systemTimeZone]`
---@return NSTimeZone?
function NSTimeZoneClass:systemTimeZone() end

--- `+[NSTimeZone timeZoneDataVersion]`
---@return string
function NSTimeZoneClass:timeZoneDataVersion() end

--- `+[NSTimeZone timeZoneForSecondsFromGMT:]`
---@param gmt integer
---@return NSTimeZone?
function NSTimeZoneClass:timeZoneForSecondsFromGMT_(gmt) end

--- `+[NSTimeZone timeZoneWithAbbreviation:]`
---@param abbreviation string
---@return NSTimeZone?
function NSTimeZoneClass:timeZoneWithAbbreviation_(abbreviation) end

--- `+[NSTimeZone timeZoneWithName:]`
---@param name string
---@return NSTimeZone?
function NSTimeZoneClass:timeZoneWithName_(name) end

--- `+[NSTimeZone timeZoneWithName:data:]`
---@param name string
---@param data NSData?
---@return NSTimeZone?
function NSTimeZoneClass:timeZoneWithName_data_(name, data) end
end

do
-- NSTimer
--- An instance of `NSTimer`.
---@class NSTimer: NSObject
local NSTimer = {}

--- `-[NSTimer fire]`
function NSTimer:fire() end

--- `-[NSTimer fireDate]`
---@return NSDate
function NSTimer:fireDate() end

--- `-[NSTimer initWithFireDate:interval:repeats:block:]`
---@param date NSDate
---@param interval number
---@param repeats boolean
---@param block function
---@return self
function NSTimer:initWithFireDate_interval_repeats_block_(date, interval, repeats, block) end

--- `-[NSTimer initWithFireDate:interval:target:selector:userInfo:repeats:]`
---@param date NSDate
---@param interval number
---@param target any
---@param selector SEL
---@param userInfo any
---@param repeats boolean
---@return self
function NSTimer:initWithFireDate_interval_target_selector_userInfo_repeats_(date, interval, target, selector, userInfo, repeats) end

--- `-[NSTimer invalidate]`
function NSTimer:invalidate() end

--- `-[NSTimer isValid]`
---@return boolean
function NSTimer:isValid() end

--- `-[NSTimer setFireDate:]`
---@param date NSDate
function NSTimer:setFireDate_(date) end

--- `-[NSTimer setTolerance:]`
---@param tolerance number
function NSTimer:setTolerance_(tolerance) end

--- `-[NSTimer timeInterval]`
---@return number
function NSTimer:timeInterval() end

--- `-[NSTimer tolerance]`
---@return number
function NSTimer:tolerance() end

--- `-[NSTimer userInfo]`
---@return any
function NSTimer:userInfo() end

-- NSTimerClass
--- The class `NSTimer` itself.
---@class NSTimerClass: NSObjectClass
---@field alloc fun(self: NSTimerClass): NSTimer
---@field new fun(self: NSTimerClass): NSTimer
local NSTimerClass = {}

--- `+[NSTimer scheduledTimerWithTimeInterval:invocation:repeats:]`
---@param timeInterval number
---@param invocation NSInvocation
---@param repeats boolean
---@return NSTimer
function NSTimerClass:scheduledTimerWithTimeInterval_invocation_repeats_(timeInterval, invocation, repeats) end

--- `+[NSTimer scheduledTimerWithTimeInterval:repeats:block:]`
---@param timeInterval number
---@param repeats boolean
---@param block function
---@return NSTimer
function NSTimerClass:scheduledTimerWithTimeInterval_repeats_block_(timeInterval, repeats, block) end

--- `+[NSTimer scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:]`
---@param timeInterval number
---@param target any
---@param selector SEL
---@param userInfo any
---@param repeats boolean
---@return NSTimer
function NSTimerClass:scheduledTimerWithTimeInterval_target_selector_userInfo_repeats_(timeInterval, target, selector, userInfo, repeats) end

--- `+[NSTimer timerWithTimeInterval:invocation:repeats:]`
---@param timeInterval number
---@param invocation NSInvocation
---@param repeats boolean
---@return NSTimer
function NSTimerClass:timerWithTimeInterval_invocation_repeats_(timeInterval, invocation, repeats) end

--- `+[NSTimer timerWithTimeInterval:repeats:block:]`
---@param timeInterval number
---@param repeats boolean
---@param block function
---@return NSTimer
function NSTimerClass:timerWithTimeInterval_repeats_block_(timeInterval, repeats, block) end

--- `+[NSTimer timerWithTimeInterval:target:selector:userInfo:repeats:]`
---@param timeInterval number
---@param target any
---@param selector SEL
---@param userInfo any
---@param repeats boolean
---@return NSTimer
function NSTimerClass:timerWithTimeInterval_target_selector_userInfo_repeats_(timeInterval, target, selector, userInfo, repeats) end
end

do
-- NSTruePredicate
--- An instance of `NSTruePredicate`.
---@class NSTruePredicate: NSPredicate
local NSTruePredicate = {}

-- NSTruePredicateClass
--- The class `NSTruePredicate` itself.
---@class NSTruePredicateClass: NSPredicateClass
---@field alloc fun(self: NSTruePredicateClass): NSTruePredicate
---@field new fun(self: NSTruePredicateClass): NSTruePredicate
local NSTruePredicateClass = {}
end

do
-- NSURL
--- An instance of `NSURL`.
---@class NSURL: NSObject, NSSecureCoding, NSCopying
local NSURL = {}

--- `-[NSURL URLByAppendingPathComponent:]`
---@param appendingPathComponent string
---@return NSURL?
function NSURL:URLByAppendingPathComponent_(appendingPathComponent) end

--- `-[NSURL URLByAppendingPathComponent:isDirectory:]`
---@param appendingPathComponent string
---@param isDirectory boolean
---@return NSURL?
function NSURL:URLByAppendingPathComponent_isDirectory_(appendingPathComponent, isDirectory) end

--- `-[NSURL URLByAppendingPathExtension:]`
---@param appendingPathExtension string
---@return NSURL?
function NSURL:URLByAppendingPathExtension_(appendingPathExtension) end

--- `-[NSURL URLByDeletingLastPathComponent]`
---@return NSURL?
function NSURL:URLByDeletingLastPathComponent() end

--- `-[NSURL URLByDeletingPathExtension]`
---@return NSURL?
function NSURL:URLByDeletingPathExtension() end

--- `-[NSURL URLByResolvingSymlinksInPath]`
---@return NSURL?
function NSURL:URLByResolvingSymlinksInPath() end

--- `-[NSURL URLByStandardizingPath]`
---@return NSURL?
function NSURL:URLByStandardizingPath() end

--- `-[NSURL absoluteString]`
---@return string
function NSURL:absoluteString() end

--- `-[NSURL absoluteURL]`
---@return NSURL?
function NSURL:absoluteURL() end

--- `-[NSURL baseURL]`
---@return NSURL?
function NSURL:baseURL() end

--- `-[NSURL bookmarkDataWithOptions:includingResourceValuesForKeys:relativeToURL:error:]`
---@param options integer
---@param keys string[]?
---@param url NSURL?
---@param error NSError?
---@return NSData?
function NSURL:bookmarkDataWithOptions_includingResourceValuesForKeys_relativeToURL_error_(options, keys, url, error) end

--- `-[NSURL checkPromisedItemIsReachableAndReturnError:]`
---@param error NSError?
---@return boolean
function NSURL:checkPromisedItemIsReachableAndReturnError_(error) end

--- `-[NSURL checkResourceIsReachableAndReturnError:]`
---@param error NSError?
---@return boolean
function NSURL:checkResourceIsReachableAndReturnError_(error) end

--- `-[NSURL copyWithZone:]`
---@param zone lightuserdata?
---@return NSURL
function NSURL:copyWithZone_(zone) end

--- `-[NSURL dataRepresentation]`
---@return NSData
function NSURL:dataRepresentation() end

--- `-[NSURL filePathURL]`
---@return NSURL?
function NSURL:filePathURL() end

--- `-[NSURL fileReferenceURL]`
---@return NSURL?
function NSURL:fileReferenceURL() end

--- `-[NSURL fileSystemRepresentation]`
---@return string?
function NSURL:fileSystemRepresentation() end

--- `-[NSURL fragment]`
---@return string?
function NSURL:fragment() end

--- `-[NSURL getFileSystemRepresentation:maxLength:]`
---@param getFileSystemRepresentation string
---@param maxLength integer
---@return boolean
function NSURL:getFileSystemRepresentation_maxLength_(getFileSystemRepresentation, maxLength) end

--- `-[NSURL getPromisedItemResourceValue:forKey:error:]`
---@param getPromisedItemResourceValue lightuserdata?
---@param key string
---@param error lightuserdata?
---@return boolean
function NSURL:getPromisedItemResourceValue_forKey_error_(getPromisedItemResourceValue, key, error) end

--- `-[NSURL getResourceValue:forKey:error:]`
---@param getResourceValue lightuserdata?
---@param key string
---@param error lightuserdata?
---@return boolean
function NSURL:getResourceValue_forKey_error_(getResourceValue, key, error) end

--- `-[NSURL hasDirectoryPath]`
---@return boolean
function NSURL:hasDirectoryPath() end

--- `-[NSURL host]`
---@return string?
function NSURL:host() end

--- `-[NSURL initAbsoluteURLWithDataRepresentation:relativeToURL:]`
---@param data NSData
---@param url NSURL?
---@return self
function NSURL:initAbsoluteURLWithDataRepresentation_relativeToURL_(data, url) end

--- `-[NSURL initByResolvingBookmarkData:options:relativeToURL:bookmarkDataIsStale:error:]`
---@param data NSData
---@param options integer
---@param url NSURL?
---@param bookmarkDataIsStale lightuserdata?
---@param error lightuserdata?
---@return self
function NSURL:initByResolvingBookmarkData_options_relativeToURL_bookmarkDataIsStale_error_(data, options, url, bookmarkDataIsStale, error) end

--- `-[NSURL initFileURLWithFileSystemRepresentation:isDirectory:relativeToURL:]`
---@param fileSystemRepresentation string
---@param isDirectory boolean
---@param url NSURL?
---@return self
function NSURL:initFileURLWithFileSystemRepresentation_isDirectory_relativeToURL_(fileSystemRepresentation, isDirectory, url) end

--- `-[NSURL initFileURLWithPath:]`
---@param path string?
---@return self
function NSURL:initFileURLWithPath_(path) end

--- `-[NSURL initFileURLWithPath:isDirectory:]`
---@param path string?
---@param isDirectory boolean
---@return self
function NSURL:initFileURLWithPath_isDirectory_(path, isDirectory) end

--- `-[NSURL initFileURLWithPath:isDirectory:relativeToURL:]`
---@param path string
---@param isDirectory boolean
---@param url NSURL?
---@return self
function NSURL:initFileURLWithPath_isDirectory_relativeToURL_(path, isDirectory, url) end

--- `-[NSURL initFileURLWithPath:relativeToURL:]`
---@param path string
---@param url NSURL?
---@return self
function NSURL:initFileURLWithPath_relativeToURL_(path, url) end

--- `-[NSURL initWithDataRepresentation:relativeToURL:]`
---@param data NSData
---@param url NSURL?
---@return self
function NSURL:initWithDataRepresentation_relativeToURL_(data, url) end

--- `-[NSURL initWithScheme:host:path:]`
---@param scheme string
---@param host string?
---@param path string
---@return self
function NSURL:initWithScheme_host_path_(scheme, host, path) end

--- `-[NSURL initWithString:]`
---@param string string?
---@return self
function NSURL:initWithString_(string) end

--- `-[NSURL initWithString:encodingInvalidCharacters:]`
---@param string string
---@param encodingInvalidCharacters boolean
---@return self
function NSURL:initWithString_encodingInvalidCharacters_(string, encodingInvalidCharacters) end

--- `-[NSURL initWithString:relativeToURL:]`
---@param string string?
---@param url NSURL?
---@return self
function NSURL:initWithString_relativeToURL_(string, url) end

--- `-[NSURL isFileReferenceURL]`
---@return boolean
function NSURL:isFileReferenceURL() end

--- `-[NSURL isFileURL]`
---@return boolean
function NSURL:isFileURL() end

--- `-[NSURL lastPathComponent]`
---@return string?
function NSURL:lastPathComponent() end

--- `-[NSURL parameterString]`
---@return string?
function NSURL:parameterString() end

--- `-[NSURL password]`
---@return string?
function NSURL:password() end

--- `-[NSURL path]`
---@return string?
function NSURL:path() end

--- `-[NSURL pathComponents]`
---@return string[]?
function NSURL:pathComponents() end

--- `-[NSURL pathExtension]`
---@return string?
function NSURL:pathExtension() end

--- `-[NSURL port]`
---@return integer?
function NSURL:port() end

--- `-[NSURL promisedItemResourceValuesForKeys:error:]`
---@param keys string[]
---@param error NSError?
---@return NSDictionary|table|nil
function NSURL:promisedItemResourceValuesForKeys_error_(keys, error) end

--- `-[NSURL propertyForKey:]`
---@param key string
---@return any
function NSURL:propertyForKey_(key) end

--- `-[NSURL query]`
---@return string?
function NSURL:query() end

--- `-[NSURL relativePath]`
---@return string?
function NSURL:relativePath() end

--- `-[NSURL relativeString]`
---@return string
function NSURL:relativeString() end

--- `-[NSURL removeAllCachedResourceValues]`
function NSURL:removeAllCachedResourceValues() end

--- `-[NSURL removeCachedResourceValueForKey:]`
---@param key string
function NSURL:removeCachedResourceValueForKey_(key) end

--- `-[NSURL resourceDataUsingCache:]`
---@param cache boolean
---@return NSData?
function NSURL:resourceDataUsingCache_(cache) end

--- `-[NSURL resourceSpecifier]`
---@return string?
function NSURL:resourceSpecifier() end

--- `-[NSURL resourceValuesForKeys:error:]`
---@param keys string[]
---@param error NSError?
---@return NSDictionary|table|nil
function NSURL:resourceValuesForKeys_error_(keys, error) end

--- `-[NSURL scheme]`
---@return string?
function NSURL:scheme() end

--- `-[NSURL setResourceValue:forKey:error:]`
---@param resourceValue any
---@param key string
---@param error NSError?
---@return boolean
function NSURL:setResourceValue_forKey_error_(resourceValue, key, error) end

--- `-[NSURL setResourceValues:error:]`
---@param resourceValues NSDictionary|table
---@param error NSError?
---@return boolean
function NSURL:setResourceValues_error_(resourceValues, error) end

--- `-[NSURL setTemporaryResourceValue:forKey:]`
---@param temporaryResourceValue any
---@param key string
function NSURL:setTemporaryResourceValue_forKey_(temporaryResourceValue, key) end

--- `-[NSURL standardizedURL]`
---@return NSURL?
function NSURL:standardizedURL() end

--- `-[NSURL startAccessingSecurityScopedResource]`
---@return boolean
function NSURL:startAccessingSecurityScopedResource() end

--- `-[NSURL stopAccessingSecurityScopedResource]`
function NSURL:stopAccessingSecurityScopedResource() end

--- `-[NSURL user]`
---@return string?
function NSURL:user() end

-- NSURLClass
--- The class `NSURL` itself.
---@class NSURLClass: NSObjectClass
---@field alloc fun(self: NSURLClass): NSURL
---@field new fun(self: NSURLClass): NSURL
local NSURLClass = {}

--- `+[NSURL URLByResolvingAliasFileAtURL:options:error:]`
---@param url NSURL
---@param options integer
---@param error NSError?
---@return NSURL?
function NSURLClass:URLByResolvingAliasFileAtURL_options_error_(url, options, error) end

--- `+[NSURL URLByResolvingBookmarkData:options:relativeToURL:bookmarkDataIsStale:error:]`
---@param data NSData
---@param options integer
---@param url NSURL?
---@param bookmarkDataIsStale lightuserdata?
---@param error lightuserdata?
---@return NSURL?
function NSURLClass:URLByResolvingBookmarkData_options_relativeToURL_bookmarkDataIsStale_error_(data, options, url, bookmarkDataIsStale, error) end

--- `+[NSURL URLWithDataRepresentation:relativeToURL:]`
---@param data NSData
---@param url NSURL?
---@return NSURL
function NSURLClass:URLWithDataRepresentation_relativeToURL_(data, url) end

--- `+[NSURL URLWithString:]`
---@param string string?
---@return NSURL?
function NSURLClass:URLWithString_(string) end

--- `+[NSURL URLWithString:encodingInvalidCharacters:]`
---@param string string
---@param encodingInvalidCharacters boolean
---@return any
function NSURLClass:URLWithString_encodingInvalidCharacters_(string, encodingInvalidCharacters) end

--- `+[NSURL URLWithString:relativeToURL:]`
---@param string string?
---@param url NSURL?
---@return NSURL?
function NSURLClass:URLWithString_relativeToURL_(string, url) end

--- `+[NSURL absoluteURLWithDataRepresentation:relativeToURL:]`
---@param data NSData
---@param url NSURL?
---@return NSURL
function NSURLClass:absoluteURLWithDataRepresentation_relativeToURL_(data, url) end

--- `+[NSURL bookmarkDataWithContentsOfURL:error:]`
---@param url NSURL
---@param error NSError?
---@return NSData?
function NSURLClass:bookmarkDataWithContentsOfURL_error_(url, error) end

--- `+[NSURL fileURLWithFileSystemRepresentation:isDirectory:relativeToURL:]`
---@param fileSystemRepresentation string
---@param isDirectory boolean
---@param url NSURL?
---@return any
function NSURLClass:fileURLWithFileSystemRepresentation_isDirectory_relativeToURL_(fileSystemRepresentation, isDirectory, url) end

--- `+[NSURL fileURLWithPath:]`
---@param path string?
---@return NSURL?
function NSURLClass:fileURLWithPath_(path) end

--- `+[NSURL fileURLWithPath:isDirectory:]`
---@param path string?
---@param isDirectory boolean
---@return NSURL?
function NSURLClass:fileURLWithPath_isDirectory_(path, isDirectory) end

--- `+[NSURL fileURLWithPath:isDirectory:relativeToURL:]`
---@param path string
---@param isDirectory boolean
---@param url NSURL?
---@return NSURL
function NSURLClass:fileURLWithPath_isDirectory_relativeToURL_(path, isDirectory, url) end

--- `+[NSURL fileURLWithPath:relativeToURL:]`
---@param path string
---@param url NSURL?
---@return NSURL
function NSURLClass:fileURLWithPath_relativeToURL_(path, url) end

--- `+[NSURL fileURLWithPathComponents:]`
---@param pathComponents string[]
---@return NSURL?
function NSURLClass:fileURLWithPathComponents_(pathComponents) end

--- `+[NSURL resourceValuesForKeys:fromBookmarkData:]`
---@param keys string[]
---@param fromBookmarkData any
---@return any
function NSURLClass:resourceValuesForKeys_fromBookmarkData_(keys, fromBookmarkData) end

--- `+[NSURL supportsSecureCoding]`
---@return boolean
function NSURLClass:supportsSecureCoding() end

--- `+[NSURL writeBookmarkData:toURL:options:error:]`
---@param data NSData
---@param toURL NSURL
---@param options integer
---@param error NSError?
---@return boolean
function NSURLClass:writeBookmarkData_toURL_options_error_(data, toURL, options, error) end
end

do
-- NSURLAuthenticationChallenge
--- An instance of `NSURLAuthenticationChallenge`.
---@class NSURLAuthenticationChallenge: NSObject
local NSURLAuthenticationChallenge = {}

--- `-[NSURLAuthenticationChallenge error]`
---@return NSError?
function NSURLAuthenticationChallenge:error() end

--- `-[NSURLAuthenticationChallenge failureResponse]`
---@return NSURLResponse?
function NSURLAuthenticationChallenge:failureResponse() end

--- `-[NSURLAuthenticationChallenge initWithAuthenticationChallenge:sender:]`
---@param authenticationChallenge NSURLAuthenticationChallenge
---@param sender NSURLAuthenticationChallengeSender
---@return self
function NSURLAuthenticationChallenge:initWithAuthenticationChallenge_sender_(authenticationChallenge, sender) end

--- `-[NSURLAuthenticationChallenge initWithProtectionSpace:proposedCredential:previousFailureCount:failureResponse:error:sender:]`
---@param protectionSpace NSURLProtectionSpace
---@param proposedCredential NSURLCredential?
---@param previousFailureCount integer
---@param failureResponse NSURLResponse?
---@param error NSError?
---@param sender NSURLAuthenticationChallengeSender
---@return self
function NSURLAuthenticationChallenge:initWithProtectionSpace_proposedCredential_previousFailureCount_failureResponse_error_sender_(protectionSpace, proposedCredential, previousFailureCount, failureResponse, error, sender) end

--- `-[NSURLAuthenticationChallenge previousFailureCount]`
---@return integer
function NSURLAuthenticationChallenge:previousFailureCount() end

--- `-[NSURLAuthenticationChallenge proposedCredential]`
---@return NSURLCredential?
function NSURLAuthenticationChallenge:proposedCredential() end

--- `-[NSURLAuthenticationChallenge protectionSpace]`
---@return NSURLProtectionSpace?
function NSURLAuthenticationChallenge:protectionSpace() end

--- `-[NSURLAuthenticationChallenge sender]`
---@return NSURLAuthenticationChallengeSender?
function NSURLAuthenticationChallenge:sender() end

-- NSURLAuthenticationChallengeClass
--- The class `NSURLAuthenticationChallenge` itself.
---@class NSURLAuthenticationChallengeClass: NSObjectClass
---@field alloc fun(self: NSURLAuthenticationChallengeClass): NSURLAuthenticationChallenge
---@field new fun(self: NSURLAuthenticationChallengeClass): NSURLAuthenticationChallenge
local NSURLAuthenticationChallengeClass = {}
end

do
-- NSURLCache
--- An instance of `NSURLCache`.
---@class NSURLCache: NSObject
local NSURLCache = {}

--- `-[NSURLCache cachedResponseForRequest:]`
---@param request NSURLRequest
---@return NSCachedURLResponse?
function NSURLCache:cachedResponseForRequest_(request) end

--- `-[NSURLCache currentDiskUsage]`
---@return integer
function NSURLCache:currentDiskUsage() end

--- `-[NSURLCache currentMemoryUsage]`
---@return integer
function NSURLCache:currentMemoryUsage() end

--- `-[NSURLCache diskCapacity]`
---@return integer
function NSURLCache:diskCapacity() end

--- `-[NSURLCache getCachedResponseForDataTask:completionHandler:]`
---@param dataTask NSURLSessionTask
---@param completionHandler function
---@return any
function NSURLCache:getCachedResponseForDataTask_completionHandler_(dataTask, completionHandler) end

--- `-[NSURLCache initWithMemoryCapacity:diskCapacity:directoryURL:]`
---@param memoryCapacity integer
---@param diskCapacity integer
---@param directoryURL NSURL?
---@return self
function NSURLCache:initWithMemoryCapacity_diskCapacity_directoryURL_(memoryCapacity, diskCapacity, directoryURL) end

--- `-[NSURLCache initWithMemoryCapacity:diskCapacity:diskPath:]`
---@param memoryCapacity integer
---@param diskCapacity integer
---@param diskPath string?
---@return self
function NSURLCache:initWithMemoryCapacity_diskCapacity_diskPath_(memoryCapacity, diskCapacity, diskPath) end

--- `-[NSURLCache memoryCapacity]`
---@return integer
function NSURLCache:memoryCapacity() end

--- `-[NSURLCache removeAllCachedResponses]`
function NSURLCache:removeAllCachedResponses() end

--- `-[NSURLCache removeCachedResponseForDataTask:]`
---@param dataTask NSURLSessionTask
---@return any
function NSURLCache:removeCachedResponseForDataTask_(dataTask) end

--- `-[NSURLCache removeCachedResponseForRequest:]`
---@param request NSURLRequest
function NSURLCache:removeCachedResponseForRequest_(request) end

--- `-[NSURLCache removeCachedResponsesSinceDate:]`
---@param date NSDate
function NSURLCache:removeCachedResponsesSinceDate_(date) end

--- `-[NSURLCache setDiskCapacity:]`
---@param diskCapacity integer
function NSURLCache:setDiskCapacity_(diskCapacity) end

--- `-[NSURLCache setMemoryCapacity:]`
---@param memoryCapacity integer
function NSURLCache:setMemoryCapacity_(memoryCapacity) end

--- `-[NSURLCache storeCachedResponse:forDataTask:]`
---@param storeCachedResponse NSCachedURLResponse
---@param dataTask NSURLSessionTask
---@return any
function NSURLCache:storeCachedResponse_forDataTask_(storeCachedResponse, dataTask) end

--- `-[NSURLCache storeCachedResponse:forRequest:]`
---@param storeCachedResponse NSCachedURLResponse
---@param request NSURLRequest
function NSURLCache:storeCachedResponse_forRequest_(storeCachedResponse, request) end

-- NSURLCacheClass
--- The class `NSURLCache` itself.
---@class NSURLCacheClass: NSObjectClass
---@field alloc fun(self: NSURLCacheClass): NSURLCache
---@field new fun(self: NSURLCacheClass): NSURLCache
local NSURLCacheClass = {}

--- `+[NSURLCache setSharedURLCache:]`
---@param urlCache NSURLCache
function NSURLCacheClass:setSharedURLCache_(urlCache) end

--- `+[NSURLCache sharedURLCache]`
---@return NSURLCache
function NSURLCacheClass:sharedURLCache() end
end

do
-- NSURLComponents
--- An instance of `NSURLComponents`.
---@class NSURLComponents: NSObject, NSCopying
local NSURLComponents = {}

--- `-[NSURLComponents URL]`
---@return NSURL?
function NSURLComponents:URL() end

--- `-[NSURLComponents URLRelativeToURL:]`
---@param url NSURL?
---@return any
function NSURLComponents:URLRelativeToURL_(url) end

--- `-[NSURLComponents copyWithZone:]`
---@param zone lightuserdata?
---@return NSURLComponents
function NSURLComponents:copyWithZone_(zone) end

--- `-[NSURLComponents encodedHost]`
---@return string?
function NSURLComponents:encodedHost() end

--- `-[NSURLComponents fragment]`
---@return string?
function NSURLComponents:fragment() end

--- `-[NSURLComponents host]`
---@return string?
function NSURLComponents:host() end

--- `-[NSURLComponents initWithString:]`
---@param string string
---@return self
function NSURLComponents:initWithString_(string) end

--- `-[NSURLComponents initWithString:encodingInvalidCharacters:]`
---@param string string
---@param encodingInvalidCharacters boolean
---@return self
function NSURLComponents:initWithString_encodingInvalidCharacters_(string, encodingInvalidCharacters) end

--- `-[NSURLComponents initWithURL:resolvingAgainstBaseURL:]`
---@param url NSURL
---@param resolvingAgainstBaseURL boolean
---@return self
function NSURLComponents:initWithURL_resolvingAgainstBaseURL_(url, resolvingAgainstBaseURL) end

--- `-[NSURLComponents password]`
---@return string?
function NSURLComponents:password() end

--- `-[NSURLComponents path]`
---@return string?
function NSURLComponents:path() end

--- `-[NSURLComponents percentEncodedFragment]`
---@return string?
function NSURLComponents:percentEncodedFragment() end

--- `-[NSURLComponents percentEncodedHost]`
---@return string?
function NSURLComponents:percentEncodedHost() end

--- `-[NSURLComponents percentEncodedPassword]`
---@return string?
function NSURLComponents:percentEncodedPassword() end

--- `-[NSURLComponents percentEncodedPath]`
---@return string?
function NSURLComponents:percentEncodedPath() end

--- `-[NSURLComponents percentEncodedQuery]`
---@return string?
function NSURLComponents:percentEncodedQuery() end

--- `-[NSURLComponents percentEncodedQueryItems]`
---@return NSObject[]?
function NSURLComponents:percentEncodedQueryItems() end

--- `-[NSURLComponents percentEncodedUser]`
---@return string?
function NSURLComponents:percentEncodedUser() end

--- `-[NSURLComponents port]`
---@return integer?
function NSURLComponents:port() end

--- `-[NSURLComponents query]`
---@return string?
function NSURLComponents:query() end

--- `-[NSURLComponents queryItems]`
---@return NSObject[]?
function NSURLComponents:queryItems() end

--- `-[NSURLComponents rangeOfFragment]`
---@return NSRange
function NSURLComponents:rangeOfFragment() end

--- `-[NSURLComponents rangeOfHost]`
---@return NSRange
function NSURLComponents:rangeOfHost() end

--- `-[NSURLComponents rangeOfPassword]`
---@return NSRange
function NSURLComponents:rangeOfPassword() end

--- `-[NSURLComponents rangeOfPath]`
---@return NSRange
function NSURLComponents:rangeOfPath() end

--- `-[NSURLComponents rangeOfPort]`
---@return NSRange
function NSURLComponents:rangeOfPort() end

--- `-[NSURLComponents rangeOfQuery]`
---@return NSRange
function NSURLComponents:rangeOfQuery() end

--- `-[NSURLComponents rangeOfScheme]`
---@return NSRange
function NSURLComponents:rangeOfScheme() end

--- `-[NSURLComponents rangeOfUser]`
---@return NSRange
function NSURLComponents:rangeOfUser() end

--- `-[NSURLComponents scheme]`
---@return string?
function NSURLComponents:scheme() end

--- `-[NSURLComponents setEncodedHost:]`
---@param encodedHost string?
function NSURLComponents:setEncodedHost_(encodedHost) end

--- `-[NSURLComponents setFragment:]`
---@param fragment string?
function NSURLComponents:setFragment_(fragment) end

--- `-[NSURLComponents setHost:]`
---@param host string?
function NSURLComponents:setHost_(host) end

--- `-[NSURLComponents setPassword:]`
---@param password string?
function NSURLComponents:setPassword_(password) end

--- `-[NSURLComponents setPath:]`
---@param path string?
function NSURLComponents:setPath_(path) end

--- `-[NSURLComponents setPercentEncodedFragment:]`
---@param percentEncodedFragment string?
function NSURLComponents:setPercentEncodedFragment_(percentEncodedFragment) end

--- `-[NSURLComponents setPercentEncodedHost:]`
---@param percentEncodedHost string?
function NSURLComponents:setPercentEncodedHost_(percentEncodedHost) end

--- `-[NSURLComponents setPercentEncodedPassword:]`
---@param percentEncodedPassword string?
function NSURLComponents:setPercentEncodedPassword_(percentEncodedPassword) end

--- `-[NSURLComponents setPercentEncodedPath:]`
---@param percentEncodedPath string?
function NSURLComponents:setPercentEncodedPath_(percentEncodedPath) end

--- `-[NSURLComponents setPercentEncodedQuery:]`
---@param percentEncodedQuery string?
function NSURLComponents:setPercentEncodedQuery_(percentEncodedQuery) end

--- `-[NSURLComponents setPercentEncodedQueryItems:]`
---@param percentEncodedQueryItems NSObject[]?
function NSURLComponents:setPercentEncodedQueryItems_(percentEncodedQueryItems) end

--- `-[NSURLComponents setPercentEncodedUser:]`
---@param percentEncodedUser string?
function NSURLComponents:setPercentEncodedUser_(percentEncodedUser) end

--- `-[NSURLComponents setPort:]`
---@param port integer?
function NSURLComponents:setPort_(port) end

--- `-[NSURLComponents setQuery:]`
---@param query string?
function NSURLComponents:setQuery_(query) end

--- `-[NSURLComponents setQueryItems:]`
---@param queryItems NSObject[]?
function NSURLComponents:setQueryItems_(queryItems) end

--- `-[NSURLComponents setScheme:]`
---@param scheme string?
function NSURLComponents:setScheme_(scheme) end

--- `-[NSURLComponents setUser:]`
---@param user string?
function NSURLComponents:setUser_(user) end

--- `-[NSURLComponents string]`
---@return string?
function NSURLComponents:string() end

--- `-[NSURLComponents user]`
---@return string?
function NSURLComponents:user() end

-- NSURLComponentsClass
--- The class `NSURLComponents` itself.
---@class NSURLComponentsClass: NSObjectClass
---@field alloc fun(self: NSURLComponentsClass): NSURLComponents
---@field new fun(self: NSURLComponentsClass): NSURLComponents
local NSURLComponentsClass = {}

--- `+[NSURLComponents componentsWithString:]`
---@param string string
---@return NSURLComponents?
function NSURLComponentsClass:componentsWithString_(string) end

--- `+[NSURLComponents componentsWithString:encodingInvalidCharacters:]`
---@param string string
---@param encodingInvalidCharacters boolean
---@return NSURLComponents?
function NSURLComponentsClass:componentsWithString_encodingInvalidCharacters_(string, encodingInvalidCharacters) end

--- `+[NSURLComponents componentsWithURL:resolvingAgainstBaseURL:]`
---@param url NSURL
---@param resolvingAgainstBaseURL boolean
---@return NSURLComponents?
function NSURLComponentsClass:componentsWithURL_resolvingAgainstBaseURL_(url, resolvingAgainstBaseURL) end
end

do
-- NSURLConnection
--- An instance of `NSURLConnection`.
---@class NSURLConnection: NSObject
local NSURLConnection = {}

--- `-[NSURLConnection _initWithRequest:delegate:usesCache:maxContentLength:startImmediately:connectionProperties:]`
---@param request any
---@param delegate any
---@param usesCache boolean
---@param maxContentLength integer
---@param startImmediately boolean
---@param connectionProperties any
---@return self
function NSURLConnection:_initWithRequest_delegate_usesCache_maxContentLength_startImmediately_connectionProperties_(request, delegate, usesCache, maxContentLength, startImmediately, connectionProperties) end

--- `-[NSURLConnection cancel]`
function NSURLConnection:cancel() end

--- `-[NSURLConnection currentRequest]`
---@return NSURLRequest?
function NSURLConnection:currentRequest() end

--- `-[NSURLConnection initWithRequest:delegate:]`
---@param request NSURLRequest
---@param delegate any
---@return self
function NSURLConnection:initWithRequest_delegate_(request, delegate) end

--- `-[NSURLConnection initWithRequest:delegate:startImmediately:]`
---@param request NSURLRequest
---@param delegate any
---@param startImmediately boolean
---@return self
function NSURLConnection:initWithRequest_delegate_startImmediately_(request, delegate, startImmediately) end

--- `-[NSURLConnection originalRequest]`
---@return NSURLRequest?
function NSURLConnection:originalRequest() end

--- `-[NSURLConnection scheduleInRunLoop:forMode:]`
---@param runLoop NSRunLoop
---@param mode string
function NSURLConnection:scheduleInRunLoop_forMode_(runLoop, mode) end

--- `-[NSURLConnection setDelegateQueue:]`
---@param delegateQueue NSOperationQueue?
function NSURLConnection:setDelegateQueue_(delegateQueue) end

--- `-[NSURLConnection start]`
function NSURLConnection:start() end

--- `-[NSURLConnection unscheduleFromRunLoop:forMode:]`
---@param runLoop NSRunLoop
---@param mode string
function NSURLConnection:unscheduleFromRunLoop_forMode_(runLoop, mode) end

-- NSURLConnectionClass
--- The class `NSURLConnection` itself.
---@class NSURLConnectionClass: NSObjectClass
---@field alloc fun(self: NSURLConnectionClass): NSURLConnection
---@field new fun(self: NSURLConnectionClass): NSURLConnection
local NSURLConnectionClass = {}

--- `+[NSURLConnection canHandleRequest:]`
---@param canHandleRequest NSURLRequest
---@return boolean
function NSURLConnectionClass:canHandleRequest_(canHandleRequest) end

--- `+[NSURLConnection connectionWithRequest:delegate:]`
---@param request NSURLRequest
---@param delegate any
---@return NSURLConnection?
function NSURLConnectionClass:connectionWithRequest_delegate_(request, delegate) end

--- `+[NSURLConnection sendAsynchronousRequest:queue:completionHandler:]`
---@param asynchronousRequest NSURLRequest
---@param queue NSOperationQueue
---@param completionHandler function?
function NSURLConnectionClass:sendAsynchronousRequest_queue_completionHandler_(asynchronousRequest, queue, completionHandler) end

--- `+[NSURLConnection sendSynchronousRequest:returningResponse:error:]`
---@param synchronousRequest NSURLRequest
---@param returningResponse NSURLResponse?
---@param error NSError?
---@return NSData?
function NSURLConnectionClass:sendSynchronousRequest_returningResponse_error_(synchronousRequest, returningResponse, error) end
end

do
-- NSURLConnectionInternalConnection
--- An instance of `NSURLConnectionInternalConnection`.
---@class NSURLConnectionInternalConnection: NSObject, NSURLAuthenticationChallengeSender
local NSURLConnectionInternalConnection = {}

--- `-[NSURLConnectionInternalConnection useCredential:forAuthenticationChallenge:]`
---@param useCredential NSURLCredential?
---@param authenticationChallenge NSURLAuthenticationChallenge
function NSURLConnectionInternalConnection:useCredential_forAuthenticationChallenge_(useCredential, authenticationChallenge) end

-- NSURLConnectionInternalConnectionClass
--- The class `NSURLConnectionInternalConnection` itself.
---@class NSURLConnectionInternalConnectionClass: NSObjectClass
---@field alloc fun(self: NSURLConnectionInternalConnectionClass): NSURLConnectionInternalConnection
---@field new fun(self: NSURLConnectionInternalConnectionClass): NSURLConnectionInternalConnection
local NSURLConnectionInternalConnectionClass = {}
end

do
-- NSURLCredential
--- An instance of `NSURLCredential`.
---@class NSURLCredential: NSObject, NSSecureCoding
local NSURLCredential = {}

--- `-[NSURLCredential certificates]`
---@return NSArray
function NSURLCredential:certificates() end

--- `-[NSURLCredential copyWithZone:]`
---@param zone lightuserdata?
---@return NSURLCredential
function NSURLCredential:copyWithZone_(zone) end

--- `-[NSURLCredential hasPassword]`
---@return boolean
function NSURLCredential:hasPassword() end

--- `-[NSURLCredential identity]`
---@return any
function NSURLCredential:identity() end

--- `-[NSURLCredential initWithIdentity:certificates:persistence:]`
---@param identity any
---@param certificates NSArray|table|nil
---@param persistence integer
---@return self
function NSURLCredential:initWithIdentity_certificates_persistence_(identity, certificates, persistence) end

--- `-[NSURLCredential initWithTrust:]`
---@param trust any
---@return self
function NSURLCredential:initWithTrust_(trust) end

--- `-[NSURLCredential initWithUser:password:persistence:]`
---@param user string?
---@param password string?
---@param persistence integer
---@return self
function NSURLCredential:initWithUser_password_persistence_(user, password, persistence) end

--- `-[NSURLCredential password]`
---@return string?
function NSURLCredential:password() end

--- `-[NSURLCredential persistence]`
---@return integer
function NSURLCredential:persistence() end

--- `-[NSURLCredential user]`
---@return string?
function NSURLCredential:user() end

-- NSURLCredentialClass
--- The class `NSURLCredential` itself.
---@class NSURLCredentialClass: NSObjectClass
---@field alloc fun(self: NSURLCredentialClass): NSURLCredential
---@field new fun(self: NSURLCredentialClass): NSURLCredential
local NSURLCredentialClass = {}

--- `+[NSURLCredential credentialForTrust:]`
---@param trust any
---@return NSURLCredential
function NSURLCredentialClass:credentialForTrust_(trust) end

--- `+[NSURLCredential credentialWithIdentity:certificates:persistence:]`
---@param identity any
---@param certificates NSArray|table|nil
---@param persistence integer
---@return NSURLCredential
function NSURLCredentialClass:credentialWithIdentity_certificates_persistence_(identity, certificates, persistence) end

--- `+[NSURLCredential credentialWithUser:password:persistence:]`
---@param user string?
---@param password string?
---@param persistence integer
---@return NSURLCredential
function NSURLCredentialClass:credentialWithUser_password_persistence_(user, password, persistence) end

--- `+[NSURLCredential supportsSecureCoding]`
---@return boolean
function NSURLCredentialClass:supportsSecureCoding() end
end

do
-- NSURLCredentialStorage
--- An instance of `NSURLCredentialStorage`.
---@class NSURLCredentialStorage: NSObject
local NSURLCredentialStorage = {}

--- `-[NSURLCredentialStorage allCredentials]`
---@return NSDictionary
function NSURLCredentialStorage:allCredentials() end

--- `-[NSURLCredentialStorage credentialsForProtectionSpace:]`
---@param protectionSpace NSURLProtectionSpace
---@return NSDictionary|table|nil
function NSURLCredentialStorage:credentialsForProtectionSpace_(protectionSpace) end

--- `-[NSURLCredentialStorage defaultCredentialForProtectionSpace:]`
---@param protectionSpace NSURLProtectionSpace
---@return NSURLCredential?
function NSURLCredentialStorage:defaultCredentialForProtectionSpace_(protectionSpace) end

--- `-[NSURLCredentialStorage removeCredential:forProtectionSpace:]`
---@param credential NSURLCredential
---@param protectionSpace NSURLProtectionSpace
function NSURLCredentialStorage:removeCredential_forProtectionSpace_(credential, protectionSpace) end

--- `-[NSURLCredentialStorage removeCredential:forProtectionSpace:options:]`
---@param credential NSURLCredential
---@param protectionSpace NSURLProtectionSpace
---@param options NSDictionary|table|nil
function NSURLCredentialStorage:removeCredential_forProtectionSpace_options_(credential, protectionSpace, options) end

--- `-[NSURLCredentialStorage setCredential:forProtectionSpace:]`
---@param credential NSURLCredential
---@param protectionSpace NSURLProtectionSpace
function NSURLCredentialStorage:setCredential_forProtectionSpace_(credential, protectionSpace) end

--- `-[NSURLCredentialStorage setDefaultCredential:forProtectionSpace:]`
---@param defaultCredential NSURLCredential
---@param protectionSpace NSURLProtectionSpace
function NSURLCredentialStorage:setDefaultCredential_forProtectionSpace_(defaultCredential, protectionSpace) end

-- NSURLCredentialStorageClass
--- The class `NSURLCredentialStorage` itself.
---@class NSURLCredentialStorageClass: NSObjectClass
---@field alloc fun(self: NSURLCredentialStorageClass): NSURLCredentialStorage
---@field new fun(self: NSURLCredentialStorageClass): NSURLCredentialStorage
local NSURLCredentialStorageClass = {}

--- `+[NSURLCredentialStorage sharedCredentialStorage]`
---@return NSURLCredentialStorage
function NSURLCredentialStorageClass:sharedCredentialStorage() end
end

do
-- NSURLProtectionSpace
--- An instance of `NSURLProtectionSpace`.
---@class NSURLProtectionSpace: NSObject, NSSecureCoding
local NSURLProtectionSpace = {}

--- `-[NSURLProtectionSpace authenticationMethod]`
---@return string
function NSURLProtectionSpace:authenticationMethod() end

--- `-[NSURLProtectionSpace copyWithZone:]`
---@param zone lightuserdata?
---@return NSURLProtectionSpace
function NSURLProtectionSpace:copyWithZone_(zone) end

--- `-[NSURLProtectionSpace distinguishedNames]`
---@return NSArray
function NSURLProtectionSpace:distinguishedNames() end

--- `-[NSURLProtectionSpace host]`
---@return string
function NSURLProtectionSpace:host() end

--- `-[NSURLProtectionSpace initWithHost:port:protocol:realm:authenticationMethod:]`
---@param host string
---@param port integer
---@param protocol string?
---@param realm string?
---@param authenticationMethod string?
---@return self
function NSURLProtectionSpace:initWithHost_port_protocol_realm_authenticationMethod_(host, port, protocol, realm, authenticationMethod) end

--- `-[NSURLProtectionSpace initWithProxyHost:port:type:realm:authenticationMethod:]`
---@param proxyHost string
---@param port integer
---@param type string?
---@param realm string?
---@param authenticationMethod string?
---@return self
function NSURLProtectionSpace:initWithProxyHost_port_type_realm_authenticationMethod_(proxyHost, port, type, realm, authenticationMethod) end

--- `-[NSURLProtectionSpace port]`
---@return integer
function NSURLProtectionSpace:port() end

--- `-[NSURLProtectionSpace protocol]`
---@return string?
function NSURLProtectionSpace:protocol() end

--- `-[NSURLProtectionSpace proxyType]`
---@return string?
function NSURLProtectionSpace:proxyType() end

--- `-[NSURLProtectionSpace realm]`
---@return string?
function NSURLProtectionSpace:realm() end

--- `-[NSURLProtectionSpace receivesCredentialSecurely]`
---@return boolean
function NSURLProtectionSpace:receivesCredentialSecurely() end

--- `-[NSURLProtectionSpace serverTrust]`
---@return any
function NSURLProtectionSpace:serverTrust() end

-- NSURLProtectionSpaceClass
--- The class `NSURLProtectionSpace` itself.
---@class NSURLProtectionSpaceClass: NSObjectClass
---@field alloc fun(self: NSURLProtectionSpaceClass): NSURLProtectionSpace
---@field new fun(self: NSURLProtectionSpaceClass): NSURLProtectionSpace
local NSURLProtectionSpaceClass = {}

--- `+[NSURLProtectionSpace supportsSecureCoding]`
---@return boolean
function NSURLProtectionSpaceClass:supportsSecureCoding() end
end

do
-- NSURLProtocol
--- An instance of `NSURLProtocol`.
---@class NSURLProtocol: NSObject
local NSURLProtocol = {}

--- `-[NSURLProtocol cachedResponse]`
---@return NSCachedURLResponse?
function NSURLProtocol:cachedResponse() end

--- `-[NSURLProtocol client]`
---@return NSURLProtocolClient
function NSURLProtocol:client() end

--- `-[NSURLProtocol initWithRequest:cachedResponse:client:]`
---@param request NSURLRequest?
---@param cachedResponse NSCachedURLResponse?
---@param client NSURLProtocolClient?
---@return self
function NSURLProtocol:initWithRequest_cachedResponse_client_(request, cachedResponse, client) end

--- `-[NSURLProtocol initWithTask:cachedResponse:client:]`
---@param task NSURLSessionTask
---@param cachedResponse NSCachedURLResponse?
---@param client NSURLProtocolClient?
---@return self
function NSURLProtocol:initWithTask_cachedResponse_client_(task, cachedResponse, client) end

--- `-[NSURLProtocol request]`
---@return NSURLRequest?
function NSURLProtocol:request() end

--- `-[NSURLProtocol startLoading]`
function NSURLProtocol:startLoading() end

--- `-[NSURLProtocol stopLoading]`
function NSURLProtocol:stopLoading() end

--- `-[NSURLProtocol task]`
---@return NSURLSessionTask?
function NSURLProtocol:task() end

-- NSURLProtocolClass
--- The class `NSURLProtocol` itself.
---@class NSURLProtocolClass: NSObjectClass
---@field alloc fun(self: NSURLProtocolClass): NSURLProtocol
---@field new fun(self: NSURLProtocolClass): NSURLProtocol
local NSURLProtocolClass = {}

--- `+[NSURLProtocol canInitWithRequest:]`
---@param request NSURLRequest
---@return boolean
function NSURLProtocolClass:canInitWithRequest_(request) end

--- `+[NSURLProtocol canInitWithTask:]`
---@param task NSURLSessionTask
---@return boolean
function NSURLProtocolClass:canInitWithTask_(task) end

--- `+[NSURLProtocol canonicalRequestForRequest:]`
---@param request NSURLRequest
---@return NSURLRequest
function NSURLProtocolClass:canonicalRequestForRequest_(request) end

--- `+[NSURLProtocol propertyForKey:inRequest:]`
---@param key string
---@param inRequest NSURLRequest
---@return any
function NSURLProtocolClass:propertyForKey_inRequest_(key, inRequest) end

--- `+[NSURLProtocol registerClass:]`
---@param registerClass CLASS
---@return boolean
function NSURLProtocolClass:registerClass_(registerClass) end

--- `+[NSURLProtocol removePropertyForKey:inRequest:]`
---@param key string
---@param inRequest NSURLRequest
function NSURLProtocolClass:removePropertyForKey_inRequest_(key, inRequest) end

--- `+[NSURLProtocol requestIsCacheEquivalent:toRequest:]`
---@param requestIsCacheEquivalent NSURLRequest
---@param toRequest NSURLRequest
---@return boolean
function NSURLProtocolClass:requestIsCacheEquivalent_toRequest_(requestIsCacheEquivalent, toRequest) end

--- `+[NSURLProtocol setProperty:forKey:inRequest:]`
---@param property any
---@param key string
---@param inRequest NSURLRequest
function NSURLProtocolClass:setProperty_forKey_inRequest_(property, key, inRequest) end

--- `+[NSURLProtocol unregisterClass:]`
---@param unregisterClass CLASS
function NSURLProtocolClass:unregisterClass_(unregisterClass) end
end

do
-- NSURLQueryItem
--- An instance of `NSURLQueryItem`.
---@class NSURLQueryItem: NSObject, NSSecureCoding, NSCopying
local NSURLQueryItem = {}

--- `-[NSURLQueryItem initWithName:value:]`
---@param name string?
---@param value string?
---@return self
function NSURLQueryItem:initWithName_value_(name, value) end

--- `-[NSURLQueryItem name]`
---@return string
function NSURLQueryItem:name() end

--- `-[NSURLQueryItem value]`
---@return string?
function NSURLQueryItem:value() end

-- NSURLQueryItemClass
--- The class `NSURLQueryItem` itself.
---@class NSURLQueryItemClass: NSObjectClass
---@field alloc fun(self: NSURLQueryItemClass): NSURLQueryItem
---@field new fun(self: NSURLQueryItemClass): NSURLQueryItem
local NSURLQueryItemClass = {}

--- `+[NSURLQueryItem queryItemWithName:value:]`
---@param name string?
---@param value string?
---@return NSURLQueryItem
function NSURLQueryItemClass:queryItemWithName_value_(name, value) end

--- `+[NSURLQueryItem supportsSecureCoding]`
---@return boolean
function NSURLQueryItemClass:supportsSecureCoding() end
end

do
-- NSURLRequest
--- An instance of `NSURLRequest`.
---@class NSURLRequest: NSObject, NSSecureCoding
local NSURLRequest = {}

--- `-[NSURLRequest HTTPBody]`
---@return NSData?
function NSURLRequest:HTTPBody() end

--- `-[NSURLRequest HTTPBodyStream]`
---@return NSInputStream?
function NSURLRequest:HTTPBodyStream() end

--- `-[NSURLRequest HTTPMethod]`
---@return string
function NSURLRequest:HTTPMethod() end

--- `-[NSURLRequest HTTPShouldHandleCookies]`
---@return boolean
function NSURLRequest:HTTPShouldHandleCookies() end

--- `-[NSURLRequest HTTPShouldUsePipelining]`
---@return boolean
function NSURLRequest:HTTPShouldUsePipelining() end

--- `-[NSURLRequest URL]`
---@return NSURL?
function NSURLRequest:URL() end

--- `-[NSURLRequest allHTTPHeaderFields]`
---@return NSDictionary|table|nil
function NSURLRequest:allHTTPHeaderFields() end

--- `-[NSURLRequest allowsCellularAccess]`
---@return boolean
function NSURLRequest:allowsCellularAccess() end

--- `-[NSURLRequest allowsConstrainedNetworkAccess]`
---@return boolean
function NSURLRequest:allowsConstrainedNetworkAccess() end

--- `-[NSURLRequest allowsExpensiveNetworkAccess]`
---@return boolean
function NSURLRequest:allowsExpensiveNetworkAccess() end

--- `-[NSURLRequest allowsPersistentDNS]`
---@return boolean
function NSURLRequest:allowsPersistentDNS() end

--- `-[NSURLRequest assumesHTTP3Capable]`
---@return boolean
function NSURLRequest:assumesHTTP3Capable() end

--- `-[NSURLRequest attribution]`
---@return integer
function NSURLRequest:attribution() end

--- `-[NSURLRequest cachePolicy]`
---@return integer
function NSURLRequest:cachePolicy() end

--- `-[NSURLRequest cookiePartitionIdentifier]`
---@return string?
function NSURLRequest:cookiePartitionIdentifier() end

--- `-[NSURLRequest copyWithZone:]`
---@param zone lightuserdata?
---@return NSURLRequest
function NSURLRequest:copyWithZone_(zone) end

--- `-[NSURLRequest initWithURL:]`
---@param url NSURL?
---@return self
function NSURLRequest:initWithURL_(url) end

--- `-[NSURLRequest initWithURL:cachePolicy:timeoutInterval:]`
---@param url NSURL?
---@param cachePolicy integer
---@param timeoutInterval number
---@return self
function NSURLRequest:initWithURL_cachePolicy_timeoutInterval_(url, cachePolicy, timeoutInterval) end

--- `-[NSURLRequest mainDocumentURL]`
---@return NSURL?
function NSURLRequest:mainDocumentURL() end

--- `-[NSURLRequest mutableCopyWithZone:]`
---@param zone lightuserdata?
---@return NSURLRequest
function NSURLRequest:mutableCopyWithZone_(zone) end

--- `-[NSURLRequest networkServiceType]`
---@return integer
function NSURLRequest:networkServiceType() end

--- `-[NSURLRequest requiresDNSSECValidation]`
---@return boolean
function NSURLRequest:requiresDNSSECValidation() end

--- `-[NSURLRequest timeoutInterval]`
---@return number
function NSURLRequest:timeoutInterval() end

--- `-[NSURLRequest valueForHTTPHeaderField:]`
---@param httpHeaderField string
---@return string?
function NSURLRequest:valueForHTTPHeaderField_(httpHeaderField) end

-- NSURLRequestClass
--- The class `NSURLRequest` itself.
---@class NSURLRequestClass: NSObjectClass
---@field alloc fun(self: NSURLRequestClass): NSURLRequest
---@field new fun(self: NSURLRequestClass): NSURLRequest
local NSURLRequestClass = {}

--- `+[NSURLRequest requestWithURL:]`
---@param url NSURL?
---@return NSURLRequest
function NSURLRequestClass:requestWithURL_(url) end

--- `+[NSURLRequest requestWithURL:cachePolicy:timeoutInterval:]`
---@param url NSURL?
---@param cachePolicy integer
---@param timeoutInterval number
---@return NSURLRequest
function NSURLRequestClass:requestWithURL_cachePolicy_timeoutInterval_(url, cachePolicy, timeoutInterval) end

--- `+[NSURLRequest supportsSecureCoding]`
---@return boolean
function NSURLRequestClass:supportsSecureCoding() end
end

do
-- NSURLResponse
--- An instance of `NSURLResponse`.
---@class NSURLResponse: NSObject, NSSecureCoding
local NSURLResponse = {}

--- `-[NSURLResponse MIMEType]`
---@return string?
function NSURLResponse:MIMEType() end

--- `-[NSURLResponse URL]`
---@return NSURL?
function NSURLResponse:URL() end

--- `-[NSURLResponse copyWithZone:]`
---@param zone lightuserdata?
---@return NSURLResponse
function NSURLResponse:copyWithZone_(zone) end

--- `-[NSURLResponse expectedContentLength]`
---@return integer
function NSURLResponse:expectedContentLength() end

--- `-[NSURLResponse initWithURL:MIMEType:expectedContentLength:textEncodingName:]`
---@param url NSURL?
---@param MIMEType string?
---@param expectedContentLength integer
---@param textEncodingName string?
---@return self
function NSURLResponse:initWithURL_MIMEType_expectedContentLength_textEncodingName_(url, MIMEType, expectedContentLength, textEncodingName) end

--- `-[NSURLResponse suggestedFilename]`
---@return string
function NSURLResponse:suggestedFilename() end

--- `-[NSURLResponse textEncodingName]`
---@return string?
function NSURLResponse:textEncodingName() end

-- NSURLResponseClass
--- The class `NSURLResponse` itself.
---@class NSURLResponseClass: NSObjectClass
---@field alloc fun(self: NSURLResponseClass): NSURLResponse
---@field new fun(self: NSURLResponseClass): NSURLResponse
local NSURLResponseClass = {}

--- `+[NSURLResponse supportsSecureCoding]`
---@return boolean
function NSURLResponseClass:supportsSecureCoding() end
end

do
-- NSURLSession
--- An instance of `NSURLSession`.
---@class NSURLSession: NSObject
local NSURLSession = {}

--- `-[NSURLSession configuration]`
---@return NSURLSessionConfiguration
function NSURLSession:configuration() end

--- `-[NSURLSession copyWithZone:]`
---@param zone lightuserdata?
---@return NSURLSession
function NSURLSession:copyWithZone_(zone) end

--- `-[NSURLSession dataTaskWithRequest:]`
---@param request NSURLRequest
---@return NSURLSessionTask
function NSURLSession:dataTaskWithRequest_(request) end

--- `-[NSURLSession dataTaskWithRequest:completionHandler:]`
---@param request NSURLRequest
---@param completionHandler function?
---@return NSURLSessionTask
function NSURLSession:dataTaskWithRequest_completionHandler_(request, completionHandler) end

--- `-[NSURLSession dataTaskWithURL:]`
---@param url NSURL?
---@return NSURLSessionTask
function NSURLSession:dataTaskWithURL_(url) end

--- `-[NSURLSession dataTaskWithURL:completionHandler:]`
---@param url NSURL?
---@param completionHandler function?
---@return NSURLSessionTask
function NSURLSession:dataTaskWithURL_completionHandler_(url, completionHandler) end

--- `-[NSURLSession delegate]`
---@return NSURLSessionDelegate?
function NSURLSession:delegate() end

--- `-[NSURLSession delegateQueue]`
---@return NSOperationQueue
function NSURLSession:delegateQueue() end

--- `-[NSURLSession downloadTaskWithRequest:]`
---@param request NSURLRequest
---@return NSURLSessionTask
function NSURLSession:downloadTaskWithRequest_(request) end

--- `-[NSURLSession downloadTaskWithRequest:completionHandler:]`
---@param request NSURLRequest
---@param completionHandler function?
---@return NSURLSessionTask
function NSURLSession:downloadTaskWithRequest_completionHandler_(request, completionHandler) end

--- `-[NSURLSession downloadTaskWithResumeData:]`
---@param data NSData
---@return NSURLSessionTask
function NSURLSession:downloadTaskWithResumeData_(data) end

--- `-[NSURLSession downloadTaskWithResumeData:completionHandler:]`
---@param resumeData any
---@param completionHandler function?
---@return NSURLSessionTask
function NSURLSession:downloadTaskWithResumeData_completionHandler_(resumeData, completionHandler) end

--- `-[NSURLSession downloadTaskWithURL:]`
---@param url NSURL?
---@return NSURLSessionTask
function NSURLSession:downloadTaskWithURL_(url) end

--- `-[NSURLSession downloadTaskWithURL:completionHandler:]`
---@param url NSURL?
---@param completionHandler function?
---@return NSURLSessionTask
function NSURLSession:downloadTaskWithURL_completionHandler_(url, completionHandler) end

--- `-[NSURLSession finishTasksAndInvalidate]`
function NSURLSession:finishTasksAndInvalidate() end

--- `-[NSURLSession flushWithCompletionHandler:]`
---@param completionHandler function
function NSURLSession:flushWithCompletionHandler_(completionHandler) end

--- `-[NSURLSession getAllTasksWithCompletionHandler:]`
---@param completionHandler function
function NSURLSession:getAllTasksWithCompletionHandler_(completionHandler) end

--- `-[NSURLSession getTasksWithCompletionHandler:]`
---@param completionHandler function
function NSURLSession:getTasksWithCompletionHandler_(completionHandler) end

--- `-[NSURLSession invalidateAndCancel]`
function NSURLSession:invalidateAndCancel() end

--- `-[NSURLSession resetWithCompletionHandler:]`
---@param completionHandler function
function NSURLSession:resetWithCompletionHandler_(completionHandler) end

--- `-[NSURLSession sessionDescription]`
---@return string?
function NSURLSession:sessionDescription() end

--- `-[NSURLSession setSessionDescription:]`
---@param sessionDescription string?
function NSURLSession:setSessionDescription_(sessionDescription) end

--- `-[NSURLSession streamTaskWithHostName:port:]`
---@param hostName string
---@param port integer
---@return NSURLSessionTask
function NSURLSession:streamTaskWithHostName_port_(hostName, port) end

--- `-[NSURLSession uploadTaskWithRequest:fromData:]`
---@param request NSURLRequest
---@param fromData NSData?
---@return NSURLSessionTask
function NSURLSession:uploadTaskWithRequest_fromData_(request, fromData) end

--- `-[NSURLSession uploadTaskWithRequest:fromData:completionHandler:]`
---@param request NSURLRequest
---@param fromData NSData?
---@param completionHandler function?
---@return NSURLSessionTask
function NSURLSession:uploadTaskWithRequest_fromData_completionHandler_(request, fromData, completionHandler) end

--- `-[NSURLSession uploadTaskWithRequest:fromFile:]`
---@param request NSURLRequest
---@param fromFile NSURL
---@return NSURLSessionTask
function NSURLSession:uploadTaskWithRequest_fromFile_(request, fromFile) end

--- `-[NSURLSession uploadTaskWithRequest:fromFile:completionHandler:]`
---@param request NSURLRequest
---@param fromFile NSURL
---@param completionHandler function?
---@return NSURLSessionTask
function NSURLSession:uploadTaskWithRequest_fromFile_completionHandler_(request, fromFile, completionHandler) end

--- `-[NSURLSession uploadTaskWithResumeData:]`
---@param data NSData
---@return NSURLSessionTask
function NSURLSession:uploadTaskWithResumeData_(data) end

--- `-[NSURLSession uploadTaskWithResumeData:completionHandler:]`
---@param resumeData any
---@param completionHandler function?
---@return NSURLSessionTask
function NSURLSession:uploadTaskWithResumeData_completionHandler_(resumeData, completionHandler) end

--- `-[NSURLSession uploadTaskWithStreamedRequest:]`
---@param streamedRequest NSURLRequest
---@return NSURLSessionTask
function NSURLSession:uploadTaskWithStreamedRequest_(streamedRequest) end

--- `-[NSURLSession webSocketTaskWithRequest:]`
---@param request NSURLRequest
---@return NSURLSessionTask
function NSURLSession:webSocketTaskWithRequest_(request) end

--- `-[NSURLSession webSocketTaskWithURL:]`
---@param url NSURL
---@return NSURLSessionTask
function NSURLSession:webSocketTaskWithURL_(url) end

--- `-[NSURLSession webSocketTaskWithURL:protocols:]`
---@param url NSURL
---@param protocols string[]
---@return NSURLSessionTask
function NSURLSession:webSocketTaskWithURL_protocols_(url, protocols) end

-- NSURLSessionClass
--- The class `NSURLSession` itself.
---@class NSURLSessionClass: NSObjectClass
---@field alloc fun(self: NSURLSessionClass): NSURLSession
---@field new fun(self: NSURLSessionClass): NSURLSession
local NSURLSessionClass = {}

--- `+[NSURLSession sessionWithConfiguration:]`
---@param configuration NSURLSessionConfiguration?
---@return NSURLSession
function NSURLSessionClass:sessionWithConfiguration_(configuration) end

--- `+[NSURLSession sessionWithConfiguration:delegate:delegateQueue:]`
---@param configuration NSURLSessionConfiguration?
---@param delegate NSURLSessionDelegate?
---@param delegateQueue NSOperationQueue?
---@return NSURLSession
function NSURLSessionClass:sessionWithConfiguration_delegate_delegateQueue_(configuration, delegate, delegateQueue) end

--- `+[NSURLSession sharedSession]`
---@return NSURLSession
function NSURLSessionClass:sharedSession() end
end

do
-- NSURLSessionConfiguration
--- An instance of `NSURLSessionConfiguration`.
---@class NSURLSessionConfiguration: NSObject, NSSecureCoding
local NSURLSessionConfiguration = {}

--- `-[NSURLSessionConfiguration HTTPAdditionalHeaders]`
---@return NSDictionary|table|nil
function NSURLSessionConfiguration:HTTPAdditionalHeaders() end

--- `-[NSURLSessionConfiguration HTTPCookieAcceptPolicy]`
---@return integer
function NSURLSessionConfiguration:HTTPCookieAcceptPolicy() end

--- `-[NSURLSessionConfiguration HTTPCookieStorage]`
---@return NSHTTPCookieStorage
function NSURLSessionConfiguration:HTTPCookieStorage() end

--- `-[NSURLSessionConfiguration HTTPMaximumConnectionsPerHost]`
---@return integer
function NSURLSessionConfiguration:HTTPMaximumConnectionsPerHost() end

--- `-[NSURLSessionConfiguration HTTPShouldSetCookies]`
---@return boolean
function NSURLSessionConfiguration:HTTPShouldSetCookies() end

--- `-[NSURLSessionConfiguration HTTPShouldUsePipelining]`
---@return boolean
function NSURLSessionConfiguration:HTTPShouldUsePipelining() end

--- `-[NSURLSessionConfiguration TLSMaximumSupportedProtocol]`
---@return integer
function NSURLSessionConfiguration:TLSMaximumSupportedProtocol() end

--- `-[NSURLSessionConfiguration TLSMaximumSupportedProtocolVersion]`
---@return integer
function NSURLSessionConfiguration:TLSMaximumSupportedProtocolVersion() end

--- `-[NSURLSessionConfiguration TLSMinimumSupportedProtocol]`
---@return integer
function NSURLSessionConfiguration:TLSMinimumSupportedProtocol() end

--- `-[NSURLSessionConfiguration TLSMinimumSupportedProtocolVersion]`
---@return integer
function NSURLSessionConfiguration:TLSMinimumSupportedProtocolVersion() end

--- `-[NSURLSessionConfiguration URLCache]`
---@return NSURLCache?
function NSURLSessionConfiguration:URLCache() end

--- `-[NSURLSessionConfiguration URLCredentialStorage]`
---@return NSURLCredentialStorage
function NSURLSessionConfiguration:URLCredentialStorage() end

--- `-[NSURLSessionConfiguration allowsCellularAccess]`
---@return boolean
function NSURLSessionConfiguration:allowsCellularAccess() end

--- `-[NSURLSessionConfiguration allowsConstrainedNetworkAccess]`
---@return boolean
function NSURLSessionConfiguration:allowsConstrainedNetworkAccess() end

--- `-[NSURLSessionConfiguration allowsExpensiveNetworkAccess]`
---@return boolean
function NSURLSessionConfiguration:allowsExpensiveNetworkAccess() end

--- `-[NSURLSessionConfiguration allowsUltraConstrainedNetworkAccess]`
---@return boolean
function NSURLSessionConfiguration:allowsUltraConstrainedNetworkAccess() end

--- `-[NSURLSessionConfiguration connectionProxyDictionary]`
---@return NSDictionary
function NSURLSessionConfiguration:connectionProxyDictionary() end

--- `-[NSURLSessionConfiguration copyWithZone:]`
---@param zone lightuserdata?
---@return NSURLSessionConfiguration
function NSURLSessionConfiguration:copyWithZone_(zone) end

--- `-[NSURLSessionConfiguration identifier]`
---@return string?
function NSURLSessionConfiguration:identifier() end

--- `-[NSURLSessionConfiguration isDiscretionary]`
---@return boolean
function NSURLSessionConfiguration:isDiscretionary() end

--- `-[NSURLSessionConfiguration multipathServiceType]`
---@return integer
function NSURLSessionConfiguration:multipathServiceType() end

--- `-[NSURLSessionConfiguration networkServiceType]`
---@return integer
function NSURLSessionConfiguration:networkServiceType() end

--- `-[NSURLSessionConfiguration protocolClasses]`
---@return CLASS[]?
function NSURLSessionConfiguration:protocolClasses() end

--- `-[NSURLSessionConfiguration proxyConfigurations]`
---@return NSArray
function NSURLSessionConfiguration:proxyConfigurations() end

--- `-[NSURLSessionConfiguration requestCachePolicy]`
---@return integer
function NSURLSessionConfiguration:requestCachePolicy() end

--- `-[NSURLSessionConfiguration requiresDNSSECValidation]`
---@return boolean
function NSURLSessionConfiguration:requiresDNSSECValidation() end

--- `-[NSURLSessionConfiguration sessionSendsLaunchEvents]`
---@return boolean
function NSURLSessionConfiguration:sessionSendsLaunchEvents() end

--- `-[NSURLSessionConfiguration setAllowsCellularAccess:]`
---@param allowsCellularAccess boolean
function NSURLSessionConfiguration:setAllowsCellularAccess_(allowsCellularAccess) end

--- `-[NSURLSessionConfiguration setAllowsConstrainedNetworkAccess:]`
---@param allowsConstrainedNetworkAccess boolean
function NSURLSessionConfiguration:setAllowsConstrainedNetworkAccess_(allowsConstrainedNetworkAccess) end

--- `-[NSURLSessionConfiguration setAllowsExpensiveNetworkAccess:]`
---@param allowsExpensiveNetworkAccess boolean
function NSURLSessionConfiguration:setAllowsExpensiveNetworkAccess_(allowsExpensiveNetworkAccess) end

--- `-[NSURLSessionConfiguration setAllowsUltraConstrainedNetworkAccess:]`
---@param allowsUltraConstrainedNetworkAccess boolean
function NSURLSessionConfiguration:setAllowsUltraConstrainedNetworkAccess_(allowsUltraConstrainedNetworkAccess) end

--- `-[NSURLSessionConfiguration setConnectionProxyDictionary:]`
---@param connectionProxyDictionary NSDictionary|table|nil
function NSURLSessionConfiguration:setConnectionProxyDictionary_(connectionProxyDictionary) end

--- `-[NSURLSessionConfiguration setDiscretionary:]`
---@param discretionary boolean
function NSURLSessionConfiguration:setDiscretionary_(discretionary) end

--- `-[NSURLSessionConfiguration setHTTPAdditionalHeaders:]`
---@param httpAdditionalHeaders NSDictionary|table|nil
function NSURLSessionConfiguration:setHTTPAdditionalHeaders_(httpAdditionalHeaders) end

--- `-[NSURLSessionConfiguration setHTTPCookieAcceptPolicy:]`
---@param httpCookieAcceptPolicy integer
function NSURLSessionConfiguration:setHTTPCookieAcceptPolicy_(httpCookieAcceptPolicy) end

--- `-[NSURLSessionConfiguration setHTTPCookieStorage:]`
---@param httpCookieStorage NSHTTPCookieStorage?
function NSURLSessionConfiguration:setHTTPCookieStorage_(httpCookieStorage) end

--- `-[NSURLSessionConfiguration setHTTPMaximumConnectionsPerHost:]`
---@param httpMaximumConnectionsPerHost integer
function NSURLSessionConfiguration:setHTTPMaximumConnectionsPerHost_(httpMaximumConnectionsPerHost) end

--- `-[NSURLSessionConfiguration setHTTPShouldSetCookies:]`
---@param httpShouldSetCookies boolean
function NSURLSessionConfiguration:setHTTPShouldSetCookies_(httpShouldSetCookies) end

--- `-[NSURLSessionConfiguration setHTTPShouldUsePipelining:]`
---@param httpShouldUsePipelining boolean
function NSURLSessionConfiguration:setHTTPShouldUsePipelining_(httpShouldUsePipelining) end

--- `-[NSURLSessionConfiguration setMultipathServiceType:]`
---@param multipathServiceType integer
function NSURLSessionConfiguration:setMultipathServiceType_(multipathServiceType) end

--- `-[NSURLSessionConfiguration setNetworkServiceType:]`
---@param networkServiceType integer
function NSURLSessionConfiguration:setNetworkServiceType_(networkServiceType) end

--- `-[NSURLSessionConfiguration setProtocolClasses:]`
---@param protocolClasses CLASS[]?
function NSURLSessionConfiguration:setProtocolClasses_(protocolClasses) end

--- `-[NSURLSessionConfiguration setProxyConfigurations:]`
---@param proxyConfigurations NSArray|table|nil
function NSURLSessionConfiguration:setProxyConfigurations_(proxyConfigurations) end

--- `-[NSURLSessionConfiguration setRequestCachePolicy:]`
---@param requestCachePolicy integer
function NSURLSessionConfiguration:setRequestCachePolicy_(requestCachePolicy) end

--- `-[NSURLSessionConfiguration setRequiresDNSSECValidation:]`
---@param requiresDNSSECValidation boolean
function NSURLSessionConfiguration:setRequiresDNSSECValidation_(requiresDNSSECValidation) end

--- `-[NSURLSessionConfiguration setSessionSendsLaunchEvents:]`
---@param sessionSendsLaunchEvents boolean
function NSURLSessionConfiguration:setSessionSendsLaunchEvents_(sessionSendsLaunchEvents) end

--- `-[NSURLSessionConfiguration setSharedContainerIdentifier:]`
---@param sharedContainerIdentifier string?
function NSURLSessionConfiguration:setSharedContainerIdentifier_(sharedContainerIdentifier) end

--- `-[NSURLSessionConfiguration setShouldUseExtendedBackgroundIdleMode:]`
---@param shouldUseExtendedBackgroundIdleMode boolean
function NSURLSessionConfiguration:setShouldUseExtendedBackgroundIdleMode_(shouldUseExtendedBackgroundIdleMode) end

--- `-[NSURLSessionConfiguration setTLSMaximumSupportedProtocol:]`
---@param tlsMaximumSupportedProtocol integer
function NSURLSessionConfiguration:setTLSMaximumSupportedProtocol_(tlsMaximumSupportedProtocol) end

--- `-[NSURLSessionConfiguration setTLSMaximumSupportedProtocolVersion:]`
---@param tlsMaximumSupportedProtocolVersion integer
function NSURLSessionConfiguration:setTLSMaximumSupportedProtocolVersion_(tlsMaximumSupportedProtocolVersion) end

--- `-[NSURLSessionConfiguration setTLSMinimumSupportedProtocol:]`
---@param tlsMinimumSupportedProtocol integer
function NSURLSessionConfiguration:setTLSMinimumSupportedProtocol_(tlsMinimumSupportedProtocol) end

--- `-[NSURLSessionConfiguration setTLSMinimumSupportedProtocolVersion:]`
---@param tlsMinimumSupportedProtocolVersion integer
function NSURLSessionConfiguration:setTLSMinimumSupportedProtocolVersion_(tlsMinimumSupportedProtocolVersion) end

--- `-[NSURLSessionConfiguration setTimeoutIntervalForRequest:]`
---@param request number
function NSURLSessionConfiguration:setTimeoutIntervalForRequest_(request) end

--- `-[NSURLSessionConfiguration setTimeoutIntervalForResource:]`
---@param resource number
function NSURLSessionConfiguration:setTimeoutIntervalForResource_(resource) end

--- `-[NSURLSessionConfiguration setURLCache:]`
---@param urlCache NSURLCache?
function NSURLSessionConfiguration:setURLCache_(urlCache) end

--- `-[NSURLSessionConfiguration setURLCredentialStorage:]`
---@param urlCredentialStorage NSURLCredentialStorage?
function NSURLSessionConfiguration:setURLCredentialStorage_(urlCredentialStorage) end

--- `-[NSURLSessionConfiguration setUsesClassicLoadingMode:]`
---@param usesClassicLoadingMode boolean
function NSURLSessionConfiguration:setUsesClassicLoadingMode_(usesClassicLoadingMode) end

--- `-[NSURLSessionConfiguration setWaitsForConnectivity:]`
---@param connectivity boolean
function NSURLSessionConfiguration:setWaitsForConnectivity_(connectivity) end

--- `-[NSURLSessionConfiguration sharedContainerIdentifier]`
---@return NSString
function NSURLSessionConfiguration:sharedContainerIdentifier() end

--- `-[NSURLSessionConfiguration shouldUseExtendedBackgroundIdleMode]`
---@return boolean
function NSURLSessionConfiguration:shouldUseExtendedBackgroundIdleMode() end

--- `-[NSURLSessionConfiguration timeoutIntervalForRequest]`
---@return number
function NSURLSessionConfiguration:timeoutIntervalForRequest() end

--- `-[NSURLSessionConfiguration timeoutIntervalForResource]`
---@return number
function NSURLSessionConfiguration:timeoutIntervalForResource() end

--- `-[NSURLSessionConfiguration usesClassicLoadingMode]`
---@return boolean
function NSURLSessionConfiguration:usesClassicLoadingMode() end

--- `-[NSURLSessionConfiguration waitsForConnectivity]`
---@return boolean
function NSURLSessionConfiguration:waitsForConnectivity() end

-- NSURLSessionConfigurationClass
--- The class `NSURLSessionConfiguration` itself.
---@class NSURLSessionConfigurationClass: NSObjectClass
---@field alloc fun(self: NSURLSessionConfigurationClass): NSURLSessionConfiguration
---@field new fun(self: NSURLSessionConfigurationClass): NSURLSessionConfiguration
local NSURLSessionConfigurationClass = {}

--- `+[NSURLSessionConfiguration backgroundSessionConfiguration:]`
---@param backgroundSessionConfiguration string
---@return NSURLSessionConfiguration
function NSURLSessionConfigurationClass:backgroundSessionConfiguration_(backgroundSessionConfiguration) end

--- `+[NSURLSessionConfiguration backgroundSessionConfigurationWithIdentifier:]`
---@param identifier string
---@return NSURLSessionConfiguration
function NSURLSessionConfigurationClass:backgroundSessionConfigurationWithIdentifier_(identifier) end

--- `+[NSURLSessionConfiguration defaultSessionConfiguration]`
---@return NSURLSessionConfiguration
function NSURLSessionConfigurationClass:defaultSessionConfiguration() end

--- `+[NSURLSessionConfiguration ephemeralSessionConfiguration]`
---@return NSURLSessionConfiguration
function NSURLSessionConfigurationClass:ephemeralSessionConfiguration() end

--- `+[NSURLSessionConfiguration supportsSecureCoding]`
---@return boolean
function NSURLSessionConfigurationClass:supportsSecureCoding() end
end

do
-- NSURLSessionDataTask
--- An instance of `NSURLSessionDataTask`.
---@class NSURLSessionDataTask: NSURLSessionTask
local NSURLSessionDataTask = {}

-- NSURLSessionDataTaskClass
--- The class `NSURLSessionDataTask` itself.
---@class NSURLSessionDataTaskClass: NSURLSessionTaskClass
---@field alloc fun(self: NSURLSessionDataTaskClass): NSURLSessionDataTask
---@field new fun(self: NSURLSessionDataTaskClass): NSURLSessionDataTask
local NSURLSessionDataTaskClass = {}
end

do
-- NSURLSessionDownloadTask
--- An instance of `NSURLSessionDownloadTask`.
---@class NSURLSessionDownloadTask: NSURLSessionTask
local NSURLSessionDownloadTask = {}

--- `-[NSURLSessionDownloadTask cancelByProducingResumeData:]`
---@param producingResumeData function
function NSURLSessionDownloadTask:cancelByProducingResumeData_(producingResumeData) end

-- NSURLSessionDownloadTaskClass
--- The class `NSURLSessionDownloadTask` itself.
---@class NSURLSessionDownloadTaskClass: NSURLSessionTaskClass
---@field alloc fun(self: NSURLSessionDownloadTaskClass): NSURLSessionDownloadTask
---@field new fun(self: NSURLSessionDownloadTaskClass): NSURLSessionDownloadTask
local NSURLSessionDownloadTaskClass = {}
end

do
-- NSURLSessionStreamTask
--- An instance of `NSURLSessionStreamTask`.
---@class NSURLSessionStreamTask: NSURLSessionTask
local NSURLSessionStreamTask = {}

--- `-[NSURLSessionStreamTask closeRead]`
function NSURLSessionStreamTask:closeRead() end

--- `-[NSURLSessionStreamTask closeWrite]`
function NSURLSessionStreamTask:closeWrite() end

--- `-[NSURLSessionStreamTask readDataOfMinLength:maxLength:timeout:completionHandler:]`
---@param minLength integer
---@param maxLength integer
---@param timeout number
---@param completionHandler function
function NSURLSessionStreamTask:readDataOfMinLength_maxLength_timeout_completionHandler_(minLength, maxLength, timeout, completionHandler) end

--- `-[NSURLSessionStreamTask startSecureConnection]`
function NSURLSessionStreamTask:startSecureConnection() end

--- `-[NSURLSessionStreamTask stopSecureConnection]`
function NSURLSessionStreamTask:stopSecureConnection() end

--- `-[NSURLSessionStreamTask writeData:timeout:completionHandler:]`
---@param writeData any
---@param timeout number
---@param completionHandler function
function NSURLSessionStreamTask:writeData_timeout_completionHandler_(writeData, timeout, completionHandler) end

-- NSURLSessionStreamTaskClass
--- The class `NSURLSessionStreamTask` itself.
---@class NSURLSessionStreamTaskClass: NSURLSessionTaskClass
---@field alloc fun(self: NSURLSessionStreamTaskClass): NSURLSessionStreamTask
---@field new fun(self: NSURLSessionStreamTaskClass): NSURLSessionStreamTask
local NSURLSessionStreamTaskClass = {}
end

do
-- NSURLSessionTask
--- An instance of `NSURLSessionTask`.
---@class NSURLSessionTask: NSObject, NSProgressReporting, NSCopying
local NSURLSessionTask = {}

--- `-[NSURLSessionTask cancel]`
function NSURLSessionTask:cancel() end

--- `-[NSURLSessionTask copyWithZone:]`
---@param zone lightuserdata?
---@return NSURLSessionTask
function NSURLSessionTask:copyWithZone_(zone) end

--- `-[NSURLSessionTask countOfBytesClientExpectsToReceive]`
---@return integer
function NSURLSessionTask:countOfBytesClientExpectsToReceive() end

--- `-[NSURLSessionTask countOfBytesClientExpectsToSend]`
---@return integer
function NSURLSessionTask:countOfBytesClientExpectsToSend() end

--- `-[NSURLSessionTask countOfBytesExpectedToReceive]`
---@return integer
function NSURLSessionTask:countOfBytesExpectedToReceive() end

--- `-[NSURLSessionTask countOfBytesExpectedToSend]`
---@return integer
function NSURLSessionTask:countOfBytesExpectedToSend() end

--- `-[NSURLSessionTask countOfBytesReceived]`
---@return integer
function NSURLSessionTask:countOfBytesReceived() end

--- `-[NSURLSessionTask countOfBytesSent]`
---@return integer
function NSURLSessionTask:countOfBytesSent() end

--- `-[NSURLSessionTask currentRequest]`
---@return NSURLRequest?
function NSURLSessionTask:currentRequest() end

--- `-[NSURLSessionTask delegate]`
---@return NSURLSessionTaskDelegate
function NSURLSessionTask:delegate() end

--- `-[NSURLSessionTask earliestBeginDate]`
---@return NSDate
function NSURLSessionTask:earliestBeginDate() end

--- `-[NSURLSessionTask error]`
---@return NSError?
function NSURLSessionTask:error() end

--- `-[NSURLSessionTask originalRequest]`
---@return NSURLRequest?
function NSURLSessionTask:originalRequest() end

--- `-[NSURLSessionTask prefersIncrementalDelivery]`
---@return boolean
function NSURLSessionTask:prefersIncrementalDelivery() end

--- `-[NSURLSessionTask priority]`
---@return number
function NSURLSessionTask:priority() end

--- `-[NSURLSessionTask progress]`
---@return NSProgress?
function NSURLSessionTask:progress() end

--- `-[NSURLSessionTask response]`
---@return NSURLResponse?
function NSURLSessionTask:response() end

--- `-[NSURLSessionTask resume]`
function NSURLSessionTask:resume() end

--- `-[NSURLSessionTask session]`
---@return NSURLSession?
function NSURLSessionTask:session() end

--- `-[NSURLSessionTask setCountOfBytesClientExpectsToReceive:]`
---@param receive integer
function NSURLSessionTask:setCountOfBytesClientExpectsToReceive_(receive) end

--- `-[NSURLSessionTask setCountOfBytesClientExpectsToSend:]`
---@param send integer
function NSURLSessionTask:setCountOfBytesClientExpectsToSend_(send) end

--- `-[NSURLSessionTask setDelegate:]`
---@param delegate NSURLSessionTaskDelegate?
function NSURLSessionTask:setDelegate_(delegate) end

--- `-[NSURLSessionTask setEarliestBeginDate:]`
---@param date NSDate?
function NSURLSessionTask:setEarliestBeginDate_(date) end

--- `-[NSURLSessionTask setPrefersIncrementalDelivery:]`
---@param prefersIncrementalDelivery boolean
function NSURLSessionTask:setPrefersIncrementalDelivery_(prefersIncrementalDelivery) end

--- `-[NSURLSessionTask setPriority:]`
---@param priority number
function NSURLSessionTask:setPriority_(priority) end

--- `-[NSURLSessionTask setState:]`
---@param state integer
function NSURLSessionTask:setState_(state) end

--- `-[NSURLSessionTask setTaskDescription:]`
---@param taskDescription string?
function NSURLSessionTask:setTaskDescription_(taskDescription) end

--- `-[NSURLSessionTask state]`
---@return integer
function NSURLSessionTask:state() end

--- `-[NSURLSessionTask suspend]`
function NSURLSessionTask:suspend() end

--- `-[NSURLSessionTask taskDescription]`
---@return string?
function NSURLSessionTask:taskDescription() end

--- `-[NSURLSessionTask taskIdentifier]`
---@return integer
function NSURLSessionTask:taskIdentifier() end

-- NSURLSessionTaskClass
--- The class `NSURLSessionTask` itself.
---@class NSURLSessionTaskClass: NSObjectClass
---@field alloc fun(self: NSURLSessionTaskClass): NSURLSessionTask
---@field new fun(self: NSURLSessionTaskClass): NSURLSessionTask
local NSURLSessionTaskClass = {}
end

do
-- NSURLSessionTaskMetrics
--- An instance of `NSURLSessionTaskMetrics`.
---@class NSURLSessionTaskMetrics: NSObject
local NSURLSessionTaskMetrics = {}

--- `-[NSURLSessionTaskMetrics redirectCount]`
---@return integer
function NSURLSessionTaskMetrics:redirectCount() end

--- `-[NSURLSessionTaskMetrics taskInterval]`
---@return NSDateInterval
function NSURLSessionTaskMetrics:taskInterval() end

--- `-[NSURLSessionTaskMetrics transactionMetrics]`
---@return NSURLSessionTaskTransactionMetrics[]
function NSURLSessionTaskMetrics:transactionMetrics() end

-- NSURLSessionTaskMetricsClass
--- The class `NSURLSessionTaskMetrics` itself.
---@class NSURLSessionTaskMetricsClass: NSObjectClass
---@field alloc fun(self: NSURLSessionTaskMetricsClass): NSURLSessionTaskMetrics
---@field new fun(self: NSURLSessionTaskMetricsClass): NSURLSessionTaskMetrics
local NSURLSessionTaskMetricsClass = {}
end

do
-- NSURLSessionTaskTransactionMetrics
--- An instance of `NSURLSessionTaskTransactionMetrics`.
---@class NSURLSessionTaskTransactionMetrics: NSObject
local NSURLSessionTaskTransactionMetrics = {}

--- `-[NSURLSessionTaskTransactionMetrics connectEndDate]`
---@return NSDate
function NSURLSessionTaskTransactionMetrics:connectEndDate() end

--- `-[NSURLSessionTaskTransactionMetrics connectStartDate]`
---@return NSDate
function NSURLSessionTaskTransactionMetrics:connectStartDate() end

--- `-[NSURLSessionTaskTransactionMetrics countOfRequestBodyBytesBeforeEncoding]`
---@return integer
function NSURLSessionTaskTransactionMetrics:countOfRequestBodyBytesBeforeEncoding() end

--- `-[NSURLSessionTaskTransactionMetrics countOfRequestBodyBytesSent]`
---@return integer
function NSURLSessionTaskTransactionMetrics:countOfRequestBodyBytesSent() end

--- `-[NSURLSessionTaskTransactionMetrics countOfRequestHeaderBytesSent]`
---@return integer
function NSURLSessionTaskTransactionMetrics:countOfRequestHeaderBytesSent() end

--- `-[NSURLSessionTaskTransactionMetrics countOfResponseBodyBytesAfterDecoding]`
---@return integer
function NSURLSessionTaskTransactionMetrics:countOfResponseBodyBytesAfterDecoding() end

--- `-[NSURLSessionTaskTransactionMetrics countOfResponseBodyBytesReceived]`
---@return integer
function NSURLSessionTaskTransactionMetrics:countOfResponseBodyBytesReceived() end

--- `-[NSURLSessionTaskTransactionMetrics countOfResponseHeaderBytesReceived]`
---@return integer
function NSURLSessionTaskTransactionMetrics:countOfResponseHeaderBytesReceived() end

--- `-[NSURLSessionTaskTransactionMetrics domainLookupEndDate]`
---@return NSDate
function NSURLSessionTaskTransactionMetrics:domainLookupEndDate() end

--- `-[NSURLSessionTaskTransactionMetrics domainLookupStartDate]`
---@return NSDate
function NSURLSessionTaskTransactionMetrics:domainLookupStartDate() end

--- `-[NSURLSessionTaskTransactionMetrics domainResolutionProtocol]`
---@return integer
function NSURLSessionTaskTransactionMetrics:domainResolutionProtocol() end

--- `-[NSURLSessionTaskTransactionMetrics fetchStartDate]`
---@return NSDate
function NSURLSessionTaskTransactionMetrics:fetchStartDate() end

--- `-[NSURLSessionTaskTransactionMetrics isCellular]`
---@return boolean
function NSURLSessionTaskTransactionMetrics:isCellular() end

--- `-[NSURLSessionTaskTransactionMetrics isConstrained]`
---@return boolean
function NSURLSessionTaskTransactionMetrics:isConstrained() end

--- `-[NSURLSessionTaskTransactionMetrics isExpensive]`
---@return boolean
function NSURLSessionTaskTransactionMetrics:isExpensive() end

--- `-[NSURLSessionTaskTransactionMetrics isMultipath]`
---@return boolean
function NSURLSessionTaskTransactionMetrics:isMultipath() end

--- `-[NSURLSessionTaskTransactionMetrics isProxyConnection]`
---@return boolean
function NSURLSessionTaskTransactionMetrics:isProxyConnection() end

--- `-[NSURLSessionTaskTransactionMetrics isReusedConnection]`
---@return boolean
function NSURLSessionTaskTransactionMetrics:isReusedConnection() end

--- `-[NSURLSessionTaskTransactionMetrics localAddress]`
---@return string?
function NSURLSessionTaskTransactionMetrics:localAddress() end

--- `-[NSURLSessionTaskTransactionMetrics localPort]`
---@return NSNumber
function NSURLSessionTaskTransactionMetrics:localPort() end

--- `-[NSURLSessionTaskTransactionMetrics negotiatedTLSCipherSuite]`
---@return NSNumber
function NSURLSessionTaskTransactionMetrics:negotiatedTLSCipherSuite() end

--- `-[NSURLSessionTaskTransactionMetrics negotiatedTLSProtocolVersion]`
---@return NSNumber
function NSURLSessionTaskTransactionMetrics:negotiatedTLSProtocolVersion() end

--- `-[NSURLSessionTaskTransactionMetrics networkProtocolName]`
---@return string?
function NSURLSessionTaskTransactionMetrics:networkProtocolName() end

--- `-[NSURLSessionTaskTransactionMetrics remoteAddress]`
---@return string?
function NSURLSessionTaskTransactionMetrics:remoteAddress() end

--- `-[NSURLSessionTaskTransactionMetrics remotePort]`
---@return NSNumber
function NSURLSessionTaskTransactionMetrics:remotePort() end

--- `-[NSURLSessionTaskTransactionMetrics request]`
---@return NSURLRequest?
function NSURLSessionTaskTransactionMetrics:request() end

--- `-[NSURLSessionTaskTransactionMetrics requestEndDate]`
---@return NSDate
function NSURLSessionTaskTransactionMetrics:requestEndDate() end

--- `-[NSURLSessionTaskTransactionMetrics requestStartDate]`
---@return NSDate
function NSURLSessionTaskTransactionMetrics:requestStartDate() end

--- `-[NSURLSessionTaskTransactionMetrics resourceFetchType]`
---@return integer
function NSURLSessionTaskTransactionMetrics:resourceFetchType() end

--- `-[NSURLSessionTaskTransactionMetrics response]`
---@return NSURLResponse?
function NSURLSessionTaskTransactionMetrics:response() end

--- `-[NSURLSessionTaskTransactionMetrics responseEndDate]`
---@return NSDate
function NSURLSessionTaskTransactionMetrics:responseEndDate() end

--- `-[NSURLSessionTaskTransactionMetrics responseStartDate]`
---@return NSDate
function NSURLSessionTaskTransactionMetrics:responseStartDate() end

--- `-[NSURLSessionTaskTransactionMetrics secureConnectionEndDate]`
---@return NSDate
function NSURLSessionTaskTransactionMetrics:secureConnectionEndDate() end

--- `-[NSURLSessionTaskTransactionMetrics secureConnectionStartDate]`
---@return NSDate
function NSURLSessionTaskTransactionMetrics:secureConnectionStartDate() end

-- NSURLSessionTaskTransactionMetricsClass
--- The class `NSURLSessionTaskTransactionMetrics` itself.
---@class NSURLSessionTaskTransactionMetricsClass: NSObjectClass
---@field alloc fun(self: NSURLSessionTaskTransactionMetricsClass): NSURLSessionTaskTransactionMetrics
---@field new fun(self: NSURLSessionTaskTransactionMetricsClass): NSURLSessionTaskTransactionMetrics
local NSURLSessionTaskTransactionMetricsClass = {}
end

do
-- NSURLSessionUploadTask
--- An instance of `NSURLSessionUploadTask`.
---@class NSURLSessionUploadTask: NSURLSessionDataTask
local NSURLSessionUploadTask = {}

-- NSURLSessionUploadTaskClass
--- The class `NSURLSessionUploadTask` itself.
---@class NSURLSessionUploadTaskClass: NSURLSessionDataTaskClass
---@field alloc fun(self: NSURLSessionUploadTaskClass): NSURLSessionUploadTask
---@field new fun(self: NSURLSessionUploadTaskClass): NSURLSessionUploadTask
local NSURLSessionUploadTaskClass = {}
end

do
-- NSURLSessionWebSocketMessage
--- An instance of `NSURLSessionWebSocketMessage`.
---@class NSURLSessionWebSocketMessage: NSObject
local NSURLSessionWebSocketMessage = {}

--- `-[NSURLSessionWebSocketMessage data]`
---@return NSData?
function NSURLSessionWebSocketMessage:data() end

--- `-[NSURLSessionWebSocketMessage initWithData:]`
---@param data NSData
---@return self
function NSURLSessionWebSocketMessage:initWithData_(data) end

--- `-[NSURLSessionWebSocketMessage initWithString:]`
---@param string string
---@return self
function NSURLSessionWebSocketMessage:initWithString_(string) end

--- `-[NSURLSessionWebSocketMessage string]`
---@return string?
function NSURLSessionWebSocketMessage:string() end

--- `-[NSURLSessionWebSocketMessage type]`
---@return integer
function NSURLSessionWebSocketMessage:type() end

-- NSURLSessionWebSocketMessageClass
--- The class `NSURLSessionWebSocketMessage` itself.
---@class NSURLSessionWebSocketMessageClass: NSObjectClass
---@field alloc fun(self: NSURLSessionWebSocketMessageClass): NSURLSessionWebSocketMessage
---@field new fun(self: NSURLSessionWebSocketMessageClass): NSURLSessionWebSocketMessage
local NSURLSessionWebSocketMessageClass = {}
end

do
-- NSURLSessionWebSocketTask
--- An instance of `NSURLSessionWebSocketTask`.
---@class NSURLSessionWebSocketTask: NSURLSessionTask
local NSURLSessionWebSocketTask = {}

--- `-[NSURLSessionWebSocketTask cancelWithCloseCode:reason:]`
---@param closeCode integer
---@param reason any
function NSURLSessionWebSocketTask:cancelWithCloseCode_reason_(closeCode, reason) end

--- `-[NSURLSessionWebSocketTask closeCode]`
---@return integer
function NSURLSessionWebSocketTask:closeCode() end

--- `-[NSURLSessionWebSocketTask closeReason]`
---@return NSData?
function NSURLSessionWebSocketTask:closeReason() end

--- `-[NSURLSessionWebSocketTask maximumMessageSize]`
---@return integer
function NSURLSessionWebSocketTask:maximumMessageSize() end

--- `-[NSURLSessionWebSocketTask receiveMessageWithCompletionHandler:]`
---@param completionHandler function
function NSURLSessionWebSocketTask:receiveMessageWithCompletionHandler_(completionHandler) end

--- `-[NSURLSessionWebSocketTask sendMessage:completionHandler:]`
---@param message NSURLSessionWebSocketMessage
---@param completionHandler function
function NSURLSessionWebSocketTask:sendMessage_completionHandler_(message, completionHandler) end

--- `-[NSURLSessionWebSocketTask sendPingWithPongReceiveHandler:]`
---@param pongReceiveHandler function
function NSURLSessionWebSocketTask:sendPingWithPongReceiveHandler_(pongReceiveHandler) end

--- `-[NSURLSessionWebSocketTask setMaximumMessageSize:]`
---@param maximumMessageSize integer
function NSURLSessionWebSocketTask:setMaximumMessageSize_(maximumMessageSize) end

-- NSURLSessionWebSocketTaskClass
--- The class `NSURLSessionWebSocketTask` itself.
---@class NSURLSessionWebSocketTaskClass: NSURLSessionTaskClass
---@field alloc fun(self: NSURLSessionWebSocketTaskClass): NSURLSessionWebSocketTask
---@field new fun(self: NSURLSessionWebSocketTaskClass): NSURLSessionWebSocketTask
local NSURLSessionWebSocketTaskClass = {}
end

do
-- NSUUID
--- An instance of `NSUUID`.
---@class NSUUID: NSObject, NSSecureCoding, NSCopying
local NSUUID = {}

--- `-[NSUUID UUIDString]`
---@return string
function NSUUID:UUIDString() end

--- `-[NSUUID compare:]`
---@param compare NSUUID
---@return integer
function NSUUID:compare_(compare) end

--- `-[NSUUID copyWithZone:]`
---@param zone lightuserdata?
---@return NSUUID
function NSUUID:copyWithZone_(zone) end

--- `-[NSUUID getUUIDBytes:]`
---@param getUUIDBytes any
---@return any
function NSUUID:getUUIDBytes_(getUUIDBytes) end

--- `-[NSUUID initWithUUIDBytes:]`
---@param uuidBytes any
---@return self
function NSUUID:initWithUUIDBytes_(uuidBytes) end

--- `-[NSUUID initWithUUIDString:]`
---@param uuidString string?
---@return self
function NSUUID:initWithUUIDString_(uuidString) end

-- NSUUIDClass
--- The class `NSUUID` itself.
---@class NSUUIDClass: NSObjectClass
---@field alloc fun(self: NSUUIDClass): NSUUID
---@field new fun(self: NSUUIDClass): NSUUID
local NSUUIDClass = {}

--- `+[NSUUID UUID]`
---@return NSUUID
function NSUUIDClass:UUID() end

--- `+[NSUUID supportsSecureCoding]`
---@return boolean
function NSUUIDClass:supportsSecureCoding() end
end

do
-- NSUbiquitousKeyValueStore
--- An instance of `NSUbiquitousKeyValueStore`.
---@class NSUbiquitousKeyValueStore: NSObject
local NSUbiquitousKeyValueStore = {}

--- `-[NSUbiquitousKeyValueStore arrayForKey:]`
---@param key string
---@return any
function NSUbiquitousKeyValueStore:arrayForKey_(key) end

--- `-[NSUbiquitousKeyValueStore boolForKey:]`
---@param key string
---@return boolean
function NSUbiquitousKeyValueStore:boolForKey_(key) end

--- `-[NSUbiquitousKeyValueStore dataForKey:]`
---@param key string
---@return NSData?
function NSUbiquitousKeyValueStore:dataForKey_(key) end

--- `-[NSUbiquitousKeyValueStore dictionaryForKey:]`
---@param key string
---@return NSDictionary|table|nil
function NSUbiquitousKeyValueStore:dictionaryForKey_(key) end

--- `-[NSUbiquitousKeyValueStore dictionaryRepresentation]`
---@return NSDictionary
function NSUbiquitousKeyValueStore:dictionaryRepresentation() end

--- `-[NSUbiquitousKeyValueStore doubleForKey:]`
---@param key string
---@return number
function NSUbiquitousKeyValueStore:doubleForKey_(key) end

--- `-[NSUbiquitousKeyValueStore longLongForKey:]`
---@param key string
---@return integer
function NSUbiquitousKeyValueStore:longLongForKey_(key) end

--- `-[NSUbiquitousKeyValueStore objectForKey:]`
---@param key string
---@return any
function NSUbiquitousKeyValueStore:objectForKey_(key) end

--- `-[NSUbiquitousKeyValueStore removeObjectForKey:]`
---@param key string
function NSUbiquitousKeyValueStore:removeObjectForKey_(key) end

--- `-[NSUbiquitousKeyValueStore setArray:forKey:]`
---@param array any
---@param key string
function NSUbiquitousKeyValueStore:setArray_forKey_(array, key) end

--- `-[NSUbiquitousKeyValueStore setBool:forKey:]`
---@param bool boolean
---@param key string
function NSUbiquitousKeyValueStore:setBool_forKey_(bool, key) end

--- `-[NSUbiquitousKeyValueStore setData:forKey:]`
---@param data any
---@param key string
function NSUbiquitousKeyValueStore:setData_forKey_(data, key) end

--- `-[NSUbiquitousKeyValueStore setDictionary:forKey:]`
---@param dictionary any
---@param key string
function NSUbiquitousKeyValueStore:setDictionary_forKey_(dictionary, key) end

--- `-[NSUbiquitousKeyValueStore setDouble:forKey:]`
---@param double number
---@param key string
function NSUbiquitousKeyValueStore:setDouble_forKey_(double, key) end

--- `-[NSUbiquitousKeyValueStore setLongLong:forKey:]`
---@param longLong any
---@param key string
function NSUbiquitousKeyValueStore:setLongLong_forKey_(longLong, key) end

--- `-[NSUbiquitousKeyValueStore setObject:forKey:]`
---@param object any
---@param key string
function NSUbiquitousKeyValueStore:setObject_forKey_(object, key) end

--- `-[NSUbiquitousKeyValueStore setString:forKey:]`
---@param string any
---@param key string
function NSUbiquitousKeyValueStore:setString_forKey_(string, key) end

--- `-[NSUbiquitousKeyValueStore stringForKey:]`
---@param key string
---@return string?
function NSUbiquitousKeyValueStore:stringForKey_(key) end

--- `-[NSUbiquitousKeyValueStore synchronize]`
---@return boolean
function NSUbiquitousKeyValueStore:synchronize() end

-- NSUbiquitousKeyValueStoreClass
--- The class `NSUbiquitousKeyValueStore` itself.
---@class NSUbiquitousKeyValueStoreClass: NSObjectClass
---@field alloc fun(self: NSUbiquitousKeyValueStoreClass): NSUbiquitousKeyValueStore
---@field new fun(self: NSUbiquitousKeyValueStoreClass): NSUbiquitousKeyValueStore
local NSUbiquitousKeyValueStoreClass = {}

--- `+[NSUbiquitousKeyValueStore defaultStore]`
---@return NSUbiquitousKeyValueStore
function NSUbiquitousKeyValueStoreClass:defaultStore() end
end

do
-- NSUnarchiver
--- An instance of `NSUnarchiver`.
---@class NSUnarchiver: NSCoder
local NSUnarchiver = {}

--- `-[NSUnarchiver classNameDecodedForArchiveClassName:]`
---@param archiveClassName string
---@return string
function NSUnarchiver:classNameDecodedForArchiveClassName_(archiveClassName) end

--- `-[NSUnarchiver decodeClassName:asClassName:]`
---@param decodeClassName string
---@param asClassName string
function NSUnarchiver:decodeClassName_asClassName_(decodeClassName, asClassName) end

--- `-[NSUnarchiver initForReadingWithData:]`
---@param data NSData
---@return self
function NSUnarchiver:initForReadingWithData_(data) end

--- `-[NSUnarchiver isAtEnd]`
---@return boolean
function NSUnarchiver:isAtEnd() end

-- NSUnarchiverClass
--- The class `NSUnarchiver` itself.
---@class NSUnarchiverClass: NSCoderClass
---@field alloc fun(self: NSUnarchiverClass): NSUnarchiver
---@field new fun(self: NSUnarchiverClass): NSUnarchiver
local NSUnarchiverClass = {}

--- `+[NSUnarchiver classNameDecodedForArchiveClassName:]`
---@param archiveClassName string
---@return string
function NSUnarchiverClass:classNameDecodedForArchiveClassName_(archiveClassName) end

--- `+[NSUnarchiver decodeClassName:asClassName:]`
---@param decodeClassName string
---@param asClassName string
function NSUnarchiverClass:decodeClassName_asClassName_(decodeClassName, asClassName) end

--- `+[NSUnarchiver unarchiveObjectWithData:]`
---@param data NSData
---@return any
function NSUnarchiverClass:unarchiveObjectWithData_(data) end

--- `+[NSUnarchiver unarchiveObjectWithFile:]`
---@param file string
---@return any
function NSUnarchiverClass:unarchiveObjectWithFile_(file) end
end

do
-- NSUndoManager
--- An instance of `NSUndoManager`.
---@class NSUndoManager: NSObject
local NSUndoManager = {}

--- `-[NSUndoManager beginUndoGrouping]`
function NSUndoManager:beginUndoGrouping() end

--- `-[NSUndoManager canRedo]`
---@return boolean
function NSUndoManager:canRedo() end

--- `-[NSUndoManager canUndo]`
---@return boolean
function NSUndoManager:canUndo() end

--- `-[NSUndoManager disableUndoRegistration]`
function NSUndoManager:disableUndoRegistration() end

--- `-[NSUndoManager enableUndoRegistration]`
function NSUndoManager:enableUndoRegistration() end

--- `-[NSUndoManager endUndoGrouping]`
function NSUndoManager:endUndoGrouping() end

--- `-[NSUndoManager groupingLevel]`
---@return integer
function NSUndoManager:groupingLevel() end

--- `-[NSUndoManager groupsByEvent]`
---@return boolean
function NSUndoManager:groupsByEvent() end

--- `-[NSUndoManager isRedoing]`
---@return boolean
function NSUndoManager:isRedoing() end

--- `-[NSUndoManager isUndoRegistrationEnabled]`
---@return boolean
function NSUndoManager:isUndoRegistrationEnabled() end

--- `-[NSUndoManager isUndoing]`
---@return boolean
function NSUndoManager:isUndoing() end

--- `-[NSUndoManager levelsOfUndo]`
---@return integer
function NSUndoManager:levelsOfUndo() end

--- `-[NSUndoManager prepareWithInvocationTarget:]`
---@param invocationTarget any
---@return any
function NSUndoManager:prepareWithInvocationTarget_(invocationTarget) end

--- `-[NSUndoManager redo]`
function NSUndoManager:redo() end

--- `-[NSUndoManager redoActionIsDiscardable]`
---@return boolean
function NSUndoManager:redoActionIsDiscardable() end

--- `-[NSUndoManager redoActionName]`
---@return string
function NSUndoManager:redoActionName() end

--- `-[NSUndoManager redoActionUserInfoValueForKey:]`
---@param key string
---@return any
function NSUndoManager:redoActionUserInfoValueForKey_(key) end

--- `-[NSUndoManager redoCount]`
---@return integer
function NSUndoManager:redoCount() end

--- `-[NSUndoManager redoMenuItemTitle]`
---@return string
function NSUndoManager:redoMenuItemTitle() end

--- `-[NSUndoManager redoMenuTitleForUndoActionName:]`
---@param undoActionName string?
---@return string
function NSUndoManager:redoMenuTitleForUndoActionName_(undoActionName) end

--- `-[NSUndoManager registerUndoWithTarget:handler:]`
---@param target any
---@param handler function
function NSUndoManager:registerUndoWithTarget_handler_(target, handler) end

--- `-[NSUndoManager registerUndoWithTarget:selector:object:]`
---@param target any
---@param selector SEL
---@param object any
function NSUndoManager:registerUndoWithTarget_selector_object_(target, selector, object) end

--- `-[NSUndoManager removeAllActions]`
function NSUndoManager:removeAllActions() end

--- `-[NSUndoManager removeAllActionsWithTarget:]`
---@param target any
function NSUndoManager:removeAllActionsWithTarget_(target) end

--- `-[NSUndoManager runLoopModes]`
---@return string[]
function NSUndoManager:runLoopModes() end

--- `-[NSUndoManager setActionIsDiscardable:]`
---@param actionIsDiscardable boolean
function NSUndoManager:setActionIsDiscardable_(actionIsDiscardable) end

--- `-[NSUndoManager setActionName:]`
---@param actionName string?
function NSUndoManager:setActionName_(actionName) end

--- `-[NSUndoManager setActionUserInfoValue:forKey:]`
---@param actionUserInfoValue any
---@param key string
function NSUndoManager:setActionUserInfoValue_forKey_(actionUserInfoValue, key) end

--- `-[NSUndoManager setGroupsByEvent:]`
---@param event boolean
function NSUndoManager:setGroupsByEvent_(event) end

--- `-[NSUndoManager setLevelsOfUndo:]`
---@param undo integer
function NSUndoManager:setLevelsOfUndo_(undo) end

--- `-[NSUndoManager setRunLoopModes:]`
---@param runLoopModes string[]
function NSUndoManager:setRunLoopModes_(runLoopModes) end

--- `-[NSUndoManager undo]`
function NSUndoManager:undo() end

--- `-[NSUndoManager undoActionIsDiscardable]`
---@return boolean
function NSUndoManager:undoActionIsDiscardable() end

--- `-[NSUndoManager undoActionName]`
---@return string
function NSUndoManager:undoActionName() end

--- `-[NSUndoManager undoActionUserInfoValueForKey:]`
---@param key string
---@return any
function NSUndoManager:undoActionUserInfoValueForKey_(key) end

--- `-[NSUndoManager undoCount]`
---@return integer
function NSUndoManager:undoCount() end

--- `-[NSUndoManager undoMenuItemTitle]`
---@return string
function NSUndoManager:undoMenuItemTitle() end

--- `-[NSUndoManager undoMenuTitleForUndoActionName:]`
---@param undoActionName string?
---@return string
function NSUndoManager:undoMenuTitleForUndoActionName_(undoActionName) end

--- `-[NSUndoManager undoNestedGroup]`
function NSUndoManager:undoNestedGroup() end

-- NSUndoManagerClass
--- The class `NSUndoManager` itself.
---@class NSUndoManagerClass: NSObjectClass
---@field alloc fun(self: NSUndoManagerClass): NSUndoManager
---@field new fun(self: NSUndoManagerClass): NSUndoManager
local NSUndoManagerClass = {}
end

do
-- NSUndoManagerProxy
--- An instance of `NSUndoManagerProxy`.
---@class NSUndoManagerProxy: NSProxy
local NSUndoManagerProxy = {}

--- `-[NSUndoManagerProxy methodSignatureForSelector:]`
---@param selector SEL
---@return NSMethodSignature?
function NSUndoManagerProxy:methodSignatureForSelector_(selector) end

-- NSUndoManagerProxyClass
--- The class `NSUndoManagerProxy` itself.
---@class NSUndoManagerProxyClass: NSProxyClass
---@field alloc fun(self: NSUndoManagerProxyClass): NSUndoManagerProxy
---@field new fun(self: NSUndoManagerProxyClass): NSUndoManagerProxy
local NSUndoManagerProxyClass = {}
end

do
-- NSUnit
--- An instance of `NSUnit`.
---@class NSUnit: NSObject, NSSecureCoding, NSCopying
local NSUnit = {}

--- `-[NSUnit copyWithZone:]`
---@param zone lightuserdata?
---@return NSUnit
function NSUnit:copyWithZone_(zone) end

--- `-[NSUnit initWithSymbol:]`
---@param symbol string
---@return self
function NSUnit:initWithSymbol_(symbol) end

--- `-[NSUnit symbol]`
---@return string
function NSUnit:symbol() end

-- NSUnitClass
--- The class `NSUnit` itself.
---@class NSUnitClass: NSObjectClass
---@field alloc fun(self: NSUnitClass): NSUnit
---@field new fun(self: NSUnitClass): NSUnit
local NSUnitClass = {}

--- `+[NSUnit supportsSecureCoding]`
---@return boolean
function NSUnitClass:supportsSecureCoding() end
end

do
-- NSUnitAcceleration
--- An instance of `NSUnitAcceleration`.
---@class NSUnitAcceleration: NSDimension
local NSUnitAcceleration = {}

-- NSUnitAccelerationClass
--- The class `NSUnitAcceleration` itself.
---@class NSUnitAccelerationClass: NSDimensionClass
---@field alloc fun(self: NSUnitAccelerationClass): NSUnitAcceleration
---@field new fun(self: NSUnitAccelerationClass): NSUnitAcceleration
local NSUnitAccelerationClass = {}

--- `+[NSUnitAcceleration baseUnit]`
---@return NSUnitAcceleration
function NSUnitAccelerationClass:baseUnit() end

--- `+[NSUnitAcceleration gravity]`
---@return NSUnitAcceleration
function NSUnitAccelerationClass:gravity() end

--- `+[NSUnitAcceleration metersPerSecondSquared]`
---@return NSUnitAcceleration
function NSUnitAccelerationClass:metersPerSecondSquared() end
end

do
-- NSUnitAngle
--- An instance of `NSUnitAngle`.
---@class NSUnitAngle: NSDimension
local NSUnitAngle = {}

-- NSUnitAngleClass
--- The class `NSUnitAngle` itself.
---@class NSUnitAngleClass: NSDimensionClass
---@field alloc fun(self: NSUnitAngleClass): NSUnitAngle
---@field new fun(self: NSUnitAngleClass): NSUnitAngle
local NSUnitAngleClass = {}

--- `+[NSUnitAngle arcMinutes]`
---@return NSUnitAngle
function NSUnitAngleClass:arcMinutes() end

--- `+[NSUnitAngle arcSeconds]`
---@return NSUnitAngle
function NSUnitAngleClass:arcSeconds() end

--- `+[NSUnitAngle baseUnit]`
---@return NSUnitAngle
function NSUnitAngleClass:baseUnit() end

--- `+[NSUnitAngle degrees]`
---@return NSUnitAngle
function NSUnitAngleClass:degrees() end

--- `+[NSUnitAngle gradians]`
---@return NSUnitAngle
function NSUnitAngleClass:gradians() end

--- `+[NSUnitAngle radians]`
---@return NSUnitAngle
function NSUnitAngleClass:radians() end

--- `+[NSUnitAngle revolutions]`
---@return NSUnitAngle
function NSUnitAngleClass:revolutions() end
end

do
-- NSUnitArea
--- An instance of `NSUnitArea`.
---@class NSUnitArea: NSDimension
local NSUnitArea = {}

-- NSUnitAreaClass
--- The class `NSUnitArea` itself.
---@class NSUnitAreaClass: NSDimensionClass
---@field alloc fun(self: NSUnitAreaClass): NSUnitArea
---@field new fun(self: NSUnitAreaClass): NSUnitArea
local NSUnitAreaClass = {}

--- `+[NSUnitArea acres]`
---@return NSUnitArea
function NSUnitAreaClass:acres() end

--- `+[NSUnitArea ares]`
---@return NSUnitArea
function NSUnitAreaClass:ares() end

--- `+[NSUnitArea baseUnit]`
---@return NSUnitArea
function NSUnitAreaClass:baseUnit() end

--- `+[NSUnitArea hectares]`
---@return NSUnitArea
function NSUnitAreaClass:hectares() end

--- `+[NSUnitArea squareCentimeters]`
---@return NSUnitArea
function NSUnitAreaClass:squareCentimeters() end

--- `+[NSUnitArea squareFeet]`
---@return NSUnitArea
function NSUnitAreaClass:squareFeet() end

--- `+[NSUnitArea squareInches]`
---@return NSUnitArea
function NSUnitAreaClass:squareInches() end

--- `+[NSUnitArea squareKilometers]`
---@return NSUnitArea
function NSUnitAreaClass:squareKilometers() end

--- `+[NSUnitArea squareMegameters]`
---@return NSUnitArea
function NSUnitAreaClass:squareMegameters() end

--- `+[NSUnitArea squareMeters]`
---@return NSUnitArea
function NSUnitAreaClass:squareMeters() end

--- `+[NSUnitArea squareMicrometers]`
---@return NSUnitArea
function NSUnitAreaClass:squareMicrometers() end

--- `+[NSUnitArea squareMiles]`
---@return NSUnitArea
function NSUnitAreaClass:squareMiles() end

--- `+[NSUnitArea squareMillimeters]`
---@return NSUnitArea
function NSUnitAreaClass:squareMillimeters() end

--- `+[NSUnitArea squareNanometers]`
---@return NSUnitArea
function NSUnitAreaClass:squareNanometers() end

--- `+[NSUnitArea squareYards]`
---@return NSUnitArea
function NSUnitAreaClass:squareYards() end
end

do
-- NSUnitConcentrationMass
--- An instance of `NSUnitConcentrationMass`.
---@class NSUnitConcentrationMass: NSDimension
local NSUnitConcentrationMass = {}

-- NSUnitConcentrationMassClass
--- The class `NSUnitConcentrationMass` itself.
---@class NSUnitConcentrationMassClass: NSDimensionClass
---@field alloc fun(self: NSUnitConcentrationMassClass): NSUnitConcentrationMass
---@field new fun(self: NSUnitConcentrationMassClass): NSUnitConcentrationMass
local NSUnitConcentrationMassClass = {}

--- `+[NSUnitConcentrationMass baseUnit]`
---@return NSUnitConcentrationMass
function NSUnitConcentrationMassClass:baseUnit() end

--- `+[NSUnitConcentrationMass gramsPerLiter]`
---@return NSUnitConcentrationMass
function NSUnitConcentrationMassClass:gramsPerLiter() end

--- `+[NSUnitConcentrationMass milligramsPerDeciliter]`
---@return NSUnitConcentrationMass
function NSUnitConcentrationMassClass:milligramsPerDeciliter() end
end

do
-- NSUnitConverter
--- An instance of `NSUnitConverter`.
---@class NSUnitConverter: NSObject
local NSUnitConverter = {}

--- `-[NSUnitConverter baseUnitValueFromValue:]`
---@param value number
---@return number
function NSUnitConverter:baseUnitValueFromValue_(value) end

--- `-[NSUnitConverter valueFromBaseUnitValue:]`
---@param baseUnitValue number
---@return number
function NSUnitConverter:valueFromBaseUnitValue_(baseUnitValue) end

-- NSUnitConverterClass
--- The class `NSUnitConverter` itself.
---@class NSUnitConverterClass: NSObjectClass
---@field alloc fun(self: NSUnitConverterClass): NSUnitConverter
---@field new fun(self: NSUnitConverterClass): NSUnitConverter
local NSUnitConverterClass = {}
end

do
-- NSUnitConverterLinear
--- An instance of `NSUnitConverterLinear`.
---@class NSUnitConverterLinear: NSUnitConverter, NSSecureCoding
local NSUnitConverterLinear = {}

--- `-[NSUnitConverterLinear coefficient]`
---@return number
function NSUnitConverterLinear:coefficient() end

--- `-[NSUnitConverterLinear constant]`
---@return number
function NSUnitConverterLinear:constant() end

--- `-[NSUnitConverterLinear initWithCoefficient:]`
---@param coefficient number
---@return self
function NSUnitConverterLinear:initWithCoefficient_(coefficient) end

--- `-[NSUnitConverterLinear initWithCoefficient:constant:]`
---@param coefficient number
---@param constant number
---@return self
function NSUnitConverterLinear:initWithCoefficient_constant_(coefficient, constant) end

-- NSUnitConverterLinearClass
--- The class `NSUnitConverterLinear` itself.
---@class NSUnitConverterLinearClass: NSUnitConverterClass
---@field alloc fun(self: NSUnitConverterLinearClass): NSUnitConverterLinear
---@field new fun(self: NSUnitConverterLinearClass): NSUnitConverterLinear
local NSUnitConverterLinearClass = {}

--- `+[NSUnitConverterLinear supportsSecureCoding]`
---@return boolean
function NSUnitConverterLinearClass:supportsSecureCoding() end
end

do
-- NSUnitConverterReciprocal
--- An instance of `NSUnitConverterReciprocal`.
---@class NSUnitConverterReciprocal: NSUnitConverter, NSSecureCoding
local NSUnitConverterReciprocal = {}

--- `-[NSUnitConverterReciprocal coefficient]`
---@return number
function NSUnitConverterReciprocal:coefficient() end

--- `-[NSUnitConverterReciprocal constant]`
---@return number
function NSUnitConverterReciprocal:constant() end

--- `-[NSUnitConverterReciprocal initWithCoefficient:]`
---@param coefficient number
---@return self
function NSUnitConverterReciprocal:initWithCoefficient_(coefficient) end

--- `-[NSUnitConverterReciprocal initWithCoefficient:constant:]`
---@param coefficient number
---@param constant number
---@return self
function NSUnitConverterReciprocal:initWithCoefficient_constant_(coefficient, constant) end

-- NSUnitConverterReciprocalClass
--- The class `NSUnitConverterReciprocal` itself.
---@class NSUnitConverterReciprocalClass: NSUnitConverterClass
---@field alloc fun(self: NSUnitConverterReciprocalClass): NSUnitConverterReciprocal
---@field new fun(self: NSUnitConverterReciprocalClass): NSUnitConverterReciprocal
local NSUnitConverterReciprocalClass = {}

--- `+[NSUnitConverterReciprocal supportsSecureCoding]`
---@return boolean
function NSUnitConverterReciprocalClass:supportsSecureCoding() end
end

do
-- NSUnitDispersion
--- An instance of `NSUnitDispersion`.
---@class NSUnitDispersion: NSDimension
local NSUnitDispersion = {}

-- NSUnitDispersionClass
--- The class `NSUnitDispersion` itself.
---@class NSUnitDispersionClass: NSDimensionClass
---@field alloc fun(self: NSUnitDispersionClass): NSUnitDispersion
---@field new fun(self: NSUnitDispersionClass): NSUnitDispersion
local NSUnitDispersionClass = {}

--- `+[NSUnitDispersion baseUnit]`
---@return NSUnitDispersion
function NSUnitDispersionClass:baseUnit() end

--- `+[NSUnitDispersion partsPerMillion]`
---@return NSUnitDispersion
function NSUnitDispersionClass:partsPerMillion() end
end

do
-- NSUnitDuration
--- An instance of `NSUnitDuration`.
---@class NSUnitDuration: NSDimension
local NSUnitDuration = {}

-- NSUnitDurationClass
--- The class `NSUnitDuration` itself.
---@class NSUnitDurationClass: NSDimensionClass
---@field alloc fun(self: NSUnitDurationClass): NSUnitDuration
---@field new fun(self: NSUnitDurationClass): NSUnitDuration
local NSUnitDurationClass = {}

--- `+[NSUnitDuration baseUnit]`
---@return NSUnitDuration
function NSUnitDurationClass:baseUnit() end

--- `+[NSUnitDuration hours]`
---@return NSUnitDuration
function NSUnitDurationClass:hours() end

--- `+[NSUnitDuration microseconds]`
---@return NSUnitDuration
function NSUnitDurationClass:microseconds() end

--- `+[NSUnitDuration milliseconds]`
---@return NSUnitDuration
function NSUnitDurationClass:milliseconds() end

--- `+[NSUnitDuration minutes]`
---@return NSUnitDuration
function NSUnitDurationClass:minutes() end

--- `+[NSUnitDuration nanoseconds]`
---@return NSUnitDuration
function NSUnitDurationClass:nanoseconds() end

--- `+[NSUnitDuration picoseconds]`
---@return NSUnitDuration
function NSUnitDurationClass:picoseconds() end

--- `+[NSUnitDuration seconds]`
---@return NSUnitDuration
function NSUnitDurationClass:seconds() end
end

do
-- NSUnitElectricCharge
--- An instance of `NSUnitElectricCharge`.
---@class NSUnitElectricCharge: NSDimension
local NSUnitElectricCharge = {}

-- NSUnitElectricChargeClass
--- The class `NSUnitElectricCharge` itself.
---@class NSUnitElectricChargeClass: NSDimensionClass
---@field alloc fun(self: NSUnitElectricChargeClass): NSUnitElectricCharge
---@field new fun(self: NSUnitElectricChargeClass): NSUnitElectricCharge
local NSUnitElectricChargeClass = {}

--- `+[NSUnitElectricCharge ampereHours]`
---@return NSUnitElectricCharge
function NSUnitElectricChargeClass:ampereHours() end

--- `+[NSUnitElectricCharge baseUnit]`
---@return NSUnitElectricCharge
function NSUnitElectricChargeClass:baseUnit() end

--- `+[NSUnitElectricCharge coulombs]`
---@return NSUnitElectricCharge
function NSUnitElectricChargeClass:coulombs() end

--- `+[NSUnitElectricCharge kiloampereHours]`
---@return NSUnitElectricCharge
function NSUnitElectricChargeClass:kiloampereHours() end

--- `+[NSUnitElectricCharge megaampereHours]`
---@return NSUnitElectricCharge
function NSUnitElectricChargeClass:megaampereHours() end

--- `+[NSUnitElectricCharge microampereHours]`
---@return NSUnitElectricCharge
function NSUnitElectricChargeClass:microampereHours() end

--- `+[NSUnitElectricCharge milliampereHours]`
---@return NSUnitElectricCharge
function NSUnitElectricChargeClass:milliampereHours() end
end

do
-- NSUnitElectricCurrent
--- An instance of `NSUnitElectricCurrent`.
---@class NSUnitElectricCurrent: NSDimension
local NSUnitElectricCurrent = {}

-- NSUnitElectricCurrentClass
--- The class `NSUnitElectricCurrent` itself.
---@class NSUnitElectricCurrentClass: NSDimensionClass
---@field alloc fun(self: NSUnitElectricCurrentClass): NSUnitElectricCurrent
---@field new fun(self: NSUnitElectricCurrentClass): NSUnitElectricCurrent
local NSUnitElectricCurrentClass = {}

--- `+[NSUnitElectricCurrent amperes]`
---@return NSUnitElectricCurrent
function NSUnitElectricCurrentClass:amperes() end

--- `+[NSUnitElectricCurrent baseUnit]`
---@return NSUnitElectricCurrent
function NSUnitElectricCurrentClass:baseUnit() end

--- `+[NSUnitElectricCurrent kiloamperes]`
---@return NSUnitElectricCurrent
function NSUnitElectricCurrentClass:kiloamperes() end

--- `+[NSUnitElectricCurrent megaamperes]`
---@return NSUnitElectricCurrent
function NSUnitElectricCurrentClass:megaamperes() end

--- `+[NSUnitElectricCurrent microamperes]`
---@return NSUnitElectricCurrent
function NSUnitElectricCurrentClass:microamperes() end

--- `+[NSUnitElectricCurrent milliamperes]`
---@return NSUnitElectricCurrent
function NSUnitElectricCurrentClass:milliamperes() end
end

do
-- NSUnitElectricPotentialDifference
--- An instance of `NSUnitElectricPotentialDifference`.
---@class NSUnitElectricPotentialDifference: NSDimension
local NSUnitElectricPotentialDifference = {}

-- NSUnitElectricPotentialDifferenceClass
--- The class `NSUnitElectricPotentialDifference` itself.
---@class NSUnitElectricPotentialDifferenceClass: NSDimensionClass
---@field alloc fun(self: NSUnitElectricPotentialDifferenceClass): NSUnitElectricPotentialDifference
---@field new fun(self: NSUnitElectricPotentialDifferenceClass): NSUnitElectricPotentialDifference
local NSUnitElectricPotentialDifferenceClass = {}

--- `+[NSUnitElectricPotentialDifference baseUnit]`
---@return NSUnitElectricPotentialDifference
function NSUnitElectricPotentialDifferenceClass:baseUnit() end

--- `+[NSUnitElectricPotentialDifference kilovolts]`
---@return NSUnitElectricPotentialDifference
function NSUnitElectricPotentialDifferenceClass:kilovolts() end

--- `+[NSUnitElectricPotentialDifference megavolts]`
---@return NSUnitElectricPotentialDifference
function NSUnitElectricPotentialDifferenceClass:megavolts() end

--- `+[NSUnitElectricPotentialDifference microvolts]`
---@return NSUnitElectricPotentialDifference
function NSUnitElectricPotentialDifferenceClass:microvolts() end

--- `+[NSUnitElectricPotentialDifference millivolts]`
---@return NSUnitElectricPotentialDifference
function NSUnitElectricPotentialDifferenceClass:millivolts() end

--- `+[NSUnitElectricPotentialDifference volts]`
---@return NSUnitElectricPotentialDifference
function NSUnitElectricPotentialDifferenceClass:volts() end
end

do
-- NSUnitElectricResistance
--- An instance of `NSUnitElectricResistance`.
---@class NSUnitElectricResistance: NSDimension
local NSUnitElectricResistance = {}

-- NSUnitElectricResistanceClass
--- The class `NSUnitElectricResistance` itself.
---@class NSUnitElectricResistanceClass: NSDimensionClass
---@field alloc fun(self: NSUnitElectricResistanceClass): NSUnitElectricResistance
---@field new fun(self: NSUnitElectricResistanceClass): NSUnitElectricResistance
local NSUnitElectricResistanceClass = {}

--- `+[NSUnitElectricResistance baseUnit]`
---@return NSUnitElectricResistance
function NSUnitElectricResistanceClass:baseUnit() end

--- `+[NSUnitElectricResistance kiloohms]`
---@return NSUnitElectricResistance
function NSUnitElectricResistanceClass:kiloohms() end

--- `+[NSUnitElectricResistance megaohms]`
---@return NSUnitElectricResistance
function NSUnitElectricResistanceClass:megaohms() end

--- `+[NSUnitElectricResistance microohms]`
---@return NSUnitElectricResistance
function NSUnitElectricResistanceClass:microohms() end

--- `+[NSUnitElectricResistance milliohms]`
---@return NSUnitElectricResistance
function NSUnitElectricResistanceClass:milliohms() end

--- `+[NSUnitElectricResistance ohms]`
---@return NSUnitElectricResistance
function NSUnitElectricResistanceClass:ohms() end
end

do
-- NSUnitEnergy
--- An instance of `NSUnitEnergy`.
---@class NSUnitEnergy: NSDimension
local NSUnitEnergy = {}

-- NSUnitEnergyClass
--- The class `NSUnitEnergy` itself.
---@class NSUnitEnergyClass: NSDimensionClass
---@field alloc fun(self: NSUnitEnergyClass): NSUnitEnergy
---@field new fun(self: NSUnitEnergyClass): NSUnitEnergy
local NSUnitEnergyClass = {}

--- `+[NSUnitEnergy baseUnit]`
---@return NSUnitEnergy
function NSUnitEnergyClass:baseUnit() end

--- `+[NSUnitEnergy calories]`
---@return NSUnitEnergy
function NSUnitEnergyClass:calories() end

--- `+[NSUnitEnergy joules]`
---@return NSUnitEnergy
function NSUnitEnergyClass:joules() end

--- `+[NSUnitEnergy kilocalories]`
---@return NSUnitEnergy
function NSUnitEnergyClass:kilocalories() end

--- `+[NSUnitEnergy kilojoules]`
---@return NSUnitEnergy
function NSUnitEnergyClass:kilojoules() end

--- `+[NSUnitEnergy kilowattHours]`
---@return NSUnitEnergy
function NSUnitEnergyClass:kilowattHours() end
end

do
-- NSUnitFrequency
--- An instance of `NSUnitFrequency`.
---@class NSUnitFrequency: NSDimension
local NSUnitFrequency = {}

-- NSUnitFrequencyClass
--- The class `NSUnitFrequency` itself.
---@class NSUnitFrequencyClass: NSDimensionClass
---@field alloc fun(self: NSUnitFrequencyClass): NSUnitFrequency
---@field new fun(self: NSUnitFrequencyClass): NSUnitFrequency
local NSUnitFrequencyClass = {}

--- `+[NSUnitFrequency baseUnit]`
---@return NSUnitFrequency
function NSUnitFrequencyClass:baseUnit() end

--- `+[NSUnitFrequency framesPerSecond]`
---@return NSUnitFrequency
function NSUnitFrequencyClass:framesPerSecond() end

--- `+[NSUnitFrequency gigahertz]`
---@return NSUnitFrequency
function NSUnitFrequencyClass:gigahertz() end

--- `+[NSUnitFrequency hertz]`
---@return NSUnitFrequency
function NSUnitFrequencyClass:hertz() end

--- `+[NSUnitFrequency kilohertz]`
---@return NSUnitFrequency
function NSUnitFrequencyClass:kilohertz() end

--- `+[NSUnitFrequency megahertz]`
---@return NSUnitFrequency
function NSUnitFrequencyClass:megahertz() end

--- `+[NSUnitFrequency microhertz]`
---@return NSUnitFrequency
function NSUnitFrequencyClass:microhertz() end

--- `+[NSUnitFrequency millihertz]`
---@return NSUnitFrequency
function NSUnitFrequencyClass:millihertz() end

--- `+[NSUnitFrequency nanohertz]`
---@return NSUnitFrequency
function NSUnitFrequencyClass:nanohertz() end

--- `+[NSUnitFrequency terahertz]`
---@return NSUnitFrequency
function NSUnitFrequencyClass:terahertz() end
end

do
-- NSUnitFuelEfficiency
--- An instance of `NSUnitFuelEfficiency`.
---@class NSUnitFuelEfficiency: NSDimension
local NSUnitFuelEfficiency = {}

-- NSUnitFuelEfficiencyClass
--- The class `NSUnitFuelEfficiency` itself.
---@class NSUnitFuelEfficiencyClass: NSDimensionClass
---@field alloc fun(self: NSUnitFuelEfficiencyClass): NSUnitFuelEfficiency
---@field new fun(self: NSUnitFuelEfficiencyClass): NSUnitFuelEfficiency
local NSUnitFuelEfficiencyClass = {}

--- `+[NSUnitFuelEfficiency baseUnit]`
---@return NSUnitFuelEfficiency
function NSUnitFuelEfficiencyClass:baseUnit() end

--- `+[NSUnitFuelEfficiency litersPer100Kilometers]`
---@return NSUnitFuelEfficiency
function NSUnitFuelEfficiencyClass:litersPer100Kilometers() end

--- `+[NSUnitFuelEfficiency milesPerGallon]`
---@return NSUnitFuelEfficiency
function NSUnitFuelEfficiencyClass:milesPerGallon() end

--- `+[NSUnitFuelEfficiency milesPerImperialGallon]`
---@return NSUnitFuelEfficiency
function NSUnitFuelEfficiencyClass:milesPerImperialGallon() end
end

do
-- NSUnitIlluminance
--- An instance of `NSUnitIlluminance`.
---@class NSUnitIlluminance: NSDimension
local NSUnitIlluminance = {}

-- NSUnitIlluminanceClass
--- The class `NSUnitIlluminance` itself.
---@class NSUnitIlluminanceClass: NSDimensionClass
---@field alloc fun(self: NSUnitIlluminanceClass): NSUnitIlluminance
---@field new fun(self: NSUnitIlluminanceClass): NSUnitIlluminance
local NSUnitIlluminanceClass = {}

--- `+[NSUnitIlluminance baseUnit]`
---@return NSUnitIlluminance
function NSUnitIlluminanceClass:baseUnit() end

--- `+[NSUnitIlluminance lux]`
---@return NSUnitIlluminance
function NSUnitIlluminanceClass:lux() end
end

do
-- NSUnitInformationStorage
--- An instance of `NSUnitInformationStorage`.
---@class NSUnitInformationStorage: NSDimension
local NSUnitInformationStorage = {}

-- NSUnitInformationStorageClass
--- The class `NSUnitInformationStorage` itself.
---@class NSUnitInformationStorageClass: NSDimensionClass
---@field alloc fun(self: NSUnitInformationStorageClass): NSUnitInformationStorage
---@field new fun(self: NSUnitInformationStorageClass): NSUnitInformationStorage
local NSUnitInformationStorageClass = {}

--- `+[NSUnitInformationStorage baseUnit]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:baseUnit() end

--- `+[NSUnitInformationStorage bits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:bits() end

--- `+[NSUnitInformationStorage bytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:bytes() end

--- `+[NSUnitInformationStorage exabits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:exabits() end

--- `+[NSUnitInformationStorage exabytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:exabytes() end

--- `+[NSUnitInformationStorage exbibits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:exbibits() end

--- `+[NSUnitInformationStorage exbibytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:exbibytes() end

--- `+[NSUnitInformationStorage gibibits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:gibibits() end

--- `+[NSUnitInformationStorage gibibytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:gibibytes() end

--- `+[NSUnitInformationStorage gigabits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:gigabits() end

--- `+[NSUnitInformationStorage gigabytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:gigabytes() end

--- `+[NSUnitInformationStorage kibibits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:kibibits() end

--- `+[NSUnitInformationStorage kibibytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:kibibytes() end

--- `+[NSUnitInformationStorage kilobits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:kilobits() end

--- `+[NSUnitInformationStorage kilobytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:kilobytes() end

--- `+[NSUnitInformationStorage mebibits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:mebibits() end

--- `+[NSUnitInformationStorage mebibytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:mebibytes() end

--- `+[NSUnitInformationStorage megabits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:megabits() end

--- `+[NSUnitInformationStorage megabytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:megabytes() end

--- `+[NSUnitInformationStorage nibbles]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:nibbles() end

--- `+[NSUnitInformationStorage pebibits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:pebibits() end

--- `+[NSUnitInformationStorage pebibytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:pebibytes() end

--- `+[NSUnitInformationStorage petabits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:petabits() end

--- `+[NSUnitInformationStorage petabytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:petabytes() end

--- `+[NSUnitInformationStorage tebibits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:tebibits() end

--- `+[NSUnitInformationStorage tebibytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:tebibytes() end

--- `+[NSUnitInformationStorage terabits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:terabits() end

--- `+[NSUnitInformationStorage terabytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:terabytes() end

--- `+[NSUnitInformationStorage yobibits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:yobibits() end

--- `+[NSUnitInformationStorage yobibytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:yobibytes() end

--- `+[NSUnitInformationStorage yottabits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:yottabits() end

--- `+[NSUnitInformationStorage yottabytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:yottabytes() end

--- `+[NSUnitInformationStorage zebibits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:zebibits() end

--- `+[NSUnitInformationStorage zebibytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:zebibytes() end

--- `+[NSUnitInformationStorage zettabits]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:zettabits() end

--- `+[NSUnitInformationStorage zettabytes]`
---@return NSUnitInformationStorage
function NSUnitInformationStorageClass:zettabytes() end
end

do
-- NSUnitLength
--- An instance of `NSUnitLength`.
---@class NSUnitLength: NSDimension
local NSUnitLength = {}

-- NSUnitLengthClass
--- The class `NSUnitLength` itself.
---@class NSUnitLengthClass: NSDimensionClass
---@field alloc fun(self: NSUnitLengthClass): NSUnitLength
---@field new fun(self: NSUnitLengthClass): NSUnitLength
local NSUnitLengthClass = {}

--- `+[NSUnitLength astronomicalUnits]`
---@return NSUnitLength
function NSUnitLengthClass:astronomicalUnits() end

--- `+[NSUnitLength baseUnit]`
---@return NSUnitLength
function NSUnitLengthClass:baseUnit() end

--- `+[NSUnitLength centimeters]`
---@return NSUnitLength
function NSUnitLengthClass:centimeters() end

--- `+[NSUnitLength decameters]`
---@return NSUnitLength
function NSUnitLengthClass:decameters() end

--- `+[NSUnitLength decimeters]`
---@return NSUnitLength
function NSUnitLengthClass:decimeters() end

--- `+[NSUnitLength fathoms]`
---@return NSUnitLength
function NSUnitLengthClass:fathoms() end

--- `+[NSUnitLength feet]`
---@return NSUnitLength
function NSUnitLengthClass:feet() end

--- `+[NSUnitLength furlongs]`
---@return NSUnitLength
function NSUnitLengthClass:furlongs() end

--- `+[NSUnitLength hectometers]`
---@return NSUnitLength
function NSUnitLengthClass:hectometers() end

--- `+[NSUnitLength inches]`
---@return NSUnitLength
function NSUnitLengthClass:inches() end

--- `+[NSUnitLength kilometers]`
---@return NSUnitLength
function NSUnitLengthClass:kilometers() end

--- `+[NSUnitLength lightyears]`
---@return NSUnitLength
function NSUnitLengthClass:lightyears() end

--- `+[NSUnitLength megameters]`
---@return NSUnitLength
function NSUnitLengthClass:megameters() end

--- `+[NSUnitLength meters]`
---@return NSUnitLength
function NSUnitLengthClass:meters() end

--- `+[NSUnitLength micrometers]`
---@return NSUnitLength
function NSUnitLengthClass:micrometers() end

--- `+[NSUnitLength miles]`
---@return NSUnitLength
function NSUnitLengthClass:miles() end

--- `+[NSUnitLength millimeters]`
---@return NSUnitLength
function NSUnitLengthClass:millimeters() end

--- `+[NSUnitLength nanometers]`
---@return NSUnitLength
function NSUnitLengthClass:nanometers() end

--- `+[NSUnitLength nauticalMiles]`
---@return NSUnitLength
function NSUnitLengthClass:nauticalMiles() end

--- `+[NSUnitLength parsecs]`
---@return NSUnitLength
function NSUnitLengthClass:parsecs() end

--- `+[NSUnitLength picometers]`
---@return NSUnitLength
function NSUnitLengthClass:picometers() end

--- `+[NSUnitLength scandinavianMiles]`
---@return NSUnitLength
function NSUnitLengthClass:scandinavianMiles() end

--- `+[NSUnitLength yards]`
---@return NSUnitLength
function NSUnitLengthClass:yards() end
end

do
-- NSUnitMass
--- An instance of `NSUnitMass`.
---@class NSUnitMass: NSDimension
local NSUnitMass = {}

-- NSUnitMassClass
--- The class `NSUnitMass` itself.
---@class NSUnitMassClass: NSDimensionClass
---@field alloc fun(self: NSUnitMassClass): NSUnitMass
---@field new fun(self: NSUnitMassClass): NSUnitMass
local NSUnitMassClass = {}

--- `+[NSUnitMass baseUnit]`
---@return NSUnitMass
function NSUnitMassClass:baseUnit() end

--- `+[NSUnitMass carats]`
---@return NSUnitMass
function NSUnitMassClass:carats() end

--- `+[NSUnitMass centigrams]`
---@return NSUnitMass
function NSUnitMassClass:centigrams() end

--- `+[NSUnitMass decigrams]`
---@return NSUnitMass
function NSUnitMassClass:decigrams() end

--- `+[NSUnitMass grams]`
---@return NSUnitMass
function NSUnitMassClass:grams() end

--- `+[NSUnitMass kilograms]`
---@return NSUnitMass
function NSUnitMassClass:kilograms() end

--- `+[NSUnitMass metricTons]`
---@return NSUnitMass
function NSUnitMassClass:metricTons() end

--- `+[NSUnitMass micrograms]`
---@return NSUnitMass
function NSUnitMassClass:micrograms() end

--- `+[NSUnitMass milligrams]`
---@return NSUnitMass
function NSUnitMassClass:milligrams() end

--- `+[NSUnitMass nanograms]`
---@return NSUnitMass
function NSUnitMassClass:nanograms() end

--- `+[NSUnitMass ouncesMass]`
---@return any
function NSUnitMassClass:ouncesMass() end

--- `+[NSUnitMass ouncesTroy]`
---@return NSUnitMass
function NSUnitMassClass:ouncesTroy() end

--- `+[NSUnitMass picograms]`
---@return NSUnitMass
function NSUnitMassClass:picograms() end

--- `+[NSUnitMass poundsMass]`
---@return NSUnitMass
function NSUnitMassClass:poundsMass() end

--- `+[NSUnitMass shortTons]`
---@return NSUnitMass
function NSUnitMassClass:shortTons() end

--- `+[NSUnitMass slugs]`
---@return NSUnitMass
function NSUnitMassClass:slugs() end

--- `+[NSUnitMass stones]`
---@return NSUnitMass
function NSUnitMassClass:stones() end
end

do
-- NSUnitPower
--- An instance of `NSUnitPower`.
---@class NSUnitPower: NSDimension
local NSUnitPower = {}

-- NSUnitPowerClass
--- The class `NSUnitPower` itself.
---@class NSUnitPowerClass: NSDimensionClass
---@field alloc fun(self: NSUnitPowerClass): NSUnitPower
---@field new fun(self: NSUnitPowerClass): NSUnitPower
local NSUnitPowerClass = {}

--- `+[NSUnitPower baseUnit]`
---@return NSUnitPower
function NSUnitPowerClass:baseUnit() end

--- `+[NSUnitPower femtowatts]`
---@return NSUnitPower
function NSUnitPowerClass:femtowatts() end

--- `+[NSUnitPower gigawatts]`
---@return NSUnitPower
function NSUnitPowerClass:gigawatts() end

--- `+[NSUnitPower horsepower]`
---@return NSUnitPower
function NSUnitPowerClass:horsepower() end

--- `+[NSUnitPower kilowatts]`
---@return NSUnitPower
function NSUnitPowerClass:kilowatts() end

--- `+[NSUnitPower megawatts]`
---@return NSUnitPower
function NSUnitPowerClass:megawatts() end

--- `+[NSUnitPower microwatts]`
---@return NSUnitPower
function NSUnitPowerClass:microwatts() end

--- `+[NSUnitPower milliwatts]`
---@return NSUnitPower
function NSUnitPowerClass:milliwatts() end

--- `+[NSUnitPower nanowatts]`
---@return NSUnitPower
function NSUnitPowerClass:nanowatts() end

--- `+[NSUnitPower picowatts]`
---@return NSUnitPower
function NSUnitPowerClass:picowatts() end

--- `+[NSUnitPower terawatts]`
---@return NSUnitPower
function NSUnitPowerClass:terawatts() end

--- `+[NSUnitPower watts]`
---@return NSUnitPower
function NSUnitPowerClass:watts() end
end

do
-- NSUnitPressure
--- An instance of `NSUnitPressure`.
---@class NSUnitPressure: NSDimension
local NSUnitPressure = {}

-- NSUnitPressureClass
--- The class `NSUnitPressure` itself.
---@class NSUnitPressureClass: NSDimensionClass
---@field alloc fun(self: NSUnitPressureClass): NSUnitPressure
---@field new fun(self: NSUnitPressureClass): NSUnitPressure
local NSUnitPressureClass = {}

--- `+[NSUnitPressure bars]`
---@return NSUnitPressure
function NSUnitPressureClass:bars() end

--- `+[NSUnitPressure baseUnit]`
---@return NSUnitPressure
function NSUnitPressureClass:baseUnit() end

--- `+[NSUnitPressure gigapascals]`
---@return NSUnitPressure
function NSUnitPressureClass:gigapascals() end

--- `+[NSUnitPressure hectopascals]`
---@return NSUnitPressure
function NSUnitPressureClass:hectopascals() end

--- `+[NSUnitPressure inchesOfMercury]`
---@return NSUnitPressure
function NSUnitPressureClass:inchesOfMercury() end

--- `+[NSUnitPressure kilopascals]`
---@return NSUnitPressure
function NSUnitPressureClass:kilopascals() end

--- `+[NSUnitPressure megapascals]`
---@return NSUnitPressure
function NSUnitPressureClass:megapascals() end

--- `+[NSUnitPressure millibars]`
---@return NSUnitPressure
function NSUnitPressureClass:millibars() end

--- `+[NSUnitPressure millimetersOfMercury]`
---@return NSUnitPressure
function NSUnitPressureClass:millimetersOfMercury() end

--- `+[NSUnitPressure newtonsPerMetersSquared]`
---@return NSUnitPressure
function NSUnitPressureClass:newtonsPerMetersSquared() end

--- `+[NSUnitPressure poundsForcePerSquareInch]`
---@return NSUnitPressure
function NSUnitPressureClass:poundsForcePerSquareInch() end
end

do
-- NSUnitSpeed
--- An instance of `NSUnitSpeed`.
---@class NSUnitSpeed: NSDimension
local NSUnitSpeed = {}

-- NSUnitSpeedClass
--- The class `NSUnitSpeed` itself.
---@class NSUnitSpeedClass: NSDimensionClass
---@field alloc fun(self: NSUnitSpeedClass): NSUnitSpeed
---@field new fun(self: NSUnitSpeedClass): NSUnitSpeed
local NSUnitSpeedClass = {}

--- `+[NSUnitSpeed baseUnit]`
---@return NSUnitSpeed
function NSUnitSpeedClass:baseUnit() end

--- `+[NSUnitSpeed kilometersPerHour]`
---@return NSUnitSpeed
function NSUnitSpeedClass:kilometersPerHour() end

--- `+[NSUnitSpeed knots]`
---@return NSUnitSpeed
function NSUnitSpeedClass:knots() end

--- `+[NSUnitSpeed metersPerSecond]`
---@return NSUnitSpeed
function NSUnitSpeedClass:metersPerSecond() end

--- `+[NSUnitSpeed milesPerHour]`
---@return NSUnitSpeed
function NSUnitSpeedClass:milesPerHour() end
end

do
-- NSUnitTemperature
--- An instance of `NSUnitTemperature`.
---@class NSUnitTemperature: NSDimension
local NSUnitTemperature = {}

-- NSUnitTemperatureClass
--- The class `NSUnitTemperature` itself.
---@class NSUnitTemperatureClass: NSDimensionClass
---@field alloc fun(self: NSUnitTemperatureClass): NSUnitTemperature
---@field new fun(self: NSUnitTemperatureClass): NSUnitTemperature
local NSUnitTemperatureClass = {}

--- `+[NSUnitTemperature baseUnit]`
---@return NSUnitTemperature
function NSUnitTemperatureClass:baseUnit() end

--- `+[NSUnitTemperature celsius]`
---@return NSUnitTemperature
function NSUnitTemperatureClass:celsius() end

--- `+[NSUnitTemperature fahrenheit]`
---@return NSUnitTemperature
function NSUnitTemperatureClass:fahrenheit() end

--- `+[NSUnitTemperature kelvin]`
---@return NSUnitTemperature
function NSUnitTemperatureClass:kelvin() end
end

do
-- NSUnitVolume
--- An instance of `NSUnitVolume`.
---@class NSUnitVolume: NSDimension
local NSUnitVolume = {}

-- NSUnitVolumeClass
--- The class `NSUnitVolume` itself.
---@class NSUnitVolumeClass: NSDimensionClass
---@field alloc fun(self: NSUnitVolumeClass): NSUnitVolume
---@field new fun(self: NSUnitVolumeClass): NSUnitVolume
local NSUnitVolumeClass = {}

--- `+[NSUnitVolume acreFeet]`
---@return NSUnitVolume
function NSUnitVolumeClass:acreFeet() end

--- `+[NSUnitVolume baseUnit]`
---@return NSUnitVolume
function NSUnitVolumeClass:baseUnit() end

--- `+[NSUnitVolume bushels]`
---@return NSUnitVolume
function NSUnitVolumeClass:bushels() end

--- `+[NSUnitVolume centiliters]`
---@return NSUnitVolume
function NSUnitVolumeClass:centiliters() end

--- `+[NSUnitVolume cubicCentimeters]`
---@return NSUnitVolume
function NSUnitVolumeClass:cubicCentimeters() end

--- `+[NSUnitVolume cubicDecimeters]`
---@return NSUnitVolume
function NSUnitVolumeClass:cubicDecimeters() end

--- `+[NSUnitVolume cubicFeet]`
---@return NSUnitVolume
function NSUnitVolumeClass:cubicFeet() end

--- `+[NSUnitVolume cubicInches]`
---@return NSUnitVolume
function NSUnitVolumeClass:cubicInches() end

--- `+[NSUnitVolume cubicKilometers]`
---@return NSUnitVolume
function NSUnitVolumeClass:cubicKilometers() end

--- `+[NSUnitVolume cubicMeters]`
---@return NSUnitVolume
function NSUnitVolumeClass:cubicMeters() end

--- `+[NSUnitVolume cubicMiles]`
---@return NSUnitVolume
function NSUnitVolumeClass:cubicMiles() end

--- `+[NSUnitVolume cubicMillimeters]`
---@return NSUnitVolume
function NSUnitVolumeClass:cubicMillimeters() end

--- `+[NSUnitVolume cubicYards]`
---@return NSUnitVolume
function NSUnitVolumeClass:cubicYards() end

--- `+[NSUnitVolume cups]`
---@return NSUnitVolume
function NSUnitVolumeClass:cups() end

--- `+[NSUnitVolume deciliters]`
---@return NSUnitVolume
function NSUnitVolumeClass:deciliters() end

--- `+[NSUnitVolume fluidOunces]`
---@return NSUnitVolume
function NSUnitVolumeClass:fluidOunces() end

--- `+[NSUnitVolume gallons]`
---@return NSUnitVolume
function NSUnitVolumeClass:gallons() end

--- `+[NSUnitVolume imperialFluidOunces]`
---@return NSUnitVolume
function NSUnitVolumeClass:imperialFluidOunces() end

--- `+[NSUnitVolume imperialGallons]`
---@return NSUnitVolume
function NSUnitVolumeClass:imperialGallons() end

--- `+[NSUnitVolume imperialPints]`
---@return NSUnitVolume
function NSUnitVolumeClass:imperialPints() end

--- `+[NSUnitVolume imperialQuarts]`
---@return NSUnitVolume
function NSUnitVolumeClass:imperialQuarts() end

--- `+[NSUnitVolume imperialTablespoons]`
---@return NSUnitVolume
function NSUnitVolumeClass:imperialTablespoons() end

--- `+[NSUnitVolume imperialTeaspoons]`
---@return NSUnitVolume
function NSUnitVolumeClass:imperialTeaspoons() end

--- `+[NSUnitVolume kiloliters]`
---@return NSUnitVolume
function NSUnitVolumeClass:kiloliters() end

--- `+[NSUnitVolume liters]`
---@return NSUnitVolume
function NSUnitVolumeClass:liters() end

--- `+[NSUnitVolume megaliters]`
---@return NSUnitVolume
function NSUnitVolumeClass:megaliters() end

--- `+[NSUnitVolume metricCups]`
---@return NSUnitVolume
function NSUnitVolumeClass:metricCups() end

--- `+[NSUnitVolume milliliters]`
---@return NSUnitVolume
function NSUnitVolumeClass:milliliters() end

--- `+[NSUnitVolume pints]`
---@return NSUnitVolume
function NSUnitVolumeClass:pints() end

--- `+[NSUnitVolume quarts]`
---@return NSUnitVolume
function NSUnitVolumeClass:quarts() end

--- `+[NSUnitVolume tablespoons]`
---@return NSUnitVolume
function NSUnitVolumeClass:tablespoons() end

--- `+[NSUnitVolume teaspoons]`
---@return NSUnitVolume
function NSUnitVolumeClass:teaspoons() end
end

do
-- NSUserActivity
--- An instance of `NSUserActivity`.
---@class NSUserActivity: NSObject
local NSUserActivity = {}

--- `-[NSUserActivity activityType]`
---@return string
function NSUserActivity:activityType() end

--- `-[NSUserActivity addUserInfoEntriesFromDictionary:]`
---@param dictionary NSDictionary|table
function NSUserActivity:addUserInfoEntriesFromDictionary_(dictionary) end

--- `-[NSUserActivity becomeCurrent]`
function NSUserActivity:becomeCurrent() end

--- `-[NSUserActivity delegate]`
---@return NSUserActivityDelegate
function NSUserActivity:delegate() end

--- `-[NSUserActivity expirationDate]`
---@return NSDate
function NSUserActivity:expirationDate() end

--- `-[NSUserActivity getContinuationStreamsWithCompletionHandler:]`
---@param completionHandler function
function NSUserActivity:getContinuationStreamsWithCompletionHandler_(completionHandler) end

--- `-[NSUserActivity initWithActivityType:]`
---@param activityType string
---@return self
function NSUserActivity:initWithActivityType_(activityType) end

--- `-[NSUserActivity invalidate]`
function NSUserActivity:invalidate() end

--- `-[NSUserActivity isEligibleForHandoff]`
---@return boolean
function NSUserActivity:isEligibleForHandoff() end

--- `-[NSUserActivity isEligibleForPrediction]`
---@return boolean
function NSUserActivity:isEligibleForPrediction() end

--- `-[NSUserActivity isEligibleForPublicIndexing]`
---@return boolean
function NSUserActivity:isEligibleForPublicIndexing() end

--- `-[NSUserActivity isEligibleForSearch]`
---@return boolean
function NSUserActivity:isEligibleForSearch() end

--- `-[NSUserActivity keywords]`
---@return NSSet
function NSUserActivity:keywords() end

--- `-[NSUserActivity needsSave]`
---@return boolean
function NSUserActivity:needsSave() end

--- `-[NSUserActivity persistentIdentifier]`
---@return NSString
function NSUserActivity:persistentIdentifier() end

--- `-[NSUserActivity referrerURL]`
---@return NSURL
function NSUserActivity:referrerURL() end

--- `-[NSUserActivity requiredUserInfoKeys]`
---@return NSSet
function NSUserActivity:requiredUserInfoKeys() end

--- `-[NSUserActivity resignCurrent]`
function NSUserActivity:resignCurrent() end

--- `-[NSUserActivity setDelegate:]`
---@param delegate NSUserActivityDelegate?
function NSUserActivity:setDelegate_(delegate) end

--- `-[NSUserActivity setEligibleForHandoff:]`
---@param handoff boolean
function NSUserActivity:setEligibleForHandoff_(handoff) end

--- `-[NSUserActivity setEligibleForPrediction:]`
---@param prediction boolean
function NSUserActivity:setEligibleForPrediction_(prediction) end

--- `-[NSUserActivity setEligibleForPublicIndexing:]`
---@param publicIndexing boolean
function NSUserActivity:setEligibleForPublicIndexing_(publicIndexing) end

--- `-[NSUserActivity setEligibleForSearch:]`
---@param search boolean
function NSUserActivity:setEligibleForSearch_(search) end

--- `-[NSUserActivity setExpirationDate:]`
---@param date NSDate?
function NSUserActivity:setExpirationDate_(date) end

--- `-[NSUserActivity setKeywords:]`
---@param keywords NSSet|table|nil
function NSUserActivity:setKeywords_(keywords) end

--- `-[NSUserActivity setNeedsSave:]`
---@param needsSave boolean
function NSUserActivity:setNeedsSave_(needsSave) end

--- `-[NSUserActivity setPersistentIdentifier:]`
---@param persistentIdentifier string?
function NSUserActivity:setPersistentIdentifier_(persistentIdentifier) end

--- `-[NSUserActivity setReferrerURL:]`
---@param url NSURL?
function NSUserActivity:setReferrerURL_(url) end

--- `-[NSUserActivity setRequiredUserInfoKeys:]`
---@param requiredUserInfoKeys NSSet|table|nil
function NSUserActivity:setRequiredUserInfoKeys_(requiredUserInfoKeys) end

--- `-[NSUserActivity setSuggestedInvocationPhrase:]`
---@param suggestedInvocationPhrase string?
function NSUserActivity:setSuggestedInvocationPhrase_(suggestedInvocationPhrase) end

--- `-[NSUserActivity setSupportsContinuationStreams:]`
---@param supportsContinuationStreams boolean
function NSUserActivity:setSupportsContinuationStreams_(supportsContinuationStreams) end

--- `-[NSUserActivity setTargetContentIdentifier:]`
---@param targetContentIdentifier string?
function NSUserActivity:setTargetContentIdentifier_(targetContentIdentifier) end

--- `-[NSUserActivity setTitle:]`
---@param title string?
function NSUserActivity:setTitle_(title) end

--- `-[NSUserActivity setUserInfo:]`
---@param userInfo NSDictionary|table|nil
function NSUserActivity:setUserInfo_(userInfo) end

--- `-[NSUserActivity setWebpageURL:]`
---@param url NSURL?
function NSUserActivity:setWebpageURL_(url) end

--- `-[NSUserActivity suggestedInvocationPhrase]`
---@return NSString
function NSUserActivity:suggestedInvocationPhrase() end

--- `-[NSUserActivity supportsContinuationStreams]`
---@return boolean
function NSUserActivity:supportsContinuationStreams() end

--- `-[NSUserActivity targetContentIdentifier]`
---@return NSString
function NSUserActivity:targetContentIdentifier() end

--- `-[NSUserActivity title]`
---@return string?
function NSUserActivity:title() end

--- `-[NSUserActivity userInfo]`
---@return NSDictionary
function NSUserActivity:userInfo() end

--- `-[NSUserActivity webpageURL]`
---@return NSURL?
function NSUserActivity:webpageURL() end

-- NSUserActivityClass
--- The class `NSUserActivity` itself.
---@class NSUserActivityClass: NSObjectClass
---@field alloc fun(self: NSUserActivityClass): NSUserActivity
---@field new fun(self: NSUserActivityClass): NSUserActivity
local NSUserActivityClass = {}

--- `+[NSUserActivity deleteAllSavedUserActivitiesWithCompletionHandler:]`
---@param completionHandler function
function NSUserActivityClass:deleteAllSavedUserActivitiesWithCompletionHandler_(completionHandler) end

--- `+[NSUserActivity deleteSavedUserActivitiesWithPersistentIdentifiers:completionHandler:]`
---@param persistentIdentifiers string[]
---@param completionHandler function
function NSUserActivityClass:deleteSavedUserActivitiesWithPersistentIdentifiers_completionHandler_(persistentIdentifiers, completionHandler) end
end

do
-- NSUserDefaults
--- An instance of `NSUserDefaults`.
---@class NSUserDefaults: NSObject
local NSUserDefaults = {}

--- `-[NSUserDefaults URLForKey:]`
---@param key string
---@return NSURL?
function NSUserDefaults:URLForKey_(key) end

--- `-[NSUserDefaults addSuiteNamed:]`
---@param suiteNamed string
function NSUserDefaults:addSuiteNamed_(suiteNamed) end

--- `-[NSUserDefaults arrayForKey:]`
---@param key string
---@return NSArray|table|nil
function NSUserDefaults:arrayForKey_(key) end

--- `-[NSUserDefaults boolForKey:]`
---@param key string
---@return boolean
function NSUserDefaults:boolForKey_(key) end

--- `-[NSUserDefaults dataForKey:]`
---@param key string
---@return NSData?
function NSUserDefaults:dataForKey_(key) end

--- `-[NSUserDefaults dictionaryForKey:]`
---@param key string
---@return NSDictionary|table|nil
function NSUserDefaults:dictionaryForKey_(key) end

--- `-[NSUserDefaults dictionaryRepresentation]`
---@return NSDictionary|table
function NSUserDefaults:dictionaryRepresentation() end

--- `-[NSUserDefaults doubleForKey:]`
---@param key string
---@return number
function NSUserDefaults:doubleForKey_(key) end

--- `-[NSUserDefaults floatForKey:]`
---@param key string
---@return number
function NSUserDefaults:floatForKey_(key) end

--- `-[NSUserDefaults initWithSuiteName:]`
---@param suiteName string?
---@return self
function NSUserDefaults:initWithSuiteName_(suiteName) end

--- `-[NSUserDefaults initWithUser:]`
---@param user string?
---@return self
function NSUserDefaults:initWithUser_(user) end

--- `-[NSUserDefaults integerForKey:]`
---@param key string
---@return integer
function NSUserDefaults:integerForKey_(key) end

--- `-[NSUserDefaults objectForKey:]`
---@param key string
---@return any
function NSUserDefaults:objectForKey_(key) end

--- `-[NSUserDefaults objectIsForcedForKey:]`
---@param key string
---@return boolean
function NSUserDefaults:objectIsForcedForKey_(key) end

--- `-[NSUserDefaults objectIsForcedForKey:inDomain:]`
---@param key string
---@param inDomain string
---@return boolean
function NSUserDefaults:objectIsForcedForKey_inDomain_(key, inDomain) end

--- `-[NSUserDefaults persistentDomainForName:]`
---@param name string
---@return NSDictionary|table|nil
function NSUserDefaults:persistentDomainForName_(name) end

--- `-[NSUserDefaults persistentDomainNames]`
---@return string[]
function NSUserDefaults:persistentDomainNames() end

--- `-[NSUserDefaults registerDefaults:]`
---@param registerDefaults NSDictionary|table
function NSUserDefaults:registerDefaults_(registerDefaults) end

--- `-[NSUserDefaults removeObjectForKey:]`
---@param key string
function NSUserDefaults:removeObjectForKey_(key) end

--- `-[NSUserDefaults removePersistentDomainForName:]`
---@param name string
function NSUserDefaults:removePersistentDomainForName_(name) end

--- `-[NSUserDefaults removeSuiteNamed:]`
---@param suiteNamed string
function NSUserDefaults:removeSuiteNamed_(suiteNamed) end

--- `-[NSUserDefaults removeVolatileDomainForName:]`
---@param name string
function NSUserDefaults:removeVolatileDomainForName_(name) end

--- `-[NSUserDefaults setBool:forKey:]`
---@param bool boolean
---@param key string
function NSUserDefaults:setBool_forKey_(bool, key) end

--- `-[NSUserDefaults setDouble:forKey:]`
---@param double number
---@param key string
function NSUserDefaults:setDouble_forKey_(double, key) end

--- `-[NSUserDefaults setFloat:forKey:]`
---@param float number
---@param key string
function NSUserDefaults:setFloat_forKey_(float, key) end

--- `-[NSUserDefaults setInteger:forKey:]`
---@param integer integer
---@param key string
function NSUserDefaults:setInteger_forKey_(integer, key) end

--- `-[NSUserDefaults setObject:forKey:]`
---@param object any
---@param key string
function NSUserDefaults:setObject_forKey_(object, key) end

--- `-[NSUserDefaults setPersistentDomain:forName:]`
---@param persistentDomain NSDictionary|table
---@param name string
function NSUserDefaults:setPersistentDomain_forName_(persistentDomain, name) end

--- `-[NSUserDefaults setURL:forKey:]`
---@param url NSURL?
---@param key string
function NSUserDefaults:setURL_forKey_(url, key) end

--- `-[NSUserDefaults setValue:forKey:]`
---@param value any
---@param key string
---@return any
function NSUserDefaults:setValue_forKey_(value, key) end

--- `-[NSUserDefaults setVolatileDomain:forName:]`
---@param volatileDomain NSDictionary|table
---@param name string
function NSUserDefaults:setVolatileDomain_forName_(volatileDomain, name) end

--- `-[NSUserDefaults stringArrayForKey:]`
---@param key string
---@return string[]?
function NSUserDefaults:stringArrayForKey_(key) end

--- `-[NSUserDefaults stringForKey:]`
---@param key string
---@return string?
function NSUserDefaults:stringForKey_(key) end

--- `-[NSUserDefaults synchronize]`
---@return boolean
function NSUserDefaults:synchronize() end

--- `-[NSUserDefaults volatileDomainForName:]`
---@param name string
---@return NSDictionary|table|nil
function NSUserDefaults:volatileDomainForName_(name) end

--- `-[NSUserDefaults volatileDomainNames]`
---@return string[]
function NSUserDefaults:volatileDomainNames() end

-- NSUserDefaultsClass
--- The class `NSUserDefaults` itself.
---@class NSUserDefaultsClass: NSObjectClass
---@field alloc fun(self: NSUserDefaultsClass): NSUserDefaults
---@field new fun(self: NSUserDefaultsClass): NSUserDefaults
local NSUserDefaultsClass = {}

--- `+[NSUserDefaults resetStandardUserDefaults]`
function NSUserDefaultsClass:resetStandardUserDefaults() end

--- `+[NSUserDefaults standardUserDefaults]`
---@return NSUserDefaults
function NSUserDefaultsClass:standardUserDefaults() end
end

do
-- NSValue
--- An instance of `NSValue`.
---@class NSValue: NSObject, NSSecureCoding, NSCopying
local NSValue = {}

--- `-[NSValue CATransform3DValue]`
---@return CATransform3D
function NSValue:CATransform3DValue() end

--- `-[NSValue CGAffineTransformValue]`
---@return CGAffineTransform
function NSValue:CGAffineTransformValue() end

--- `-[NSValue CGPointValue]`
---@return CGPoint
function NSValue:CGPointValue() end

--- `-[NSValue CGRectValue]`
---@return CGRect
function NSValue:CGRectValue() end

--- `-[NSValue CGSizeValue]`
---@return CGSize
function NSValue:CGSizeValue() end

--- `-[NSValue CGVectorValue]`
---@return CGVector
function NSValue:CGVectorValue() end

--- `-[NSValue UIEdgeInsetsValue]`
---@return UIEdgeInsets
function NSValue:UIEdgeInsetsValue() end

--- `-[NSValue UIOffsetValue]`
---@return UIOffset
function NSValue:UIOffsetValue() end

--- `-[NSValue copyWithZone:]`
---@param zone lightuserdata?
---@return NSValue
function NSValue:copyWithZone_(zone) end

--- `-[NSValue description]`
---@return NSString
function NSValue:description() end

--- `-[NSValue directionalEdgeInsetsValue]`
---@return NSDirectionalEdgeInsets
function NSValue:directionalEdgeInsetsValue() end

--- `-[NSValue getValue:]`
---@param getValue any
function NSValue:getValue_(getValue) end

--- `-[NSValue getValue:size:]`
---@param getValue any
---@param size integer
function NSValue:getValue_size_(getValue, size) end

--- `-[NSValue initWithBytes:objCType:]`
---@param bytes any
---@param objCType string
---@return self
function NSValue:initWithBytes_objCType_(bytes, objCType) end

--- `-[NSValue isEqualToValue:]`
---@param value NSValue
---@return boolean
function NSValue:isEqualToValue_(value) end

--- `-[NSValue nonretainedObjectValue]`
---@return any
function NSValue:nonretainedObjectValue() end

--- `-[NSValue objCType]`
---@return string
function NSValue:objCType() end

--- `-[NSValue pointValue]`
---@return CGPoint
function NSValue:pointValue() end

--- `-[NSValue pointerValue]`
---@return any
function NSValue:pointerValue() end

--- `-[NSValue rangeValue]`
---@return NSRange
function NSValue:rangeValue() end

--- `-[NSValue rectValue]`
---@return CGRect
function NSValue:rectValue() end

--- `-[NSValue sizeValue]`
---@return CGSize
function NSValue:sizeValue() end

-- NSValueClass
--- The class `NSValue` itself.
---@class NSValueClass: NSObjectClass
---@field alloc fun(self: NSValueClass): NSValue
---@field new fun(self: NSValueClass): NSValue
local NSValueClass = {}

--- `+[NSValue supportsSecureCoding]`
---@return boolean
function NSValueClass:supportsSecureCoding() end

--- `+[NSValue value:withObjCType:]`
---@param value any
---@param objCType string
---@return NSValue
function NSValueClass:value_withObjCType_(value, objCType) end

--- `+[NSValue valueWithBytes:objCType:]`
---@param bytes any
---@param objCType string
---@return NSValue
function NSValueClass:valueWithBytes_objCType_(bytes, objCType) end

--- `+[NSValue valueWithCATransform3D:]`
---@param transform3D CATransform3DArgument
---@return NSValue
function NSValueClass:valueWithCATransform3D_(transform3D) end

--- `+[NSValue valueWithCGAffineTransform:]`
---@param cgAffineTransform CGAffineTransformArgument
---@return NSValue
function NSValueClass:valueWithCGAffineTransform_(cgAffineTransform) end

--- `+[NSValue valueWithCGPoint:]`
---@param cgPoint CGPointArgument
---@return NSValue
function NSValueClass:valueWithCGPoint_(cgPoint) end

--- `+[NSValue valueWithCGRect:]`
---@param cgRect CGRectArgument
---@return NSValue
function NSValueClass:valueWithCGRect_(cgRect) end

--- `+[NSValue valueWithCGSize:]`
---@param cgSize CGSizeArgument
---@return NSValue
function NSValueClass:valueWithCGSize_(cgSize) end

--- `+[NSValue valueWithCGVector:]`
---@param cgVector CGVectorArgument
---@return NSValue
function NSValueClass:valueWithCGVector_(cgVector) end

--- `+[NSValue valueWithDirectionalEdgeInsets:]`
---@param directionalEdgeInsets NSDirectionalEdgeInsetsArgument
---@return NSValue
function NSValueClass:valueWithDirectionalEdgeInsets_(directionalEdgeInsets) end

--- `+[NSValue valueWithNonretainedObject:]`
---@param nonretainedObject any
---@return NSValue
function NSValueClass:valueWithNonretainedObject_(nonretainedObject) end

--- `+[NSValue valueWithPoint:]`
---@param point CGPointArgument
---@return NSValue
function NSValueClass:valueWithPoint_(point) end

--- `+[NSValue valueWithPointer:]`
---@param pointer any
---@return NSValue
function NSValueClass:valueWithPointer_(pointer) end

--- `+[NSValue valueWithRange:]`
---@param range NSRangeArgument
---@return NSValue
function NSValueClass:valueWithRange_(range) end

--- `+[NSValue valueWithRect:]`
---@param rect CGRectArgument
---@return NSValue
function NSValueClass:valueWithRect_(rect) end

--- `+[NSValue valueWithSize:]`
---@param size CGSizeArgument
---@return NSValue
function NSValueClass:valueWithSize_(size) end

--- `+[NSValue valueWithUIEdgeInsets:]`
---@param edgeInsets UIEdgeInsetsArgument
---@return NSValue
function NSValueClass:valueWithUIEdgeInsets_(edgeInsets) end

--- `+[NSValue valueWithUIOffset:]`
---@param offset UIOffsetArgument
---@return NSValue
function NSValueClass:valueWithUIOffset_(offset) end
end

do
-- NSValueTransformer
--- An instance of `NSValueTransformer`.
---@class NSValueTransformer: NSObject
local NSValueTransformer = {}

--- `-[NSValueTransformer reverseTransformedValue:]`
---@param reverseTransformedValue any
---@return any
function NSValueTransformer:reverseTransformedValue_(reverseTransformedValue) end

--- `-[NSValueTransformer transformedValue:]`
---@param transformedValue any
---@return any
function NSValueTransformer:transformedValue_(transformedValue) end

-- NSValueTransformerClass
--- The class `NSValueTransformer` itself.
---@class NSValueTransformerClass: NSObjectClass
---@field alloc fun(self: NSValueTransformerClass): NSValueTransformer
---@field new fun(self: NSValueTransformerClass): NSValueTransformer
local NSValueTransformerClass = {}

--- `+[NSValueTransformer allowsReverseTransformation]`
---@return boolean
function NSValueTransformerClass:allowsReverseTransformation() end

--- `+[NSValueTransformer setValueTransformer:forName:]`
---@param valueTransformer NSValueTransformer?
---@param name string
function NSValueTransformerClass:setValueTransformer_forName_(valueTransformer, name) end

--- `+[NSValueTransformer transformedValueClass]`
---@return CLASS?
function NSValueTransformerClass:transformedValueClass() end

--- `+[NSValueTransformer valueTransformerForName:]`
---@param name string
---@return NSValueTransformer?
function NSValueTransformerClass:valueTransformerForName_(name) end

--- `+[NSValueTransformer valueTransformerNames]`
---@return string[]
function NSValueTransformerClass:valueTransformerNames() end
end

do
-- NSVariableExpression
--- An instance of `NSVariableExpression`.
---@class NSVariableExpression: NSExpression
local NSVariableExpression = {}

-- NSVariableExpressionClass
--- The class `NSVariableExpression` itself.
---@class NSVariableExpressionClass: NSExpressionClass
---@field alloc fun(self: NSVariableExpressionClass): NSVariableExpression
---@field new fun(self: NSVariableExpressionClass): NSVariableExpression
local NSVariableExpressionClass = {}
end

do
-- NSXMLParser
--- An instance of `NSXMLParser`.
---@class NSXMLParser: NSObject
local NSXMLParser = {}

--- `-[NSXMLParser abortParsing]`
function NSXMLParser:abortParsing() end

--- `-[NSXMLParser columnNumber]`
---@return integer
function NSXMLParser:columnNumber() end

--- `-[NSXMLParser delegate]`
---@return NSXMLParserDelegate
function NSXMLParser:delegate() end

--- `-[NSXMLParser externalEntityResolvingPolicy]`
---@return integer
function NSXMLParser:externalEntityResolvingPolicy() end

--- `-[NSXMLParser initWithContentsOfURL:]`
---@param url NSURL
---@return self
function NSXMLParser:initWithContentsOfURL_(url) end

--- `-[NSXMLParser initWithData:]`
---@param data NSData
---@return self
function NSXMLParser:initWithData_(data) end

--- `-[NSXMLParser initWithStream:]`
---@param stream NSStream
---@return self
function NSXMLParser:initWithStream_(stream) end

--- `-[NSXMLParser lineNumber]`
---@return integer
function NSXMLParser:lineNumber() end

--- `-[NSXMLParser parse]`
---@return boolean
function NSXMLParser:parse() end

--- `-[NSXMLParser parserError]`
---@return NSError?
function NSXMLParser:parserError() end

--- `-[NSXMLParser publicID]`
---@return string?
function NSXMLParser:publicID() end

--- `-[NSXMLParser setDelegate:]`
---@param delegate NSXMLParserDelegate?
function NSXMLParser:setDelegate_(delegate) end

--- `-[NSXMLParser setExternalEntityResolvingPolicy:]`
---@param externalEntityResolvingPolicy integer
function NSXMLParser:setExternalEntityResolvingPolicy_(externalEntityResolvingPolicy) end

--- `-[NSXMLParser setShouldProcessNamespaces:]`
---@param shouldProcessNamespaces boolean
function NSXMLParser:setShouldProcessNamespaces_(shouldProcessNamespaces) end

--- `-[NSXMLParser setShouldReportNamespacePrefixes:]`
---@param shouldReportNamespacePrefixes boolean
function NSXMLParser:setShouldReportNamespacePrefixes_(shouldReportNamespacePrefixes) end

--- `-[NSXMLParser setShouldResolveExternalEntities:]`
---@param shouldResolveExternalEntities boolean
function NSXMLParser:setShouldResolveExternalEntities_(shouldResolveExternalEntities) end

--- `-[NSXMLParser shouldProcessNamespaces]`
---@return boolean
function NSXMLParser:shouldProcessNamespaces() end

--- `-[NSXMLParser shouldReportNamespacePrefixes]`
---@return boolean
function NSXMLParser:shouldReportNamespacePrefixes() end

--- `-[NSXMLParser shouldResolveExternalEntities]`
---@return boolean
function NSXMLParser:shouldResolveExternalEntities() end

--- `-[NSXMLParser systemID]`
---@return string?
function NSXMLParser:systemID() end

-- NSXMLParserClass
--- The class `NSXMLParser` itself.
---@class NSXMLParserClass: NSObjectClass
---@field alloc fun(self: NSXMLParserClass): NSXMLParser
---@field new fun(self: NSXMLParserClass): NSXMLParser
local NSXMLParserClass = {}
end

do
-- OS_dispatch_group
--- An instance of `OS_dispatch_group`.
---@class OS_dispatch_group: OS_dispatch_object
local OS_dispatch_group = {}

-- OS_dispatch_groupClass
--- The class `OS_dispatch_group` itself.
---@class OS_dispatch_groupClass: OS_dispatch_objectClass
---@field alloc fun(self: OS_dispatch_groupClass): OS_dispatch_group
---@field new fun(self: OS_dispatch_groupClass): OS_dispatch_group
local OS_dispatch_groupClass = {}
end

do
-- OS_dispatch_object
--- An instance of `OS_dispatch_object`.
---@class OS_dispatch_object: OS_object
local OS_dispatch_object = {}

-- OS_dispatch_objectClass
--- The class `OS_dispatch_object` itself.
---@class OS_dispatch_objectClass: OS_objectClass
---@field alloc fun(self: OS_dispatch_objectClass): OS_dispatch_object
---@field new fun(self: OS_dispatch_objectClass): OS_dispatch_object
local OS_dispatch_objectClass = {}
end

do
-- OS_dispatch_queue
--- An instance of `OS_dispatch_queue`.
---@class OS_dispatch_queue: OS_dispatch_object
local OS_dispatch_queue = {}

-- OS_dispatch_queueClass
--- The class `OS_dispatch_queue` itself.
---@class OS_dispatch_queueClass: OS_dispatch_objectClass
---@field alloc fun(self: OS_dispatch_queueClass): OS_dispatch_queue
---@field new fun(self: OS_dispatch_queueClass): OS_dispatch_queue
local OS_dispatch_queueClass = {}
end

do
-- OS_dispatch_queue_concurrent
--- An instance of `OS_dispatch_queue_concurrent`.
---@class OS_dispatch_queue_concurrent: OS_dispatch_queue
local OS_dispatch_queue_concurrent = {}

-- OS_dispatch_queue_concurrentClass
--- The class `OS_dispatch_queue_concurrent` itself.
---@class OS_dispatch_queue_concurrentClass: OS_dispatch_queueClass
---@field alloc fun(self: OS_dispatch_queue_concurrentClass): OS_dispatch_queue_concurrent
---@field new fun(self: OS_dispatch_queue_concurrentClass): OS_dispatch_queue_concurrent
local OS_dispatch_queue_concurrentClass = {}
end

do
-- OS_dispatch_queue_global
--- An instance of `OS_dispatch_queue_global`.
---@class OS_dispatch_queue_global: OS_dispatch_queue
local OS_dispatch_queue_global = {}

-- OS_dispatch_queue_globalClass
--- The class `OS_dispatch_queue_global` itself.
---@class OS_dispatch_queue_globalClass: OS_dispatch_queueClass
---@field alloc fun(self: OS_dispatch_queue_globalClass): OS_dispatch_queue_global
---@field new fun(self: OS_dispatch_queue_globalClass): OS_dispatch_queue_global
local OS_dispatch_queue_globalClass = {}
end

do
-- OS_dispatch_queue_main
--- An instance of `OS_dispatch_queue_main`.
---@class OS_dispatch_queue_main: OS_dispatch_queue_serial
local OS_dispatch_queue_main = {}

-- OS_dispatch_queue_mainClass
--- The class `OS_dispatch_queue_main` itself.
---@class OS_dispatch_queue_mainClass: OS_dispatch_queue_serialClass
---@field alloc fun(self: OS_dispatch_queue_mainClass): OS_dispatch_queue_main
---@field new fun(self: OS_dispatch_queue_mainClass): OS_dispatch_queue_main
local OS_dispatch_queue_mainClass = {}
end

do
-- OS_dispatch_queue_serial
--- An instance of `OS_dispatch_queue_serial`.
---@class OS_dispatch_queue_serial: OS_dispatch_queue
local OS_dispatch_queue_serial = {}

-- OS_dispatch_queue_serialClass
--- The class `OS_dispatch_queue_serial` itself.
---@class OS_dispatch_queue_serialClass: OS_dispatch_queueClass
---@field alloc fun(self: OS_dispatch_queue_serialClass): OS_dispatch_queue_serial
---@field new fun(self: OS_dispatch_queue_serialClass): OS_dispatch_queue_serial
local OS_dispatch_queue_serialClass = {}
end

do
-- OS_dispatch_semaphore
--- An instance of `OS_dispatch_semaphore`.
---@class OS_dispatch_semaphore: OS_dispatch_object
local OS_dispatch_semaphore = {}

-- OS_dispatch_semaphoreClass
--- The class `OS_dispatch_semaphore` itself.
---@class OS_dispatch_semaphoreClass: OS_dispatch_objectClass
---@field alloc fun(self: OS_dispatch_semaphoreClass): OS_dispatch_semaphore
---@field new fun(self: OS_dispatch_semaphoreClass): OS_dispatch_semaphore
local OS_dispatch_semaphoreClass = {}
end

do
-- OS_dispatch_source
--- An instance of `OS_dispatch_source`.
---@class OS_dispatch_source: OS_dispatch_object
local OS_dispatch_source = {}

-- OS_dispatch_sourceClass
--- The class `OS_dispatch_source` itself.
---@class OS_dispatch_sourceClass: OS_dispatch_objectClass
---@field alloc fun(self: OS_dispatch_sourceClass): OS_dispatch_source
---@field new fun(self: OS_dispatch_sourceClass): OS_dispatch_source
local OS_dispatch_sourceClass = {}
end

do
-- OS_object
--- An instance of `OS_object`.
---@class OS_object: NSObject
local OS_object = {}

-- OS_objectClass
--- The class `OS_object` itself.
---@class OS_objectClass: NSObjectClass
---@field alloc fun(self: OS_objectClass): OS_object
---@field new fun(self: OS_objectClass): OS_object
local OS_objectClass = {}
end

do
-- PHPickerConfiguration
--- An instance of `PHPickerConfiguration`.
---@class PHPickerConfiguration: NSObject, NSCopying
local PHPickerConfiguration = {}

--- `-[PHPickerConfiguration disabledCapabilities]`
---@return integer
function PHPickerConfiguration:disabledCapabilities() end

--- `-[PHPickerConfiguration edgesWithoutContentMargins]`
---@return integer
function PHPickerConfiguration:edgesWithoutContentMargins() end

--- `-[PHPickerConfiguration filter]`
---@return PHPickerFilter
function PHPickerConfiguration:filter() end

--- `-[PHPickerConfiguration initWithPhotoLibrary:]`
---@param photoLibrary any
---@return self
function PHPickerConfiguration:initWithPhotoLibrary_(photoLibrary) end

--- `-[PHPickerConfiguration mode]`
---@return integer
function PHPickerConfiguration:mode() end

--- `-[PHPickerConfiguration preferredAssetRepresentationMode]`
---@return integer
function PHPickerConfiguration:preferredAssetRepresentationMode() end

--- `-[PHPickerConfiguration preselectedAssetIdentifiers]`
---@return string[]
function PHPickerConfiguration:preselectedAssetIdentifiers() end

--- `-[PHPickerConfiguration selection]`
---@return integer
function PHPickerConfiguration:selection() end

--- `-[PHPickerConfiguration selectionLimit]`
---@return integer
function PHPickerConfiguration:selectionLimit() end

--- `-[PHPickerConfiguration setDisabledCapabilities:]`
---@param disabledCapabilities integer
function PHPickerConfiguration:setDisabledCapabilities_(disabledCapabilities) end

--- `-[PHPickerConfiguration setEdgesWithoutContentMargins:]`
---@param edgesWithoutContentMargins integer
function PHPickerConfiguration:setEdgesWithoutContentMargins_(edgesWithoutContentMargins) end

--- `-[PHPickerConfiguration setFilter:]`
---@param filter PHPickerFilter?
function PHPickerConfiguration:setFilter_(filter) end

--- `-[PHPickerConfiguration setMode:]`
---@param mode integer
function PHPickerConfiguration:setMode_(mode) end

--- `-[PHPickerConfiguration setPreferredAssetRepresentationMode:]`
---@param preferredAssetRepresentationMode integer
function PHPickerConfiguration:setPreferredAssetRepresentationMode_(preferredAssetRepresentationMode) end

--- `-[PHPickerConfiguration setPreselectedAssetIdentifiers:]`
---@param preselectedAssetIdentifiers string[]
function PHPickerConfiguration:setPreselectedAssetIdentifiers_(preselectedAssetIdentifiers) end

--- `-[PHPickerConfiguration setSelection:]`
---@param selection integer
function PHPickerConfiguration:setSelection_(selection) end

--- `-[PHPickerConfiguration setSelectionLimit:]`
---@param selectionLimit integer
function PHPickerConfiguration:setSelectionLimit_(selectionLimit) end

-- PHPickerConfigurationClass
--- The class `PHPickerConfiguration` itself.
---@class PHPickerConfigurationClass: NSObjectClass
---@field alloc fun(self: PHPickerConfigurationClass): PHPickerConfiguration
---@field new fun(self: PHPickerConfigurationClass): PHPickerConfiguration
local PHPickerConfigurationClass = {}
end

do
-- PHPickerFilter
--- An instance of `PHPickerFilter`.
---@class PHPickerFilter: NSObject, NSCopying
local PHPickerFilter = {}

-- PHPickerFilterClass
--- The class `PHPickerFilter` itself.
---@class PHPickerFilterClass: NSObjectClass
---@field alloc fun(self: PHPickerFilterClass): PHPickerFilter
---@field new fun(self: PHPickerFilterClass): PHPickerFilter
local PHPickerFilterClass = {}

--- `+[PHPickerFilter allFilterMatchingSubfilters:]`
---@param allFilterMatchingSubfilters table
---@return any
function PHPickerFilterClass:allFilterMatchingSubfilters_(allFilterMatchingSubfilters) end

--- `+[PHPickerFilter anyFilterMatchingSubfilters:]`
---@param anyFilterMatchingSubfilters table
---@return any
function PHPickerFilterClass:anyFilterMatchingSubfilters_(anyFilterMatchingSubfilters) end

--- `+[PHPickerFilter burstsFilter]`
---@return any
function PHPickerFilterClass:burstsFilter() end

--- `+[PHPickerFilter depthEffectPhotosFilter]`
---@return any
function PHPickerFilterClass:depthEffectPhotosFilter() end

--- `+[PHPickerFilter imagesFilter]`
---@return any
function PHPickerFilterClass:imagesFilter() end

--- `+[PHPickerFilter livePhotosFilter]`
---@return any
function PHPickerFilterClass:livePhotosFilter() end

--- `+[PHPickerFilter panoramasFilter]`
---@return any
function PHPickerFilterClass:panoramasFilter() end

--- `+[PHPickerFilter screenshotsFilter]`
---@return any
function PHPickerFilterClass:screenshotsFilter() end

--- `+[PHPickerFilter slomoVideosFilter]`
---@return any
function PHPickerFilterClass:slomoVideosFilter() end

--- `+[PHPickerFilter timelapseVideosFilter]`
---@return any
function PHPickerFilterClass:timelapseVideosFilter() end

--- `+[PHPickerFilter videosFilter]`
---@return any
function PHPickerFilterClass:videosFilter() end
end

do
-- PHPickerResult
--- An instance of `PHPickerResult`.
---@class PHPickerResult: NSObject
local PHPickerResult = {}

--- `-[PHPickerResult assetIdentifier]`
---@return string?
function PHPickerResult:assetIdentifier() end

--- `-[PHPickerResult itemProvider]`
---@return NSItemProvider
function PHPickerResult:itemProvider() end

-- PHPickerResultClass
--- The class `PHPickerResult` itself.
---@class PHPickerResultClass: NSObjectClass
---@field alloc fun(self: PHPickerResultClass): PHPickerResult
---@field new fun(self: PHPickerResultClass): PHPickerResult
local PHPickerResultClass = {}
end

do
-- PHPickerViewController
--- An instance of `PHPickerViewController`.
---@class PHPickerViewController: UIViewController
local PHPickerViewController = {}

--- `-[PHPickerViewController configuration]`
---@return NSObject?
function PHPickerViewController:configuration() end

--- `-[PHPickerViewController delegate]`
---@return PHPickerViewControllerDelegate
function PHPickerViewController:delegate() end

--- `-[PHPickerViewController deselectAssetsWithIdentifiers:]`
---@param identifiers string[]
function PHPickerViewController:deselectAssetsWithIdentifiers_(identifiers) end

--- `-[PHPickerViewController initWithConfiguration:]`
---@param configuration NSObject
---@return self
function PHPickerViewController:initWithConfiguration_(configuration) end

--- `-[PHPickerViewController moveAssetWithIdentifier:afterAssetWithIdentifier:]`
---@param identifier string
---@param afterAssetWithIdentifier string?
function PHPickerViewController:moveAssetWithIdentifier_afterAssetWithIdentifier_(identifier, afterAssetWithIdentifier) end

--- `-[PHPickerViewController scrollToInitialPosition]`
function PHPickerViewController:scrollToInitialPosition() end

--- `-[PHPickerViewController setDelegate:]`
---@param delegate PHPickerViewControllerDelegate?
function PHPickerViewController:setDelegate_(delegate) end

--- `-[PHPickerViewController zoomIn]`
function PHPickerViewController:zoomIn() end

--- `-[PHPickerViewController zoomOut]`
function PHPickerViewController:zoomOut() end

-- PHPickerViewControllerClass
--- The class `PHPickerViewController` itself.
---@class PHPickerViewControllerClass: UIViewControllerClass
---@field alloc fun(self: PHPickerViewControllerClass): PHPickerViewController
---@field new fun(self: PHPickerViewControllerClass): PHPickerViewController
local PHPickerViewControllerClass = {}
end

do
-- Protocol
--- An instance of `Protocol`.
---@class Protocol: NSObject
local Protocol = {}

--- `-[Protocol conformsTo:]`
---@param conformsTo Protocol?
---@return boolean
function Protocol:conformsTo_(conformsTo) end

--- `-[Protocol copyWithZone:]`
---@param zone lightuserdata?
---@return Protocol
function Protocol:copyWithZone_(zone) end

--- `-[Protocol name]`
---@return string
function Protocol:name() end

-- ProtocolClass
--- The class `Protocol` itself.
---@class ProtocolClass: NSObjectClass
---@field alloc fun(self: ProtocolClass): Protocol
---@field new fun(self: ProtocolClass): Protocol
local ProtocolClass = {}
end

do
-- _NSInlineData
--- An instance of `_NSInlineData`.
---@class _NSInlineData: NSData
local _NSInlineData = {}

-- _NSInlineDataClass
--- The class `_NSInlineData` itself.
---@class _NSInlineDataClass: NSDataClass
---@field alloc fun(self: _NSInlineDataClass): _NSInlineData
---@field new fun(self: _NSInlineDataClass): _NSInlineData
local _NSInlineDataClass = {}
end

do
-- _NSIsNilTransformer
--- An instance of `_NSIsNilTransformer`.
---@class _NSIsNilTransformer: NSValueTransformer
local _NSIsNilTransformer = {}

-- _NSIsNilTransformerClass
--- The class `_NSIsNilTransformer` itself.
---@class _NSIsNilTransformerClass: NSValueTransformerClass
---@field alloc fun(self: _NSIsNilTransformerClass): _NSIsNilTransformer
---@field new fun(self: _NSIsNilTransformerClass): _NSIsNilTransformer
local _NSIsNilTransformerClass = {}
end

do
-- _NSIsNotNilTransformer
--- An instance of `_NSIsNotNilTransformer`.
---@class _NSIsNotNilTransformer: NSValueTransformer
local _NSIsNotNilTransformer = {}

-- _NSIsNotNilTransformerClass
--- The class `_NSIsNotNilTransformer` itself.
---@class _NSIsNotNilTransformerClass: NSValueTransformerClass
---@field alloc fun(self: _NSIsNotNilTransformerClass): _NSIsNotNilTransformer
---@field new fun(self: _NSIsNotNilTransformerClass): _NSIsNotNilTransformer
local _NSIsNotNilTransformerClass = {}
end

do
-- _NSKeyedUnarchiveFromDataTransformer
--- An instance of `_NSKeyedUnarchiveFromDataTransformer`.
---@class _NSKeyedUnarchiveFromDataTransformer: NSValueTransformer
local _NSKeyedUnarchiveFromDataTransformer = {}

-- _NSKeyedUnarchiveFromDataTransformerClass
--- The class `_NSKeyedUnarchiveFromDataTransformer` itself.
---@class _NSKeyedUnarchiveFromDataTransformerClass: NSValueTransformerClass
---@field alloc fun(self: _NSKeyedUnarchiveFromDataTransformerClass): _NSKeyedUnarchiveFromDataTransformer
---@field new fun(self: _NSKeyedUnarchiveFromDataTransformerClass): _NSKeyedUnarchiveFromDataTransformer
local _NSKeyedUnarchiveFromDataTransformerClass = {}
end

do
-- _NSNegateBooleanTransformer
--- An instance of `_NSNegateBooleanTransformer`.
---@class _NSNegateBooleanTransformer: NSValueTransformer
local _NSNegateBooleanTransformer = {}

-- _NSNegateBooleanTransformerClass
--- The class `_NSNegateBooleanTransformer` itself.
---@class _NSNegateBooleanTransformerClass: NSValueTransformerClass
---@field alloc fun(self: _NSNegateBooleanTransformerClass): _NSNegateBooleanTransformer
---@field new fun(self: _NSNegateBooleanTransformerClass): _NSNegateBooleanTransformer
local _NSNegateBooleanTransformerClass = {}
end

do
-- _NSPlaceholderData
--- An instance of `_NSPlaceholderData`.
---@class _NSPlaceholderData: NSData
local _NSPlaceholderData = {}

-- _NSPlaceholderDataClass
--- The class `_NSPlaceholderData` itself.
---@class _NSPlaceholderDataClass: NSDataClass
---@field alloc fun(self: _NSPlaceholderDataClass): _NSPlaceholderData
---@field new fun(self: _NSPlaceholderDataClass): _NSPlaceholderData
local _NSPlaceholderDataClass = {}
end

do
-- _NSPredicateConstants
--- An instance of `_NSPredicateConstants`.
---@class _NSPredicateConstants: NSObject
local _NSPredicateConstants = {}

-- _NSPredicateConstantsClass
--- The class `_NSPredicateConstants` itself.
---@class _NSPredicateConstantsClass: NSObjectClass
---@field alloc fun(self: _NSPredicateConstantsClass): _NSPredicateConstants
---@field new fun(self: _NSPredicateConstantsClass): _NSPredicateConstants
local _NSPredicateConstantsClass = {}
end

do
-- _NSPredicateUtilities
--- An instance of `_NSPredicateUtilities`.
---@class _NSPredicateUtilities: NSObject
local _NSPredicateUtilities = {}

-- _NSPredicateUtilitiesClass
--- The class `_NSPredicateUtilities` itself.
---@class _NSPredicateUtilitiesClass: NSObjectClass
---@field alloc fun(self: _NSPredicateUtilitiesClass): _NSPredicateUtilities
---@field new fun(self: _NSPredicateUtilitiesClass): _NSPredicateUtilities
local _NSPredicateUtilitiesClass = {}
end

do
-- _NSURLDataProtocol
--- An instance of `_NSURLDataProtocol`.
---@class _NSURLDataProtocol: NSURLProtocol
local _NSURLDataProtocol = {}

-- _NSURLDataProtocolClass
--- The class `_NSURLDataProtocol` itself.
---@class _NSURLDataProtocolClass: NSURLProtocolClass
---@field alloc fun(self: _NSURLDataProtocolClass): _NSURLDataProtocol
---@field new fun(self: _NSURLDataProtocolClass): _NSURLDataProtocol
local _NSURLDataProtocolClass = {}
end

do
-- _NSURLFTPProtocol
--- An instance of `_NSURLFTPProtocol`.
---@class _NSURLFTPProtocol: NSURLProtocol
local _NSURLFTPProtocol = {}

-- _NSURLFTPProtocolClass
--- The class `_NSURLFTPProtocol` itself.
---@class _NSURLFTPProtocolClass: NSURLProtocolClass
---@field alloc fun(self: _NSURLFTPProtocolClass): _NSURLFTPProtocol
---@field new fun(self: _NSURLFTPProtocolClass): _NSURLFTPProtocol
local _NSURLFTPProtocolClass = {}
end

do
-- _NSURLFileProtocol
--- An instance of `_NSURLFileProtocol`.
---@class _NSURLFileProtocol: NSURLProtocol
local _NSURLFileProtocol = {}

-- _NSURLFileProtocolClass
--- The class `_NSURLFileProtocol` itself.
---@class _NSURLFileProtocolClass: NSURLProtocolClass
---@field alloc fun(self: _NSURLFileProtocolClass): _NSURLFileProtocol
---@field new fun(self: _NSURLFileProtocolClass): _NSURLFileProtocol
local _NSURLFileProtocolClass = {}
end

do
-- _NSURLHTTPProtocol
--- An instance of `_NSURLHTTPProtocol`.
---@class _NSURLHTTPProtocol: NSURLProtocol
local _NSURLHTTPProtocol = {}

-- _NSURLHTTPProtocolClass
--- The class `_NSURLHTTPProtocol` itself.
---@class _NSURLHTTPProtocolClass: NSURLProtocolClass
---@field alloc fun(self: _NSURLHTTPProtocolClass): _NSURLHTTPProtocol
---@field new fun(self: _NSURLHTTPProtocolClass): _NSURLHTTPProtocol
local _NSURLHTTPProtocolClass = {}
end

do
-- _NSUnarchiveFromDataTransformer
--- An instance of `_NSUnarchiveFromDataTransformer`.
---@class _NSUnarchiveFromDataTransformer: NSValueTransformer
local _NSUnarchiveFromDataTransformer = {}

-- _NSUnarchiveFromDataTransformerClass
--- The class `_NSUnarchiveFromDataTransformer` itself.
---@class _NSUnarchiveFromDataTransformerClass: NSValueTransformerClass
---@field alloc fun(self: _NSUnarchiveFromDataTransformerClass): _NSUnarchiveFromDataTransformer
---@field new fun(self: _NSUnarchiveFromDataTransformerClass): _NSUnarchiveFromDataTransformer
local _NSUnarchiveFromDataTransformerClass = {}
end

do
-- _NSZeroData
--- An instance of `_NSZeroData`.
---@class _NSZeroData: NSData
local _NSZeroData = {}

-- _NSZeroDataClass
--- The class `_NSZeroData` itself.
---@class _NSZeroDataClass: NSDataClass
---@field alloc fun(self: _NSZeroDataClass): _NSZeroData
---@field new fun(self: _NSZeroDataClass): _NSZeroData
local _NSZeroDataClass = {}
end

do
-- __NSArray0
--- An instance of `__NSArray0`.
---@class __NSArray0: NSArray
local __NSArray0 = {}

-- __NSArray0Class
--- The class `__NSArray0` itself.
---@class __NSArray0Class: NSArrayClass
---@field alloc fun(self: __NSArray0Class): __NSArray0
---@field new fun(self: __NSArray0Class): __NSArray0
local __NSArray0Class = {}
end

do
-- __NSArrayEnumerator
--- An instance of `__NSArrayEnumerator`.
---@class __NSArrayEnumerator: NSEnumerator
local __NSArrayEnumerator = {}

-- __NSArrayEnumeratorClass
--- The class `__NSArrayEnumerator` itself.
---@class __NSArrayEnumeratorClass: NSEnumeratorClass
---@field alloc fun(self: __NSArrayEnumeratorClass): __NSArrayEnumerator
---@field new fun(self: __NSArrayEnumeratorClass): __NSArrayEnumerator
local __NSArrayEnumeratorClass = {}
end

do
-- __NSArrayI
--- An instance of `__NSArrayI`.
---@class __NSArrayI: NSArray
local __NSArrayI = {}

-- __NSArrayIClass
--- The class `__NSArrayI` itself.
---@class __NSArrayIClass: NSArrayClass
---@field alloc fun(self: __NSArrayIClass): __NSArrayI
---@field new fun(self: __NSArrayIClass): __NSArrayI
local __NSArrayIClass = {}
end

do
-- __NSArrayI_Transfer
--- An instance of `__NSArrayI_Transfer`.
---@class __NSArrayI_Transfer: NSArray
local __NSArrayI_Transfer = {}

-- __NSArrayI_TransferClass
--- The class `__NSArrayI_Transfer` itself.
---@class __NSArrayI_TransferClass: NSArrayClass
---@field alloc fun(self: __NSArrayI_TransferClass): __NSArrayI_Transfer
---@field new fun(self: __NSArrayI_TransferClass): __NSArrayI_Transfer
local __NSArrayI_TransferClass = {}
end

do
-- __NSArrayM
--- An instance of `__NSArrayM`.
---@class __NSArrayM: NSMutableArray
local __NSArrayM = {}

-- __NSArrayMClass
--- The class `__NSArrayM` itself.
---@class __NSArrayMClass: NSMutableArrayClass
---@field alloc fun(self: __NSArrayMClass): __NSArrayM
---@field new fun(self: __NSArrayMClass): __NSArrayM
local __NSArrayMClass = {}
end

do
-- __NSArrayReversed
--- An instance of `__NSArrayReversed`.
---@class __NSArrayReversed: NSArray
local __NSArrayReversed = {}

-- __NSArrayReversedClass
--- The class `__NSArrayReversed` itself.
---@class __NSArrayReversedClass: NSArrayClass
---@field alloc fun(self: __NSArrayReversedClass): __NSArrayReversed
---@field new fun(self: __NSArrayReversedClass): __NSArrayReversed
local __NSArrayReversedClass = {}
end

do
-- __NSCFArray
--- An instance of `__NSCFArray`.
---@class __NSCFArray: NSMutableArray
local __NSCFArray = {}

-- __NSCFArrayClass
--- The class `__NSCFArray` itself.
---@class __NSCFArrayClass: NSMutableArrayClass
---@field alloc fun(self: __NSCFArrayClass): __NSCFArray
---@field new fun(self: __NSCFArrayClass): __NSCFArray
local __NSCFArrayClass = {}
end

do
-- __NSCFBackgroundDataTask
--- An instance of `__NSCFBackgroundDataTask`.
---@class __NSCFBackgroundDataTask: __NSCFBackgroundSessionTask
local __NSCFBackgroundDataTask = {}

-- __NSCFBackgroundDataTaskClass
--- The class `__NSCFBackgroundDataTask` itself.
---@class __NSCFBackgroundDataTaskClass: __NSCFBackgroundSessionTaskClass
---@field alloc fun(self: __NSCFBackgroundDataTaskClass): __NSCFBackgroundDataTask
---@field new fun(self: __NSCFBackgroundDataTaskClass): __NSCFBackgroundDataTask
local __NSCFBackgroundDataTaskClass = {}
end

do
-- __NSCFBackgroundDownloadTask
--- An instance of `__NSCFBackgroundDownloadTask`.
---@class __NSCFBackgroundDownloadTask: __NSCFBackgroundSessionTask
local __NSCFBackgroundDownloadTask = {}

--- `-[__NSCFBackgroundDownloadTask cancelByProducingResumeData:]`
---@param producingResumeData function
function __NSCFBackgroundDownloadTask:cancelByProducingResumeData_(producingResumeData) end

-- __NSCFBackgroundDownloadTaskClass
--- The class `__NSCFBackgroundDownloadTask` itself.
---@class __NSCFBackgroundDownloadTaskClass: __NSCFBackgroundSessionTaskClass
---@field alloc fun(self: __NSCFBackgroundDownloadTaskClass): __NSCFBackgroundDownloadTask
---@field new fun(self: __NSCFBackgroundDownloadTaskClass): __NSCFBackgroundDownloadTask
local __NSCFBackgroundDownloadTaskClass = {}
end

do
-- __NSCFBackgroundSessionTask
--- An instance of `__NSCFBackgroundSessionTask`.
---@class __NSCFBackgroundSessionTask: NSURLSessionTask
local __NSCFBackgroundSessionTask = {}

--- `-[__NSCFBackgroundSessionTask _onqueue_cancel]`
function __NSCFBackgroundSessionTask:_onqueue_cancel() end

--- `-[__NSCFBackgroundSessionTask _onqueue_didFinishWithError:]`
---@param error NSError?
function __NSCFBackgroundSessionTask:_onqueue_didFinishWithError_(error) end

--- `-[__NSCFBackgroundSessionTask _onqueue_resume]`
function __NSCFBackgroundSessionTask:_onqueue_resume() end

--- `-[__NSCFBackgroundSessionTask _onqueue_suspend]`
function __NSCFBackgroundSessionTask:_onqueue_suspend() end

--- `-[__NSCFBackgroundSessionTask isKindOfClass:]`
---@param class CLASS
---@return boolean
function __NSCFBackgroundSessionTask:isKindOfClass_(class) end

-- __NSCFBackgroundSessionTaskClass
--- The class `__NSCFBackgroundSessionTask` itself.
---@class __NSCFBackgroundSessionTaskClass: NSURLSessionTaskClass
---@field alloc fun(self: __NSCFBackgroundSessionTaskClass): __NSCFBackgroundSessionTask
---@field new fun(self: __NSCFBackgroundSessionTaskClass): __NSCFBackgroundSessionTask
local __NSCFBackgroundSessionTaskClass = {}
end

do
-- __NSCFBackgroundUploadTask
--- An instance of `__NSCFBackgroundUploadTask`.
---@class __NSCFBackgroundUploadTask: __NSCFBackgroundDataTask
local __NSCFBackgroundUploadTask = {}

-- __NSCFBackgroundUploadTaskClass
--- The class `__NSCFBackgroundUploadTask` itself.
---@class __NSCFBackgroundUploadTaskClass: __NSCFBackgroundDataTaskClass
---@field alloc fun(self: __NSCFBackgroundUploadTaskClass): __NSCFBackgroundUploadTask
---@field new fun(self: __NSCFBackgroundUploadTaskClass): __NSCFBackgroundUploadTask
local __NSCFBackgroundUploadTaskClass = {}
end

do
-- __NSCFBoolean
--- An instance of `__NSCFBoolean`.
---@class __NSCFBoolean: NSNumber
local __NSCFBoolean = {}

-- __NSCFBooleanClass
--- The class `__NSCFBoolean` itself.
---@class __NSCFBooleanClass: NSNumberClass
---@field alloc fun(self: __NSCFBooleanClass): __NSCFBoolean
---@field new fun(self: __NSCFBooleanClass): __NSCFBoolean
local __NSCFBooleanClass = {}
end

do
-- __NSCFConstantString
--- An instance of `__NSCFConstantString`.
---@class __NSCFConstantString: __NSCFString
local __NSCFConstantString = {}

-- __NSCFConstantStringClass
--- The class `__NSCFConstantString` itself.
---@class __NSCFConstantStringClass: __NSCFStringClass
---@field alloc fun(self: __NSCFConstantStringClass): __NSCFConstantString
---@field new fun(self: __NSCFConstantStringClass): __NSCFConstantString
local __NSCFConstantStringClass = {}
end

do
-- __NSCFDictionary
--- An instance of `__NSCFDictionary`.
---@class __NSCFDictionary: NSMutableDictionary
local __NSCFDictionary = {}

-- __NSCFDictionaryClass
--- The class `__NSCFDictionary` itself.
---@class __NSCFDictionaryClass: NSMutableDictionaryClass
---@field alloc fun(self: __NSCFDictionaryClass): __NSCFDictionary
---@field new fun(self: __NSCFDictionaryClass): __NSCFDictionary
local __NSCFDictionaryClass = {}
end

do
-- __NSCFLocalDataTask
--- An instance of `__NSCFLocalDataTask`.
---@class __NSCFLocalDataTask: __NSCFLocalSessionTask
local __NSCFLocalDataTask = {}

-- __NSCFLocalDataTaskClass
--- The class `__NSCFLocalDataTask` itself.
---@class __NSCFLocalDataTaskClass: __NSCFLocalSessionTaskClass
---@field alloc fun(self: __NSCFLocalDataTaskClass): __NSCFLocalDataTask
---@field new fun(self: __NSCFLocalDataTaskClass): __NSCFLocalDataTask
local __NSCFLocalDataTaskClass = {}
end

do
-- __NSCFLocalDownloadTask
--- An instance of `__NSCFLocalDownloadTask`.
---@class __NSCFLocalDownloadTask: __NSCFLocalSessionTask
local __NSCFLocalDownloadTask = {}

--- `-[__NSCFLocalDownloadTask cancelByProducingResumeData:]`
---@param producingResumeData function
function __NSCFLocalDownloadTask:cancelByProducingResumeData_(producingResumeData) end

-- __NSCFLocalDownloadTaskClass
--- The class `__NSCFLocalDownloadTask` itself.
---@class __NSCFLocalDownloadTaskClass: __NSCFLocalSessionTaskClass
---@field alloc fun(self: __NSCFLocalDownloadTaskClass): __NSCFLocalDownloadTask
---@field new fun(self: __NSCFLocalDownloadTaskClass): __NSCFLocalDownloadTask
local __NSCFLocalDownloadTaskClass = {}
end

do
-- __NSCFLocalSessionTask
--- An instance of `__NSCFLocalSessionTask`.
---@class __NSCFLocalSessionTask: NSURLSessionTask
local __NSCFLocalSessionTask = {}

--- `-[__NSCFLocalSessionTask _onqueue_cancel]`
function __NSCFLocalSessionTask:_onqueue_cancel() end

--- `-[__NSCFLocalSessionTask _onqueue_didFinishWithError:]`
---@param error NSError?
function __NSCFLocalSessionTask:_onqueue_didFinishWithError_(error) end

--- `-[__NSCFLocalSessionTask _onqueue_resume]`
function __NSCFLocalSessionTask:_onqueue_resume() end

--- `-[__NSCFLocalSessionTask _onqueue_suspend]`
function __NSCFLocalSessionTask:_onqueue_suspend() end

--- `-[__NSCFLocalSessionTask isKindOfClass:]`
---@param class CLASS
---@return boolean
function __NSCFLocalSessionTask:isKindOfClass_(class) end

-- __NSCFLocalSessionTaskClass
--- The class `__NSCFLocalSessionTask` itself.
---@class __NSCFLocalSessionTaskClass: NSURLSessionTaskClass
---@field alloc fun(self: __NSCFLocalSessionTaskClass): __NSCFLocalSessionTask
---@field new fun(self: __NSCFLocalSessionTaskClass): __NSCFLocalSessionTask
local __NSCFLocalSessionTaskClass = {}
end

do
-- __NSCFLocalUploadTask
--- An instance of `__NSCFLocalUploadTask`.
---@class __NSCFLocalUploadTask: __NSCFLocalDataTask
local __NSCFLocalUploadTask = {}

-- __NSCFLocalUploadTaskClass
--- The class `__NSCFLocalUploadTask` itself.
---@class __NSCFLocalUploadTaskClass: __NSCFLocalDataTaskClass
---@field alloc fun(self: __NSCFLocalUploadTaskClass): __NSCFLocalUploadTask
---@field new fun(self: __NSCFLocalUploadTaskClass): __NSCFLocalUploadTask
local __NSCFLocalUploadTaskClass = {}
end

do
-- __NSCFLocale
--- An instance of `__NSCFLocale`.
---@class __NSCFLocale: NSLocale
local __NSCFLocale = {}

-- __NSCFLocaleClass
--- The class `__NSCFLocale` itself.
---@class __NSCFLocaleClass: NSLocaleClass
---@field alloc fun(self: __NSCFLocaleClass): __NSCFLocale
---@field new fun(self: __NSCFLocaleClass): __NSCFLocale
local __NSCFLocaleClass = {}
end

do
-- __NSCFNumber
--- An instance of `__NSCFNumber`.
---@class __NSCFNumber: NSNumber
local __NSCFNumber = {}

-- __NSCFNumberClass
--- The class `__NSCFNumber` itself.
---@class __NSCFNumberClass: NSNumberClass
---@field alloc fun(self: __NSCFNumberClass): __NSCFNumber
---@field new fun(self: __NSCFNumberClass): __NSCFNumber
local __NSCFNumberClass = {}
end

do
-- __NSCFSet
--- An instance of `__NSCFSet`.
---@class __NSCFSet: NSMutableSet
local __NSCFSet = {}

-- __NSCFSetClass
--- The class `__NSCFSet` itself.
---@class __NSCFSetClass: NSMutableSetClass
---@field alloc fun(self: __NSCFSetClass): __NSCFSet
---@field new fun(self: __NSCFSetClass): __NSCFSet
local __NSCFSetClass = {}
end

do
-- __NSCFString
--- An instance of `__NSCFString`.
---@class __NSCFString: NSMutableString
local __NSCFString = {}

--- `-[__NSCFString appendCharacters:length:]`
---@param appendCharacters any
---@param length integer
function __NSCFString:appendCharacters_length_(appendCharacters, length) end

--- `-[__NSCFString replaceCharactersInRange:withString:]`
---@param range NSRangeArgument
---@param string string?
function __NSCFString:replaceCharactersInRange_withString_(range, string) end

-- __NSCFStringClass
--- The class `__NSCFString` itself.
---@class __NSCFStringClass: NSMutableStringClass
---@field alloc fun(self: __NSCFStringClass): __NSCFString
---@field new fun(self: __NSCFStringClass): __NSCFString
local __NSCFStringClass = {}
end

do
-- __NSCFTCPIOStreamTask
--- An instance of `__NSCFTCPIOStreamTask`.
---@class __NSCFTCPIOStreamTask: NSURLSessionStreamTask
local __NSCFTCPIOStreamTask = {}

--- `-[__NSCFTCPIOStreamTask _onqueue_cancel]`
function __NSCFTCPIOStreamTask:_onqueue_cancel() end

--- `-[__NSCFTCPIOStreamTask _onqueue_didFinishWithError:]`
---@param error NSError?
function __NSCFTCPIOStreamTask:_onqueue_didFinishWithError_(error) end

--- `-[__NSCFTCPIOStreamTask _onqueue_resume]`
function __NSCFTCPIOStreamTask:_onqueue_resume() end

--- `-[__NSCFTCPIOStreamTask _onqueue_suspend]`
function __NSCFTCPIOStreamTask:_onqueue_suspend() end

--- `-[__NSCFTCPIOStreamTask isKindOfClass:]`
---@param class CLASS
---@return boolean
function __NSCFTCPIOStreamTask:isKindOfClass_(class) end

-- __NSCFTCPIOStreamTaskClass
--- The class `__NSCFTCPIOStreamTask` itself.
---@class __NSCFTCPIOStreamTaskClass: NSURLSessionStreamTaskClass
---@field alloc fun(self: __NSCFTCPIOStreamTaskClass): __NSCFTCPIOStreamTask
---@field new fun(self: __NSCFTCPIOStreamTaskClass): __NSCFTCPIOStreamTask
local __NSCFTCPIOStreamTaskClass = {}
end

do
-- __NSCFURLProtocolClient_NS
--- An instance of `__NSCFURLProtocolClient_NS`.
---@class __NSCFURLProtocolClient_NS: NSObject, NSURLProtocolClient
local __NSCFURLProtocolClient_NS = {}

--- `-[__NSCFURLProtocolClient_NS URLProtocol:didFailWithError:]`
---@param URLProtocol NSURLProtocol
---@param error NSError?
function __NSCFURLProtocolClient_NS:URLProtocol_didFailWithError_(URLProtocol, error) end

-- __NSCFURLProtocolClient_NSClass
--- The class `__NSCFURLProtocolClient_NS` itself.
---@class __NSCFURLProtocolClient_NSClass: NSObjectClass
---@field alloc fun(self: __NSCFURLProtocolClient_NSClass): __NSCFURLProtocolClient_NS
---@field new fun(self: __NSCFURLProtocolClient_NSClass): __NSCFURLProtocolClient_NS
local __NSCFURLProtocolClient_NSClass = {}
end

do
-- __NSDictionary0
--- An instance of `__NSDictionary0`.
---@class __NSDictionary0: NSDictionary
local __NSDictionary0 = {}

-- __NSDictionary0Class
--- The class `__NSDictionary0` itself.
---@class __NSDictionary0Class: NSDictionaryClass
---@field alloc fun(self: __NSDictionary0Class): __NSDictionary0
---@field new fun(self: __NSDictionary0Class): __NSDictionary0
local __NSDictionary0Class = {}
end

do
-- __NSDictionaryI
--- An instance of `__NSDictionaryI`.
---@class __NSDictionaryI: NSDictionary
local __NSDictionaryI = {}

-- __NSDictionaryIClass
--- The class `__NSDictionaryI` itself.
---@class __NSDictionaryIClass: NSDictionaryClass
---@field alloc fun(self: __NSDictionaryIClass): __NSDictionaryI
---@field new fun(self: __NSDictionaryIClass): __NSDictionaryI
local __NSDictionaryIClass = {}
end

do
-- __NSDictionaryM
--- An instance of `__NSDictionaryM`.
---@class __NSDictionaryM: NSMutableDictionary
local __NSDictionaryM = {}

-- __NSDictionaryMClass
--- The class `__NSDictionaryM` itself.
---@class __NSDictionaryMClass: NSMutableDictionaryClass
---@field alloc fun(self: __NSDictionaryMClass): __NSDictionaryM
---@field new fun(self: __NSDictionaryMClass): __NSDictionaryM
local __NSDictionaryMClass = {}
end

do
-- __NSFastEnumerationEnumerator
--- An instance of `__NSFastEnumerationEnumerator`.
---@class __NSFastEnumerationEnumerator: NSEnumerator
local __NSFastEnumerationEnumerator = {}

-- __NSFastEnumerationEnumeratorClass
--- The class `__NSFastEnumerationEnumerator` itself.
---@class __NSFastEnumerationEnumeratorClass: NSEnumeratorClass
---@field alloc fun(self: __NSFastEnumerationEnumeratorClass): __NSFastEnumerationEnumerator
---@field new fun(self: __NSFastEnumerationEnumeratorClass): __NSFastEnumerationEnumerator
local __NSFastEnumerationEnumeratorClass = {}
end

do
-- __NSFrozenArrayM
--- An instance of `__NSFrozenArrayM`.
---@class __NSFrozenArrayM: NSArray
local __NSFrozenArrayM = {}

-- __NSFrozenArrayMClass
--- The class `__NSFrozenArrayM` itself.
---@class __NSFrozenArrayMClass: NSArrayClass
---@field alloc fun(self: __NSFrozenArrayMClass): __NSFrozenArrayM
---@field new fun(self: __NSFrozenArrayMClass): __NSFrozenArrayM
local __NSFrozenArrayMClass = {}
end

do
-- __NSFrozenDictionaryM
--- An instance of `__NSFrozenDictionaryM`.
---@class __NSFrozenDictionaryM: NSDictionary
local __NSFrozenDictionaryM = {}

-- __NSFrozenDictionaryMClass
--- The class `__NSFrozenDictionaryM` itself.
---@class __NSFrozenDictionaryMClass: NSDictionaryClass
---@field alloc fun(self: __NSFrozenDictionaryMClass): __NSFrozenDictionaryM
---@field new fun(self: __NSFrozenDictionaryMClass): __NSFrozenDictionaryM
local __NSFrozenDictionaryMClass = {}
end

do
-- __NSGlobalBlock
--- An instance of `__NSGlobalBlock`.
---@class __NSGlobalBlock: NSBlock
local __NSGlobalBlock = {}

-- __NSGlobalBlockClass
--- The class `__NSGlobalBlock` itself.
---@class __NSGlobalBlockClass: NSBlockClass
---@field alloc fun(self: __NSGlobalBlockClass): __NSGlobalBlock
---@field new fun(self: __NSGlobalBlockClass): __NSGlobalBlock
local __NSGlobalBlockClass = {}
end

do
-- __NSGlobalBlock__
--- An instance of `__NSGlobalBlock__`.
---@class __NSGlobalBlock__: __NSGlobalBlock
local __NSGlobalBlock__ = {}

-- __NSGlobalBlock__Class
--- The class `__NSGlobalBlock__` itself.
---@class __NSGlobalBlock__Class: __NSGlobalBlockClass
---@field alloc fun(self: __NSGlobalBlock__Class): __NSGlobalBlock__
---@field new fun(self: __NSGlobalBlock__Class): __NSGlobalBlock__
local __NSGlobalBlock__Class = {}
end

do
-- __NSMallocBlock
--- An instance of `__NSMallocBlock`.
---@class __NSMallocBlock: NSBlock
local __NSMallocBlock = {}

-- __NSMallocBlockClass
--- The class `__NSMallocBlock` itself.
---@class __NSMallocBlockClass: NSBlockClass
---@field alloc fun(self: __NSMallocBlockClass): __NSMallocBlock
---@field new fun(self: __NSMallocBlockClass): __NSMallocBlock
local __NSMallocBlockClass = {}
end

do
-- __NSMallocBlock__
--- An instance of `__NSMallocBlock__`.
---@class __NSMallocBlock__: __NSMallocBlock
local __NSMallocBlock__ = {}

-- __NSMallocBlock__Class
--- The class `__NSMallocBlock__` itself.
---@class __NSMallocBlock__Class: __NSMallocBlockClass
---@field alloc fun(self: __NSMallocBlock__Class): __NSMallocBlock__
---@field new fun(self: __NSMallocBlock__Class): __NSMallocBlock__
local __NSMallocBlock__Class = {}
end

do
-- __NSObserver
--- An instance of `__NSObserver`.
---@class __NSObserver: NSObject
local __NSObserver = {}

-- __NSObserverClass
--- The class `__NSObserver` itself.
---@class __NSObserverClass: NSObjectClass
---@field alloc fun(self: __NSObserverClass): __NSObserver
---@field new fun(self: __NSObserverClass): __NSObserver
local __NSObserverClass = {}
end

do
-- __NSOrderedSetArrayProxy
--- An instance of `__NSOrderedSetArrayProxy`.
---@class __NSOrderedSetArrayProxy: NSArray
local __NSOrderedSetArrayProxy = {}

-- __NSOrderedSetArrayProxyClass
--- The class `__NSOrderedSetArrayProxy` itself.
---@class __NSOrderedSetArrayProxyClass: NSArrayClass
---@field alloc fun(self: __NSOrderedSetArrayProxyClass): __NSOrderedSetArrayProxy
---@field new fun(self: __NSOrderedSetArrayProxyClass): __NSOrderedSetArrayProxy
local __NSOrderedSetArrayProxyClass = {}
end

do
-- __NSOrderedSetI
--- An instance of `__NSOrderedSetI`.
---@class __NSOrderedSetI: NSOrderedSet
local __NSOrderedSetI = {}

-- __NSOrderedSetIClass
--- The class `__NSOrderedSetI` itself.
---@class __NSOrderedSetIClass: NSOrderedSetClass
---@field alloc fun(self: __NSOrderedSetIClass): __NSOrderedSetI
---@field new fun(self: __NSOrderedSetIClass): __NSOrderedSetI
local __NSOrderedSetIClass = {}
end

do
-- __NSOrderedSetM
--- An instance of `__NSOrderedSetM`.
---@class __NSOrderedSetM: NSMutableOrderedSet
local __NSOrderedSetM = {}

-- __NSOrderedSetMClass
--- The class `__NSOrderedSetM` itself.
---@class __NSOrderedSetMClass: NSMutableOrderedSetClass
---@field alloc fun(self: __NSOrderedSetMClass): __NSOrderedSetM
---@field new fun(self: __NSOrderedSetMClass): __NSOrderedSetM
local __NSOrderedSetMClass = {}
end

do
-- __NSPlaceholderArray
--- An instance of `__NSPlaceholderArray`.
---@class __NSPlaceholderArray: NSMutableArray
local __NSPlaceholderArray = {}

-- __NSPlaceholderArrayClass
--- The class `__NSPlaceholderArray` itself.
---@class __NSPlaceholderArrayClass: NSMutableArrayClass
---@field alloc fun(self: __NSPlaceholderArrayClass): __NSPlaceholderArray
---@field new fun(self: __NSPlaceholderArrayClass): __NSPlaceholderArray
local __NSPlaceholderArrayClass = {}
end

do
-- __NSPlaceholderDictionary
--- An instance of `__NSPlaceholderDictionary`.
---@class __NSPlaceholderDictionary: NSMutableDictionary
local __NSPlaceholderDictionary = {}

-- __NSPlaceholderDictionaryClass
--- The class `__NSPlaceholderDictionary` itself.
---@class __NSPlaceholderDictionaryClass: NSMutableDictionaryClass
---@field alloc fun(self: __NSPlaceholderDictionaryClass): __NSPlaceholderDictionary
---@field new fun(self: __NSPlaceholderDictionaryClass): __NSPlaceholderDictionary
local __NSPlaceholderDictionaryClass = {}
end

do
-- __NSPlaceholderOrderedSet
--- An instance of `__NSPlaceholderOrderedSet`.
---@class __NSPlaceholderOrderedSet: NSMutableOrderedSet
local __NSPlaceholderOrderedSet = {}

-- __NSPlaceholderOrderedSetClass
--- The class `__NSPlaceholderOrderedSet` itself.
---@class __NSPlaceholderOrderedSetClass: NSMutableOrderedSetClass
---@field alloc fun(self: __NSPlaceholderOrderedSetClass): __NSPlaceholderOrderedSet
---@field new fun(self: __NSPlaceholderOrderedSetClass): __NSPlaceholderOrderedSet
local __NSPlaceholderOrderedSetClass = {}
end

do
-- __NSPlaceholderSet
--- An instance of `__NSPlaceholderSet`.
---@class __NSPlaceholderSet: NSMutableSet
local __NSPlaceholderSet = {}

-- __NSPlaceholderSetClass
--- The class `__NSPlaceholderSet` itself.
---@class __NSPlaceholderSetClass: NSMutableSetClass
---@field alloc fun(self: __NSPlaceholderSetClass): __NSPlaceholderSet
---@field new fun(self: __NSPlaceholderSetClass): __NSPlaceholderSet
local __NSPlaceholderSetClass = {}
end

do
-- __NSSetI
--- An instance of `__NSSetI`.
---@class __NSSetI: NSSet
local __NSSetI = {}

-- __NSSetIClass
--- The class `__NSSetI` itself.
---@class __NSSetIClass: NSSetClass
---@field alloc fun(self: __NSSetIClass): __NSSetI
---@field new fun(self: __NSSetIClass): __NSSetI
local __NSSetIClass = {}
end

do
-- __NSSetM
--- An instance of `__NSSetM`.
---@class __NSSetM: NSMutableSet
local __NSSetM = {}

-- __NSSetMClass
--- The class `__NSSetM` itself.
---@class __NSSetMClass: NSMutableSetClass
---@field alloc fun(self: __NSSetMClass): __NSSetM
---@field new fun(self: __NSSetMClass): __NSSetM
local __NSSetMClass = {}
end

do
-- __NSSingleEntryDictionaryI
--- An instance of `__NSSingleEntryDictionaryI`.
---@class __NSSingleEntryDictionaryI: NSDictionary
local __NSSingleEntryDictionaryI = {}

-- __NSSingleEntryDictionaryIClass
--- The class `__NSSingleEntryDictionaryI` itself.
---@class __NSSingleEntryDictionaryIClass: NSDictionaryClass
---@field alloc fun(self: __NSSingleEntryDictionaryIClass): __NSSingleEntryDictionaryI
---@field new fun(self: __NSSingleEntryDictionaryIClass): __NSSingleEntryDictionaryI
local __NSSingleEntryDictionaryIClass = {}
end

do
-- __NSSingleObjectArrayI
--- An instance of `__NSSingleObjectArrayI`.
---@class __NSSingleObjectArrayI: NSArray
local __NSSingleObjectArrayI = {}

-- __NSSingleObjectArrayIClass
--- The class `__NSSingleObjectArrayI` itself.
---@class __NSSingleObjectArrayIClass: NSArrayClass
---@field alloc fun(self: __NSSingleObjectArrayIClass): __NSSingleObjectArrayI
---@field new fun(self: __NSSingleObjectArrayIClass): __NSSingleObjectArrayI
local __NSSingleObjectArrayIClass = {}
end

do
-- __NSSingleObjectSetI
--- An instance of `__NSSingleObjectSetI`.
---@class __NSSingleObjectSetI: NSSet
local __NSSingleObjectSetI = {}

-- __NSSingleObjectSetIClass
--- The class `__NSSingleObjectSetI` itself.
---@class __NSSingleObjectSetIClass: NSSetClass
---@field alloc fun(self: __NSSingleObjectSetIClass): __NSSingleObjectSetI
---@field new fun(self: __NSSingleObjectSetIClass): __NSSingleObjectSetI
local __NSSingleObjectSetIClass = {}
end

do
-- __NSStackBlock
--- An instance of `__NSStackBlock`.
---@class __NSStackBlock: NSBlock
local __NSStackBlock = {}

-- __NSStackBlockClass
--- The class `__NSStackBlock` itself.
---@class __NSStackBlockClass: NSBlockClass
---@field alloc fun(self: __NSStackBlockClass): __NSStackBlock
---@field new fun(self: __NSStackBlockClass): __NSStackBlock
local __NSStackBlockClass = {}
end

do
-- __NSStackBlock__
--- An instance of `__NSStackBlock__`.
---@class __NSStackBlock__: __NSStackBlock
local __NSStackBlock__ = {}

-- __NSStackBlock__Class
--- The class `__NSStackBlock__` itself.
---@class __NSStackBlock__Class: __NSStackBlockClass
---@field alloc fun(self: __NSStackBlock__Class): __NSStackBlock__
---@field new fun(self: __NSStackBlock__Class): __NSStackBlock__
local __NSStackBlock__Class = {}
end

do
-- __NSURLBackgroundSession
--- An instance of `__NSURLBackgroundSession`.
---@class __NSURLBackgroundSession: NSURLSession
local __NSURLBackgroundSession = {}

-- __NSURLBackgroundSessionClass
--- The class `__NSURLBackgroundSession` itself.
---@class __NSURLBackgroundSessionClass: NSURLSessionClass
---@field alloc fun(self: __NSURLBackgroundSessionClass): __NSURLBackgroundSession
---@field new fun(self: __NSURLBackgroundSessionClass): __NSURLBackgroundSession
local __NSURLBackgroundSessionClass = {}
end

do
-- __NSURLSessionLocal
--- An instance of `__NSURLSessionLocal`.
---@class __NSURLSessionLocal: NSURLSession
local __NSURLSessionLocal = {}

-- __NSURLSessionLocalClass
--- The class `__NSURLSessionLocal` itself.
---@class __NSURLSessionLocalClass: NSURLSessionClass
---@field alloc fun(self: __NSURLSessionLocalClass): __NSURLSessionLocal
---@field new fun(self: __NSURLSessionLocalClass): __NSURLSessionLocal
local __NSURLSessionLocalClass = {}
end

do
-- __NSURLSessionWebSocketTask
--- An instance of `__NSURLSessionWebSocketTask`.
---@class __NSURLSessionWebSocketTask: NSURLSessionWebSocketTask
local __NSURLSessionWebSocketTask = {}

--- `-[__NSURLSessionWebSocketTask _onqueue_cancel]`
function __NSURLSessionWebSocketTask:_onqueue_cancel() end

--- `-[__NSURLSessionWebSocketTask _onqueue_didFinishWithError:]`
---@param error NSError?
function __NSURLSessionWebSocketTask:_onqueue_didFinishWithError_(error) end

--- `-[__NSURLSessionWebSocketTask _onqueue_resume]`
function __NSURLSessionWebSocketTask:_onqueue_resume() end

--- `-[__NSURLSessionWebSocketTask _onqueue_suspend]`
function __NSURLSessionWebSocketTask:_onqueue_suspend() end

--- `-[__NSURLSessionWebSocketTask isKindOfClass:]`
---@param class CLASS
---@return boolean
function __NSURLSessionWebSocketTask:isKindOfClass_(class) end

-- __NSURLSessionWebSocketTaskClass
--- The class `__NSURLSessionWebSocketTask` itself.
---@class __NSURLSessionWebSocketTaskClass: NSURLSessionWebSocketTaskClass
---@field alloc fun(self: __NSURLSessionWebSocketTaskClass): __NSURLSessionWebSocketTask
---@field new fun(self: __NSURLSessionWebSocketTaskClass): __NSURLSessionWebSocketTask
local __NSURLSessionWebSocketTaskClass = {}
end

do
-- os_unfair_lock
--- An instance of `os_unfair_lock`.
---@class os_unfair_lock: NSObject
local os_unfair_lock = {}

--- `-[os_unfair_lock assertNotOwner]`
function os_unfair_lock:assertNotOwner() end

--- `-[os_unfair_lock assertOwner]`
function os_unfair_lock:assertOwner() end

--- `-[os_unfair_lock lock]`
function os_unfair_lock:lock() end

--- `-[os_unfair_lock tryLock]`
---@return boolean
function os_unfair_lock:tryLock() end

--- `-[os_unfair_lock trylock]`
---@return boolean
function os_unfair_lock:trylock() end

--- `-[os_unfair_lock unlock]`
function os_unfair_lock:unlock() end

-- os_unfair_lockClass
--- The class `os_unfair_lock` itself.
---@class os_unfair_lockClass: NSObjectClass
---@field alloc fun(self: os_unfair_lockClass): os_unfair_lock
---@field new fun(self: os_unfair_lockClass): os_unfair_lock
local os_unfair_lockClass = {}
end
