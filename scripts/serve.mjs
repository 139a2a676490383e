// `npm run serve`: production. Nothing is installed, built or seeded: what is missing is said instead.
import { existsSync } from "node:fs";
import path from "node:path";
import { checkNode, fail, loadEnvFile, PROJECT, runScript } from "./lib/bootstrap.mjs";

checkNode();
loadEnvFile();
if (!existsSync(path.join(PROJECT, "node_modules", "next")))
  fail("The packages are missing: run npm ci first.");
const build = path.join(PROJECT, process.env.NEXT_DIST_DIR ?? ".next", "BUILD_ID");
if (!existsSync(build)) fail("The app is not built: run npm run build first.");
runScript("app.cjs", [], { ...process.env, NODE_ENV: "production" });
