import { api } from "@/lib/client/api";
import type { DataAt } from "@/lib/client/api-types";
import type { ActOutput } from "@/lib/domain/matching/matches/schema";

/**
 * Compiled by `npm run typecheck`, never run: each line below a directive must not compile. If one does, the
 * directive itself becomes the error.
 */
export const calls = async () => {
  const answer = await api.post("/matches/{id}/action", { params: { id: "1" }, body: { action: "like" } });
  if (answer.ok) answer.data satisfies ActOutput;
  const page = await api.get("/matches", { query: { limit: 20, cursor: null } });
  if (page.ok) page.pagination.nextCursor satisfies string | null;

  // @ts-expect-error there is no such address
  api.get("/matchez");

  // @ts-expect-error the address does not answer to this method
  api.put("/matches");

  // @ts-expect-error the address is not bound to an answer in the envelope
  api.post("/realtime/auth", { body: {} });

  // @ts-expect-error the address opens an API session, and a browser has its own
  api.post("/auth/register", { body: {} as never });

  // @ts-expect-error a part of the path is left out
  api.post("/matches/{id}/action", { body: { action: "like" } });

  // @ts-expect-error a part of the path has another name
  api.delete("/assets/{id}", { params: { assetId: "1" } });

  // @ts-expect-error the body is left out
  api.post("/matches/{id}/action", { params: { id: "1" } });

  // @ts-expect-error the body holds a value that the operation does not take
  api.post("/matches/{id}/action", { params: { id: "1" }, body: { action: "wink" } });

  // @ts-expect-error the body holds a field that the operation does not know
  api.put("/assets/order", { body: { ids: [], sorted: true } });

  // @ts-expect-error the query holds a field that the operation does not know
  api.get("/matches", { query: { colour: "red" } });

  // @ts-expect-error the data has no such field
  if (page.ok) page.data.matchez;

  // @ts-expect-error pagination stands beside the data
  type Lifted = DataAt<"GET", "/matches">["pagination"];
  return null as Lifted;
};
