import { Resolver } from "node:dns/promises";

/** Returns a name's TXT records, each as one text; throws where there are none. */
export type TxtResolver = (name: string) => Promise<string[]>;

const askNameServers: TxtResolver = async (name) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const records = await resolver.resolveTxt(name);
  return records.map((parts) => parts.join(""));
};

let resolve = askNameServers;

/** Replaces the system's name servers; null restores them. */
export function setTxtResolver(resolver: TxtResolver | null): void {
  resolve = resolver ?? askNameServers;
}

/** Reads the TXT records of a name; none where it has none, does not exist or nobody answers. */
export async function readTxtRecords(name: string): Promise<string[]> {
  try {
    return await resolve(name);
  } catch {
    return [];
  }
}
