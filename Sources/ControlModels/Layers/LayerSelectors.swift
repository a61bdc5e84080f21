internal import SelectorRuntime

/// The messages between layers and their views.
final class LayerSelectors: NativeSelectors {
  private(set) lazy var layer = selector("layer")
  private(set) lazy var layoutSublayers = selector("layoutSublayers")
  private(set) lazy var layoutSublayersOfLayer = selector("layoutSublayersOfLayer:")
  private(set) lazy var display = selector("display")
  private(set) lazy var displayLayer = selector("displayLayer:")
  private(set) lazy var drawInContext = selector("drawInContext:")
  private(set) lazy var drawLayerInContext = selector("drawLayer:inContext:")
  private(set) lazy var layerWillDraw = selector("layerWillDraw:")
  private(set) lazy var setNeedsLayout = selector("setNeedsLayout")
  private(set) lazy var actionForLayer = selector("actionForLayer:forKey:")
  private(set) lazy var runAction = selector("runActionForKey:object:arguments:")
}
