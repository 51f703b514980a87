func UIGraphicsPushContext(_ context: CGContext) {}
func UIGraphicsPopContext() {}
func UIGraphicsGetCurrentContext() -> CGContext? { nil }
