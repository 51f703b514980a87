import CoreGraphics

/// How large the system's symbols are, in points, for text of 17 points in regular weight: read off the frames of image views and buttons that
/// Interface Builder wrote.
enum SymbolSizes {
    static let pointSize: CGFloat = 17
    /// What symbols are laid out by, however high they are: image and alignment insets together.
    static let alignmentHeight: CGFloat = 20.2

    static func size(of name: String) -> CGSize? {
        if let known = table[name] { return CGSize(width: known.0, height: known.1) }
        let plain = "." + (name.hasSuffix(".fill") ? String(name.dropLast(5)) : name)
        return shapes.first { plain.hasSuffix("." + $0.name) }?.size
    }

    /// Symbols within one of these are as large as it.
    private static let shapes: [(name: String, size: CGSize)] = [("circle", CGSize(width: 20, height: 19)), ("square", CGSize(width: 19.5, height: 17.6))]

    private static let table: [String: (CGFloat, CGFloat)] = [
        "app": (19.6, 17.5), "applelogo": (15.2, 18.7), "arrow.left": (19.9, 15), "arrow.right": (19.9, 15), "arrow.up.arrow.down": (23.5, 18), "arrow.up.doc.fill": (18, 20),
        "bolt.car.fill": (23.8, 17.7), "bubble.left.and.exclamationmark.bubble.right": (28, 21), "camera.fill": (23.5, 18), "chart.bar.xaxis": (21.6, 16.5),
        "chevron.backward": (12.4, 16.5), "chevron.down": (18.5, 10.4), "chevron.forward": (12.4, 16.5), "chevron.left": (12.4, 16.5), "chevron.right": (12.4, 16.5),
        "chevron.up": (18.5, 10.4), "circlebadge": (15.2, 14.3), "circlebadge.fill": (15.2, 14.3), "cloud.heavyrain.fill": (22, 21.5), "coloncurrencysign": (15.9, 21.7),
        "creditcard.fill": (24, 16.5), "face.smiling": (20, 19), "film": (24, 17.5), "film.fill": (24, 17.5), "flame": (17.3, 20.5), "flame.fill": (17.3, 20.5),
        "folder": (22.9, 17.3), "folder.fill": (22.9, 17.3), "heart": (20.7, 17.3), "heart.fill": (20.7, 17.3), "line.3.horizontal": (21, 10.5), "line.horizontal.3": (21, 10.5),
        "link": (22, 21), "magnifyingglass": (20, 18.6), "mappin.and.ellipse": (18.8, 20.5), "mic.fill": (16.9, 20), "music.note.house.fill": (24.2, 20),
        "paintbrush.fill": (22.5, 22), "pencil": (17.6, 15.5), "person": (19, 17.5), "person.fill": (18.1, 17), "photo": (24, 17.5), "photo.fill": (24, 17.5),
        "photo.stack": (17.5, 16.7), "plus": (18, 15.9), "quote.closing": (22.4, 13.7), "quote.opening": (22.4, 13.7), "rotate.right.fill": (21, 21), "safari": (20, 19),
        "safari.fill": (20, 19), "scissors": (25.5, 18.5), "snow": (18, 19), "square.and.arrow.up": (19, 21), "square.and.arrow.up.fill": (19, 21),
        "sun.max": (21, 20.4), "sun.max.fill": (21, 20.4), "timer": (20, 19), "trash": (19.5, 20.3), "trash.fill": (19.5, 20.3), "triangle.fill": (20.6, 17.9),
    ]
}
