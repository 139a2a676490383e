import { uuidv7 } from "@/lib/utils/uuid";
import { storedForCalls } from "./stored";

const storedName = storedForCalls("tab");
/** A page that was reloaded may find the name still held by the page that goes. */
const SECOND_TRY_MS = 400;

async function findDevice(): Promise<string> {
  const earlier = storedName.read();
  if (earlier && (await isFree(earlier))) return earlier;
  await new Promise((resolve) => setTimeout(resolve, earlier ? SECOND_TRY_MS : 0));
  if (earlier && (await isFree(earlier))) return earlier;
  const made = uuidv7();
  await isFree(made);
  return made;
}

/** Holds the lock of a name for as long as the page lives. */
function isFree(name: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`device ${name}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => {}) : undefined;
    });
  });
}

let found: Promise<string> | undefined;

/** Returns the name of this tab as a device. A tab that was duplicated finds its name taken and makes its own. */
export function ownDevice(): Promise<string> {
  found ??= findDevice();
  return found;
}

/** From now on the name survives a reload, after which a call goes on. */
export async function keepDevice(): Promise<void> {
  storedName.write(await ownDevice());
}
