internal import FoundationCore

extension FoundationConstants {
  /// The rarer values of `NSXMLParserError`, from NSXMLParser.h.
  package static let xmlErrors: [(String, Int)] = [
    ("NSXMLParserInvalidHexCharacterRefError", 6),
    ("NSXMLParserInvalidDecimalCharacterRefError", 7),
    ("NSXMLParserInvalidCharacterRefError", 8), ("NSXMLParserEntityReferenceMissingSemiError", 23),
    ("NSXMLParserUnknownEncodingError", 31), ("NSXMLParserEncodingNotSupportedError", 32),
    ("NSXMLParserLessThanSymbolInAttributeError", 38),
    ("NSXMLParserAttributeNotStartedError", 39), ("NSXMLParserAttributeHasNoValueError", 41),
    ("NSXMLParserAttributeRedefinedError", 42), ("NSXMLParserCommentNotFinishedError", 45),
    ("NSXMLParserProcessingInstructionNotStartedError", 46),
    ("NSXMLParserProcessingInstructionNotFinishedError", 47),
    ("NSXMLParserDOCTYPEDeclNotFinishedError", 61), ("NSXMLParserCDATANotFinishedError", 63),
    ("NSXMLParserMisplacedXMLDeclarationError", 64), ("NSXMLParserSpaceRequiredError", 65),
    ("NSXMLParserNAMERequiredError", 68), ("NSXMLParserGTRequiredError", 73),
    ("NSXMLParserEqualExpectedError", 75), ("NSXMLParserExtraContentError", 86),
    ("NSXMLParserEntityRefLoopError", 89),
  ]
}
