import Foundation

public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Bytes for images and fonts.
public final class CGDataProvider: @unchecked Sendable {
    public let data: CFData?
    public let info: UnsafeMutableRawPointer?

    public init?(data: CFData) {
        self.data = data
        info = nil
    }

    public convenience init?(data: NSData) { self.init(data: data as Data) }

    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
        info = nil
    }

    public init?(filename: UnsafePointer<CChar>) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: String(cString: filename))) else { return nil }
        self.data = data
        info = nil
    }

    /// Copies the bytes and releases them at once.
    public init?(dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, releaseData: CGDataProviderReleaseDataCallback) {
        self.data = Data(bytes: data, count: size)
        self.info = info
        releaseData(info, data, size)
    }

    public class var typeID: CFTypeID { 5 }
}
