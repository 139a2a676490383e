import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyMail } from "@/lib/domain/accounts/accounts/events";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { inContext } from "@/lib/platform/request-context";
import { readSettings, resetSettings } from "@/lib/platform/settings/settings";
import { telemetry } from "@/lib/platform/telemetry/telemetry";
import { callRoute } from "@/tests/api/call-route";
import { signUp } from "@/tests/api/calls";
import { testDatabase } from "@/tests/setup/database";
import { pickPort } from "./ports";
import { startTelemetry, stopTelemetry, telemetryEnvironment } from "./telemetry";

type SentSpan = {
  name: string;
  traceId: string;
  parentSpanId?: string;
  spanId: string;
  kind: number;
  attributes: unknown[];
};

const { sql } = testDatabase();
const sent: SentSpan[] = [];
let collector: Server;
let metricsPort: number;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    for (const resource of body.resourceSpans ?? [])
      for (const scope of resource.scopeSpans) sent.push(...scope.spans);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  metricsPort = await pickPort();
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_METRICS_EXPORTER: "prometheus",
    OTEL_EXPORTER_PROMETHEUS_PORT: String(metricsPort),
  });
  resetSettings();
});
afterAll(async () => {
  await stopTelemetry();
  await new Promise((resolve) => collector.close(resolve));
});

it("a request, its operation, its statements and its job are one trace, and are counted", async () => {
  expect(telemetry()).toBeUndefined();
  await startTelemetry("app");
  const span = telemetry()?.begin({ kind: "request", name: "api" });
  const body = signUp();
  const answer = await span?.run(() =>
    inContext({ requestId: "traced-1" }, () => callRoute("/auth/register", "POST", { body })),
  );
  span?.end("ok", { "http.response.status_code": 201 });
  expect(answer?.status).toBe(201);
  const [job] = await sql()`select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'accounts.verifyMail'`;
  await performJob(verifyMail, job?.payload);

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(
    /fivewire_operation_duration_count\{[^}]*name="accounts.register"[^}]*outcome="ok"/,
  );
  expect(metrics).toMatch(/fivewire_job_duration_count\{[^}]*name="accounts.verifyMail"/);
  expect(metrics).toContain("process_memory_usage");

  await stopTelemetry();
  const request = sent.find(({ name }) => name === "api");
  const operation = sent.find(({ name }) => name === "accounts.register");
  const mail = sent.find(({ name }) => name === "accounts.verifyMail");
  const statements = sent.filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
  expect(operation?.parentSpanId).toBe(request?.spanId);
  expect(statements.map(({ name }) => name)).toContain("insert");
  expect([operation?.traceId, mail?.traceId]).toEqual([request?.traceId, request?.traceId]);
  expect(JSON.stringify(operation?.attributes)).toContain("traced-1");
  // Spans and metrics hold nothing that people typed.
  const all = JSON.stringify(sent) + metrics;
  for (const typed of [body.email, body.name, body.password]) expect(all).not.toContain(typed);
});

it("asks for nothing that nobody named, and gives the worker a port of its own", () => {
  const given = { DEPLOYMENT: "demo", AUTH_SECRET: "a secret of at least 32 characters, made up" };
  const of = (part: "app" | "worker", more: object) =>
    telemetryEnvironment(part, readSettings({ ...given, ...more }), {});
  expect(of("app", { OTEL_METRICS_EXPORTER: "prometheus" })).toMatchObject({
    OTEL_TRACES_EXPORTER: "none",
    OTEL_METRICS_EXPORTER: "prometheus",
    OTEL_LOGS_EXPORTER: "none",
    OTEL_EXPORTER_PROMETHEUS_HOST: "127.0.0.1",
    OTEL_EXPORTER_PROMETHEUS_PORT: "9464",
  });
  expect(of("worker", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" })).toMatchObject({
    OTEL_SERVICE_NAME: "fivewire-worker",
    OTEL_TRACES_EXPORTER: "otlp",
    OTEL_METRICS_EXPORTER: "otlp",
    OTEL_EXPORTER_PROMETHEUS_PORT: "9465",
  });
});
