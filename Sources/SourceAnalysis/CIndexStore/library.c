#define _GNU_SOURCE
#include "library.h"

#include <dlfcn.h>

const char *index_library_open(const char *path, index_library *library) {
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return dlerror();
#define LOAD(name)                                                                                 \
  *(void **)&library->name = dlsym(handle, "indexstore_" #name);                                   \
  if (library->name == NULL) return "it has no indexstore_" #name
  LOAD(error_get_description);
  LOAD(error_dispose);
  LOAD(store_create);
  LOAD(store_dispose);
  LOAD(store_units_apply_f);
  LOAD(unit_reader_create);
  LOAD(unit_reader_dispose);
  LOAD(unit_reader_get_main_file);
  LOAD(unit_reader_dependencies_apply_f);
  LOAD(unit_dependency_get_kind);
  LOAD(unit_dependency_get_name);
  LOAD(record_reader_create);
  LOAD(record_reader_dispose);
  LOAD(record_reader_occurrences_apply_f);
  LOAD(occurrence_get_symbol);
  LOAD(occurrence_get_roles);
  LOAD(occurrence_get_line_col);
  LOAD(occurrence_relations_apply_f);
  LOAD(symbol_relation_get_roles);
  LOAD(symbol_relation_get_symbol);
  LOAD(symbol_get_usr);
  LOAD(symbol_get_name);
  LOAD(symbol_get_kind);
  LOAD(symbol_get_subkind);
#undef LOAD
  return NULL;
}
