// `npm run dev` installs what is missing, then runs the product from its sources.
import { checkNode, ensureInstalled, loadEnvFile, runScript } from "./lib/bootstrap.mjs";

checkNode();
await ensureInstalled();
loadEnvFile();
runScript("dev.ts");
