/// The differences of the section "Runtime".
extension SystemDifferences {
  static let runtime: [SystemDifference] = [
    .init(
      .smallMethodLists, since: 14_00, [], .documented,
      before: "a `Method` points to a struct of name, types and implementation",
      after: """
        lists of compiled classes hold three 32-bit offsets a method; a `Method` of such a list \
        has its low bit set, so code that reads the struct itself reads wrong values; the \
        `method_…` functions still work
        """,
      source: """
        objc4 tag objc4-787.1 (`smallMethodListFlag`, `isSmall`; not in objc4-781); \
        DeVaukz/MachO-Kit#21
        """),
    .init(
      .smallMethodHook, since: 14_00, [], .documented,
      before: "setting an implementation overwrites the field in the list",
      after: """
        a small method is read-only: the new implementation goes into a side table that the \
        runtime looks up first
        """,
      source: "objc4 tag objc4-818.2 (`remappedImp`)"),
    .init(
      .methodArrayOfLists, since: 17_00, [], .documented,
      before: "one method list a class plus lists of attached categories",
      after: """
        system classes can hold a list of lists; lists of images that are not loaded are skipped
        """,
      source: "objc4 tag objc4-906 (`relative_list_list_t`; not in objc4-876)"),
    .init(
      .signedMethodLists, since: 16_00, [], .documented,
      before: "only compiled small lists differ from big ones",
      after: "arm64e has a third form, big lists with signed implementations",
      source: "objc4 tag objc4-866.9 (`bigSigned`; not in objc4-841.13)"),
    .init(
      .exchangeFlushesAll, since: 14_05, [], .documented,
      before: "`method_exchangeImplementations` empties the cache of every class",
      after: "only caches that hold one of the two selectors are emptied",
      source: "objc4 tags objc4-781 and objc4-818.2 (`flushCaches` with a predicate)"),
    .init(
      .preoptimizedCaches, since: 14_05, [], .documented,
      before: "every method cache starts empty",
      after: """
        system classes can start with a constant cache built with the system; changing a method \
        gives it up for the class and its subclasses
        """,
      source: """
        objc4 tag objc4-818.2 (`CONFIG_USE_PREOPT_CACHES`, `setDisallowPreoptCachesRecursively`)
        """),
    .init(
      .cacheFill, since: 14_05, [], .documented,
      before: "a method cache starts with 4 slots and grows when 3/4 full",
      after: """
        64-bit ARM: starts with 2 slots and grows when 7/8 full; other processors as before
        """,
      source: """
        objc4 tags objc4-680 and objc4-818.2 (`INIT_CACHE_SIZE_LOG2`, `cache_fill_ratio`)
        """),
    .init(
      .classReadWriteExtension, since: 13_04, [.guessedVersion], .documented,
      before: "a realized class owns a copy of its method, property and protocol lists",
      after: """
        the copy (`class_rw_ext_t`) is made only when the class is first changed: the first hook \
        allocates it
        """,
      source: "objc4 tag objc4-781 (not in objc4-779.1)"),
    .init(
      .directCoreCalls, since: 13_00, [.sdk], .documented,
      before: """
        `class`, `self`, `isKindOfClass:`, `respondsToSelector:` and `new` are always messages
        """,
      after: """
        code compiled for 13 or later calls `objc_opt_class` and its like; a message is sent \
        only where a class (or a hook) overrides one of the five
        """,
      source: """
        objc4 tag objc4-779.1 (`objc_opt_respondsToSelector`, `hasCustomCore`), marked 13.0; \
        that the deployment target decides is assumed
        """),
    .init(
      .directAllocInit, since: 12_02, [.sdk], .documented,
      before: "`[[C alloc] init]` calls `objc_alloc`, then sends `init`",
      after: """
        one call of `objc_alloc_init`; `alloc` is a message only where `alloc` or \
        `allocWithZone:` is overridden, `init` always is
        """,
      source: "objc4 tag objc4-756.2 (`objc_alloc_init`, marked 12.2)"),
    .init(
      .taggedPointerObfuscation, since: 12_00, [], .documented,
      before: "the payload of a tagged pointer can be read from its bits",
      after: "the bits are mixed with a random value of the process",
      source: """
        objc4 tag objc4-750 (`objc_debug_taggedpointer_obfuscator`; not in objc4-723)
        """),
    .init(
      .taggedPointerSplit, since: 14_05, [], .documented,
      before: "64-bit ARM: the tag is in the top bits",
      after: "the tag index moves to the low bits",
      source: "objc4 tag objc4-818.2 (`OBJC_SPLIT_TAGGED_POINTERS`; not in objc4-787.1)"),
    .init(
      .isaSigning, since: 14_05, [], .documented,
      before: "arm64e: the class pointer of an object is masked bits",
      after: "arm64e: it is also signed; reading it without the runtime functions breaks",
      source: "objc4 tag objc4-818.2 (`ISA_SIGNING`; not in objc4-787.1)"),
    .init(
      .associatedObjectsForbidden, since: 12_02, [], .documented,
      before: "any object takes associated objects",
      after: """
        a class can forbid them; the process ends with `objc_setAssociatedObject called on \
        instance (%p) of class %s which does not allow associated objects`
        """,
      source: "objc4 tag objc4-756.2"),
    .init(
      .imageNameHook, since: 12_00, [.modelled], .documented,
      before: "no hook for the image of a class",
      after: "`objc_setHook_getImageName`",
      source: "objc4 tag objc4-906, `runtime.h`"),
    .init(
      .getClassHook, since: 12_02, [.modelled], .documented,
      before: "no hook where a class name is not found",
      after: "`objc_setHook_getClass`",
      source: "objc4 tag objc4-906, `runtime.h`"),
    .init(
      .loadImageFunction, since: 13_00, [.modelled], .documented,
      before: "only dyld notifies of new images",
      after: "`objc_addLoadImageFunc` calls back for every loaded image",
      source: "objc4 tag objc4-906, `runtime.h`"),
    .init(
      .lazyClassNameHook, since: 14_00, [.modelled], .documented,
      before: "a class must have its name when it is registered",
      after: "`objc_setHook_lazyClassNamer`",
      source: "objc4 tag objc4-906, `runtime.h`"),
    .init(
      .classEnumeration, since: 16_00, [.modelled], .documented,
      before: "listing classes means `objc_copyClassList` and a test of each",
      after: "`objc_enumerateClasses` filters by image, prefix, protocol and superclass",
      source: "objc4 tag objc4-906, `runtime.h` (not in objc4-841.13)"),
    .init(
      .realizedClassList, since: 13_00, [.modelled], .documented,
      before: "`objc_copyClassList` only, which realizes every class first",
      after: """
        `objc_copyRealizedClassList` returns those already realized and changes nothing
        """,
      source: "objc4 tag objc4-906, `objc-internal.h`"),
    .init(
      .kvcPlaceholderLabel, since: 13_00, [.sdk, .modelled], .measured,
      before: "`valueForKey:@\"_placeholderLabel\"` of a text field returns the label",
      after: """
        `NSGenericException`: `Access to UITextField's _placeholderLabel ivar is prohibited. \
        This is an application bug`, raised in `-[UITextField valueForKey:]`; `object_getIvar` \
        and the key `placeholderLabel` still work
        """,
      source: """
        devxoul/UITextView-Placeholder#69 (stack); ChenYilong/iOS13AdaptationTips#12 (old builds \
        do not raise)
        """),
    .init(
      .kvcSearchField, since: 13_00, [.sdk, .modelled], .measured,
      before: "`valueForKey:@\"_searchField\"` of a search bar returns the field",
      after: """
        `NSGenericException`: `Access to UISearchBar's _searchField ivar is prohibited. This is \
        an application bug`; use `searchTextField`
        """,
      source: "element-hq/element-ios#2626; draveness/DKNightVersion#119"),
    .init(
      .kvcCancelButtonText, since: 13_00, [.sdk, .modelled], .measured,
      before: "`setValue:forKey:@\"_cancelButtonText\"` sets the ivar",
      after: """
        the search bar has a method `set_cancelButtonText:` whose only purpose is to catch this \
        key and raise
        """,
      source: "ChenYilong/iOS13AdaptationTips#12 (disassembly)"),
    .init(
      .kvcSearchBarBackground, since: 13_00, [.modelled], .reported,
      before: "key `background` of a search bar works",
      after: """
        `valueForUndefinedKey:` raises `… this class is not key value coding-compliant for the \
        key background.`
        """,
      source: "Tencent/QMUI_iOS#614 (beta)"),
    .init(
      .kvcStatusBar, since: 13_00, [.sdk, .modelled], .measured,
      before: "key `statusBar` or `statusBarWindow` of the application returns a view",
      after: """
        `NSInternalInconsistencyException`: `App called -statusBar or -statusBarWindow on \
        UIApplication: this code must be changed as there's no longer a status bar or status bar \
        window. Use the statusBarManager object on the window scene instead.`
        """,
      source: """
        John-Lluch/SWRevealViewController#815 (assertion place); jonkykong/SideMenu#545
        """),
    .init(
      .traitOverrideWithoutSuper, since: 13_00, [.modelled], .reported,
      before: "a hook on `-[UIView traitCollectionDidChange:]` sees every view",
      after: """
        `UILabel`, `UIImageView`, `UIDatePicker`, `UIPickerView` and `UISplitViewController` \
        override it and do not call super: the hook misses them
        """,
      source: "microsoft/FluentDarkModeKit#104"),
    .init(
      .layoutSubviewsHookLoop, since: 13_00, [.sdk], .reported,
      before: "a hook on `-[UIView layoutSubviews]` that sets frames settles",
      after: """
        the same hook can lay out without end (views that set their own size in the pass)
        """,
      source: "nicklockwood/layout#184"),
    .init(
      .textViewAddRecognizerHook, since: 11_00, [], .reported,
      before: """
        overriding `addGestureRecognizer:` of a text view filters the system's recognizers
        """,
      after: """
        the system adds them another way; only an overridden getter of `gestureRecognizers` \
        filters
        """,
      source: "badoo/Chatto#363"),
    .init(
      .emptyArrayClass, since: 9_00, [.modelled], .reported,
      before: "`[[NSArray alloc] init]` is a `__NSArrayI`",
      after: "it is a `__NSArray0`",
      source: "jasenhuang/NSObjectSafe#1"),
    .init(
      .singleArrayClass, since: 10_00, [.modelled], .assumed,
      before: "an array of one element is a `__NSArrayI`",
      after: "it is a `__NSSingleObjectArrayI`",
      source: "values.md item 12 of this project"),
    .init(
      .arraySubscriptMethod, since: 11_00, [.modelled], .measured,
      before: """
        `a[i]` of `__NSArrayI` and `__NSArrayM` ends in `objectAtIndex:`; exceptions name that
        """,
      after: """
        it is answered by a method of their own; exceptions name `objectAtIndexedSubscript:`; \
        hooks on `objectAtIndex:` miss it
        """,
      source: "chenfanfang/AvoidCrash#29, #41; jasenhuang/NSObjectSafe#11"),
    .init(
      .constantArrayClass, since: 15_00, [.sdk, .guessedVersion, .modelled], .measured,
      before: "an array literal of constants is built at run time",
      after: """
        it can be a compiled `NSConstantArray`: `-[NSConstantArray objectAtIndexedSubscript:]: \
        index 100 beyond bounds [0 .. 8]`; hooks on `__NSArrayI` miss it
        """,
      source: "jasenhuang/NSObjectSafe#35 (log; version not said)"),
    .init(
      .rebindConstData, since: 14_05, [], .measured,
      before: "a symbol rebinder may write `__DATA_CONST` pages after `mprotect`",
      after: """
        the pages are read-only and not page-aligned as sections: old rebinders end with a bad \
        access on 14.5 (arm64e first) and 15
        """,
      source: "facebook/fishhook#82, #83, #85"),
    .init(
      .kvoDeallocRaises, since: 11_00, [.modelled], .measured,
      before: """
        an observed object that is deallocated raises `An instance 0x… of class … was \
        deallocated while key value observers were still registered with it. Current observation \
        info: …`
        """,
      after: """
        no exception where the class notifies automatically; manually notifying classes still \
        raise
        """,
      source: """
        fpotter.org "When is KVO unregistration automatic?"; facebookarchive/KVOController#140; \
        lionheart/openradar-mirror#18689
        """),
    .init(
      .kvoDeterministicRemoval, since: 14_00, [], .assumed,
      before: "a missed `removeObserver:` crashes somewhere, or raises \"best effort\"",
      after: """
        removal is booked exactly: the exception names the object and its observers; Swift \
        observation tokens end with the object
        """,
      source: """
        macOS 11 release notes, quoted at derrickho328.medium.com "KVO Improvements in macOS Big \
        Sur"; iOS 14 assumed
        """),
    .init(
      .blockSuperclasses, since: 26_00, [.guessedVersion, .modelled], .assumed,
      before: "`__NSMallocBlock__` inherits from `__NSMallocBlock`, that from `NSBlock`",
      after: "`__NSMallocBlock__` inherits from `NSBlock`",
      source: "values.md item 35 of this project; version assumed"),
  ]
}
