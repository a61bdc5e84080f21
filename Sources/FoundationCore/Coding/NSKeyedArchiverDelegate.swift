package import SelectorRuntime

// The protocols of NSKeyedArchiver.h. The object that a delegate returns replaces the one that it
// was passed; nil encodes or decodes nil.
extension FoundationProtocols {
  package static let keyedArchiverDelegate = NativeProtocol(
    "NSKeyedArchiverDelegate", adopts: [object],
    optional: [
      .init(
        "archiver:willEncodeObject:", returns: RuntimeObject?.self, NSKeyedArchiver.self,
        RuntimeObject.self),
      .init("archiver:didEncodeObject:", NSKeyedArchiver.self, RuntimeObject?.self),
      .init(
        "archiver:willReplaceObject:withObject:", NSKeyedArchiver.self, RuntimeObject?.self,
        RuntimeObject?.self),
      .init("archiverWillFinish:", NSKeyedArchiver.self),
      .init("archiverDidFinish:", NSKeyedArchiver.self),
    ])

  package static let keyedUnarchiverDelegate = NativeProtocol(
    "NSKeyedUnarchiverDelegate", adopts: [object],
    optional: [
      .init(
        "unarchiver:cannotDecodeObjectOfClassName:originalClasses:", returns: RuntimeClass?.self,
        NSKeyedUnarchiver.self, String.self, [String].self),
      .init(
        "unarchiver:didDecodeObject:", returns: RuntimeObject?.self, NSKeyedUnarchiver.self,
        RuntimeObject?.self),
      .init(
        "unarchiver:willReplaceObject:withObject:", NSKeyedUnarchiver.self, RuntimeObject.self,
        RuntimeObject.self),
      .init("unarchiverWillFinish:", NSKeyedUnarchiver.self),
      .init("unarchiverDidFinish:", NSKeyedUnarchiver.self),
    ])
}
