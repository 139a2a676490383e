import { Writable } from "node:stream";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { logOptions } from "./log";
import { redact } from "./redaction";
import { inContext } from "./request-context";

const ID = "01993a5e-7a1c-7c3e-9d5b-1f2e3d4c5b6a";

describe("a text is redacted", () => {
  it.each([
    ["no mailbox maren@longitude.demo here", "no mailbox [e-mail] here"],
    ["<josé.núñez+x@müller.example>", "<[e-mail]>"],
    ["postgres://fivewire:hunter2@db:5432/x", "postgres://[credentials]@db:5432/x"],
    ["/reset-password?token=abc&next=1", "/reset-password?token=[redacted]&next=1"],
    ["Authorization: Bearer abcdefgh12345", "Authorization: Bearer [token]"],
    ["eyJhbGciOi.eyJzdWIi.c2ln", "[token]"],
    ["0123456789abcdef0123456789abcdef", "[token]"],
    [`request ${ID}`, `request ${ID}`],
    ["pitches.create took 12 ms", "pitches.create took 12 ms"],
    ["at run (/srv/app/node_modules/drizzle-orm/postgres-js/session.js:54:22)", undefined],
  ])("%j", (text, expected) => {
    expect(redact(text)).toBe(expected ?? text);
  });
});

describe("a line of the log", () => {
  function written(write: (log: pino.Logger) => void) {
    const lines: string[] = [];
    const target = new Writable({
      write: (piece, _, done) => {
        lines.push(String(piece));
        done();
      },
    });
    write(pino({ ...logOptions, level: "info" }, target));
    return lines.join("");
  }

  it("holds no parameter of the statement that failed, no row, and nobody's address", () => {
    const inner = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: "23505",
      detail: "Key (email)=(ana@post.example) already exists.",
      parameters: ["Ana Castillo"],
    });
    const failed = Object.assign(
      new Error("Failed query: insert into users values ($1, $2)\nparams: Ana Castillo,ana@post.example"),
      { query: "insert", params: ["Ana Castillo", "ana@post.example"], cause: inner },
    );
    const line = written((log) => log.error({ err: failed, email: "ana@post.example" }, "request failed"));
    expect(line).not.toMatch(/Castillo|ana@/);
    expect(JSON.parse(line)).toMatchObject({
      msg: "request failed",
      email: "[Redacted]",
      err: {
        message: "Failed query: insert into users values ($1, $2)",
        cause: { code: "23505", stack: expect.stringContaining("at ") },
      },
    });
  });

  it("names the request and the job on whose account it is written", async () => {
    const line = await inContext({ requestId: "r-1", job: "accounts.verifyMail" }, async () => {
      await Promise.resolve();
      return written((log) => log.info("sent"));
    });
    expect(JSON.parse(line)).toMatchObject({ requestId: "r-1", job: "accounts.verifyMail", msg: "sent" });
    expect(JSON.parse(written((log) => log.info("by itself")))).not.toHaveProperty("requestId");
  });
});
