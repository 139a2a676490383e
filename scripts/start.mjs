// `npm start` installs what is missing, then hands over to the launcher.
import { checkNode, ensureInstalled, loadEnvFile, runScript } from "./lib/bootstrap.mjs";

checkNode();
await ensureInstalled();
loadEnvFile();
runScript("start.ts");
