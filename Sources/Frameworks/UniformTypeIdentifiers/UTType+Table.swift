import Foundation

/// The system's types: identifier, parents, endings of file names, MIME types and description, one a line.
extension UTType {
    struct Entry: Sendable {
        let parents: [String]
        let extensions: [String]
        let mimeTypes: [String]
        let description: String?
    }

    static let order: [String] = rows.map { $0[0] }
    static let table: [String: Entry] = Dictionary(uniqueKeysWithValues: rows.map { row in
        (row[0], Entry(parents: words(row[1]), extensions: words(row[2]), mimeTypes: words(row[3]), description: row[4].isEmpty ? nil : row[4]))
    })

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    private static let rows: [[String]] = source.split(separator: "\n").map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }

    private static let source = """
        public.item||||
        public.content||||
        public.composite-content|public.content|||
        public.data|public.item|||
        public.directory|public.item|||
        com.apple.resolvable||||
        public.symlink|public.item com.apple.resolvable|||Symbolic link
        public.executable|public.data|||
        com.apple.package|public.directory|||Package
        com.apple.bundle|public.directory|bundle||Bundle
        com.apple.framework|com.apple.bundle|framework||Framework
        com.apple.application|public.executable|||Application
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||Application bundle
        public.folder|public.directory|||Folder
        public.volume|public.folder|||Volume
        public.message||||Message
        public.contact||||Contact
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard|vCard
        public.archive|public.data|||Archive
        public.zip-archive|public.archive public.data|zip|application/zip|ZIP archive
        org.gnu.gnu-zip-archive|public.archive public.data|gz gzip|application/gzip application/x-gzip|GZip archive
        public.bzip2-archive|public.archive public.data|bz2 bz|application/x-bzip2|Bzip2 archive
        com.apple.archive|public.archive public.data|aar||Apple Archive
        public.disk-image|public.archive|||Disk image
        public.url|public.data|||URL
        public.file-url|public.url|||File URL
        public.url-name|public.text|||URL name
        com.apple.internet-location|public.data|||Internet location
        public.bookmark|public.data|||Bookmark
        public.text|public.data public.content|||Text
        public.plain-text|public.text|txt text|text/plain|Plain text
        public.utf8-plain-text|public.plain-text|||Plain text
        public.utf16-plain-text|public.plain-text|||Plain text
        public.utf16-external-plain-text|public.plain-text|||Plain text
        public.delimited-values-text|public.text|||Delimited text
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|CSV text
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV text
        public.rtf|public.text|rtf|text/rtf application/rtf|RTF text
        com.apple.rtfd|public.composite-content com.apple.package|rtfd||RTF with attachments
        com.apple.flat-rtfd|public.data public.composite-content|||RTF with attachments
        public.html|public.text|html htm shtml|text/html|HTML text
        public.css|public.text|css|text/css|CSS
        public.xml|public.text|xml|application/xml text/xml|XML text
        public.json|public.text|json|application/json|JSON
        public.geojson|public.json|geojson|application/geo+json|GeoJSON
        public.yaml|public.text|yml yaml|application/x-yaml|YAML
        com.apple.property-list|public.data|plist|application/x-plist|Property list
        com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list
        com.apple.binary-property-list|com.apple.property-list|||Binary property list
        net.daringfireball.markdown|public.text|md markdown|text/markdown|Markdown
        public.log|public.data public.content|log||Log
        public.source-code|public.plain-text|||Source code
        public.swift-source|public.source-code|swift||Swift source
        public.c-source|public.source-code|c||C source
        public.objective-c-source|public.source-code|m||Objective-C source
        public.c-header|public.source-code|h||C header
        public.c-plus-plus-source|public.source-code|cpp cc cxx||C++ source
        public.script|public.source-code|||Script
        public.shell-script|public.script|sh command||Shell script
        public.python-script|public.script|py|text/x-python-script|Python script
        com.netscape.javascript-source|public.source-code public.executable|js javascript|text/javascript application/javascript|JavaScript
        public.image|public.data public.content|||Image
        public.png|public.image|png|image/png|PNG image
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg|JPEG image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        public.heic|public.image|heic|image/heic|HEIC image
        public.heif|public.image|heif|image/heif|HEIF image
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        public.tiff|public.image|tiff tif|image/tiff|TIFF image
        com.microsoft.bmp|public.image|bmp|image/bmp|BMP image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|Icon image
        com.apple.icns|public.image|icns||Apple icon image
        public.svg-image|public.image public.xml|svg|image/svg+xml|SVG image
        public.camera-raw-image|public.image|||Raw image
        com.apple.live-photo||||Live Photo
        public.3d-content|public.content|||3D content
        com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|USDZ
        com.apple.scenekit.scene|public.3d-content public.data|scn||SceneKit scene
        public.audiovisual-content|public.data public.content|||Audiovisual content
        public.movie|public.audiovisual-content|||Movie
        public.video|public.movie|||Video
        public.audio|public.audiovisual-content|||Audio
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
        public.mpeg-4|public.movie|mp4|video/mp4|MPEG-4 movie
        com.apple.m4v-video|public.movie|m4v|video/x-m4v|M4V movie
        public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie
        public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
        public.avi|public.movie|avi|video/avi video/x-msvideo|AVI movie
        public.mp3|public.audio|mp3|audio/mpeg audio/mp3|MP3 audio
        com.apple.m4a-audio|public.audio|m4a|audio/x-m4a|Apple MPEG-4 audio
        public.mpeg-4-audio|public.audio|mp4|audio/mp4|MPEG-4 audio
        com.apple.protected-mpeg-4-audio|public.audio|m4p||Protected MPEG-4 audio
        com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav audio/x-wav|Waveform audio
        public.aiff-audio|public.audio|aiff aif|audio/aiff|AIFF audio
        public.midi-audio|public.audio|mid midi|audio/midi|MIDI audio
        public.playlist||||Playlist
        public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl|M3U playlist
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
        com.apple.webarchive|public.data|webarchive|application/x-webarchive|Web archive
        public.spreadsheet|public.content|||Spreadsheet
        public.presentation|public.composite-content|||Presentation
        public.database|public.data|||Database
        public.font|public.data|||Font
        public.truetype-ttf-font|public.font|ttf|font/ttf|TrueType font
        public.opentype-font|public.font|otf|font/otf|OpenType font
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB
        com.microsoft.word.doc|public.data|doc|application/msword|Word document
        org.openxmlformats.wordprocessingml.document|public.data|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
        com.microsoft.excel.xls|public.data|xls|application/vnd.ms-excel|Excel workbook
        org.openxmlformats.spreadsheetml.sheet|public.data|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
        org.openxmlformats.presentationml.presentation|public.presentation public.data|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
        public.email-message|public.message public.data|eml|message/rfc822|Email message
        public.calendar-event||||Calendar event
        public.to-do-item||||To-do item
        com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar|Calendar
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12
        public.x509-certificate|public.data|cer crt|application/x-x509-ca-cert|Certificate
        com.apple.mobileprovision|public.data|mobileprovision||Provisioning profile
        """
}
