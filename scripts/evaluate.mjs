// `npm run evaluate` installs what is missing, then judges the labelled sets and prints the published figures.
import { checkNode, ensureInstalled, loadEnvFile, runScript } from "./lib/bootstrap.mjs";

checkNode();
loadEnvFile();
await ensureInstalled();
runScript("evaluate.ts", process.argv.slice(2));
