import UIKit

/// Particles that are born, fly and fade.
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
    open var particleTexture: SKTexture?
    open var particleSize = CGSize.zero
    open var particleBirthRate: CGFloat = 0
    /// 0 for any number.
    open var numParticlesToEmit = 0
    /// Seconds.
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector.zero
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    /// Radians.
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var particleZPosition: CGFloat = 0
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleColor = UIColor.white
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particleColorSequence: SKKeyframeSequence?
    open var particleScaleSequence: SKKeyframeSequence?
    open var particleAlphaSequence: SKKeyframeSequence?
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    open var particleBlendMode = SKBlendMode.alpha
    open var particleAction: SKAction?
    open var fieldBitMask: UInt32 = 0
    open var shader: SKShader?
    open weak var targetNode: SKNode?

    private var particles: [Particle] = []
    private var due: CGFloat = 0
    private var born = 0

    struct Particle {
        var place: CGPoint, speed: CGVector, age: CGFloat, life: CGFloat, scale: CGFloat, alpha: CGFloat, turn: CGFloat
    }

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let coder = aDecoder as? SceneDecoder { readEmitter(coder) }
    }
    public convenience init?(fileNamed filename: String) {
        guard let found = SceneDecoder.root(ofFile: filename, in: .main) as? SKEmitterNode else { return nil }
        self.init()
        take(found)
    }

    private func take(_ other: SKEmitterNode) {
        (particleTexture, particleSize, particleBirthRate, numParticlesToEmit) = (other.particleTexture, other.particleSize, other.particleBirthRate, other.numParticlesToEmit)
        (particleLifetime, particleLifetimeRange, particlePosition, particlePositionRange) = (other.particleLifetime, other.particleLifetimeRange, other.particlePosition, other.particlePositionRange)
        (particleSpeed, particleSpeedRange, emissionAngle, emissionAngleRange) = (other.particleSpeed, other.particleSpeedRange, other.emissionAngle, other.emissionAngleRange)
        (xAcceleration, yAcceleration, particleRotation, particleRotationRange, particleRotationSpeed) = (other.xAcceleration, other.yAcceleration, other.particleRotation, other.particleRotationRange, other.particleRotationSpeed)
        (particleScale, particleScaleRange, particleScaleSpeed) = (other.particleScale, other.particleScaleRange, other.particleScaleSpeed)
        (particleAlpha, particleAlphaRange, particleAlphaSpeed) = (other.particleAlpha, other.particleAlphaRange, other.particleAlphaSpeed)
        (particleColor, particleColorBlendFactor, particleBlendMode) = (other.particleColor, other.particleColorBlendFactor, other.particleBlendMode)
        (position, zPosition, zRotation, xScale, yScale, alpha, name) = (other.position, other.zPosition, other.zRotation, other.xScale, other.yScale, other.alpha, other.name)
    }
    override func blank() -> SKNode {
        let copy = SKEmitterNode()
        copy.take(self)
        return copy
    }

    open func resetSimulation() { (particles, due, born) = ([], 0, 0) }
    open func advanceSimulationTime(_ sec: TimeInterval) {
        var left = CGFloat(sec)
        while left > 0 {
            simulate(min(left, 1.0 / 30))
            left -= 1.0 / 30
        }
    }

    override func advanceActions(_ seconds: TimeInterval) {
        super.advanceActions(seconds)
        if !isPaused { simulate(CGFloat(seconds)) }
    }

    private func simulate(_ seconds: CGFloat) {
        for index in particles.indices {
            particles[index].age += seconds
            particles[index].speed.dx += xAcceleration * seconds
            particles[index].speed.dy += yAcceleration * seconds
            particles[index].place.x += particles[index].speed.dx * seconds
            particles[index].place.y += particles[index].speed.dy * seconds
            particles[index].scale += particleScaleSpeed * seconds
            particles[index].alpha += particleAlphaSpeed * seconds
            particles[index].turn += particleRotationSpeed * seconds
        }
        particles.removeAll { $0.age >= $0.life || $0.alpha <= 0 || $0.scale <= 0 }
        due += particleBirthRate * seconds
        while due >= 1, numParticlesToEmit == 0 || born < numParticlesToEmit {
            due -= 1
            born += 1
            particles.append(make())
        }
    }

    private func around(_ middle: CGFloat, _ range: CGFloat) -> CGFloat { range == 0 ? middle : middle + .random(in: -0.5...0.5) * abs(range) }
    private func make() -> Particle {
        let angle = around(emissionAngle, emissionAngleRange), speed = around(particleSpeed, particleSpeedRange)
        return Particle(
            place: CGPoint(x: around(particlePosition.x, particlePositionRange.dx), y: around(particlePosition.y, particlePositionRange.dy)),
            speed: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed), age: 0, life: around(particleLifetime, particleLifetimeRange),
            scale: around(particleScale, particleScaleRange), alpha: around(particleAlpha, particleAlphaRange), turn: around(particleRotation, particleRotationRange))
    }

    override func draw(in context: CGContext) {
        guard !particles.isEmpty else { return }
        let picture = particleTexture?.drawn.map { particleColorBlendFactor > 0 ? Tints.image($0, particleColor, particleColorBlendFactor) : $0 }
        let size = particleSize == .zero ? particleTexture?.size() ?? CGSize(width: 4, height: 4) : particleSize
        if particleBlendMode == .add { context.setBlendMode(.plusLighter) }
        for particle in particles {
            context.saveGState()
            context.translateBy(x: particle.place.x, y: particle.place.y)
            if particle.turn != 0 { context.rotate(by: particle.turn) }
            context.setAlpha(max(min(particle.alpha * alpha, 1), 0))
            let box = CGRect(x: -size.width * particle.scale / 2, y: -size.height * particle.scale / 2, width: size.width * particle.scale, height: size.height * particle.scale)
            if let picture { context.draw(picture, in: box) } else {
                context.setFillColor(particleColor.cgColor)
                context.fill(box)
            }
            context.restoreGState()
        }
    }
    override func describeLook(_ hasher: inout Hasher) { for particle in particles { hasher.combine(particle.age) } }
}

public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }

/// Values at times.
open class SKKeyframeSequence: ObjCObject {
    private var frames: [(value: Any, time: CGFloat)] = []
    open var interpolationMode = SKInterpolationMode.linear
    open var repeatMode = SKRepeatMode.clamp
    public init(keyframeValues values: [Any], times: [NSNumber]) { frames = zip(values, times).map { ($0, CGFloat($1.doubleValue)) } }
    public init(capacity numItems: Int) { super.init() }
    open func count() -> Int { frames.count }
    open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((value, time)) }
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }
}
