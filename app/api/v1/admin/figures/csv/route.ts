import { readPlatformFigures } from "@/lib/domain/staff/platform-figures/queries";
import { writePlatformFigures } from "@/lib/formats/platform-csv";
import { csvRoute } from "@/lib/transport/csv-route";
import { methods } from "@/lib/transport/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: csvRoute(readPlatformFigures, ({ figures }) => writePlatformFigures(figures)),
});
