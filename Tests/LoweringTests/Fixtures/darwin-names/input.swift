import UIKit

struct Dice {
    func isDigit(_ byte: UInt8) -> Bool { return Darwin.isdigit(Int32(byte)) != 0 }
    func roll() -> UInt32 { return Darwin.arc4random_uniform(6) }
    var size = MemoryLayout<Darwin.timeval>.size
}
