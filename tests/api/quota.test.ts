import { expect, it } from "vitest";
import { makeAccount } from "../factories/accounts";
import { completePitchBody } from "../factories/pitches";
import { testDatabase } from "../setup/database";
import { callRoute } from "./call-route";

testDatabase({ BETA: "false" });
const FREE = 5;

it("402: a brand's sixth pitch outside of beta; unsent it may stay", async () => {
  const brand = await makeAccount({ userType: "brand" });
  const token = brand.accessToken;
  for (let n = 0; n <= FREE; n++) {
    const press = await makeAccount({ userType: "press" });
    const body = { ...completePitchBody(), recipientId: press.userId };
    const { status, json } = await callRoute("/pitches", "POST", { token, body });
    if (n < FREE) expect(status).toBe(201);
    else {
      expect([status, json.error.code]).toEqual([402, "quota_exceeded"]);
      const unsent = await callRoute("/pitches", "POST", { token, body: { ...body, send: false } });
      expect(unsent.json.data.pitch.status).toBe("UNSENT");
      const { id } = unsent.json.data.pitch;
      expect((await callRoute(`/pitches/${id}/send`, "POST", { token })).status).toBe(402);
    }
  }
  const sent = await callRoute("/pitches", "GET", { token, query: { type: "sent" } });
  expect(sent.json.pagination.total).toBe(FREE);
});
