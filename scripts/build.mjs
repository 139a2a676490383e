// `npm run build` makes the build folder that `npm run serve` runs. It installs nothing.
import { checkNode, loadEnvFile, runScript } from "./lib/bootstrap.mjs";

checkNode();
loadEnvFile();
runScript("build.ts");
