@testable import UIKit
import XCTest

final class UIImageTests: XCTestCase {
    /// What apps show most, and what stands beside it in its kind.
    private static let everydaySymbols = """
        shield shield.fill checkmark.shield lock.shield xmark.shield lock.fill lock.open key key.fill faceid touchid hand.thumbsup hand.thumbsdown hand.raised
        hand.wave hand.tap hand.draw hand.point.up.left hand.point.right flame bolt drop snow snowflake wind tornado cloud cloud.rain cloud.heavyrain
        cloud.drizzle cloud.snow cloud.fog cloud.bolt cloud.bolt.rain cloud.sun cloud.sun.rain cloud.moon sun.min sunrise sunset moon thermometer umbrella
        sparkles star.leadinghalf.filled star.slash leaf ant ladybug hare tortoise pawprint car bus tram airplane bicycle fuelpump bed.double fork.knife
        cup.and.saucer cart bag creditcard giftcard gift banknote dollarsign.circle eurosign.circle sterlingsign.circle yensign.circle bitcoinsign.circle
        indianrupeesign.circle wallet.pass building building.2 building.columns house.lodge map mappin mappin.circle mappin.and.ellipse location.north compass
        safari globe.americas network wifi wifi.slash antenna.radiowaves.left.and.right dot.radiowaves.left.and.right bluetooth phone phone.down
        phone.arrow.up.right video mic mic.slash speaker speaker.wave.1 speaker.wave.2 speaker.wave.3 speaker.slash headphones airpods hifispeaker tv
        desktopcomputer laptopcomputer iphone ipad applewatch printer keyboard gamecontroller camera camera.rotate camera.viewfinder photo.on.rectangle
        photo.stack film play.rectangle play.circle pause stop backward forward backward.end forward.end shuffle repeat repeat.1 infinity music.note
        music.note.list mic.circle waveform waveform.path waveform.path.ecg heart.text.square cross cross.case pills bandage stethoscope bolt.heart
        figure.walk figure.run figure.stand person.2 person.3 person.crop.circle person.crop.square person.badge.plus person.crop.circle.badge.plus
        person.circle person.wave.2 brain eyes eye mustache face.dashed book book.closed books.vertical bookmark graduationcap newspaper magazine
        text.book.closed character.book.closed doc doc.text doc.on.doc doc.badge.plus folder folder.badge.plus tray tray.and.arrow.down archivebox calendar
        calendar.badge.plus calendar.badge.clock clock clock.arrow.circlepath alarm stopwatch timer hourglass bell bell.slash bell.badge flag flag.checkered
        tag ticket paperplane envelope envelope.open envelope.badge message bubble.left bubble.right bubble.left.and.bubble.right text.bubble quote.bubble
        ellipsis.bubble plus.bubble phone.bubble.left link personalhotspot pin pin.slash scissors paintbrush paintpalette pencil pencil.circle
        pencil.and.outline highlighter eraser lasso wand.and.stars wand.and.rays slider.horizontal.3 slider.vertical.3 switch.2 gearshape gearshape.2 gear
        wrench hammer screwdriver wrench.and.screwdriver ruler level crop rotate.left rotate.right flip.horizontal perspective square.stack square.stack.3d.up
        square.grid.2x2 rectangle.grid.1x2 rectangle.stack circle.grid.3x3 circle.grid.2x2 tablecells list.dash list.bullet.rectangle list.star
        line.3.horizontal line.3.horizontal.decrease.circle line.horizontal.3 text.alignleft text.aligncenter textformat textformat.size bold italic underline
        strikethrough a.magnify plus.magnifyingglass minus.magnifyingglass magnifyingglass.circle chart.bar chart.pie chart.line.uptrend.xyaxis
        chart.xyaxis.line arrow.up.arrow.down.circle arrow.2.squarepath arrow.3.trianglepath arrow.triangle.branch arrow.left.and.right arrow.up.left
        arrow.down.right arrow.down.left arrow.right.circle arrow.turn.up.left arrow.up.to.line arrow.right.to.line arrow.right.square
        rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward rectangle.and.pencil.and.ellipsis square.and.arrow.up.on.square
        arrowshape.turn.up.right arrowshape.turn.up.left.2 arrowshape.left arrowshape.right chevron.compact.down chevron.compact.up chevron.left.2
        chevron.right.2 chevron.up.circle chevron.left.forwardslash.chevron.right curlybraces terminal apps.iphone qrcode qrcode.viewfinder barcode
        barcode.viewfinder viewfinder viewfinder.circle puzzlepiece lightbulb lamp.desk trophy crown medal rosette seal checkmark.seal die.face.1 die.face.6
        dice suit.club suit.diamond suit.spade circle.lefthalf.filled circle.righthalf.filled circle.dashed circle.dotted square.dashed square.split.2x1
        rectangle.3.group scope target burst sportscourt soccerball basketball football tennisball figure.soccer dumbbell bicycle.circle popcorn theatermasks
        ear nose mouth hand.raised.slash allergens facemask cross.vial testtube.2 atom function sum plusminus x.squareroot percent number.circle at ampersand
        asterisk exclamationmark.circle exclamationmark.bubble questionmark.circle questionmark.folder info.circle nosign externaldrive internaldrive
        opticaldisc server.rack cpu memorychip simcard battery.100 battery.25 battery.0 bolt.slash power power.circle escape delete.left delete.right return
        command option control shift capslock eject externaldrive.connected.to.line.below square.and.line.vertical.and.square rectangle.compress.vertical
        arrow.up.and.down.and.arrow.left.and.right arrow.down.right.and.arrow.up.left move.3d rotate.3d cube cube.transparent shippingbox latch.2.case
        briefcase suitcase backpack handbag eyeglasses sunglasses tshirt shoe comb bathtub shower toilet washer sofa chair lamp.floor lightswitch.on
        door.left.hand.open window.horizontal stairs tent fish bird cat dog tree carrot birthday.cake wineglass mug takeoutbag.and.cup.and.straw frying.pan
        refrigerator oven
        """

    @MainActor private func square(_ color: UIColor, _ size: CGFloat = 10, scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size, height: size / 2))
        }
    }

    @MainActor private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
        guard let cg = image.cgImage, let data = cg.dataProvider?.data else { return [] }
        let at = data.startIndex + y * cg.bytesPerRow + x * 4
        return Array(data[at..<at + 4])
    }

    @MainActor func test_rendererMakesPointsOfItsScale() async {
        let image = square(.red)
        XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(image.cgImage?.width, 20)
        XCTAssertEqual(pixel(image, 1, 1), [255, 0, 0, 255])
        XCTAssertEqual(pixel(image, 1, 19), [0, 0, 0, 0])
    }

    @MainActor func test_pngDataComesBack() async throws {
        let again = try XCTUnwrap(UIImage(data: XCTUnwrap(square(.blue).pngData()), scale: 2))
        XCTAssertEqual(again.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(pixel(again, 1, 1), [0, 0, 255, 255])
    }

    @MainActor func test_brokenDataIsNoImage() async {
        XCTAssertNil(UIImage(data: Data("not a picture".utf8)))
        XCTAssertNil(UIImage(contentsOfFile: "/nowhere/at/all.png"))
        XCTAssertNil(UIImage(named: "no such image"))
        XCTAssertNil(UIImage(named: ""))
    }

    @MainActor func test_orientationTurnsTheSize() async {
        let wide = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        XCTAssertEqual(UIImage(cgImage: wide.cgImage!, scale: wide.scale, orientation: .right).size, CGSize(width: 10, height: 20))
    }

    @MainActor func test_tintColoursWhatIsThere() async {
        let tinted = square(.black).withTintColor(.green, renderingMode: .alwaysOriginal)
        let drawn = UIGraphicsImageRenderer(size: tinted.size).image { _ in tinted.draw(at: .zero) }
        XCTAssertEqual(pixel(drawn, 1, 1), [0, 255, 0, 255])
    }

    @MainActor func test_symbols() async throws {
        let star = try XCTUnwrap(UIImage(systemName: "star.fill"))
        XCTAssertTrue(star.isSymbolImage)
        XCTAssertGreaterThan(star.size.width, 10)
        let large = try XCTUnwrap(UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
        XCTAssertGreaterThan(large.size.height, star.size.height * 2)
        XCTAssertNil(UIImage(systemName: "Not A Symbol"))
    }

    @MainActor func testSymbolsAreComposedOfShapes() {
        for name in ["sidebar.leading", "suit.heart.fill", "plus.app.fill", "bell.badge", "play.rectangle.fill", "minus.rectangle", "checkmark.seal.fill", "goforward.10", "text.badge.plus", "moon.stars.fill"] {
            XCTAssertNotNil(SymbolComposition.drawing(name), name)
        }
        XCTAssertEqual(SymbolComposition.drawing("play.rectangle")?.width, 130, "as wide as the rectangle around it")
        for (alias, name) in SymbolShapes.aliases { XCTAssertNotNil(SymbolComposition.drawing(name), "\(alias) is \(name)") }
        XCTAssertNil(SymbolComposition.drawing("nobodys.symbol"))
        for name in Self.everydaySymbols.split(whereSeparator: \.isWhitespace) { XCTAssertNotNil(SymbolComposition.drawing(String(name)), String(name)) }
        for (name, shape) in SymbolShapes.table { XCTAssertFalse(SymbolDrawing(shape.path, width: shape.width).parts.isEmpty, name) }
    }

    @MainActor func test_imageViewTakesTheImagesSize() async {
        let view = UIImageView(image: square(.red))
        XCTAssertEqual(view.frame.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 10, height: 10))
        XCTAssertFalse(view.isUserInteractionEnabled)
        view.image = nil
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @MainActor func test_imageContextsNest() async {
        XCTAssertNil(UIGraphicsGetCurrentContext())
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
        XCTAssertEqual(image.map { pixel($0, 0, 0) }, [255, 0, 0, 255])
    }

    /// As Interface Builder has them at two pixels a point: a picture of its own size, laid out as one of 20 points.
    @MainActor func test_symbolsAreAsLargeAsTheSystems() async throws {
        for (name, width, height) in [("circle.fill", 20.0, 19.0), ("chevron.down", 18.5, 10.5), ("plus", 18, 16), ("trash.fill", 19.5, 20.5), ("photo", 24, 17.5), ("star.circle", 20, 19)] {
            let symbol = try XCTUnwrap(UIImage(systemName: name)), pixels = 1 / symbol.scale
            XCTAssertEqual(symbol.size.width, width, accuracy: pixels, name)
            XCTAssertEqual(symbol.size.height, height, accuracy: pixels, name)
            let insets = symbol.alignmentRectInsets
            XCTAssertEqual(symbol.size.height - insets.top - insets.bottom, 20.2, accuracy: pixels, name)
            XCTAssertNotNil(symbol.cgImage, name)
        }
        let large = try XCTUnwrap(UIImage(systemName: "square", withConfiguration: UIImage.SymbolConfiguration(scale: .large)))
        XCTAssertEqual(large.size.width, 23.6, accuracy: 0.5)
    }
}
