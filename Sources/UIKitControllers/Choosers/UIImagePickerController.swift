internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// Chooses or takes an image in a `UIImagePickerController`, a navigation controller subclass.
package enum ImagePicking {
  /// Delivers the chosen image.
  ///
  /// - Parameters:
  ///   - answer: an image, or the media dictionary that the delegate receives.
  ///   - picker: the image picker controller.
  static func choose(_ answer: Value, in picker: UINavigationController) throws {
    if answer.isNone { return try cancel(picker) }
    let info: Value
    if let image = answer.object as? UIImage {
      let allowsEditing: Bool = try picker.call(picker.runtime.selector("allowsEditing"))
      var entries: [Value.DictionaryEntry] = [
        .init(key: .string("UIImagePickerControllerMediaType"), value: .string("public.image")),
        .init(key: .string("UIImagePickerControllerOriginalImage"), value: .object(image)),
      ]
      if allowsEditing {
        entries.append(
          .init(key: .string("UIImagePickerControllerEditedImage"), value: .object(image)))
      }
      info = .dictionary(entries)
    } else {
      guard try picker.uikit.entries(of: answer) != nil else {
        throw RuntimeError(
          .invalidArgument,
          "uikit.choose: a UIImagePickerController takes a UIImage or a dictionary, got "
            + answer.typeName)
      }
      info = answer
    }
    try finish(picker, info)
  }

  private static func finish(_ picker: UINavigationController, _ info: Value) throws {
    let picked = picker.runtime.selector("imagePickerController:didFinishPickingMediaWithInfo:")
    if let delegate = picker.delegate, try delegate.implements(picked) {
      return try delegate.send(picked, picker, info)
    }
    // The method before iPhone OS 3, which only has an image argument.
    let old = picker.runtime.selector(
      "imagePickerController:didFinishPickingImage:editingInfo:")
    guard let delegate = picker.delegate, try delegate.implements(old) else {
      return try picker.dismissItself()
    }
    let image = info.entry("UIImagePickerControllerOriginalImage")
    try delegate.send(old, picker, image, info)
  }

  private static func cancel(_ picker: UINavigationController) throws {
    let cancelled = picker.runtime.selector("imagePickerControllerDidCancel:")
    guard let delegate = picker.delegate, try delegate.implements(cancelled) else {
      return try picker.dismissItself()
    }
    try delegate.send(cancelled, picker)
  }

  static func define(_ picker: ClassDefinition<UINavigationController>) {
    let cls = picker.classSide
    // UIImagePickerControllerSourceTypePhotoLibrary, …Camera, …SavedPhotosAlbum
    cls.method("isSourceTypeAvailable:") { (_, type: Int) -> Bool in (0...2).contains(type) }
    cls.method("availableMediaTypesForSourceType:") { (_, type: Int) -> [String]? in
      (0...2).contains(type) ? ["public.image", "public.movie"] : nil
    }
    for name in ["isCameraDeviceAvailable:", "isFlashAvailableForCameraDevice:"] {
      cls.method(name) { (_, device: Int) -> Bool in device == 0 || device == 1 }
    }
    cls.method("availableCaptureModesForCameraDevice:") { (_, _: Int) -> [Int]? in [0, 1] }
    picker.stored("sourceType", usual: 0)
    picker.stored("mediaTypes", .copy, usual: ["public.image"])
    for name in ["allowsEditing", "allowsImageEditing"] { picker.stored(name, usual: false) }
    picker.stored("showsCameraControls", usual: true)
    picker.stored("cameraOverlayView", .strong, usual: UIView?.none)
    picker.stored("cameraViewTransform", usual: CGAffineTransform.identity)
    for name in ["cameraDevice", "cameraCaptureMode", "cameraFlashMode", "imageExportPreset"] {
      picker.stored(name, usual: 0)
    }
    // UIImagePickerControllerQualityTypeMedium
    picker.stored("videoQuality", usual: 1)
    picker.stored("videoMaximumDuration", usual: 600.0)
    picker.stored("videoExportPreset", .copy, usual: String?.none)
    picker.method("takePicture") { (picker) in
      let sourceType: Int = try picker.call(picker.runtime.selector("sourceType"))
      guard sourceType == 1 else { return }
      let world = picker.uikit
      try world.runLoop.schedule(after: 0, phase: .blocks) { [weak picker] in
        guard let picker, !picker.isDeallocating else { return }
        try choose(.object(world.create(UIKitClasses.image)), in: picker)
      }
    }
    picker.method("startVideoCapture") { (picker) -> Bool in
      // UIImagePickerControllerCameraCaptureModeVideo
      try picker.call(picker.runtime.selector("cameraCaptureMode"), as: Int.self) == 1
    }
    picker.method("stopVideoCapture") { _ in }
  }
}

extension UIKitClasses {
  package static let imagePickerController = NativeClass<UINavigationController>(
    "UIImagePickerController", superclass: navigationController, ImagePicking.define)
}

extension UIKitProtocols {
  package static let imagePickerControllerDelegate = NativeProtocol(
    "UIImagePickerControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "imagePickerController:didFinishPickingMediaWithInfo:", UINavigationController.self,
        Instance<NSDictionary>.self),
      .init(
        "imagePickerController:didFinishPickingImage:editingInfo:", UINavigationController.self,
        UIImage.self, Instance<NSDictionary>.self),
      .init("imagePickerControllerDidCancel:", UINavigationController.self),
    ])
}
