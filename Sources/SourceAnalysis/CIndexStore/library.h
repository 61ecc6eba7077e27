#ifndef CINDEXSTORE_LIBRARY_H
#define CINDEXSTORE_LIBRARY_H

#include "CIndexStore.h"

/// The functions of libIndexStore that are used here, as in the toolchain's indexstore.h.
///
/// All its handles are pointers. Its texts have the same layout as `index_text`.
typedef struct {
  const char *(*error_get_description)(void *error);
  void (*error_dispose)(void *error);
  void *(*store_create)(const char *path, void **error);
  void (*store_dispose)(void *store);
  bool (*store_units_apply_f)(void *store, unsigned sorted, void *context,
                              bool (*applier)(void *context, index_text name));
  void *(*unit_reader_create)(void *store, const char *name, void **error);
  void (*unit_reader_dispose)(void *unit);
  index_text (*unit_reader_get_main_file)(void *unit);
  bool (*unit_reader_dependencies_apply_f)(void *unit, void *context,
                                           bool (*applier)(void *context, void *dependency));
  int (*unit_dependency_get_kind)(void *dependency);
  index_text (*unit_dependency_get_name)(void *dependency);
  void *(*record_reader_create)(void *store, const char *name, void **error);
  void (*record_reader_dispose)(void *record);
  bool (*record_reader_occurrences_apply_f)(void *record, void *context,
                                            bool (*applier)(void *context, void *occurrence));
  void *(*occurrence_get_symbol)(void *occurrence);
  uint64_t (*occurrence_get_roles)(void *occurrence);
  void (*occurrence_get_line_col)(void *occurrence, unsigned *line, unsigned *column);
  bool (*occurrence_relations_apply_f)(void *occurrence, void *context,
                                       bool (*applier)(void *context, void *relation));
  uint64_t (*symbol_relation_get_roles)(void *relation);
  void *(*symbol_relation_get_symbol)(void *relation);
  index_text (*symbol_get_usr)(void *symbol);
  index_text (*symbol_get_name)(void *symbol);
  int (*symbol_get_kind)(void *symbol);
  int (*symbol_get_subkind)(void *symbol);
} index_library;

/// INDEXSTORE_UNIT_DEPENDENCY_RECORD.
enum { index_dependency_record = 2 };

/// Loads the library until the process ends.
///
/// Returns NULL, or the reason why the library cannot be used.
const char *index_library_open(const char *path, index_library *library);

#endif
