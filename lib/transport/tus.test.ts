import { expect, it } from "vitest";
import { withUploadFolder } from "@/lib/platform/uploads/upload-folder";
import { PIECE_TYPE, readTus } from "./tus";

const read = (method: "POST" | "PATCH", headers: Record<string, string>) => {
  const body = method === "PATCH" ? "piece" : null;
  const type = { "content-type": PIECE_TYPE };
  const request = new Request("http://localhost/", { method, headers: { ...type, ...headers }, body });
  return withUploadFolder((folder) => readTus(request, folder));
};

it("reads a number of bytes as decimal digits and nothing else", async () => {
  expect(await read("POST", { "upload-length": "26214400" })).toMatchObject({ size: 26_214_400 });
  expect(await read("PATCH", { "upload-offset": "0" })).toMatchObject({ offset: 0 });
  for (const value of ["1e3", "0x10", "+5", "-5", "5.0", "5,5", "٥", "", "Infinity"]) {
    // A header holds bytes.
    const sent = Buffer.from(value).toString("latin1");
    expect([value, (await read("POST", { "upload-length": sent })).size]).toEqual([value, undefined]);
    expect([value, (await read("PATCH", { "upload-offset": sent })).offset]).toEqual([value, undefined]);
  }
});
