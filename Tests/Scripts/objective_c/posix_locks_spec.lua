-- Rarer functions of POSIX locks and thread-specific values.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a POSIX lock", function()
  it("can be tried, waited for in a relative time, and keys can be deleted", function()
    assert.equal("0 16 0 60 2 1", (run [=[
      #include <pthread.h>
      #include <stdio.h>
      int main(void) {
      pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER; pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
      pthread_cond_t condition = PTHREAD_COND_INITIALIZER; struct timespec time = {0, 1000}; int type = 0;
      pthread_mutexattr_t attributes; pthread_key_t key;
      printf("%d ", pthread_rwlock_tryrdlock(&lock)); printf("%d ", pthread_rwlock_trywrlock(&lock));
      pthread_rwlock_unlock(&lock); printf("%d ", pthread_rwlock_trywrlock(&lock));
      pthread_mutex_lock(&mutex); printf("%d ", pthread_cond_timedwait_relative_np(&condition, &mutex, &time));
      pthread_mutex_unlock(&mutex);
      pthread_mutexattr_init(&attributes); pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
      pthread_mutexattr_gettype(&attributes, &type); printf("%d ", type);
      pthread_key_create(&key, NULL); pthread_setspecific(key, &type); pthread_key_delete(key);
      printf("%d", pthread_getspecific(key) == NULL);
      }]=]))
  end)
end)
