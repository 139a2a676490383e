import { Redis } from "ioredis";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { log } from "../log";
import { outsideRequests } from "../request-context";

type Options = Omit<ConstructorParameters<typeof RateLimiterRedis>[0], "storeClient">;
const holder = globalThis as typeof globalThis & { fivewireRedis?: Redis };

/**
 * Opens the process's connection. It reconnects by itself; a command that comes meanwhile, or takes half a second,
 * fails.
 */
function redisAt(url: string): Redis {
  if (!holder.fivewireRedis) {
    const options = {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 2000,
      commandTimeout: 500,
    };
    holder.fivewireRedis = outsideRequests(() => new Redis(url, options));
    holder.fivewireRedis.on("error", (err) => log.debug({ err }, "redis"));
  }
  return holder.fivewireRedis;
}

/** Makes a counter in Redis. Each use runs one script, whose first run sets the window's end. */
export const redisLimiter = (url: string, options: Options): RateLimiterRedis =>
  new RateLimiterRedis({ ...options, storeClient: redisAt(url) });
