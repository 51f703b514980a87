import Foundation
import FoundationGaps

extension NSAttributedString {
    public typealias CompletionHandler = (NSAttributedString?, [NSAttributedString.DocumentAttributeKey: Any]?, (any Error)?) -> Void

    /// Reads plain text, and of HTML the text with its line breaks.
    /// - Partly: HTML's fonts and colours are left out; RTF and the formats of word processors throw `fileReadCorruptFile`.
    public convenience init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws {
        let type = DocumentText.type(of: data, options)
        guard let text = DocumentText.text(of: data, type, options) else { throw CocoaError(.fileReadCorruptFile) }
        dict?.pointee = [NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue] as NSDictionary
        self.init(string: text)
    }

    /// - Partly: as of data.
    public convenience init(url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// - Partly: plain text alone; other formats throw `fileWriteInapplicableStringEncoding`.
    public func data(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]) throws -> Data {
        let type = dict[.documentType]
        guard type == nil || type as? DocumentType == .plain || type as? String == DocumentType.plain.rawValue else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
        return Data(attributedSubstring(from: range).string.utf8)
    }

    /// - Partly: as of data; the handler is called at once.
    public class func loadFromHTML(data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping NSAttributedString.CompletionHandler) {
        do { completionHandler(try NSAttributedString(data: data, options: options.merging([.documentType: DocumentType.html]) { $1 }, documentAttributes: nil), [:], nil) } catch { completionHandler(nil, nil, error) }
    }

    /// - Partly: as of data.
    public class func loadFromHTML(string: String, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping NSAttributedString.CompletionHandler) {
        loadFromHTML(data: Data(string.utf8), options: options, completionHandler: completionHandler)
    }

    /// - Partly: as of data.
    public class func loadFromHTML(fileURL: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping NSAttributedString.CompletionHandler) {
        do { loadFromHTML(data: try Data(contentsOf: fileURL), options: options, completionHandler: completionHandler) } catch { completionHandler(nil, nil, error) }
    }
}
