package import FoundationCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime
internal import UIKitText

/// Chooses images of the photo library; on a device it runs in a separate process.
package final class PHPickerViewController: UIViewController, ItemChooser {
  @Strong private var configuration: FieldedObject?
  private let delegate = DelegateSlot()

  /// Delivers the chosen images.
  ///
  /// - Parameter answer: an image or an item provider, or a list of them.
  package func choose(_ answer: Value) throws {
    let chosen = answer.isNone ? [] : try uikit.elements(of: answer) ?? [answer]
    let limit = Int.from(configuration?["selectionLimit"] ?? .none, in: runtime) ?? 1
    guard limit == 0 || chosen.count <= limit else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: the configuration's selectionLimit is \(limit), got \(chosen.count) items")
    }
    let results = try chosen.map { item in
      guard let object = item.object else {
        throw RuntimeError(
          .invalidArgument,
          "uikit.choose: a PHPickerViewController takes pictures and item providers, got "
            + item.typeName)
      }
      let result = uikit.create(UIKitClasses.photoPickerResult)
      result["itemProvider"] = .object(try NSItemProvider.with(object, in: uikit))
      return result
    }
    let selector = runtime.selector("picker:didFinishPicking:")
    try delegate.delegate(respondingTo: selector)?.send(selector, self, results)
  }

  static func define(_ picker: ClassDefinition<PHPickerViewController>) {
    picker.method("initWithConfiguration:") {
      (picker, configuration: FieldedObject) -> PHPickerViewController in
      _ = try picker.call(
        picker.messages.initWithNibName, String?.none, Value.none, as: UIViewController.self)
      picker.configuration = try configuration.copied(as: configuration.isa)
      return picker
    }
    picker.readonly("configuration", .copy, of: "PHPickerConfiguration") { $0.configuration }
    picker.property(
      "delegate", .weak, of: "<PHPickerViewControllerDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    picker.method("deselectAssetsWithIdentifiers:") { (_, _: [String]) in }
    picker.method("moveAssetWithIdentifier:afterAssetWithIdentifier:") {
      (_, _: String, _: String?) in
    }
    picker.method("scrollToInitialPosition") { _ in }
    picker.method("zoomIn") { _ in }
    picker.method("zoomOut") { _ in }
  }
}

extension UIKitClasses {
  package static let photoPickerFilter = NativeClass<FieldedObject>(
    "PHPickerFilter", superclass: FoundationClasses.object
  ) { filter in
    filter.fieldsAreCopied()
    for name in [
      "imagesFilter", "videosFilter", "livePhotosFilter", "screenshotsFilter", "panoramasFilter",
      "burstsFilter", "timelapseVideosFilter", "slomoVideosFilter", "depthEffectPhotosFilter",
    ] {
      filter.classSide.readonly(name) { (cls) -> RuntimeObject in
        make(cls, ["name": .string(name)])
      }
    }
    for name in ["anyFilterMatchingSubfilters:", "allFilterMatchingSubfilters:"] {
      filter.classSide.method(name) { (cls, filters: [RuntimeObject]) -> RuntimeObject in
        make(cls, ["name": .string(name), "filters": .list(filters.map { .object($0) })])
      }
    }
  }

  package static let photoPickerConfiguration = NativeClass<FieldedObject>(
    "PHPickerConfiguration", superclass: FoundationClasses.object
  ) { configuration in
    configuration.fieldsAreCopied()
    configuration.method("initWithPhotoLibrary:") {
      (configuration, _: RuntimeObject?) -> FieldedObject in configuration
    }
    configuration.field("selectionLimit", usual: 1)
    for name in ["preferredAssetRepresentationMode", "selection", "mode"] {
      configuration.field(name, usual: 0)
    }
    configuration.field("filter", .copy, of: "PHPickerFilter", usual: RuntimeObject?.none)
    configuration.field("preselectedAssetIdentifiers", .copy, usual: [String]())
    configuration.field("edgesWithoutContentMargins", usual: 0)
    configuration.field("disabledCapabilities", usual: 0)
  }

  package static let photoPickerResult = NativeClass<FieldedObject>(
    "PHPickerResult", superclass: FoundationClasses.object
  ) { result in
    result.field(
      "itemProvider", .strong, of: "NSItemProvider", usual: RuntimeObject?.none, isReadonly: true)
    result.field("assetIdentifier", .copy, usual: String?.none, isReadonly: true)
  }

  package static let photoPickerViewController = NativeClass<PHPickerViewController>(
    "PHPickerViewController", superclass: viewController, PHPickerViewController.define)
}

extension UIKitProtocols {
  package static let photoPickerViewControllerDelegate = NativeProtocol(
    "PHPickerViewControllerDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "picker:didFinishPicking:", PHPickerViewController.self, [Instance<PHPickerResult>].self)
    ])
}
