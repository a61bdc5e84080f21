package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// The classes of strings, numbers, data, character sets and scanners.
package enum TextAndNumberClasses {
  /// Returns the class of a name, to use as a superclass.
  package static func named(_ name: String) -> NativeClassDeclaration {
    guard let declared = all.first(where: { $0.name == name }) else {
      preconditionFailure("\(name) is not among Foundation's texts and numbers")
    }
    return declared
  }

  /// All of the classes, superclasses first.
  package static let all: [NativeClassDeclaration] = {
    let object = FoundationClasses.object.declaration
    var list = ValueClassList()
    let string = list.add("NSString", object, NSString.define)
    let mutableString = list.add("NSMutableString", string, NSString.defineMutable)
    _ = list.add("NSPlaceholderString", string) {
      NSString.defineInitializers($0, isMutable: false)
    }
    _ = list.add("NSPlaceholderMutableString", mutableString) {
      NSString.defineInitializers($0, isMutable: true)
    }
    let cfString = list.add("__NSCFString", mutableString, StringCluster.defineCFString)
    _ = list.add("__NSCFConstantString", cfString, StringCluster.defineConstant)
    _ = list.add("NSTaggedPointerString", string, StringCluster.defineTagged)
    _ = list.add("NSPathStore2", string, StringCluster.defineTagged)

    let value = list.add("NSValue", object, NSValue.define)
    _ = list.add("NSConcreteValue", value, NSValue.defineReading)
    let number = list.add("NSNumber", value, NSNumber.defineNumber)
    for name in ["__NSCFNumber", "__NSCFBoolean"] {
      _ = list.add(name, number, NSNumber.defineReading)
    }
    _ = list.add("NSPlaceholderNumber", number) { (_: ClassDefinition<NSNumber>) in }
    _ = list.add("NSDecimalNumber", number, NSDecimalNumber.define)

    let data = list.add("NSData", object, NSData.define)
    for name in ["_NSPlaceholderData", "_NSZeroData", "_NSInlineData", "NSConcreteData"] {
      _ = list.add(name, data, NSData.defineConcrete)
    }
    let mutableData = list.add("NSMutableData", data, NSData.defineMutable)
    _ = list.add("NSConcreteMutableData", mutableData) { (data: ClassDefinition<NSData>) in
      NSData.defineConcrete(data)
      NSData.defineMutable(data)
    }

    let set = list.add("NSCharacterSet", object, NSCharacterSet.define)
    _ = list.add("NSMutableCharacterSet", set, NSCharacterSet.defineMutable)
    _ = list.add("NSFormatter", object, NSFormatter.define)
    return list.all
  }()
}
