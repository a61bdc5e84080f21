/// The files that are written as they are, and those that only include others.
extension HeaderLibrary {
  /// Where the files of `Headers` are written.
  static let headers: [(path: String, bytes: [UInt8])] = [
    ("hookhost/Macros.h", PackageResources.Macros_h),
    ("hookhost/CTypes.h", PackageResources.CTypes_h),
    ("hookhost/CLibrary.h", PackageResources.CLibrary_h),
    ("hookhost/CMath.h", PackageResources.CMath_h),
    ("hookhost/Locks.h", PackageResources.Locks_h),
    ("Availability.h", PackageResources.Availability_h),
    ("TargetConditionals.h", PackageResources.TargetConditionals_h),
    ("objc/runtime.h", PackageResources.ObjectiveCRuntime_h),
    ("dispatch/dispatch.h", PackageResources.Dispatch_h),
    ("CoreFoundation/CoreFoundation.h", PackageResources.CoreFoundation_h),
    ("CoreGraphics/CoreGraphics.h", PackageResources.CoreGraphics_h),
    ("SenTestingKit/SenTestingKit.h", PackageResources.SenTestingKit_h),
  ]

  /// By a header, the names that stand for it, separated by spaces.
  private static let aliases: KeyValuePairs<String, String> = [
    "hookhost/CTypes.h": """
    float.h iso646.h limits.h stdalign.h stdarg.h stdbool.h stddef.h stdint.h inttypes.h \
    stdnoreturn.h sys/types.h sys/param.h sys/_types.h MacTypes.h sys/cdefs.h wchar.h
    """,
    "hookhost/CLibrary.h": """
    assert.h ctype.h errno.h locale.h setjmp.h signal.h stdio.h stdlib.h string.h strings.h time.h \
    unistd.h fcntl.h memory.h alloca.h dlfcn.h execinfo.h malloc/malloc.h malloc.h sys/errno.h \
    sys/stat.h sys/sysctl.h sys/time.h sys/utsname.h sys/signal.h sys/mman.h mach/mach.h \
    mach/mach_time.h mach/vm_types.h AssertMacros.h crt_externs.h getopt.h xlocale.h uuid/uuid.h \
    mach-o/dyld.h mach-o/loader.h
    """,
    "hookhost/CMath.h": "math.h tgmath.h complex.h fenv.h",
    "hookhost/Locks.h": """
    pthread.h pthread/pthread.h stdatomic.h os/lock.h libkern/OSAtomic.h libkern/OSAtomicDeprecated.h \
    libkern/OSSpinLockDeprecated.h libkern/OSByteOrder.h
    """,
    "Availability.h": """
    AvailabilityMacros.h AvailabilityInternal.h AvailabilityVersions.h os/availability.h \
    os/base.h os/object.h
    """,
    "objc/runtime.h": """
    objc/objc.h objc/message.h objc/objc-api.h objc/objc-class.h objc/objc-runtime.h \
    objc/objc-sync.h objc/objc-exception.h objc/objc-auto.h objc/objc-load.h objc/objc-internal.h \
    Block.h
    """,
    "objc/NSObject.h": "objc/NSObjCRuntime.h objc/Protocol.h objc/List.h",
    "dispatch/dispatch.h": """
    dispatch/queue.h dispatch/block.h dispatch/group.h dispatch/semaphore.h dispatch/source.h \
    dispatch/once.h dispatch/object.h dispatch/time.h dispatch/base.h dispatch/data.h sys/qos.h
    """,
    "CoreFoundation/CoreFoundation.h": """
    CoreFoundation/CFBase.h CoreFoundation/CFString.h CoreFoundation/CFArray.h \
    CoreFoundation/CFDictionary.h CoreFoundation/CFRunLoop.h CoreFoundation/CFAvailability.h \
    CoreFoundation/CFUUID.h CoreFoundation/CFNumber.h CoreFoundation/CFURL.h \
    CoreFoundation/CFCGTypes.h
    """,
    "CoreGraphics/CoreGraphics.h": """
    CoreGraphics/CGBase.h CoreGraphics/CGGeometry.h CoreGraphics/CGAffineTransform.h \
    CoreGraphics/CGColor.h CoreGraphics/CGContext.h CoreGraphics/CGImage.h CoreGraphics/CGPath.h
    """,
    "Foundation/Foundation.h": """
    Foundation/NSObjCRuntime.h Foundation/NSRange.h Foundation/NSGeometry.h Foundation/NSZone.h \
    Foundation/NSKeyValueCoding.h Foundation/NSKeyValueObserving.h Foundation/NSPathUtilities.h \
    Foundation/NSException.h Foundation/NSDecimal.h Foundation/NSByteOrder.h \
    Foundation/NSURLError.h Foundation/FoundationErrors.h Foundation/NSObject.h \
    Foundation/NSPropertyList.h Foundation/NSDebug.h Foundation/NSClassDescription.h \
    Foundation/NSStringEncoding.h Foundation/NSDistributedNotificationCenter.h
    """,
    "QuartzCore/QuartzCore.h": """
    QuartzCore/CABase.h QuartzCore/CATransform3D.h QuartzCore/CAMediaTiming.h \
    QuartzCore/CoreAnimation.h
    """,
    "UIKit/UIKit.h": """
    UIKit/UIKitDefines.h UIKit/UIGeometry.h UIKit/UIGestureRecognizerSubclass.h UIKit/UIInterface.h \
    UIKit/UIGraphics.h UIKit/UIAccessibility.h UIKit/UIStringDrawing.h UIKit/UIAppearance.h \
    UIKit/UITextInput.h UIKit/UITextInputTraits.h UIKit/NSText.h UIKit/UINibLoading.h \
    UIKit/UIDataSourceTranslating.h UIKit/UIViewControllerTransitioning.h UIKit/UIStateRestoration.h \
    UIKit/UIViewControllerTransitionCoordinator.h UIKit/UILayoutSupport.h
    """,
    "SenTestingKit/SenTestingKit.h": "SenTestingKit/SenTestCase.h",
    "XCTest/XCTest.h": "XCTest/XCTestAssertions.h XCTest/XCTestDefines.h",
  ]

  /// Files that include another: the other names of the headers above, and a file for each class, whose
  /// name it has.
  var includingFiles: [GeneratedFiles.File] {
    var files: [GeneratedFiles.File] = []
    var seen: Set<String> = []
    func add(_ name: String, _ header: String) {
      guard name != header, seen.insert(name).inserted else { return }
      files.append(GeneratedFiles.File(name: name, text: Self.mark + "#include <\(header)>\n"))
    }
    for (header, names) in Self.aliases {
      for name in names.split(separator: " ") { add(String(name), header) }
    }
    for name in classNames where !name.hasPrefix("_") {
      let framework = framework(of: name)
      if framework != .objectiveC { add("\(framework.rawValue)/\(name).h", framework.header) }
    }
    return files
  }

  /// The modules that `@import` names.
  static let moduleMap: String = {
    var text = """
      module ObjectiveC [system] {
        header "objc/runtime.h"
        header "objc/NSObject.h"
        module runtime { header "objc/objc.h" export * }
        module message { header "objc/message.h" export * }
        module NSObjCRuntime { header "objc/NSObjCRuntime.h" export * }
        export *
      }

      """
    let headers: KeyValuePairs<String, String> = [
      "Dispatch": "dispatch/dispatch.h", "CoreFoundation": "CoreFoundation/CoreFoundation.h",
      "CoreGraphics": "CoreGraphics/CoreGraphics.h",
    ]
    for (name, header) in headers {
      text += "module \(name) [system] { header \"\(header)\" export * }\n"
    }
    for framework in HeaderFramework.allCases where framework != .objectiveC {
      text += "module \(framework.rawValue) [system] { header \"\(framework.header)\" export * }\n"
    }
    return text
  }()
}
