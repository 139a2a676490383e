import { type ChildProcess, fork } from "node:child_process";
import type { PictureRunner } from "../platform/images/picture-runner";
import type { PictureOutcome, PictureTaskName } from "../platform/images/picture-tasks";
import { log } from "../platform/log";
import { outsideRequests } from "../platform/request-context";
import { limitConcurrency, TooBusyError } from "../utils/limit-concurrency";

export type PictureRequest = { id: number; name: PictureTaskName; args: unknown[] };
export type PictureResult = { id: number; outcome: PictureOutcome; resident: number };

type Member = {
  child: ChildProcess;
  waiting: Map<number, (outcome: PictureOutcome | undefined) => void>;
};

export interface PictureProcess {
  run: PictureRunner;
  /** Ends the process and the work that it has begun. */
  stop(): void;
}

/**
 * Starts a process beside the app or the worker that works on pictures, videos and PDFs for it. It is started by the
 * first request, and ended when nothing was asked for a minute or when its memory is above its limit: the next request
 * then gets a fresh one. A file that crashes it, or takes too long, answers undefined.
 */
export function createPictureProcess({
  script,
  idleMs = 60_000,
  deadlineMs = 90_000,
  residentLimit = 400 * 1024 * 1024,
}: {
  script: string;
  idleMs?: number;
  deadlineMs?: number;
  residentLimit?: number;
}): PictureProcess {
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 30 });
  let current: Member | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  /** Gives a process no more work, so that it ends after what it has. */
  const retire = (member: Member) => {
    if (current === member) current = undefined;
    if (member.waiting.size === 0 && member.child.connected) member.child.disconnect();
  };

  const retireIdle = () => current && current.waiting.size === 0 && retire(current);

  const start = (): Member => {
    const child = fork(script, [], {
      execArgv: ["--max-old-space-size=256"],
      serialization: "advanced",
      env: { ...process.env, MALLOC_ARENA_MAX: "2" },
    });
    const member: Member = { child, waiting: new Map() };
    child.on("message", ({ id, outcome, resident }: PictureResult) => {
      member.waiting.get(id)?.(outcome);
      member.waiting.delete(id);
      if (resident > residentLimit || current !== member) retire(member);
    });
    child.on("error", (error) => log.error({ err: error }, "the picture process could not be used"));
    child.on("exit", (code, signal) => {
      if (current === member) current = undefined;
      if (member.waiting.size > 0) log.warn({ code, signal }, "the picture process ended over its work");
      for (const settle of member.waiting.values()) settle(undefined);
      member.waiting.clear();
    });
    return member;
  };

  const ask = (name: PictureTaskName, args: unknown[]) => {
    clearTimeout(idle);
    current ??= outsideRequests(start);
    const member = current;
    const request: PictureRequest = { id: ++lastId, name, args };
    return new Promise<PictureOutcome | undefined>((resolve) => {
      const deadline = setTimeout(() => member.child.kill("SIGKILL"), deadlineMs);
      member.waiting.set(request.id, (outcome) => {
        clearTimeout(deadline);
        resolve(outcome);
        clearTimeout(idle);
        idle = outsideRequests(() => setTimeout(retireIdle, idleMs)).unref();
      });
      // A process that has just ended accepts no message; its exit event settles the pending requests.
      member.child.send(request, (error) => error && member.child.kill("SIGKILL"));
    });
  };

  return {
    run: (name, args) =>
      inTurn(() => ask(name, args)).catch((error: unknown) => {
        if (error instanceof TooBusyError) return undefined;
        throw error;
      }),
    stop: () => {
      clearTimeout(idle);
      current?.child.kill("SIGTERM");
    },
  };
}
