package import SelectorRuntime

/// The selectors between cells, their configurations and content views.
package final class ConfigurationSelectors: NativeSelectors {
  package private(set) lazy var copy = selector("copy")
  package private(set) lazy var makeContentView = selector("makeContentView")
  package private(set) lazy var updated = selector("updatedConfigurationForState:")
  package private(set) lazy var configuration = selector("configuration")
  package private(set) lazy var setConfiguration = selector("setConfiguration:")
  package private(set) lazy var supports = selector("supportsConfiguration:")
  package private(set) lazy var state = selector("configurationState")
  package private(set) lazy var setNeedsUpdate = selector("setNeedsUpdateConfiguration")
  package private(set) lazy var update = selector("updateConfigurationUsingState:")
  private(set) lazy var setContent = selector("setContentConfiguration:")
  private(set) lazy var setBackground = selector("setBackgroundConfiguration:")
  package private(set) lazy var setFont = selector("setFont:")
  package private(set) lazy var setAttributedText = selector("setAttributedText:")
  package private(set) lazy var setBackgroundColor = selector("setBackgroundColor:")
  package private(set) lazy var setCornerRadius = selector("setCornerRadius:")
}
