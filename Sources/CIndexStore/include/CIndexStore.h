#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

// Reads an index that a compiler wrote, by the library that comes with the compiler: loaded when it
// is needed, so that nothing else depends on a toolchain's being there. Nothing here prints.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Text in UTF-8 that is good until the callback that was given it returns.
typedef struct {
  const char *data;
  size_t length;
} index_text;

/// What a name stands for; the numbers are those of the toolchain's indexstore.h.
typedef struct {
  index_text usr;
  index_text name;
  uint32_t kind;
  uint32_t subkind;
} index_symbol;

/// What another symbol has to do with an occurrence.
typedef struct {
  uint64_t roles;
  index_symbol symbol;
} index_relation;

/// A place in a file that names a symbol.
typedef struct {
  index_text file;
  uint32_t line;
  uint32_t column;
  uint64_t roles;
  index_symbol symbol;
  const index_relation *relations;
  size_t relation_count;
} index_occurrence;

typedef void (*index_receiver)(void *context, const index_occurrence *occurrence);

/// Gives `receiver` all occurrences in the store, file by file.
///
/// `library` is the path of libIndexStore, `store` that of the index. Returns false if either cannot
/// be used, with a few words why in `reason`.
bool index_read(const char *library, const char *store, void *context, index_receiver receiver,
                char *reason, size_t capacity);

/// A name of Swift's run time, `$s…`, in words: for the caller to free. NULL if it is none, or if
/// the run time does not say.
char *index_demangle(const char *name);

#endif
