/**
 * Next asks this handler for cached pages. It imports the file by itself, from its server, at build and in
 * middleware, so it is plain JavaScript without imports and passes everything to the cache that `instrumentation.ts`
 * installed. Where none is installed (the build), nothing is cached.
 */
export default class CacheHandler {
  async get(key) {
    return globalThis.fivewirePageCache?.get(key) ?? null;
  }

  async set(key, value, context) {
    globalThis.fivewirePageCache?.set(key, value, context);
  }

  async revalidateTag(tags) {
    globalThis.fivewirePageCache?.revalidate(tags);
  }

  resetRequestCache() {}
}
