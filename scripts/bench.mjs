// `npm run bench` installs what is missing, then measures. Figures are ratios within one run.
import { checkNode, ensureInstalled, runScript } from "./lib/bootstrap.mjs";

checkNode();
await ensureInstalled();
runScript("bench.ts", process.argv.slice(2));
