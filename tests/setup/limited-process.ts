/** A process of its own over a test's database: uses a limit so many times at once and says how often it was allowed. */
import { closeDatabase } from "@/lib/platform/database";
import { consume } from "@/lib/platform/rate-limit/rate-limit";

const [bucket = "", key = "", points, times] = process.argv.slice(2);
const limit = { points: Number(points), windowSeconds: 900 };
const uses = await Promise.all(Array.from({ length: Number(times) }, () => consume(bucket, key, limit)));
process.send?.(uses.filter(({ allowed }) => allowed).length);
await closeDatabase();
process.disconnect();
