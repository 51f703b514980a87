import DeviceCommands

/// What fingers and keys do.
extension DeviceDriver {
    func touch(_ command: DeviceCommand) async throws {
        try requireTouchable()
        switch command {
        case .tap(let target): await TouchPath.tap(try await place(of: target)).play()
        case .doubleTap(let target): await TouchPath.play(TouchPath.taps(2, try await place(of: target)))
        case .longPress(let target, let seconds): await TouchPath.press(try await place(of: target), seconds: seconds).play()
        case .swipe(let target, let direction): await swipe(try await area(of: target), direction)
        case .drag(let start, let end, let seconds):
            let from = try await place(of: start), to = try await place(of: end)
            // A finger that stops before it lifts flings nothing.
            await TouchPath.drag(from, to, seconds: seconds, rest: Self.dragRest).play()
        case .touch(let step, let point):
            let phase: UITouch.Phase = switch step { case .down: .began; case .move: .moved; case .up: .ended }
            try await asEvent { TouchInjection.send([.init(phase, at: CGPoint(point), finger: Self.finger)]) }
            return
        case .fingers(let fingers): await TouchPath(fingers: fingers.map { $0.map { TouchPath.Stop(CGPoint($0.point), at: $0.time) } }).play()
        case .type(let text): try await type(text)
        case .key(let press): try await asEvent { try KeyboardInput.press(key: press.name, modifiers: UIKeyModifierFlags(names: press.modifiers.map(\.rawValue))) }
        default: break
        }
        await settle()
    }

    private static let dragRest: TimeInterval = 0.15, swipeTime: TimeInterval = 0.15
    /// Points that a swipe goes at least, so that it counts as one.
    private static let shortestSwipe: CGFloat = 120

    private func requireTouchable() throws {
        if device.isLocked { throw CommandError("the screen is locked; unlock it first") }
        if let cover = device.cover { throw CommandError("\(cover.name) covers the app; \(cover.end) uncovers it") }
        if UIApplication.shared.applicationState == .background { throw CommandError("the app is in the background; activate brings it back") }
    }

    // MARK: Places

    /// Where a finger reaches the target; it is scrolled into view first, if need be.
    private func place(of target: Target) async throws -> CGPoint {
        guard let element = try await shown(target) else { return point(of: target) }
        do {
            return try Sight(element).hitPoint()
        } catch let error as CommandError {
            throw CommandError("\(target) is there, but \(error.message)")
        }
    }

    private func area(of target: Target) async throws -> CGRect {
        guard let element = try await shown(target) else { return CGRect(origin: point(of: target), size: .zero) }
        _ = try await place(of: target)
        return Sight(element).visibleFrame
    }

    private func point(of target: Target) -> CGPoint {
        guard case .point(let point) = target else { return .zero }
        return CGPoint(point)
    }

    /// nil for a mere point.
    private func shown(_ target: Target) async throws -> Element? {
        guard let element = try TargetSearch().element(target) else { return nil }
        var scrolled = false
        for step in ScrollingIntoView(element).steps {
            step()
            scrolled = true
            await settle()
        }
        // What scrolling shows may be made anew.
        return scrolled ? try TargetSearch().element(target) : element
    }

    // MARK: Moves

    private func swipe(_ area: CGRect, _ direction: SwipeDirection) async {
        let screen = UIScreen.main.bounds.insetBy(dx: 1, dy: 1), isVertical = direction == .up || direction == .down
        let length = max((isVertical ? area.height : area.width) / 2, Self.shortestSwipe) / 2
        let way = switch direction { case .up: CGPoint(x: 0, y: -length); case .down: CGPoint(x: 0, y: length); case .left: CGPoint(x: -length, y: 0); case .right: CGPoint(x: length, y: 0) }
        func onScreen(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: min(max(x, screen.minX), screen.maxX), y: min(max(y, screen.minY), screen.maxY)) }
        // A mere point is where the finger lands.
        let middle = area.isEmpty ? CGPoint(x: area.midX + way.x, y: area.midY + way.y) : CGPoint(x: area.midX, y: area.midY)
        await TouchPath.drag(onScreen(middle.x - way.x, middle.y - way.y), onScreen(middle.x + way.x, middle.y + way.y), seconds: Self.swipeTime).play()
    }

    /// A character a frame, as nobody types faster.
    private func type(_ text: String) async throws {
        for character in text {
            try await asEvent { try KeyboardInput.type(String(character)) }
            await pass(FrameLoop.frameDuration)
        }
    }
}

extension CGPoint {
    init(_ point: ScreenPoint) { self.init(x: point.x, y: point.y) }
}
