import { describe, expect, it } from "vitest";
import { isOperation } from "@/lib/core/operation";
import { methodNames } from "@/lib/transport/route";
import { type ReadModule, readActions, readOperations, readRoutes, routeExceptions } from "./surfaces";

/** The exports that Next itself reads from a route file. */
const SEGMENT_CONFIG = new Set(["dynamic", "revalidate", "runtime", "maxDuration", "fetchCache"]);

function unboundRoutes(
  { file, exports }: ReadModule,
  excused: readonly string[] = routeExceptions[file]?.methods ?? [],
): string[] {
  return Object.entries(exports).flatMap(([name, value]) => {
    if (SEGMENT_CONFIG.has(name) || excused.includes(name)) return [];
    const bound = value as { operation?: unknown; binding?: unknown };
    const isBound =
      (methodNames as readonly string[]).includes(name) &&
      typeof value === "function" &&
      (bound.binding === "absent" || isOperation(bound.operation));
    return isBound ? [] : [`${file}: ${name}`];
  });
}

const unboundActions = ({ file, exports }: ReadModule): string[] =>
  Object.entries(exports)
    .filter(([, value]) => !isOperation((value as { operation?: unknown }).operation))
    .map(([name]) => `${file}: ${name}`);

describe("every exported binding leads to an operation", () => {
  it("in route handlers", async () => {
    const modules = await readRoutes();
    expect(modules.length).toBeGreaterThan(20);
    expect(modules.flatMap((module) => unboundRoutes(module))).toEqual([]);
  });

  it("in server actions", async () => {
    const modules = await readActions();
    expect(modules.length).toBeGreaterThan(2);
    expect(modules.flatMap(unboundActions)).toEqual([]);
  });

  it("and one that does not is seen", () => {
    const open = async () => new Response("everything");
    expect(unboundRoutes({ file: "app/api/v1/open/route.ts", exports: { GET: open } })).toHaveLength(1);
    const excused = "app/api/v1/health/live/route.ts";
    expect(unboundRoutes({ file: excused, exports: { GET: open, POST: open } })).toEqual([
      `${excused}: POST`,
    ]);
    expect(unboundActions({ file: "lib/actions/open.ts", exports: { open } })).toHaveLength(1);
  });

  it("with exceptions that are still there and needed", async () => {
    const unbound = (await readRoutes()).flatMap((module) => unboundRoutes(module, []));
    const excused = Object.entries(routeExceptions).flatMap(([file, { methods }]) =>
      methods.map((method) => `${file}: ${method}`),
    );
    expect(excused.toSorted()).toEqual(unbound.toSorted());
  });
});

describe("operations", () => {
  it("have one name each, in the form noun.verb", async () => {
    const names = [...(await readOperations()).keys()];
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+\.[a-z][A-Za-z]+$/);
  });
});
