/**
 * The worker's process: the jobs of Postgres' queue, with all that needs much memory for a moment (pictures' sizes,
 * mails, digests). Its memory is bounded: above the limit it finishes what it has begun and asks for a fresh process.
 */
import sharp from "sharp";
import { jobs } from "../lib/jobs";
import { runWorker } from "../lib/platform/jobs/worker";
import { log } from "../lib/platform/log";
import { RESTART_CODE } from "./lib/child";
import { failWithSentence, stopOnRequest } from "./lib/lifecycle";

const MEMORY_LIMIT = 512 * 1024 * 1024;
const CHECK_MS = 5000;

// Decoded pictures are not cached, and each is worked on by one thread: memory before speed.
sharp.cache(false);
sharp.concurrency(1);

const starting = runWorker(jobs);
stopOnRequest(async () => (await starting).stop());
starting.catch(failWithSentence);

const check = setInterval(async () => {
  const resident = process.memoryUsage.rss();
  if (resident < MEMORY_LIMIT) return;
  clearInterval(check);
  log.info({ resident }, "the worker makes room for a fresh process");
  await (await starting).stop();
  process.exit(RESTART_CODE);
}, CHECK_MS);
