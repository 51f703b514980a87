#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>
#include <jpeglib.h>

// libjpeg's error_exit must not return: longjmp stays inside these functions, away from Swift frames.

typedef struct { struct jpeg_error_mgr base; jmp_buf leave; char text[JMSG_LENGTH_MAX]; } understudy_jpeg_errors;

static inline void understudy_jpeg_exit(j_common_ptr info) {
    understudy_jpeg_errors *errors = (understudy_jpeg_errors *)info->err;
    (*info->err->format_message)(info, errors->text);
    longjmp(errors->leave, 1);
}

static inline void understudy_jpeg_quiet(j_common_ptr info) { (void)info; }

/// Decodes to rows of RGB, 3 bytes a pixel. Returns malloc'd bytes, NULL on failure.
static inline unsigned char *understudy_jpeg_decode(const unsigned char *bytes, size_t count, int *width, int *height) {
    struct jpeg_decompress_struct info;
    understudy_jpeg_errors errors;
    unsigned char *volatile pixels = NULL;
    unsigned char *volatile line = NULL;
    info.err = jpeg_std_error(&errors.base);
    errors.base.error_exit = understudy_jpeg_exit;
    errors.base.output_message = understudy_jpeg_quiet;
    if (setjmp(errors.leave)) {
        jpeg_destroy_decompress(&info);
        free(pixels);
        free(line);
        return NULL;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, bytes, count);
    jpeg_read_header(&info, TRUE);
    int inverted = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.out_color_space = inverted ? JCS_CMYK : JCS_RGB;
    // A gigabyte of pixels at most: see Bitmap.allows.
    if ((unsigned long long)info.image_width * info.image_height > 1ull << 28) {
        jpeg_destroy_decompress(&info);
        return NULL;
    }
    jpeg_start_decompress(&info);
    size_t stride = (size_t)info.output_width * 3;
    pixels = (unsigned char *)malloc(stride * info.output_height);
    line = (unsigned char *)malloc((size_t)info.output_width * 4);
    while (pixels && line && info.output_scanline < info.output_height) {
        unsigned char *row = pixels + stride * info.output_scanline;
        JSAMPROW target = inverted ? line : row;
        jpeg_read_scanlines(&info, &target, 1);
        for (unsigned x = 0; inverted && x < info.output_width; x++) {
            for (int c = 0; c < 3; c++) row[x * 3 + c] = line[x * 4 + c] * line[x * 4 + 3] / 255;
        }
    }
    free(line);
    line = NULL;
    *width = info.output_width;
    *height = info.output_height;
    jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
    return pixels;
}

/// Encodes rows of RGB. `quality` is 0…100. Returns malloc'd bytes, NULL on failure.
static inline unsigned char *understudy_jpeg_encode(const unsigned char *pixels, int width, int height, int quality, unsigned long *count) {
    struct jpeg_compress_struct info;
    understudy_jpeg_errors errors;
    unsigned char *bytes = NULL;
    info.err = jpeg_std_error(&errors.base);
    errors.base.error_exit = understudy_jpeg_exit;
    errors.base.output_message = understudy_jpeg_quiet;
    if (setjmp(errors.leave)) {
        jpeg_destroy_compress(&info);
        return NULL;
    }
    jpeg_create_compress(&info);
    jpeg_mem_dest(&info, &bytes, count);
    info.image_width = width;
    info.image_height = height;
    info.input_components = 3;
    info.in_color_space = JCS_RGB;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, quality, TRUE);
    jpeg_start_compress(&info, TRUE);
    while (info.next_scanline < info.image_height) {
        JSAMPROW row = (JSAMPROW)(pixels + (size_t)info.next_scanline * width * 3);
        jpeg_write_scanlines(&info, &row, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    return bytes;
}
