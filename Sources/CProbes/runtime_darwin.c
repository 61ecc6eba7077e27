// Finds the Swift runtime's pointers by name: on macOS they are public, as Instruments needs them.
// Written from the runtime's sources and not tried on a Mac; the self-test shows whether it counts.

#if defined(__APPLE__)

#include "counting.h"

#include <dlfcn.h>

const char *runtime_find(runtime_pointers *pointers) {
  void *(**retain)(void *) = dlsym(RTLD_DEFAULT, "_swift_retain");
  pointers->alloc_object = dlsym(RTLD_DEFAULT, "_swift_allocObject");
  pointers->retain = retain;
  pointers->retain_n = dlsym(RTLD_DEFAULT, "_swift_retain_n");
  pointers->try_retain = dlsym(RTLD_DEFAULT, "_swift_tryRetain");
  pointers->release = dlsym(RTLD_DEFAULT, "_swift_release");
  pointers->release_n = dlsym(RTLD_DEFAULT, "_swift_release_n");
  pointers->flag = dlsym(
      RTLD_DEFAULT, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly");
  const bool is_found = retain != NULL && pointers->alloc_object != NULL &&
                        pointers->retain_n != NULL && pointers->try_retain != NULL &&
                        pointers->release != NULL && pointers->release_n != NULL &&
                        pointers->flag != NULL;
  if (!is_found) {
    return "References are not counted: this Swift runtime does not show the pointers that it "
           "keeps for Instruments.";
  }
  pointers->original_retain = *retain;
  return NULL;
}

#elif !defined(__linux__)

#include "counting.h"

const char *runtime_find(runtime_pointers *pointers) {
  (void)pointers;
  return "References are counted on Linux and macOS only.";
}

#else

// ISO C forbids an empty file.
typedef int runtime_darwin_is_not_for_linux;

#endif
