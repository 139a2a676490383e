import { readdirSync } from "node:fs";
import path from "node:path";
import { isOperation, type Operation } from "@/lib/core/operation";
import { jobs } from "@/lib/jobs";
import type { BoundHandler, Method } from "@/lib/transport/route";
import { methodNames } from "@/lib/transport/route";

const root = path.resolve(import.meta.dirname, "../..");

type Exception = { methods: string[]; why: string };

/** Methods of route handlers that bind no operation, with the reasons. */
export const routeExceptions: Record<string, Exception> = {
  "app/api/auth/[...nextauth]/route.ts": {
    methods: ["GET", "POST"],
    why: "next-auth's own handlers; authorize() runs the login operation",
  },
  "app/api/v1/health/live/route.ts": { methods: ["GET"], why: "says only that the process answers" },
  "app/api/v1/health/ready/route.ts": {
    methods: ["GET"],
    why: "asks the database for its migrations, nothing of anybody's",
  },
  "app/files/[...key]/route.ts": {
    methods: ["GET"],
    why: "pictures under the hash of their content; the key is the capability",
  },
  "app/robots.txt/route.ts": { methods: ["GET"], why: "a fixed text that names our address" },
  "app/api/subscribe/stop/route.ts": {
    methods: ["GET"],
    why: "sends a browser to the page with the button, and reads nothing",
  },
  "app/api/unsubscribe/route.ts": {
    methods: ["GET"],
    why: "sends a browser to the page with the button, and reads nothing",
  },
  "app/api/v1/openapi.json/route.ts": {
    methods: ["GET"],
    why: "a committed document, the same for everybody",
  },
};

export const listFiles = (folder: string, wanted: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll("\\", "/")))
    .sort();

export type Surface = { operation: Operation; name: string; place: string };
export type RouteSurface = Surface & { method: Method; handler: BoundHandler; path: string };

/** The address of a route file: `/api/v1/pitches/{id}` for `app/api/v1/pitches/[id]/route.ts`. */
const addressOf = (file: string) =>
  `/${path.posix
    .dirname(file)
    .replace(/^app\//, "")
    .replace(/\(\w+\)\//g, "")
    .replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}")}`;

export type ReadModule = { file: string; exports: Record<string, unknown> };

export async function readModules(files: string[]): Promise<ReadModule[]> {
  return Promise.all(files.map(async (file) => ({ file, exports: await import(path.join(root, file)) })));
}

export const readRoutes = () => readModules(listFiles("app", /(^|\/)route\.ts$/));
export const readActions = () => readModules(listFiles("lib/actions", /^[^/]+\.ts$/));

/** The operation that each method of each address is bound to. */
export async function routeSurfaces(): Promise<RouteSurface[]> {
  return (await readRoutes()).flatMap(({ file, exports }) =>
    methodNames.flatMap((method) => {
      const handler = exports[method] as BoundHandler | undefined;
      if (!handler?.operation) return [];
      const { operation } = handler;
      return [
        {
          operation,
          name: operation.spec.name,
          method,
          handler,
          path: addressOf(file),
          place: `${method} ${addressOf(file)}`,
        },
      ];
    }),
  );
}

export async function actionSurfaces(): Promise<Surface[]> {
  return (await readActions()).flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, value]) => {
      const operation = (value as { operation?: Operation }).operation;
      return operation
        ? [{ operation, name: operation.spec.name, place: `action ${path.basename(file, ".ts")}.${name}` }]
        : [];
    }),
  );
}

export const jobSurfaces = (): Surface[] =>
  jobs.flatMap(({ name, operation }) => (operation ? [{ operation, name, place: `job ${name}` }] : []));

/** The operations of the domain, by name. */
export async function readOperations(): Promise<Map<string, Operation>> {
  const modules = await readModules(listFiles("lib/domain", /\/(queries|commands)(\/[\w-]+)?\.ts$/));
  const found = new Map<string, Operation>();
  for (const { exports } of modules) {
    for (const value of Object.values(exports)) {
      if (isOperation(value)) found.set(value.spec.name, value);
    }
  }
  return found;
}
