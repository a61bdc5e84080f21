internal import SelectorRuntime

/// What layers and their views send each other.
final class LayerSelectors: NativeSelectors {
  private(set) lazy var layer = known("layer")
  private(set) lazy var layoutSublayers = known("layoutSublayers")
  private(set) lazy var layoutSublayersOfLayer = known("layoutSublayersOfLayer:")
  private(set) lazy var display = known("display")
  private(set) lazy var displayLayer = known("displayLayer:")
  private(set) lazy var drawInContext = known("drawInContext:")
  private(set) lazy var drawLayerInContext = known("drawLayer:inContext:")
  private(set) lazy var layerWillDraw = known("layerWillDraw:")
  private(set) lazy var setNeedsLayout = known("setNeedsLayout")
  private(set) lazy var actionForLayer = known("actionForLayer:forKey:")
  private(set) lazy var runAction = known("runActionForKey:object:arguments:")
}

extension RuntimeClass {
  /// Whether the method that its instances have for a selector is the model's own.
  func isNative(_ selector: Selector) -> Bool {
    guard let method = method(selector) else { return true }
    return method.implementation is NativeImplementation
  }
}
