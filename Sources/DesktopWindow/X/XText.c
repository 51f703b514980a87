// Text by input methods, dead keys among them.
#include "XWindow.h"
#include <locale.h>
#include <stdlib.h>
#include <string.h>

static XIM method;
static XIC context;
static XIMStyle style;

/// Beside the text where the input method can show itself there, wherever it likes otherwise.
static XIMStyle choose_style(void) {
    XIMStyles *styles = NULL;
    XIMStyle best = 0, beside = XIMPreeditPosition | XIMStatusNothing, anywhere = XIMPreeditNothing | XIMStatusNothing;
    if (x.XGetIMValues(method, XNQueryInputStyle, &styles, NULL) || !styles) return 0;
    for (int index = 0; index < styles->count_styles; index++) {
        XIMStyle offered = styles->supported_styles[index];
        if (offered == beside || (offered == anywhere && best != beside)) best = offered;
    }
    x.XFree(styles);
    return best;
}

static XIC make_context(void) {
    style = choose_style();
    if (!style) return NULL;
    if (!(style & XIMPreeditPosition)) return x.XCreateIC(method, XNInputStyle, style, XNClientWindow, xw.window, XNFocusWindow, xw.window, NULL);
    XPoint spot = { 0, 0 };
    XVaNestedList place = x.XVaCreateNestedList(0, XNSpotLocation, &spot, NULL);
    XIC made = x.XCreateIC(method, XNInputStyle, style, XNClientWindow, xw.window, XNFocusWindow, xw.window, XNPreeditAttributes, place, NULL);
    x.XFree(place);
    return made;
}

/// The input method's program has ended, and taken its contexts with it.
static void lose(XIM lost, XPointer unused, XPointer nothing) {
    (void)lost;
    (void)unused;
    (void)nothing;
    method = NULL;
    context = NULL;
}

/// In the user's locale, which says how text is composed; the process has its own back afterwards.
void x_open_text(void) {
    const char *current = setlocale(LC_CTYPE, NULL);
    char *before = current ? strdup(current) : NULL;
    setlocale(LC_CTYPE, "");
    x.XSetLocaleModifiers("");
    method = x.XOpenIM(xw.display, NULL, NULL, NULL);
    if (!method) {
        // The named one doesn't run.
        x.XSetLocaleModifiers("@im=none");
        method = x.XOpenIM(xw.display, NULL, NULL, NULL);
    }
    static XIMCallback lost = { NULL, lose };
    if (method) {
        x.XSetIMValues(method, XNDestroyCallback, &lost, NULL);
        context = make_context();
    }
    if (before) setlocale(LC_CTYPE, before);
    free(before);
    if (context) x.XSetICFocus(context);
}

bool x_text_filters(XEvent *event) { return x.XFilterEvent(event, None); }

void x_queue_text(XKeyEvent *key) {
    char room[64], *text = room;
    KeySym symbol;
    Status status = XLookupNone;
    int length = context ? x.Xutf8LookupString(context, key, room, sizeof room - 1, &symbol, &status)
                         : x.XLookupString(key, room, sizeof room - 1, &symbol, NULL);
    if (status == XBufferOverflow) {
        text = malloc((size_t)length + 1);
        if (!text) return;
        length = x.Xutf8LookupString(context, key, text, length, &symbol, &status);
    }
    text[length > 0 ? length : 0] = 0;
    // Xlib's own lookup gives Latin 1.
    bool is_text = context ? status == XLookupChars || status == XLookupBoth : length == 1 && (unsigned char)text[0] < 128;
    if (is_text && length > 0) queue_text(text);
    if (text != room) free(text);
}

void x_focus_text(bool is_focused) {
    if (!context) return;
    if (is_focused) x.XSetICFocus(context); else x.XUnsetICFocus(context);
}

void x_place_text(struct Area place) {
    if (!context || !(style & XIMPreeditPosition)) return;
    XPoint spot = { (short)place.x, (short)(place.y + place.height) };
    XVaNestedList list = x.XVaCreateNestedList(0, XNSpotLocation, &spot, NULL);
    x.XSetICValues(context, XNPreeditAttributes, list, NULL);
    x.XFree(list);
}
