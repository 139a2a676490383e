import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { deferredRules } from "./deferred-rules";

const schema = z.object({ email: z.string().min(1, "Email is required") });
const options = { fields: {}, shouldUseNativeValidation: false };

describe("a form's rules that load when it is first used", () => {
  it("load once, however often the form is warmed or judged", async () => {
    const load = vi.fn(async () => schema);
    const { resolver, warm } = deferredRules(load);
    expect(load).not.toHaveBeenCalled();
    warm();
    warm();
    const refused = await resolver({ email: "" }, undefined, options);
    expect(refused.errors.email?.message).toBe("Email is required");
    expect(await resolver({ email: "a" }, undefined, options)).toEqual({
      values: { email: "a" },
      errors: {},
    });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  it("refuse to send and say why while they can't be loaded, and try again the next time", async () => {
    const load = vi.fn(async () => schema).mockRejectedValueOnce(new Error("ChunkLoadError"));
    const { resolver } = deferredRules(load);
    const offline = await resolver({ email: "a" }, undefined, options);
    expect(offline.values).toEqual({});
    expect(offline.errors.root?.message).toMatch(/^Unable to connect to the server/);
    expect(await resolver({ email: "a" }, undefined, options)).toEqual({
      values: { email: "a" },
      errors: {},
    });
  });
});
