import Foundation

// Functions that are taken and not carried out. Names that are made count up; compiling and linking succeed.

nonisolated(unsafe) private var lastName: GLuint = 0
private func make(_ n: GLsizei, _ names: UnsafeMutablePointer<GLuint>!) {
    for index in 0..<Int(n) {
        lastName += 1
        names[index] = lastName
    }
}
private func one() -> GLuint {
    lastName += 1
    return lastName
}

public func glClearColor(_ red: GLclampf, _ green: GLclampf, _ blue: GLclampf, _ alpha: GLclampf) {}
public func glClear(_ mask: GLbitfield) {}
public func glEnable(_ cap: GLenum) {}
public func glDisable(_ cap: GLenum) {}
public func glBlendFunc(_ sfactor: GLenum, _ dfactor: GLenum) {}
public func glViewport(_ x: GLint, _ y: GLint, _ width: GLsizei, _ height: GLsizei) {}
public func glGetError() -> GLenum { 0 }
public func glGenBuffers(_ n: GLsizei, _ buffers: UnsafeMutablePointer<GLuint>!) { make(n, buffers) }
public func glGenTextures(_ n: GLsizei, _ textures: UnsafeMutablePointer<GLuint>!) { make(n, textures) }
public func glGenFramebuffers(_ n: GLsizei, _ framebuffers: UnsafeMutablePointer<GLuint>!) { make(n, framebuffers) }
public func glGenRenderbuffers(_ n: GLsizei, _ renderbuffers: UnsafeMutablePointer<GLuint>!) { make(n, renderbuffers) }
public func glGenVertexArraysOES(_ n: GLsizei, _ arrays: UnsafeMutablePointer<GLuint>!) { make(n, arrays) }
public func glGenVertexArrays(_ n: GLsizei, _ arrays: UnsafeMutablePointer<GLuint>!) { make(n, arrays) }
public func glBindBuffer(_ target: GLenum, _ buffer: GLuint) {}
public func glBindTexture(_ target: GLenum, _ texture: GLuint) {}
public func glBindFramebuffer(_ target: GLenum, _ framebuffer: GLuint) {}
public func glBindRenderbuffer(_ target: GLenum, _ renderbuffer: GLuint) {}
public func glBindVertexArrayOES(_ array: GLuint) {}
public func glBindVertexArray(_ array: GLuint) {}
public func glActiveTexture(_ texture: GLenum) {}
public func glBufferData(_ target: GLenum, _ size: GLsizeiptr, _ data: UnsafeRawPointer!, _ usage: GLenum) {}
public func glBufferSubData(_ target: GLenum, _ offset: GLintptr, _ size: GLsizeiptr, _ data: UnsafeRawPointer!) {}
public func glDeleteBuffers(_ n: GLsizei, _ buffers: UnsafePointer<GLuint>!) {}
public func glDeleteTextures(_ n: GLsizei, _ textures: UnsafePointer<GLuint>!) {}
public func glDeleteFramebuffers(_ n: GLsizei, _ framebuffers: UnsafePointer<GLuint>!) {}
public func glDeleteRenderbuffers(_ n: GLsizei, _ renderbuffers: UnsafePointer<GLuint>!) {}
public func glDeleteVertexArraysOES(_ n: GLsizei, _ arrays: UnsafePointer<GLuint>!) {}
public func glDeleteVertexArrays(_ n: GLsizei, _ arrays: UnsafePointer<GLuint>!) {}
public func glFramebufferRenderbuffer(_ target: GLenum, _ attachment: GLenum, _ renderbuffertarget: GLenum, _ renderbuffer: GLuint) {}
public func glGetRenderbufferParameteriv(_ target: GLenum, _ pname: GLenum, _ params: UnsafeMutablePointer<GLint>!) { params.pointee = 0 }
public func glEnableVertexAttribArray(_ index: GLuint) {}
public func glDisableVertexAttribArray(_ index: GLuint) {}
public func glVertexAttribPointer(_ indx: GLuint, _ size: GLint, _ type: GLenum, _ normalized: GLboolean, _ stride: GLsizei, _ ptr: UnsafeRawPointer!) {}
public func glDrawArrays(_ mode: GLenum, _ first: GLint, _ count: GLsizei) {}
public func glDrawElements(_ mode: GLenum, _ count: GLsizei, _ type: GLenum, _ indices: UnsafeRawPointer!) {}
public func glCreateShader(_ type: GLenum) -> GLuint { one() }
public func glShaderSource(_ shader: GLuint, _ count: GLsizei, _ string: UnsafePointer<UnsafePointer<GLchar>?>!, _ length: UnsafePointer<GLint>!) {}
public func glCompileShader(_ shader: GLuint) {}
public func glGetShaderiv(_ shader: GLuint, _ pname: GLenum, _ params: UnsafeMutablePointer<GLint>!) { params.pointee = 1 }
public func glCreateProgram() -> GLuint { one() }
public func glAttachShader(_ program: GLuint, _ shader: GLuint) {}
public func glDetachShader(_ program: GLuint, _ shader: GLuint) {}
public func glDeleteShader(_ shader: GLuint) {}
public func glDeleteProgram(_ program: GLuint) {}
public func glLinkProgram(_ program: GLuint) {}
public func glUseProgram(_ program: GLuint) {}
public func glValidateProgram(_ program: GLuint) {}
public func glGetProgramiv(_ program: GLuint, _ pname: GLenum, _ params: UnsafeMutablePointer<GLint>!) { params.pointee = 1 }
public func glBindAttribLocation(_ program: GLuint, _ index: GLuint, _ name: UnsafePointer<GLchar>!) {}
public func glGetAttribLocation(_ program: GLuint, _ name: UnsafePointer<GLchar>!) -> Int32 { 0 }
public func glGetUniformLocation(_ program: GLuint, _ name: UnsafePointer<GLchar>!) -> Int32 { 0 }
public func glUniform1i(_ location: GLint, _ x: GLint) {}
public func glUniform1f(_ location: GLint, _ x: GLfloat) {}
public func glUniform3f(_ location: GLint, _ x: GLfloat, _ y: GLfloat, _ z: GLfloat) {}
public func glUniform4f(_ location: GLint, _ x: GLfloat, _ y: GLfloat, _ z: GLfloat, _ w: GLfloat) {}
public func glUniformMatrix3fv(_ location: GLint, _ count: GLsizei, _ transpose: GLboolean, _ value: UnsafePointer<GLfloat>!) {}
public func glUniformMatrix4fv(_ location: GLint, _ count: GLsizei, _ transpose: GLboolean, _ value: UnsafePointer<GLfloat>!) {}
public func glFlush() {}
public func glFinish() {}
