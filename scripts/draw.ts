/**
 * Draws one of the demo's landscapes as a JPEG for print and sends it to the worker that started it (see
 * lib/server/drawing-process.ts): `draw.mjs <name> <pixels wide>`. It takes only what time the processor has to spare.
 */
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { drawForPrint } from "./seed/art/landscapes/draw-landscape";
import { isLandscape } from "./seed/art/landscapes/pictures";

setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
// The worker is gone: nobody waits for the picture.
process.on("disconnect", () => process.exit());

const [name = "", width] = process.argv.slice(2);
if (!isLandscape(name)) throw new Error(`There is no landscape called ${name}.`);
process.send?.(await drawForPrint(name, Number(width)), () => process.disconnect());
