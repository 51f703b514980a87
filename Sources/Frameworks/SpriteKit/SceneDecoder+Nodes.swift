import UIKit

// What a node's own keys say, as files of the editor have them.

extension SKNode {
    func read(_ coder: SceneDecoder) {
        position = coder.point("_position") ?? .zero
        zPosition = coder.number("_zPosition") ?? 0
        zRotation = coder.number("_zRotation") ?? 0
        xScale = coder.number("_xScale") ?? 1
        yScale = coder.number("_yScale") ?? 1
        alpha = coder.number("_opacity") ?? 1
        isHidden = coder.flag("_hidden")
        name = coder.text("_name")
        userData = coder.dictionary("_userData")
        // The editor has every scene paused, which the file keeps; a scene that is presented runs.
        physicsBody = self is SKScene ? nil : coder.body("_PKPhysicsBody")
        for child in coder.nodes("_children") where child.parent == nil { addChild(child) }
    }
}

extension SKScene {
    func readScene(_ coder: SceneDecoder) {
        size = coder.rect("Scene_bounds")?.size ?? coder.rect("_visibleRect")?.size ?? size
        scaleMode = coder.number("_scaleMode").flatMap { SKSceneScaleMode(rawValue: Int($0)) } ?? .fill
        backgroundColor = coder.color("_backgroundColor") ?? backgroundColor
        anchorPoint = coder.point("_anchorPoint") ?? .zero
        camera = coder.node("_camera") as? SKCameraNode
    }
}

extension SKSpriteNode {
    func readSprite(_ coder: SceneDecoder) {
        texture = coder.texture("_texture")
        color = coder.color("_baseColor") ?? .white
        colorBlendFactor = coder.number("_colorMix") ?? 0
        anchorPoint = coder.point("_anchorPoint") ?? CGPoint(x: 0.5, y: 0.5)
        size = coder.rect("_bounds")?.size ?? texture?.size() ?? .zero
        blendMode = coder.number("_blendMode").flatMap { SKBlendMode(rawValue: Int($0)) } ?? .alpha
    }
}

extension SKLabelNode {
    func readLabel(_ coder: SceneDecoder) {
        text = coder.text("_text")
        fontName = coder.text("_fontName")
        fontSize = coder.number("_fontSize") ?? 32
        fontColor = coder.color("_fontColor") ?? .white
        horizontalAlignmentMode = coder.number("_horizontalAlignmentMode").flatMap { SKLabelHorizontalAlignmentMode(rawValue: Int($0)) } ?? .center
        verticalAlignmentMode = coder.number("_verticalAlignmentMode").flatMap { SKLabelVerticalAlignmentMode(rawValue: Int($0)) } ?? .baseline
    }
}

extension SKEmitterNode {
    func readEmitter(_ coder: SceneDecoder) {
        func number(_ key: String) -> CGFloat { coder.number(key) ?? 0 }
        particleTexture = coder.texture("_particleTexture")
        particleSize = coder.size("_startSize") ?? .zero
        particleBirthRate = number("_birthrate")
        numParticlesToEmit = Int(number("_numParticlesToEmit"))
        (particleLifetime, particleLifetimeRange) = (number("_lifetime"), number("_lifetimeVariance"))
        particlePosition = coder.point("_startPosition") ?? .zero
        particlePositionRange = coder.point("_startPositionVariance").map { CGVector(dx: $0.x, dy: $0.y) } ?? .zero
        (particleSpeed, particleSpeedRange) = (number("_startSpeed"), number("_startSpeedVariance"))
        (emissionAngle, emissionAngleRange) = (number("_emissionAngle"), number("_emissionAngleVariance"))
        let pull = coder.point("_acceleration") ?? .zero
        (xAcceleration, yAcceleration) = (pull.x, pull.y)
        (particleRotation, particleRotationRange, particleRotationSpeed) = (number("_startRotation"), number("_startRotationVariance"), number("_rotationSpeed"))
        (particleScale, particleScaleRange, particleScaleSpeed) = (coder.number("_startScale") ?? 1, number("_startScaleVariance"), number("_scaleSpeed"))
        (particleAlpha, particleAlphaRange, particleAlphaSpeed) = (coder.number("_startOpacity") ?? 1, number("_startOpacityVariance"), number("_opacitySpeed"))
        (particleColor, particleColorBlendFactor) = (coder.color("_startColor") ?? .white, number("_startColorMix"))
        particleBlendMode = coder.number("_particleBlendMode").flatMap { SKBlendMode(rawValue: Int($0)) } ?? .alpha
    }
}
