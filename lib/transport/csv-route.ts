import { attachment } from "@/lib/platform/storage/attachment";
import "server-only";
import type { Operation, OutputOf } from "@/lib/core/operation";
import { rawRoute } from "./route";

const mediaType = "text/csv; charset=utf-8";

/** Binds an operation to a CSV file; `name` is the file's, without its ending. */
export const csvRoute = <Op extends Operation>(
  operation: Op,
  write: (output: OutputOf<Op>) => { name: string; text: string },
) =>
  rawRoute(
    operation,
    (output) => {
      const { name, text } = write(output);
      return new Response(text, {
        headers: {
          "content-type": mediaType,
          "content-disposition": attachment(`${name}.csv`),
          "x-content-type-options": "nosniff",
        },
      });
    },
    { mediaType },
  );
