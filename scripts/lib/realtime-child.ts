import { type Env, type SupervisedChild, superviseChild, tsxArgs } from "./child";

/** Runs the embedded realtime server as a child, for as long as the caller lives. */
export function startRealtime(
  env: Env,
  say: (line: string) => void,
  onGiveUp: (error: Error) => void,
): SupervisedChild {
  return superviseChild({ title: "The realtime server", args: tsxArgs("realtime.ts"), env, say, onGiveUp });
}
