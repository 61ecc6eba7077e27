#ifndef SANITIZERS_H
#define SANITIZERS_H

// A sanitizer has its own malloc; this library's malloc would disable its checks.

#if !defined(__has_feature)
#define __has_feature(feature) 0
#endif

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || \
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define BUILT_WITH_SANITIZER 1
#else
#define BUILT_WITH_SANITIZER 0
#endif

#endif
