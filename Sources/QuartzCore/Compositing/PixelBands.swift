import CCairo

/// Any set of pixels, exactly: as rectangles in bands from the top down.
package struct PixelBands {
    private final class Region {
        let cairo: OpaquePointer
        init(_ cairo: OpaquePointer) { self.cairo = cairo }
        deinit { cairo_region_destroy(cairo) }
    }

    private var region: Region

    init() { region = Region(cairo_region_create()) }

    init(_ rect: PixelRect) {
        var rectangle = rect.cairo
        region = Region(cairo_region_create_rectangle(&rectangle))
    }

    /// All pixels of them.
    init(_ rects: [PixelRect]) {
        let full = rects.filter { !$0.isEmpty }.map(\.cairo)
        region = Region(cairo_region_create_rectangles(full, Int32(full.count)))
    }

    var isEmpty: Bool { cairo_region_is_empty(region.cairo) != 0 }
    var count: Int { Int(cairo_region_num_rectangles(region.cairo)) }
    var area: Int { rects.reduce(0) { $0 + $1.area } }

    var bounds: PixelRect {
        var rectangle = cairo_rectangle_int_t()
        cairo_region_get_extents(region.cairo, &rectangle)
        return PixelRect(rectangle)
    }

    var rects: [PixelRect] {
        (0..<cairo_region_num_rectangles(region.cairo)).map { index in
            var rectangle = cairo_rectangle_int_t()
            cairo_region_get_rectangle(region.cairo, index, &rectangle)
            return PixelRect(rectangle)
        }
    }

    func contains(_ rect: PixelRect) -> Bool { rect.isEmpty || overlap(rect) == CAIRO_REGION_OVERLAP_IN }
    func intersects(_ rect: PixelRect) -> Bool { !rect.isEmpty && overlap(rect) != CAIRO_REGION_OVERLAP_OUT }

    private func overlap(_ rect: PixelRect) -> cairo_region_overlap_t {
        var rectangle = rect.cairo
        return cairo_region_contains_rectangle(region.cairo, &rectangle)
    }

    // MARK: Changes

    mutating func add(_ rect: PixelRect) { change(rect, cairo_region_union_rectangle) }
    mutating func add(_ other: PixelBands) { change(other, cairo_region_union) }
    mutating func subtract(_ rect: PixelRect) { change(rect, cairo_region_subtract_rectangle) }
    mutating func subtract(_ other: PixelBands) { change(other, cairo_region_subtract) }
    mutating func intersect(_ rect: PixelRect) { change(rect, cairo_region_intersect_rectangle) }
    mutating func intersect(_ other: PixelBands) { change(other, cairo_region_intersect) }

    private mutating func change(_ rect: PixelRect, _ body: (OpaquePointer?, UnsafePointer<cairo_rectangle_int_t>?) -> cairo_status_t) {
        makeOwn()
        var rectangle = rect.cairo
        _ = body(region.cairo, &rectangle)
    }

    private mutating func change(_ other: PixelBands, _ body: (OpaquePointer?, OpaquePointer?) -> cairo_status_t) {
        makeOwn()
        _ = body(region.cairo, other.region.cairo)
    }

    private mutating func makeOwn() {
        if !isKnownUniquelyReferenced(&region) { region = Region(cairo_region_copy(region.cairo)) }
    }
}

extension PixelRect {
    fileprivate init(_ rectangle: cairo_rectangle_int_t) {
        self.init(left: Int(rectangle.x), top: Int(rectangle.y), right: Int(rectangle.x + rectangle.width), bottom: Int(rectangle.y + rectangle.height))
    }

    fileprivate var cairo: cairo_rectangle_int_t { cairo_rectangle_int_t(x: Int32(left), y: Int32(top), width: Int32(width), height: Int32(height)) }
}
