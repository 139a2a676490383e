// `npm run serve`: production. Nothing is installed, built or seeded: what is missing is said instead.
import { checkNode, loadEnvFile, runBuilt } from "./lib/bootstrap.mjs";

checkNode();
loadEnvFile();
runBuilt("serve", process.argv.slice(2));
