// GTK 4 for Swift. Swift imports neither GTK's macros for casts nor functions with variable arguments.
// Each function here takes any widget and casts it; a cast to a wrong type prints GTK's own warning.
#include <gtk/gtk.h>
#include <glib-unix.h>

// A widget of a basic type with another CSS name, such as the rows of a list.
static inline GtkWidget *window_box(const char *css_name) {
  return GTK_WIDGET(g_object_new(GTK_TYPE_BOX, "css-name", css_name, NULL));
}

// Signals. The handler's first argument is its data, whatever the signal's arguments are.
static inline void window_connect(
    void *object, const char *signal, void (*handler)(void *), void *data,
    void (*destroy)(void *, GClosure *)) {
  g_signal_connect_data(
      object, signal, G_CALLBACK(handler), data, destroy, G_CONNECT_SWAPPED);
}
static inline void window_connect_key(
    void *object, int (*handler)(void *, unsigned, unsigned, GdkModifierType), void *data,
    void (*destroy)(void *, GClosure *)) {
  g_signal_connect_data(
      object, "key-pressed", G_CALLBACK(handler), data, destroy, G_CONNECT_SWAPPED);
}
static inline void window_connect_scroll(
    void *object, int (*handler)(void *, double, double), void *data,
    void (*destroy)(void *, GClosure *)) {
  g_signal_connect_data(
      object, "scroll", G_CALLBACK(handler), data, destroy, G_CONNECT_SWAPPED);
}
static inline void window_connect_close(
    void *object, int (*handler)(void *), void *data, void (*destroy)(void *, GClosure *)) {
  g_signal_connect_data(
      object, "close-request", G_CALLBACK(handler), data, destroy, G_CONNECT_SWAPPED);
}

// Labels.
static inline GtkWidget *window_label(const char *text, double alignment) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), alignment);
  gtk_label_set_single_line_mode(GTK_LABEL(label), TRUE);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  return label;
}
static inline void window_label_set(GtkWidget *label, const char *text) {
  gtk_label_set_text(GTK_LABEL(label), text);
}
static inline const char *window_label_text(GtkWidget *label) {
  return gtk_label_get_text(GTK_LABEL(label));
}

// Buttons; a tab is a toggle button with two labels.
static inline void window_button_set(GtkWidget *button, const char *title) {
  gtk_button_set_label(GTK_BUTTON(button), title);
}
static inline const char *window_button_title(GtkWidget *button) {
  return gtk_button_get_label(GTK_BUTTON(button));
}
static inline void window_button_set_child(GtkWidget *button, GtkWidget *child) {
  gtk_button_set_child(GTK_BUTTON(button), child);
}
static inline void window_toggle_set(GtkWidget *button, int is_active) {
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(button), is_active);
}
static inline int window_toggle_is_active(GtkWidget *button) {
  return gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(button));
}
static inline void window_click(GtkWidget *button) { g_signal_emit_by_name(button, "clicked"); }
static inline void window_box_append(GtkWidget *box, GtkWidget *child) {
  gtk_box_append(GTK_BOX(box), child);
}

// A menu of names, of which one is chosen.
static inline GtkWidget *window_menu(void) {
  return gtk_drop_down_new(G_LIST_MODEL(gtk_string_list_new(NULL)), NULL);
}
static inline void window_menu_append(GtkWidget *menu, const char *name) {
  GListModel *names = gtk_drop_down_get_model(GTK_DROP_DOWN(menu));
  gtk_string_list_append(GTK_STRING_LIST(names), name);
}
static inline void window_menu_choose(GtkWidget *menu, int index) {
  gtk_drop_down_set_selected(GTK_DROP_DOWN(menu), index);
}
static inline int window_menu_choice(GtkWidget *menu) {
  return gtk_drop_down_get_selected(GTK_DROP_DOWN(menu));
}
// Whether a widget is in the list of an open menu, which then gets all keys.
static inline int window_is_in_menu(GtkWidget *widget) {
  return widget != NULL && gtk_widget_get_ancestor(widget, GTK_TYPE_POPOVER) != NULL;
}

// Fields: one line of text.
static inline GtkWidget *window_entry(int is_secure, const char *placeholder) {
  GtkWidget *entry = gtk_entry_new();
  gtk_entry_set_visibility(GTK_ENTRY(entry), !is_secure);
  gtk_entry_set_placeholder_text(GTK_ENTRY(entry), placeholder);
  if (is_secure) gtk_entry_set_input_purpose(GTK_ENTRY(entry), GTK_INPUT_PURPOSE_PASSWORD);
  return entry;
}
static inline void window_entry_set_icon(GtkWidget *entry, const char *icon) {
  gtk_entry_set_icon_from_icon_name(GTK_ENTRY(entry), GTK_ENTRY_ICON_PRIMARY, icon);
  gtk_entry_set_icon_activatable(GTK_ENTRY(entry), GTK_ENTRY_ICON_PRIMARY, FALSE);
}
// A button inside of the entry, which emits "icon-press"; NULL for none.
static inline void window_entry_set_button(GtkWidget *entry, const char *icon) {
  gtk_entry_set_icon_from_icon_name(GTK_ENTRY(entry), GTK_ENTRY_ICON_SECONDARY, icon);
}
static inline int window_entry_is_secure(GtkWidget *entry) {
  return !gtk_entry_get_visibility(GTK_ENTRY(entry));
}
static inline void window_entry_set(GtkWidget *entry, const char *text) {
  gtk_editable_set_text(GTK_EDITABLE(entry), text);
  gtk_editable_set_position(GTK_EDITABLE(entry), -1);
}
static inline const char *window_entry_text(GtkWidget *entry) {
  return gtk_editable_get_text(GTK_EDITABLE(entry));
}
static inline void window_entry_insert(GtkWidget *entry, const char *text) {
  int position = -1;
  gtk_editable_insert_text(GTK_EDITABLE(entry), text, -1, &position);
}
// Returns whether there was a text.
static inline int window_entry_clear(GtkWidget *entry) {
  int had_text = gtk_entry_get_text_length(GTK_ENTRY(entry)) > 0;
  gtk_editable_delete_text(GTK_EDITABLE(entry), 0, -1);
  return had_text;
}

// Text of several lines.
static inline GtkWidget *window_text(int is_editable) {
  GtkWidget *text = gtk_text_view_new();
  GtkTextView *view = GTK_TEXT_VIEW(text);
  gtk_text_view_set_editable(view, is_editable);
  gtk_text_view_set_cursor_visible(view, is_editable);
  gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab(view, FALSE);
  gtk_text_view_set_left_margin(view, 10);
  gtk_text_view_set_right_margin(view, 10);
  gtk_text_view_set_top_margin(view, 8);
  gtk_text_view_set_bottom_margin(view, 8);
  return text;
}
static inline void *window_text_buffer(GtkWidget *text) {
  return gtk_text_view_get_buffer(GTK_TEXT_VIEW(text));
}
static inline int window_text_is_editable(GtkWidget *text) {
  return gtk_text_view_get_editable(GTK_TEXT_VIEW(text));
}
static inline void window_text_set(GtkWidget *text, const char *contents) {
  gtk_text_buffer_set_text(window_text_buffer(text), contents, -1);
}
// The caller frees the text.
static inline char *window_text_text(GtkWidget *text) {
  GtkTextIter start, end;
  gtk_text_buffer_get_bounds(window_text_buffer(text), &start, &end);
  return gtk_text_buffer_get_text(window_text_buffer(text), &start, &end, TRUE);
}
static inline void window_text_insert(GtkWidget *text, const char *more) {
  GtkTextIter end;
  gtk_text_buffer_get_end_iter(window_text_buffer(text), &end);
  gtk_text_buffer_insert(window_text_buffer(text), &end, more, -1);
}
static inline GtkWidget *window_scrolled(GtkWidget *child) {
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), child);
  gtk_scrolled_window_set_policy(
      GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_overlay_scrolling(GTK_SCROLLED_WINDOW(scrolled), FALSE);
  return scrolled;
}

// Pictures, spinners and scroll bars.
static inline GtkWidget *window_picture(void) {
  GtkWidget *picture = gtk_picture_new();
  gtk_picture_set_can_shrink(GTK_PICTURE(picture), TRUE);
  return picture;
}
static inline void window_picture_set(GtkWidget *picture, void *texture, const char *name) {
  gtk_picture_set_paintable(GTK_PICTURE(picture), texture);
  gtk_picture_set_alternative_text(GTK_PICTURE(picture), name);
}
static inline const char *window_picture_name(GtkWidget *picture) {
  const char *name = gtk_picture_get_alternative_text(GTK_PICTURE(picture));
  return name ? name : "";
}
static inline void *window_picture_texture(GtkWidget *picture) {
  return gtk_picture_get_paintable(GTK_PICTURE(picture));
}
static inline void window_spin(GtkWidget *spinner, int is_spinning) {
  gtk_spinner_set_spinning(GTK_SPINNER(spinner), is_spinning);
}
static inline GtkAdjustment *window_adjustment(GtkWidget *scrollbar) {
  return gtk_scrollbar_get_adjustment(GTK_SCROLLBAR(scrollbar));
}

// The window. It may have a menu in its title bar; then there is a line of text below its content.
static inline GtkWidget *window_new(
    GtkWidget *child, GtkWidget *menu, GtkWidget *status, int width, int height) {
  GtkWidget *window = gtk_window_new();
  GtkWidget *bar = gtk_header_bar_new();
  GtkWidget *all = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_vexpand(child, TRUE);
  gtk_box_append(GTK_BOX(all), child);
  gtk_box_append(GTK_BOX(all), status);
  gtk_widget_set_visible(status, menu != NULL);
  if (menu != NULL) {
    gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), gtk_label_new("Architecture:"));
    gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), menu);
  }
  gtk_window_set_titlebar(GTK_WINDOW(window), bar);
  gtk_window_set_child(GTK_WINDOW(window), all);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_set_icon_name(GTK_WINDOW(window), "accessories-text-editor");
  return window;
}
static inline void window_set_title(GtkWidget *window, const char *title) {
  gtk_window_set_title(GTK_WINDOW(window), title);
}
static inline void window_present(GtkWidget *window) { gtk_window_present(GTK_WINDOW(window)); }
static inline void window_resize(GtkWidget *window, int width, int height) {
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
}
static inline void window_destroy(GtkWidget *window) { gtk_window_destroy(GTK_WINDOW(window)); }
static inline GtkWidget *window_focus(GtkWidget *window) {
  return gtk_window_get_focus(GTK_WINDOW(window));
}
static inline void window_set_focus(GtkWidget *window, GtkWidget *widget) {
  gtk_window_set_focus(GTK_WINDOW(window), widget);
}
static inline void window_hide_focus(GtkWidget *window) {
  gtk_window_set_focus_visible(GTK_WINDOW(window), FALSE);
}
static inline GdkFrameClock *window_clock(GtkWidget *window) {
  return gtk_widget_get_frame_clock(window);
}
static inline void window_set_dark(int is_dark) {
  g_object_set(
      gtk_settings_get_default(), "gtk-application-prefer-dark-theme", is_dark, NULL);
}
// The same picture each time: no blinking caret, no animation, one font, no hinting by the display.
static inline void window_set_still(void) {
  g_object_set(
      gtk_settings_get_default(), "gtk-cursor-blink", FALSE, "gtk-enable-animations", FALSE,
      "gtk-xft-antialias", 1, "gtk-xft-hinting", 0, "gtk-xft-rgba", "none", NULL);
}
static inline void window_add_style(const char *css) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, css, -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}

// Places a child; a place that is too small for it is clipped by its container.
static inline void window_allocate(GtkWidget *child, int x, int y, int width, int height) {
  int minimum;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (width < minimum) width = minimum;
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  if (height < minimum) height = minimum;
  GtkAllocation place = {x, y, width, height};
  gtk_widget_size_allocate(child, &place, -1);
}
static inline int window_natural(GtkWidget *widget, GtkOrientation orientation) {
  int natural;
  gtk_widget_measure(widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}
static inline const char *window_type(void *widget) { return G_OBJECT_TYPE_NAME(widget); }

// Returns what a widget shows as a PNG; NULL if it shows nothing.
static inline GBytes *window_picture_of(GtkWidget *widget) {
  GdkPaintable *paintable = gtk_widget_paintable_new(widget);
  double width = gdk_paintable_get_intrinsic_width(paintable);
  double height = gdk_paintable_get_intrinsic_height(paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gdk_paintable_snapshot(paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  g_object_unref(paintable);
  if (node == NULL) return NULL;
  GskRenderer *renderer = gtk_native_get_renderer(gtk_widget_get_native(widget));
  GdkTexture *texture = gsk_renderer_render_texture(
      renderer, node, &GRAPHENE_RECT_INIT(0, 0, width, height));
  GBytes *bytes = gdk_texture_save_to_png_bytes(texture);
  g_object_unref(texture);
  gsk_render_node_unref(node);
  return bytes;
}
