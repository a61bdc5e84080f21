internal import FoundationText
package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The content view of a list cell: displays an image and two texts.
package final class UIListContentView: UIView, ContentView {
  @Strong package private(set) var configuration: UIListContentConfiguration?
  @Strong private var imageView: UIImageView?
  @Strong private var title: UILabel?
  @Strong private var detail: UILabel?
  @StrongList private var guides: [UILayoutGuide] = []

  package override func destruct() {
    for guide in guides { guide.owner = nil }
    super.destruct()
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let arranged = arrangement(in: size.width > 0 ? size.width : .infinity)
    return CGSize(
      width: size.width > 0 ? size.width : arranged.size.width,
      height: max(arranged.size.height, configuration?.style.leastHeight ?? 0))
  }

  package override var intrinsicSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  package func show(_ new: UIListContentConfiguration) throws {
    configuration = try new.call(world.selectors.configurations.copy)
    guard let configuration else { return }
    alpha = min(max(configuration.alpha, 0), 1)
    try show(
      configuration.text, configuration.attributedText, configuration.textLook, in: \.title)
    try show(
      configuration.secondaryText, configuration.secondaryAttributedText,
      configuration.secondaryLook, in: \.detail)
    try part(\.imageView, configuration.image != nil) { try world.makeView(UIKitClasses.imageView) }
    try imageView?.send(selectors.setImage, configuration.image)
    try send(selectors.invalidateIntrinsicContentSize)
    markNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ look: UIListContentTextProperties?,
    in place: ReferenceWritableKeyPath<UIListContentView, UILabel?>
  ) throws {
    try part(place, text?.isEmpty == false || attributed != nil) {
      try world.makeView(UIKitClasses.label)
    }
    guard let label = self[keyPath: place], let look else { return }
    let names = world.selectors.configurations
    try label.send(names.setFont, look.font())
    try label.send(selectors.setTextColor, look.resolvedColor())
    label.numberOfLines = look.numberOfLines
    label.textAlignment = look.textAlignment
    if let attributed {
      try label.send(names.setAttributedText, attributed)
    } else {
      try label.send(selectors.setText, text.map(look.transformed))
    }
  }

  /// Creates a subview if it is needed, otherwise removes it.
  private func part<Part: UIView>(
    _ place: ReferenceWritableKeyPath<UIListContentView, Part?>, _ isNeeded: Bool,
    make: () throws -> Part
  ) throws {
    if isNeeded, self[keyPath: place] == nil {
      let made = try make()
      self[keyPath: place] = made
      try insert(made, at: subviews.count)
    } else if !isNeeded, let part = self[keyPath: place] {
      try part.keptAlive {
        self[keyPath: place] = nil
        if part.superview === self { try part.removeFromSuperview() }
      }
    }
  }

  private func arrangement(in width: Double) -> ListContentArrangement {
    guard let configuration else { return ListContentArrangement() }
    let image = configuration.image.flatMap { configuration.imageLook?.place(for: $0) }
    return ListContentArrangement(
      configuration, image: image, width: width,
      title: { [title] in title?.fittingSize(in: $0) ?? .zero },
      detail: { [detail] in detail?.fittingSize(in: $0) ?? .zero })
  }

  private func layOut() throws {
    let arranged = arrangement(in: bounds.size.width)
    let drop = max(0, (bounds.size.height - arranged.size.height) / 2)
    func moved(_ place: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: place.origin.x, y: place.origin.y + drop), size: place.size)
    }
    try imageView?.place(moved(arranged.image))
    try title?.place(moved(arranged.title))
    try detail?.place(moved(arranged.detail))
    for (guide, view) in zip(guides, [title, detail, imageView]) {
      guide.solved = view?.frame ?? .zero
    }
  }

  private func guide(_ index: Int, for view: UIView?) throws -> UILayoutGuide? {
    if guides.isEmpty {
      guides = (0..<3).map { _ in world.create(UIKitClasses.layoutGuide) }
      for guide in guides { guide.owner = self }
    }
    guides[index].solved = view?.frame ?? .zero
    return view == nil ? nil : guides[index]
  }

  static func define(_ view: ClassDefinition<UIListContentView>) {
    defineContent(view)
    view.readonly("textLayoutGuide", .strong) { (view) -> UILayoutGuide? in
      try view.guide(0, for: view.title)
    }
    view.readonly("secondaryTextLayoutGuide", .strong) { (view) -> UILayoutGuide? in
      try view.guide(1, for: view.detail)
    }
    view.readonly("imageLayoutGuide", .strong) { (view) -> UILayoutGuide? in
      try view.guide(2, for: view.imageView)
    }
    view.method("layoutSubviews") { (view) in try view.layOut() }
  }
}

/// The layout of a list content's image and texts, relative to its margins.
struct ListContentArrangement {
  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var detail = CGRect.zero
  /// The total size including the margins.
  private(set) var size = CGSize.zero

  init() {}

  /// Arranges the parts at a width; the two functions measure the texts.
  init(
    _ configuration: UIListContentConfiguration, image: (shown: CGSize, reserved: CGSize)?,
    width: Double, title titleSize: (CGSize) -> CGSize, detail detailSize: (CGSize) -> CGSize
  ) {
    let margins = configuration.margins
    var left = margins.leading
    if let image { left += image.reserved.width + configuration.imagePadding }
    let room = max(0, width - left - margins.trailing)
    let offered = CGSize(width: room.isFinite ? room : 0, height: 0)
    var first = titleSize(offered)
    var second = detailSize(offered)
    let beside = first.width + configuration.horizontalPadding + second.width
    if configuration.isSideBySide, second != .zero, beside <= room {
      let height = max(first.height, second.height)
      title = CGRect(
        x: left, y: margins.top + (height - first.height) / 2, width: first.width,
        height: first.height)
      let x = room.isFinite ? left + room - second.width : left + beside - second.width
      detail = CGRect(
        x: x, y: margins.top + (height - second.height) / 2, width: second.width,
        height: second.height)
      size = CGSize(width: left + beside + margins.trailing, height: height)
    } else {
      let gap = first == .zero || second == .zero ? 0 : configuration.verticalPadding
      if room.isFinite { (first.width, second.width) = (room, second == .zero ? 0 : room) }
      title = CGRect(origin: CGPoint(x: left, y: margins.top), size: first)
      detail = CGRect(
        origin: CGPoint(x: left, y: margins.top + first.height + gap), size: second)
      size = CGSize(
        width: left + max(first.width, second.width) + margins.trailing,
        height: first.height + gap + second.height)
    }
    if let image {
      let height = max(size.height, image.reserved.height)
      let shift = (height - size.height) / 2
      title.origin.y += shift
      detail.origin.y += shift
      self.image = CGRect(
        x: margins.leading + (image.reserved.width - image.shown.width) / 2,
        y: margins.top + (height - image.shown.height) / 2, width: image.shown.width,
        height: image.shown.height)
      size.height = height
    }
    size.height += margins.top + margins.bottom
  }
}

extension UIKitClasses {
  package static let listContentView = NativeClass<UIListContentView>(
    "UIListContentView", superclass: view, UIListContentView.define)
}
