internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// The preview of an item under the finger, from UIDragPreview.h.
final class UIDragPreview: RuntimeObject {
  @Strong private var view: UIView?
  @Strong private var parameters: UIPreviewParameters?

  private func fill(_ view: UIView, _ parameters: UIPreviewParameters?) -> UIDragPreview {
    self.view = view
    self.parameters = parameters ?? uikit.temporary(UIKitClasses.dragPreviewParameters)
    return self
  }

  /// Creates a label for a URL: its title, or the URL itself.
  ///
  /// - Throws: errors of creating the label.
  static func label(_ url: NSURL, _ title: String?, in world: UIKitWorld) throws -> UIView {
    let label = try world.makeView(UIKitClasses.label)
    let text: String? =
      try title ?? url.call(world.runtime.selector("absoluteString"), as: String?.self)
    try label.send(world.runtime.selector("setText:"), text)
    try label.send(world.runtime.selector("sizeToFit"))
    return label
  }

  static func define(_ preview: ClassDefinition<UIDragPreview>) {
    preview.method("initWithView:") { (preview, view: UIView) -> UIDragPreview in
      preview.fill(view, nil)
    }
    preview.method("initWithView:parameters:") {
      (preview, view: UIView, parameters: UIPreviewParameters) -> UIDragPreview in
      preview.fill(view, parameters)
    }
    preview.readonly("view", .strong) { $0.view }
    preview.readonly("parameters", .copy) { $0.parameters }
    preview.classSide.method("previewForURL:") { (cls, url: NSURL) -> UIDragPreview in
      try cls.uikit.instance(UIDragPreview.self, of: cls).fill(label(url, nil, in: cls.uikit), nil)
    }
    preview.classSide.method("previewForURL:title:") {
      (cls, url: NSURL, title: String?) -> UIDragPreview in
      try cls.uikit.instance(UIDragPreview.self, of: cls)
        .fill(label(url, title, in: cls.uikit), nil)
    }
    preview.method("copyWithZone:") { (preview, _: Value) -> UIDragPreview in preview }
  }
}

extension UITargetedPreview {
  /// Declares the members of `UITargetedPreview` that dragging adds.
  static func defineDragging(_ preview: ClassDefinition<UITargetedPreview>) {
    preview.classSide.method("previewForURL:target:") {
      (cls, url: NSURL, target: UIPreviewTarget) -> UITargetedPreview in
      try cls.uikit.instance(UITargetedPreview.self, of: cls)
        .fill(UIDragPreview.label(url, nil, in: cls.uikit), nil, target)
    }
    preview.classSide.method("previewForURL:title:target:") {
      (cls, url: NSURL, title: String?, target: UIPreviewTarget) -> UITargetedPreview in
      try cls.uikit.instance(UITargetedPreview.self, of: cls)
        .fill(UIDragPreview.label(url, title, in: cls.uikit), nil, target)
    }
  }
}

extension UIKitClasses {
  static let dragPreview = NativeClass<UIDragPreview>(
    "UIDragPreview", superclass: FoundationClasses.object, UIDragPreview.define)
  static let dragPreviewParameters = NativeClass<UIPreviewParameters>(
    "UIDragPreviewParameters", superclass: previewParameters)
  static let dragPreviewTarget = NativeClass<UIPreviewTarget>(
    "UIDragPreviewTarget", superclass: previewTarget)
  static let targetedDragPreview = NativeClass<UITargetedPreview>(
    "UITargetedDragPreview", superclass: targetedPreview, UITargetedPreview.defineDragging)
}
