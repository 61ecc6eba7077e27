#ifndef COUNTING_H
#define COUNTING_H

// What the files that count share among themselves.

#include "CProbes.h"

// Per thread, so that another thread's work is neither counted nor waited for; initial-exec, since
// the general model may itself call malloc on a thread's first access.
#define PER_THREAD __thread __attribute__((tls_model("initial-exec")))

/// Switches the counting of malloc on this thread.
void malloc_count(bool on);

/// Switches the counting of references on this thread.
void references_count(bool on);

/// The runtime's own pointers that lead to its reference counting, as Instruments uses them.
typedef struct {
  void *(**alloc_object)(const void *metadata, size_t size, size_t alignment_mask);
  /// Where every retain goes once the flag is set: on Linux not the public pointer, see
  /// runtime_linux.c.
  void *(**retain)(void *object);
  void *(**retain_n)(void *object, uint32_t count);
  void *(**try_retain)(void *object);
  void (**release)(void *object);
  void (**release_n)(void *object, uint32_t count);
  /// What a counted retain calls.
  void *(*original_retain)(void *object);
  /// Whether the runtime looks at the pointers at all.
  bool *flag;
} runtime_pointers;

/// Finds the pointers: NULL, or a sentence that says why they cannot be had. Static storage.
const char *runtime_find(runtime_pointers *pointers);

// The runtime's entry points that the self-tests call.
extern void *swift_retain(void *object);
extern void swift_release(void *object);

#endif
