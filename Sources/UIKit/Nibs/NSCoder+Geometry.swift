import Foundation

extension NSCoder {
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        numbers(key, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    public func decodeCGSize(forKey key: String) -> CGSize {
        numbers(key, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    public func decodeCGVector(forKey key: String) -> CGVector {
        numbers(key, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
    }

    public func decodeCGRect(forKey key: String) -> CGRect {
        numbers(key, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        numbers(key, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        numbers(key, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }

    public func decodeUIOffset(forKey key: String) -> UIOffset {
        numbers(key, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        numbers(key, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }

    public func encode(_ point: CGPoint, forKey key: String) { write([point.x, point.y], key) }
    public func encode(_ size: CGSize, forKey key: String) { write([size.width, size.height], key) }
    public func encode(_ vector: CGVector, forKey key: String) { write([vector.dx, vector.dy], key) }
    public func encode(_ rect: CGRect, forKey key: String) { write([rect.minX, rect.minY, rect.width, rect.height], key) }
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { write([insets.top, insets.left, insets.bottom, insets.right], key) }
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { write([insets.top, insets.leading, insets.bottom, insets.trailing], key) }
    public func encode(_ offset: UIOffset, forKey key: String) { write([offset.horizontal, offset.vertical], key) }
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        write([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], key)
    }

    /// A nib holds the numbers as bytes; other archives as text, `{1, 2}`.
    private func numbers(_ key: String, _ count: Int) -> [CGFloat]? {
        let found = (self as? UINibDecoder)?.geometry(key) ?? (decodeObject(forKey: key) as? String).map(NibGeometry.numbers)
        return found.flatMap { $0.count == count ? $0.map { CGFloat($0) } : nil }
    }

    private func write(_ numbers: [CGFloat], _ key: String) {
        encode("{" + numbers.map { "\(Double($0))" }.joined(separator: ", ") + "}" as NSString, forKey: key)
    }
}

enum NibGeometry {
    /// The numbers in `{w, h}` or `{{x, y}, {w, h}}`.
    static func numbers(_ text: String) -> [Double] {
        text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    }
}
