// `npm run staff` does what only platform staff may do, by the compiled scripts/staff.ts.
import { checkNode, loadEnvFile, runBuilt } from "./lib/bootstrap.mjs";

checkNode();
loadEnvFile();
runBuilt("staff", process.argv.slice(2));
