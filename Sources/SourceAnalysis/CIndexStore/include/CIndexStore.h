#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

// Reads a compiler's index with the library that comes with the compiler. The library is loaded on
// demand, so all other code works without a toolchain. Nothing here prints.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Text in UTF-8 that is valid until the callback that received it returns.
typedef struct {
  const char *data;
  size_t length;
} index_text;

/// A symbol; the numbers are those of the toolchain's indexstore.h.
typedef struct {
  index_text usr;
  index_text name;
  uint32_t kind;
  uint32_t subkind;
} index_symbol;

/// The relation of another symbol to an occurrence.
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

/// Passes all occurrences in the store to `receiver`, file by file.
///
/// `library` is the path of libIndexStore, and `store` the path of the index. Returns false and a short
/// `reason` if either cannot be used.
bool index_read(const char *library, const char *store, void *context, index_receiver receiver,
                char *reason, size_t capacity);

/// Returns the demangled form of a name `$s…`, or NULL if Swift's runtime cannot demangle it. The
/// caller frees it.
char *index_demangle(const char *name);

#endif
