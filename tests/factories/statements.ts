import { database } from "@/lib/platform/database";

/** A new connection asks for the types that it meets with this query, which is no part of the work. */
const OF_A_CONNECTION = /\bpg_catalog\.pg_type\b/;

/** The statements that the process's pool sends during some work, in order and without their values. */
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
