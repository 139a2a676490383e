import { expect, it } from "vitest";
import { warningsAbout } from "./environment";

it("a deployment that is reached without TLS is warned, and one on this machine is not", () => {
  for (const APP_URL of ["http://press.example", "http://10.0.0.5:3000"])
    expect(warningsAbout({ APP_URL })).toEqual([expect.stringContaining(`APP_URL is ${APP_URL}: passwords`)]);
  for (const APP_URL of ["https://press.example", "http://localhost:3000", "http://127.0.0.1:3000"])
    expect(warningsAbout({ APP_URL })).toEqual([]);
});
