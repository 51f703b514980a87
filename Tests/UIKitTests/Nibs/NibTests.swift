import InterfaceBuilder
import NibArchive
import XCTest

@testable import UIKit

/// Loading what the document compiler makes.
final class NibTests: XCTestCase {
    static func compile(_ text: String, path: String = "Test.xib") throws -> DocumentCompiler.Output {
        let (output, diagnostics) = try DocumentCompiler().compile(Array(text.utf8), path: path, options: CompileOptions(moduleName: "UIKitTests"))
        for diagnostic in diagnostics where diagnostic.severity == .error { XCTFail("\(diagnostic)") }
        return try XCTUnwrap(output)
    }

    @MainActor static func nib(_ objects: String) throws -> UINib {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
            <objects>\(objects)</objects></document>
            """
        guard case .nib(let archive) = try compile(text) else { fatalError("a xib compiles to one nib") }
        return UINib(data: Data(archive.encoded()), bundle: nil)
    }

    final class Owner: ObjCObject {
        var box: UIView?
        var labels: [UILabel] = []
        var log: [String] = []

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.property("box", get: { ($0 as! Owner).box }, set: { ($0 as! Owner).box = _objcCast($1); ($0 as! Owner).log.append("outlet box") })
            glue.property("labels", get: { ($0 as! Owner).labels }, set: { ($0 as! Owner).labels = _objcCast($1) })
            glue.action("tapped:") { owner, _ in (owner as! Owner).log.append("tapped"); return nil }
        }
    }

    final class NibCard: UIView {
        static var log: [String] = []
        var corner: CGFloat = 0
        weak var title: UILabel?

        override init(frame: CGRect) { super.init(frame: frame) }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            NibCard.log.append("init corner \(corner) title \(title == nil)")
        }

        override func awakeFromNib() {
            super.awakeFromNib()
            NibCard.log.append("awake corner \(corner) title \(title?.text ?? "nil")")
        }

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.property("corner", get: { ($0 as! NibCard).corner }, set: { ($0 as! NibCard).corner = _objcCast($1) })
            glue.property("title", get: { ($0 as! NibCard).title }, set: { ($0 as! NibCard).title = _objcCast($1) })
        }
    }

    @MainActor func testSymbolsTakeTheSizeThatTheirViewPrefers() async throws {
        let nib = try NibTests.nib("""
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <imageView image="star" catalog="system" id="i01-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="60" weight="bold"/></imageView>
            <button buttonType="system" id="b01-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/>
            <state key="normal" image="star" catalog="system"><preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="60"/></state></button>
            """)
        let objects = nib.instantiate(withOwner: nil)
        let view = try XCTUnwrap(objects.first as? UIImageView), button = try XCTUnwrap(objects.last as? UIButton)
        XCTAssertEqual(view.preferredSymbolConfiguration, UIImage.SymbolConfiguration(pointSize: 60, weight: .bold))
        XCTAssertGreaterThan(view.intrinsicContentSize.width, 60)
        XCTAssertGreaterThan(button.intrinsicContentSize.width, 60)
    }

    @MainActor func testACollectionViewKeepsALayoutOfAnyClass() async throws {
        let nib = try Self.nib("""
            <collectionView contentMode="scaleToFill" id="v">\(Self.frame)
            <collectionViewLayout key="collectionViewLayout" id="l" customClass="OwnLayout" customModule="UIKitTests"/></collectionView>
            """)
        let view = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? UICollectionView)
        XCTAssertTrue(view.collectionViewLayout is OwnLayout, "\(view.collectionViewLayout)")
    }

    private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="100" height="50"/>"#
    private static let placeholders = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner" customModule="UIKitTests">
        <connections><outlet property="box" destination="v" id="c1"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        """

    @MainActor func test_E1_E28_ownerOutletAndTopLevelObjects() async throws {
        let nib = try Self.nib(Self.placeholders + "<view contentMode=\"scaleToFill\" id=\"v\">\(Self.frame)</view>")
        let owner = Owner()
        let objects = nib.instantiate(withOwner: owner)
        XCTAssertEqual(objects.count, 1)
        XCTAssertTrue(objects[0] as? UIView === owner.box)
        XCTAssertEqual(owner.box?.bounds.size, CGSize(width: 100, height: 50))
        XCTAssertFalse(nib.instantiate(withOwner: owner)[0] as? UIView === objects[0] as? UIView)
    }

    final class WeakOwner: ObjCObject {
        weak var box: UIView?

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.property("box", get: { ($0 as! WeakOwner).box }, set: { ($0 as! WeakOwner).box = _objcCast($1) })
        }
    }

    /// iOS returns the objects autoreleased.
    @MainActor func test_aWeakOutletOfATopLevelObjectLastsUntilTheTurnEnds() async throws {
        let nib = try Self.nib(Self.placeholders + "<view contentMode=\"scaleToFill\" id=\"v\">\(Self.frame)</view>")
        let owner = WeakOwner()
        _ = nib.instantiate(withOwner: owner)
        XCTAssertNotNil(owner.box)
        TurnObjects.release()
        XCTAssertNil(owner.box)
    }

    @MainActor func test_E1_E2_E29_phases() async throws {
        NibCard.log = []
        let nib = try Self.nib("""
            <view contentMode="scaleToFill" id="v" customClass="NibTests.NibCard">\(Self.frame)
            <subviews><label opaque="NO" text="Hello" id="l">\(Self.frame)</label></subviews>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            <connections><outlet property="title" destination="l" id="c1"/></connections></view>
            """.replacingOccurrences(of: "customClass=\"NibTests.NibCard\"", with: "customClass=\"_TtCC10UIKitTests8NibTests7NibCard\""))
        let card = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? NibCard)
        XCTAssertEqual(NibCard.log, ["init corner 0.0 title true", "awake corner 4.0 title Hello"])
        XCTAssertEqual(card.title?.text, "Hello")
        XCTAssertTrue(card.title?.superview === card)
    }

    @MainActor func test_E19_theLanguagesNibGoesFirst() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("languages-\(UUID().uuidString)")
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        for (language, width) in [("Base", 10), ("en", 20)] {
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
                <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="\(width)" height="5"/></view></objects></document>
                """
            guard case .nib(let archive) = try Self.compile(text) else { return XCTFail("a xib compiles to one nib") }
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(archive.encoded()).write(to: place.appendingPathComponent("Card.nib"))
        }
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        let view = try XCTUnwrap(UINib(nibName: "Card", bundle: bundle).instantiate(withOwner: nil).first as? UIView)
        XCTAssertEqual(view.bounds.width, 20)
    }

    @MainActor func test_E26_classesByModule() async {
        XCTAssertTrue(NibClasses.type(named: "_TtC10UIKitTests8NibTests") == NibTests.self)
        XCTAssertTrue(NibClasses.type(named: "UIView") == UIView.self)
        XCTAssertNil(NibClasses.type(named: "NibTests"), "no module was given")
    }

    @MainActor func test_E29_aKeyThatNobodyHasIsPassedOver() async throws {
        let nib = try Self.nib("""
            <button opaque="NO" id="v" buttonType="system">\(Self.frame)<userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="noSuchKey"><real key="value" value="4"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.noSuchKey"><real key="value" value="4"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></button>
            """)
        let button = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? UIButton)
        XCTAssertEqual(button.layer.cornerRadius, 4)
    }

    @MainActor func test_E30_outletCollectionAndAction() async throws {
        let owners = Self.placeholders.replacingOccurrences(of: "<outlet property=\"box\" destination=\"v\" id=\"c1\"/>", with: """
            <outletCollection property="labels" destination="a" collectionClass="NSArray" id="c2"/><outletCollection property="labels" destination="b" collectionClass="NSArray" id="c3"/>
            """)
        let nib = try Self.nib(owners + """
            <view contentMode="scaleToFill" id="v">\(Self.frame)<subviews>
            <label opaque="NO" text="a" id="a">\(Self.frame)</label><label opaque="NO" text="b" id="b">\(Self.frame)</label>
            <button opaque="NO" id="k" buttonType="system">\(Self.frame)<state key="normal" title="Go"/>
            <connections><action selector="tapped:" destination="-1" eventType="touchUpInside" id="c4"/></connections></button>
            </subviews></view>
            """)
        let owner = Owner()
        let view = try XCTUnwrap(nib.instantiate(withOwner: owner).first as? UIView)
        XCTAssertEqual(Set(owner.labels.compactMap(\.text)), ["a", "b"])
        let button = try XCTUnwrap(view.subviews.last as? UIButton)
        XCTAssertEqual(button.actions(forTarget: owner, forControlEvent: .touchUpInside), ["tapped:"])
    }

    final class Fan: UICollectionViewLayout {}

    @MainActor func testACollectionViewsOwnLayoutIsDecoded() async throws {
        let nib = try Self.nib("""
            <collectionView dataMode="none" id="v">\(Self.frame)
            <collectionViewLayout key="collectionViewLayout" id="l" customClass="_TtCC10UIKitTests8NibTests3Fan"/></collectionView>
            """)
        let view = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? UICollectionView)
        XCTAssertTrue(view.collectionViewLayout is Fan)
    }

    @MainActor func test_D51_columnsOfAStoryboardGetNavigationControllers() async throws {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, page) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))
        split.setViewController(list, for: .primary)
        split.setViewController(page, for: .secondary)
        XCTAssertTrue((split.viewControllers.first as? UINavigationController)?.viewControllers.first === list)
        XCTAssertTrue(split.viewControllers.last === page)
        XCTAssertTrue(split.viewController(for: .primary) === list)
    }

    @MainActor func testANavigationControllersTabIsItsRoots() async throws {
        let root = UIViewController()
        root.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
        let navigation = UINavigationController(rootViewController: root)
        XCTAssertTrue(navigation.tabBarItem === root.tabBarItem)
        navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
        XCTAssertEqual(navigation.tabBarItem.title, "Own")
    }

    /// What app code makes with `init()` as NSObject's subclasses allow.
    @MainActor func testPlainInitializers() async {
        XCTAssertEqual(UISwipeActionsConfiguration().actions.count, 0)
        XCTAssertEqual(UICollisionBehavior().items.count, 0)
        XCTAssertEqual(UIGravityBehavior().items.count, 0)
        XCTAssertNil(UIAlertAction().title)
        XCTAssertEqual(UIViewPropertyAnimator().duration, 0.2)
        XCTAssertEqual(UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width, 3)
    }

    @MainActor func test_A57_unknownClassGivesTheOriginal() async throws {
        let nib = try Self.nib("<label opaque=\"NO\" text=\"x\" id=\"v\" customClass=\"NoSuchLabel\" customModule=\"Nowhere\">\(Self.frame)</label>")
        XCTAssertTrue(nib.instantiate(withOwner: nil).first is UILabel)
    }

    @MainActor func test_E17_namesFromTheClass() {
        XCTAssertEqual(UIViewController.nibNames(forClass: "FooViewController"), ["FooView", "FooViewController"])
        XCTAssertEqual(UIViewController.nibNames(forClass: "App.FooViewController"), ["FooView", "FooViewController"])
        XCTAssertEqual(UIViewController.nibNames(forClass: "Foo"), ["Foo"])
        XCTAssertEqual(UIViewController.nibNames(forClass: "BoxController<Int>"), ["Box", "BoxController"])
    }

    @MainActor func test_E20_noNibGivesAnEmptyView() {
        let view: UIView = Recorder("A").view
        XCTAssertTrue(type(of: view) == UIView.self)
    }

    @MainActor func testCoderDecodesGeometryAndKnowsWhatIsThere() async throws {
        let graph = NibGraph(), root = graph.node("NSObject")
        root.add("point", .pair(1, 2))
        root.add("rect", .quad(1, 2, 3, 4))
        root.add("flag", .bool(true))
        root.add("number", .int(-7))
        let decoder = UINibDecoder(nib: Nib(data: graph.archive(root).encoded(), name: "t", bundle: .main))
        XCTAssertEqual(decoder.decodeCGPoint(forKey: "point"), CGPoint(x: 1, y: 2))
        XCTAssertEqual(decoder.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(decoder.decodeUIEdgeInsets(forKey: "rect"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertTrue(decoder.decodeBool(forKey: "flag"))
        XCTAssertEqual(decoder.decodeInteger(forKey: "number"), -7)
        XCTAssertEqual(decoder.decodeDouble(forKey: "number"), -7)
        XCTAssertTrue(decoder.containsValue(forKey: "flag"))
        XCTAssertFalse(decoder.containsValue(forKey: "absent"))
        XCTAssertEqual(decoder.decodeInteger(forKey: "absent"), 0)
    }

    /// What is left out on another device only is there on this one.
    @MainActor func testAViewThatAnotherDeviceLeavesOutStays() async throws {
        let nib = try Self.nib("""
            <view id="top"><rect key="frame" x="0" y="0" width="100" height="100"/>
              <subviews>
                <stepper id="ste"><rect key="frame" x="0" y="0" width="94" height="32"/></stepper>
                <switch id="swi"><rect key="frame" x="0" y="40" width="51" height="31"/></switch>
              </subviews>
              <variation key="default"><mask key="subviews"><exclude reference="swi"/></mask></variation>
              <variation key="userInterfaceIdiom=mac"><mask key="subviews"><exclude reference="ste"/></mask></variation>
            </view>
            """)
        let view = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? UIView)
        XCTAssertEqual(view.subviews.map { "\(type(of: $0))" }, ["UIStepper"])
    }
}

final class OwnLayout: UICollectionViewLayout {
    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { OwnLayout() }
    }
}
