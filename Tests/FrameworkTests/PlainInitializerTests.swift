import AVFoundation
import Contacts
import CoreData
import CoreImage
import CoreLocation
import EventKit
import GameKit
import MapKit
import MediaPlayer
import MultipeerConnectivity
import Photos
import SceneKit
import SpriteKit
import StoreKit
import WebKit
import XCTest

/// Every class inherits `init()` from NSObject unless Apple marks it unavailable: `var player = AVAudioPlayer()` is the commonest use.
@MainActor final class PlainInitializerTests: XCTestCase {
    func testObjectsOfAudioAndVideo() async {
        let player = AVAudioPlayer()
        XCTAssertFalse(player.isPlaying)
        XCTAssertNil(player.url)
        XCTAssertFalse(AVAudioRecorder().isRecording)
        XCTAssertEqual(AVQueuePlayer().items().count, 0)
        XCTAssertEqual(AVSpeechUtterance().speechString, "")
        XCTAssertFalse(AVAsset().isPlayable)
        XCTAssertEqual(AVAudioFile().length, 0)
        _ = (AVAudioFormat(), AVAudioTime(), AVSpeechSynthesisVoice())
        XCTAssertEqual(MPMediaItemCollection().items.count, 0)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        XCTAssertEqual(MPMediaItemArtwork(image: image).bounds.size, CGSize(width: 3, height: 2))
    }

    func testObjectsOfStoresAndServices() async {
        XCTAssertNil(NSManagedObject().managedObjectContext)
        XCTAssertTrue(NSPersistentStoreCoordinator().persistentStores.isEmpty)
        _ = (NSFetchedResultsController<NSManagedObject>(), NSPersistentContainer(), NSFetchRequest<NSManagedObject>())
        _ = (EKEvent(), EKReminder(), EKAlarm(), GKScore(), GKAchievement(), SKProductsRequest(), SKPayment(), CNContact(), CNMutableContact(), CNPhoneNumber())
        _ = (CIFilter(), CIColor(), CIVector(), PHFetchResult<PHAsset>(), PHAdjustmentData())
        _ = (MCSession(), MCNearbyServiceBrowser(), MCNearbyServiceAdvertiser(), MCAdvertiserAssistant())
        XCTAssertNil(CIFilter().outputImage)
    }

    func testObjectsOfMapsAndScenes() async {
        XCTAssertEqual(MKMapItem().placemark.coordinate.latitude, 0)
        XCTAssertEqual(CLCircularRegion().radius, 0)
        _ = (MKCircle(), MKLocalSearch(), MKPlacemark(), CLPlacemark())
        _ = (SCNPhysicsBody(), SCNGeometrySource(), SKAction(), SKTexture(), SKRange(), WKUserScript())
    }

    func testObjectsOfUIKit() async {
        XCTAssertEqual(UIDevice().model, UIDevice.current.model)
        XCTAssertEqual(UIScreen().scale, UIScreen.main.scale)
        _ = (UIBarButtonItemGroup(), UITableViewRowAction(), NSTextTab(), UIGraphicsRenderer(), UINib(), CADisplayLink(), CAMediaTimingFunction(), NSUserActivity())
    }
}
