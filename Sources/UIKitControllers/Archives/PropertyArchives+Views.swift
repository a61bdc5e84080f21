internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitLists
internal import UIKitRuntime

/// The coding of the properties that views, controllers and items have of their own.
///
/// A key is `UI` and the capitalized name of the property unless the archives of a device are known
/// to have another, which follows an equals sign.
extension PropertyArchives {
  private static let traits = """
    autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance \
    returnKeyType enablesReturnKeyAutomatically secureTextEntry
    """

  /// The properties of each class in the order in which they are set.
  private static let owned: [String: String] = [
    "UIControl": "enabled selected contentHorizontalAlignment contentVerticalAlignment",
    "UILabel": """
    font textColor textAlignment lineBreakMode numberOfLines baselineAdjustment shadowColor \
    shadowOffset adjustsFontSizeToFitWidth=UIAdjustsFontSizeToFit minimumScaleFactor \
    highlightedTextColor=UIHighlightedColor preferredMaxLayoutWidth
    """,
    "UIImageView": """
    image highlightedImage animationImages highlightedAnimationImages animationDuration \
    animationRepeatCount highlighted
    """,
    "UISwitch": "onTintColor thumbTintColor on=UISwitchOn",
    "UISlider": """
    minimumValue=UIMinValue maximumValue=UIMaxValue value continuous minimumValueImage \
    maximumValueImage minimumTrackTintColor maximumTrackTintColor thumbTintColor
    """,
    "UIStepper": "minimumValue maximumValue stepValue wraps autorepeat continuous value",
    "UIProgressView": """
    progressViewStyle progressTintColor trackTintColor progressImage trackImage progress
    """,
    "UIActivityIndicatorView": "activityIndicatorViewStyle color hidesWhenStopped",
    "UIPageControl": """
    numberOfPages currentPage hidesForSinglePage pageIndicatorTintColor \
    currentPageIndicatorTintColor
    """,
    "UISegmentedControl": """
    momentary apportionsSegmentWidthsByContent selectedSegmentTintColor \
    selectedSegmentIndex=UISelectedSegmentIndex
    """,
    "UIDatePicker": """
    datePickerMode locale calendar timeZone minimumDate maximumDate minuteInterval date
    """,
    "UITextField": """
    font textColor textAlignment borderStyle placeholder clearsOnBeginEditing clearButtonMode \
    leftViewMode rightViewMode adjustsFontSizeToFitWidth=UIAdjustsFontSizeToFit minimumFontSize \
    background disabledBackground text
    """ + " " + traits,
    "UITextView": """
    font textColor textAlignment editable selectable dataDetectorTypes textContainerInset text
    """ + " " + traits,
    "UISearchBar": """
    placeholder prompt barStyle searchBarStyle barTintColor translucent showsCancelButton \
    showsScopeBar scopeButtonTitles selectedScopeButtonIndex text
    """,
    "UIScrollView": """
    contentSize contentInset bounces alwaysBounceVertical alwaysBounceHorizontal pagingEnabled \
    scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator indicatorStyle \
    decelerationRate minimumZoomScale maximumZoomScale bouncesZoom scrollsToTop \
    delaysContentTouches canCancelContentTouches directionalLockEnabled keyboardDismissMode \
    contentInsetAdjustmentBehavior
    """,
    "UITableView": """
    rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight \
    estimatedSectionHeaderHeight estimatedSectionFooterHeight separatorStyle separatorColor \
    separatorInset allowsSelection allowsMultipleSelection allowsSelectionDuringEditing \
    allowsMultipleSelectionDuringEditing
    """,
    "UITableViewCell": """
    accessoryType editingAccessoryType selectionStyle indentationLevel textLabel.text \
    detailTextLabel.text imageView.image
    """,
    "UICollectionView": "allowsSelection allowsMultipleSelection",
    "UIStackView": """
    axis alignment distribution spacing baselineRelativeArrangement \
    layoutMarginsRelativeArrangement
    """,
    "UIVisualEffectView": "effect",
    "UIToolbar": "items barStyle translucent barTintColor",
    "UITabBar": "items selectedItem barStyle translucent barTintColor",
    "UINavigationBar": "items barStyle translucent barTintColor prefersLargeTitles",
    "UIBarItem": "title image landscapeImagePhone tag enabled",
    "UIBarButtonItem": "style width tintColor possibleTitles customView action",
    "UITabBarItem": "selectedImage badgeValue titlePositionAdjustment",
    "UINavigationItem": """
    title prompt titleView leftBarButtonItems rightBarButtonItems backBarButtonItem \
    hidesBackButton leftItemsSupplementBackButton largeTitleDisplayMode
    """,
    "UICollectionViewFlowLayout": """
    itemSize estimatedItemSize minimumLineSpacing minimumInteritemSpacing sectionInset \
    headerReferenceSize footerReferenceSize scrollDirection sectionHeadersPinToVisibleBounds \
    sectionFootersPinToVisibleBounds
    """,
    "UIGestureRecognizer": """
    enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded
    """,
    "UITapGestureRecognizer": "numberOfTapsRequired numberOfTouchesRequired",
    "UISwipeGestureRecognizer": "direction numberOfTouchesRequired",
    "UILongPressGestureRecognizer": """
    minimumPressDuration allowableMovement numberOfTapsRequired numberOfTouchesRequired
    """,
    "UIPanGestureRecognizer": "minimumNumberOfTouches maximumNumberOfTouches",
    "UIViewController": """
    title modalPresentationStyle modalTransitionStyle hidesBottomBarWhenPushed \
    definesPresentationContext providesPresentationContextTransitionStyle edgesForExtendedLayout \
    extendedLayoutIncludesOpaqueBars restorationIdentifier toolbarItems
    """,
    "UINavigationController": "viewControllers",
    "UITabBarController": "viewControllers selectedIndex",
  ]

  /// The views that create their own subviews, and whether all native ones among them are theirs.
  private static let composed = [
    "UIButton": false, "UISegmentedControl": true, "UISwitch": true, "UISlider": true,
    "UIStepper": true, "UIProgressView": true, "UIActivityIndicatorView": true,
    "UIPageControl": true, "UIDatePicker": true, "UIPickerView": true, "UITextField": true,
    "UITextView": true, "UISearchBar": true, "UITableView": true, "UICollectionView": true,
    "UIToolbar": true, "UITabBar": true, "UINavigationBar": true, "UITableViewCell": false,
  ]

  /// The subviews that views create beside those of an app.
  private static let parts = ["UIButtonLabel", "UIImageView", "UITableViewLabel"]

  private static func nativeClasses(of object: RuntimeObject) -> [String] {
    var names: [String] = []
    var next: RuntimeClass? = object.isa
    while let cls = next {
      if cls.isNative { names.insert(cls.name, at: 0) }
      next = cls.superclass
    }
    return names
  }

  /// Returns the properties of an object with their keys, those of superclasses first.
  private static func keys(of object: RuntimeObject) -> [(property: String, key: String)] {
    nativeClasses(of: object).flatMap { (owned[$0] ?? "").split(separator: " ") }.map { word in
      let parts = word.split(separator: "=").map(String.init)
      let name = parts[0]
      return (
        name, parts.count > 1 ? parts[1] : "UI\(name.prefix(1).uppercased())\(name.dropFirst())"
      )
    }
  }

  /// Returns the subviews that a view does not create itself.
  static func encodedSubviews(_ subviews: [UIView], of view: UIView) -> [UIView] {
    guard let ownsNative = nativeClasses(of: view).compactMap({ composed[$0] }).last else {
      return subviews
    }
    return subviews.filter { subview in
      guard subview.isa.isNative else { return !(subview is UITableViewCell) }
      guard !ownsNative else { return false }
      return !parts.contains(subview.isa.name)
    }
  }

  /// Encodes the properties of the object's classes.
  static func encodeOwned(_ object: RuntimeObject, _ coder: NSCoder) throws {
    // A cell creates its labels and its image view when their getters are called.
    let cell = object as? UITableViewCell
    let hasParts = try cell?.placeOfDecodedSubviews().subviews.contains {
      parts.contains($0.isa.name)
    }
    for (property, key) in keys(of: object) where hasParts != false || !property.contains(".") {
      var value = try object.send("valueForKeyPath:", property)
      if case .selector(let action) = value { value = .string(action.name) }
      if !value.isNone { try coder.encodeObject(value, forKey: key, isConditional: false) }
    }
    switch object {
    case let label as UILabel:
      let isStyled = label.styledText != nil
      let value = try label.send("valueForKey:", isStyled ? "attributedText" : "text")
      try coder.encodeObject(
        value, forKey: isStyled ? "UIAttributedText" : "UIText", isConditional: false)
    case let button as UIButton: try encodeStates(of: button, coder)
    case let stack as UIStackView:
      try coder.encodeObject(
        stack.send("arrangedSubviews"), forKey: "UIArrangedSubviews", isConditional: false)
    case let cell as UITableViewCell:
      try coder.encodeScalar(.integer(Int64(cell.style)), forKey: "UITableViewCellStyle")
      try coder.encodeObject(cell.reuseIdentifier.messageValue, forKey: "UIReuseIdentifier")
    case let table as UITableView:
      try coder.encodeScalar(table.send("style"), forKey: "UIStyle")
    case let item as UIBarButtonItem:
      if item.systemItem >= 0 {
        try coder.encodeScalar(.integer(Int64(item.systemItem)), forKey: "UISystemItem")
      }
      let target = try item.send("valueForKey:", "target")
      if !target.isNone { try coder.encodeObject(target, forKey: "UITarget", isConditional: true) }
    default:
      if object.isKind(of: "UISegmentedControl") {
        let count = try object.call(object.runtime.selector("numberOfSegments"), as: Int.self)
        let titles = try (0..<count).map { try object.send("titleForSegmentAtIndex:", $0) }
        try coder.encodeObject(.list(titles), forKey: "UISegments", isConditional: false)
      }
    }
  }

  /// Decodes the properties of the object's classes.
  static func decodeOwned(_ object: RuntimeObject, _ coder: NSCoder) throws {
    // The values of a nib are set one by one.
    guard !(coder is DictionaryDecoder) else { return }
    func decoded(_ key: String) throws -> Value? {
      guard try coder.containsValue(forKey: key) else { return nil }
      return try coder.decodeObject(forKey: key, of: nil)
    }
    switch object {
    case let button as UIButton:
      if let type = try coder.decodeInteger(forKey: "UIButtonType") {
        button.buttonType = Int(type)
      }
    case let cell as UITableViewCell:
      if let style = try coder.decodeInteger(forKey: "UITableViewCellStyle") {
        cell.style = Int(style)
      }
      if let name = try decoded("UIReuseIdentifier") {
        try cell.send("setValue:forKey:", name, "reuseIdentifier")
      }
    case let table as UITableView:
      if let style = try coder.decodeInteger(forKey: "UIStyle") { table.decode(style: Int(style)) }
    case let item as UIBarButtonItem:
      if let system = try coder.decodeInteger(forKey: "UISystemItem") {
        item.systemItem = Int(system)
      }
      if let target = try decoded("UITarget") { try item.send("setTarget:", target) }
    default:
      let titles = try object.foundation.elements(of: decoded("UISegments") ?? .none) ?? []
      for (index, title) in titles.enumerated() {
        try object.send("insertSegmentWithTitle:atIndex:animated:", title, index, false)
      }
    }
    for (property, key) in keys(of: object) {
      guard var value = try decoded(key) else { continue }
      if property == "action", let name = String.from(value, in: object.runtime) {
        value = .selector(object.runtime.selector(name))
        try object.send("setAction:", value)
      } else {
        try object.send("setValue:forKeyPath:", value, property)
      }
    }
    if object is UIStackView {
      for view in try object.foundation.elements(of: decoded("UIArrangedSubviews") ?? .none) ?? [] {
        try object.send("addArrangedSubview:", view)
      }
    }
    for (key, setter) in [("UIText", "setText:"), ("UIAttributedText", "setAttributedText:")]
    where object is UILabel {
      if let value = try decoded(key) { try object.send(setter, value) }
    }
    if let button = object as? UIButton { try decodeStates(of: button, coder) }
  }
}

/// The titles, colors and images of a button, by state.
extension PropertyArchives {
  private static let contents = [
    "Title", "AttributedTitle", "TitleColor", "TitleShadowColor", "Image", "BackgroundImage",
  ]
  /// `UIControlStateNormal`, `…Highlighted`, `…Disabled` and `…Selected`.
  private static let states = [0, 1, 2, 4]

  fileprivate static func encodeStates(of button: UIButton, _ coder: NSCoder) throws {
    try coder.encodeScalar(.integer(Int64(button.buttonType)), forKey: "UIButtonType")
    if let label = button.label {
      try coder.encodeObject(
        label.send("valueForKey:", "font"), forKey: "UIFont", isConditional: false)
    }
    for name in contents {
      let getter = "\(name.prefix(1).lowercased())\(name.dropFirst())ForState:"
      let normal = try button.send(getter, 0)
      for state in states {
        let value = try button.send(getter, state)
        let isOwn =
          state != 0
          ? try !button.foundation.isEqual(value, normal)
          : name != "TitleColor" || button.currentTitleColor != nil
        if isOwn, !value.isNone {
          try coder.encodeObject(value, forKey: "UI\(name)\(state)", isConditional: false)
        }
      }
    }
  }

  fileprivate static func decodeStates(of button: UIButton, _ coder: NSCoder) throws {
    for name in contents {
      for state in states where try coder.containsValue(forKey: "UI\(name)\(state)") {
        let value = try coder.decodeObject(forKey: "UI\(name)\(state)", of: nil)
        try button.send("set\(name):forState:", value, state)
      }
    }
    if try coder.containsValue(forKey: "UIFont") {
      let font = try coder.decodeObject(forKey: "UIFont", of: nil)
      try button.titleLabel().send("setFont:", font)
    }
  }
}
