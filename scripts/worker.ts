/**
 * The worker's process does the jobs of Postgres' queue, with all that needs much memory for a moment (pictures' sizes,
 * mails, digests). Its memory is bounded: above the limit it finishes what it has begun and asks for a fresh process.
 */
import sharp from "sharp";
import { makePushKeysJob } from "../lib/domain/profiles/push/commands/make-keys";
import { jobs } from "../lib/jobs";
import { allowLongStatements } from "../lib/platform/database";
import { performJob } from "../lib/platform/jobs/perform-job";
import { runWorker } from "../lib/platform/jobs/worker";
import { log } from "../lib/platform/log";
import { RESTART_CODE } from "./lib/child";
import { failWithSentence, stopOnRequest } from "./lib/lifecycle";
import { startPictures } from "./lib/pictures";
import { startTelemetry, stopTelemetry } from "./lib/telemetry";

const MEMORY_LIMIT = 512 * 1024 * 1024;
const CHECK_MS = 5000;

// Decoded pictures are not cached, and each is worked on by one thread: memory comes before speed.
sharp.cache(false);
sharp.concurrency(1);

await startTelemetry("worker");
allowLongStatements();
const pictures = startPictures();

const starting = performJob(makePushKeysJob, {}).then(() => runWorker(jobs));
let stopping = false;
const stop = async () => {
  stopping = true;
  await (await starting).stop();
  pictures.stop();
  await stopTelemetry();
};
stopOnRequest(stop);
starting.catch(failWithSentence);

// A queue that could not say what became of a job stops: a fresh process begins again, and frees that job.
const replace = (error?: unknown) => {
  if (stopping) return;
  log.error({ err: error }, "the job queue ended: a fresh process takes over");
  process.exit(RESTART_CODE);
};
starting.then(({ ended }) => ended.then(() => replace(), replace)).catch(() => {});

const check = setInterval(async () => {
  const resident = process.memoryUsage.rss();
  if (resident < MEMORY_LIMIT) return;
  clearInterval(check);
  log.info({ resident }, "the worker makes room for a fresh process");
  await stop();
  process.exit(RESTART_CODE);
}, CHECK_MS);
