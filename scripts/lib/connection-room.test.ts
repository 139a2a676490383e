import postgres from "postgres";
import { expect, inject, it } from "vitest";
import { connectionsOf, demandConnectionRoom } from "./connection-room";

it("a pool that leaves no room for others stops the start with the number that fits", async () => {
  const url = inject("serverUrl");
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [row] = await sql`select current_setting('max_connections')::int
    - current_setting('superuser_reserved_connections')::int
    - current_setting('reserved_connections')::int as room`;
  await sql.end();
  const room = row?.room as number;

  const parts = ["app", "worker"] as const;
  await demandConnectionRoom(url, parts, 10);
  const refusal = await demandConnectionRoom(url, parts, room).then(
    () => "It was let through.",
    (error: Error) => error.message,
  );
  expect(refusal).toContain(`The database has ${room} connections`);
  const fitting = Number(/Set DATABASE_POOL to (\d+) or less/.exec(refusal)?.[1]);
  await demandConnectionRoom(url, parts, fitting);
  await expect(demandConnectionRoom(url, parts, fitting + 1)).rejects.toThrow(/DATABASE_POOL/);
  expect(connectionsOf(parts, fitting)).toBeLessThanOrEqual(room - 10);
});
