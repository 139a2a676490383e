import { type Env, runtimeArgs, type SupervisedChild, superviseChild } from "./child";

export type ProcessOptions = {
  env: Env;
  distDir: string;
  say: (line: string) => void;
  onMessage?: (message: unknown) => void;
  onGiveUp: (error: Error) => void;
};

/** glibc's own pools of freed memory, one for each of many threads, would make up most of what stays resident. */
const sparing = (env: Env): Env => ({ MALLOC_ARENA_MAX: "2", ...env });

/** Megabytes, as measured in docs/decisions/012: without them V8 lets dead objects lie until a gigabyte is taken. */
const APP_MEMORY = ["--max-old-space-size=448", "--max-semi-space-size=32"];

export const startApp = ({ env, distDir, ...rest }: ProcessOptions): SupervisedChild =>
  superviseChild({
    title: "The app",
    args: runtimeArgs(distDir, "app", ...APP_MEMORY),
    env: sparing(env),
    ...rest,
  });

/** Next's development server runs behind our own. */
export const startDevelopmentApp = ({ env, distDir, ...rest }: ProcessOptions): SupervisedChild =>
  superviseChild({ title: "The app", args: runtimeArgs(distDir, "app-dev"), env, ...rest });

/** The worker bounds its own memory (scripts/worker.ts). */
export const startWorker = ({ env, distDir, ...rest }: ProcessOptions): SupervisedChild =>
  superviseChild({
    title: "The worker",
    args: runtimeArgs(distDir, "worker", "--max-old-space-size=256"),
    env: sparing(env),
    ...rest,
  });

export const startRealtime = ({ env, distDir, ...rest }: ProcessOptions): SupervisedChild =>
  superviseChild({ title: "The realtime server", args: runtimeArgs(distDir, "realtime"), env, ...rest });
