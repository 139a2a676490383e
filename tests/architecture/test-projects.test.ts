import { describe, expect, it } from "vitest";
import { database } from "@/lib/platform/database";
import { projectOf } from "../setup/projects";

describe("a test file", () => {
  it.each([
    ['import { spawn } from "node:child_process";\nvi.mock("./send");', "isolated"],
    ['import { startPostgres } from "@/scripts/launcher/postgres";', "isolated"],
    ['vi.mock("@/lib/platform/mail/send", () => ({}));\ntestDatabase();', "isolated"],
    ["const send = vi.hoisted(() => vi.fn());", "isolated"],
    ['const database = testDatabase({ BETA: "false" });', "database"],
    ["vi.setSystemTime(later);\ntestDatabase();", "isolated"],
    ["expect(slugOf(name)).toBe(slug);", "pure"],
  ])("goes where its source says: %s", (source, project) => {
    expect(projectOf(source)).toBe(project);
  });

  it("has no database where it does not ask for one", () => {
    expect(() => database()).toThrow("DATABASE_URL is required");
  });
});
