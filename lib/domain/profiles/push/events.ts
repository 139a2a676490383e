import { pushPayload } from "./schema";

/** `push.test` asks for it; `jobs.ts` carries it out. */
export const testPushRequest = { name: "push.sendTest", payload: pushPayload };
