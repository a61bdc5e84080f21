internal import SelectorRuntime

/// Whether somebody may hear what views tell their layers, which every change of a view asks.
///
/// It keeps the selectors itself and looks at a flag of each. While no method of these names is other than
/// a native one, nothing is looked up, nothing is retained, and no class of layers is made.
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
  // Of these each takes part in every change.
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

  /// Whether a method that is not UIKit's own may take part when a layer is sent this message.
  func mayHear(_ setter: Selector) -> Bool {
    setter.hasScriptMethods || takesPart
  }

  /// Whether one may take part in a new frame, of which bounds and position come.
  var mayHearFrames: Bool {
    setFrame.hasScriptMethods || setBounds.hasScriptMethods || setPosition.hasScriptMethods
      || takesPart
  }

  /// Whether one may take part when views come and go.
  var mayHearOfViews: Bool {
    addSublayer.hasScriptMethods || insertSublayer.hasScriptMethods
      || removeFromSuperlayer.hasScriptMethods || takesPart
  }

  private var takesPart: Bool {
    layerClass.hasScriptMethods || actionForLayer.hasScriptMethods || actionForKey.hasScriptMethods
      || defaultActionForKey.hasScriptMethods
  }
}
