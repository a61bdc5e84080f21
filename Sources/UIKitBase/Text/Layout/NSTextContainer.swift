internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// The region in which a layout manager lays out text.
package final class NSTextContainer: RuntimeObject {
  package var size = CGSize.zero
  /// From NSTextContainer.h: 5 points at both ends of a line.
  package var lineFragmentPadding = 5.0
  private(set) var lineBreakMode = 0
  private(set) var maximumNumberOfLines = 0
  private var widthTracksTextView = false
  private var heightTracksTextView = false
  @Owned private var exclusionPaths: [HeldValue] = []
  @Weak package var layoutManager: NSLayoutManager?

  /// The layout limits; a side of 0 is unlimited.
  package var limits: TextLayout.Limits {
    TextLayout.Limits(
      width: size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity,
      height: size.height > 0 ? size.height : .infinity, lines: maximumNumberOfLines,
      breaking: lineBreakMode == 0 ? nil : lineBreakMode)
  }

  private func didChange() throws {
    guard let layoutManager else { return }
    try layoutManager.send(runtime.selector("textContainerChangedGeometry:"), self)
  }

  static func define(_ container: ClassDefinition<NSTextContainer>) {
    container.method("init") { (container) -> NSTextContainer in container }
    for name in ["initWithSize:", "initWithContainerSize:"] {
      container.method(name) { (container, size: CGSize) -> NSTextContainer in
        container.size = size
        return container
      }
    }
    container.property("size", get: { $0.size }) { (container, size: CGSize) in
      container.size = size
      try container.didChange()
    }
    container.property("lineFragmentPadding", get: { $0.lineFragmentPadding }) {
      (container, padding: Double) in
      container.lineFragmentPadding = padding
      try container.didChange()
    }
    container.property("lineBreakMode", get: { $0.lineBreakMode }) { (container, mode: Int) in
      container.lineBreakMode = mode
      try container.didChange()
    }
    container.property("maximumNumberOfLines", get: { $0.maximumNumberOfLines }) {
      (container, lines: Int) in
      container.maximumNumberOfLines = max(0, lines)
      try container.didChange()
    }
    container.property(
      "widthTracksTextView", get: { $0.widthTracksTextView },
      set: { $0.widthTracksTextView = $1 })
    container.property(
      "heightTracksTextView", get: { $0.heightTracksTextView },
      set: { $0.heightTracksTextView = $1 })
    container.property(
      "exclusionPaths", .copy, of: "NSArray",
      get: { (container) -> [Value] in container.exclusionPaths.map(\.value) }
    ) { (container, paths: [Value]?) in
      container.exclusionPaths = (paths ?? []).map { HeldValue($0) }
      try container.didChange()
    }
    container.property(
      "layoutManager", .assign, get: { $0.layoutManager }, set: { $0.layoutManager = $1 })
    container.method("replaceLayoutManager:") { (container, manager: NSLayoutManager) in
      container.layoutManager = manager
    }
    container.readonly("simpleRectangularTextContainer", getter: "isSimpleRectangularTextContainer")
    { (container) -> Bool in container.exclusionPaths.isEmpty }
  }
}

extension UIKitClasses {
  package static let textContainer = NativeClass<NSTextContainer>(
    "NSTextContainer", superclass: FoundationClasses.object, NSTextContainer.define)
}
