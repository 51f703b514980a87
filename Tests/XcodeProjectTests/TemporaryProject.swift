import Foundation
import XCTest
@testable import XcodeProject

/// A small project in a folder of its own, for tests that bend or break one part of it.
final class TemporaryProject {
    let folder: URL
    var project: URL { folder.appendingPathComponent("App.xcodeproj") }
    var file: String { project.appendingPathComponent("project.pbxproj").path }

    init(_ test: XCTestCase, pbxproj: String = TemporaryProject.pbxproj(), files: [String: String] = ["App/AppDelegate.swift": "@main class AppDelegate {}\n"]) throws {
        folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("understudy-\(UUID().uuidString)").resolvingSymlinksInPath()
        try write(pbxproj, to: "App.xcodeproj/project.pbxproj")
        for (path, text) in files { try write(text, to: path) }
        test.addTeardownBlock { [folder] in try? FileManager.default.removeItem(at: folder) }
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func read() throws -> XcodeProject { try XcodeProject(contentsOf: project) }

    /// - Parameters:
    ///   - settings: of the target, both configurations.
    ///   - objects: entries added to `objects`.
    ///   - targetFields: fields added to the target.
    static func pbxproj(
        settings: [String: String] = [:], projectSettings: [String: String] = [:], objects: String = "", targetFields: String = "",
        sources: [String] = ["B1"]
    ) -> String {
        """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objectVersion = 56;
        	objects = {
        		B1 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1; };
        		F1 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
        		G0 = {
        			isa = PBXGroup;
        			children = (G1, );
        			sourceTree = "<group>";
        		};
        		G1 /* App */ = {
        			isa = PBXGroup;
        			children = (F1, );
        			path = App;
        			sourceTree = "<group>";
        		};
        		T1 /* App */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = L2;
        			buildPhases = (S1, );
        			dependencies = ();
        			name = App;
        			productType = "com.apple.product-type.application";
        			\(targetFields)
        		};
        		S1 = {isa = PBXSourcesBuildPhase; files = (\(sources.map { $0 + ", " }.joined())); };
        		P0 = {
        			isa = PBXProject;
        			buildConfigurationList = L1;
        			developmentRegion = en;
        			mainGroup = G0;
        			targets = (T1, );
        		};
        		L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); defaultConfigurationName = Debug; };
        		L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); defaultConfigurationName = Debug; };
        		C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(list(projectSettings))}; };
        		C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(list(settings))}; };
        		\(objects)
        	};
        	rootObject = P0;
        }

        """
    }

    private static func list(_ settings: [String: String]) -> String {
        settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\"; " }.joined()
    }
}

extension XCTestCase {
    /// The message of what `work` throws.
    func message(_ work: () throws -> Any, file: StaticString = #filePath, line: UInt = #line) -> String {
        do {
            _ = try work()
            XCTFail("nothing was thrown", file: file, line: line)
            return ""
        } catch {
            return "\(error)"
        }
    }

    /// The root of this repository.
    var repository: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }
}
