internal import SelectorRuntime

/// The selectors between cells, their configurations and content views.
final class ConfigurationSelectors: NativeSelectors {
  private(set) lazy var copy = selector("copy")
  private(set) lazy var makeContentView = selector("makeContentView")
  private(set) lazy var updated = selector("updatedConfigurationForState:")
  private(set) lazy var configuration = selector("configuration")
  private(set) lazy var setConfiguration = selector("setConfiguration:")
  private(set) lazy var supports = selector("supportsConfiguration:")
  private(set) lazy var state = selector("configurationState")
  private(set) lazy var setNeedsUpdate = selector("setNeedsUpdateConfiguration")
  private(set) lazy var update = selector("updateConfigurationUsingState:")
  private(set) lazy var setContent = selector("setContentConfiguration:")
  private(set) lazy var setBackground = selector("setBackgroundConfiguration:")
  private(set) lazy var setFont = selector("setFont:")
  private(set) lazy var setAttributedText = selector("setAttributedText:")
  private(set) lazy var setBackgroundColor = selector("setBackgroundColor:")
  private(set) lazy var setCornerRadius = selector("setCornerRadius:")
}
