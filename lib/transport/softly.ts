import { unstable_rethrow } from "next/navigation";
import { log } from "@/lib/platform/log";

/** Returns null where a part of a page could not be read, so that its other parts are shown all the same. */
export async function softly<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: error }, "a part of a page could not be read");
    return null;
  }
}
