import Foundation

public typealias GLenum = UInt32
public typealias GLboolean = UInt8
public typealias GLbitfield = UInt32
public typealias GLbyte = Int8
public typealias GLshort = Int16
public typealias GLint = Int32
public typealias GLsizei = Int32
public typealias GLubyte = UInt8
public typealias GLushort = UInt16
public typealias GLuint = UInt32
public typealias GLfloat = Float
public typealias GLclampf = Float
public typealias GLchar = Int8
public typealias GLintptr = Int
public typealias GLsizeiptr = Int

public var GL_FALSE: Int32 { 0 }
public var GL_TRUE: Int32 { 1 }
public var GL_NO_ERROR: Int32 { 0 }
public var GL_DEPTH_BUFFER_BIT: Int32 { 0x100 }
public var GL_STENCIL_BUFFER_BIT: Int32 { 0x400 }
public var GL_COLOR_BUFFER_BIT: Int32 { 0x4000 }
public var GL_POINTS: Int32 { 0 }
public var GL_LINES: Int32 { 1 }
public var GL_LINE_STRIP: Int32 { 3 }
public var GL_TRIANGLES: Int32 { 4 }
public var GL_TRIANGLE_STRIP: Int32 { 5 }
public var GL_TRIANGLE_FAN: Int32 { 6 }
public var GL_ONE: Int32 { 1 }
public var GL_SRC_ALPHA: Int32 { 0x302 }
public var GL_ONE_MINUS_SRC_ALPHA: Int32 { 0x303 }
public var GL_BLEND: Int32 { 0xBE2 }
public var GL_CULL_FACE: Int32 { 0xB44 }
public var GL_DEPTH_TEST: Int32 { 0xB71 }
public var GL_TEXTURE_2D: Int32 { 0xDE1 }
public var GL_UNSIGNED_BYTE: Int32 { 0x1401 }
public var GL_UNSIGNED_SHORT: Int32 { 0x1403 }
public var GL_UNSIGNED_INT: Int32 { 0x1405 }
public var GL_FLOAT: Int32 { 0x1406 }
public var GL_RGBA: Int32 { 0x1908 }
public var GL_ARRAY_BUFFER: Int32 { 0x8892 }
public var GL_ELEMENT_ARRAY_BUFFER: Int32 { 0x8893 }
public var GL_STATIC_DRAW: Int32 { 0x88E4 }
public var GL_DYNAMIC_DRAW: Int32 { 0x88E8 }
public var GL_FRAGMENT_SHADER: Int32 { 0x8B30 }
public var GL_VERTEX_SHADER: Int32 { 0x8B31 }
public var GL_COMPILE_STATUS: Int32 { 0x8B81 }
public var GL_LINK_STATUS: Int32 { 0x8B82 }
public var GL_INFO_LOG_LENGTH: Int32 { 0x8B84 }
public var GL_TEXTURE0: Int32 { 0x84C0 }
public var GL_FRAMEBUFFER: Int32 { 0x8D40 }
public var GL_RENDERBUFFER: Int32 { 0x8D41 }
public var GL_COLOR_ATTACHMENT0: Int32 { 0x8CE0 }
public var GL_RENDERBUFFER_WIDTH: Int32 { 0x8D42 }
public var GL_RENDERBUFFER_HEIGHT: Int32 { 0x8D43 }
