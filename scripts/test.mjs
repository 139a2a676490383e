// `npm test` installs what is missing, then hands over to the runner.
import { checkNode, ensureInstalled, runScript } from "./lib/bootstrap.mjs";

checkNode();
await ensureInstalled();
runScript("test.ts", process.argv.slice(2));
