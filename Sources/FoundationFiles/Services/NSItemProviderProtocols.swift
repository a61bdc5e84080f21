package import FoundationCore
internal import FoundationThreads
package import SelectorRuntime

// The protocols of NSItemProvider.h for objects that item providers can write and read.
extension FoundationProtocols {
  package static let itemProviderReading = NativeProtocol(
    "NSItemProviderReading", adopts: [object],
    required: [
      .init("+readableTypeIdentifiersForItemProvider", returns: [String].self),
      .init(
        "+objectWithItemProviderData:typeIdentifier:error:",
        returns: Adopter<NSItemProviderReading>?.self,
        NSData.self, String.self, InOut<NSError?>.self),
    ])

  package static let itemProviderWriting = NativeProtocol(
    "NSItemProviderWriting", adopts: [object],
    required: [
      .init("+writableTypeIdentifiersForItemProvider", returns: [String].self),
      .init(
        "loadDataWithTypeIdentifier:forItemProviderCompletionHandler:", returns: NSProgress?.self,
        String.self, Block.self),
    ],
    optional: [
      .init("writableTypeIdentifiersForItemProvider", returns: [String].self),
      .init(
        "itemProviderVisibilityForRepresentationWithTypeIdentifier:", returns: Int.self,
        String.self),
      .init(
        "+itemProviderVisibilityForRepresentationWithTypeIdentifier:", returns: Int.self,
        String.self),
    ])
}
