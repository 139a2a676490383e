import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { resetSettings } from "@/lib/platform/settings/settings";
import { type Behaviour, type ModelServer, startModelServer } from "../factories/model-server";
import { figuresOf } from "./news-figures";
import { evaluateNewsworthiness, type LabelledPitch, readLabelled } from "./newsworthiness";
import { ProviderEvaluation } from "./provider";
import { reportProvider } from "./provider-figures";

const KEY = "a-key-that-is-never-printed";
let model: ModelServer;

const isEnglish = ({ language }: LabelledPitch) => language === "en";
/**
 * Eight pitches whose fields are within the product's limits, so that a change can be made; four are news.
 */
const rows = readLabelled("later").filter(isEnglish);
const builtIn = await evaluateNewsworthiness(rows);
const nothing = { invented: 0, unfit: 0 };
const none = { pitches: 8, news: 4, verified: 0, both: 0 };

function configure(over: Record<string, string> = {}) {
  Object.assign(process.env, {
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: `${model.url}/v1`,
    AI_API_KEY: KEY,
    AI_MODEL: "stand-in",
    AI_TIMEOUT_SECONDS: "20",
    ...over,
  });
  resetSettings();
}

const isForScore = (text: string) => text.includes("You judge whether a pitch");
/** The row that a request is about: its title stands in it as JSON in JSON. */
function rowOf(text: string, among: readonly LabelledPitch[] = rows): LabelledPitch {
  const found = among.find(({ pitch }) =>
    text.includes(JSON.stringify(JSON.stringify(pitch.title)).slice(1, -1)),
  );
  if (!found) throw new Error("No pitch has this title.");
  return found;
}
const scores = (...all: unknown[]): Behaviour => ({ elements: all.map((score) => ({ score })) });
/** Judges with the label's score, and answers the changes that `change` makes of a row. */
const judgeRightly =
  (change: (row: LabelledPitch) => readonly object[] = () => []) =>
  (text: string): Behaviour => {
    const row = rowOf(text);
    return isForScore(text) ? scores(row.isNews ? 0.9 : 0.1) : { elements: change(row) };
  };

async function evaluate(behaviour: Behaviour | ((text: string) => Behaviour), among = rows) {
  model.behave(behaviour);
  const evaluation = new ProviderEvaluation();
  const figures = await evaluation.evaluate(among);
  const { tokens, uncounted, leftOut } = evaluation;
  return { figures, use: { tokens, uncounted, leftOut, endings: Object.fromEntries(evaluation.endings) } };
}

/** The figures of a provider that gave no answer at all. */
const withoutAnswers = {
  builtIn,
  alone: { en: none, all: none },
  together: builtIn,
  unjudged: new Set(rows),
  unproposed: new Set(rows),
};

beforeAll(async () => {
  model = await startModelServer();
});
beforeEach(() => {
  model.requests.length = 0;
  configure();
});
afterAll(async () => {
  await model.close();
  for (const name of Object.keys(process.env)) if (name.startsWith("AI_")) delete process.env[name];
  resetSettings();
});

it("begins with pitches of which the built-in model verifies some", () => {
  expect(builtIn.all).toMatchObject({ pitches: 8, news: 4 });
  expect(builtIn.all?.verified).toBeGreaterThan(0);
});

describe.each(["openai-compatible", "anthropic"])("a provider of the %s protocol", (AI_PROVIDER) => {
  beforeEach(() => configure({ AI_PROVIDER }));

  it("is counted by its own scores, and leaves the badge to the built-in model", async () => {
    const { figures, use } = await evaluate(judgeRightly());
    const right = { pitches: 8, news: 4, verified: 4, both: 4 };
    expect(figures).toEqual({
      ...{ builtIn, alone: { en: right, all: right }, together: builtIn },
      ...{ unjudged: new Set(), unproposed: new Set() },
    });
    expect(use).toEqual({ tokens: 16 * 500, uncounted: 0, leftOut: nothing, endings: { whole: 16 } });
    expect(model.requests).toHaveLength(16);
  });

  it("verifies above 0.7, not at it", async () => {
    const at = await evaluate((text) => (isForScore(text) ? scores(0.7) : {}));
    expect(at.figures.alone.all).toEqual(none);
    const above = await evaluate((text) => (isForScore(text) ? scores(0.71) : {}));
    expect(above.figures.alone.all).toEqual({ pitches: 8, news: 4, verified: 8, both: 4 });
  });
});

it("judges together what the pitch says once every change that holds is taken", async () => {
  // The changes leave nothing of the pitch but its title and place, which is no news.
  const fields = ["who", "what", "when", "why"] as const;
  const { figures, use } = await evaluate(
    judgeRightly(({ pitch }) =>
      fields.map((field) => ({ field, before: pitch[field], after: "", reason: "" })),
    ),
  );
  expect(figures.together.all).toEqual(none);
  expect(figures.builtIn).toEqual(builtIn);
  expect(figures.unproposed).toEqual(new Set());
  expect(use.leftOut).toEqual(nothing);
});

describe("what is no answer leaves the built-in figures as they are", () => {
  it.each<[name: string, Behaviour, ending: string]>([
    ["stalls", { ...scores(0.9), after: { signs: 5, how: "stall" } }, "timeout"],
    ["breaks off", { ...scores(0.9), after: { signs: 5, how: "break" } }, "broken"],
    ["answers no JSON", { text: "This is news, trust me." }, "unusable"],
    ["refuses", { status: 401 }, "unavailable"],
  ])("of a provider that %s", async (_, behaviour, ending) => {
    configure({ AI_TIMEOUT_SECONDS: "1" });
    const { figures, use } = await evaluate(behaviour);
    expect(figures).toEqual(withoutAnswers);
    expect(use.endings).toEqual({ [ending]: 16 });
  });

  it.each([
    ["out of bounds", scores(7)],
    ["in words", scores("high")],
    ["twice", scores(0.9, 0.1)],
    ["not at all", scores()],
  ])("of a score that is given %s", async (_, score) => {
    const { figures, use } = await evaluate((text) => (isForScore(text) ? score : {}));
    expect(figures).toEqual({ ...withoutAnswers, unproposed: new Set() });
    expect(use.endings).toEqual({ unusable: 8, whole: 8 });
  });

  it("of changes that invent, or fit nowhere", async () => {
    const invented = {
      field: "why",
      before: "",
      after: "It cost Zoltan Kovaxy 7,654,321 euros.",
      reason: "more",
    };
    const astray = { field: "why", before: "words that stand nowhere", after: "others", reason: "shorter" };
    const { figures, use } = await evaluate(judgeRightly(() => [invented, astray]));
    expect(figures.together).toEqual(builtIn);
    expect(figures.unproposed).toEqual(new Set(rows));
    expect(use).toMatchObject({
      leftOut: { invented: 8, unfit: 8 },
      endings: { whole: 8, "nothing held": 8 },
    });
  });

  it("of one answer among others", async () => {
    const [first] = rows;
    const { figures } = await evaluate((text) =>
      rowOf(text) === first ? { after: { signs: 1, how: "break" } } : judgeRightly()(text),
    );
    expect(figures.unjudged).toEqual(new Set([first]));
    expect(figures.alone.all).toEqual({ pitches: 8, news: 4, verified: 3, both: 3 });
    expect(figures.together).toEqual(builtIn);
  });
});

it("counts requests without a stated number of tokens", async () => {
  const { use } = await evaluate((text) => ({ ...judgeRightly()(text), usage: null }));
  expect(use).toMatchObject({ tokens: 0, uncounted: 16 });
});

it("asks four at once and never more", async () => {
  let open = 0;
  let most = 0;
  let goOn = () => {};
  const fourHaveCome = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await evaluate((text) => ({
    ...judgeRightly()(text),
    beforePart: async (at) => {
      if (at > 0) return;
      most = Math.max(most, ++open);
      if (open === 4) goOn();
      await fourHaveCome;
      open--;
    },
  }));
  expect(most).toBe(4);
});

it("gives up a provider that leaves twenty questions in a row unanswered", async () => {
  const english = readLabelled("tuning").filter(isEnglish);
  const { figures, use } = await evaluate({ status: 500 }, english);
  const asked = model.requests.length;
  expect(asked).toBeGreaterThanOrEqual(20);
  // The questions that were on their way at that moment are counted as well.
  expect(asked).toBeLessThan(24);
  expect(use.endings).toEqual({ unavailable: asked, "not asked": 2 * english.length - asked });
  expect(figures.unjudged).toEqual(new Set(english));
  expect(figures.together).toEqual(figures.builtIn);
});

describe("the report", () => {
  const report = async (behaviour: Behaviour | ((text: string) => Behaviour)) => {
    model.behave(behaviour);
    const output: string[] = [];
    await reportProvider(
      (text) => output.push(text),
      () => rows,
    );
    return output.join("\n");
  };

  it("sets the three side by side, with what was left unanswered and what it took", async () => {
    const text = await report((asked) => (isForScore(asked) ? scores(1) : { status: 503 }));
    const ours = figuresOf(builtIn.all);
    expect(text).toContain(`| **together** | 8 | ${ours} | 0.50 | 1.00 | ${ours} | 0 | 8 |`);
    expect(text).toContain("48 requests: 24 answered, 24 refused or not reached.");
    expect(text).toContain("12000 tokens as the provider counted them; 24 requests have no count.");
  });

  it("prints neither key nor address, whatever the provider answers", async () => {
    for (const behaviour of [judgeRightly(), { status: 401 }, { text: KEY }]) {
      const text = await report(behaviour);
      expect(text).toContain("stand-in");
      for (const secret of [KEY, model.url]) expect(text).not.toContain(secret);
    }
    expect(String(model.requests[0]?.headers.authorization)).toContain(KEY);
  });
});
