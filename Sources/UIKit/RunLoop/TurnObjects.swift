/// What lives until the run loop's turn ends though nobody holds it: what iOS returns autoreleased.
@MainActor enum TurnObjects {
    private static var objects: [Any] = []

    static func keep(_ more: [Any]) { objects += more }

    static func release() { if !objects.isEmpty { objects = [] } }
}
