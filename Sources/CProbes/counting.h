#ifndef COUNTING_H
#define COUNTING_H

// Declarations that the counting files share.

#include "CProbes.h"

// Per thread, so that other threads' work is neither counted nor waited for. The model is
// initial-exec, since the general model may call malloc on a thread's first access.
#define PER_THREAD __thread __attribute__((tls_model("initial-exec")))

/// Turns the counting of malloc on this thread on or off.
void malloc_count(bool on);

/// Turns the counting of references on this thread on or off.
void references_count(bool on);

/// The runtime's own pointers to its reference counting, which Instruments uses.
typedef struct {
  void *(**alloc_object)(const void *metadata, size_t size, size_t alignment_mask);
  /// The target of every retain while the flag is set. On Linux it is not the public pointer; see
  /// runtime_linux.c.
  void *(**retain)(void *object);
  void *(**retain_n)(void *object, uint32_t count);
  void *(**try_retain)(void *object);
  void (**release)(void *object);
  void (**release_n)(void *object, uint32_t count);
  /// The function that a counted retain calls.
  void *(*original_retain)(void *object);
  /// Whether the runtime uses the pointers at all.
  bool *flag;
} runtime_pointers;

/// Finds the pointers. Returns NULL, or a sentence with the reason of a failure, in static storage.
const char *runtime_find(runtime_pointers *pointers);

// The runtime's entry points that the self-tests call.
extern void *swift_retain(void *object);
extern void swift_release(void *object);

#endif
