import Foundation

extension CGPoint {
    public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }

    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict["X"] as? Double, let y = dict["Y"] as? Double else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    public var dictionaryRepresentation: CFDictionary { ["Width": Double(width), "Height": Double(height)] }

    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict["Width"] as? Double, let height = dict["Height"] as? Double else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    public var dictionaryRepresentation: CFDictionary {
        origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { old, _ in old }
    }

    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else { return nil }
        self.init(origin: origin, size: size)
    }
}
