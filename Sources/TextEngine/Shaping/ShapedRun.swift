import Foundation

/// Glyphs of one font and direction, in visual order. Lengths in points; `clusters` are offsets of UTF-16 units into the shaped text.
package final class ShapedRun: @unchecked Sendable {
    package let font: Font
    let file: FontFile
    package let isRightToLeft: Bool
    package let glyphs: [UInt32]
    package let advances: [Double]
    let offsets: [(x: Double, y: Double)]?
    package let clusters: [Int]
    package let width: Double

    init(font: Font, file: FontFile, isRightToLeft: Bool, glyphs: [UInt32], advances: [Double], offsets: [(x: Double, y: Double)]?, clusters: [Int]) {
        self.font = font
        self.file = file
        self.isRightToLeft = isRightToLeft
        self.glyphs = glyphs
        self.advances = advances
        self.offsets = offsets
        self.clusters = clusters
        width = advances.reduce(0, +)
    }
}
