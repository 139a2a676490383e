import { Redis } from "ioredis";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { log } from "../log";

type Options = Omit<ConstructorParameters<typeof RateLimiterRedis>[0], "storeClient">;
const holder = globalThis as typeof globalThis & { fivewireRedis?: Redis };

/** The process's connection. It reconnects by itself; what is asked meanwhile, or takes half a second, is refused. */
function redisAt(url: string): Redis {
  if (!holder.fivewireRedis) {
    holder.fivewireRedis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 2000,
      commandTimeout: 500,
    });
    holder.fivewireRedis.on("error", (err) => log.debug({ err }, "redis"));
  }
  return holder.fivewireRedis;
}

/** A counter in Redis: one script for each use, which sets the window's end with its first. */
export const redisLimiter = (url: string, options: Options): RateLimiterRedis =>
  new RateLimiterRedis({ ...options, storeClient: redisAt(url) });
