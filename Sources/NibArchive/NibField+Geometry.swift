extension NibField {
    /// A point, size, rectangle or insets as UIKit archives it: a type byte and 64-bit components.
    package static func geometry(_ components: Double...) -> NibField {
        var bytes: [UInt8] = [7]
        bytes.reserveCapacity(1 + components.count * 8)
        for component in components {
            withUnsafeBytes(of: component.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
        }
        return .data(bytes)
    }
}
