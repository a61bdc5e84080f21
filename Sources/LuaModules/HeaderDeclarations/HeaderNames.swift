package import CEmbeddedFiles

/// The names of the headers that are copied unchanged, and their aliases.
package enum HeaderNames {
  /// The paths of the files of `Headers`.
  package static let headers: [(path: String, file: EmbeddedFile)] = [
    ("hookhost/Macros.h", .Macros_h),
    ("hookhost/CTypes.h", .CTypes_h),
    ("hookhost/CLibrary.h", .CLibrary_h),
    ("hookhost/Signals.h", .Signals_h),
    ("hookhost/SystemControl.h", .SystemControl_h),
    ("hookhost/CValues.h", .CValues_h),
    ("hookhost/CFiles.h", .CFiles_h),
    ("hookhost/CMath.h", .CMath_h), ("complex.h", .ComplexNumbers_h),
    ("tgmath.h", .TypeGenericMath_h),
    ("hookhost/Images.h", .Images_h),
    ("wchar.h", .WideCharacters_h), ("stdalign.h", .Alignment_h),
    ("stdnoreturn.h", .NoReturn_h),
    ("iso646.h", .SpelledOperators_h),
    ("sysexits.h", .SystemExits_h),
    ("asl.h", .SystemLog_h), ("notify.h", .Notify_h),
    ("hookhost/Locks.h", .Locks_h), ("libkern/OSByteOrder.h", .ByteOrder_h),
    ("Endian.h", .Endian_h),
    ("Availability.h", .Availability_h),
    ("TargetConditionals.h", .TargetConditionals_h),
    ("objc/objc.h", .ObjectiveCRuntime_h), ("objc/runtime.h", .RuntimeNames_h),
    ("objc/objc-internal.h", .ObjectiveCInternals_h),
    ("ptrauth.h", .PointerSigning_h),
    ("dispatch/dispatch.h", .Dispatch_h),
    ("CoreFoundation/CoreFoundation.h", .CoreFoundation_h),
    ("CoreGraphics/CoreGraphics.h", .CoreGraphics_h),
    ("hookhost/CoreGraphicsContexts.h", .CoreGraphicsContexts_h),
    ("hookhost/CoreGraphicsDocuments.h", .CoreGraphicsDocuments_h),
    ("SenTestingKit/SenTestingKit.h", .SenTestingKit_h),
    ("hookhost/CoreFoundationValues.h", .CoreFoundationValues_h),
    ("hookhost/CoreFoundationTimes.h", .CoreFoundationTimes_h),
    ("hookhost/CoreFoundationTexts.h", .CoreFoundationTexts_h),
    ("hookhost/CoreFoundationAddresses.h", .CoreFoundationAddresses_h),
    ("hookhost/CoreFoundationFormats.h", .CoreFoundationFormats_h),
    ("hookhost/CoreFoundationTrees.h", .CoreFoundationTrees_h),
    ("hookhost/CoreFoundationStreams.h", .CoreFoundationStreams_h),
    ("hookhost/ExportMacros.h", .ExportMacros_h),
    ("hookhost/Sockets.h", .Sockets_h), ("mach/mach.h", .Mach_h),
    ("os/log.h", .Logging_h), ("zlib.h", .Compression_h), ("zconf.h", .Compression_h),
    ("unicode/utf8.h", .Unicode_h), ("sqlite3.h", .SQLite_h), ("libunwind.h", .Unwind_h),
    ("hookhost/XMLEditing.h", .XMLEditing_h), ("hookhost/XMLParsers.h", .XMLParsers_h),
    ("libxml/tree.h", .XMLTrees_h), ("iconv.h", .TextConversions_h),
    ("regex.h", .RegularExpressions_h),
    ("Accelerate/Accelerate.h", .Accelerate_h), ("simd/simd.h", .Vectors_h),
    ("pwd.h", .UserDatabase_h), ("termios.h", .Terminals_h), ("sys/event.h", .KernelEvents_h),
    ("fnmatch.h", .PathPatterns_h), ("sys/attr.h", .FileAttributes_h),
    ("sys/ptrace.h", .ProcessTracing_h), ("dns_sd.h", .ServiceDiscovery_h),
    ("netinet/ip.h", .InternetMessages_h), ("mach/exc.h", .MachExceptions_h),
    ("mach-o/dyld_images.h", .LoaderFacts_h),
    ("AddressBook/AddressBook.h", .AddressBook_h),
    ("AudioToolbox/AudioToolbox.h", .AudioToolbox_h),
    ("CommonCrypto/CommonCrypto.h", .CommonCrypto_h),
    ("spawn.h", .Spawning_h), ("AudioUnit/AudioUnit.h", .AudioUnits_h),
    ("hookhost/AudioFiles.h", .AudioFiles_h),
    ("CoreAudioTypes/CoreAudioTypes.h", .CoreAudioTypes_h),
    ("CoreMedia/CoreMedia.h", .CoreMedia_h),
    ("hookhost/CoreMediaSamples.h", .CoreMediaSamples_h),
    ("CoreVideo/CoreVideo.h", .CoreVideo_h), ("OpenAL/al.h", .OpenAL_h),
    ("OpenGLES/ES2/gl.h", .OpenGLES_h), ("hookhost/OpenGLESFunctions.h", .OpenGLESFunctions_h),
    ("GLKit/GLKit.h", .GLKit_h), ("GLKit/GLKTextureLoader.h", .GLKTextures_h),
    ("Metal/Metal.h", .Metal_h),
    ("CoreText/CoreText.h", .CoreText_h),
    ("CFNetwork/CFNetwork.h", .HTTPMessages_h),
    ("hookhost/CFNetworkHosts.h", .CFNetworkHosts_h),
    ("sys/ucontext.h", .MachineContexts_h),
    ("SceneKit/SceneKit.h", .SceneKit_h), ("Network/Network.h", .Network_h),
    ("ImageIO/ImageIO.h", .ImageIO_h),
    ("MobileCoreServices/MobileCoreServices.h", .MobileCoreServices_h),
    ("Security/Security.h", .Security_h),
    ("SystemConfiguration/SystemConfiguration.h", .SystemConfiguration_h),
  ]

  /// The aliases of each header, separated by spaces.
  package static let aliases: KeyValuePairs<String, String> = [
    "hookhost/CTypes.h": """
    float.h limits.h stdarg.h stdbool.h stddef.h stdint.h inttypes.h sys/types.h sys/param.h \
    sys/_types.h MacTypes.h sys/cdefs.h sys/syslimits.h
    """,
    "wchar.h": "wctype.h",
    "unicode/utf8.h": "unicode/utf.h unicode/utf16.h unicode/umachine.h unicode/utypes.h",
    "hookhost/CLibrary.h": """
    assert.h ctype.h errno.h locale.h setjmp.h signal.h stdio.h stdlib.h string.h strings.h time.h \
    unistd.h fcntl.h sys/fcntl.h memory.h alloca.h dlfcn.h execinfo.h malloc/malloc.h malloc.h sys/errno.h \
    sys/stat.h sys/time.h sys/utsname.h sys/signal.h sys/mman.h \
    AssertMacros.h sys/resource.h sys/xattr.h sys/mount.h dirent.h sys/dirent.h crt_externs.h getopt.h xlocale.h \
    uuid/uuid.h mach-o/ldsyms.h libgen.h sys/wait.h utime.h sys/uio.h sys/file.h
    """,
    "hookhost/SystemControl.h": "sys/sysctl.h sys/proc.h",
    "hookhost/Images.h": """
    mach-o/dyld.h mach-o/loader.h mach-o/getsect.h mach-o/arch.h mach-o/nlist.h
    """,
    "notify.h": "notify_keys.h",
    "asl.h": "syslog.h sys/syslog.h",
    "pwd.h": "grp.h",
    "termios.h": "sys/termios.h sys/ttycom.h",
    "fnmatch.h": "glob.h fts.h",
    "sys/attr.h": "sys/vnode.h copyfile.h",
    "netinet/ip.h": """
    netinet/ip_icmp.h netinet/in_systm.h netinet/udp.h netinet/ip6.h netinet/icmp6.h netinet/ip_var.h
    """,
    "mach/exc.h": """
    mach/mach_exc.h mach/ndr.h mach/mig.h mach/mig_errors.h mach/machine/thread_state.h \
    mach/thread_special_ports.h mach/task_special_ports.h mach/mach_interface.h mach/rpc.h \
    mach/bootstrap.h servers/bootstrap.h
    """,
    "mach-o/dyld_images.h": "mach-o/stab.h mach-o/fat.h mach-o/swap.h mach-o/reloc.h",
    "sqlite3.h": "SQLCipher/sqlite3.h",
    "libxml/tree.h": """
    libxml/parser.h libxml/HTMLparser.h libxml/HTMLtree.h libxml/xpath.h libxml/xpathInternals.h \
    libxml/xmlerror.h libxml/xmlmemory.h libxml/xmlstring.h libxml/xmlversion.h \
    libxml/xmlreader.h libxml2/libxml/tree.h libxml2/libxml/parser.h libxml2/libxml/HTMLparser.h \
    libxml2/libxml/xpath.h libxml2/libxml/xpathInternals.h libxml/SAX2.h libxml/encoding.h \
    libxml/entities.h libxml/globals.h libxml/uri.h libxml/xmlIO.h libxml/xmlsave.h
    """,
    "hookhost/CMath.h": "math.h fenv.h",
    "hookhost/Locks.h": """
    pthread.h pthread/pthread.h sched.h stdatomic.h os/lock.h libkern/OSAtomic.h libkern/OSAtomicDeprecated.h \
    libkern/OSSpinLockDeprecated.h System/pthread_machdep.h
    """,
    "Availability.h": """
    AvailabilityMacros.h AvailabilityInternal.h AvailabilityVersions.h os/availability.h \
    os/base.h os/object.h
    """,
    "objc/objc.h": """
    objc/objc-api.h objc/objc-sync.h objc/objc-exception.h objc/objc-auto.h Block.h
    """,
    "objc/runtime.h": "objc/message.h objc/objc-class.h objc/objc-runtime.h objc/objc-load.h",
    "objc/objc-internal.h": "objc/objc-abi.h objc/objc-gdb.h objc/maptable.h Block_private.h",
    "objc/NSObject.h": "objc/NSObjCRuntime.h objc/Protocol.h objc/List.h",
    "dispatch/dispatch.h": """
    dispatch/queue.h dispatch/block.h dispatch/group.h dispatch/semaphore.h dispatch/source.h \
    dispatch/once.h dispatch/object.h dispatch/time.h dispatch/base.h dispatch/data.h dispatch/io.h \
    sys/qos.h \
    pthread/qos.h
    """,
    "CoreFoundation/CoreFoundation.h": """
    CoreFoundation/CFBase.h CoreFoundation/CFString.h CoreFoundation/CFArray.h \
    CoreFoundation/CFDictionary.h CoreFoundation/CFRunLoop.h CoreFoundation/CFAvailability.h \
    CoreFoundation/CFUUID.h CoreFoundation/CFNumber.h CoreFoundation/CFURL.h \
    CoreFoundation/CFCGTypes.h CoreFoundation/CFAttributedString.h CoreFoundation/CFBundle.h \
    CoreFoundation/CFByteOrder.h CoreFoundation/CFCharacterSet.h CoreFoundation/CFData.h \
    CoreFoundation/CFDate.h CoreFoundation/CFDateFormatter.h CoreFoundation/CFError.h \
    CoreFoundation/CFLocale.h CoreFoundation/CFNotificationCenter.h CoreFoundation/CFPreferences.h \
    CoreFoundation/CFSet.h CoreFoundation/CFStringEncodingExt.h CoreFoundation/CFTimeZone.h \
    CoreFoundation/CFBag.h CoreFoundation/CFBinaryHeap.h CoreFoundation/CFBitVector.h \
    CoreFoundation/CFCalendar.h CoreFoundation/CFPropertyList.h CoreFoundation/CFStream.h CoreFoundation/CFSocket.h \
    CoreFoundation/CFStringTokenizer.h CoreFoundation/CFTree.h CoreFoundation/CFNumberFormatter.h
    """,
    "CoreGraphics/CoreGraphics.h": """
    CoreGraphics/CGBase.h CoreGraphics/CGGeometry.h CoreGraphics/CGAffineTransform.h \
    CoreGraphics/CGColor.h CoreGraphics/CGContext.h CoreGraphics/CGImage.h CoreGraphics/CGPath.h \
    CoreGraphics/CGBitmapContext.h CoreGraphics/CGColorSpace.h \
    CoreGraphics/CGColorConversionInfo.h CoreGraphics/CGDataProvider.h \
    CoreGraphics/CGDataConsumer.h CoreGraphics/CGError.h CoreGraphics/CGFont.h \
    CoreGraphics/CGFunction.h CoreGraphics/CGGradient.h CoreGraphics/CGLayer.h \
    CoreGraphics/CGPattern.h CoreGraphics/CGPDFArray.h CoreGraphics/CGPDFContentStream.h \
    CoreGraphics/CGPDFContext.h CoreGraphics/CGPDFDictionary.h CoreGraphics/CGPDFDocument.h \
    CoreGraphics/CGPDFObject.h CoreGraphics/CGPDFOperatorTable.h CoreGraphics/CGPDFPage.h \
    CoreGraphics/CGPDFScanner.h CoreGraphics/CGPDFStream.h CoreGraphics/CGPDFString.h \
    CoreGraphics/CGShading.h
    """,
    "Foundation/Foundation.h": """
    Foundation/NSObjCRuntime.h Foundation/NSRange.h Foundation/NSGeometry.h Foundation/NSZone.h \
    Foundation/NSKeyValueCoding.h Foundation/NSKeyValueObserving.h Foundation/NSPathUtilities.h \
    Foundation/NSException.h Foundation/NSDecimal.h Foundation/NSByteOrder.h \
    Foundation/NSURLError.h Foundation/FoundationErrors.h Foundation/NSObject.h \
    Foundation/NSPropertyList.h Foundation/NSDebug.h Foundation/NSClassDescription.h \
    Foundation/NSStringEncoding.h Foundation/NSDistributedNotificationCenter.h \
    Foundation/NSFilePresenter.h Foundation/NSXPCConnection.h
    """,
    "QuartzCore/QuartzCore.h": """
    QuartzCore/CABase.h QuartzCore/CATransform3D.h QuartzCore/CAMediaTiming.h \
    QuartzCore/CoreAnimation.h
    """,
    "UIKit/UIKit.h": """
    Symbols/Symbols.h Symbols/NSSymbolEffect.h UIKit/UIKitDefines.h UIKit/UIGeometry.h \
    UIKit/UIGestureRecognizerSubclass.h UIKit/UIInterface.h UIKit/UIGraphics.h \
    UIKit/UIAccessibility.h UIKit/UIStringDrawing.h UIKit/UIAppearance.h UIKit/UITextInput.h \
    UIKit/UITextInputTraits.h UIKit/NSText.h UIKit/UINibLoading.h \
    UIKit/UIDataSourceTranslating.h UIKit/UIViewControllerTransitioning.h \
    UIKit/UIStateRestoration.h UIKit/UIViewControllerTransitionCoordinator.h \
    UIKit/UILayoutSupport.h UIKit/NSAttributedString.h UIKit/NSStringDrawing.h \
    UIKit/UIAccessibilityConstants.h UIKit/UIAccessibilityIdentification.h UIKit/UIBarCommon.h \
    UIKit/UIContentSizeCategory.h UIKit/UIFocus.h UIKit/UIGuidedAccess.h UIKit/UIKitCore.h \
    UIKit/UIPasteConfigurationSupporting.h UIKit/UISpringLoadedInteractionSupporting.h \
    UIKit/UITextDragging.h UIKit/UIUserActivity.h UIKit/UIViewAnimating.h \
    UIKit/NSItemProvider+UIKitAdditions.h
    """,
    "ImageIO/ImageIO.h": """
    ImageIO/CGImageSource.h ImageIO/CGImageDestination.h ImageIO/CGImageProperties.h \
    ImageIO/CGImageMetadata.h ImageIO/CGImageAnimation.h ImageIO/ImageIOBase.h
    """,
    "simd/simd.h": """
    simd/base.h simd/common.h simd/conversion.h simd/extern.h simd/geometry.h simd/logic.h simd/math.h \
    simd/matrix.h simd/matrix_types.h simd/packed.h simd/quaternion.h simd/types.h simd/vector.h \
    simd/vector_make.h simd/vector_types.h
    """,
    "Accelerate/Accelerate.h": "vImage/vImage.h vecLib/vecLib.h vecLib/vDSP.h",
    "CoreLocation/CoreLocation.h": """
    CoreLocation/CLError.h CoreLocation/CLErrorDomain.h CoreLocation/CLAvailability.h
    """,
    "StoreKit/StoreKit.h": "StoreKit/SKError.h StoreKit/StoreKitDefines.h",
    "WebKit/WebKit.h": "WebKit/WKFoundation.h WebKit/WKNavigationDelegate.h",
    "CoreData/CoreData.h": "CoreData/CoreDataDefines.h CoreData/CoreDataErrors.h",
    "JavaScriptCore/JavaScriptCore.h": """
    JavaScriptCore/JSBase.h JavaScriptCore/JSExport.h JavaScriptCore/JSManagedValue.h \
    JavaScriptCore/JavaScript.h
    """,
    "SenTestingKit/SenTestingKit.h": "SenTestingKit/SenTestCase.h",
    "XCTest/XCTest.h": """
    XCTest/XCTestAssertions.h XCTest/XCTestDefines.h XCTest/XCTAssert.h \
    XCTest/XCTestObservation.h XCTest/XCAbstractTest.h XCTest/XCTestCase+AsynchronousTesting.h \
    XCTest/XCTestAssertionsImpl.h XCTest/XCTestErrors.h XCTest/XCTActivity.h \
    XCTest/XCUIElementAttributes.h XCTest/XCUIElementTypeQueryProvider.h \
    XCTest/XCUIElementTypes.h XCTest/XCUIKeyboardKeys.h XCTest/XCUIProtectedResource.h \
    XCTest/XCUIRemote.h XCTest/XCUIScreenshotProviding.h XCTest/XCUISiriService.h
    """,
    "hookhost/Sockets.h": """
    arpa/inet.h ifaddrs.h net/if.h net/if_dl.h net/if_types.h net/route.h netdb.h netinet/in.h \
    netinet/tcp.h netinet6/in6.h poll.h sys/ioctl.h sys/poll.h sys/select.h sys/socket.h sys/un.h
    """,
    "mach/mach.h": """
    mach/mach_host.h mach/mach_time.h mach/mach_init.h mach/mach_types.h mach/task.h \
    mach/task_info.h mach/vm_map.h mach/vm_types.h mach/host_info.h mach/mach_port.h \
    mach/thread_act.h mach/kern_return.h mach/machine.h mach/vm_region.h mach/vm_statistics.h \
    mach/vm_param.h mach/semaphore.h mach/sync_policy.h mach/mach_error.h mach/processor_info.h \
    mach/message.h mach/port.h mach/host_priv.h mach/mach_vm.h mach/thread_info.h \
    mach/task_policy.h mach/thread_policy.h mach/exception.h mach/exception_types.h \
    mach/host_special_ports.h mach/vm_prot.h mach/boolean.h mach/std_types.h mach/error.h \
    mach/clock.h mach/clock_types.h mach/mach_traps.h mach/notify.h mach/shared_region.h \
    mach/thread_state.h mach/vm_page_size.h
    """,
    "os/log.h": "os/signpost.h os/activity.h os/trace.h",
    "AddressBook/AddressBook.h": """
    AddressBookUI/AddressBookUI.h AddressBook/ABAddressBook.h AddressBook/ABGroup.h \
    AddressBook/ABMultiValue.h AddressBook/ABPerson.h AddressBook/ABRecord.h \
    AddressBook/ABSource.h AddressBookUI/ABPeoplePickerNavigationController.h
    """,
    "AudioToolbox/AudioToolbox.h": "AudioToolbox/AudioServices.h",
    "CommonCrypto/CommonCrypto.h": """
    CommonCrypto/CommonCryptor.h CommonCrypto/CommonDigest.h CommonCrypto/CommonHMAC.h \
    CommonCrypto/CommonKeyDerivation.h CommonCrypto/CommonRandom.h \
    CommonCrypto/CommonCryptoError.h CommonCrypto/CommonSymmetricKeywrap.h
    """,
    "CoreMedia/CoreMedia.h": """
    CoreMedia/CMTime.h CoreMedia/CMSampleBuffer.h CoreMedia/CMBase.h CoreMedia/CMTimeRange.h \
    CoreMedia/CMFormatDescription.h CoreMedia/CMBlockBuffer.h CoreMedia/CMSync.h \
    CoreMedia/CMBufferQueue.h
    """,
    "CoreVideo/CoreVideo.h": """
    CoreVideo/CVPixelBuffer.h CoreVideo/CVImageBuffer.h CoreVideo/CVBuffer.h \
    CoreVideo/CVReturn.h CoreVideo/CVOpenGLESTextureCache.h CoreVideo/CVPixelBufferPool.h \
    CoreVideo/CVHostTime.h CoreVideo/CVBase.h CoreVideo/CVPixelFormatDescription.h
    """,
    "CoreAudioTypes/CoreAudioTypes.h": """
    CoreAudio/CoreAudioTypes.h CoreAudio/CoreAudio.h CoreAudioTypes/CoreAudioBaseTypes.h
    """,
    "AudioUnit/AudioUnit.h": """
    AudioUnit/AUComponent.h AudioUnit/AudioComponent.h AudioUnit/AudioUnitProperties.h \
    AudioUnit/AudioUnitParameters.h AudioUnit/AudioOutputUnit.h AudioToolbox/AudioUnit.h \
    AudioToolbox/AUGraph.h AudioToolbox/AudioComponent.h AudioToolbox/AUComponent.h \
    AudioToolbox/AudioUnitProperties.h AudioToolbox/AudioOutputUnit.h AudioToolbox/MusicDevice.h \
    AudioToolbox/AudioUnitParameters.h AudioToolbox/AudioUnitUtilities.h
    """,
    "hookhost/AudioFiles.h": """
    AudioToolbox/AudioFile.h AudioToolbox/AudioFileStream.h AudioToolbox/AudioQueue.h \
    AudioToolbox/AudioConverter.h AudioToolbox/AudioFormat.h AudioToolbox/AudioSession.h \
    AudioToolbox/ExtendedAudioFile.h AudioToolbox/MusicPlayer.h
    """,
    "OpenAL/al.h": "OpenAL/alc.h OpenAL/OpenAL.h OpenAL/oalMacOSX_OALExtensions.h",
    "OpenGLES/ES2/gl.h": """
    OpenGLES/ES1/gl.h OpenGLES/ES1/glext.h OpenGLES/ES2/glext.h OpenGLES/ES3/gl.h \
    OpenGLES/ES3/glext.h OpenGLES/gltypes.h OpenGLES/EAGL.h OpenGLES/EAGLDrawable.h
    """,
    "GLKit/GLKit.h": """
    GLKit/GLKMath.h GLKit/GLKView.h GLKit/GLKViewController.h GLKit/GLKMatrix4.h GLKit/GLKVector2.h \
    GLKit/GLKVector3.h GLKit/GLKVector4.h GLKit/GLKMathTypes.h GLKit/GLKEffects.h
    """,
    "Metal/Metal.h": """
    Metal/MTLDevice.h Metal/MTLTexture.h Metal/MTLBuffer.h Metal/MTLLibrary.h Metal/MTLCommandBuffer.h \
    Metal/MTLRenderPipeline.h MetalKit/MetalKit.h MetalKit/MTKView.h
    """,
    "CoreText/CoreText.h": """
    CoreText/CTFont.h CoreText/CTLine.h CoreText/CTStringAttributes.h \
    CoreText/CTFontDescriptor.h CoreText/CTFontManager.h CoreText/CTFontTraits.h \
    CoreText/CTFrame.h CoreText/CTFramesetter.h CoreText/CTRun.h CoreText/CTRunDelegate.h \
    CoreText/CTTypesetter.h CoreText/CTParagraphStyle.h CoreText/CTFontCollection.h \
    CoreText/CTTextTab.h CoreText/CTGlyphInfo.h CoreText/CTDefines.h \
    CoreText/CTFontManagerErrors.h CoreText/CTRubyAnnotation.h CoreText/SFNTTypes.h
    """,
    "MobileCoreServices/MobileCoreServices.h": """
    CoreServices/CoreServices.h MobileCoreServices/UTCoreTypes.h MobileCoreServices/UTType.h
    """,
    "Security/Security.h": """
    Security/SecBase.h Security/SecItem.h Security/SecKey.h Security/SecRandom.h \
    Security/SecTrust.h Security/SecCertificate.h Security/SecPolicy.h \
    Security/SecAccessControl.h Security/SecIdentity.h Security/SecImportExport.h \
    Security/SecSharedCredential.h Security/SecureTransport.h Security/SecProtocolTypes.h \
    Security/SecTask.h Security/CipherSuite.h Security/AuthSession.h
    """,
    "SystemConfiguration/SystemConfiguration.h": """
    SystemConfiguration/SCNetworkReachability.h SystemConfiguration/CaptiveNetwork.h \
    SystemConfiguration/SCNetwork.h SystemConfiguration/SCNetworkConnection.h
    """,
    "CFNetwork/CFNetwork.h": """
    CFNetwork/CFHTTPMessage.h CFNetwork/CFHTTPAuthentication.h CFNetwork/CFHTTPStream.h \
    CFNetwork/CFProxySupport.h CFNetwork/CFNetworkErrors.h CFNetwork/CFHost.h \
    CFNetwork/CFSocketStream.h CFNetwork/CFNetServices.h CFNetwork/CFFTPStream.h \
    CFNetwork/CFNetworkDefs.h CFNetwork/CFNetDiagnostics.h
    """,
    "sys/ucontext.h": """
    ucontext.h sys/_types/_ucontext.h sys/_types/_ucontext64.h machine/_mcontext.h arm/_mcontext.h \
    mach/thread_status.h mach/arm/thread_status.h mach/machine/thread_status.h
    """,
    "SceneKit/SceneKit.h": """
    SceneKit/SceneKitTypes.h SceneKit/SCNNode.h SceneKit/SCNScene.h SceneKit/SCNView.h \
    SceneKit/SCNGeometry.h SceneKit/SCNMaterial.h
    """,
    "AVFoundation/AVFoundation.h": """
    AVFoundation/AVFAudio.h AVFAudio/AVFAudio.h AVKit/AVKit.h AVFoundation/AVMediaFormat.h \
    AVFoundation/AVAnimation.h AVFoundation/AVAudioSettings.h AVFoundation/AVBase.h AVFoundation/AVError.h \
    AVFoundation/AVMetadataFormat.h AVFoundation/AVSpeechSynthesis.h AVFoundation/AVTime.h \
    AVFoundation/AVUtilities.h AVFoundation/AVVideoSettings.h AVKit/AVPictureInPictureController.h \
    AVKit/AVPlayerViewController.h AVFAudio/AVAudioSession.h AVFAudio/AVAudioPlayer.h
    """,
    "Contacts/Contacts.h": """
    Contacts/CNError.h ContactsUI/ContactsUI.h ContactsUI/CNContactPickerViewController.h \
    ContactsUI/CNContactViewController.h
    """,
    "CoreBluetooth/CoreBluetooth.h": """
    CoreBluetooth/CBAdvertisementData.h CoreBluetooth/CBCentralManagerConstants.h \
    CoreBluetooth/CBDefines.h CoreBluetooth/CBError.h CoreBluetooth/CBPeripheralManagerConstants.h
    """,
    "CoreMotion/CoreMotion.h": """
    CoreMotion/CMAccelerometer.h CoreMotion/CMError.h CoreMotion/CMErrorDomain.h CoreMotion/CMGyro.h
    """,
    "EventKit/EventKit.h": """
    EventKit/EKError.h EventKit/EKTypes.h EventKitUI/EventKitUI.h EventKitUI/EKCalendarChooser.h \
    EventKitUI/EKEventEditViewController.h EventKitUI/EKEventViewController.h
    """,
    "LocalAuthentication/LocalAuthentication.h": "LocalAuthentication/LAError.h",
    "MapKit/MapKit.h": """
    MapKit/MKAnnotation.h MapKit/MKFoundation.h MapKit/MKGeometry.h MapKit/MKOverlay.h MapKit/MKTypes.h
    """,
    "MediaPlayer/MediaPlayer.h": "MediaPlayer/MPError.h MediaPlayer/MPMediaPlayback.h",
    "Photos/Photos.h": """
    PhotosUI/PhotosUI.h Photos/PhotosTypes.h Photos/PHError.h PhotosUI/PHPicker.h
    """,
    "WatchConnectivity/WatchConnectivity.h": "WatchConnectivity/WCError.h",
    "NotificationCenter/NotificationCenter.h": "NotificationCenter/NCWidgetProviding.h",
    "Social/Social.h": """
    Accounts/Accounts.h Accounts/ACAccount.h Accounts/ACAccountStore.h Accounts/ACAccountType.h \
    Social/SLServiceTypes.h Twitter/Twitter.h
    """,
  ]
}
