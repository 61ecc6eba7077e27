#define _GNU_SOURCE
#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "library.h"

typedef struct {
  const index_library *library;
  void *store;
  void *context;
  index_receiver receiver;
  /// The source file of the occurrences.
  index_text file;
  index_relation *relations;
  size_t relation_count;
  size_t relation_capacity;
  /// The message of an error, ours or the library's.
  char *reason;
  size_t reason_capacity;
  bool failed;
} reading;

static void fail(reading *reading, const char *words) {
  if (reading->failed) return;
  reading->failed = true;
  snprintf(reading->reason, reading->reason_capacity, "%s", words);
}

static void fail_with(reading *reading, void *error) {
  fail(reading, error == NULL ? "no reason given"
                              : reading->library->error_get_description(error));
  if (error != NULL) reading->library->error_dispose(error);
}

static index_symbol symbol(const index_library *library, void *handle) {
  return (index_symbol){
      .usr = library->symbol_get_usr(handle),
      .name = library->symbol_get_name(handle),
      .kind = (uint32_t)library->symbol_get_kind(handle),
      .subkind = (uint32_t)library->symbol_get_subkind(handle),
  };
}

static bool on_relation(void *context, void *handle) {
  reading *reading = context;
  const index_library *library = reading->library;
  if (reading->relation_count == reading->relation_capacity) {
    const size_t capacity = 2 * reading->relation_capacity + 8;
    index_relation *grown = realloc(reading->relations, capacity * sizeof *grown);
    if (grown == NULL) {
      fail(reading, "out of memory");
      return false;
    }
    reading->relations = grown;
    reading->relation_capacity = capacity;
  }
  reading->relations[reading->relation_count] = (index_relation){
      .roles = library->symbol_relation_get_roles(handle),
      .symbol = symbol(library, library->symbol_relation_get_symbol(handle)),
  };
  reading->relation_count += 1;
  return true;
}

static bool on_occurrence(void *context, void *handle) {
  reading *reading = context;
  const index_library *library = reading->library;
  reading->relation_count = 0;
  library->occurrence_relations_apply_f(handle, reading, on_relation);
  unsigned line = 0, column = 0;
  library->occurrence_get_line_col(handle, &line, &column);
  const index_occurrence occurrence = {
      .file = reading->file,
      .line = line,
      .column = column,
      .roles = library->occurrence_get_roles(handle),
      .symbol = symbol(library, library->occurrence_get_symbol(handle)),
      .relations = reading->relations,
      .relation_count = reading->relation_count,
  };
  if (!reading->failed) reading->receiver(reading->context, &occurrence);
  return !reading->failed;
}

/// Returns the text with a zero at its end, or NULL without memory; the caller frees it.
static char *copy(index_text text) { return strndup(text.data, text.length); }

static bool on_dependency(void *context, void *handle) {
  reading *reading = context;
  const index_library *library = reading->library;
  if (library->unit_dependency_get_kind(handle) != index_dependency_record) return true;
  char *name = copy(library->unit_dependency_get_name(handle));
  if (name == NULL) {
    fail(reading, "out of memory");
    return false;
  }
  void *error = NULL;
  void *record = library->record_reader_create(reading->store, name, &error);
  free(name);
  if (record == NULL) {
    fail_with(reading, error);
    return false;
  }
  library->record_reader_occurrences_apply_f(record, reading, on_occurrence);
  library->record_reader_dispose(record);
  return !reading->failed;
}

static bool on_unit(void *context, index_text unit_name) {
  reading *reading = context;
  const index_library *library = reading->library;
  char *name = copy(unit_name);
  if (name == NULL) {
    fail(reading, "out of memory");
    return false;
  }
  void *error = NULL;
  void *unit = library->unit_reader_create(reading->store, name, &error);
  free(name);
  if (unit == NULL) {
    fail_with(reading, error);
    return false;
  }
  reading->file = library->unit_reader_get_main_file(unit);
  library->unit_reader_dependencies_apply_f(unit, reading, on_dependency);
  library->unit_reader_dispose(unit);
  return !reading->failed;
}

bool index_read(const char *library_path, const char *store_path, void *context,
                index_receiver receiver, char *reason, size_t capacity) {
  index_library library;
  const char *missing = index_library_open(library_path, &library);
  reading reading = {
      .library = &library,
      .context = context,
      .receiver = receiver,
      .reason = reason,
      .reason_capacity = capacity,
  };
  if (missing != NULL) {
    fail(&reading, missing);
    return false;
  }
  void *error = NULL;
  reading.store = library.store_create(store_path, &error);
  if (reading.store == NULL) {
    fail_with(&reading, error);
    return false;
  }
  library.store_units_apply_f(reading.store, 1, &reading, on_unit);
  library.store_dispose(reading.store);
  free(reading.relations);
  return !reading.failed;
}

char *index_demangle(const char *name) {
  typedef char *(*demangler)(const char *, size_t, char *, size_t *, uint32_t);
  demangler demangle = NULL;
  *(void **)&demangle = dlsym(RTLD_DEFAULT, "swift_demangle");
  return demangle == NULL ? NULL : demangle(name, strlen(name), NULL, NULL, 0);
}
