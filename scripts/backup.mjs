// `npm run backup` runs the compiled scripts/backup.ts.
import { checkNode, loadEnvFile, runBuilt } from "./lib/bootstrap.mjs";

checkNode();
loadEnvFile();
runBuilt("backup", process.argv.slice(2));
