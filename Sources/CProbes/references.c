// Counts objects, retains and releases through the pointers that the Swift runtime provides for
// Instruments. Unlike the public symbols, they include the standard library's own calls.

#include "counting.h"

#include <stdatomic.h>
#include <stddef.h>

static runtime_pointers runtime;
static runtime_pointers *found;
static const char *unavailable;

static PER_THREAD bool armed;
static PER_THREAD probe_references counts;

// MARK: - Hooks

/// Whether a retain or release of `object` is counted. Immortal objects, and values that are no
/// references, are not.
static inline bool is_counted(const void *object) {
  if (!__builtin_expect(armed, false) || (intptr_t)object <= 0) return false;
  // The same test as in the runtime: spare bits are not part of the address, and the second word is
  // the reference count.
  const uintptr_t address = (uintptr_t)object & 0x0ffffffffffffff8u;
  const uint32_t low_word = *(const uint32_t *)(address + sizeof(void *));
  return low_word != 0xffffffffu;
}

// The original values of the pointers, which they have while nothing is armed.
static struct {
  void *(*alloc_object)(const void *, size_t, size_t);
  void *(*retain_n)(void *, uint32_t);
  void *(*try_retain)(void *);
  void (*release)(void *);
  void (*release_n)(void *, uint32_t);
} original;

// The metadata of the objects that any thread has allocated since probe_note_objects. They are not
// kept per thread: on Linux the main actor may go on in another thread after a suspension.
static const void **_Atomic noted;
static size_t noted_capacity;
static atomic_size_t noted_count;

static void *counted_alloc_object(const void *metadata, size_t size, size_t alignment_mask) {
  if (armed) counts.objects += 1;
  const void **target = atomic_load(&noted);
  if (target != NULL) {
    const size_t index = atomic_fetch_add(&noted_count, 1);
    if (index < noted_capacity) target[index] = metadata;
  }
  return original.alloc_object(metadata, size, alignment_mask);
}

static void *counted_retain(void *object) {
  if (is_counted(object)) counts.retains += 1;
  return runtime.original_retain(object);
}

static void *counted_retain_n(void *object, uint32_t count) {
  if (is_counted(object)) counts.retains += count;
  return original.retain_n(object, count);
}

static void *counted_try_retain(void *object) {
  void *retained = original.try_retain(object);
  if (retained != NULL && is_counted(retained)) counts.retains += 1;
  return retained;
}

static void counted_release(void *object) {
  if (is_counted(object)) counts.releases += 1;
  original.release(object);
}

static void counted_release_n(void *object, uint32_t count) {
  if (is_counted(object)) counts.releases += count;
  original.release_n(object, count);
}

// MARK: - Arming

const char *probe_references_unavailable(void) {
  if (found == NULL && unavailable == NULL) {
    unavailable = runtime_find(&runtime);
    if (unavailable == NULL) {
      original.alloc_object = *runtime.alloc_object;
      original.retain_n = *runtime.retain_n;
      original.try_retain = *runtime.try_retain;
      original.release = *runtime.release;
      original.release_n = *runtime.release_n;
      found = &runtime;
    }
  }
  return unavailable;
}

static void install(void) {
  *runtime.retain = counted_retain;
  *runtime.retain_n = counted_retain_n;
  *runtime.try_retain = counted_try_retain;
  *runtime.release = counted_release;
  *runtime.release_n = counted_release_n;
  *runtime.alloc_object = counted_alloc_object;
  __atomic_store_n(runtime.flag, true, __ATOMIC_SEQ_CST);
}

/// Restores the pointers in a fixed order.
/// The flag is cleared after the pointer for objects, because a call that finds that pointer
/// replaced sets the flag again.
/// `*retain` is not restored. Without the flag it is not called. On Linux its original value would
/// be wrong for a thread that has just read the flag.
static void uninstall(void) {
  *runtime.alloc_object = original.alloc_object;
  __atomic_store_n(runtime.flag, false, __ATOMIC_SEQ_CST);
  *runtime.retain_n = original.retain_n;
  *runtime.try_retain = original.try_retain;
  *runtime.release = original.release;
  *runtime.release_n = original.release_n;
}

void references_count(bool on) {
  if (probe_references_unavailable() != NULL) return;
  if (on) {
    install();
    armed = true;
  } else {
    armed = false;
    uninstall();
  }
}

probe_references probe_references_read(void) { return counts; }

void probe_note_objects(const void **metadata, size_t capacity) {
  if (probe_references_unavailable() != NULL) return;
  if (metadata == NULL) {
    atomic_store(&noted, NULL);
    uninstall();
  } else {
    noted_capacity = capacity;
    atomic_store(&noted_count, 0);
    atomic_store(&noted, metadata);
    install();
  }
}

size_t probe_noted_objects(void) { return atomic_load(&noted_count); }

// MARK: - Interposed

// The runtime has no pointers for these: loads of weak and unowned references, objects that are
// abandoned half-initialized, and objects that the optimizer has put on the stack. (Foundation
// decodes JSON with many of the latter.)
// Their symbols are defined here instead, as weak symbols, so other images call these definitions.
// A statically linked runtime takes precedence; then the self-test finds that nothing is counted.

#if defined(__linux__)

#include <dlfcn.h>

#define HOOK __attribute__((visibility("default"), weak, used))

/// The runtime's own function, looked up once.
#define NEXT(function, type)                                     \
  static __typeof__(type) next;                                  \
  if (__builtin_expect(next == NULL, false)) next = (type)dlsym(RTLD_NEXT, #function)

typedef void *(*load_function)(void *reference);
typedef void *(*copy_function)(void *to, void *from);
typedef void (*partial_function)(void *object, const void *metadata, size_t size, size_t mask);
typedef void *(*stack_function)(const void *metadata, void *object);
typedef void (*uninitialized_function)(void *object, size_t size, size_t mask);

static inline void *loaded(void *object, int64_t *count) {
  if (is_counted(object)) *count += 1;
  return object;
}

HOOK void *swift_weakLoadStrong(void *reference) {
  NEXT(swift_weakLoadStrong, load_function);
  return loaded(next(reference), &counts.weak_loads);
}

HOOK void *swift_weakTakeStrong(void *reference) {
  NEXT(swift_weakTakeStrong, load_function);
  return loaded(next(reference), &counts.weak_loads);
}

HOOK void *swift_unownedRetainStrong(void *object) {
  NEXT(swift_unownedRetainStrong, load_function);
  return loaded(next(object), &counts.unowned_loads);
}

HOOK void *swift_unownedRetainStrongAndRelease(void *object) {
  NEXT(swift_unownedRetainStrongAndRelease, load_function);
  void *answer = next(object);
  loaded(object, &counts.unowned_loads);
  return answer;
}

HOOK void *swift_weakCopyInit(void *to, void *from) {
  NEXT(swift_weakCopyInit, copy_function);
  if (armed) counts.weak_copies += 1;
  return next(to, from);
}

HOOK void swift_deallocPartialClassInstance(
    void *object, const void *metadata, size_t size, size_t mask) {
  NEXT(swift_deallocPartialClassInstance, partial_function);
  if (is_counted(object)) counts.endings += 1;
  next(object, metadata, size, mask);
}

HOOK void *swift_initStackObject(const void *metadata, void *object) {
  NEXT(swift_initStackObject, stack_function);
  if (armed) counts.stack_objects += 1;
  return next(metadata, object);
}

HOOK void swift_setDeallocating(void *object) {
  NEXT(swift_setDeallocating, void (*)(void *));
  if (is_counted(object)) counts.endings += 1;
  next(object);
}

HOOK void swift_deallocUninitializedObject(void *object, size_t size, size_t mask) {
  NEXT(swift_deallocUninitializedObject, uninitialized_function);
  if (is_counted(object)) counts.endings += 1;
  next(object, size, mask);
}

#endif

// MARK: - Exercises

extern void *swift_weakInit(void *reference, void *object);
extern void swift_weakDestroy(void *reference);
extern void *swift_unownedRetain(void *object);
extern void swift_unownedRelease(void *object);
#if !defined(__linux__)
extern void *swift_weakLoadStrong(void *reference);
extern void *swift_unownedRetainStrong(void *object);
#endif

void probe_exercise_retain(void *object, int count) {
  for (int index = 0; index < count; index += 1) swift_retain(object);
}

void probe_exercise_release(void *object, int count) {
  for (int index = 0; index < count; index += 1) swift_release(object);
}

void probe_exercise_weak_loads(void *object, int count) {
  void *reference[2];
  swift_weakInit(reference, object);
  for (int index = 0; index < count; index += 1) swift_release(swift_weakLoadStrong(reference));
  swift_weakDestroy(reference);
}

void probe_exercise_unowned_loads(void *object, int count) {
  swift_unownedRetain(object);
  for (int index = 0; index < count; index += 1) swift_release(swift_unownedRetainStrong(object));
  swift_unownedRelease(object);
}
