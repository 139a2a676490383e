// `npm run restore` runs the compiled scripts/restore.ts.
import { checkNode, loadEnvFile, runBuilt } from "./lib/bootstrap.mjs";

checkNode();
loadEnvFile();
runBuilt("restore", process.argv.slice(2));
