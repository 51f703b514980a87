/// A command line that makes no sense.
struct UsageError: Error, Equatable {
    var message: String
    init(_ message: String) { self.message = message }
}

enum Usage {
    static let text = """
        usage:
          understudy run   PATH [--device NAME] [--headless] [--until first-frame|idle|never|SECONDS] [--real-time]
                                [--screenshot FILE.png] [--tree FILE|-] [--trace FILE|-] [--target NAME]
                                [--configuration Debug|Release] [--scale 1|2|3] [--ios 18.4]
                                [--orientation portrait|landscape-left|landscape-right|upside-down] [--script FILE|-]
                                [--launch url URL|shortcut TYPE|push FILE|activity TYPE|handoff TYPE|fetch|location]
                                [--fresh] [--watchdog off|SECONDS[,SECONDS[,SECONDS]]] [-- ARG…]
          understudy device [--app NAME] COMMAND…
          understudy build PATH [-o DIR] [--target NAME] [--configuration Debug|Release]
          understudy test  PATH [--target NAME] [--filter REGEX] [--device NAME] [--junit FILE] [--real-time]
                                [--shard I/N [--durations FILE]] [--coverage[=FILE|DIR]]
                                [--configuration Debug|Release] [--ios 18.4]
          understudy merge FILE… [-o FILE]
          understudy check PATH [--json] [--all] [--target NAME] [--configuration Debug|Release] [--ios 18.4]
          understudy new   NAME [--storyboard|--code|--scenes]
          understudy compile DOC… -o DIR [--module NAME] [--minimum-deployment-target 12.0] [--strict]
          understudy render DOC [-o FILE.png|DIR] [--scene ID] [--device NAME] [--appearance light|dark] [--locale fr]
                                [--text-size XS…XXXL|AX1…AX5] [--scale 1|2|3]
          understudy render DOC --check-frames [--scene ID] [--json]
          understudy nib FILE|DIR [--json]
          understudy compare IOS.jsonl OURS.jsonl
          understudy lower FILE.swift
          understudy devices
        COMMAND is one of the device's: Documentation/DeviceScript.md; a script has one a line.
        PATH is an .xcodeproj, an .xcworkspace, a folder with Package.swift or one of these, or a built .app.
        run opens a window where there is a desktop: the mouse is a finger (with Alt two), the wheel scrolls, Ctrl is Command.
          Ctrl+Shift+  H home and back     ← → turn the device     A light or dark     M memory warning     L lock
                       S screenshot into the current folder        = - text size       closing it ends the app
        run, build and test take --run-scripts: script phases of the project run, which otherwise are listed only.
        """
}
