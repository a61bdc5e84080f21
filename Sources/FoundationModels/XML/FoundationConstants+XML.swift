extension FoundationConstants {
  /// `NSXMLParserError`, from NSXMLParser.h.
  static let xmlErrors: [(String, Int)] = [
    ("NSXMLParserInternalError", 1), ("NSXMLParserOutOfMemoryError", 2),
    ("NSXMLParserDocumentStartError", 3), ("NSXMLParserEmptyDocumentError", 4),
    ("NSXMLParserPrematureDocumentEndError", 5), ("NSXMLParserInvalidHexCharacterRefError", 6),
    ("NSXMLParserInvalidDecimalCharacterRefError", 7),
    ("NSXMLParserInvalidCharacterRefError", 8), ("NSXMLParserInvalidCharacterError", 9),
    ("NSXMLParserEntityReferenceMissingSemiError", 23), ("NSXMLParserUndeclaredEntityError", 26),
    ("NSXMLParserUnknownEncodingError", 31), ("NSXMLParserEncodingNotSupportedError", 32),
    ("NSXMLParserLessThanSymbolInAttributeError", 38),
    ("NSXMLParserAttributeNotStartedError", 39), ("NSXMLParserAttributeHasNoValueError", 41),
    ("NSXMLParserAttributeRedefinedError", 42), ("NSXMLParserCommentNotFinishedError", 45),
    ("NSXMLParserProcessingInstructionNotStartedError", 46),
    ("NSXMLParserProcessingInstructionNotFinishedError", 47),
    ("NSXMLParserDOCTYPEDeclNotFinishedError", 61), ("NSXMLParserCDATANotFinishedError", 63),
    ("NSXMLParserMisplacedXMLDeclarationError", 64), ("NSXMLParserSpaceRequiredError", 65),
    ("NSXMLParserNAMERequiredError", 68), ("NSXMLParserGTRequiredError", 73),
    ("NSXMLParserEqualExpectedError", 75), ("NSXMLParserTagNameMismatchError", 76),
    ("NSXMLParserNotWellBalancedError", 85), ("NSXMLParserExtraContentError", 86),
    ("NSXMLParserEntityRefLoopError", 89), ("NSXMLParserDelegateAbortedParseError", 512),
  ]
}
