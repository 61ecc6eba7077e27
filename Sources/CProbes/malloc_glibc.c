// The executable's own malloc family, which forwards to glibc's.
// glibc documents this way of replacing malloc. Every image of the process (the Swift runtime,
// Foundation, libc) calls these functions.
// The functions that Measurement calls are in this file, too. The linker cannot omit an object file
// that is referenced, so the hooks are always linked.

#define _GNU_SOURCE
#include "counting.h"
#include "sanitizers.h"

#include <stdlib.h>

#if defined(__GLIBC__) && !BUILT_WITH_SANITIZER

#include <errno.h>
#include <malloc.h>
#include <string.h>
#include <unistd.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void __libc_free(void *block);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void *__libc_valloc(size_t size);
extern void *__libc_pvalloc(size_t size);

#define HOOK __attribute__((visibility("default"), used))

static PER_THREAD bool armed;
static PER_THREAD probe_allocations counts;

static inline void grow(int64_t bytes) {
  counts.live_bytes += bytes;
  if (counts.live_bytes > counts.peak_bytes) counts.peak_bytes = counts.live_bytes;
}

static inline void *counted(void *block, size_t requested) {
  if (__builtin_expect(armed, false) && block != NULL) {
    counts.allocations += 1;
    counts.bytes += (int64_t)requested;
    counts.live_blocks += 1;
    grow((int64_t)malloc_usable_size(block));
  }
  return block;
}

HOOK void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

HOOK void *calloc(size_t count, size_t size) {
  // If the product overflows, calloc returns no block, so nothing is counted.
  return counted(__libc_calloc(count, size), count * size);
}

HOOK void free(void *block) {
  if (__builtin_expect(armed, false) && block != NULL) {
    counts.frees += 1;
    counts.live_blocks -= 1;
    counts.live_bytes -= (int64_t)malloc_usable_size(block);
  }
  __libc_free(block);
}

HOOK void *realloc(void *block, size_t size) {
  if (__builtin_expect(!armed, true)) return __libc_realloc(block, size);
  if (block == NULL) return counted(__libc_realloc(NULL, size), size);
  const int64_t old_bytes = (int64_t)malloc_usable_size(block);
  void *moved = __libc_realloc(block, size);
  if (moved != NULL) {
    counts.allocations += 1;
    counts.bytes += (int64_t)size;
    grow((int64_t)malloc_usable_size(moved) - old_bytes);
  } else if (size == 0) {
    counts.frees += 1;
    counts.live_blocks -= 1;
    counts.live_bytes -= old_bytes;
  }
  return moved;
}

HOOK void *reallocarray(void *block, size_t count, size_t size) {
  size_t product;
  if (__builtin_mul_overflow(count, size, &product)) {
    errno = ENOMEM;
    return NULL;
  }
  return realloc(block, product);
}

HOOK void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size), size);
}

HOOK void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size), size);
}

HOOK int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  const int before = errno;
  void *block = counted(__libc_memalign(alignment, size), size);
  errno = before;
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

HOOK void *valloc(size_t size) { return counted(__libc_valloc(size), size); }

HOOK void *pvalloc(size_t size) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  return counted(__libc_pvalloc(size), (size + page - 1) & ~(page - 1));
}

const char *probe_malloc_unavailable(void) { return NULL; }
void malloc_count(bool on) { armed = on; }
void probe_malloc_start_peak(void) { counts.peak_bytes = counts.live_bytes; }
probe_allocations probe_malloc_read(void) { return counts; }

void probe_malloc_exercise(int count) {
  // Read at run time; otherwise the compiler could copy the text itself, without libc.
  const char *volatile text = "a string that libc copies for us";
  for (int index = 0; index < count; index += 1) {
    char *volatile copy = strdup(text);
    free(copy);
  }
}

#elif !defined(__APPLE__)

const char *probe_malloc_unavailable(void) {
#if BUILT_WITH_SANITIZER
  return "malloc is not counted in a build with a sanitizer, which brings its own; build without.";
#else
  return "malloc is counted with glibc only, and this build has another C library.";
#endif
}

void malloc_count(bool on) { (void)on; }
void probe_malloc_start_peak(void) {}
probe_allocations probe_malloc_read(void) { return (probe_allocations){0}; }
void probe_malloc_exercise(int count) { (void)count; }

#endif
