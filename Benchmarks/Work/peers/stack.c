// What GTK4's processors do for each frame of a stack's slide between two screens of 20 rows with a header: beside `WORK=push`.
#include <gtk/gtk.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static GtkWidget *window, *stack;
static double frames[4000], last;
static int count, left = 20;

static double processor(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
    double d = *(const double *)a - *(const double *)b;
    return d < 0 ? -1 : d > 0;
}

static GtkWidget *screen(const char *title) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *header = gtk_header_bar_new(), *scrolled = gtk_scrolled_window_new(), *list = gtk_list_box_new();
    gtk_header_bar_set_title_widget(GTK_HEADER_BAR(header), gtk_label_new(title));
    gtk_header_bar_set_show_title_buttons(GTK_HEADER_BAR(header), FALSE);
    for (int i = 0; i < 20; i++) {
        GtkWidget *row = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
        char text[32];
        snprintf(text, sizeof text, "Row title %d", i);
        gtk_box_append(GTK_BOX(row), gtk_label_new(text));
        gtk_box_append(GTK_BOX(row), gtk_label_new("Subtitle text, second line"));
        gtk_list_box_append(GTK_LIST_BOX(list), row);
    }
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    gtk_widget_set_vexpand(scrolled, TRUE);
    gtk_box_append(GTK_BOX(box), header);
    gtk_box_append(GTK_BOX(box), scrolled);
    return box;
}

static void painted(GdkFrameClock *clock, gpointer unused) {
    double now = processor();
    if (gtk_stack_get_transition_running(GTK_STACK(stack)) && last > 0 && count < 4000) frames[count++] = now - last;
    last = now;
}

static gboolean move(gpointer unused) {
    if (left-- == 0) {
        qsort(frames, count, sizeof *frames, ascending);
        double sum = 0;
        for (int i = 0; i < count; i++) sum += frames[i];
        printf("frame of a push, median\t%.4f\tms\nframe of a push, mean\t%.4f\tms\nframes\t%d\t\n", frames[count / 2], sum / count, count);
        fflush(stdout);
        _exit(0);
    }
    last = 0;
    gtk_stack_set_visible_child_name(GTK_STACK(stack), left % 2 ? "second" : "first");
    return G_SOURCE_CONTINUE;
}

int main(void) {
    gtk_init();
    window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    stack = gtk_stack_new();
    gtk_stack_set_transition_type(GTK_STACK(stack), GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT);
    gtk_stack_set_transition_duration(GTK_STACK(stack), 500);
    gtk_stack_add_named(GTK_STACK(stack), screen("First"), "first");
    gtk_stack_add_named(GTK_STACK(stack), screen("Second"), "second");
    gtk_window_set_child(GTK_WINDOW(window), stack);
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect(gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window))), "after-paint", G_CALLBACK(painted), NULL);
    g_timeout_add(700, move, NULL);
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
}
