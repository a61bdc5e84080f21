internal import SelectorRuntime

/// The methods of NSObject that coders call.
extension NSObjectClass {
  static func defineCoding(_ object: ClassDefinition<RuntimeObject>) {
    let runtime = object.cls.runtime
    let classForCoder = runtime.selector("classForCoder")
    object.method("classForCoder") { (object) -> RuntimeClass in object.codedClass }
    for name in ["classForKeyedArchiver", "classForArchiver"] {
      object.method(name) { (object) -> RuntimeClass? in
        try runtime.send(object, classForCoder, as: RuntimeClass?.self)
      }
    }
    let replacement = runtime.selector("replacementObjectForCoder:")
    object.method("replacementObjectForCoder:") { (object, _: Value) -> RuntimeObject in object }
    for name in ["replacementObjectForKeyedArchiver:", "replacementObjectForArchiver:"] {
      object.method(name) { (object, coder: Value) -> Value in
        try runtime.send(object, replacement, Arguments(coder))
      }
    }
    object.method("awakeAfterUsingCoder:") { (object, _: Value) -> RuntimeObject in object }
    object.classSide.method("classForKeyedUnarchiver") { (cls) -> RuntimeClass in cls }
    object.classSide.method("classFallbacksForKeyedArchiver") { (cls) -> RuntimeObject in
      cls.foundation.makeArray([])
    }
    object.classSide.method("version") { (cls) -> Int in
      cls.foundation.classVersions[ObjectIdentifier(cls)] ?? 0
    }
    object.classSide.method("setVersion:") { (cls, version: Int) in
      cls.runtime.noteChange()
      cls.foundation.classVersions[ObjectIdentifier(cls)] = version
    }
  }
}

extension RuntimeObject {
  /// The class that an archive records: the public class of a class cluster.
  fileprivate final var codedClass: RuntimeClass {
    if let string = self as? NSString, string.isKind(of: "__NSCFString") {
      return foundation.valueClass(string.isMutable ? "NSMutableString" : "NSString")
    }
    var cls = apparentClass
    while FoundationWorld.isPrivate(cls), let above = cls.superclass { cls = above }
    return cls
  }
}

extension FoundationWorld {
  /// Returns whether a class is a private subclass of a class cluster.
  fileprivate static func isPrivate(_ cls: RuntimeClass) -> Bool {
    cls.isNative
      && ["_NS", "__NS", "NSConcrete", "NSConstant", "NSTagged"].contains { cls.name.hasPrefix($0) }
      && !cls.name.hasSuffix("Expression")
  }
}
