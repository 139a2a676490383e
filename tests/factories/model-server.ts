import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A change in the form in which the product asks a model for it. */
export type Change = { field: string; before: string; after: string; reason: string };

/** The way in which the next answers are given. */
export type Behaviour = {
  /** The answer's elements, which may be anything. */
  elements?: readonly unknown[];
  /** The answer's text, in place of elements. */
  text?: string;
  /** Ends the connection, or stalls, after so many characters of the text. */
  after?: { signs: number; how: "break" | "stall" };
  /** Refuses with this status, and a body that repeats the question as providers do. */
  status?: number;
  /** The answer never ends. */
  endless?: boolean;
  /** The tokens that the answer counts; null counts none. */
  usage?: { input: number; output: number } | null;
  /** Is called before each part of the text, so that a test can hold the stream there. */
  beforePart?: (at: number) => Promise<void>;
};

export type AskedRequest = {
  path: string;
  headers: Record<string, unknown>;
  text: string;
  /** The client ended the connection before the answer was whole. */
  isLeft: boolean;
};

export type ModelServer = {
  url: string;
  requests: AskedRequest[];
  /** Sets the behaviour for every request, or chooses one for each by its text. */
  behave: (next: Behaviour | ((text: string) => Behaviour)) => void;
  close: () => Promise<void>;
};

const PART = 24;

/**
 * Starts a local provider that speaks the protocols of OpenAI's chat completions and of Anthropic's messages,
 * both streamed, and answers, stalls, lies or breaks off as a test says.
 */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const requests: AskedRequest[] = [];
  let behaviourFor: (text: string) => Behaviour = () => ({});
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const received = { path: request.url ?? "", headers: request.headers, text, isLeft: false };
    requests.push(received);
    response.once("close", () => {
      received.isLeft = !response.writableFinished;
    });
    const behaviour = behaviourFor(text);
    const { status, after, endless, usage = { input: 400, output: 100 } } = behaviour;
    if (status) {
      response.writeHead(status, { "content-type": "application/json" });
      return response.end(JSON.stringify({ error: { message: `No: ${text}`, type: "error" } }));
    }
    const asked = JSON.parse(text) as { tools?: { name: string }[] };
    const protocol = request.url?.endsWith("/messages") ? messages(asked) : completions();
    const write = (data: object, event?: string) =>
      new Promise<void>((resolve) => {
        const head = event ? `event: ${event}\n` : "";
        response.write(`${head}data: ${JSON.stringify(data)}\n\n`, () => resolve());
      });
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const { event, data } of protocol.open(usage)) await write(data, event);
    const whole = behaviour.text ?? JSON.stringify({ elements: behaviour.elements ?? [] });
    for (let at = 0; endless || at < whole.length; at += PART) {
      if (response.destroyed) return;
      await behaviour.beforePart?.(at);
      if (after && at >= after.signs) {
        if (after.how === "break") response.destroy();
        return;
      }
      const { event, data } = protocol.part(endless ? "x".repeat(4096) : whole.slice(at, at + PART));
      await write(data, event);
    }
    for (const { event, data } of protocol.close(usage)) await write(data, event);
    if (!request.url?.endsWith("/messages")) response.write("data: [DONE]\n\n");
    response.end();
  }

  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (next) => {
      behaviourFor = typeof next === "function" ? next : () => next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Event = { event?: string; data: object };
type Usage = Behaviour["usage"];
type Protocol = {
  open: (usage: Usage) => Event[];
  part: (text: string) => Event;
  close: (usage: Usage) => Event[];
};

function completions(): Protocol {
  const chunk = (delta: object, finish: string | null = null) => ({
    data: {
      id: "chatcmpl-1",
      object: "chat.completion.chunk",
      created: 1,
      model: "stand-in",
      choices: [{ index: 0, delta, finish_reason: finish }],
    },
  });
  return {
    open: () => [chunk({ role: "assistant", content: "" })],
    part: (text) => chunk({ content: text }),
    close: (usage) => [
      chunk({}, "stop"),
      ...(usage
        ? [
            {
              data: {
                id: "chatcmpl-1",
                choices: [],
                usage: {
                  prompt_tokens: usage.input,
                  completion_tokens: usage.output,
                  total_tokens: usage.input + usage.output,
                },
              },
            },
          ]
        : []),
    ],
  };
}

/** The answer is sent as text, or as the input of the tool that the request offers. */
function messages({ tools }: { tools?: { name: string }[] }): Protocol {
  const tool = tools?.[0];
  const event = (data: { type: string } & Record<string, unknown>): Event => ({ event: data.type, data });
  const block = tool
    ? { type: "tool_use", id: "toolu_1", name: tool.name, input: {} }
    : { type: "text", text: "" };
  return {
    open: (usage) => [
      event({
        type: "message_start",
        message: {
          ...{ id: "msg_1", type: "message", role: "assistant", model: "stand-in", content: [] },
          ...{ stop_reason: null, stop_sequence: null },
          usage: { input_tokens: usage?.input ?? 0, output_tokens: 1 },
        },
      }),
      event({ type: "content_block_start", index: 0, content_block: block }),
    ],
    part: (text) =>
      event({
        type: "content_block_delta",
        index: 0,
        delta: tool ? { type: "input_json_delta", partial_json: text } : { type: "text_delta", text },
      }),
    close: (usage) => [
      event({ type: "content_block_stop", index: 0 }),
      event({
        type: "message_delta",
        delta: { stop_reason: tool ? "tool_use" : "end_turn", stop_sequence: null },
        usage: { output_tokens: usage?.output ?? 0 },
      }),
      event({ type: "message_stop" }),
    ],
  };
}
