internal import SelectorRuntime
internal import UIKitRuntime

/// Whether script methods can observe the messages from views to layers; read at each change.
///
/// It stores the selectors and reads one flag of each. While all methods of these names are native,
/// nothing is looked up or retained, and no layer is created.
final class LayerListening {
  let setFrame: Selector
  let setBounds: Selector
  let setPosition: Selector
  let setAffineTransform: Selector
  let setOpacity: Selector
  let setHidden: Selector
  let setOpaque: Selector
  let setMasksToBounds: Selector
  let setBackgroundColor: Selector
  private let addSublayer: Selector
  private let insertSublayer: Selector
  private let removeFromSuperlayer: Selector
  // Each of these takes part in every change.
  private let layerClass: Selector
  private let actionForLayer: Selector
  private let actionForKey: Selector
  private let defaultActionForKey: Selector

  init(_ names: LayerSelectors) {
    setFrame = names.setFrame
    setBounds = names.setBounds
    setPosition = names.setPosition
    setAffineTransform = names.setAffineTransform
    setOpacity = names.setOpacity
    setHidden = names.setHidden
    setOpaque = names.setOpaque
    setMasksToBounds = names.setMasksToBounds
    setBackgroundColor = names.setBackgroundColor
    addSublayer = names.addSublayer
    insertSublayer = names.insertSublayerAtIndex
    removeFromSuperlayer = names.removeFromSuperlayer
    layerClass = names.layerClass
    actionForLayer = names.actionForLayer
    actionForKey = names.actionForKey
    defaultActionForKey = names.defaultActionForKey
  }

  /// Whether a script method can take part when a layer receives this message.
  func mayHear(_ setter: Selector) -> Bool {
    setter.hasScriptMethods || takesPart
  }

  /// Whether one can take part in a frame change, which sets bounds and position.
  var mayHearFrames: Bool {
    setFrame.hasScriptMethods || setBounds.hasScriptMethods || setPosition.hasScriptMethods
      || takesPart
  }

  /// Whether one can take part when subviews are added or removed.
  var mayHearOfViews: Bool {
    addSublayer.hasScriptMethods || insertSublayer.hasScriptMethods
      || removeFromSuperlayer.hasScriptMethods || takesPart
  }

  private var takesPart: Bool {
    layerClass.hasScriptMethods || actionForLayer.hasScriptMethods || actionForKey.hasScriptMethods
      || defaultActionForKey.hasScriptMethods
  }
}
