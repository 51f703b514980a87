extension UICellAccessory.AccessoryType: Equatable {
    public static func == (left: UICellAccessory.AccessoryType, right: UICellAccessory.AccessoryType) -> Bool {
        switch (left, right) {
        case (.customView(let first), .customView(let second)): first === second
        case (.customView, _), (_, .customView): false
        default: String(describing: left) == String(describing: right)
        }
    }
}

extension UICellAccessory.Placement {
    /// Before an accessory of the same type; at the end without one.
    @MainActor public static func position(before accessory: UICellAccessory) -> Position {
        let type = accessory.accessoryType
        return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? accessories.count }
    }

    /// After an accessory of the same type; at the end without one.
    @MainActor public static func position(after accessory: UICellAccessory) -> Position {
        let type = accessory.accessoryType
        return { accessories in accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count }
    }
}
