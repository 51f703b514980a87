import Foundation
import ObjCRuntime

extension NSNotification.Name {
    public static let AVAudioEngineConfigurationChange = NSNotification.Name("AVAudioEngineConfigurationChangeNotification")
}

/// Named only: it keeps its nodes and whether it runs, and makes no sound.
open class AVAudioEngine: ObjCObject {
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    open private(set) var isRunning = false
    public let inputNode = AVAudioInputNode(), outputNode = AVAudioOutputNode(), mainMixerNode = AVAudioMixerNode()

    public override init() {
        super.init()
        for node in [inputNode, outputNode, mainMixerNode] { attach(node) }
    }

    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }
    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.engine = nil
    }
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}
    open func start() throws {
        notImplemented("AVAudioEngine.start()")
        isRunning = true
    }
    open func pause() { isRunning = false }
    open func stop() { isRunning = false }
    open func reset() {}
}
