// `npm run build`: what `npm run serve` runs, in the build folder. Installs nothing.
import { checkNode, loadEnvFile, runScript } from "./lib/bootstrap.mjs";

checkNode();
loadEnvFile();
runScript("build.ts");
