@_exported import Foundation
import ObjCRuntime

public let kUTTypeImage: String = "public.image"
public let kUTTypeMovie: String = "public.movie"
public let kUTTypeVideo: String = "public.video"
public let kUTTypeJPEG: String = "public.jpeg"
public let kUTTypePNG: String = "public.png"
public let kUTTypeGIF: String = "com.compuserve.gif"
public let kUTTypeText: String = "public.text"
public let kUTTypePlainText: String = "public.plain-text"
public let kUTTypeUTF8PlainText: String = "public.utf8-plain-text"
public let kUTTypePDF: String = "com.adobe.pdf"
public let kUTTypeURL: String = "public.url"
public let kUTTypeFileURL: String = "public.file-url"
public let kUTTypeData: String = "public.data"
