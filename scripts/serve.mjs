// `npm run serve` runs production. It installs, builds and seeds nothing: it says what is missing instead.
import { checkNode, loadEnvFile, runBuilt } from "./lib/bootstrap.mjs";

checkNode();
loadEnvFile();
runBuilt("serve", process.argv.slice(2));
