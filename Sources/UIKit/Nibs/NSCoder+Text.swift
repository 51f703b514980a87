import Foundation

/// Geometry as text: `{1, 2}`, `{{0, 0}, {3, 4}}`.
extension NSCoder {
    public class func cgPoint(for string: String) -> CGPoint { numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero }
    public class func cgSize(for string: String) -> CGSize { numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero }
    public class func cgVector(for string: String) -> CGVector { numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
    public class func cgRect(for string: String) -> CGRect { numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero }
    public class func string(for point: CGPoint) -> String { list([point.x, point.y]) }
    public class func string(for size: CGSize) -> String { list([size.width, size.height]) }
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    public class func string(for insets: UIEdgeInsets) -> String { list([insets.top, insets.left, insets.bottom, insets.right]) }

    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets { numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero }
    public class func uiOffset(for string: String) -> UIOffset { numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero }
    public class func string(for vector: CGVector) -> String { list([vector.dx, vector.dy]) }
    public class func string(for offset: UIOffset) -> String { list([offset.horizontal, offset.vertical]) }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String { list([insets.top, insets.leading, insets.bottom, insets.trailing]) }
    public class func string(for transform: CGAffineTransform) -> String { "[" + list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]).dropFirst().dropLast() + "]" }

    private class func list(_ values: [CGFloat]) -> String { "{\(values.map(text).joined(separator: ", "))}" }

    private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
        let found = NibGeometry.numbers(string)
        return found.count == count ? found.map { CGFloat($0) } : nil
    }

    private class func text(_ number: CGFloat) -> String { number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(Double(number))" }
}
