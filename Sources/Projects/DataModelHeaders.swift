internal import FoundationFiles

/// The headers that Xcode generates for the entities of a Core Data model: "codegen" of its editor.
///
/// Their classes are those that the model's reader makes at run time, so no source is generated.
struct DataModelHeaders {
  /// The text of each header by its name, such as `Event+CoreDataClass.h`.
  private(set) var texts: [String: String] = [:]
  private let entities: [String: XMLElement]

  /// Reads the `contents` of a model; without headers if it cannot be read.
  init(_ bytes: [UInt8]) {
    let root = XMLElement.root(of: bytes)
    let listed = (root?.children ?? []).filter { $0.name == "entity" }
    entities = Dictionary(listed.compactMap { entity in entity["name"].map { ($0, entity) } }) {
      first, _ in first
    }
    for entity in listed {
      guard let kind = entity["codeGenerationType"], let name = className(of: entity) else {
        continue
      }
      if kind == "class" {
        texts["\(name)+CoreDataClass.h"] = classHeader(entity, name)
      }
      texts["\(name)+CoreDataProperties.h"] = propertiesHeader(entity, name, kind)
    }
    guard !texts.isEmpty else { return }
    let names = texts.keys.filter { $0.hasSuffix("+CoreDataClass.h") }.sorted()
    modelText = names.map { "#import \"\($0)\"\n" }.joined()
  }

  /// The text of the header for the whole model, `Model+CoreDataModel.h`.
  private(set) var modelText = ""

  private func className(of entity: XMLElement) -> String? {
    let name = entity["representedClassName"] ?? entity["name"]
    guard let name, name != "NSManagedObject" else { return nil }
    return name.hasPrefix(".") ? String(name.dropFirst()) : name
  }

  private func className(ofEntity name: String?) -> String? {
    name.flatMap { entities[$0] }.flatMap { className(of: $0) }
  }

  private func classHeader(_ entity: XMLElement, _ name: String) -> String {
    let parent = className(ofEntity: entity["parentEntity"])
    let imported = parent.map { "#import \"\($0)+CoreDataClass.h\"\n" } ?? ""
    return """
      #import <Foundation/Foundation.h>
      #import <CoreData/CoreData.h>
      \(imported)\(forwardClasses(entity, besides: name))NS_ASSUME_NONNULL_BEGIN
      @interface \(name) : \(parent ?? "NSManagedObject")
      @end
      NS_ASSUME_NONNULL_END
      #import "\(name)+CoreDataProperties.h"

      """
  }

  private func forwardClasses(_ entity: XMLElement, besides own: String) -> String {
    var names: Set<String> = []
    for child in entity.children {
      if child.name == "relationship", let name = className(ofEntity: child["destinationEntity"]) {
        names.insert(name)
      } else if let name = child["customClassName"] {
        names.insert(name)
      }
    }
    names.remove(own)
    return names.isEmpty ? "" : "@class \(names.sorted().joined(separator: ", "));\n"
  }

  private func propertiesHeader(_ entity: XMLElement, _ name: String, _ kind: String) -> String {
    let owner = kind == "class" ? "\(name)+CoreDataClass.h" : "\(name).h"
    var text = """
      #import "\(owner)"
      \(forwardClasses(entity, besides: name))NS_ASSUME_NONNULL_BEGIN
      @interface \(name) (CoreDataProperties)
      + (NSFetchRequest<\(name) *> *)fetchRequest;

      """
    for child in entity.children {
      switch child.name {
      case "attribute": text += property(child)
      case "relationship": text += property(child)
      case "fetchedProperty":
        text += "@property (nullable, nonatomic, readonly) NSArray *\(child["name"] ?? "_");\n"
      default: break
      }
    }
    text += "@end\n"
    let accessors = entity.children.filter { $0.name == "relationship" && $0["toMany"] == "YES" }
      .map { self.accessors($0) }.joined()
    if !accessors.isEmpty {
      text += "@interface \(name) (CoreDataGeneratedAccessors)\n\(accessors)@end\n"
    }
    return text + "NS_ASSUME_NONNULL_END\n"
  }

  /// The property of an attribute or a relationship.
  private func property(_ child: XMLElement) -> String {
    let name = child["name"] ?? "_"
    let nullable = child["optional"] == "YES" ? "nullable, " : ""
    if child.name == "relationship" {
      let type = objectType(child)
      return "@property (\(nullable)nonatomic, retain) \(type)\(name);\n"
    }
    let attribute = child["attributeType"] ?? ""
    if child["usesScalarValueType"] == "YES", let scalar = Self.scalars[attribute] {
      return "@property (nonatomic) \(scalar) \(name);\n"
    }
    let type = child["customClassName"].map { "\($0) *" } ?? Self.types[attribute] ?? "id "
    return "@property (\(nullable)nonatomic, copy) \(type)\(name);\n"
  }

  private func objectType(_ relationship: XMLElement) -> String {
    let destination = className(ofEntity: relationship["destinationEntity"]) ?? "NSManagedObject"
    guard relationship["toMany"] == "YES" else { return "\(destination) *" }
    let collection = relationship["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    return "\(collection)<\(destination) *> *"
  }

  private func accessors(_ relationship: XMLElement) -> String {
    let name = relationship["name"] ?? "_"
    let upper = name.prefix(1).uppercased() + name.dropFirst()
    let destination = className(ofEntity: relationship["destinationEntity"]) ?? "NSManagedObject"
    let collection = objectType(relationship)
    var text = ""
    if relationship["ordered"] == "YES" {
      text += """
        - (void)insertObject:(\(destination) *)value in\(upper)AtIndex:(NSUInteger)index;
        - (void)removeObjectFrom\(upper)AtIndex:(NSUInteger)index;
        - (void)insert\(upper):(NSArray<\(destination) *> *)values atIndexes:(NSIndexSet *)indexes;
        - (void)remove\(upper)AtIndexes:(NSIndexSet *)indexes;
        - (void)replaceObjectIn\(upper)AtIndex:(NSUInteger)index withObject:(\(destination) *)value;
        - (void)replace\(upper)AtIndexes:(NSIndexSet *)indexes with\(upper):(NSArray<\(destination) *> *)values;

        """
    }
    return text + """
      - (void)add\(upper)Object:(\(destination) *)value;
      - (void)remove\(upper)Object:(\(destination) *)value;
      - (void)add\(upper):(\(collection))values;
      - (void)remove\(upper):(\(collection))values;

      """
  }

  /// The types of attributes with scalar values.
  private static let scalars = [
    "Integer 16": "int16_t", "Integer 32": "int32_t", "Integer 64": "int64_t", "Double": "double",
    "Float": "float", "Boolean": "BOOL", "Date": "NSTimeInterval",
  ]
  private static let types = [
    "Integer 16": "NSNumber *", "Integer 32": "NSNumber *", "Integer 64": "NSNumber *",
    "Double": "NSNumber *", "Float": "NSNumber *", "Boolean": "NSNumber *",
    "Decimal": "NSDecimalNumber *", "String": "NSString *", "Date": "NSDate *",
    "Binary": "NSData *", "UUID": "NSUUID *", "URI": "NSURL *", "Transformable": "NSObject *",
  ]
}
