#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <png.h>
#include <zlib.h>

// libpng and libjpeg leave by longjmp, which Swift code must not be jumped over: so these few lines are C.

typedef struct { unsigned char *bytes; size_t count, capacity; } understudy_png_buffer;

static inline void understudy_png_append(png_structp png, png_bytep bytes, size_t count) {
    understudy_png_buffer *buffer = (understudy_png_buffer *)png_get_io_ptr(png);
    if (buffer->count + count > buffer->capacity) {
        size_t capacity = (buffer->count + count) * 2;
        unsigned char *grown = (unsigned char *)realloc(buffer->bytes, capacity);
        if (!grown) png_error(png, "out of memory");
        buffer->bytes = grown;
        buffer->capacity = capacity;
    }
    memcpy(buffer->bytes + buffer->count, bytes, count);
    buffer->count += count;
}

static inline void understudy_png_flush(png_structp png) { (void)png; }
static inline void understudy_png_quiet(png_structp png, png_const_charp text) { (void)png; (void)text; }

/// Writes rows of `stride` bytes: straight RGBA where `opaque` is 0; else blue, green, red and a byte that is left out.
/// Returns malloc'd bytes, NULL on failure.
static inline unsigned char *understudy_png_encode(const unsigned char *pixels, int width, int height, size_t stride, int opaque, size_t *count) {
    understudy_png_buffer buffer = { NULL, 0, 0 };
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, understudy_png_quiet);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info || setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        free(buffer.bytes);
        return NULL;
    }
    png_set_write_fn(png, &buffer, understudy_png_append, understudy_png_flush);
    png_set_filter(png, 0, PNG_FILTER_NONE);
    png_set_compression_level(png, 1);
    png_set_IHDR(png, info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    if (opaque) {
        png_set_filler(png, 0, PNG_FILLER_AFTER);
        png_set_bgr(png);
    }
    for (int y = 0; y < height; y++) png_write_row(png, pixels + (size_t)y * stride);
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
    *count = buffer.count;
    return buffer.bytes;
}

/// Unpacks a zlib stream, as far as it goes. Returns malloc'd bytes, NULL on failure. zlib comes with libpng.
static inline unsigned char *understudy_inflate(const unsigned char *bytes, size_t size, size_t *count) {
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    if (inflateInit(&stream) != Z_OK) return NULL;
    size_t capacity = size * 4 + 256, used = 0;
    unsigned char *out = (unsigned char *)malloc(capacity);
    stream.next_in = (unsigned char *)bytes;
    stream.avail_in = (unsigned)size;
    int status = out ? Z_OK : Z_MEM_ERROR;
    while (status == Z_OK && used < ((size_t)1 << 28)) {
        if (used == capacity) {
            unsigned char *grown = (unsigned char *)realloc(out, capacity * 2);
            if (!grown) break;
            out = grown;
            capacity *= 2;
        }
        stream.next_out = out + used;
        stream.avail_out = (unsigned)(capacity - used);
        status = inflate(&stream, Z_NO_FLUSH);
        used = stream.total_out;
        if (status == Z_BUF_ERROR && stream.avail_in > 0) status = Z_OK;
    }
    inflateEnd(&stream);
    if (used == 0) {
        free(out);
        return NULL;
    }
    *count = used;
    return out;
}
