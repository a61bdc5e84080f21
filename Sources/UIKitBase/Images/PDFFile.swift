internal import QuartzCore

// no traps of narrow: bytes are masked.

/// A PDF document of empty pages with boxes, links and destinations.
///
/// The format is ISO 32000-1, 7.5 and 12.3. Drawing is not supported, so that pages have no
/// contents.
struct PDFFile {
  struct Page {
    let box: CGRect
    var links: [(target: Target, rect: CGRect)] = []
  }

  enum Target {
    case address(String)
    case destination(String)
  }

  /// The entries of the information dictionary.
  var information: [(key: String, text: String)] = []
  var pages: [Page] = []
  /// Named destinations: the page and the point on it.
  var destinations: [(name: String, page: Int, point: CGPoint)] = []

  /// The encoded file.
  var bytes: [UInt8] {
    let firstPage = 4
    let entries = information.map { "/\($0.key) \(Self.text($0.text))" }
    var objects = [catalogue(firstPage), "", "<< \(entries.joined(separator: " ")) >>"]
    for page in pages { objects.append(object(of: page)) }
    let kids = pages.indices.map { "\($0 + firstPage) 0 R" }.joined(separator: " ")
    objects[1] = "<< /Type /Pages /Count \(pages.count) /Kids [\(kids)] >>"
    return Self.file(objects)
  }

  private func catalogue(_ firstPage: Int) -> String {
    let named = destinations.sorted { $0.name < $1.name }.map {
      let place = "\(Self.number($0.point.x)) \(Self.number($0.point.y))"
      return "\(Self.text($0.name)) [\($0.page + firstPage) 0 R /XYZ \(place) null]"
    }
    let names =
      named.isEmpty
      ? "" : " /Names << /Dests << /Names [\(named.joined(separator: " "))] >> >>"
    return "<< /Type /Catalog /Pages 2 0 R\(names) >>"
  }

  private func object(of page: Page) -> String {
    let links = page.links.map { link in
      let action =
        switch link.target {
        case .address(let address): "/A << /S /URI /URI \(Self.text(address)) >>"
        case .destination(let name): "/Dest \(Self.text(name))"
        }
      return "<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect \(Self.box(link.rect)) "
        + "\(action) >>"
    }
    let annotations = links.isEmpty ? "" : " /Annots [\(links.joined(separator: " "))]"
    return "<< /Type /Page /Parent 2 0 R /MediaBox \(Self.box(page.box)) /Resources << >>"
      + "\(annotations) >>"
  }

  private static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func box(_ rect: CGRect) -> String {
    let corners = [rect.origin.x, rect.origin.y, rect.maxX, rect.maxY]
    return "[\(corners.map(number).joined(separator: " "))]"
  }

  /// A string as hexadecimal digits: ASCII, or UTF-16 with a byte order mark.
  private static func text(_ text: String) -> String {
    var bytes = Array(text.utf8)
    if bytes.contains(where: { $0 >= 0x80 }) {
      bytes = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
    return "<\(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())>"
  }

  private static func file(_ objects: [String]) -> [UInt8] {
    var bytes = Array("%PDF-1.3\n".utf8)
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (place, object) in objects.enumerated() {
      let offset = String(bytes.count)
      table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      bytes += Array("\(place + 1) 0 obj\n\(object)\nendobj\n".utf8)
    }
    let start = bytes.count
    table += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 3 0 R >>\n"
    return bytes + Array((table + "startxref\n\(start)\n%%EOF\n").utf8)
  }
}
