/// A new app: every file of it, by path below its folder.
struct NewProject {
    enum Style: String, CaseIterable {
        /// A main storyboard.
        case storyboard
        /// A window made by the application delegate.
        case code
        /// A scene manifest with a storyboard.
        case scenes
    }

    let name: String
    let style: Style

    var files: [(path: String, text: String)] {
        var app = [("AppDelegate.swift", NewSources.appDelegate(style)), ("ViewController.swift", NewSources.viewController(style)), ("Greeting.swift", NewSources.greeting)]
        if style == .scenes { app.insert(("SceneDelegate.swift", NewSources.sceneDelegate), at: 1) }
        var documents = [("Base.lproj/LaunchScreen.storyboard", NewDocuments.launchScreen)]
        if style != .code { documents.insert(("Base.lproj/Main.storyboard", NewDocuments.main(module: name)), at: 0) }
        let assets = [
            ("Assets.xcassets/Contents.json", NewDocuments.catalog), ("Assets.xcassets/AppIcon.appiconset/Contents.json", NewDocuments.icon),
        ]
        let tests = [("GreetingTests.swift", NewSources.tests(module: name))]
        let project = NewProjectFile(
            name: name, sources: app.map(\.0), storyboards: documents.map { String($0.0.dropFirst("Base.lproj/".count)) }, tests: tests.map(\.0))
        return (app + documents + assets + [("Info.plist", NewDocuments.infoPlist(style))]).map { ("\(name)/\($0.0)", $0.1) }
            + tests.map { ("\(name)Tests/\($0.0)", $0.1) } + [("\(name).xcodeproj/project.pbxproj", project.text), (".gitignore", "xcuserdata/\n.build/\n")]
    }
}
