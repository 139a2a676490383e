import { database } from "@/lib/platform/database";

/** By which a new connection asks for the types it meets: what it costs is no part of any work. */
const OF_A_CONNECTION = /\bpg_catalog\.pg_type\b/;

/** The statements that the process's pool sends while some work is done, in their order and without their values. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { options } = database().sql;
  const before = options.debug;
  const sent: string[] = [];
  options.debug = (_connection: number, text: string) => {
    if (!OF_A_CONNECTION.test(text)) sent.push(text.replace(/\s+/g, " ").trim());
  };
  try {
    await work();
  } finally {
    options.debug = before;
  }
  return sent;
}
