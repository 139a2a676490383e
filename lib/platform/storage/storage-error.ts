/** No room is left for files (API: 507 storage_full). */
export class StorageFullError extends Error {
  override name = "StorageFullError";

  constructor(options?: ErrorOptions) {
    super("There is no room left to store files", options);
  }
}

/** A storage key that is no plain lower-case path. The app makes the keys, so this is a bug and not bad input. */
export class StorageKeyError extends Error {
  override name = "StorageKeyError";

  constructor(key: string) {
    super(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
  }
}
