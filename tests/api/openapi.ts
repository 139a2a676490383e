import { z } from "zod";
import { errorTable } from "@/lib/core/errors";
import { paginationSchema } from "@/lib/core/page-schema";
import { tokensView, userView } from "@/lib/domain/accounts/accounts/schema";
import { tokenView } from "@/lib/domain/accounts/tokens/schema";
import { directoryCard, optionCounts } from "@/lib/domain/discovery/directories/schema";
import { coverageEntryView } from "@/lib/domain/insights/coverage/schema";
import { countedDaysView, countedEntryView } from "@/lib/domain/insights/figures/schema";
import { cardView, learningView, matchView, suggestionView } from "@/lib/domain/matching/matches/schema";
import { callView } from "@/lib/domain/messaging/calls/schema";
import { messageFileView } from "@/lib/domain/messaging/files/schema";
import { conversationView, messageView, scheduledMessageView } from "@/lib/domain/messaging/messages/schema";
import { assetView } from "@/lib/domain/newsrooms/assets/schema";
import { importView } from "@/lib/domain/newsrooms/imports/schema";
import { productRequestView } from "@/lib/domain/newsrooms/product-requests/schema";
import { releaseListView, releaseShareView, releaseView } from "@/lib/domain/newsrooms/releases/schema";
import { draftPieces, draftView, newsworthinessView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { pitchPageView } from "@/lib/domain/pitching/pitch-pages/schema";
import { aiAssistOutput, pitchPieces, pitchView } from "@/lib/domain/pitching/pitches/schema";
import { builderDraftView, builderValues } from "@/lib/domain/profiles/builders/schema";
import { companyView } from "@/lib/domain/profiles/companies/schema";
import { siteProofView, submissionView } from "@/lib/domain/profiles/evidence/schema";
import { followListView } from "@/lib/domain/profiles/follows/schema";
import { notificationView } from "@/lib/domain/profiles/notifications/schema";
import {
  coverageView,
  ownProfileView,
  partyView,
  profilePageView,
  profileView,
  requestView,
  testimonialView,
  workSampleView,
} from "@/lib/domain/profiles/profiles/schema";
import { deviceView } from "@/lib/domain/profiles/push/schema";
import { personView } from "@/lib/domain/staff/people/schema";
import { platformFiguresView } from "@/lib/domain/staff/platform-figures/schema";
import { caseView, reportView } from "@/lib/domain/staff/reports/schema";
import { locationSuggestion } from "@/lib/domain/vocabulary/locations/schema";
import { PRODUCT_NAME } from "@/lib/product";
import type { RouteOptions } from "@/lib/transport/route";
import { PIECE_TYPE } from "@/lib/transport/tus";
import { type RouteSurface, routeSurfaces } from "../architecture/surfaces";

type Json = Record<string, unknown>;

/** Shapes that many answers share, which the document describes once under these names. */
const named: Record<string, z.ZodType> = {
  AiSuggestion: aiAssistOutput.shape.suggestions.element,
  Asset: assetView,
  BuilderDraft: builderDraftView,
  BuilderValues: builderValues,
  Card: cardView,
  CompatibilityFactors: suggestionView.shape.compatibilityFactors,
  Call: callView,
  Conversation: conversationView,
  CountedDays: countedDaysView,
  Coverage: coverageView,
  CoverageEntry: coverageEntryView,
  CountedEntry: countedEntryView,
  DirectoryCard: directoryCard,
  Draft: draftView,
  DraftPieces: draftPieces,
  Factor: suggestionView.shape.factors.shape.topicAlignment,
  Factors: suggestionView.shape.factors,
  FollowParty: followListView.shape.users.element,
  LearnedWeight: learningView.shape.weights.element,
  HeroStory: profileView.options[1].shape.heroStories.element,
  Location: locationSuggestion,
  Match: matchView,
  Message: messageView,
  MessageFile: messageFileView,
  ScheduledMessage: scheduledMessageView,
  Newsworthiness: newsworthinessView,
  Notification: notificationView,
  PushDevice: deviceView,
  OwnProfile: ownProfileView,
  OptionCounts: optionCounts,
  Pagination: paginationSchema,
  Person: personView,
  PlatformCounts: platformFiguresView.shape.totals,
  Party: partyView,
  Import: importView,
  Pitch: pitchView,
  PitchPage: pitchPageView,
  PitchPieces: pitchPieces,
  ProductRequest: productRequestView,
  Report: reportView,
  ReportCase: caseView,
  Profile: profileView,
  Company: companyView,
  Release: releaseView,
  ReleaseListed: releaseListView.shape.releases.element,
  ReleaseShare: releaseShareView,
  Request: requestView,
  SiteProof: siteProofView,
  SocialMedia: profileView.options[0].shape.socialMedia,
  Submission: submissionView,
  Suggestion: suggestionView,
  Tokens: tokensView,
  ApiToken: tokenView,
  Preferences: userView.shape.preferences,
  User: userView,
  WorkSample: workSampleView,
  Testimonial: testimonialView,
  ProfilePage: profilePageView,
};
for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { ...schema.meta(), id });

/** Definitions found so far, by name; they become the document's components. */
const components: Record<string, Json> = {};

function toSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  }) as Json;
  const text = JSON.stringify({ json, $defs: $defs ?? {} }, plainly).replaceAll(
    "#/$defs/",
    "#/components/schemas/",
  );
  const moved = JSON.parse(text) as { json: Json; $defs: Record<string, Json> };
  for (const [id, { id: _, $id, ...definition }] of Object.entries(moved.$defs)) components[id] = definition;
  const { id, $id, ...rest } = moved.json;
  return rest;
}

/** Leaves out what a program added to a schema: the bounds of a safe integer, and the pattern of a format. */
function plainly(this: Json, key: string, value: unknown) {
  if (key === "pattern" && this.format !== undefined) return undefined;
  if (key === "minimum" && value === Number.MIN_SAFE_INTEGER) return undefined;
  if (key === "maximum" && value === Number.MAX_SAFE_INTEGER) return undefined;
  return value;
}

const input = (schema: z.ZodType): Json => toSchema(schema, "input");
const output = (schema: z.ZodType): Json => toSchema(schema, "output");

const responseRef = (code: string) => ({ $ref: `#/components/responses/${code}` });

/** The data of a success in its envelope; `pagination` stands beside `data`. */
function envelopeOf(schema: z.ZodType): Json {
  const {
    properties = {},
    required = [],
    ...rest
  } = output(schema) as { properties?: Json; required?: string[] } & Json;
  const { pagination, ...data } = properties;
  return {
    type: "object",
    required: ["success", "data", ...(pagination ? ["pagination"] : [])],
    properties: {
      success: { const: true },
      data: { ...rest, properties: data, required: required.filter((name) => name !== "pagination") },
      message: { type: "string" },
      ...(pagination ? { pagination: { $ref: "#/components/schemas/Pagination" } } : {}),
    },
  };
}

function requestOf(surface: RouteSurface): { parameters: Json[]; requestBody?: Json } {
  const { operation, method, path, handler } = surface;
  const { properties = {}, required = [] } = input(operation.spec.input) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const parameters: Json[] = inPath.map((name) => ({
    name,
    in: "path",
    required: true,
    schema: properties[name] ?? { type: "string" },
  }));
  const rest = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  if (method === "GET") {
    const query = rest.map(([name, schema]) => ({
      name,
      in: "query",
      required: required.includes(name),
      schema,
    }));
    return { parameters: [...parameters, ...query] };
  }
  if (rest.length === 0) return { parameters };
  if (handler.takes === "tus")
    return { ...tusRequests[method], parameters: [...parameters, ...tusHeaders(method)] };
  const schema = {
    type: "object",
    properties: Object.fromEntries(rest),
    required: required.filter((name) => !inPath.includes(name)),
  };
  const binding = handler.binding as RouteOptions | "raw";
  const multipart =
    typeof binding === "object" && typeof binding.body === "object" && "multipart" in binding.body;
  return {
    parameters,
    requestBody: { content: { [multipart ? "multipart/form-data" : "application/json"]: { schema } } },
  };
}

const tusHeaders = (method: string) =>
  (method === "POST" ? ["upload-length", "upload-metadata"] : ["upload-offset"]).map((name) => ({
    ...{ name, in: "header", required: true, schema: { type: "string" } },
  }));
const tusRequests: Record<string, Json> = {
  PATCH: { requestBody: { content: { [PIECE_TYPE]: { schema: { type: "string", format: "binary" } } } } },
};

/** `taken` holds the ids of the calls before it: an operation that has two calls has an id for each. */
function describe(surface: RouteSurface, taken: Set<string>): Json {
  const { operation, handler, method } = surface;
  const { spec } = operation;
  const isPublic = typeof spec.access === "object" && "public" in spec.access;
  const binding = handler.binding as RouteOptions | "raw";
  const status = typeof binding === "object" ? (binding.status ?? 200) : 200;
  const body = binding === "raw" ? output(spec.output) : envelopeOf(spec.output);
  const [tag = ""] = spec.name.split(".");
  const operationId = taken.has(spec.name) ? `${spec.name}.${method.toLowerCase()}` : spec.name;
  taken.add(operationId);
  return {
    operationId,
    tags: [tag],
    summary: spec.summary,
    ...(isPublic ? { security: [] } : {}),
    ...requestOf(surface),
    responses: {
      [status]: {
        description: "Success",
        content: handler.mediaType
          ? { [handler.mediaType]: { schema: { type: "string", format: "binary" } } }
          : { "application/json": { schema: body } },
      },
      400: responseRef("invalid_input"),
      ...(isPublic ? {} : { 401: responseRef("unauthenticated"), 403: responseRef("forbidden") }),
      ...(spec.subject || surface.path.includes("{") ? { 404: responseRef("not_found") } : {}),
      ...(method === "GET" ? {} : { 409: responseRef("conflict") }),
      429: responseRef("rate_limited"),
    },
  };
}

/** OpenAPI 3.1, made from what the route handlers are bound to. Names no host, so one document fits every one. */
export async function buildOpenApi(): Promise<Json> {
  const paths: Record<string, Json> = {};
  const taken = new Set<string>();
  for (const surface of await routeSurfaces()) {
    if (!surface.path.startsWith("/api/v1/")) continue;
    const path = surface.path.slice("/api/v1".length);
    paths[path] ??= {};
    paths[path][surface.method.toLowerCase()] = describe(surface, taken);
  }
  const errorBody = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT_NAME} API`,
      version: "1",
      description: "See docs/api.md for the envelope and its codes.",
    },
    servers: [{ url: "/api/v1" }],
    security: [{ bearer: [] }, { cookie: [] }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        cookie: { type: "apiKey", in: "cookie", name: "fivewire.session" },
      },
      schemas: {
        ...Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
        Error: output(errorSchema),
      },
      responses: Object.fromEntries(
        Object.entries(errorTable).map(([code, { message }]) => [
          code,
          { description: message, content: errorBody },
        ]),
      ),
    },
  };
}

const COLUMNS = 110;

/** The document as readable text: what fits on a line is on one. */
export function printDocument(value: unknown, indent = ""): string {
  const flat = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + flat.length <= COLUMNS) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => printDocument(item, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${JSON.stringify(key)}: ${printDocument(item, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${inner}${lines.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** The schema of a refusal in its envelope. */
export const errorSchema = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.enum(Object.keys(errorTable) as [string, ...string[]]),
    message: z.string(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
    details: z.record(z.string(), z.string()).optional(),
  }),
  message: z.string(),
});
